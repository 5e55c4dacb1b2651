# stacks.tcl --
#
#       Bloody Monday: the blocks for the board, what its leaders command, and
#       where there is fighting.

oo::define ::wargame::Skin_monday {
    method tokens {viewer view units} {
        set tokens {}
        set slot 0
        foreach number [dict get $view unit.place] {
            set place [lindex $PlaceKeys $number]
            if {[my IsArea $place]} {
                set key [my KeyIn $view $slot]
                lappend tokens [dict create id $key space $place \
                        side [lindex $Sides [my SideOf $slot]] \
                        face [my Face $view $slot] \
                        marks [my Marks $view $slot] \
                        movable [expr {$key in $units}] \
                        order [lindex [dict get $view unit.block] $slot] \
                        title [my Title $slot $view]]
            }
            incr slot
        }
        return $tokens
    }

    method range {match viewer view unit} {
        # What a leader commands, or would; of nobody, what those who are
        # activated do while that matters.
        if {$unit ne ""} {
            if {![dict exists $Roster $unit]
                    || [dict get $Roster $unit kind] ne "leader"} {
                return {}
            }
            return [$match query $viewer "range [my SlotOf $view $unit]"]
        }
        if {[$match decision] ne "activate"} {
            return {}
        }
        set places {}
        foreach slot [lsearch -all -exact -integer \
                [dict get $view unit.active] 1] {
            lappend places {*}[$match query $viewer "range $slot"]
        }
        return [lsort -unique $places]
    }

    method battles {match viewer view} {
        # The new engagements.
        return [dict get [$match query $viewer areas] fresh]
    }
}
