# map2svg.tcl --
#
#       tclsh map2svg.tcl ?-small? ?-names? LIBRARY GROUND MAP > FILE.svg
#
#       Draws a map of areas as one SVG, an engraving coloured by hand: the
#       ground from a .geojson, the areas and how they play from a .map.  One
#       unit of the SVG is a metre.
#
#               -small  for a small picture: lines wider, trees larger and fewer
#               -names  with the names, which the table paints by itself

source -encoding utf-8 [file join [file dirname [info script]] readers.tcl]
foreach file {
    geometry paper room relief wash hachures trees growth water works crossings
    borders limits circles frame
} {
    source -encoding utf-8 \
            [file join [file dirname [info script]] draw $file.tcl]
}

proc main {args} {
    global sheet
    set bold 1.0
    set names 0
    while {[string match -* [lindex $args 0]]} {
        set args [lassign $args option]
        switch -- $option {
            -small {set bold 1.5}
            -names {set names 1}
            default {error "unknown option \"$option\""}
        }
    }
    lassign $args library groundFile mapFile
    readers $library mapfile maplabels
    set sheet stdout
    fconfigure stdout -encoding utf-8
    set map [wargame::ground::mapfile read $mapFile]
    lassign [dict get $map frame] width height
    expr {srand(1812)}
    puts $sheet "<svg xmlns=\"http://www.w3.org/2000/svg\"\
            viewBox=\"0 0 $width $height\">"
    drawMap $map [readGround $groundFile $height] $bold
    if {$names} {
        drawCaptions [dict get $map caption] $height
        drawNames $map
    }
    puts $sheet "</svg>"
}

# drawMap --
#
#       The layers from the ground up.
proc drawMap {map features bold} {
    set height [lindex [dict get $map frame] 1]
    set ground [sortGround $features]
    set borders [lmap border [dict get $map border] {
        dict set border lines [lmap line [dict get $border lines] {
            southward $line $height
        }]
    }]
    set streets [lmap {name shape} [dict get $ground village_area] {
        streetOf $shape [dict get $ground road]
    }]
    set grain [expr {$bold > 1 ? 1.45 : 1.0}]
    set numbered [isNumbered $map]
    takeGround $map $ground $borders $streets $bold

    makeHeights [dict get $ground contour] {*}[dict get $map frame]
    makeSlopes
    makeWash contours
    drawWash 0 0 {*}[dict get $map frame]
    drawFields [villagePlaces $ground] {*}[dict get $map frame] $grain
    drawMeadows {*}[dict get $map frame] $grain
    drawHachures $grain
    foreach {name x y} [dict get $ground hill] {
        if {[regexp -nocase {mound|kurgan} $name]} {
            drawMound $x $y 88 $grain
        }
    }
    drawMarsh [dict get $ground swamp] $grain
    drawBrush [dict get $ground brush] $grain
    drawWoods [dict get $ground woods] $grain
    dict for {key area} [dict get $map area] {
        if {![dict get $area playable]} {
            drawBeyond [southward [dict get $area shape] $height]
        }
    }
    if {$numbered} {
        drawTints $map $height
        drawCasings $borders $bold
        drawRims $borders $map $bold
    }
    drawWater [dict get $ground water] [dict get $ground pond] \
            [waterEdges $borders $numbered] $bold
    if {$numbered} {
        drawLimits $borders $bold
    } else {
        foreach border $borders {
            drawBorder $border $map $bold
        }
    }
    drawRoads [dict get $ground road] $bold
    if {$numbered} {
        drawFieldLines $borders $map $bold
    } else {
        drawStartLine [startLines $borders] $bold
    }
    drawCrossings $ground $borders $height $bold
    set rows {}
    foreach street $streets {name x y large} [dict get $ground village] {
        lappend rows $street $large
    }
    drawVillages $rows [churches $ground] $bold
    drawPits [dict get $ground obstacle] $bold
    drawRedoubts [dict get $ground earthwork] $bold
    drawFrame {*}[dict get $map frame]
    drawSupply $map $height $bold
    if {$numbered} {
        drawCircles $map $height $bold
    }
    drawCompass {*}[southward [dict get $map compass] $height] 175
    drawScale {*}[southward [dict get $map scale] $height]
}

# isNumbered --
#
#       Is it a map of numbered areas, whose borders are alike?
proc isNumbered {map} {
    dict for {key area} [dict get $map area] {
        return [expr {[dict get $area circle] ne ""}]
    }
}

# sortGround --
#
#       The features of the ground by layer, each in the form its drawing wants.
proc sortGround {features} {
    set ground {}
    foreach feature $features {
        set lines [lassign $feature layer properties]
        set line [lindex $lines 0]
        switch -- $layer {
            contour {
                set words [list [dict get $properties min_elev] $line]
            }
            water {
                set words [list [dict get $properties name] \
                        [dict get $properties class] $line]
            }
            road {
                set words [list [dict get $properties class] $line]
            }
            village_area {
                set words [list [dict get $properties name] $line]
            }
            village {
                set words [list [dict get $properties name] {*}$line \
                        [expr {[dict get $properties size] eq "large"}]]
            }
            crossing {
                set words [list [dict get $properties name] \
                        [dict get $properties kind] {*}$line]
            }
            hill {
                set words [list [dict get $properties name] {*}$line]
            }
            obstacle {
                set words $line
            }
            default {
                set words [list $line]
            }
        }
        dict lappend ground $layer {*}$words
    }
    return $ground
}

proc villagePlaces {ground} {
    set places {}
    foreach {name x y large} [dict get $ground village] {
        lappend places $x $y $large
    }
    return $places
}

# churches --
#
#       Borodino had one; it stood by the road, at the eastern end.
proc churches {ground} {
    foreach {name x y large} [dict get $ground village] {
        if {$name eq "Borodino"} {
            return [list [expr {$x + 130}] [expr {$y + 92}]]
        }
    }
}

# waterEdges --
#
#       The borders along which a stream is drawn large: those that it makes, or
#       all that it may follow.
proc waterEdges {borders all} {
    set lines {}
    foreach border $borders {
        if {$all || [dict get $border water] ne ""} {
            lappend lines {*}[dict get $border lines]
        }
    }
    return $lines
}

proc startLines {borders} {
    set lines {}
    foreach border $borders {
        if {[dict get $border startline]} {
            foreach line [dict get $border lines] {
                lappend lines [dict get $border water] $line
            }
        }
    }
    return $lines
}

# drawCrossings --
#
#       Those of borders large, as the map has them; others of the ground
#       small.
proc drawCrossings {ground borders height bold} {
    set waters [dict get $ground water]
    set roads [dict get $ground road]
    set played {}
    foreach border $borders {
        foreach {kind name x y} [dict get $border crossings] {
            set y [expr {$height - $y}]
            lappend played $name
            drawCrossing $kind $x $y \
                    [acrossAt $x $y $waters $roads $bold] 0 $bold
        }
    }
    foreach {name kind x y} [dict get $ground crossing] {
        if {$name ni $played} {
            drawCrossing $kind $x $y \
                    [acrossAt $x $y $waters $roads $bold] 1 $bold
        }
    }
}

proc drawSupply {map height bold} {
    dict for {key area} [dict get $map area] {
        if {[dict get $area supply] ne ""} {
            lassign [dict get $area supply] side count x y
            drawStars $side $count $x [expr {$height - $y}] $bold
        }
    }
}

main {*}$argv
