# panel-letters.tcl --
#
#       The letters of the buttons in panels.  One letter has one meaning, in
#       every question of every game and in every language, so that a hand that
#       has learnt it does nothing else by it a moment later.
#
#       panelLetters PANELS    LETTERS, {WORD LETTER...}: of what is answered or
#                              told in panels of the game with that Panels
#       panelLetter CHOICE LETTERS   the letter of a button, or ""; see
#                              panel-buttons.tcl
#       panelLettered LABEL CHOICE DECLINES LETTERS
#                              {LETTER WORDS PLACE}: what the button says, and
#                              which of it is underlined, -1 for nothing; the
#                              letter stands after the words if it is in none.
#                              DECLINES: done refuses what is offered
#
#       panelDigits CHOICES DECLINES LETTERS ?BEFORE?   for each of the buttons
#                              of one question its digit, or ""; BEFORE: so many
#                              digits have others, in rows above them.  A choice
#                              with a digit has that, "" for none of its own, -
#                              for none at all
#
#   What several buttons mean, as each place to retreat to, is chosen among with
#   the letter, and answered with Return.  Each of those, and each button that
#   has no letter, has a digit as well, 1 to 9 as they stand, which answers at
#   once; it is shown before the button.  One button alone needs none.  The
#   letters of the table, u h m o, are no panel's.

need base/layouts base/words

namespace eval ::wargame::panels {
    # Those that the panels of every game have.
    variable PanelLetters {
        done d      pass p      Next n      GoOn n      Rest w
        volley_round v  Prefer z
    }
}

proc ::wargame::panels::panelLetters {panels} {
    variable PanelLetters
    return [dict merge $PanelLetters [$panels letters]]
}

proc ::wargame::panels::panelLetter {choice letters} {
    foreach key {means action tells} {
        if {[dict exists $choice $key]} {
            set word [lindex [dict get $choice $key] 0]
            return [expr {[dict exists $letters $word]
                ? [dict get $letters $word] : ""}]
        }
    }
    return ""
}

proc ::wargame::panels::panelLettered {label choice declines letters} {
    set letter [panelLetter $choice $letters]
    if {$letter eq "" || ($letter eq "d" && $declines)} {
        return [list "" $label -1]
    }
    set place [letterIn $label $letter]
    if {$place < 0} {
        set label [say orders.keyed $label [string toupper $letter]]
    }
    return [list $letter $label $place]
}

proc ::wargame::panels::panelDigits {choices declines letters
        {before 0}} {
    set has [lmap choice $choices {
        lindex [panelLettered [dict get $choice label] $choice $declines \
                $letters] 0
    }]
    set own [lmap choice $choices {
        expr {[dict exists $choice digit] ? [dict get $choice digit] : ""}
    }]
    set n $before
    return [lmap letter $has digit $own {
        if {$digit eq "" && [llength $has] + $before > 1 && ($letter eq ""
                || [llength [lsearch -all -exact $has $letter]] > 1)} {
            set digit [NextDigit n $own]
        }
        expr {$digit eq "-" ? "" : $digit}
    }]
}

proc ::wargame::panels::NextDigit {name own} {
    # The next that no other has, or "".
    upvar 1 $name n
    while {$n < 9} {
        if {[incr n] ni $own} {
            return $n
        }
    }
    return ""
}

# letterIn --
#
#       Where in a label the letter is that lies on that key, at the beginning
#       of a word if it is at one; -1 if nowhere.
proc ::wargame::panels::letterIn {label letter} {
    set found -1
    set before " "
    for {set i 0} {$i < [string length $label]} {incr i} {
        if {[latinPlace [string index $label $i]] eq $letter} {
            if {$before in {" " ( - :}} {
                return $i
            } elseif {$found < 0} {
                set found $i
            }
        }
        set before [string index $label $i]
    }
    return $found
}
