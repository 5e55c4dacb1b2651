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
#       A FACE may have, besides what face makes: treasure, 1 it still has it,
#       0 lost, and then it is turned (3.3); rating, allowance: what they are
#       now, in another letter, since the morale track gives them.

need base/words look/arms look/cardboard
need games/berezina/counters-art
need games/berezina/steps

namespace eval ::wargame::berezina::counters {
    namespace export face hidden svg
    namespace ensemble create

    # The colour of a formation's bar, and how much of light or shadow is in it,
    # so that words on it are read; its sign is its numeral or the message
    # berezina.counters.sign.NAME.
    variable Bars {
        ii corps.light_blue     engineers {corps.0 shadow 0.3}
        headquarters gold       old_guard {corps.7 shadow 0.2}
        iii {corps.3 shadow 0.3}        young_guard corps.1
        guard_cavalry corps.4   reserve_cavalry {corps.5 leafLift 0.3}
        viii corps.brown_v      iv corps.pink
        ix {corps.13 shadow 0.1}        i {corps.14 leafLift 0.3}
        none corps.17
        tchlaplatz corps.12     langeron corps.2
        danube {corps.10 leafLift 0.35} wittgenstein corps.1
        yermaloff corps.pink    avant_garde {corps.13 shadow 0.1}
        main_army {corps.7 shadow 0.2}
    }
    variable Sizes {I I II II III III X × XX ×× XXX ×××}
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
    dict set face side [SideOf [dict get $row side]]
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
    return [dict create hidden 1 side [SideOf $side] losses 0]
}

proc ::wargame::berezina::counters::SideOf {side} {
    return [expr {$side in {0 1} ? [lindex {french russian} $side] : $side}]
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
    } elseif {[dict get $row side] in {0 french}
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
                left [dict get $note losses]] [Symbol $note {0 0 1}]]
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
    if {"moved" in $marks} {
        append svg [::wargame::look::cardboard spent]
    }
    return [append svg [Marks $marks $small [expr {[dict exists $face treasure]
        && [dict get $face treasure] eq "0"}]] </svg>]
}

# Tiny --
#
#       Of the whole map at once: the formation's colour and the arm.
proc ::wargame::berezina::counters::Tiny {face} {
    if {[dict get $face kind] eq "leader"} {
        return [::wargame::look::cardboard bar 10 [BarColor $face]][Bust $face \
                60 69 \
                1.42]
    }
    lassign [expr {[dict get $face treasure] eq "0" ? {88 50} : {10 69}}] \
            bar middle
    return [::wargame::look::cardboard bar $bar [BarColor $face]][Symbol $face \
            [list 60 $middle 1.5] [Ground \
                [::wargame::berezina::steps worn [dict get $face losses]]]]
}

# Troops --
#
#       A combat unit.  Its bar lies at the top while it has its treasure, at the
#       foot when it is turned; its figures are opposite.
proc ::wargame::berezina::counters::Troops {face small worn} {
    set turned [expr {[dict get $face treasure] eq "0"}]
    lassign [expr {$turned ? {88 49 37} : {10 42 104}}] bar box foot
    set svg [Bar $face $bar $small]
    if {$small} {
        append svg [::wargame::look::cardboard box 30 \
                [expr {$turned ? 43 : 34}] 60 41]
        append svg [Symbol $face [list 60 [expr {$turned ? 63.5 : 54.5}] 0.92]]
    } else {
        append svg [::wargame::look::cardboard box 34 $box 52 33]
        append svg [Symbol $face [list 60 [expr {$box + 16.5}] 0.76]]
        append svg [Size $face [expr {$box - 3.2}]] \
                [Sign $face 97.5 [expr {$box + 11}] 18 15 [Ground $worn]]
    }
    set middle [expr {$small ? ($turned ? 63.5 : 54.5) : $box + 16.5}]
    return \
            [append svg [::wargame::look::cardboard pips \
            [expr {$small ? 20 : 22}] \
                $middle \
                [::wargame::berezina::steps left [dict get $face losses]] \
                [::wargame::berezina::steps all]] \
            [Figures $face $small $worn $foot]]
}

# Ground --
#
#       The colour of letters on a face.
proc ::wargame::berezina::counters::Ground {worn} {
    return [::wargame::look::theme color [expr {$worn ? "ink" : "leafLift"}]]
}

# Sign --
#
#       Of the formation, beside its colour, centred.
proc ::wargame::berezina::counters::Sign {face x y room high color} {
    set corps [dict get $face corps]
    set sign [::wargame::base::sayOr berezina.counters.sign.$corps \
            [string toupper $corps]]
    return [::wargame::look::wood text $x $y middle \
            [::wargame::look::wood fit $sign sans \
        bold $high $room] sans bold $color $sign]
}

# Bar --
#
#       The formation's colour and sign, the name, and the chest with the
#       treasure.
proc ::wargame::berezina::counters::Bar {face y small} {
    set color [BarColor $face]
    set on [::wargame::look::wood on $color]
    set svg [::wargame::look::cardboard bar $y $color]
    set chest [expr {[dict get $face treasure] eq "1"}]
    set low [expr {$y + 15.6}]
    if {$small} {
        append svg [Sign $face [expr {$chest ? 47 : 60}] [expr {$low + 0.9}] \
                60 20 $on]
    } else {
        set room [expr {$chest ? 64 : 84}]
        append svg [Fitted $face 16 $low $room $on]
    }
    if {$chest} {
        append svg [Chest [expr {$small ? 92 : 96}] [expr {$y + 10}]]
    }
    return $svg
}

proc ::wargame::berezina::counters::BarColor {face} {
    variable Bars
    lassign [dict get $Bars [dict get $face corps]] key light share
    return [expr {$light eq "" ? [::wargame::look::theme color $key]
        : [::wargame::look::theme tint $key $light $share]}]
}

# Fitted --
#
#       The first of its names that fits.
proc ::wargame::berezina::counters::Fitted {face x y room color} {
    foreach name [dict get $face label] {
        foreach kind {sans narrow} {
            set size [::wargame::look::wood fit $name $kind bold 14 $room]
            if {$size >= 11} break
        }
        if {$size >= 9.5} break
    }
    return [::wargame::look::wood text $x $y start $size $kind bold $color \
            $name]
}

# Size --
#
#       The symbol of its size, on white if it is the shell of one (2.2.2).
proc ::wargame::berezina::counters::Size {face y} {
    variable Sizes
    set text [dict get $Sizes [dict get $face size]]
    set worn [::wargame::berezina::steps worn [dict get $face losses]]
    set svg ""
    if {[dict get $face shell]} {
        append svg [format {<rect x="45" y="%s" width="30" height="9.6"
            fill="%s"/>} [expr {$y - 8.2}] [::wargame::look::theme color \
                    leafLift]]
    }
    return [append svg [::wargame::look::wood text 60 $y middle 12 sans bold \
        [Ground [expr {$worn || [dict get $face shell]}]] $text]]
}

# Figures --
#
#       The combat rating at the left, the movement allowance at the right.
proc ::wargame::berezina::counters::Figures {face small worn y} {
    set color [Ground $worn]
    set high [expr {$small ? 36 : 28}]
    set svg ""
    foreach {now printed x anchor} {
        rating printed 15 start   allowance points 105 end
    } {
        set fixed [dict exists $face $printed]
        set text [expr {[dict exists $face $now] ? [dict get $face $now]
            : $fixed ? [dict get $face $printed]
            : $now eq "allowance" && [dict exists $face code]
            ? [dict get $face code] : ""}]
        append svg [Figure $x $y $anchor $high $fixed $color $text]
    }
    return $svg
}

# Figure --
#
#       Slanted if the morale track gives it.
proc ::wargame::berezina::counters::Figure {x y anchor high fixed color text} {
    return "<g font-style=\"[expr {$fixed ? "normal" : "italic"}]\">[
        ::wargame::look::wood text $x $y $anchor $high numeral bold $color \
                $text]</g>"
}

# Leader --
#
#       A leader: a bust in a medallion, the bonus, the allowance.
proc ::wargame::berezina::counters::Leader {face small} {
    set svg [Bar $face 10 $small]
    append svg [Bust $face 60 [expr {$small ? 57 : 60}] \
            [expr {$small ? 0.94 : 1}]]
    set color [::wargame::look::theme color leafLift]
    set high [expr {$small ? 32 : 26}]
    append svg [::wargame::look::wood text 14 103.5 start $high numeral bold \
            $color \
            +[dict get $face bonus]]
    foreach {key fixed} {allowance 0 points 1 code 0} {
        if {[dict exists $face $key]} {
            append svg [Figure 106 103.5 end $high $fixed $color \
                    [dict get $face $key]]
            break
        }
    }
    return $svg
}
