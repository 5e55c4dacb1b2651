# reach.tcl --
#
#       Napoleon at the Berezina: how far a unit can go, as the rules answer it.
#
#       from MOMENT UNIT       what the query reach answers, by hex

need present/part games/berezina games/berezina/ground

if {![info object isa class ::wargame::berezina::Reach]} {
    oo::class create ::wargame::berezina::Reach {
        superclass ::wargame::present::Part
    }
}

oo::define ::wargame::berezina::Reach {
    variable Reader Reached

    constructor {args} {
        next {*}$args
        set Reached {{} {}}
    }

    method from {moment unit} {
        # The query reach, asked for once a unit and question.
        set view [$moment view]
        set key [list $moment [$moment changes] $unit]
        if {$key ne [lindex $Reached 0]} {
            set slot [$Reader slotOf $view $unit]
            set Reached [list $key [expr {
                $slot >= 0 && [$Reader isMoving $moment]
                ? [$moment query "reach $slot"] : {}}]]
        }
        return [lindex $Reached 1]
    }
}
