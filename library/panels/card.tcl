# card.tcl --
#
#       A card of choices: a heading, a sentence, a row for each piece or place
#       with its buttons, and buttons that belong to no row.  It does for every
#       small decision that is easier beside the map than on it.
#
#   set panel [::wargame::panels::CardPanel new PATH MATCH VIEWER DOCMD]
#                 see panel.tcl
#       scene       -> what is drawn: see present/cards.tcl
#       focusCmd CMD   call CMD with the focus of a row that the pointer or the
#                      keyboard is on, so that the map can show it
#
#       seek WHAT      go to the row with that focus; true if there is one
#       reveal WHAT    scroll it into sight, and stay
#
#   Up and down go from row to row, left and right between the buttons.  Where
#   each answer costs something, Done as well, the keyboard is at none of them
#   until Return or an arrow has gone to the first; from a row that was answered
#   it goes on to the next while the same is asked.  A card has a CardTop and
#   CardRows below it, as its CardLayout has them lie.

need look/button-bar look/focus look/key-press look/theme panels/asked-later \
        panels/card-layout panels/card-rows panels/card-top panels/card-volley \
        panels/going-on panels/panel panels/panel-buttons panels/prefer

if {![info object isa class ::wargame::panels::CardPanel]} {
    oo::class create ::wargame::panels::CardPanel {
        superclass ::wargame::panels::Panel
    }
}

oo::define ::wargame::panels::CardPanel {
    # Due: the fit that is due.
    variable Path Match Viewer Presenter Pictures Scene Top Rows Layout \
            FocusCmd Volley Due GoingOn Later

    constructor {args} {
        lassign {{} "" ""} Scene FocusCmd Due
        next {*}$args
    }

    destructor {
        after cancel $Due
        next
    }

    method scene {} {
        return $Scene
    }

    method odds {query} {
        $Later by $query
    }

    method focusCmd {cmd} {
        set FocusCmd $cmd
    }

    method seek {what} {
        return [$Rows seek $what]
    }

    method reveal {what} {
        $Rows reveal $what
    }

    method Ask {} {
        return [[$Presenter cards] scene [$Match moment $Viewer]]
    }

    # ---- the keyboard ----

    method FirstButtons {} {
        return [::wargame::panels::safest [concat {*}[my Pairs]]]
    }

    method Pairs {} {
        # {HARM BUTTON}... of the first of each row, and of those below.
        return [list [$Rows firsts] [::wargame::panels::withHarm [dict get \
                [dict merge {choices {}} $Scene] choices] [$Layout bar]]]
    }

    method home {} {
        # Where there is no button yet, no ring is seen: the next one has it.
        # Nor where each costs something: none is the answer to a stray key.
        if {[$GoingOn home]} {
            return 1
        }
        foreach button [expr {[::wargame::panels::allCost {*}[my Pairs]]
                ? {} : [my FirstButtons]}] {
            if {[winfo exists $button]} {
                return [next]
            }
        }
        ::wargame::look::focusOn [$Rows list]
        return 1
    }

    method Pointed {row} {
        # The pointer or the keyboard is on that row.
        if {$FocusCmd ne "" && [dict exists $row focus]} {
            uplevel #0 [list {*}$FocusCmd [dict get $row focus]]
        }
    }

    method Focused {row} {
        # The keyboard is.
        my Pointed $row
    }

    # ---- where it lies ----

    method placing {} {
        return [list -relx 1.0 -x [::wargame::look::theme px -10] -anchor ne \
                -y [::wargame::look::theme px 10] -width [my Across]]
    }

    method Across {} {
        return [my wide]
    }

    method wide {} {
        # Some fifty letters, as large as they are; the map needs room, too.
        set wide [expr {50 * [font measure \
                [::wargame::look::theme font body] 0]}]
        return [expr {max([::wargame::look::theme px 370],
            min([::wargame::look::theme px 480], $wide))}]
    }

    method Build {} {
        set Volley [::wargame::panels::CardVolley new $Path \
                [namespace code {my Send}] [namespace code {my refresh}]]
        $Path configure -relief solid -borderwidth 1
        set Layout [::wargame::panels::CardLayout new $Path \
                [namespace code {my Height}]]
        set Top [::wargame::panels::CardTop new $Path.top $Pictures \
                [namespace code {my Rule}]]
        set Rows [::wargame::panels::CardRows new $Path \
                [::wargame::look::barAt [$Layout bar] 1] [my Calls]]
        set GoingOn [::wargame::panels::GoingOn create \
                [self namespace]::GoingOn $Rows]
        set Later [::wargame::panels::AskedLater create \
                [self namespace]::Later [namespace code {my Retell}]]
        $Layout lay $Top $Rows
        bind $Path.top <Configure> [namespace code {my FitSoon}]
        foreach {button units} {4 -2 5 2} {
            bind Panel$Path <Button-$button> \
                    [list [$Rows list] yview scroll $units units]
        }
        foreach window [list [$Rows list] {*}[$Top windows]] {
            my Keys $window
        }
        foreach key {Return KP_Enter space Down Up} {
            bind [$Rows list] <Key-$key> [format {if {[%s]} break} \
                    [namespace code {::wargame::panels::toFirst \
                        [my FirstButtons] %K %t}]]
        }
    }

    method Calls {} {
        return [dict replace [dict map {call method} {
            block Block     command Command     keys Keys
            fit Fit         soon FitSoon    pointed Pointed     focused Focused
        } { namespace code [list my $method] }] most [list $Layout most] \
            how [list [$Presenter cards] how [$Match moment $Viewer]]]
    }

    method FitSoon {} {
        # Not at once: Tk tells of a window's size while it lays it out, and the
        # top may be laid out elsewhere by this.
        after cancel $Due
        set Due [after idle [namespace code {my Fit}]]
    }

    method Fit {} {
        $Layout fit [my Across] [expr {![my beside]}]
    }

    method Needs {} {
        return [expr {[$Layout needs] + 2}]
    }

    method Height {} {
        # How high it may be, of what it lies over.
        set over [expr {[winfo manager $Path] eq "place"
            ? [dict get [place info $Path] -in] : [winfo parent $Path]}]
        return [expr {[my beside] ? [winfo height $Path]
            : [winfo height $over] * 0.9}]
    }

    # ---- what is shown ----

    method refresh {} {
        set Scene [my Ask]
        $Later ask [$Match moment $Viewer] $Scene
        if {$Scene eq {}} {
            return
        }
        set side [dict get $Scene side]
        set list [$Rows list]
        $Layout color [::wargame::look::theme color [expr {$side eq ""
            ? "goldDark" : $side}]]
        $Layout room [my Across]
        $Top show $Scene [expr {max([winfo width $list],
            [winfo reqwidth $list])}]
        $GoingOn before
        $Rows show [dict get $Scene rows]
        set said [::wargame::panels::saidOn [$Layout bar]]
        set orders [$Volley orders $Scene]
        set choices [concat [my Heeded [dict get $Scene choices]] $orders]
        my Rowed [::wargame::panels::numbered [dict get $Scene rows] \
                [$Rows buttons]]
        my Buttons [$Layout bar] $choices
        $Layout foot [llength $choices] [expr {
            [lindex [my FirstButtons] 0] ni [$Rows buttons]}] \
            [expr {[llength $orders] > 0}]
        if {([string match [$Layout bar].* [focus]]
                    && ($said ne [::wargame::panels::saidOn [$Layout bar]]
                        || [::wargame::panels::allCost {*}[my Pairs]]))
                || [focus] eq $list} {
            # The same key does not at once answer another question.
            my home
        }
        $GoingOn after [expr {[::wargame::panels::allCost {*}[my Pairs]]
            ? [list [$Match side] [$Match decision]] : ""}]
        my Fit
        $Volley on $Scene
    }

    method Retell {} {
        # Its rows know more; all else stays.
        set Scene [my Ask]
        if {$Scene ne {}} {
            $Rows show [dict get $Scene rows]
        }
        $Later ask [$Match moment $Viewer] $Scene
    }

    method Heeded {choices} {
        # Those that have a button, with what it does.
        return [lmap choice $choices {
            set command [my Command $choice]
            if {$command eq ""} continue
            dict set choice command $command
        }]
    }

    method Command {choice} {
        # What its button does.  Where nobody listens, as in a replay, there is
        # none, and "" is returned.
        if {![dict exists $choice tells]} {
            return [namespace code [list my Send [dict get $choice action]]]
        }
        lassign [dict get $choice tells] name data
        if {$name eq "GoOn"} {
            return [namespace code {my goOn}]
        } elseif {$name eq "Prefer"} {
            return [list ::wargame::panels::prefer {*}$data \
                    [namespace code {my refresh}]]
        }
        set top [winfo toplevel $Path]
        if {[bind $top <<Wargame$name>>] eq ""} {
            return ""
        }
        return [list event generate $top <<Wargame$name>> -data $data]
    }
}
