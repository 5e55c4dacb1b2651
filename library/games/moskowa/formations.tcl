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
    # How much ground a name takes while these are seen: metres wide and high.
    variable NameRoom {corps {900 215} division {600 110}}
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
        # {x y afar TEXT LEAST MOST SIDE UNITS} each, and an extent of each
        # before them.
        return [concat {*}[lmap level {corps division} {
            my SignsOf $moment $level
        }]]
    }

    method SignsOf {moment level} {
        set view [$moment view]
        array set placed {}
        set taken {}
        set places [$Reader places $view]
        set persons [dict create]
        dict for {slot told} [$Reader told $moment] {
            set row [$Reader row $view $slot]
            set place [lindex $places $slot]
            lassign [::wargame::moskowa::middle [lindex $PlaceKeys $place]] x y
            if {[$Reader isPerson $row]} {
                dict set persons $place [list $x $y]
                continue
            }
            lappend taken $place
            lappend placed([list [$Reader sideOf $slot] [dict get $row corps] \
                    {*}[expr {$level eq "division" ? [list [my Division $row]]
                        : {}}]]) $x $y [dict get $told points] $slot
        }
        # Those who stand alone can be seen, and hidden by a name.
        set persons [concat {*}[dict values [dict remove $persons {*}$taken]]]
        set signs {}
        set extents {}
        set range [dict get $::wargame::moskowa::Named $level]
        foreach key [lsort [array names placed]] {
            set side side[lindex $key 0]
            foreach known [my Parts $level $key $placed($key)] {
                lassign $known part middle extent
                lassign $middle x y points slot
                lappend extents [list {*}$extent {*}$range $side]
                lappend signs [list $x $y afar \
                        "[my Name [$Reader row $view $slot] $level] $points" \
                        {*}$range $side [my Units $view $part]]
            }
        }
        return [concat $extents [my Spaced $signs $level $persons]]
    }

    method Parts {level key placed} {
        # {PART MIDDLE EXTENT} of each part of a formation: known from before,
        # unless one of it has moved or lost since.
        if {![info exists Kept] || ![dict exists $Kept $level $key]
                || [lindex [dict get $Kept $level $key] 0] ne $placed} {
            dict set Kept $level $key [list $placed [lmap part [my Parted \
                    $placed $level] {
                list $part [my Middle $part $level] [my Extent $part]
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

    method Spaced {signs level persons} {
        # From the south on, each above those that it would lie upon, and off
        # leaders and aides who can be seen.
        lassign [dict get $::wargame::moskowa::NameRoom $level] wide high
        set apart $::wargame::moskowa::Margin
        set blocks [lmap {x y} $persons {
            list $x $y [expr {$wide / 2 + $apart}] [expr {$high / 2 + $apart}]
        }]
        return [lmap sign [lsort -integer -index 1 $signs] {
            lassign $sign x y
            # Those placed rise from south to north.
            foreach block [lsort -real -index 1 $blocks] {
                lassign $block x1 y1 across up
                if {abs($x - $x1) < $across && abs($y - $y1) < $up} {
                    set y [expr {$y1 + $up}]
                }
            }
            lappend blocks [list $x $y $wide $high]
            lreplace $sign 1 1 $y
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

    method Middle {placed level} {
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
        set above [expr {[lindex [dict get $::wargame::moskowa::NameRoom \
            $level] 1] / 2}]
        return [list [expr {round(double($sx) / $sum)}] \
                [expr {round($top + $above)}] $total $slot]
    }
}
