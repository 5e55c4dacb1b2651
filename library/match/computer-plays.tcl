# computer-plays.tcl --
#
#       A side's turn, played by a computer where nobody looks on.
#
#       computerPlays MATCH SIDE LEVEL WHILECMD    answers what SIDE is asked,
#                                as long as WHILECMD returns true

proc ::wargame::match::computerPlays {match side level whileCmd} {
    set computer [::wargame::computer_new [dict get [$match about] game] \
            $side $level 1812]
    try {
        while {[{*}$whileCmd]} {
            set left [::wargame::computer_begin $computer [$match handle]]
            while {$left > 0} {
                set left [::wargame::computer_think $computer $left]
            }
            $match do $side [::wargame::computer_answer $computer \
                    [$match handle]]
        }
    } finally {
        ::wargame::computer_free $computer
    }
}
