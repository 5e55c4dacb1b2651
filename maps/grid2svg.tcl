# grid2svg.tcl --
#
#       tclsh grid2svg.tcl ?-names? LIBRARY GROUND MAP > FILE.svg
#
#       Draws a map of hexes as one SVG, in winter: the ground from a .geojson,
#       the hexes from a .map.  One unit of the SVG is a metre.
#
#               -names  with the names, which the table paints by itself

source -encoding utf-8 [file join [file dirname [info script]] readers.tcl]
foreach file {
    geometry paper relief wash hachures trees growth water works frame
    winter ice hexes cartouche
} {
    source -encoding utf-8 \
            [file join [file dirname [info script]] draw $file.tcl]
}

proc main {args} {
    global sheet
    set names [expr {[lindex $args 0] eq "-names"}]
    lassign [lrange $args $names end] library groundFile mapFile
    readers $library mapfile hexfile hexshape
    set sheet stdout
    fconfigure stdout -encoding utf-8
    set map [wargame::ground::hexfile read $mapFile]
    lassign [dict get $map margin] west south east north
    lassign [wargame::ground::hexshape frame $map] width height
    expr {srand(1812)}
    puts $sheet [format {<svg xmlns="http://www.w3.org/2000/svg"
        viewBox="%d %d %.1f %.1f">} [expr {-$west}] [expr {-$north}] \
        $width $height]
    drawSheet $map [sortGround [readGround $groundFile \
            [expr {$height - $north - $south}]]] \
            [expr {$width - $west - $east}] [expr {$height - $north - $south}]
    if {$names} {
        drawNames $map
    }
    puts $sheet "</svg>"
}

# sortGround --
#
#       By layer, in the form its drawing wants: elevation {level shape ...},
#       road {class line ...}, town_area {name shape ...}, waters by class, the
#       others lines or shapes.
proc sortGround {features} {
    set ground {crossing {}}
    foreach feature $features {
        set lines [lassign $feature layer properties]
        set line [lindex $lines 0]
        switch -- $layer {
            elevation {
                dict lappend ground $layer [dict get $properties level] $line
            }
            water {
                dict lappend ground [dict get $properties class] $line
            }
            road {
                dict lappend ground $layer [dict get {road main trail track} \
                        [dict get $properties class]] $line
            }
            town_area {
                dict lappend ground $layer [dict get $properties name] $line
            }
            crossing {
                if {[string match *bridge [dict get $properties kind]]} {
                    dict lappend ground $layer $line
                }
            }
            default {
                dict lappend ground $layer $line
            }
        }
    }
    return $ground
}

# drawSheet --
#
#       The layers from the ground up.
proc drawSheet {map ground width height} {
    set streets [lmap {name shape} [dict get $ground town_area] {
        streetOf $shape [dict get $ground road]
    }]
    takeRoom $map $ground $streets
    makeTerraces [dict get $ground elevation] $width $height
    makeSlopes
    drawLand $ground $width $height
    drawWaysOnLand $ground
    foreach line [dict get $ground river] {
        drawIcyRiver $line 148
    }
    drawGrid $map
    drawWorks $map $ground $streets
    drawNumbers $map
    drawMargin $map
    drawWays $map
    drawTitle [expr {$width / 2}] -820 7600
    drawTurnedCompass [expr {$width - 900}] -760 340 37
    drawHexScale $map 300 -560
}

# drawLand --
#
#       What there was before people.
proc drawLand {ground width height} {
    makeWash snow
    drawWash 0 0 $width $height
    drawDrifts $width $height
    drawHachures 2.2
    drawMarsh [dict get $ground swamp] 2.1
    drawBareWoods [dict get $ground woods] 86
    drawOldArms [dict get $ground backwater]
    drawBrooks [dict get $ground stream]
}

# drawWaysOnLand --
#
#       Roads and trails, and how they come over marsh and brooks.
proc drawWaysOnLand {ground} {
    set roads [dict get $ground road]
    foreach line [dict get $ground causeway] {
        drawCauseway $line
    }
    drawRoads $roads 1.55
    drawRuts $roads
    foreach point [dict get $ground crossing] {
        drawFootbridge {*}$point {*}[RoadAt {*}$point $roads]
    }
}

# drawWorks --
#
#       What people made, or have marked: it lies over the grid.
proc drawWorks {map ground streets} {
    set bridges [dict get $ground bridge]
    foreach line $bridges {
        drawBurntBridge $line
    }
    drawVillages [concat {*}[lmap street $streets {name -} \
            [dict get $ground town_area] {
        list $street [isTown $map $name]
    }]] {} 1.75
    foreach ford [dict get $map ford] {
        lassign $ford name east west
        set from [plan $map [wargame::ground::hexshape centre $map $east]]
        set to [plan $map [wargame::ground::hexshape centre $map $west]]
        drawFord $from $to [expr {![Bridged $bridges {*}$from {*}$to]}]
    }
    drawRedoubts [dict get $ground earthwork] 1.2
}

# isTown --
#
#       More than a village: it fills several hexes.
proc isTown {map name} {
    foreach town [dict get $map town] {
        if {[lindex $town 0] eq $name} {
            return [expr {[llength $town] > 4}]
        }
    }
    return 0
}

# Bridged --
#
#       Does one of the bridges lie between two points?
proc Bridged {bridges x0 y0 x1 y1} {
    foreach line $bridges {
        lassign [axis $line] x y
        if {hypot($x - ($x0 + $x1) / 2, $y - ($y0 + $y1) / 2) < 100} {
            return 1
        }
    }
    return 0
}

# takeRoom --
#
#       What grows must leave room for all that people made or play on.
proc takeRoom {map ground streets} {
    takeNumbers $map
    takeNames $map
    foreach {class line} [dict get $ground road] {
        take tree $line [expr {$class eq "track" ? 62 : 82}]
        take field $line 60
        take hachure $line 36
    }
    foreach kind {river stream backwater} room {120 74 50} {
        foreach line [dict get $ground $kind] {
            take tree $line $room
            take tuft $line $room
            take hachure $line $room
        }
    }
    foreach line [dict get $ground river] {
        take wet $line 112
    }
    foreach shape [concat [dict get $ground woods] [dict get $ground swamp]] {
        takeShape field $shape
        takeShape hachure $shape
    }
    foreach street $streets {
        foreach kind {tree field tuft hachure} {
            take $kind $street 150
        }
    }
}

# drawRuts --
#
#       Two lines along each main road, broken here and there.
proc drawRuts {roads} {
    global ink
    set data ""
    foreach {class line} $roads {
        if {$class eq "main"} {
            set line [eased $line 25]
            append data [curve [beside $line 8]] [curve [beside $line -8]]
        }
    }
    stroke $data $ink(track) 4.5 -stroke-dasharray "70 22" -stroke-opacity 0.8
}

# RoadAt --
#
#       The direction of the road at a point.
proc RoadAt {x y roads} {
    set best Inf
    foreach {class line} $roads {
        lassign [AlongAt $line $x $y] far dx dy
        if {$far < $best} {
            set best $far
            set way [list $dx $dy]
        }
    }
    return $way
}

# drawNames --
#
#       As the table paints them.
proc drawNames {map} {
    global ink
    foreach caption [dict get $map caption] {
        lassign $caption kind x y angle size text
        lassign [onSheet $map $x $y] x y
        group -transform [format "translate(%.0f %.0f) rotate(%.0f)" \
                $x $y [expr {-$angle}]]
        set wet [expr {$kind in {water marsh}}]
        drawText 0 [expr {$size * 0.3}] $text $size \
                $ink([expr {$wet ? "bank" : "line"}]) -font-style italic \
                -letter-spacing [expr {$wet ? $size * 0.12 : 0}]
        endGroup
    }
}

main {*}$argv
