# computer-plays.tcl --
#
#       A side's turn, played by a computer where nobody looks on.
#
#       computerPlays MATCH SIDE LEVEL WHILECMD ?MEANWHILECMD?
#                                answers what SIDE is asked, as long as WHILECMD
#                                returns true.  MEANWHILECMD is called often,
#                                also while it thinks, and may end the program

namespace eval ::wargame::match {
    variable ThoughtAtOnce 20       ;# iterations
}

proc ::wargame::match::computerPlays {match side level whileCmd
        {meanwhileCmd list}} {
    variable ThoughtAtOnce
    set computer [::wargame::computer_new [dict get [$match about] game] \
            $side $level 1812]
    try {
        while {[{*}$whileCmd]} {
            {*}$meanwhileCmd
            set left [::wargame::computer_begin $computer [$match handle]]
            while {$left > 0} {
                {*}$meanwhileCmd
                set left [::wargame::computer_think $computer \
                        [expr {min($left, $ThoughtAtOnce)}]]
            }
            $match do $side [::wargame::computer_answer $computer \
                    [$match handle]]
        }
    } finally {
        ::wargame::computer_free $computer
    }
}
