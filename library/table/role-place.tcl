# role-place.tcl --
#
#       The place before a RoleWindow: one viewer has it for good.
#
#   set place [::wargame::table::RolePlace new ROLEWINDOW VIEWER COMMANDER]
#       what a Place has: place.tcl; and
#       only           COMMANDER: one of several has it alone, or ""
#       isAsked        is who sits there asked, of those of the side?
#       name           what the window is called
#       refresh        the panel shown, for dice go at another pace
#
#   proc roleName PRESENTER VIEWER    what a window with that role is called
#   proc roleWord PRESENTER VIEWER    a viewer as the command line and a match
#                                     call them

need base/files base/words match/umpire-password seat/umpire-seat table/place

if {![info object isa class ::wargame::table::RolePlace]} {
    oo::class create ::wargame::table::RolePlace {
        superclass ::wargame::table::Place
    }
}

oo::define ::wargame::table::RolePlace {
    # Both: does the umpire's screen ask both sides?
    variable PlayWindow Match Presenter Turn Window Viewer Commander Only Seat \
            Shown Handover Seen Both

    constructor {playWindow viewer {commander ""}} {
        set Only $commander
        next $playWindow $viewer
        set Commander [my due $viewer]
    }

    destructor {
        my Leave
        next
    }

    method only {} {
        return $Only
    }

    method due {viewer} {
        return [expr {$Only ne "" ? $Only : [next $viewer]}]
    }

    method isAsked {} {
        return [expr {$Commander eq [[$Presenter reader] commander \
            [$Match moment $Viewer]]}]
    }

    method unseen {} {
        # One who has it alone looks on.
        return [expr {$Only eq "" && $Commander ne "" ? [next] : {}}]
    }

    method rise {} {
        # Another of its commanders is asked.
        my note
        $Seen acted [my sitter]
        my Leave
        set Commander [my due $Viewer]
        $Turn event sit
    }

    method name {} {
        return [expr {$Only ne "" ? [my whose $Viewer $Commander]
            : [::wargame::table::roleName $Presenter $Viewer]}]
    }

    method Name {} {
        return [expr {$Commander ne "" ? [my whose $Viewer $Commander]
            : [my name]}]
    }

    method Kind {} {
        return [expr {$Commander ne "" ? "commander" : "role"}]
    }

    method SeatClass {} {
        return [expr {$Viewer eq "umpire" ? "UmpireSeat" : "Seat"}]
    }

    method cover {} {
        # The first umpire may set a password; later ones are asked for it, or
        # both sides are asked.
        next
        if {$Viewer ne "umpire"} {
            return
        }
        if {[set Both [my NeedsBoth]]} {
            my AskBoth
        }
        set state [::wargame::match::umpirePassword state $Match]
        if {$state ne "none"} {
            $Handover ask [::wargame::base::say handover.password.$state] \
                    [expr {$state eq "set" ? "\u2022" : ""}] \
                    [namespace code {my Hear}]
        }
    }

    method note {} {
        # Somebody has acted while its screen waited.
        next
        if {$Handover ne "" && $Viewer eq "umpire" && !$Both
                && [my NeedsBoth]} {
            $Handover destroy
            my cover
        }
    }

    method NeedsBoth {} {
        return [::wargame::match::umpirePassword needsBoth $Match \
                [[$PlayWindow computers] sides]]
    }

    method AskBoth {} {
        # Those who play it: of a match for one there is one.
        set sides [[$Presenter reader] seats [dict get [$Match about] scenario]]
        if {[llength $sides] > 1} {
            $Handover assent [::wargame::base::say handover.umpire.both] \
                    [lmap side $sides {
                        ::wargame::base::say handover.umpire.agrees \
                                [[$Presenter words] sideName $side]
                    }] [::wargame::base::say handover.umpire.missing]
        }
    }

    method Hear {password} {
        if {[::wargame::match::umpirePassword isSet $Match]} {
            return [expr {[::wargame::match::umpirePassword fits $Match \
                    $password]
                ? "" : [::wargame::base::say handover.password.wrong]}]
        } elseif {$password ne ""} {
            $PlayWindow announce \
                    [::wargame::match::umpirePassword lock $password]
        }
        return ""
    }

    method uncover {} {
        # Who turns it is told to all: from then on they see what others do not.
        next
        $PlayWindow announce \
                "seat [::wargame::table::roleWord $Presenter $Viewer]"
    }

    method open {} {
        next
        $Shown note
        focus [expr {[$Seat board] eq "" ? $Window : [$Seat part board]}]
    }

    method refresh {} {
        if {$Seat ne ""} {
            $Seat panel refresh
        }
    }
}

proc ::wargame::table::roleName {presenter viewer} {
    return [expr {$viewer in {0 1} ? [[$presenter words] sideName $viewer]
        : [say role.$viewer]}]
}

proc ::wargame::table::roleWord {presenter viewer} {
    return [expr {$viewer in {0 1} ? [lindex [dict get \
        [aboutGame [$presenter game]] sides] $viewer] : $viewer}]
}
