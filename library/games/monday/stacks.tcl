# stacks.tcl --
#
#       Bloody Monday: the blocks for the board, what its leaders command, and
#       where there is fighting.

need games/monday

oo::define ::wargame::Skin_monday {
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
