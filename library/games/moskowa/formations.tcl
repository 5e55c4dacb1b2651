# formations.tcl --
#
#       La Bataille de la Moskowa: the names, strengths and extents of corps,
#       and from nearer of their divisions, over them on the map while their
#       counters are too small to be read.

need base/words present/part games/moskowa/ground

namespace eval ::wargame::moskowa {
    # How wide counters are, in pixels, while corps are named, and divisions.
    variable Named {corps {0 14} division {14 27}}
    # Metres between parts of one that are named each by itself.
    variable Apart {corps 900 division 500}
    # Metres about a leader or an aide alone that no name covers.
    variable Alone 180
    # Metres from the middle of a hex to the line about what a corps holds.
    variable Margin 90
}

if {![info object isa class ::wargame::moskowa::Formations]} {
    oo::class create ::wargame::moskowa::Formations {
        superclass ::wargame::present::Part
    }
}

oo::define ::wargame::moskowa::Formations {
    # Kept: LEVEL FORMATION -> {PLACED PARTS}, see Parts.
    variable PlaceKeys Reader Words Kept

    method signs {moment} {
        # {x y afar TEXT LEAST MOST SIDE UNITS AT} each, the strongest first, an
        # extent of each before them, and what is kept clear of names.
        lassign [my Placed $moment] units alone
        set signs {}
        foreach level {corps division} {
            lappend signs {*}[my SignsOf $moment $level $units]
        }
        return [concat $signs [lmap at $alone {
            list {*}$at clear $::wargame::moskowa::Alone
        }]]
    }

    method Placed {moment} {
        # {UNITS ALONE}: {SLOT X Y POINTS} of each unit; {X Y} of leaders and
        # aides whom no unit hides.
        set view [$moment view]
        set places [$Reader places $view]
        set units {}
        set taken {}
        set persons [dict create]
        dict for {slot told} [$Reader told $moment] {
            set place [lindex $places $slot]
            set at [::wargame::moskowa::middle [lindex $PlaceKeys $place]]
            if {[$Reader isPerson [$Reader row $view $slot]]} {
                dict set persons $place $at
                continue
            }
            lappend taken $place
            lappend units [list $slot {*}$at [dict get $told points]]
        }
        return [list $units [dict values [dict remove $persons {*}$taken]]]
    }

    method SignsOf {moment level units} {
        set view [$moment view]
        array set placed {}
        foreach unit $units {
            lassign $unit slot x y points
            set row [$Reader row $view $slot]
            lappend placed([list [$Reader sideOf $slot] [dict get $row corps] \
                    {*}[expr {$level eq "division" ? [list [my Division $row]]
                        : {}}]]) $x $y $points $slot
        }
        set signs {}
        set extents {}
        set range [dict get $::wargame::moskowa::Named $level]
        foreach key [lsort [array names placed]] {
            set side side[lindex $key 0]
            foreach known [my Parts $level $key $placed($key)] {
                lassign $known part middle extent
                lassign $middle x y points slot at
                lappend extents [list {*}$extent {*}$range $side]
                lappend signs [list $points [list $x $y afar \
                        "[my Name [$Reader row $view $slot] $level] $points" \
                        {*}$range $side [my Units $view $part] $at]]
            }
        }
        return [concat $extents [lmap sign [lsort -integer -decreasing \
                -index 0 $signs] { lindex $sign 1 }]]
    }

    method Parts {level key placed} {
        # {PART MIDDLE EXTENT} of each part of a formation: known from before,
        # unless one of it has moved or lost since.
        if {![info exists Kept] || ![dict exists $Kept $level $key]
                || [lindex [dict get $Kept $level $key] 0] ne $placed} {
            dict set Kept $level $key [list $placed [lmap part [my Parted \
                    $placed $level] {
                list $part [my Middle $part] [my Extent $part]
            }]]
        }
        return [lindex [dict get $Kept $level $key] 1]
    }

    method Division {row} {
        # Those of a corps that have no number are of the corps itself.
        set division [dict get $row division]
        return [expr {[regexp {^\d} $division] ? $division : ""}]
    }

    method Name {row level} {
        # As short as can be: the number of a division, in any language.
        set word [$Reader corpsOf $row]
        if {$level eq "division"
                && [regexp {^\d+} [dict get $row division] number]} {
            return [expr {[regexp {^[IVX]+$} $word] ? $word
                : [$Words corpsShort $row]}]/$number
        }
        return [$Words corpsShort $row]
    }

    # ---- extents ----

    method Extent {part} {
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
        return [list {*}[lrange $part 0 1] extent [my Hull $about]]
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

    method Parted {placed level} {
        # {x y POINTS SLOT ...} in parts, none near another.
        set parts {}
        foreach {x y points slot} $placed {
            set mine [list $x $y $points $slot]
            set others {}
            foreach part $parts {
                if {[my IsNear $x $y $part $level]} {
                    lappend mine {*}$part
                } else {
                    lappend others $part
                }
            }
            set parts [linsert $others end $mine]
        }
        return $parts
    }

    method IsNear {x y part level} {
        set apart [dict get $::wargame::moskowa::Apart $level]
        foreach {x1 y1 - -} $part {
            if {hypot($x - $x1, $y - $y1) < $apart} {
                return 1
            }
        }
        return 0
    }

    method Middle {placed} {
        # {X Y POINTS SLOT AT}: over them all, in the middle of their points; AT
        # is the place of one that is near there.
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
        set over [expr {round(double($sx) / $sum)}]
        set near [lindex [lsort -real -index 0 [lmap {x y points slot} $placed {
            list [expr {hypot($x - $over, $y - $top)}] $x $y
        }]] 0]
        return [list $over [expr {round($top + $::wargame::moskowa::Margin)}] \
                $total $slot [lrange $near 1 2]]
    }
}
