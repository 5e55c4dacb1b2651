# marching.tcl --
#
#       Orders over several turns as a seat has them, and how one goes on.  An
#       order by road goes in a column: each piece through the places, one
#       after another, and who has become its parts as these.
#
#   set marching [::wargame::seat::Marching new SEAT PARTS]
#       side                 whose orders are seen here; "": nobody's
#       kept WHAT ARG...     asked of match/marches.tcl, or told to it; {} if
#                            the file cannot be read, and that is said
#       standing UNITS       the pieces that are on the map for UNITS
#       already PASSED UNITS UNIT   how many places one of those standing has
#                            passed
#       within               how near an enemy may come to a march
#       run SIDE ORDER       leads an order on -> {MAY-OTHERS TEXT RULE ?moved?}
#
#   LookingMarching          of who looks on: has no orders

need base/prefs base/words match/marches seat/seat-part seat/staying

if {![info object isa class ::wargame::seat::Marching]} {
    oo::class create ::wargame::seat::Marching {
        superclass ::wargame::seat::SeatPart
    }
}
if {![info object isa class ::wargame::seat::LookingMarching]} {
    oo::class create ::wargame::seat::LookingMarching {
        superclass ::wargame::seat::Marching
    }
}

oo::define ::wargame::seat::Marching {
    variable Seat Table Viewer Match Presenter Marches

    constructor {seat parts} {
        next $seat $parts
        set Marches ""
    }

    destructor {
        if {$Marches ne ""} {
            $Marches destroy
        }
    }

    method side {} {
        # What both look at shows none of who is asked there.
        return [expr {$Viewer in {0 1} ? $Viewer : ""}]
    }

    method kept {args} {
        if {$Marches eq ""} {
            set Marches [::wargame::match::Marches new [$Table autosave] \
                    $Match]
        }
        try {
            return [$Marches {*}$args]
        } trap {WARGAME MARCHES} {message} - trap {WARGAME DISK} {message} {
            [my of status] say $message
        } trap POSIX {message} {
            [my of status] say $message
        }
        return {}
    }

    method within {} {
        set chosen [::wargame::base::prefs get alarm]
        return [expr {$chosen eq "" || ![llength [[$Presenter advice] alarms]]
            ? [[$Presenter advice] alarmUsual] : $chosen}]
    }

    method standing {units} {
        return [lsort -unique [concat {*}[lmap unit $units {
            my StandsAs $unit
        }]]]
    }

    method StandsAs {unit} {
        return [[$Presenter reader] standsAs [$Seat moment] $unit]
    }

    method already {passed units unit} {
        # By itself, and by whom it was a part of.
        set count 0
        foreach from [lsort -unique [linsert $units end $unit]] {
            if {[dict exists $passed $from] && $unit in [my StandsAs $from]} {
                incr count [dict get $passed $from]
            }
        }
        return $count
    }

    # ---- one order ----

    method run {side order} {
        set near [my Near [lindex $order 0]]
        if {$near ne ""} {
            my kept stopped $side [lindex $order 0]
            return [list 1 $near ""]
        }
        return [my [expr {[lindex $order 2] eq "road" ? "ByRoad" : "GoOn"}] \
                $side {*}$order]
    }

    method Near {units} {
        return [[$Presenter advice] alarm [$Seat moment] \
                [my standing $units] [my within]]
    }

    method Sent {side units plan} {
        # Its steps are done -> {} or how it ends there.
        set me [self]
        set told [$Table order [dict get $plan steps]]
        if {![info object isa object $me] || $told eq ""} {
            return {0 "" ""}
        } elseif {[dict get $told stopped] eq "asked"} {
            # It is halted until that is answered, as a charge that may be
            # declared by who is taken up.
            return [list 0 [::wargame::base::say march.asked] ""]
        } elseif {[dict get $told stopped] ne ""} {
            # Dice, or met somebody.
            my kept stopped $side $units
            return [list 0 [::wargame::base::say \
                    group.stopped.[dict get $told stopped]] "" moved]
        }
        set near [my Near $units]
        if {$near ne ""} {
            my kept stopped $side $units
            return [list 1 $near "" moved]
        }
        return {}
    }

    method GoOn {side units places} {
        set moved ""
        foreach place $places {
            set plan [[$Match deeds] march $units $place [my within]]
            if {$plan eq "" || $moved ne "" && [llength [my Stays $plan]]} {
                # Another turn, together.
                return [list 1 [::wargame::base::say march.on] "" $moved]
            }
            if {[llength [dict get $plan steps]]} {
                set ended [my Sent $side $units $plan]
                if {[llength $ended]} {
                    return $ended
                }
                set moved moved
            }
            if {[llength [dict get $plan short]]
                    || [llength [my Stays $plan]]} {
                return [linsert [my Waits $side $units $plan] end $moved]
            }
            my kept reached $side $units
        }
        return [my There $side $units $moved]
    }

    method There {side units moved} {
        set left [lsearch -exact -index 0 [my kept of $side] $units]
        return [list 1 [::wargame::base::say [expr {$left < 0
            ? "march.there" : "march.on"}]] "" $moved]
    }

    # ---- by road ----

    method ByRoad {side units places how passed} {
        set moved ""
        set now [my standing $units]
        set plan [[$Match deeds] road [concat {*}[lmap unit $now {
            list $unit [my already $passed $units $unit]
        }]] $places [my within]]
        if {$plan eq ""} {
            return [list 1 [::wargame::base::say march.on] ""]
        }
        if {[llength [dict get $plan steps]]} {
            set ended [my Sent $side $units $plan]
            if {[llength $ended]} {
                return $ended
            }
            my kept passed $side $units [dict get $plan passed]
            set moved moved
        }
        if {[llength [dict get $plan short]] || [llength [my Stays $plan]]} {
            return [linsert [my Waits $side $units $plan] end $moved]
        }
        # All have come to the end of the road.
        my kept stopped $side $units
        return [list 1 [::wargame::base::say march.there] "" $moved]
    }

    method Stays {plan} {
        # Those who neither go nor stand there already.
        return [lmap one [dict get $plan stay] {
            if {[lindex $one 2] eq "is-there"} continue
            set one
        }]
    }

    method Waits {side units plan} {
        # Some are still on the way; where an enemy stands the order ends.
        # Who went on and is halted by a rule is told with those who stay.
        set stays [concat [my Stays $plan] [expr {[dict exists $plan halted]
            ? [dict get $plan halted] : {}}]]
        if {"enemy" in [lmap one $stays { lindex $one 2 }]} {
            my kept stopped $side $units
            return [list 1 [::wargame::base::say march.enemy] ""]
        } elseif {![llength $stays]} {
            return [list 1 [::wargame::base::say march.on] ""]
        }
        return [list 1 {*}[::wargame::seat::staying told $Presenter \
                [$Seat moment] $stays]]
    }
}

oo::define ::wargame::seat::LookingMarching {
    method side {} {
        return ""
    }
}
