# hex-names.tcl --
#
#       What hexes of La Bataille de la Moskowa are called, by the names on the
#       map.
#
#       where HEX              "Raevski Redoubt", "Borodino 04333"; of a hex
#                              beside one "05346 (near Raevski Redoubt)"; else
#                              its number
#       place HEX              the name of a place on the map, with its number
#                              where others have the name; else its number

need base/words present/part games/moskowa/ground

namespace eval ::wargame::moskowa {
    # So many metres from a place one is near it.
    variable Near 320
}

if {![info object isa class ::wargame::moskowa::HexNames]} {
    oo::class create ::wargame::moskowa::HexNames {
        superclass ::wargame::present::Part
    }
}

oo::define ::wargame::moskowa::HexNames {
    variable Places Called Where

    method place {hex} {
        set names [my Names]
        if {![dict exists $names $hex]} {
            return $hex
        }
        set name [dict get $names $hex]
        if {[llength [lsearch -all -exact [dict values $names] $name]] > 1} {
            return "[my Named $name] $hex"
        }
        return [my Named $name]
    }

    method where {hex} {
        set key [::wargame::base::language].$hex
        if {![info exists Where($key)]} {
            set Where($key) [my Where $hex]
        }
        return $Where($key)
    }

    method Named {name} {
        # As it stands on the map.
        return [::wargame::base::nameOf moskowa caption [dict create \
                name $name key [string tolower $name]]]
    }

    method Where {hex} {
        set names [my Names]
        if {[dict exists $names $hex] || ![dict exists $Places $hex]} {
            return [my place $hex]
        }
        lassign [::wargame::moskowa::middle $hex] x y
        set least $::wargame::moskowa::Near
        set near ""
        dict for {other name} $names {
            lassign [::wargame::moskowa::middle $other] ox oy
            set far [expr {hypot($ox - $x, $oy - $y)}]
            if {$far < $least} {
                set least $far
                set near $name
            }
        }
        # No hex by expr: 05346 would become a number.
        if {$near eq ""} {
            return $hex
        }
        return "$hex ([::wargame::base::say moskowa.near [my Named $near]])"
    }

    method Names {} {
        # HEX -> the name of what it is part of, in English.
        if {![info exists Called]} {
            set Called [dict create]
            # Few have one: the rows of others are not read.
            dict for {hex row} [dict filter $Places value "* called *"] {
                dict set Called $hex [dict get $row called]
            }
        }
        return $Called
    }
}
