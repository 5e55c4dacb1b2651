# formations.tcl --
#
#       La Bataille de la Moskowa: the names and strengths of corps, over them
#       on the map while their counters are too small to be read.

need base/words present/part games/moskowa/ground

namespace eval ::wargame::moskowa {
    # How wide counters are, in pixels, while corps are named.
    variable CorpsNamed {0 27}
    # Metres between parts of a corps that are named each by itself.
    variable Apart 900
    # How much ground a name takes while the whole field is seen.
    variable NameWide 900
    variable NameHigh 215
}

if {![info object isa class ::wargame::moskowa::Formations]} {
    oo::class create ::wargame::moskowa::Formations {
        superclass ::wargame::present::Part
    }
}

oo::define ::wargame::moskowa::Formations {
    variable PlaceKeys Reader Words

    method signs {moment} {
        # {x y afar TEXT LEAST MOST SIDE UNITS} each.
        set view [$moment view]
        array set corps {}
        set slot -1
        foreach told [$Reader told $moment] number [$Reader places $view] {
            incr slot
            set row [$Reader row $view $slot]
            if {![llength $told] || [$Reader isPerson $row]} continue
            lassign [::wargame::moskowa::middle \
                    [lindex $PlaceKeys $number]] x y
            set points [lindex $told 2]
            set side [$Reader sideOf $slot]
            lappend corps([list $side [dict get $row corps]]) \
                    $x $y $points $slot
        }
        set signs {}
        foreach key [lsort [array names corps]] {
            foreach part [my Parted $corps($key)] {
                lassign [my Middle $part] x y points slot
                lappend signs [list $x $y afar \
                        "[$Words corpsShort [$Reader row $view $slot]]\
                            $points" \
                        {*}$::wargame::moskowa::CorpsNamed \
                        side[lindex $key 0] [my Units $view $part]]
            }
        }
        return [my Spaced $signs]
    }

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
