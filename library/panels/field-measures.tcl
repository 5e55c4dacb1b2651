# field-measures.tcl --
#
#       How large everything on a battle field is, in pixels of this screen.
#
#       fieldWindow CANVAS    what follows from the size of its window, a
#                             dictionary:
#           width height pad   of the canvas; around what is written
#           title body small area italic heading    lines of these fonts
#           low                1: little is told of the ground, and what lies
#                              below is smaller
#           thumb order        a block at the lower edge; how high that edge is
#           left               where blocks begin
#       fieldRows M SCENE BAND    M, with what follows from a scene whose words
#                             above the field are so high:
#           band               height of those words
#           row middle dice    a line of blocks; between two; a die
#           under block        the words under a block; the block
#       fieldSlots SCENE SIDE APART    of that side, those in line, or those
#                             that stand apart
#       fieldWords UNIT       lines under its block: the caption, then its fate

need look/theme

proc ::wargame::panels::fieldWindow {canvas} {
    set m [dict create]
    foreach {key font} {
        title title body body small small area area italic italic
        heading heading
    } {
        dict set m $key [font metrics [::wargame::look::theme font $font] \
                -linespace]
    }
    dict set m width [expr {max([winfo width $canvas], 300)}]
    set height [winfo height $canvas]
    dict set m height [expr {max($height, 200)}]
    dict set m pad [::wargame::look::theme size margin]
    # Where it is low the blocks have the place of what is told of the
    # ground, and those below are smaller.
    dict set m low [expr {$height < 22 * [dict get $m body]}]
    dict set m thumb [::wargame::look::theme px [expr {
        [dict get $m low] ? 28 : 40}]]
    dict set m order [expr {[dict get $m thumb] + [dict get $m small]
            + ([dict get $m low] ? 0 : [::wargame::look::theme px 6])}]
    dict set m left [expr {[font measure [::wargame::look::theme font area] \
            [string repeat M 6]] + 2 * [dict get $m pad]}]
    return $m
}

proc ::wargame::panels::fieldRows {m scene band} {
    dict set m band $band
    set lines [expr {[dict get $m height] - [dict get $m band]
            - [dict get $m order]}]
    dict set m dice [expr {max(16, min([::wargame::look::theme px 66],
            $lines / 5))}]
    dict set m middle [expr {[dict get $m dice] + [dict get $m body] + 10}]
    dict set m row [expr {max(40, ($lines - [dict get $m middle]) / 2)}]
    dict set m under [expr {[FieldCaptions $scene] * [dict get $m small]}]
    dict set m block [FieldBlock $m $scene]
    return $m
}

# FieldBlock --
#
#       The largest block at which both lines fit, with their reserves; on a
#       large screen as large as looks well in its line.
proc ::wargame::panels::FieldBlock {m scene} {
    set most 1
    foreach side [::wargame::look::theme sides] {
        set here [llength [fieldSlots $scene $side 0]]
        set wait [llength [fieldSlots $scene $side 1]]
        set most [expr {max($most, $here + $wait + ($wait ? 0.6 : 0))}]
    }
    set room [expr {[dict get $m width] - [dict get $m left]
            - 2 * [dict get $m pad]}]
    set high [expr {[dict get $m row] - [dict get $m under] - 16}]
    set largest [expr {min(0.93 * $high,
            $room / $most / 1.12)}]
    set fair [expr {max([::wargame::look::theme px 150],
            0.4 * [dict get $m row])}]
    return [expr {max(30, min($fair, $largest / 1.08))}]
}

# FieldCaptions --
#
#       Lines under a block, at most; none has words: 0.
proc ::wargame::panels::FieldCaptions {scene} {
    set most 0
    foreach unit [dict values [dict get $scene units]] {
        set most [expr {max($most, [llength [fieldWords $unit]])}]
    }
    return $most
}

proc ::wargame::panels::fieldSlots {scene side apart} {
    set slots {}
    dict for {slot unit} [dict get $scene units] {
        if {[dict get $unit side] eq $side
                && (([dict get $unit waits] > 0) == $apart)} {
            lappend slots $slot
        }
    }
    return $slots
}

proc ::wargame::panels::fieldWords {unit} {
    return [concat [split [dict get $unit caption] \n] [expr {
        [dict exists $unit fate] ? [dict get $unit fate] : {}}]]
}
