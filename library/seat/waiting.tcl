# waiting.tcl --
#
#       Pieces that are sent somewhere before they can go: what has to be done
#       first, by another piece perhaps, is done at once or waits for Done; see
#       match/waiting.tcl.
#
#   set waiting [::wargame::seat::WaitingMoves new SEAT]
#       places PIECE       where it could be sent so: place -> what it takes, as
#                          generic/core/deeds.h tells it; {} where it need not
#                          wait, or nobody can wait here
#       maySend PIECE      is there any such place, also while the seat reads?
#       caption WHAT       what is said at such a place
#       send PIECE WHAT    it will go there
#       lines              their ways, for the map of their side
#       told               a sentence on how many wait, or ""
#       next               the keyboard to the next piece that could be sent so
#       newest             the piece that was sent last, if nothing was done
#                          since; or ""
#       takeBack           that does not wait any more -> was there one?
#       goOn               those that were held go -> were there any?
#       endable PIECE      for its menu, what ends its waiting
#       tell               whom the rules have refused

need base/words match/choices seat/seat-part

if {![info object isa class ::wargame::seat::WaitingMoves]} {
    oo::class create ::wargame::seat::WaitingMoves {
        superclass ::wargame::seat::SeatPart
    }
}

oo::define ::wargame::seat::WaitingMoves {
    variable Seat Table Viewer Match Presenter Board

    method Waiting {} {
        # "" where nothing waits for Done: at a window far away.
        return [[[$Table match] deeds] waiting]
    }

    method IsMine {} {
        return [expr {$Viewer in {0 1} && [llength [$Seat offered]]
            && [my Waiting] ne ""}]
    }

    method All {} {
        return [expr {$Viewer in {0 1} && [$Table answers $Viewer]
            && [my Waiting] ne "" ? [[my Waiting] of $Viewer] : {}}]
    }

    # ---- sent ----

    method maySend {piece} {
        # Once all has been read, too?
        return [expr {$Viewer in {0 1} && [$Table answers $Viewer]
            && [my Waiting] ne "" && [dict size [my PlacesOf $piece]]}]
    }

    method places {piece} {
        return [expr {[my IsMine] ? [my PlacesOf $piece] : {}}]
    }

    method PlacesOf {piece} {
        if { ![[$Presenter reader] isUnit $piece]
                || ![[$Presenter reader] ownedBy $piece $Viewer]} {
            return {}
        }
        return [[[$Table match] deeds] later $Viewer $piece \
                [concat {*}[lmap move [my All] {
            if {[lindex $move 0] eq $piece} continue
            lindex $move 1
        }]]]
    }

    method caption {what} {
        set said [list [::wargame::base::say waiting.after]]
        if {[dict get $what before] ne ""} {
            set said [list [[$Presenter words] label [dict get $what before]]]
        }
        if {[llength [dict get $what price]]} {
            lappend said [[$Presenter advice] priceTold \
                    [dict get $what price]]
        }
        return [join $said \n]
    }

    method send {piece what} {
        set before [dict get $what before]
        if {$before ne ""} {
            $Table do $before
            if {![info object isa object [self]]} {
                return
            }
        }
        [my Waiting] add $Viewer $piece [dict get $what asked] \
                [dict get $what steps]
        my Changed
        [$Seat of status] say [::wargame::base::say waiting.goes \
                [[$Presenter words] unitName $piece] \
                [[$Presenter words] placeName [my Goal \
                    [dict get $what steps]]]]
    }

    method Goal {steps} {
        return [lindex $steps end 2]
    }

    method Changed {} {
        [$Seat of march] show
        [$Seat of card] show
    }

    method newest {} {
        return [expr {[llength [my All]] ? [[my Waiting] last $Viewer] : ""}]
    }

    method takeBack {} {
        set piece [my newest]
        if {$piece ne ""} {
            my End $piece
        }
        return [expr {$piece ne ""}]
    }

    method endable {piece} {
        if {[lsearch -exact -index 0 [my All] $piece] < 0} {
            return {}
        }
        return [list [list [::wargame::base::say waiting.end] \
                [namespace code [list my End $piece]]]]
    }

    method End {piece} {
        [my Waiting] end $Viewer $piece
        my Changed
    }

    method goOn {} {
        set held [expr {[llength [my All]] && [[my Waiting] isHeld]}]
        if {$held} {
            [my Waiting] goOn
            $Table settle
        }
        return $held
    }

    # ---- told and shown ----

    method tell {} {
        if {$Viewer ni {0 1} || ![$Table answers $Viewer]
                || [my Waiting] eq ""} {
            return
        }
        foreach one [[my Waiting] refused] {
            lassign $one piece action why
            [$Seat of status] say [::wargame::base::say waiting.refused \
                    [[$Presenter words] unitName $piece]] [lindex $why 0]
        }
    }

    method told {} {
        set count [llength [my All]]
        return [expr {!$count ? "" : [::wargame::base::sayCount \
            [expr {[[my Waiting] isHeld] ? "waiting.held" : "waiting.count"}] \
            $count]}]
    }

    method lines {} {
        set spaces [$Board part spaces]
        set lines {}
        foreach move [my All] {
            lassign $move piece steps
            set way {}
            foreach place [list [[$Presenter reader] placeOf [$Seat view] \
                    $piece] {*}[lmap step $steps { lindex $step 2 }]] {
                if {[$spaces has $place] && [$spaces isOnGround $place]} {
                    lappend way {*}[$spaces middle $place]
                }
            }
            if {[llength $way] > 2} {
                lappend lines $way
            }
        }
        return $lines
    }

    # ---- the keyboard ----

    method next {} {
        set pieces {}
        if {$Board ne "" && [my IsMine]} {
            foreach token [[$Board part tokens] ids] {
                if {![[$Board part tokens] get $token movable]
                        && [llength [my places $token]]} {
                    lappend pieces $token
                }
            }
            set pieces [[$Board part keys] inRows $pieces]
        }
        if {![llength $pieces]} {
            [$Seat of status] say [::wargame::base::say waiting.none]
            return
        }
        set at [lsearch -exact $pieces [[$Board part ring] token]]
        focus [$Board canvas]
        $Board focus [lindex $pieces [expr {($at + 1) % [llength $pieces]}]]
    }
}
