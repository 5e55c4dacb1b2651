# inspect.tcl --
#
#       Bloody Monday: an area, the reserves and the lost told in the inspector.

need base/words games/monday games/monday/blocks

namespace eval ::wargame::monday {
    # ORDER OPTIONAL: the first option that asks on which side of the white
    # line one is.
    variable Limit 11
}

oo::define ::wargame::Skin_monday {
    method inspect {match viewer view place} {
        if {![dict exists $Places $place]} {
            return {}
        }
        set parts [list [list heading [my placeName $place]]]
        switch -- [dict get $Places $place kind] {
            area {
                return [concat $parts [my GroundParts $match $viewer $view $place] \
                        [my BlockParts $view $place] \
                        [my NearParts $view $place]]
            }
            pool {
                return [concat $parts [my PoolParts $view]]
            }
            lost {
                return [concat $parts [my LostParts $view]]
            }
        }
    }

    method GroundParts {match viewer view place} {
        set area [dict get $Places $place]
        set owner [my Owner $view $place]
        set words [list [::wargame::base::say monday.area.owner \
                [::wargame::base::say men.[lindex $Sides $owner]]]]
        if {[dict get $area star]} {
            lappend words [::wargame::base::say monday.area.[lindex \
                    {none star fleche} [dict get $area star]]]
        }
        set parts [list [list soft [::wargame::base::say \
                    monday.area.[dict get $area colour]]] \
                [list line [join $words]]]
        set areas [$match query $viewer areas]
        if {$place in [dict get $areas fresh]} {
            lappend parts [list warn [::wargame::base::say monday.area.fresh]]
        } elseif {[my IsContested $view $place]} {
            lappend parts \
                    [list warn [::wargame::base::say monday.area.contested]]
        }
        if {$place in [dict get $areas cut]} {
            lappend parts \
                    [list warn [::wargame::base::say monday.area.isolated]]
        }
        return $parts
    }

    method NearParts {view place} {
        set near {}
        set across {}
        foreach way [dict get $Places $place near] {
            lassign $way key kolocha
            lappend [expr {$kolocha eq "" ? "near" : "across"}] \
                    [my placeName $key]
        }
        set parts {}
        if {[dict get $view optional] >= $::wargame::monday::Limit} {
            lappend parts [list soft [::wargame::base::say monday.area.[lindex \
                    {north south} [dict get $Places $place half]]]]
        }
        foreach {what keys} [list near $near kolocha $across] {
            if {[llength $keys]} {
                lappend parts \
                        [list soft [::wargame::base::say monday.area.$what \
                        [join $keys ", "]]]
            }
        }
        return $parts
    }

    method BlockParts {view place} {
        set parts {}
        foreach side {0 1} {
            set slots [my Sorted $view [my SlotsAt $view $place $side]]
            if {[llength $slots]} {
                lappend parts [my CountPart $side $slots] [list pieces \
                        [lmap slot $slots {
                            list [my Face $view $slot] [my Marks $view $slot]
                        }]]
            }
        }
        return $parts
    }

    method CountPart {side slots} {
        return \
                [list label [::wargame::base::say monday.count \
                [my sideName $side] \
                [llength $slots]]]
    }

    method Sorted {view slots} {
        return [lmap pair [lsort -integer -index 0 [lmap slot $slots {
            list [lindex [dict get $view unit.block] $slot] $slot
        }]] {lindex $pair 1}]
    }

    method PoolParts {view} {
        # Their owner knows which they are, for he knows all the others, but
        # not which is drawn next.
        set parts {}
        foreach side {0 1} {
            set slots [my SlotsAt $view pool $side]
            lappend parts [my CountPart $side $slots]
            set may [my Unseen $view $side]
            if {[llength $may] == [llength $slots] && [llength $may]} {
                lappend parts \
                        [list soft [::wargame::base::say monday.pool.may]] \
                        [list pieces [lmap row $may {
                            list [::wargame::monday::blocks face $row 0] {}
                        }]]
            }
        }
        return $parts
    }

    method Unseen {view side} {
        # The rows of a side's blocks that the viewer does not see.
        my NeedArt
        set seen [dict get $view unit.block]
        set number -1
        return [lmap row $Rows {
            incr number
            if {[dict get $row side] != $side || $number in $seen} continue
            set row
        }]
    }

    method LostParts {view} {
        set parts {}
        foreach side {0 1} {
            set slots [my Sorted $view [my SlotsAt $view lost $side]]
            lappend parts [my CountPart $side $slots] \
                    [list line [::wargame::base::say monday.lost.morale \
                        [lindex [dict get $view lost] $side]]]
            if {[llength $slots]} {
                lappend parts [list pieces [lmap slot $slots {
                    list [my Face $view $slot] {}
                }]]
            }
        }
        return $parts
    }
}
