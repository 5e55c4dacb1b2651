# bridges.tcl --
#
#       Napoleon at the Berezina: how far a bridge is built (8.1), of what the
#       query bridges tells of it; and what a ford is called.

need base/files base/words games/berezina games/berezina/ground

namespace eval ::wargame::berezina {
    # How far half a bridge is, by the number of its sections; then the whole.
    variable Halves [::wargame::base::valuesOf berezina half]
}

# isBegun --
#
#       Is anything of a bridge built?
proc ::wargame::berezina::isBegun {bridge} {
    return [expr {[dict get $bridge east] ne "not_begun"
        || [dict get $bridge west] ne "not_begun"}]
}

# byFord --
#
#       The bridges of each ford: EAST BRIDGES..., by its eastern hex.
proc ::wargame::berezina::byFord {bridges} {
    set by [dict create]
    foreach bridge $bridges {
        dict lappend by [dict get $bridge ford] $bridge
    }
    return $by
}

# sections --
#
#       How many sections of a half are built; one more when the bridge is done.
proc ::wargame::berezina::sections {half} {
    variable Halves
    return [lsearch -exact $Halves $half]
}

# fordName --
#
#       As it is painted on the map, of a ford by its eastern hex.
proc ::wargame::berezina::fordName {hex} {
    set name [lindex [lsearch -inline -exact -index 1 [dict get [map] ford] \
            $hex] 0]
    return [::wargame::base::nameOf berezina caption \
            [dict create name $name key [string tolower $name]]]
}
