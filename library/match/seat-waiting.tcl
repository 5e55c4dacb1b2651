# seat-waiting.tcl --
#
#       The moves that wait for Done, as one viewer's seat has them: those of
#       the side for which it may answer, and none while it may not.
#
#   set waiting [[$seatMatch deeds] waiting]      see waiting.tcl, without SIDE:
#       add PIECE ASKED STEPS ?DEED?, end PIECE, moves, stepsAt DECISION, last
#       refused, isHeld, goOn, unkept
#                          as there; nothing, while the viewer may not answer

if {![info object isa class ::wargame::match::SeatWaiting]} {
    oo::class create ::wargame::match::SeatWaiting
}

oo::define ::wargame::match::SeatWaiting {
    variable Waiting SideCmd

    constructor {waiting sideCmd} {
        # SIDECMD: the side for which it may answer, or "".
        set Waiting $waiting
        set SideCmd $sideCmd
    }

    foreach {what as} {add add end end moves of stepsAt stepsAt last last} {
        method $what args [format {
            set side [{*}$SideCmd]
            return [expr {$side eq "" ? "" : [$Waiting %s $side {*}$args]}]
        } $as]
    }

    foreach {what none} {refused {} isHeld 0 goOn {} unkept {}} {
        method $what {} [format {
            return [expr {[{*}$SideCmd] eq "" ? "%1$s" : [$Waiting %2$s]}]
        } $none $what]
    }
}
