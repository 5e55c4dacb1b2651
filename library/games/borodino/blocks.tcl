# blocks.tcl --
#
#       The blocks of Borodino 1812, as SVG.
#
#       blocks face ROW STEP         what a block shows, from its row of
#                                    [wargame::roster borodino] and the index of
#                                    its present strength
#       blocks hidden SIDE           what a block shows that is not yours; with
#                                    a key note, a face: as it is remembered
#       blocks svg FACE MARKS SIZE   the picture of a block, in a square of 120
#                                    units of which the middle 100 are the
#                                    block.  SIZE: of those, in pixels of an
#                                    ordinary screen; a small block says less,
#                                    larger.  MARKS:
#               active moved fired pinned reserve square shelter half
#               held movable under    (0 or more of these)

need base/files base/words look/theme look/wood
need games/borodino/blocks-art

namespace eval ::wargame::borodino::blocks {
    namespace export face hidden svg
    namespace ensemble create
    namespace import ::wargame::borodino::blockArt::*

    # The sign in the band of a corps, by its number; letters may be others in a
    # language.
    variable Signs [::wargame::base::valuesOf borodino corps_sign]
}

# face --
#
#       See above.
proc ::wargame::borodino::blocks::face {row step} {
    set face [dict create hidden 0 step $step]
    foreach key {side corps kind guard strength letter fire range} {
        dict set face $key [dict get $row $key]
    }
    dict set face side [::wargame::look::theme side [dict get $row side]]
    set label borodino.label.[dict get $row key]
    dict set face label [expr {[::wargame::base::said $label]
        ? [lrepeat 2 [::wargame::base::say $label]]
        : [Label $row]}]
    return $face
}

proc ::wargame::borodino::blocks::hidden {side} {
    return [dict create hidden 1 side [::wargame::look::theme side $side]]
}

# Label --
#
#       The line at a block's foot, and a shorter one: a division's number and
#       its general; of a corps' troops what they are, for the band tells whose.
proc ::wargame::borodino::blocks::Label {row} {
    set name [dict get $row name]
    regsub {^\d+\w\w (Corps|Army) } $name {} name
    regsub {^(\d+)\w\w Division$} $name {\1} name
    regsub {^.* of the } $name {} name
    set general [lindex [split [regsub {^\w\. } \
            [::wargame::base::generalOf borodino $row] {}] -] 0]
    if {$name eq [dict get $row commander]} {
        return [list $general $general]
    } elseif {[string length $name] <= 3} {
        return [list "$name $general" $name]
    }
    return [list $name $name]
}

# svg --
#
#       See above.
proc ::wargame::borodino::blocks::svg {face marks size} {
    set small [expr {$size < 54}]
    return [::wargame::look::wood block $face $marks \
            [namespace code [list Face $face $marks $small]] \
            [namespace code arm] [Marks $marks]]
}

proc ::wargame::borodino::blocks::Sign {sign} {
    return [expr {$sign eq "none" ? ""
        : [::wargame::base::sayOr borodino.band.$sign $sign]}]
}

# Face --
#
#       The label of a block that you may see.  A small one has no name.
proc ::wargame::borodino::blocks::Face {face marks small} {
    variable Signs
    set corps [dict get $face corps]
    set strength [dict get $face strength]
    set step [dict get $face step]
    set svg [::wargame::look::wood label [dict get $face side] \
            [::wargame::look::theme color corps.$corps] \
            [Sign [lindex $Signs $corps]]]
    append svg [::wargame::look::wood strength [lindex $strength $step] $small]
    if {[dict get $face range] > 0} {
        append svg [Range $face $small]
    }
    if {"under" in $marks} {
        if {[dict get $face range] == 0} {
            append svg [arm $face [expr {
                $small ? {44 82 0.6} : {43.5 78 0.58}}]]
        }
    } else {
        append svg [Rest $face $small $strength $step]
    }
    if {[::wargame::look::wood isSpent $marks]} {
        append svg [::wargame::look::wood spent]
    }
    return $svg
}

# Rest --
#
#       What is covered when another block lies on the right half: a pip a step,
#       the arm, firepower, name.
proc ::wargame::borodino::blocks::Rest {face small strength step} {
    set ink [::wargame::look::theme color ink]
    set svg ""
    set steps [llength $strength]
    set zero [expr {[lindex $strength end] == 0}]
    for {set i 0} {$i < $steps - $zero} {incr i} {
        append svg [format {<rect x="%s" y="19" width="7" height="8.5" rx="1.4"
            fill="%s" stroke="%s" stroke-width="1.2"/>} \
            [expr {101 - 7 - 9.6 * ($steps - $zero - 1 - $i)}] \
            [expr {$i < $steps - $zero - $step
                ? [::wargame::look::theme color pip] : "none"}] \
            [::wargame::look::theme color [expr {
                $i < $steps - $zero - $step ? "pip" : "inkFaint"}]]]
    }
    append svg [arm $face [expr {$small ? {82 50 0.92} : {81.5 48 0.92}}]]
    if {[dict get $face guard]} {
        # A star beside the gold of the arm.
        append svg [format {<path transform="translate(46,%s) scale(0.95)"
            d="M0,-9 L2.6,-3 9,-2.6 4.1,1.6 5.7,8 0,4.6 -5.7,8 -4.1,1.6 -9,-2.6
            -2.6,-3 Z" fill="%s"/>} [expr {$small ? 82 : 73}] \
            [::wargame::look::theme color guard]]
    }
    set fire "[dict get $face letter][dict get $face fire]"
    if {$small} {
        append svg [::wargame::look::wood text 101 97 end 28 sans bold $ink \
                $fire]
    } else {
        lassign [dict get $face label] label short
        append svg [::wargame::look::wood text 101 85 end 23 sans bold $ink \
                $fire] \
                [::wargame::look::wood foot [list $label sans 13 $label narrow \
                11 \
                    $short narrow 0]]
    }
    return $svg
}

# Range --
#
#       How far a headquarters commands, on a yellow disc.
proc ::wargame::borodino::blocks::Range {face small} {
    lassign [expr {$small ? {46.5 83 13} : {46 73 11}}] x y r
    set size [expr {$r * 1.6}]
    return [format {<circle cx="%s" cy="%s" r="%s" fill="%s" stroke="%s"
        stroke-width="1.2"/>%s} $x $y $r [::wargame::look::theme color range] \
        [::wargame::look::theme color goldDark] \
        [::wargame::look::wood text $x [expr {$y + $size * 0.36}] middle $size \
            sans bold [::wargame::look::theme color ink] \
            [dict get $face range]]]
}

# Marks --
#
#       What happened to a block and what it is about to do, each a shape of its
#       own.  They lie over the rim and the foot of the band, never over a
#       number.
proc ::wargame::borodino::blocks::Marks {marks} {
    set svg [expr {"movable" in $marks ? [::wargame::look::wood lit] : ""}]
    foreach {mark inset color width} {
        active 12 gold 5.4   square 13 ink 6.4
    } {
        if {$mark in $marks} {
            append svg [::wargame::look::wood ring $inset \
                    [::wargame::look::theme color $color] $width \
                    [expr {$mark eq "square" ? 1 : 8}]]
        }
    }
    return $svg[::wargame::look::wood badges 92 19 $marks [badges]]
}
