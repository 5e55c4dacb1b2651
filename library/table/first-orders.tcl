# first-orders.tcl --
#
#       Before the first move the screen is given to who moves second, to give
#       standing orders: each of several commanders of that side once, as long
#       as nothing was done but orders of this kind.
#
#   set first [::wargame::table::FirstOrders new PLAYWINDOW]
#       offered        SIDE COMMANDER ...: those to whom the screen can be
#                      given; COMMANDER is "" where a side has one
#       has            SIDE COMMANDER of who has it now, or {}
#       give SIDE ?COMMANDER?   gives it to them; SIDE "": back

need match/sitter match/standing

if {![info object isa class ::wargame::table::FirstOrders]} {
    oo::class create ::wargame::table::FirstOrders
}

oo::define ::wargame::table::FirstOrders {
    # Given: SIDE COMMANDER of each who had it, in order; and "" "" when it came
    # back.
    variable PlayWindow Match Presenter Given

    constructor {playWindow} {
        set PlayWindow $playWindow
        set Match [$playWindow match]
        set Presenter [$playWindow presenter]
        set Given {}
    }

    method has {} {
        lassign [lrange $Given end-1 end] side commander
        return [expr {$side in {0 1} && [my IsTime]
            ? [list $side $commander] : {}}]
    }

    method give {side {commander ""}} {
        lappend Given $side $commander
    }

    method offered {} {
        set side [$Match side]
        if {$side ni {0 1} || ![[$Presenter panels] ordersFirst]
                || ![my IsTime]} {
            return {}
        }
        set offered {}
        foreach commander [my Commanders [expr {!$side}]] {
            if {![my Had [expr {!$side}] $commander]} {
                lappend offered [expr {!$side}] $commander
            }
        }
        return $offered
    }

    method IsTime {} {
        # Both play here, and nobody has moved.
        return [expr {[llength [$PlayWindow here]] == 2
            && [::wargame::match::isUnmoved $Match]}]
    }

    method Commanders {side} {
        # Who has a window of their own gives them there.
        set all [lmap row [[$Presenter reader] commanders \
                [$Match moment $side] $side] {
            if {[dict get $row leader] eq ""} continue
            dict get $row number
        }]
        return [lmap commander [expr {[llength $all] ? $all : {{}}}] {
            if {[::wargame::match::sitter $side $commander]
                    in [$PlayWindow sitElsewhere]} continue
            set commander
        }]
    }

    method Had {side commander} {
        foreach {before who} $Given {
            if {$before eq $side && $who eq $commander} {
                return 1
            }
        }
        return 0
    }
}
