# room.tcl --
#
#       The room that a map's roads, waters, villages, names and circles need.

# takeGround --
#
#       What grows must leave room for all that people made or play on.
proc takeGround {map ground borders streets bold} {
    foreach {class line} [dict get $ground road] {
        take tree $line [expr {($class eq "track" ? 26 : 46) * $bold}]
        take field $line 24
    }
    foreach {name class line} [dict get $ground water] {
        take tree $line [expr {($class eq "river" ? 58 : 36) * $bold}]
        take field $line 60
        take hachure $line [expr {$class eq "river" ? 44 : 22}]
        if {$name eq "Moskva"} {
            take wedge $line 70
        }
    }
    foreach border $borders {
        foreach line [dict get $border lines] {
            take tree $line [expr {33 * $bold}]
            take field $line 34
        }
    }
    foreach street $streets {
        take tree $street [expr {85 * $bold}]
        take field $street 75
        take house $street 60
        take hachure $street 66
    }
    foreach layer {woods swamp pond brush} {
        foreach shape [dict get $ground $layer] {
            takeShape field $shape
            if {$layer in {woods swamp}} {
                takeShape hachure $shape
            }
        }
    }
    foreach work [dict get $ground earthwork] {
        take tree $work 90
        take field $work 120
        take hachure $work 60
    }
    take hachure [dict get $ground obstacle] 40
    foreach {name kind x y} [dict get $ground crossing] {
        take tree [list $x $y] [expr {75 * $bold}]
        take crossing [list $x $y] 70
    }
    set height [lindex [dict get $map frame] 1]
    foreach caption [dict get $map caption] {
        lassign $caption kind x y angle text
        set half [expr {[string length $text] * 24}]
        set dx [expr {cos($angle * 0.0174533) * $half}]
        set dy [expr {sin($angle * 0.0174533) * $half}]
        set y [expr {$height - $y}]
        set line [list [expr {$x - $dx}] [expr {$y + $dy}] \
                [expr {$x + $dx}] [expr {$y - $dy}]]
        take tree $line [expr {30 * $bold}]
        take field $line 40
        take hachure $line 24
    }
    # A name in a wood stands in a glade, and so does a circle.
    dict for {key area} [dict get $map area] {
        if {[dict get $area circle] ne ""} {
            lassign [dict get $area circle] number colour half x y
            foreach kind {tree field tuft hachure} {
                take $kind [list $x [expr {$height - $y}]] 120
            }
        }
        if {[dict get $area label] eq ""} {
            continue
        }
        lassign [wargame::ground::maplabels box [dict get $area label] \
                [dict get $area terrain] 1] left bottom right top
        foreach kind {tree field tuft} {
            takeGlade $kind [expr {$left + 12}] [expr {$height - $top - 4}] \
                    [expr {$right - 12}] [expr {$height - $bottom + 4}]
        }
    }
}
