# ford.tcl --
#
#       How "The Ford" looks and speaks: counters on a grid of hexes, a track of
#       turns, and a view in letters for those without a display.

need base/words present/events present/look present/panels present/reader \
        present/words

if {![info object isa class ::wargame::ford::Reader]} {
    oo::class create ::wargame::ford::Reader {
        superclass ::wargame::present::Reader
    }
}

oo::define ::wargame::ford::Reader {
    variable Sides Roster PlaceKeys

    # ---- a view, slot by slot: 0 to 29 are French ----

    method UnitIn {view slot} {
        # The unit in a slot, or its token if it is hidden.
        set piece [lindex [dict get $view unit.piece] $slot]
        if {$piece >= 0} {
            return [lindex [dict keys $Roster] $piece]
        }
        return [lindex $Sides [expr {$slot >= 30}]].[expr {$slot % 30 + 1}]
    }

    method onMap {view} {
        # {SLOT UNIT HEX...} of those that are there.
        set units {}
        for {set slot 0} {$slot < 60} {incr slot} {
            set hex [lindex [dict get $view unit.hex] $slot]
            if {$hex >= 0} {
                lappend units $slot [my UnitIn $view $slot] \
                        [lindex $PlaceKeys $hex]
            }
        }
        return $units
    }

    method steps {view slot} {
        return [lindex [dict get $view unit.steps] $slot]
    }

    method placeOf {view unit} {
        foreach {slot each hex} [my onMap $view] {
            if {$each eq $unit} {
                return $hex
            }
        }
        return ""
    }
}

if {![info object isa class ::wargame::ford::Look]} {
    oo::class create ::wargame::ford::Look {
        superclass ::wargame::present::Look
    }
}

oo::define ::wargame::ford::Look {
    variable Sides PlaceKeys Words Reader

    # ---- the map and what stands on it ----

    method ground {} {
        # As maps/hex2svg.tcl draws it, but that y grows to the north.
        set wide 560.0
        set high [expr {$wide * 2 / sqrt(3)}]
        set down [expr {15.25 * $high}]
        set spaces [dict create]
        foreach key $PlaceKeys {
            scan $key %2d%2d column row
            set x [expr {($column - 0.5 + ($row + 1) % 2 * 0.5) * $wide}]
            set y [expr {$down - (($row - 1) * 0.75 + 0.5) * $high}]
            set shape {}
            foreach {dx dy} {0 0.5 0.5 0.25 0.5 -0.25 0 -0.5 -0.5 -0.25
                    -0.5 0.25} {
                lappend shape [expr {$x + $dx * $wide}] \
                        [expr {$y + $dy * $high}]
            }
            dict set spaces $key [dict create shape $shape stands \
                    [dict create french [list $x $y] russian [list $x $y]]]
        }
        return [dict create frame [list [expr {20.5 * $wide}] $down] \
                levels [glob -nocomplain [file join $::wargame::directory \
                    maps ford-*.png]] spaces $spaces]
    }

    method tokens {moment units} {
        set view [$moment view]
        return [lmap {slot unit hex} [$Reader onMap $view] {
            set side [lindex $Sides [expr {$slot >= 30}]]
            dict create id $unit space $hex side $side \
                    movable [expr {$unit in $units}] \
                    face [list $side $unit [$Reader steps $view $slot]] \
                    title [namespace code [list $Words unitName $unit]]
        }]
    }

    method draw {face marks {size 60}} {
        # A counter: the unit's name, and a bar a step.
        lassign $face side unit steps
        set edge [::wargame::look::theme color [expr {
            "movable" in $marks ? "movable" : "${side}Dark"}]]
        set paper [::wargame::look::theme color face]
        set svg "<svg xmlns=\"http://www.w3.org/2000/svg\"\
                viewBox=\"0 0 120 120\"><rect x=\"13\" y=\"13\" width=\"94\"\
                height=\"94\" rx=\"9\" fill=\"[::wargame::look::theme color \
                $side]\"\
                stroke=\"$edge\" stroke-width=\"6\"/>"
        if {$steps >= 0} {
            append svg "<text x=\"60\" y=\"66\" text-anchor=\"middle\"\
                    font-family=\"[::wargame::look::theme family sans]\"\
                    font-size=\"38\" font-weight=\"bold\"\
                    fill=\"$paper\">$unit</text>"
        }
        for {set step 0} {$step < $steps} {incr step} {
            append svg "<rect x=\"[expr {30 + 32 * $step}]\" y=\"82\"\
                    width=\"28\" height=\"9\" fill=\"$paper\"/>"
        }
        return $svg</svg>
    }
}

if {![info object isa class ::wargame::ford::Events]} {
    oo::class create ::wargame::ford::Events {
        superclass ::wargame::present::Events
    }
}

oo::define ::wargame::ford::Events {
    method isBattle {event} {
        return [expr {[dict get $event what] eq "attacked"}]
    }
}

if {![info object isa class ::wargame::ford::Panels]} {
    oo::class create ::wargame::ford::Panels {
        superclass ::wargame::present::Panels
    }
}

oo::define ::wargame::ford::Panels {
    variable Places Words Reader

    method TerrainName {hex} {
        return \
                [::wargame::base::say ford.terrain.[dict get $Places $hex \
                terrain]]
    }

    method inspect {moment place} {
        set view [$moment view]
        set parts [list [list heading $place] [list soft [my TerrainName $place]]]
        foreach {slot unit hex} [$Reader onMap $view] {
            if {$hex eq $place} {
                set steps [$Reader steps $view $slot]
                lappend parts [list line [expr {$steps < 0 ? [$Words unitName $unit]
                    : [::wargame::base::say ford.steps [$Words unitName $unit] \
                            $steps]}]]
            }
        }
        return $parts
    }

    method clock {moment} {
        set view [$moment view]
        set turns {}
        for {set turn 1} {$turn <= 10} {incr turn} {
            lappend turns [list $turn [expr {$turn == [dict get $view turn]}]]
        }
        set decision [dict get $view decision]
        return [list day {} hours $turns phases [lmap phase {move attack retreat} {
            list [::wargame::base::say ford.phase.$phase] \
                    [expr {$phase eq $decision}]
        }]]
    }
}

if {![info object isa class ::wargame::ford::Words]} {
    oo::class create ::wargame::ford::Words {
        superclass ::wargame::present::Words
    }
}

oo::define ::wargame::ford::Words {
    variable Sides Places Reader

    # ---- words ----

    method describe {moment} {
        # The map in letters, the side's own units by name.
        set view [$moment view]
        set at [dict create]
        set own {}
        foreach {slot unit hex} [$Reader onMap $view] {
            dict set at $hex [string toupper [string index [lindex $Sides \
                    [expr {$slot >= 30}]] 0]]
            if {[$Reader steps $view $slot] >= 0} {
                lappend own "$hex: [::wargame::base::say ford.steps \
                        [my unitName $unit] [$Reader steps $view $slot]]"
            }
        }
        set lines [list "[::wargame::base::say ford.title] - \
                [my onlooker [$moment viewer]]" \
                "[my title $moment]: [my prompt $moment]" ""]
        for {set row 1} {$row <= 20} {incr row} {
            set line [expr {$row % 2 ? "" : " "}]
            for {set column 1} {$column <= 20} {incr column} {
                set hex [format %02d%02d $column $row]
                append line [expr {[dict exists $at $hex] ? [dict get $at $hex]
                    : [lindex {. v #} [dict get $Places $hex terrain]]}] " "
            }
            lappend lines [format "%02d  %s" $row [string trimright $line]]
        }
        return [concat $lines [list ""] [lsort $own]]
    }

    method title {moment} {
        set view [$moment view]
        if {[$moment side] eq "nobody"} {
            return [::wargame::base::say title.nobody]
        }
        return [::wargame::base::say ford.title.turn [dict get $view turn] \
                [next $moment]]
    }
}
