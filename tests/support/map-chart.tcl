# map-chart.tcl --
#
#       The map of Borodino 1812, read, and what its tests ask of it.

set path [file join $root maps borodino-1812.map]
set map [wargame::ground::mapfile read $path]

# with --
#
#       The playable areas whose field has a value.
proc with {field value} {
    return [lmap key [inPlay] {
        if {[area $key $field] ne $value} continue
        set key
    }]
}

# along --
#
#       Do neighbours in a list share borders with roads, one after another?
proc along {road args} {
    foreach a [lrange $args 0 end-1] b [lrange $args 1 end] {
        if {$road ni [border $a $b road]} {
            return 0
        }
    }
    return 1
}

# water --
#
#       The kinds of water that have a name.
proc water {name} {
    set found {}
    foreach border [dict get $::map border] {
        if {[dict get $border stream] eq $name} {
            lappend found [dict get $border water]
        }
    }
    return [lsort -unique $found]
}
