# blocks.tcl --
#
#       The blocks of Bloody Monday, as SVG.
#
#       blocks face ROW STEP         what a block shows, from its row of
#                                    [wargame::roster monday] and the number of
#                                    its present face
#       blocks hidden SIDE           what a block shows that is not yours; with
#                                    a key note, a face: as it is remembered;
#                                    with icons {{corps C kind K}...}: those of
#                                    its set-up
#       blocks svg FACE MARKS SIZE   the picture of a block: see look/wood.tcl.
#                                    SIZE: of the block, in pixels of an
#                                    ordinary screen; a small one says less,
#                                    larger.  MARKS:
#               active moved isolated crossed inspired committed target
#               shielded held movable under    (0 or more of these)

need base/words look/theme look/wood
need games/monday/blocks-art games/monday/markers

namespace eval ::wargame::monday::blocks {
    namespace export face hidden svg
    namespace ensemble create
    namespace import ::wargame::monday::blockArt::*

    # The sign in the band of a corps, so that its colour is not alone.
    variable Signs {
        none {}    blue G      orange I    yellow_iii III      green_iv IV
        brown_v V  pink VIII   red_cavalry M
        red_guard G    yellow_1 1    light_blue 2   brown_cossacks C
        white Mil
    }
}

# face --
#
#       See above.
proc ::wargame::monday::blocks::face {row step} {
    set face [dict create hidden 0 step $step]
    foreach key {side corps kind mounted shield strength fire hits} {
        dict set face $key [dict get $row $key]
    }
    dict set face side [::wargame::look::theme side [dict get $row side]]
    set label monday.label.[dict get $row key]
    dict set face label [expr {[::wargame::base::said $label]
        ? [lrepeat 2 [::wargame::base::say $label]] : [Label $row]}]
    return $face
}

proc ::wargame::monday::blocks::hidden {side} {
    return [dict create hidden 1 side [::wargame::look::theme side $side]]
}

# Label --
#
#       The line at a block's foot, and a shorter one: a division's number and
#       its general, a general alone, or what the troops are called.
proc ::wargame::monday::blocks::Label {row} {
    set general \
            [regsub {^\w\. (of )?} [::wargame::base::generalOf monday $row] {}]
    set label [dict get $row label]
    set number [lindex $label 0]
    if {[dict get $row kind] in {commander leader}} {
        return [list $general [lindex $general 0]]
    } elseif {[regexp {^(\d+|[IVX]+)$} $number] && $general ne ""} {
        return [list "$number $general" [lindex [split $general -] 0]]
    } elseif {[string match LC* $label]} {
        return [list $general $general]
    }
    # The arm is drawn.
    regsub {( Position)? Artillery| Militia| Infantry} \
            [dict get $row name] {} name
    return [list $name [expr {$label eq "" ? [lindex $name end] : $label}]]
}

# svg --
#
#       See above.
proc ::wargame::monday::blocks::svg {face marks size} {
    set small [expr {$size < 54}]
    return [::wargame::look::wood block $face $marks \
            [namespace code [list Face $face $marks $small]] \
            [namespace code arm] [Icons $face][Marks $marks $small]]
}

# Icons --
#
#       On the back of a block, at the left, which a stack leaves free: the
#       icons, one of which is its own.  Round, with the colour about the arm,
#       for a band beside it is what a block's own face has.
proc ::wargame::monday::blocks::Icons {face} {
    if {![dict exists $face icons]} {
        return ""
    }
    set svg ""
    set icons [dict get $face icons]
    set high [expr {min(36.0, 80.0 / [llength $icons])}]
    set y 14
    foreach icon $icons {
        set kind [dict get $icon kind]
        set kind [expr {[dict exists {infantry line cavalry light} $kind]
            ? [dict get {infantry line cavalry light} $kind] : $kind}]
        set r [expr {$high / 2.0 - 1}]
        append svg [format {<g stroke="%s" stroke-width="1.5"><circle cx="31"
            cy="%s" r="%s" fill="%s"/><circle cx="31" cy="%s" r="%s"
            fill="%s"/></g>} [::wargame::look::theme color ink] \
            [expr {$y + $r}] $r \
            [::wargame::look::theme color corps.[dict get $icon corps]] \
            [expr {$y + $r}] [expr {$r * 0.7}] \
            [::wargame::look::theme color face]] \
            [arm [dict create kind $kind mounted 0 side [dict get $face side]] \
                [list 31 [expr {$y + $r}] [expr {$high / 88.0}]]]
        set y [expr {$y + $high}]
    }
    return $svg
}

proc ::wargame::monday::blocks::Sign {sign} {
    return [::wargame::base::sayOr monday.band.$sign $sign]
}

# Face --
#
#       The label of a block that you may see.  A small one has no name.
proc ::wargame::monday::blocks::Face {face marks small} {
    variable Signs
    set corps [dict get $face corps]
    set strength [lindex [dict get $face strength] [dict get $face step]]
    set svg [::wargame::look::wood label [dict get $face side] \
            [::wargame::look::theme color corps.$corps] \
            [Sign [dict get $Signs $corps]] narrow]
    append svg [expr {$strength > 0
        ? [::wargame::look::wood strength $strength $small]
        : [exhausted $face $small]}]
    if {"under" in $marks} {
        append svg [arm $face [expr {$small ? {44 82 0.6} : {43.5 78 0.58}}]]
    } else {
        append svg [Rest $face $small]
    }
    if {[::wargame::look::wood isSpent $marks]} {
        append svg [::wargame::look::wood spent]
    }
    return $svg
}

# Rest --
#
#       What is covered when another block lies on the right half: the dots, the
#       arm, a shield, the lowest roll that hits on its colour, the name.
proc ::wargame::monday::blocks::Rest {face small} {
    set color [fireColor $face]
    set roll [::wargame::base::fromFace [lindex [dict get $face hits] \
            [dict get $face step]]]
    set svg [count $face]
    append svg [arm $face [expr {$small ? {81.5 50 0.88} : {81 47 0.86}}]]
    lassign [expr {$small ? {67 73.5 35 25} : {73.5 66.3 28.5 18}}] \
            left top wide high
    set size [expr {$high * 0.98}]
    append svg [format {<rect x="%s" y="%s" width="%s" height="%s" rx="4"
        fill="%s" stroke="%s" stroke-width="1.3"/>} $left $top $wide $high \
        $color [::wargame::look::theme color ink]] \
        [::wargame::look::wood text [expr {$left + $wide / 2.0}] \
            [expr {$top + $high / 2.0 + $size * 0.36}] middle $size sans bold \
            [::wargame::look::wood on $color] $roll]
    set shield [dict get $face shield]
    if {$shield ne "none"} {
        append svg [shield $shield {*}[expr {
            $small ? {48.5 85.5 1.15} : {46.5 71.5 1}}]]
    }
    if {!$small} {
        lassign [dict get $face label] label short
        append svg \
                [::wargame::look::wood foot [list $label sans 13 $label narrow \
                10 \
                $short narrow 0]]
    }
    return $svg
}

# Marks --
#
#       What happened to a block and what it is about to do, each a shape of its
#       own.  They lie over the rim and the foot of the band, never over a
#       number.
proc ::wargame::monday::blocks::Marks {marks small} {
    set svg ""
    if {"movable" in $marks} {
        append svg [::wargame::look::wood lit]
    }
    if {"active" in $marks} {
        append svg [::wargame::look::wood ring 12 \
                [::wargame::look::theme color gold] 5.4]
    }
    lassign [expr {$small ? {17.5 92 -26 1.3} : {21.5 92 -20 1}}] \
            x y step scale
    foreach mark {isolated crossed inspired committed} {
        if {$mark in $marks} {
            append svg [format {<g transform="translate(%s,%s) scale(%s)">} \
                    $x $y $scale] [::wargame::monday::cube $mark] </g>
            incr y $step
        }
    }
    return $svg[::wargame::look::wood badges $y 20 $marks [badges]]
}
