# block-events.tcl --
#
#       What the events of a game of wooden blocks mean, whose pieces are
#       remembered by what they lost.  Those that begin a turn or a battle are
#       called turn_began and battle_began.

need present/pieces

if {![info object isa class ::wargame::present::BlockEvents]} {
    oo::class create ::wargame::present::BlockEvents {
        superclass ::wargame::present::PieceEvents
    }
}

oo::define ::wargame::present::BlockEvents {
    variable Game Reader Harms

    constructor {args} {
        next {*}$args
        set Harms [dict get [::wargame::words $Game] harms]
    }

    method side {event} {
        # Of whom it tells, also when the other's deed or dice led to it; dice
        # themselves are of chance.
        set side [next $event]
        foreach word [expr {$side in {0 1} || ![llength [my throw $event]]
                ? [dict get $event about] : {}}] {
            set of [$Reader sideKey $word]
            if {$of in {0 1}} {
                return $of
            }
        }
        return $side
    }

    # ---- memory ----

    method harm {view event} {
        set steps [my Steps $event]
        return [expr {$steps eq "" ? {} : [list [$Reader slotOf $view \
                [lindex [dict get $event about] 0]] $steps]}]
    }

    method Steps {event} {
        # That it costs the piece which it names first; "": none.
        set what [dict get $event what]
        return [expr {[dict exists $Harms $what] ? [dict get $Harms $what]
            : [lindex [my Of $event l] 0]}]
    }

    # ---- events ----

    method isLoss {event} {
        return [expr {[dict get $event what] eq "eliminated"}]
    }

    method isBattle {event} {
        return [expr {[dict get $event what] eq "battle_began"}]
    }
}
