# label-codes.tcl --
#
#       The letters by which one of many is chosen with few keys.
#
#       labelCodes N           N words of one or two letters, those that are
#                              typed most easily first; none begins another.
#                              "" where there are not so many; without the
#                              keys of Done, Undo and Hint, see labels.tcl
#
#       keptCodes HAD WHAT     {KEPT FREE}: which of WHAT have again the letters
#                              that they HAD, both WHAT -> LETTERS, and the
#                              letters for the others, the easiest first
#
#   The first are of one letter.  A letter that begins words of two stands for
#   nothing by itself: as few as can be do, the least easy.

namespace eval ::wargame::board {
    # The row where fingers rest, then above it, then below.  Without those that
    # look like a figure.
    variable LabelLetters {f j k s l a g e i r w o t y v n c}
}

proc ::wargame::board::labelCodes {n} {
    variable LabelLetters
    set letters $LabelLetters
    set count [llength $letters]
    set first [expr {$n <= $count ? 0
        : min($count, int(ceil(($n - $count) / ($count - 1.0))))}]
    set codes [lrange $letters 0 end-$first]
    foreach one [lrange $letters end-[expr {$first - 1}] end] {
        lappend codes {*}[lmap two $letters { string cat $one $two }]
    }
    return [lrange $codes 0 [expr {$n - 1}]]
}

proc ::wargame::board::keptCodes {had what} {
    variable LabelLetters
    set most [llength $LabelLetters]
    set free [labelCodes [expr {max([llength $what], $most)}]]
    set kept [dict create]
    foreach one $what {
        if {[dict exists $had $one] && [dict get $had $one] in $free} {
            set code [dict get $had $one]
            dict set kept $one $code
            set free [lsearch -all -inline -exact -not $free $code]
        }
    }
    return [list $kept $free]
}
