# spaces.tcl --
#
#       The spaces of a board, in metres of the ground.  Knows no window.
#
#   set spaces [::wargame::board::Spaces new GROUND]        see ground.tcl
#       frame                {WIDTH HEIGHT} of the ground
#       keys                 of all spaces that are made, shelves too
#       count                how many there are
#       has KEY              is there such a space?
#       get KEY FIELD        what the ground says of it; FIELD: name shape style
#                            label stands marks; of those on the ground also
#                            bounds, {left low right high}
#       isOnGround KEY       is there such a space, and is it no shelf?
#       grounded KEYS        the KEYS that are on the ground
#       shelves              keys of the shelves
#       lettered             keys of the spaces with a name or marks
#       named KEY            {x y} where its name is, else the middle
#       middle KEY           {x y} where its name is or, if that is outside, its
#                            number; with no name the middle of the middlemost
#                            row inside; a shelf is south of all
#       toward DX DY FROM KEYS   the nearest of KEYS in that direction from the
#                            point FROM, or ""
#       stand KEY SIDE       {x y} of a stack there, or {} for anywhere
#       holds KEY X Y        is the point within it?  A shelf holds none
#       at X Y               the space at a point, or ""
#       along FROM TO        the spaces on the straight way between two
#       around KEYS          the bounds of all of these
#
#   A key may be called 0805: no expr may give one back, it would be a number.

need ground/mapfile

if {![info object isa class ::wargame::board::Spaces]} {
    oo::class create ::wargame::board::Spaces
}

oo::define ::wargame::board::Spaces {
    # Space: KEY -> dictionary.  Middle, Bounds: of those that were asked for.
    # At, Make: commands, or ""; Count: of those that Make makes.
    variable Frame Space Middle Bounds Shelves Lettered At Make Count

    constructor {ground} {
        set Frame [dict get $ground frame]
        set At [expr {[dict exists $ground at] ? [dict get $ground at] : ""}]
        lassign [expr {[dict exists $ground make]
            ? [dict get $ground make] : {"" 0}}] Make Count
        set Space [dict create]
        set Middle [dict create]
        set Bounds [dict create]
        set Shelves {}
        set Lettered {}
        dict for {key space} [dict get $ground spaces] {
            my Add $key $space
        }
    }

    method Add {key space} {
        # Fill in what the space does not say.
        set space [dict merge {name "" shape {} style plain label {} shelf 0
            stands {} marks {}} $space]
        if {[dict get $space shelf]} {
            lappend Shelves $key
        } elseif {[dict get $space name] ne ""
                || [dict get $space marks] ne ""} {
            lappend Lettered $key
        }
        dict set Space $key $space
    }

    method Has {key} {
        # Made now, if it is made when it is asked for.
        if {[dict exists $Space $key]} {
            return 1
        } elseif {$Make eq ""} {
            return 0
        }
        set space [{*}$Make $key]
        if {$space eq ""} {
            return 0
        }
        my Add $key $space
        return 1
    }

    method Of {key} {
        my Has $key
        return [dict get $Space $key]
    }

    method Bounds {key} {
        # Of over a thousand hexes few are asked for.
        if {![dict exists $Bounds $key]} {
            set xs {}
            set ys {}
            foreach {x y} [dict get [my Of $key] shape] {
                lappend xs $x
                lappend ys $y
            }
            dict set Bounds $key [list \
                [tcl::mathfunc::min {*}$xs] [tcl::mathfunc::min {*}$ys] \
                [tcl::mathfunc::max {*}$xs] [tcl::mathfunc::max {*}$ys]]
        }
        return [dict get $Bounds $key]
    }

    method MiddleOf {key} {
        set space [my Of $key]
        if {[llength [dict get $space label]]} {
            set at [lrange [dict get $space label] 1 2]
            if {[my holds $key {*}$at] || [dict get $space marks] eq ""} {
                return $at
            }
            lassign [lindex [dict get $space marks] 0] left low right high
            return [list [expr {($left + $right) / 2.0}] \
                    [expr {($low + $high) / 2.0}]]
        }
        lassign [my Bounds $key] left low right high
        set y [expr {($low + $high) / 2.0 + 0.01}]
        # The widest stretch of that row.
        set best 0
        set middle [expr {($left + $right) / 2.0}]
        foreach {from to} [my Crossings [dict get $space shape] $y] {
            if {$to - $from > $best} {
                set best [expr {$to - $from}]
                set middle [expr {($from + $to) / 2.0}]
            }
        }
        return [list $middle $y]
    }

    method Crossings {shape y} {
        # Where the edges of a shape cross a row, from the west.
        set crossings {}
        lassign [lrange $shape end-1 end] x0 y0
        foreach {x1 y1} $shape {
            if {($y1 > $y) != ($y0 > $y)} {
                lappend crossings [expr {
                    double($x0 - $x1) * ($y - $y1) / ($y0 - $y1) + $x1}]
            }
            set x0 $x1
            set y0 $y1
        }
        return [lsort -real $crossings]
    }

    method frame {} {
        return $Frame
    }

    method count {} {
        return [expr {$Make eq "" ? [dict size $Space] : $Count}]
    }

    method keys {} {
        return [dict keys $Space]
    }

    method has {key} {
        return [my Has $key]
    }

    method get {key field} {
        if {$field eq "bounds"} {
            return [my Bounds $key]
        }
        return [dict get [my Of $key] $field]
    }

    method isOnGround {key} {
        return [expr {[my Has $key] && ![dict get $Space $key shelf]}]
    }

    method grounded {keys} {
        return [lmap key $keys {
            if {![my isOnGround $key]} continue
            set key
        }]
    }

    method shelves {} {
        return $Shelves
    }

    method lettered {} {
        return $Lettered
    }

    method named {key} {
        set label [expr {[my isOnGround $key] ? [dict get [my Of $key] label]
            : {}}]
        return [expr {[llength $label] ? [lrange $label 1 2]
            : [my middle $key]}]
    }

    method middle {key} {
        if {[my isOnGround $key]} {
            if {![dict exists $Middle $key]} {
                dict set Middle $key [my MiddleOf $key]
            }
            return [dict get $Middle $key]
        }
        return [list [expr {[lindex $Frame 0] / 2.0}] -500]
    }

    method toward {dx dy from keys} {
        # The nearest of these spaces in that direction, or "".
        set next [my Next $dx $dy {*}$from]
        if {$next ne "" && $next in $keys} {
            return $next
        }
        set best Inf
        set found ""
        lassign $from x0 y0
        foreach key $keys {
            lassign [my middle $key] x y
            set along [expr {$dx * ($x - $x0) + $dy * ($y - $y0)}]
            set aside [expr {abs($dy * ($x - $x0)) + abs($dx * ($y - $y0))}]
            if {$along > 0 && $along + 2 * $aside < $best} {
                set best [expr {$along + 2 * $aside}]
                set found $key
            }
        }
        return $found
    }

    method Next {dx dy x y} {
        # The area that lies straight that way, whatever it is named where; of
        # many alike their middles tell.
        if {$Make ne ""} {
            return ""
        }
        lassign $Frame width height
        set here [my at $x $y]
        set step [expr {max($width, $height) / 400.0}]
        while {$x >= 0 && $x <= $width && $y >= 0 && $y <= $height} {
            set there [my at $x $y]
            if {$there ni [list "" $here]} {
                return $there
            }
            set x [expr {$x + $dx * $step}]
            set y [expr {$y + $dy * $step}]
        }
        return ""
    }

    method stand {key side} {
        if {![my Has $key] || ![dict exists $Space $key stands $side]} {
            return {}
        }
        return [lrange [dict get $Space $key stands $side] 0 1]
    }

    method holds {key x y} {
        set space [my Of $key]
        if {[dict get $space shelf]} {
            return 0
        }
        lassign [my Bounds $key] left low right high
        if {$x < $left || $x > $right || $y < $low || $y > $high} {
            return 0
        }
        return [::wargame::ground::mapfile inside [dict get $space shape] $x $y]
    }

    method at {x y} {
        if {$At ne ""} {
            return [{*}$At $x $y]
        }
        foreach key [dict keys $Space] {
            if {[my holds $key $x $y]} {
                return $key
            }
        }
        return ""
    }

    method along {from to} {
        lassign [concat [my middle $from] [my middle $to]] x0 y0 x1 y1
        set keys {}
        for {set i 0} {$i <= 100} {incr i} {
            set key [my at [expr {$x0 + ($x1 - $x0) * $i / 100.0}] \
                    [expr {$y0 + ($y1 - $y0) * $i / 100.0}]]
            if {$key ni [list "" {*}$keys]} {
                lappend keys $key
            }
        }
        return $keys
    }

    method around {keys} {
        set bounds [lmap key $keys { my Bounds $key }]
        return [lmap index {0 1 2 3} which {min min max max} {
            tcl::mathfunc::$which {*}[lmap box $bounds { lindex $box $index }]
        }]
    }
}
