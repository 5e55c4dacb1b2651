# counters.tcl --
#
#       The counters of Napoleon at the Berezina, as SVG.
#
#       counters face ROW LOSSES     what a counter shows, from its row of
#                                    [wargame::roster berezina] and the steps
#                                    that it has lost
#       counters hidden SIDE         what one shows that is not yours; with a
#                                    key note, a face: as it is remembered
#       counters svg FACE MARKS SIZE its picture: see look/cardboard.tcl.  SIZE:
#                                    of the counter, in pixels of an ordinary
#                                    screen; a small one says less, larger; one
#                                    below 28 its formation and arm.
#               moved fired out_of_command target shot held movable under
#               (0 or more of these)
#
#       A FACE may have, beyond what face makes: treasure, 1 it still has it,
#       0 lost, and then it is turned (3.3); rating, allowance: what they are
#       now, in another letter, since the morale track gives them.

need base/words look/cardboard look/theme look/wood
need games/berezina/counters-art games/berezina/counters-print
need games/berezina/steps

namespace eval ::wargame::berezina::counters {
    namespace export face hidden svg
    namespace ensemble create
    namespace import ::wargame::berezina::counterArt::* \
            ::wargame::berezina::counterPrint::*
}

# face --
#
#       See above.
proc ::wargame::berezina::counters::face {row losses} {
    # All of them are asked for whenever a table shows something.
    variable Faces
    set known [list [dict get $row key] $losses [::wargame::base::language]]
    if {![info exists Faces($known)]} {
        set Faces($known) [NewFace $row $losses]
    }
    return $Faces($known)
}

proc ::wargame::berezina::counters::NewFace {row losses} {
    set face [dict create hidden 0 losses $losses treasure ""]
    foreach key {key corps kind size bonus shell} {
        dict set face $key [dict get $row $key]
    }
    dict set face side [::wargame::look::theme side [dict get $row side]]
    dict set face label [Label $row]
    set rating [lindex [dict get $row rating] \
            [::wargame::berezina::steps worn $losses]]
    if {$rating ni {- V}} {
        dict set face printed $rating
    }
    if {[dict get $row allowance] > 0} {
        dict set face points [dict get $row allowance]
    } elseif {[dict get $row allowance] < 0} {
        dict set face code [expr {[dict get $row allowance] == -1 ? "F" : "C"}]
    }
    return $face
}

proc ::wargame::berezina::counters::hidden {side} {
    return [dict create hidden 1 side [::wargame::look::theme side $side] \
            losses 0]
}

# Label --
#
#       What a counter is called, the longest first: a general, or troops
#       without what the symbols say of them.
proc ::wargame::berezina::counters::Label {row} {
    set name [::wargame::base::nameOf berezina unit $row]
    set key berezina.label.[dict get $row key]
    if {[::wargame::base::said $key]} {
        return [list [::wargame::base::say $key]]
    } elseif {[dict get $row kind] in {leader rabble}} {
        return [list $name]
    } elseif {[dict get $row side] == 0
            && [dict get $row commander] ne ""} {
        return [list [::wargame::base::generalOf berezina $row]]
    }
    regsub -all {\s*\(.*\)} $name {} short
    regsub -all { (Brigade|Regiment|Division|Battery|Artillery)\M} $short {} \
            shorter
    return [list $short $shorter]
}

# svg --
#
#       See above.
proc ::wargame::berezina::counters::svg {face marks size} {
    set side [dict get $face side]
    set small [expr {$size < 46}]
    set worn [::wargame::berezina::steps worn [dict get $face losses]]
    set svg [::wargame::look::cardboard open $side $worn \
            [expr {"held" in $marks}]]
    if {[dict get $face hidden]} {
        append svg [::wargame::look::cardboard back $side]
        if {[dict exists $face note]} {
            set note [dict get $face note]
            append svg [::wargame::look::wood slip [::wargame::berezina::steps \
                left [dict get $note losses]] [symbol $note {0 0 1}]]
        }
    } elseif {[dict get $face kind] eq "rabble"} {
        append svg [Rabble $face $small]
    } elseif {$size < 28} {
        append svg [Tiny $face]
    } elseif {[dict get $face kind] eq "leader"} {
        append svg [Leader $face $small]
    } else {
        append svg [Troops $face $small $worn]
    }
    if {[::wargame::look::wood isSpent $marks]} {
        append svg [::wargame::look::cardboard spent]
    }
    return [append svg [marks $marks $small [expr {[dict exists $face treasure]
        && [dict get $face treasure] eq "0"}]] </svg>]
}

# Tiny --
#
#       Of the whole map at once: the formation's colour and the arm.
proc ::wargame::berezina::counters::Tiny {face} {
    if {[dict get $face kind] eq "leader"} {
        return [::wargame::look::cardboard bar 10 [barColor $face]][bust $face \
                60 69 \
                1.42]
    }
    lassign [expr {[dict get $face treasure] eq "0" ? {88 50} : {10 69}}] \
            bar middle
    return [::wargame::look::cardboard bar $bar [barColor $face]][symbol $face \
            [list 60 $middle 1.5] [ground \
                [::wargame::berezina::steps worn [dict get $face losses]]]]
}

# Troops --
#
#       A combat unit.  Its bar lies at the top while it has its treasure, at
#       the foot when it is turned; its figures are opposite.
proc ::wargame::berezina::counters::Troops {face small worn} {
    set turned [expr {[dict get $face treasure] eq "0"}]
    lassign [expr {$turned ? {88 49 37} : {10 42 104}}] bar box foot
    set svg [bar $face $bar $small]
    if {$small} {
        append svg [::wargame::look::cardboard box 30 \
                [expr {$turned ? 43 : 34}] 60 41]
        append svg [symbol $face [list 60 [expr {$turned ? 63.5 : 54.5}] 0.92]]
    } else {
        append svg [::wargame::look::cardboard box 34 $box 52 33]
        append svg [symbol $face [list 60 [expr {$box + 16.5}] 0.76]]
        append svg [size $face [expr {$box - 3.2}]] \
                [sign $face 97.5 [expr {$box + 11}] 18 15 [ground $worn]]
    }
    set middle [expr {$small ? ($turned ? 63.5 : 54.5) : $box + 16.5}]
    return \
            [append svg [::wargame::look::cardboard pips \
            [expr {$small ? 20 : 22}] \
                $middle \
                [::wargame::berezina::steps left [dict get $face losses]] \
                [::wargame::berezina::steps all]] \
            [figures $face $small $worn $foot]]
}

# Leader --
#
#       A leader: a bust in a medallion, the bonus, the allowance.
proc ::wargame::berezina::counters::Leader {face small} {
    set svg [bar $face 10 $small]
    append svg [bust $face 60 [expr {$small ? 57 : 60}] \
            [expr {$small ? 0.94 : 1}]]
    set color [::wargame::look::theme color paperLift]
    set high [expr {$small ? 32 : 26}]
    append svg [::wargame::look::wood text 14 103.5 start $high numeral bold \
            $color \
            +[dict get $face bonus]]
    foreach {key fixed} {allowance 0 points 1 code 0} {
        if {[dict exists $face $key]} {
            append svg [figure 106 103.5 end $high $fixed $color \
                    [dict get $face $key]]
            break
        }
    }
    return $svg
}

# Rabble --
#
#       Those who have left their ranks: a huddle that goes one way.
proc ::wargame::berezina::counters::Rabble {face small} {
    set paper [::wargame::look::theme tint face smoke 0.5]
    set svg [format {<rect x="14" y="13" width="92" height="92" rx="6"
        fill="%s"/><g fill="%s" stroke="%s" stroke-width="0.9">} $paper \
        [::wargame::look::theme color inkSoft] $paper]
    foreach {x y scale} {
        36 53 0.86  56 49 0.9  76 51 0.84  90 56 0.8
        28 67 1.0   48 66 1.06 68 66 1.0   86 70 1.0
        38 82 1.12  60 83 1.2  80 84 1.1
    } {
        append svg [format {<path transform="translate(%s,%s) scale(%s)"
            d="M-10,18 C-10,4 -8,-2 -4,-5 C-7,-9 -5,-15 0,-15 C5,-15 6,-9 4,-5
            C8,-2 10,5 10,18 Z"/>} $x $y $scale]
    }
    append svg [format {</g><path d="M14,96 C36,88 84,88 106,97 V99
        Q106,105 100,105 H20 Q14,105 14,99 Z" fill="%s"/>} \
        [::wargame::look::theme color paperLift]]
    if {!$small} {
        append svg [fitted $face 20 31 80 [::wargame::look::theme color ink]]
    }
    return $svg
}
