# names.tcl --
#
#       Napoleon at the Berezina: what places, units and commands are called, and
#       a unit in a few words.

need base/words games/berezina games/berezina/ground games/berezina/steps

oo::define ::wargame::Skin_berezina {
    variable Landmarks MapRows

    # ---- places and units ----

    method placeName {key} {
        # A town, a ford or a way out of the map, with its number; else that.
        lassign [::wargame::berezina::edge $key] kind hex
        if {$kind ne ""} {
            return [::wargame::base::say berezina.table.$kind \
                    [my placeName $hex]]
        }
        if {![info exists Landmarks]} {
            my ReadLandmarks
        }
        if {![dict exists $Landmarks $key]} {
            return [next $key]
        }
        lassign [dict get $Landmarks $key] kind name
        return [::wargame::base::say berezina.at.$kind [my MapName $name] $key]
    }

    method MapName {name} {
        # As it is painted on the map.
        return [::wargame::base::nameOf berezina caption \
                [dict create name $name key [string tolower $name]]]
    }

    method ReadLandmarks {} {
        set MapRows [dict remove [::wargame::berezina::map] hex]
        set Landmarks [dict create]
        foreach kind {entry exit} {
            foreach row [dict get $MapRows $kind] {
                lassign $row hex name
                dict set Landmarks $hex [list way $name]
            }
        }
        foreach kind {ford town} {
            foreach row [dict get $MapRows $kind] {
                foreach hex [lassign $row name] {
                    dict set Landmarks $hex [list $kind $name]
                }
            }
        }
    }

    method OfMap {kind} {
        # The lines of that kind in the map's file, in order.
        if {![info exists MapRows]} {
            my ReadLandmarks
        }
        return [dict get $MapRows $kind]
    }

    method unitName {key} {
        # The French divisions are better known by their generals.
        set name [next $key]
        if {![dict exists $Roster $key] || [dict get $Roster $key side] != 0
                || [dict get $Roster $key commander] eq ""} {
            return $name
        }
        return [::wargame::base::say berezina.named $name \
                [::wargame::base::generalOf berezina [dict get $Roster $key]]]
    }

    method CorpsName {number} {
        return [::wargame::base::say berezina.corps.[my NameIn Corps $number]]
    }

    method Box {number} {
        # Of the Russian Morale Track.
        return [expr {$number == 0 ? [::wargame::base::say berezina.start]
            : $number}]
    }

    method Title {slot view} {
        # A unit in a tooltip.
        set row [my Row $view $slot]
        set name [my unitName [my KeyIn $view $slot]]
        if {$row eq "" || [dict get $row kind] eq "rabble"} {
            return $name
        }
        set told \
                [list \
                [::wargame::base::say berezina.kind.[dict get $row kind]] \
                [::wargame::base::say berezina.corps.[dict get $row corps]] \
                {*}[my Worth $view $slot] {*}[my Worries $view $slot]]
        return [::wargame::base::say berezina.told $name [join $told ", "]]
    }

    method Worth {view slot} {
        # What a unit has left, in a few words.
        if {[dict get [my Row $view $slot] kind] eq "leader"} {
            return [list [::wargame::base::say berezina.bonus \
                    +[dict get [my Row $view $slot] bonus]]]
        }
        set told [my Rated $slot]
        lappend told [::wargame::base::sayCount berezina.steps \
                [::wargame::berezina::steps left [my Of $view losses $slot]]]
        if {[lindex [dict get $view unit.treasure] $slot] > 0} {
            lappend told [::wargame::base::say berezina.marked.treasure]
        }
        return $told
    }

    method Worries {view slot} {
        return [lmap mark [my Marks $view $slot] {
            if {![::wargame::base::said berezina.marked.$mark]} continue
            ::wargame::base::say berezina.marked.$mark
        }]
    }
}
