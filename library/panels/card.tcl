# card.tcl --
#
#       A card of choices: a heading, a sentence, a row for each piece or place
#       with its buttons, and buttons that belong to no row.  It does for every
#       small decision that is easier beside the map than on it.
#
#   set panel [::wargame::panels::CardPanel new PATH MATCH VIEWER DOCMD]      see panel.tcl
#       scene       -> what is drawn; games/GAME/cards.tcl makes it:
#           side    word, for the colour, or ""
#           heading text rule
#           throw   {STYLE TEXT DICE} of the last dice, or ""
#           steps   {TEXT STATE}...; STATE: past now next; may be missing
#           rows    dictionaries, each
#               section  a heading above it, or ""; with it nothing else
#               faces    pictured first: for [blocks svg]; may be missing
#               size     of those, of an ordinary screen; may be missing
#               arrow    1: from the first face to the second
#               title line    both may be missing
#               state    good warn bad, the colour of the line, or ""; off:
#                        it cannot be chosen
#               focus    a place or piece, for FOCUSCMD; may be missing
#               choices  {label L action A style S}...
#               first    1: the choices stand above the line
#               now      1: it is scrolled into sight when it is new
#           choices {label L action A style S rule R harm N}...; harm, of a row's
#                   choices, too, may be missing: see panel.tcl; so may best, 1
#                   of a row's choice that is marked; one that is no answer
#                   of the match has tells, NAME ?DATA?, instead of an
#                   action: it sends <<WargameNAME>> to the window, such as
#                   Next, Pace or Undo; of GoOn see stays in panel.tcl
#       focusCmd CMD   call CMD with the focus of a row that the pointer or the
#                      keyboard is on, so that the map can show it
#
#       seek WHAT      go to the row with that focus; true if there is one
#       reveal WHAT    scroll it into sight, and stay
#
#   Up and down go from row to row, left and right between the buttons.  The
#   class goes on in card-top.tcl and card-rows.tcl.

need look/dice look/button-bar look/theme panels/panel

if {![info object isa class ::wargame::panels::CardPanel]} {
    oo::class create ::wargame::panels::CardPanel {
        superclass ::wargame::panels::Panel
    }
}

oo::define ::wargame::panels::CardPanel {
    variable Path Match Viewer Do Presenter Pictures
    variable Card Scene Tray Focus Rows Look Thrown Wait Low

    constructor {args} {
        set Scene {}
        set Focus ""
        set Rows {}
        set Look ""
        set Thrown ""
        set Wait ""
        set Low 0
        next {*}$args
    }

    destructor {
        after cancel $Wait
        catch {$Tray destroy}
        next
    }

    method FirstButtons {} {
        # What does least harm first.
        set buttons {}
        set n 0
        set scene [dict merge {rows {} choices {}} $Scene]
        foreach row [dict get $scene rows] {
            set choices [expr {[dict exists $row choices]
                ? [lrange [dict get $row choices] 0 0] : {}}]
            lappend buttons {*}[my Harmed $choices \
                    $Card.list.rows.r[incr n].bar]
        }
        lappend buttons {*}[my Harmed [dict get $scene choices] $Card.bar]
        return [lmap pair [lsort -integer -index 0 $buttons] {
            lindex $pair 1
        }]
    }

    method Harmed {choices bar} {
        set n 0
        return [lmap choice $choices {
            list [expr {[dict exists $choice harm] ? [dict get $choice harm]
                : 0}] $bar.c[incr n].b
        }]
    }

    method home {} {
        # Where there is no button yet, where no ring is seen: the next one has it.
        foreach button [my FirstButtons] {
            if {[winfo exists $button]} {
                return [next]
            }
        }
        focus $Card.list
        return 1
    }

    method Focus {} {
        next
        after idle [list catch [namespace code {my Begin}]]
    }

    method scene {} {
        return $Scene
    }
    method focusCmd {cmd} {
        set Focus $cmd
    }

    method Ask {} {
        return [my Part cards scene [$Match moment $Viewer] $Presenter]
    }

    method placing {} {
        return [list -relx 1.0 -x [::wargame::look::theme px -10] -anchor ne \
                -y [::wargame::look::theme px 10] -width [my Across]]
    }

    method Across {} {
        # Some fifty letters, as large as they are; the map needs room, too.
        set wide \
                [expr \
                {50 * [font measure [::wargame::look::theme font body] 0]}]
        return [expr {max([::wargame::look::theme px 370],
            min([::wargame::look::theme px 480], $wide))}]
    }

    method Build {} {
        set Card $Path
        set margin [::wargame::look::theme size margin]
        $Path configure -relief solid -borderwidth 1
        frame $Card.edge -background [::wargame::look::theme color rule]
        frame $Card.band -height [::wargame::look::theme px 6]
        ttk::frame $Card.top -style Lift.TFrame -padding $margin
        ttk::label $Card.top.heading -style Lift.TLabel
        ttk::label $Card.top.text -style Lift.TLabel
        ttk::label $Card.top.rule -style Lift.TLabel
        canvas $Card.top.dice -highlightthickness 0 -height 1 -width 10
        ttk::frame $Card.top.steps -style Lift.TFrame
        pack $Card.top.heading $Card.top.steps $Card.top.text $Card.top.rule \
                -fill x -anchor w
        set Tray [::wargame::look::Dice new $Card.top.dice $Pictures]
        canvas $Card.list -highlightthickness 0 -borderwidth 0 -height 60 \
                -width [::wargame::look::theme px 320] -takefocus 0 \
                -yscrollcommand [list ::wargame::look::scrollAsNeeded \
                $Card.scroll]
        ttk::scrollbar $Card.scroll -command [list $Card.list yview]
        ttk::frame $Card.list.rows
        $Card.list create window 0 0 -anchor nw -window $Card.list.rows -tags in
        ttk::frame $Card.bar -style Sunk.TFrame
        ttk::frame $Card.foot -style Sunk.TFrame -padding $margin
        grid $Card.band -row 0 -column 0 -columnspan 2 -sticky ew
        grid $Card.top -row 1 -column 0 -columnspan 2 -sticky ew
        grid $Card.list -row 2 -column 0 -sticky nsew
        grid $Card.scroll -row 2 -column 1 -sticky ns
        grid $Card.foot -row 3 -column 0 -columnspan 2 -sticky ew
        pack $Card.bar -in $Card.foot -fill x
        raise $Card.bar
        grid rowconfigure $Card 2 -weight 1
        # The bar's room is kept free: rows that grew wider without it would
        # change whether it is needed.
        grid columnconfigure $Card 0 -weight 1
        grid columnconfigure $Card 1 -minsize [winfo reqwidth $Card.scroll]
        bind $Card.list <Configure> [namespace code {my Fit}]
        bind $Card.list.rows <Configure> [namespace code {my Fit}]
        bind $Card.top <Configure> [namespace code {my Fit}]
        foreach {button units} {4 -2 5 2} {
            bind Panel$Path <Button-$button> \
                    [list $Card.list yview scroll $units units]
        }
        foreach window [concat $Card.list $Card.top \
                [winfo children $Card.top]] {
            my Keys $window
        }
    }

    method Fit {} {
        set width [winfo width $Card.list]
        if {$width < 50} {
            return
        }
        my PlaceTop $width
        $Card.list itemconfigure in -width $width
        $Card.list configure -scrollregion [list 0 0 $width [my Whole]] \
                -yscrollincrement [::wargame::look::theme px 20] \
                -background [::wargame::look::theme color leaf]
        my Shrink
        set wrap [expr {$width - 2 * [::wargame::look::theme size margin]}]
        foreach label {heading text} {
            $Card.top.$label configure -wraplength [expr {$wrap - 4}]
        }
        foreach row [winfo children $Card.list.rows] {
            foreach label {title line section} {
                if {[winfo exists $row.$label]} {
                    set panel [expr {$wrap - ($label eq "section" ? 0
                        : [my Faces $row] + [::wargame::look::theme px 12])}]
                    $row.$label configure -wraplength [expr {max(80, $panel)}]
                }
            }
            if {[winfo exists $row.bar]} {
                ::wargame::look::barFlow $row.bar
            }
        }
    }

    method Faces {row} {
        # How wide those are beside the words of a row, which may not have been
        # laid out yet.
        set faces [winfo children $row.faces]
        if {[llength $faces] > 4} {
            return 0
        }
        return [expr [join [concat 0 [lmap face $faces {
            winfo reqwidth $face
        }]] +]]
    }

    method Shrink {} {
        # No higher than it need be, over the map.
        $Card.list configure -height [expr {round(max(60, min([my Whole],
            [my RoomForRows] + [my TopHigh])))}]
    }

    method Height {} {
        # The most that it may have.
        return [expr {[winfo height [winfo parent $Path]] * 0.9}]
    }

    method refresh {} {
        set Scene [my Ask]
        if {$Scene eq {}} {
            return
        }
        set side [dict get $Scene side]
        set color [expr {$side eq "" ? "goldDark" : $side}]
        $Card.band configure -background [::wargame::look::theme color $color]
        $Card.top.heading configure -text [dict get $Scene heading] \
            -font [::wargame::look::theme font heading] \
            -foreground [::wargame::look::theme color \
                [expr {$side eq "" ? "ink" : "${side}Dark"}]]
        $Card.top.text configure -text [dict get $Scene text] \
                -font [::wargame::look::theme font prompt]
        my Rule $Card.top.rule [dict get $Scene rule]
        my ShowSteps
        my ShowThrow [dict get $Scene throw]
        my ShowRows
        set said [my Said]
        my Buttons $Card.bar [lmap choice [dict get $Scene choices] {
            if {![my IsHeeded $choice]} continue
            dict set choice command [my Command $choice]
        }]
        if {[llength [dict get $Scene choices]] == 0} {
            grid remove $Card.foot
        } else {
            grid $Card.foot
        }
        if {([string match $Card.bar.* [focus]] && $said ne [my Said])
                || [focus] eq "$Card.list"} {
            # The same key does not at once answer another question.
            my home
        }
        my Fit
    }

    method Said {} {
        # The words on the buttons that belong to no row.
        return [lmap cell [winfo children $Card.bar] { $cell.b cget -text }]
    }

    method IsHeeded {choice} {
        # Where nobody listens, as in a replay, there is no button for it.
        if {![dict exists $choice tells]} {
            return 1
        }
        set name [lindex [dict get $choice tells] 0]
        return [expr {$name eq "GoOn"
            || [bind [winfo toplevel $Path] <<Wargame$name>>] ne ""}]
    }

    method Command {choice} {
        # What its button does.
        if {![dict exists $choice tells]} {
            return [namespace code [list my Send [dict get $choice action]]]
        }
        lassign [dict get $choice tells] name data
        if {$name eq "GoOn"} {
            return [namespace code {my goOn}]
        }
        return [list event generate [winfo toplevel $Path] \
                <<Wargame$name>> -data $data]
    }
}

need panels/card-top panels/card-rows
