# field2svg.tcl --
#
#       tclsh field2svg.tcl ?-small|-squares WIDTH SIDE? LIBRARY MAP > FILE
#
#       Draws maps/moskowa.map as one SVG: the ground as its hexes have it, an
#       engraving coloured by hand.  One unit of the SVG is a metre.
#
#               -small    for a small picture: lines wider, trees larger and
#                         fewer
#               -squares  the same drawing in squares of SIDE pixels of a
#                         picture so wide, each an SVG: see draw/squares.tcl
#               -captions its names, as a Board has them: see draw/captions.tcl

source -encoding utf-8 [file join [file dirname [info script]] readers.tcl]
foreach file {
    field draw/geometry draw/paper draw/relief draw/trees draw/growth
    draw/water draw/works draw/crossings draw/frame draw/outlines draw/slopes
    draw/wash draw/field-ground draw/field-works draw/squares
    draw/captions
} {
    source -encoding utf-8 \
            [file join [file dirname [info script]] $file.tcl]
}

proc main {args} {
    global sheet
    set mode whole
    while {[string match -* [lindex $args 0]]} {
        set args [lassign $args mode]
        if {$mode eq "-squares"} {
            set args [lassign $args width side]
        }
    }
    lassign $args library path
    readers $library mapfile maplines fieldshape
    fconfigure stdout -encoding utf-8
    set map [field read $path]
    if {$mode eq "-captions"} {
        puts [concat [captions $map] [waterCaptions $map $path]]
        return
    }
    expr {srand(1812)}
    set sheet stdout
    set size [::wargame::ground::fieldShape size \
            [list [dict get $map columns] [dict get $map rows]]]
    makeFieldHeights $map {*}$size
    makeWash levels
    if {$mode eq "-squares"} {
        cutSheet $size $width $side [list drawField $map 1.0 1]
        return
    }
    puts $sheet [format {<svg xmlns="http://www.w3.org/2000/svg"
        viewBox="0 0 %.1f %.1f">} {*}$size]
    drawWash 0 0 {*}$size
    drawField $map [expr {$mode eq "-small" ? 1.6 : 1.0}] 0
    puts $sheet "</svg>"
}

# drawField --
#
#       All but the wash, from the ground up.  `close`: to be seen from near, so
#       with the hexes' names.
proc drawField {map bold close} {
    set size [::wargame::ground::fieldShape size \
            [list [dict get $map columns] [dict get $map rows]]]
    set grain [expr {$bold > 1 ? 1.5 : 1.0}]
    set woods [outlines $map [hexesThat $map terrain 2]]
    set rivers [sideLines $map river]
    set streams [sideLines $map stream]
    takeField $map $woods $rivers $streams $bold
    drawPlough $map $size $grain
    drawMarsh [outlines $map [dict get $map marsh]] $grain
    drawVillageGround $map
    drawMeadows {*}$size $grain
    drawBrush [outlines $map [dict get $map brush]] $grain
    drawWoods $woods $grain
    drawOrchards $map $grain
    drawLevels $map $bold
    drawWaters $map $rivers $streams $bold
    drawFieldRoads $map $bold
    drawFieldCrossings $map $bold
    drawHouses $map $bold
    drawFieldWorks $map $bold
    drawHexes $map [expr {$bold > 1}]
    if {$close} {
        drawHexNames $map
    }
    drawEdge {*}$size
}

main {*}$argv
