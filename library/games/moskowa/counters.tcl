# counters.tcl --
#
#       The counters of La Bataille de la Moskowa as SVG, in a square of 120
#       units of which the middle 100 are the counter.
#
#       counters face ROW POINTS       what it shows: side, type, code, the
#                              colour of its corps, points that it has and that
#                              are printed, movement, name; beside these it has
#                              degrees, where its front is, -1 for none
#       counters hidden SIDE           a plain face; no counter of this game is
#                                      hidden
#       counters svg FACE MARKS SIZE   of MARKS: square unlimbered road routing
#                              dispersed foot stopped moved, as the query
#                              `units` has them; taken, movable, held
#
#   Of a small one only its kind, its corps and its front are drawn.

need look/cardboard look/theme look/wood games/moskowa/counters-art \
        games/moskowa/unit-names

namespace eval ::wargame::moskowa::counters {
    namespace export face hidden svg
    namespace ensemble create
    namespace import ::wargame::moskowa::counterArt::*

    # The colour of a corps, by side and its first word.
    variable Colours {
        0 {
            Staff gold      Imperial corps.7    I corps.14      III corps.3
            IV corps.pink   V corps.brown_v     VIII corps.16
            IC corps.2      IIC corps.1         IIIC corps.10   IVC corps.13
        }
        1 {
            II corps.1      III corps.9     IV corps.14     V corps.7
            VI corps.10     VII corps.13    VIII corps.12   IC corps.16
            IIC corps.pink  IIIC corps.3    IVC corps.brown_v
            Cossacks corps.brown_cossacks   Opolchenie corps.0
            Reserve corps.5
        }
    }
}

proc ::wargame::moskowa::counters::face {row points} {
    variable Colours
    set side [dict get $row side]
    set word [lindex [dict get $row corps] 0]
    return [dict create side side$side type [dict get $row type] \
            code [lindex [split [dict get $row code] ,] end] \
            colour [expr {[dict exists $Colours $side $word]
                ? [dict get $Colours $side $word] : "gold"}] \
            points $points printed [dict get $row points] \
            movement [dict get $row movement] \
            name [::wargame::moskowa::unitName $row]]
}

proc ::wargame::moskowa::counters::hidden {side} {
    return [dict create side side$side type infantry code "" colour gold \
            points 0 printed 0 movement 0 name "" degrees -1]
}

proc ::wargame::moskowa::counters::svg {face marks size} {
    if {$size < 26} {
        return [Small $face $marks $size]
    }
    set person [expr {[dict get $face type] in {leader aide}}]
    set svg [::wargame::look::cardboard open [dict get $face side] \
            [expr {2 * [dict get $face points] < [dict get $face printed]}] \
            [expr {"held" in $marks}]]
    append svg [expr {$person ? [Person $face] : [Unit $face $marks $size]}]
    if {[::wargame::look::wood isSpent $marks]} {
        append svg [::wargame::look::cardboard spent]
    }
    # Which way it faces is seen over the edge.
    return [append svg [states $marks] [Edge $marks] \
            [front [dict get $face degrees] 50] </svg>]
}

# Small --
#
#       The side's colour, the corps' below, a sign of the kind; those that
#       look alike are drawn once.
proc ::wargame::moskowa::counters::Small {face marks size} {
    set side [dict get $face side]
    set svg [format {<svg xmlns="http://www.w3.org/2000/svg"
        viewBox="0 0 120 120"><rect x="12" y="12" width="96" height="96"
        rx="6" fill="%s" stroke="%s" stroke-width="6"/>} \
        [::wargame::look::theme color $side] \
        [::wargame::look::theme color ${side}Dark]]
    append svg [format {<rect x="15" y="78" width="90" height="27"
        fill="%s"/>} [::wargame::look::theme color [dict get $face colour]]]
    if {$size >= 11} {
        append svg [kind [dict get $face type]]
    }
    if {"routing" in $marks || "dispersed" in $marks} {
        append svg [format {<path d="M18,18 L102,102 M102,18 L18,102"
            stroke="%s" stroke-width="12"/>} [::wargame::look::theme color bad]]
    }
    append svg [Edge $marks]
    if {$size >= 15} {
        append svg [front [dict get $face degrees] 48]
    }
    return [append svg </svg>]
}

# Unit --
#
#       The corps' bar with the unit's number, its arm, stacking points below at
#       the left, movement at the right.
proc ::wargame::moskowa::counters::Unit {face marks size} {
    set color [::wargame::look::theme color [dict get $face colour]]
    set svg [::wargame::look::cardboard bar 9 $color]
    set code [dict get $face code]
    append svg [::wargame::look::wood text 60 25 middle \
            [::wargame::look::wood fit $code sans bold 18 88] sans bold \
            [::wargame::look::wood on $color] $code]
    append svg [::wargame::look::cardboard box 27 34 66 42]
    append svg [symbol [dict get $face type] $marks]
    set paper [::wargame::look::theme color paperLift]
    set worn [expr {2 * [dict get $face points] < [dict get $face printed]}]
    set ink [expr {$worn ? [::wargame::look::theme color ink] : $paper}]
    append svg [::wargame::look::wood text 19 102 start 30 numeral bold $ink \
            [dict get $face points]]
    append svg [::wargame::look::wood text 99 101 end 22 numeral bold $ink \
            [dict get $face movement]]
    return [append svg [losses $face]]
}

# Person --
#
#       A medallion, and the name; below the small one of an aide in two lines.
proc ::wargame::moskowa::counters::Person {face} {
    set aide [expr {[dict get $face type] eq "aide"}]
    set name [dict get $face name]
    set svg [bust [dict get $face side] $aide]
    set paper [::wargame::look::theme color paperLift]
    if {$aide && [llength [set lines [InTwo $name]]] == 2} {
        set fit [::tcl::mathfunc::min {*}[lmap line $lines {
            ::wargame::look::wood fit $line narrow bold 20 98
        }]]
        foreach line $lines y {88 106} {
            append svg [::wargame::look::wood text 60 $y middle $fit narrow \
                    bold $paper $line]
        }
        return $svg
    }
    set kind sans
    set fit [::wargame::look::wood fit $name sans bold 19 92]
    if {$fit < 13} {
        set kind narrow
        set fit [::wargame::look::wood fit $name narrow bold 15 94]
    }
    return [append svg [::wargame::look::wood text 60 101 middle $fit $kind \
            bold $paper $name]]
}

# InTwo --
#
#       The words in two lines, so that the longer is as short as can be.
proc ::wargame::moskowa::counters::InTwo {name} {
    set words [split $name]
    set lines {}
    for {set n 1} {$n < [llength $words]} {incr n} {
        set both [list [join [lrange $words 0 $n-1]] [join [lrange $words $n \
                end]]]
        lappend lines [list [::tcl::mathfunc::max {*}[lmap line $both {
            string length $line
        }]] $both]
    }
    return [lindex [lsort -integer -index 0 $lines] 0 1]
}

# Edge --
#
#       It can be taken up; it has been, and is led now, which no other has.
proc ::wargame::moskowa::counters::Edge {marks} {
    if {"taken" in $marks} {
        return [Rim ink 12][Rim offer 7]
    } elseif {"held" in $marks} {
        return [Rim movable 6]
    }
    return [expr {"movable" in $marks ? [::wargame::look::wood lit] : ""}]
}

proc ::wargame::moskowa::counters::Rim {color width} {
    return [format {<rect x="8" y="7" width="104" height="104" rx="11"
        fill="none" stroke="%s" stroke-width="%d"/>} \
        [::wargame::look::theme color $color] $width]
}
