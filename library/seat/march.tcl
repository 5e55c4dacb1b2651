# march.tcl --
#
#       Orders over several turns, given on the map: pieces that are selected or
#       held go through places one after another, when their owner says so.  An
#       order seeks no contact, and stops where there is one.  Where they lie,
#       match/marches.tcl says; what can be done, the rules.
#
#   set march [::wargame::seat::March new SEAT PARTS]
#       to PLACE           the pieces that are selected or held go there next
#       here               as to, with the place chosen or looked at
#       go                 sends all on, and tells it
#       due                how many orders can go on now
#       endable PIECE      for its menu, what ends its order
#       show               their ways on the map of their side, and nowhere
#                          else, with those of moves that wait for Done
#
#   LookingMarch           of who looks on: has no orders

need base/words match/marches seat/seat-part seat/staying

if {![info object isa class ::wargame::seat::March]} {
    oo::class create ::wargame::seat::March {
        superclass ::wargame::seat::SeatPart
    }
}
if {![info object isa class ::wargame::seat::LookingMarch]} {
    oo::class create ::wargame::seat::LookingMarch {
        superclass ::wargame::seat::March
    }
}

oo::define ::wargame::seat::March {
    # Ran: PIECES -> {LENGTH LINE} of the match after it, of orders that have
    # gone on in this Phase.
    variable Seat Table Viewer Match Presenter Board Marches Phase Ran

    constructor {seat parts} {
        next $seat $parts
        set Marches ""
        set Phase ""
        set Ran [dict create]
    }

    destructor {
        if {$Marches ne ""} {
            $Marches destroy
        }
    }

    method Side {} {
        # Whose they are here; "" where nobody's are to be seen.
        return [expr {$Viewer in {0 1} ? $Viewer
            : $Viewer eq "public" && [$Table mayAnswer $Viewer]
                ? [$Match side] : ""}]
    }

    method Kept {args} {
        # Asked of the file, or told to it; {} if it cannot be read, and that is
        # said.
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

    method All {} {
        return [expr {[my Side] eq "" ? {} : [my Kept of [my Side]]}]
    }

    # ---- ordered ----

    method here {} {
        if {$Board eq ""} {
            return
        }
        my to [[$Board input] aimed]
    }

    method to {place} {
        set units [$Board selected]
        if {![llength $units]} {
            set units [list {*}[$Board held]]
        }
        if {[my Side] eq "" || ![llength [$Seat offered]]
                || ![llength $units] || ![[$Presenter reader] isPlace $place]} {
            [my of status] say [::wargame::base::say march.which]
            return
        }
        [my of status] say ""
        my Kept add [my Side] $units $place
        my show
        my notify orders
        foreach order [my All] {
            if {[lsort [lindex $order 0]] eq [lsort $units]} {
                [my of status] say [my Told $order]
            }
        }
    }

    method Told {order} {
        lassign $order units places
        return [::wargame::base::say march.order \
                [join [lmap unit $units {
            [$Presenter words] unitName $unit
        }] ", "] [join [lmap place $places {
            [$Presenter words] placeName $place
        }] ", "]]
    }

    method endable {piece} {
        foreach order [my All] {
            if {$piece in [lindex $order 0]} {
                return [list [list [::wargame::base::say march.end] \
                        [namespace code [list my End $piece]]]]
            }
        }
        return {}
    }

    method End {piece} {
        my Kept end [my Side] [list $piece]
        my show
        my notify orders
    }

    # ---- they go on ----

    method Due {} {
        # Orders of which somebody can act now, and that have not gone on in
        # this phase.
        set phase [list [$Match side] \
                [[$Presenter sentences] phase [$Seat moment]]]
        if {$phase ne $Phase} {
            set Phase $phase
            set Ran [dict create]
        }
        set all [expr {[llength [$Seat offered]] ? [my All] : {}}]
        if {![llength $all] || [$Match side] ne [my Side]} {
            return {}
        }
        set able [dict keys [[$Match deeds] still]]
        return [lmap order $all {
            set units [lindex $order 0]
            if {[my HasRun $units] || ![my AnyOf $units $able]} continue
            set order
        }]
    }

    method AnyOf {units able} {
        foreach unit $units {
            if {$unit in $able} {
                return 1
            }
        }
        return 0
    }

    method HasRun {units} {
        if {![dict exists $Ran $units]} {
            return 0
        }
        lassign [dict get $Ran $units] length stamp
        return [expr {$length <= [$Match length]
            && [$Match stamp $length] eq $stamp}]
    }

    method due {} {
        return [llength [my Due]]
    }

    method go {} {
        set due [my Due]
        if {![llength $due]} {
            [my of status] say [::wargame::base::say march.none]
            return
        }
        set me [self]
        set side [my Side]
        set said {}
        set rule ""
        foreach order $due {
            lassign [my GoOn $side {*}$order] goesOn text because
            set rule [expr {$rule eq "" ? $because : $rule}]
            lappend said [::wargame::base::say why.says \
                    [::wargame::seat::staying names $Presenter \
                        [lindex $order 0]] $text]
            if {!$goesOn} break
        }
        if {[info object isa object $me]} {
            my show
            my notify orders
            [my of status] say [join $said "; "] $rule
        }
    }

    method GoOn {side units places} {
        # One order, as far as it goes -> {MAY-OTHERS TEXT RULE}
        set me [self]
        set moved 0
        set near [[$Presenter advice] alarm [$Seat moment] $units]
        if {$near ne ""} {
            my Kept stopped $side $units
            return [list 1 $near ""]
        }
        foreach place $places {
            set plan [[$Match deeds] march $units $place]
            if {$plan eq "" || $moved && [llength [my Stays $plan]]} {
                # Another turn, together.
                return [list 1 [::wargame::base::say march.on] ""]
            }
            if {[llength [dict get $plan steps]]} {
                set told [$Table order [dict get $plan steps]]
                if {![info object isa object $me] || $told eq ""} {
                    return {0 "" ""}
                }
                set moved 1
                dict set Ran $units [list [$Match length] [$Match stamp]]
                if {[dict get $told stopped] ne ""} {
                    # Met somebody, or something is asked first.
                    my Kept stopped $side $units
                    return [list 0 [::wargame::base::say \
                            group.stopped.[dict get $told stopped]] ""]
                }
            }
            if {[llength [dict get $plan short]]
                    || [llength [my Stays $plan]]} {
                return [my Waits $side $units $plan]
            }
            my Kept reached $side $units
        }
        set left [lsearch -exact -index 0 [my Kept of $side] $units]
        return [list 1 [::wargame::base::say [expr {$left < 0
            ? "march.there" : "march.on"}]] ""]
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
        set stays [my Stays $plan]
        if {"enemy" in [lmap one $stays { lindex $one 2 }]} {
            my Kept stopped $side $units
            return [list 1 [::wargame::base::say march.enemy] ""]
        } elseif {![llength $stays]} {
            return [list 1 [::wargame::base::say march.on] ""]
        }
        return [list 1 {*}[::wargame::seat::staying told $Presenter \
                [$Seat moment] $stays]]
    }

    # ---- shown ----

    method show {} {
        if {$Board eq ""} {
            return
        }
        $Board marches [concat [[my of waiting] lines] \
                [lmap order [my All] {
            set way [my Way {*}$order]
            if {[llength $way] < 4} continue
            set way
        }]]
    }

    method Way {units places} {
        # From where the first of them stands.
        set here [[$Presenter reader] placeOf [$Seat view] [lindex $units 0]]
        return [$Board middles [list $here {*}$places]]
    }
}

oo::define ::wargame::seat::LookingMarch {
    method Side {} {
        return ""
    }
}
