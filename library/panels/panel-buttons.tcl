# panel-buttons.tcl --
#
#       The buttons of a panel: what they say, their letters, their rules, and
#       which of them does least harm.
#
#   set buttons [::wargame::panels::PanelButtons new PATH LETTERS]    PATH: the
#   panel's; LETTERS: see panelLetters
#       fill BAR CHOICES DECLINES ?LENGTH?    new buttons in a bar, as many in
#                           a row as there is room for; only they have letters
#                           and digits from now on.  Where they say something
#                           else, and the match has another LENGTH, they are
#                           deaf for a moment: stray.tcl.  DECLINES: see
#                           panelLettered.
#                           CHOICES: a list of dictionaries:
#           label command
#           style    "" or Default.TButton...; may be missing
#           rule     the number beside it, or ""; may be missing
#           action tells means    the word that it is lettered by, see
#                    panel-letters.tcl; may be missing
#           harm     0 if missing; see safest
#           worth    what it promises, 0 if missing; see safest
#       rows BUTTONS        gives the first digits to buttons in rows above the
#                           bar, from the next fill on; "" leaves one out
#       press KEY ?TIME?    the button of that letter or digit; of several, each
#                           in turn gets the focus, the safest first.  True if
#                           there is one; TIME "": and if it could be pressed,
#                           which is all that is done
#       reach WINDOW        the letters work while the focus is there
#       rule WINDOW NUMBER  a label says a rule's number, or "", and opens it
#                           when clicked
#
#       saidOn BAR              the words on its buttons
#       numbered ROWS BUTTONS   BUTTONS of the choices of a card's ROWS, "" for
#                               a row that keeps the digit it would have
#       harm CHOICE             how much it does; 0 if that is missing
#       withHarm CHOICES BAR    {HARM BUTTON WORTH}... of these in their bar
#       safest PAIRS            the buttons of such, least harm first, and of
#                               equals who promises most
#       allCost ABOVE BELOW     does each of these pairs some, and is one below?
#       toFirst BUTTONS KEY TIME   a new press of that key moves the keyboard to
#                               the first that is there -> is one?

need base/layouts look/button-bar look/focus look/key-press look/stray \
        look/theme panels/panel-letters

if {![info object isa class ::wargame::panels::PanelButtons]} {
    oo::class create ::wargame::panels::PanelButtons
}

oo::define ::wargame::panels::PanelButtons {
    # Buttons: letter or digit -> {HARM BUTTON WORTH}...
    # Rows: those before them that have a digit.  Said: the words on all.
    # Length: of the match when they were filled.
    variable Path Letters Buttons Rows Said Length

    constructor {path letters} {
        set Path $path
        set Letters $letters
        set Buttons [dict create]
        set Rows {}
        set Said {}
        set Length ""
    }

    method rows {buttons} {
        set Rows [lrange $buttons 0 8]
    }

    method press {symbol {time 0}} {
        # One button is pressed, several are gone through.
        set digit ""
        set place [expr {[regexp {^(?:KP_)?([1-9])$} $symbol - digit]
            ? $digit : [::wargame::base::latinPlace $symbol]}]
        if {![dict exists $Buttons $place]} {
            return 0
        }
        set buttons [lmap button [::wargame::panels::safest \
                [dict get $Buttons $place]] {
            if {![winfo exists $button] || [$button instate disabled]} continue
            set button
        }]
        if {$time eq ""} {
            return [expr {[llength $buttons] > 0}]
        } elseif {[llength $buttons]} {
            set at [expr {[lsearch -exact $buttons [focus]] + 1}]
            focus [lindex $buttons [expr {$at % [llength $buttons]}]]
        }
        if {[llength $buttons] == 1 && ![::wargame::look::isStray $Path \
                [expr {$digit eq "" ? "press" : "digit"}] $time]} {
            if {$digit eq ""} {
                [lindex $buttons 0] invoke
            } else {
                ::wargame::look::digitPress [lindex $buttons 0] $digit
            }
        }
        return 1
    }

    method reach {window} {
        if {"Panel$Path" ni [bindtags $window]} {
            bindtags $window [linsert [bindtags $window] 1 Panel$Path]
            if {[winfo class $window] eq "TButton"} {
                ::wargame::look::heedStray $window
            }
        }
    }

    method fill {bar choices declines {length ""}} {
        destroy {*}[winfo children $bar]
        set Buttons [dict create]
        my NumberRows [llength $choices]
        set rule ""
        foreach choice $choices digit [::wargame::panels::panelDigits \
                $choices $declines $Letters [llength $Rows]] {
            set choice [dict merge {style "" rule ""} $choice \
                    [list digit $digit]]
            # A rule is told once, under the first of its buttons.
            if {[dict get $choice rule] eq $rule} {
                dict set choice rule ""
            } else {
                set rule [dict get $choice rule]
            }
            my Button $bar $choice $declines
        }
        ::wargame::look::barLay $bar
        set said [lmap button [concat [my Numbered] \
                [::wargame::look::barButtons $bar]] { $button cget -text }]
        if {$said ne $Said} {
            set Said $said
            ::wargame::look::shownNow
            if {$length ne $Length} {
                ::wargame::look::answersNow
            }
        }
        set Length $length
    }

    method Button {bar choice declines} {
        # A button and beside it its rule's number.
        lassign [::wargame::panels::panelLettered [dict get $choice label] \
                $choice $declines $Letters] letter label underline
        set button [::wargame::look::barAdd $bar -text $label \
                -style [dict get $choice style] -underline $underline \
                -command [dict get $choice command]]
        if {$letter ne ""} {
            dict lappend Buttons $letter \
                    [list [::wargame::panels::harm $choice] $button \
                        [::wargame::panels::worth $choice]]
        }
        my reach $button
        my Digit $button [dict get $choice digit]
        if {[dict get $choice rule] ne ""} {
            my rule [ttk::label [::wargame::look::barBeside $button]] \
                    [dict get $choice rule]
        }
    }

    method NumberRows {others} {
        # One button alone needs no digit.
        set n 0
        foreach button $Rows {
            incr n
            if {$button eq ""} {
                continue
            } elseif {[llength $Rows] + $others > 1} {
                my Digit $button $n
            } else {
                destroy [::wargame::look::barBefore $button]
            }
            ::wargame::look::barLay [winfo parent [winfo parent $button]]
        }
    }

    method Numbered {} {
        return [lsearch -all -inline -exact -not $Rows ""]
    }

    method Digit {button digit} {
        # Before the button.
        if {$digit ne ""} {
            dict lappend Buttons $digit [list 0 $button 0]
            set around [[winfo parent $button] cget -style]
            set label [::wargame::look::barBefore $button]
            destroy $label
            ttk::label $label -text $digit \
                -font [::wargame::look::theme font smallBold] \
                -foreground [::wargame::look::theme color inkSoft] \
                -background [ttk::style lookup $around -background]
        }
    }

    method rule {window number} {
        # Without one there is nothing to go to.
        set around [[winfo parent $window] cget -style]
        $window configure -style Rule.TLabel -takefocus [expr {$number ne ""}] \
            -cursor [expr {$number eq "" ? "" : "hand2"}] -text $number \
            -background [ttk::style lookup $around -background]
        my reach $window
        foreach event {<ButtonRelease-1> <Return> <space>} {
            bind $window $event "[list event generate [winfo toplevel $Path] \
                    <<WargameRule>> -data $number]; break"
        }
    }
}

proc ::wargame::panels::saidOn {bar} {
    return [lmap button [::wargame::look::barButtons $bar] {
        $button cget -text
    }]
}

proc ::wargame::panels::numbered {rows buttons} {
    set all {}
    foreach row $rows {
        if {[dict exists $row keeps]} {
            lappend all ""
        } elseif {[dict exists $row choices]} {
            set count [llength [dict get $row choices]]
            lappend all {*}[lrange $buttons 0 $count-1]
            set buttons [lrange $buttons $count end]
        }
    }
    return $all
}

proc ::wargame::panels::harm {choice} {
    return [expr {[dict exists $choice harm] ? [dict get $choice harm] : 0}]
}

proc ::wargame::panels::worth {choice} {
    return [expr {[dict exists $choice worth] ? [dict get $choice worth] : 0}]
}

proc ::wargame::panels::withHarm {choices bar} {
    set n 0
    return [lmap choice $choices {
        list [harm $choice] [::wargame::look::barAt $bar [incr n]] \
                [worth $choice]
    }]
}

proc ::wargame::panels::safest {pairs} {
    return [lmap pair [lsort -integer -index 0 \
            [lsort -integer -decreasing -index 2 $pairs]] { lindex $pair 1 }]
}

proc ::wargame::panels::allCost {above below} {
    return [expr {[llength $below] && 0 ni [lmap pair [concat $above $below] {
        lindex $pair 0
    }]}]
}

proc ::wargame::panels::toFirst {buttons key time} {
    set there [lmap button $buttons {
        expr {[winfo exists $button] ? $button : [continue]}
    }]
    if {[llength $there] && [::wargame::look::newPress $key $time]} {
        ::wargame::look::focusOn [lindex $there 0]
    }
    return [llength $there]
}
