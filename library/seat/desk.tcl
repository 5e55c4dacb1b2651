# desk.tcl --
#
#       The window of several commanders a side: who commands, and what is
#       written.  A commander reads what he has written and what has reached
#       him, and writes there; the umpire reads all of it.
#
#       openDesk PATH SEAT TABLE MATCH    a new window; one that is there is
#                              shown
#       refreshDesk PATH       the match has changed
#       askWords WINDOW TITLE CMD   asks for the words of a message; CMD is
#                              called with them -> "", or why they could not be
#                              written: then they stay where they are

need base/words look/ask-line look/side-window look/theme seat/unread

namespace eval ::wargame::seat {
    variable Desks              ;# by path
    variable MostWords 240      ;# bytes
}

if {![info object isa class ::wargame::seat::Desk]} {
    oo::class create ::wargame::seat::Desk {
        superclass ::wargame::look::SideWindow
    }
}

proc ::wargame::seat::openDesk {path seat table match} {
    variable Desks
    if {[winfo exists $path]} {
        raise $path
        return
    }
    set Desks($path) [Desk new $path $seat $table $match]
    # The button that tells of new ones.
    $seat refresh
}

proc ::wargame::seat::refreshDesk {path} {
    variable Desks
    $Desks($path) show
}

proc ::wargame::seat::askWords {window title cmd} {
    variable MostWords
    ::wargame::look::askLine $window $title \
            [::wargame::base::say desk.words $MostWords] "" \
            [list ::wargame::seat::AskedWords $cmd]
    # Whoever sits there next reads none of it.
    set hide [list ::wargame::look::hideAsked $window \
            ::wargame::seat::AskedWords]
    if {[string first $hide [bind $window <<WargameLeave>>]] < 0} {
        bind $window <<WargameLeave>> +$hide
    }
}

proc ::wargame::seat::AskedWords {cmd said} {
    variable MostWords
    set said [string trim [regsub -all {[[:cntrl:][:space:]]+} $said " "]]
    if {$said eq ""} {
        return [::wargame::base::say desk.empty]
    }
    # Each character has a byte or more.
    set most [expr {min($MostWords, [string length $said])}]
    while {[string length [encoding convertto utf-8 [string range $said 0 \
            $most-1]]] > $MostWords} {
        incr most -1
    }
    return [expr {$most < [string length $said]
        ? [::wargame::base::sayCount desk.long \
            [expr {[string length $said] - $most}]]
        : [{*}$cmd $said]}]
}

oo::define ::wargame::seat::Desk {
    variable Path Paper Seat Table Match Reader Words Panels Told

    constructor {path seat table match} {
        set Seat $seat
        set Table $table
        set Match $match
        set Reader [[$seat presenter] reader]
        set Words [[$seat presenter] words]
        set Panels [[$seat presenter] panels]
        set Told ""
        my Open $path Desk [::wargame::base::say desk.title]
        my Build
        my show
        ::wargame::look::placeOver $Path [winfo toplevel [winfo parent $Path]] 8
        my FocusClose
    }

    method Build {} {
        set Paper [my Papered [::wargame::base::say desk.title] 18]
        $Paper style soft italic inkSoft
        $Paper style head bodyBold ink
        my PackBelow [ttk::frame $Path.write]
    }

    # ---- what it tells ----

    method show {} {
        set moment [$Seat moment]
        set told [list [my Commanders $moment] [my Letters $moment] \
                [my Writable]]
        if {$told ne $Told} {
            set Told $told
            $Paper write {*}[lindex $told 0] {*}[lindex $told 1]
            [$Paper text] see end
            my Buttons [lindex $told 2]
        }
        ::wargame::seat::haveRead $Seat $Table $Match
    }

    method Sides {} {
        set viewer [$Seat viewer]
        return [expr {$viewer eq "umpire" ? {0 1} : $viewer in {0 1}
            ? [list $viewer] : {}}]
    }

    method Commanders {moment} {
        set said {}
        foreach side {0 1} {
            set rows [$Reader commanders $moment $side]
            if {![llength $rows]} continue
            lappend said "[$Words sideName $side]\n" head
            foreach row $rows {
                set number [dict get $row number]
                set notes [list {*}[expr {[dict get $row active] ? {}
                    : [list [::wargame::base::say desk.out]]}] \
                    {*}[expr {$side eq [$Seat viewer]
                            && $number eq [$Table commander]
                        ? [list [::wargame::base::say desk.you]] : {}}]]
                lappend said [::wargame::seat::nameOf $Seat $side $number] {} \
                        [my Notes $notes] soft \
                        "[my Corps $moment $side $number]\n" {}
            }
        }
        return $said
    }

    method Notes {notes} {
        return [expr {[llength $notes] ? " ([join $notes {, }])" : ""}]
    }

    method Corps {moment side number} {
        # ": I, IC", as far as the viewer may know.
        set corps {}
        foreach piece [$Reader commanded $moment $side $number] {
            if {[$Reader hasCorps $piece]} {
                dict set corps [$Words corps $piece] 1
            }
        }
        return [expr {[dict size $corps]
            ? ": [join [dict keys $corps] {, }]" : ""}]
    }

    method Letters {moment} {
        set said {}
        foreach side [my Sides] {
            set reader [expr {[$Seat viewer] eq "umpire" ? "all"
                : [$Table commander]}]
            foreach row [$Reader desk $moment $side $reader] {
                lappend said \n {} {*}[my Letter $moment $side $reader $row]
            }
        }
        return [expr {[llength $said] ? $said : [list \n {} \
            [::wargame::base::say desk.none] soft]}]
    }

    method Letter {moment side reader row} {
        dict with row {}
        set key desk.state.$state
        set how [expr {$state eq "carried"
            ? [::wargame::base::say $key [$Words unitName $aide]]
            : [::wargame::base::say $key]}]
        lassign [lmap who [list $from $to] {
            ::wargame::seat::nameOf $Seat $side $who
        }] writer addressee
        set head [expr {$reader eq "all"
            ? [::wargame::base::say desk.between $writer $addressee $how]
            : $from == $reader
            ? [::wargame::base::say desk.sent $addressee $how]
            : [::wargame::base::say desk.received $writer]}]
        set text [$Match message $side $reader $number]
        set said [list "$count. $head\n" head [expr {$text eq ""
            ? [::wargame::base::say desk.blank] : $text}]\n {}]
        foreach text [::wargame::seat::givenAway $Seat $row] {
            lappend said $text\n soft
        }
        return $said
    }

    # ---- what can be written ----

    method Writable {} {
        return [lmap action [$Seat offered] {
            if {[llength $action] != 2 || [$Panels writes $action] eq ""} {
                continue
            }
            set action
        }]
    }

    method Buttons {actions} {
        foreach old [winfo children $Path.write] {
            destroy $old
        }
        set n 0
        set theme ::wargame::look::theme
        foreach action $actions {
            ttk::button $Path.write.b[incr n] \
                    -text [$Words label $action] \
                    -command [namespace code [list my Write $action]]
            pack $Path.write.b$n -side left -pady [$theme px 6] \
                    -padx [list 0 [$theme px 8]]
        }
    }

    method Write {action} {
        # Its words are asked for.
        if {$action in [$Seat offered]} {
            $Table do $action
        }
    }
}
