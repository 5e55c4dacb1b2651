# menu-able.tcl --
#
#       Which entries of a menu would do anything at a seat now; the others are
#       grey.
#
#   set able [::wargame::seat::MenuAble new SEAT PARTS]
#       can WHAT             would that of key-actions.tcl do anything, asked
#                            without the time of a key?

need match/standing seat/seat-part

if {![info object isa class ::wargame::seat::MenuAble]} {
    oo::class create ::wargame::seat::MenuAble {
        superclass ::wargame::seat::SeatPart
    }
}

oo::define ::wargame::seat::MenuAble {
    variable Seat Table Turn Viewer Match Presenter Board

    method can {what} {
        return [switch -- $what {
            undo - hint - done { [my of able] can $what }
            redo { [$Match deeds] canRedo }
            next - marches - seen - cancel - pass - later - march - finish {
                my Can_$what
            }
            stack - flash { expr {[llength [[my of still] able]] > 0} }
            aside {
                expr {$Board ne "" && [llength [[my of still] meant]] > 0}
            }
            labels - onward { my CanLabel }
            standing {
                expr {[$Table mayStand $Viewer] && [dict size \
                    [::wargame::match::standingsOf [$Presenter game]]]}
            }
            report { expr {[$Match remoteSeat] eq "nobody"} }
            map { [my of panelPlace] isThere }
            fit - in - out - moves { expr {$Board ne ""} }
            default { expr 1 }
        }]
    }

    method Can_finish {} {
        # It says Done where nothing is left to be asked about.
        return [expr {[[my of able] can done]
            || ([llength [$Seat offered]] && [[$Presenter autoAnswers] endsBy \
                [$Match moment [$Match side]]] ne "")}]
    }

    method Can_next {} {
        if {[$Seat reading] || [llength [[my of still] able]]} {
            return 1
        }
        # What a panel has for that letter.
        return [expr {$Board ne "" && [[my of panelPlace] key n ""]}]
    }

    method Can_later {} {
        if {$Board eq "" || ![llength [$Seat offered]]} {
            return 0
        }
        foreach token [$Board resting] {
            if {[[my of waiting] maySend $token]} {
                return 1
            }
        }
        return 0
    }

    method CanLabel {} {
        # On places offered, or on who can act on the map.
        if {$Board eq "" || [$Seat waits]} {
            return 0
        } elseif {[llength [$Board offered]]} {
            return 1
        }
        foreach unit [[my of dimming] bright] {
            if {[$Board where $unit] ne ""} {
                return 1
            }
        }
        return 0
    }

    method Can_march {} {
        return [expr {$Board ne "" && [[my of marching] side] ne ""
            && [llength [$Seat offered]]
            && ([llength [$Board selected]] || [$Board held] ne "")
            && [[$Presenter reader] isPlace [[$Board input] aimed]]}]
    }

    method Can_marches {} {
        return [expr {[[my of waiting] isHeld] || [[my of march] due] > 0}]
    }

    method Can_seen {} {
        return [expr {[$Table mayAnswer $Viewer] && ![$Seat waits]
            && [llength [[my of since] again]]}]
    }

    method Can_cancel {} {
        # A card that only tells goes, too.
        set place [my of panelPlace]
        return [expr {[$Seat reading] || [[my of hand] held] ne ""
            || ($Board ne "" && ([$Board held] ne ""
                || [llength [$Board selected]]))
            || ([$place isOut] && [$place asking] eq "" && ![$place lingers])}]
    }

    method Can_pass {} {
        return [expr {![$Seat waits] && ![$Turn is paused]
            && "pass" in [dict get [$Seat choices] free]}]
    }
}
