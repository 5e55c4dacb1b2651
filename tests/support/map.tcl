# map.tcl --
#
#       What the tests of maps have in common.  Each reads its own into the
#       variable map.  Nothing is needed but the readers of maps.

package require tcltest 2.5
namespace import -force ::tcltest::*
::tcltest::configure {*}$argv

set root [file normalize [file join [file dirname [info script]] .. ..]]
source -encoding utf-8 [file join $root maps readers.tcl]
readers [file join $root library] mapfile maplabels

# area --
#
#       A field of an area.
proc area {key field} {
    return [dict get $::map area $key $field]
}

proc inPlay {} {
    return [lmap key [dict keys [dict get $::map area]] {
        if {![area $key playable]} continue
        set key
    }]
}

# border --
#
#       A field of the border between two areas, or the whole border.  An error
#       if there is none.
proc border {a b {field ""}} {
    foreach border [dict get $::map border] {
        if {[list [dict get $border a] [dict get $border b]]
                in [list [list $a $b] [list $b $a]]} {
            return [expr {$field eq "" ? $border : [dict get $border $field]}]
        }
    }
    error "no border from $a to $b"
}

proc neighbours {key} {
    set found {}
    foreach border [dict get $::map border] {
        lassign [list [dict get $border a] [dict get $border b]] a b
        if {$key in [list $a $b]} {
            set other [expr {$a eq $key ? $b : $a}]
            if {[area $other playable]} {
                lappend found $other
            }
        }
    }
    return $found
}

# untiled --
#
#       Points, in a net over the map, that do not lie in exactly one area.
proc untiled {} {
    global map
    lassign [dict get $map frame] width height
    set bad {}
    for {set x 37} {$x < $width} {incr x 211} {
        for {set y 41} {$y < $height} {incr y 197} {
            set count 0
            dict for {key area} [dict get $map area] {
                incr count [wargame::ground::mapfile inside \
                        [dict get $area shape] $x $y]
            }
            if {$count != 1} {
                lappend bad $x,$y,$count
            }
        }
    }
    return $bad
}

# ground --
#
#       The square metres of all areas.
proc ground {} {
    set twice 0
    dict for {key area} [dict get $::map area] {
        set shape [dict get $area shape]
        set sum 0
        foreach {x y} $shape \
                {x2 y2} [concat [lrange $shape 2 end] [lrange $shape 0 1]] {
            set sum [expr {$sum + $x * $y2 - $x2 * $y}]
        }
        incr twice [expr {abs($sum)}]
    }
    return [expr {$twice / 2}]
}

# boxes --
#
#       The boxes of all names at a zoom, by area.
proc boxes {zoom} {
    set boxes {}
    foreach key [inPlay] {
        dict set boxes $key [wargame::ground::maplabels box [area $key label] \
                [area $key terrain] $zoom]
    }
    return $boxes
}

proc meet {a b} {
    lassign $a left bottom right top
    lassign $b left2 bottom2 right2 top2
    return [expr {$left < $right2 && $left2 < $right
            && $bottom < $top2 && $bottom2 < $top}]
}

# earthworks --
#
#       The boxes that the redoubts fill, from the ground.
proc earthworks {} {
    set boxes {}
    set channel [open [file join $::root maps borodino.geojson]]
    while {[gets $channel line] >= 0} {
        if {[string match {*"layer": "earthwork"*} $line]} {
            regexp {"coordinates": (.*)} $line -> numbers
            set xs {}
            set ys {}
            foreach {- x y} [regexp -all -inline {([\d.]+), ([\d.]+)} \
                    $numbers] {
                lappend xs $x
                lappend ys $y
            }
            lappend boxes [list [expr {[tcl::mathfunc::min {*}$xs] - 50}] \
                    [expr {[tcl::mathfunc::min {*}$ys] - 50}] \
                    [expr {[tcl::mathfunc::max {*}$xs] + 50}] \
                    [expr {[tcl::mathfunc::max {*}$ys] + 50}]]
        }
    }
    close $channel
    return $boxes
}
