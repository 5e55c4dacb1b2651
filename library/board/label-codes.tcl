# label-codes.tcl --
#
#       The letters by which one of many is chosen with few keys.
#
#       labelCodes N           N words of one or two letters, those that are
#                              typed most easily first; none begins another.
#                              "" where there are not so many; without the
#                              keys of Done, Undo and Hint, see labels.tcl
#
#   set codes [::wargame::board::LabelCodes new TOKENS]
#       want WHAT OWN      seeks letters for these, spaces and tokens: those of
#                          a token are its stack's, whoever of it has left; OWN
#                          are tokens that have some of their own
#       of ONE             the letters that it had, or the easiest that are
#                          left; ""
#       give ONE LETTERS   notes that it has them
#       typed LETTERS      notes that who had these was chosen: nobody else gets
#                          them next, for they may be typed once more by mistake
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

if {![info object isa class ::wargame::board::LabelCodes]} {
    oo::class create ::wargame::board::LabelCodes
}

oo::define ::wargame::board::LabelCodes {
    # Had: NAME -> the letters it had last.  Names: of each that wants letters
    # those under which it may have had some, the best first.  Kept: of each
    # that has them again.  Free: for the others.
    variable Tokens Had Last Names Kept Free

    constructor {tokens} {
        set Tokens $tokens
        set Had [dict create]
        set Last ""
    }

    method want {what own} {
        variable ::wargame::board::LabelLetters
        set Free [::wargame::board::labelCodes [expr {max(1 + [llength $what],
            [llength $LabelLetters])}]]
        lassign {} Names Kept
        foreach one $what {
            dict set Names $one [my Names $one $own]
        }
        foreach rank {0 1} {
            dict for {one names} $Names {
                my Keep $one [lindex $names $rank]
            }
        }
        my Take $Last
    }

    method Names {one own} {
        if {![$Tokens has $one] || $one in $own} {
            return [list $one]
        }
        return [list [list [$Tokens get $one space] [$Tokens get $one side]] \
                $one]
    }

    method Keep {one name} {
        if {![dict exists $Kept $one] && [dict exists $Had $name]
                && [dict get $Had $name] in $Free} {
            dict set Kept $one [dict get $Had $name]
            my Take [dict get $Had $name]
        }
    }

    method Take {code} {
        set Free [lsearch -all -inline -exact -not $Free $code]
    }

    method of {one} {
        return [expr {[dict exists $Kept $one] ? [dict get $Kept $one]
            : [lindex $Free 0]}]
    }

    method give {one code} {
        foreach name [dict get $Names $one] {
            dict set Had $name $code
        }
        my Take $code
    }

    method typed {code} {
        set Last $code
    }
}
