# formations.tcl --
#
#       La Bataille de la Moskowa: the names, strengths and extents of corps,
#       over them on the map while their counters are too small to be read.

need base/words present/part games/moskowa/ground

namespace eval ::wargame::moskowa {
    # How wide counters are, in pixels, while corps are named.
    variable CorpsNamed {0 27}
    # Metres between parts of a corps that are named each by itself.
    variable Apart 900
    # How much ground a name takes while the whole field is seen.
    variable NameWide 900
    variable NameHigh 215
    # Metres from the middle of a hex to the line about what a corps holds.
    variable Margin 90
}

if {![info object isa class ::wargame::moskowa::Formations]} {
    oo::class create ::wargame::moskowa::Formations {
        superclass ::wargame::present::Part
    }
}

oo::define ::wargame::moskowa::Formations {
    variable PlaceKeys Reader Words

    method signs {moment} {
        # {x y afar TEXT LEAST MOST SIDE UNITS} each, and an extent of each
        # before them.
        set view [$moment view]
        array set corps {}
        set places [$Reader places $view]
        dict for {slot told} [$Reader told $moment] {
            set row [$Reader row $view $slot]
            if {[$Reader isPerson $row]} continue
            lassign [::wargame::moskowa::middle \
                    [lindex $PlaceKeys [lindex $places $slot]]] x y
            set points [dict get $told points]
            set side [$Reader sideOf $slot]
            lappend corps([list $side [dict get $row corps]]) \
                    $x $y $points $slot
        }
        set signs {}
        set extents {}
        foreach key [lsort [array names corps]] {
            foreach part [my Parted $corps($key)] {
                lassign [my Middle $part] x y points slot
                lappend extents [my Extent $part side[lindex $key 0]]
                lappend signs [list $x $y afar \
                        "[$Words corpsShort [$Reader row $view $slot]]\
                            $points" \
                        {*}$::wargame::moskowa::CorpsNamed \
                        side[lindex $key 0] [my Units $view $part]]
            }
        }
        return [concat $extents [my Spaced $signs]]
    }

    # ---- extents ----

    method Extent {part side} {
        # A line about all hexes of a part, a little off.
        set corners [my Hull [concat {*}[lmap {x y points slot} $part {
            list $x $y
        }]]]
        set about {}
        set far $::wargame::moskowa::Margin
        foreach {x y} $corners {
            foreach {east north} {1 0 0.5 0.87 -0.5 0.87 -1 0 -0.5 -0.87
                    0.5 -0.87} {
                lappend about [expr {$x + $far * $east}] \
                        [expr {$y + $far * $north}]
            }
        }
        return [list {*}[lrange $part 0 1] extent [my Hull $about] \
                {*}$::wargame::moskowa::CorpsNamed $side]
    }

    method Hull {points} {
        # The corners of the least ground without dents that has all points:
        # along its lower side from the west, then back along its upper.
        set sorted [lsort -real -index 0 [lsort -real -index 1 [lsort -unique \
                [lmap {x y} $points { list $x $y }]]]]
        set corners {}
        foreach side [list $sorted [lreverse $sorted]] {
            set chain {}
            foreach point $side {
                while {[llength $chain] > 1
                        && [my Turn {*}[lrange $chain end-1 end] $point] <= 0} {
                    set chain [lrange $chain 0 end-1]
                }
                lappend chain $point
            }
            lappend corners {*}[lrange $chain 0 end-1]
        }
        return [concat {*}[expr {[llength $corners] ? $corners : $sorted}]]
    }

    method Turn {from over to} {
        # Above 0: against the clock.
        lassign [concat $from $over $to] x0 y0 x1 y1 x2 y2
        return [expr {($x1 - $x0) * ($y2 - $y0) - ($y1 - $y0) * ($x2 - $x0)}]
    }

    # ---- names ----

    method Units {view part} {
        return [lmap {x y points slot} $part {
            dict get [$Reader row $view $slot] key
        }]
    }

    method Spaced {signs} {
        # From the south on, each above those that it would lie upon.
        set high $::wargame::moskowa::NameHigh
        set placed {}
        foreach sign [lsort -integer -index 1 $signs] {
            lassign $sign x y
            foreach other $placed {
                lassign $other x1 y1
                if {abs($x - $x1) < $::wargame::moskowa::NameWide
                        && abs($y - $y1) < $high} {
                    set y [expr {$y1 + $high}]
                }
            }
            # Those placed rise from south to north.
            set placed [lsort -integer -index 1 [linsert $placed end \
                    [lreplace $sign 1 1 $y]]]
        }
        return $placed
    }

    method Parted {placed} {
        # {x y POINTS SLOT ...} in parts, none near another.
        set parts {}
        foreach {x y points slot} $placed {
            set mine [list $x $y $points $slot]
            set others {}
            foreach part $parts {
                if {[my IsNear $x $y $part]} {
                    lappend mine {*}$part
                } else {
                    lappend others $part
                }
            }
            set parts [linsert $others end $mine]
        }
        return $parts
    }

    method IsNear {x y part} {
        foreach {x1 y1 - -} $part {
            if {hypot($x - $x1, $y - $y1) < $::wargame::moskowa::Apart} {
                return 1
            }
        }
        return 0
    }

    method Middle {placed} {
        # {x y POINTS SLOT}: over them all, in the middle of their points.
        set sum 0
        set sx 0
        set total 0
        set top -Inf
        foreach {x y points slot} $placed {
            set weight [expr {max(1, $points)}]
            set sum [expr {$sum + $weight}]
            set sx [expr {$sx + $weight * $x}]
            set top [expr {max($top, $y)}]
            incr total $points
        }
        return [list [expr {round(double($sx) / $sum)}] \
                [expr {round($top + 110)}] $total $slot]
    }
}
