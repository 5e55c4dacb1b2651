# still.tcl --
#
#       Which of a viewer's pieces can still act, and which of them were put
#       aside until the phase ends; see match/deeds.tcl.
#
#   set still [::wargame::seat::Still new SEAT PARTS]
#       next               moves the keyboard to the next of them on the map
#       stack              moves it past those that stand where it is now
#       flash              lets all of them flash
#       aside              puts aside what is selected, held or looked at, or
#                          takes it back
#       meant              the pieces that aside puts aside, or takes back
#       alike TOKEN SENT   the pieces that move after Done and are among those
#                          SENT, or not, as that one is
#       fresh PIECES       the unmoved ones of PIECES, or all
#       able               the pieces that can act and are not put aside
#       put                the pieces that are put aside now
#       putUnmoved         the pieces put aside that have not moved
#       counted            sentences: how many of those able have moved, and how
#                          many more are put aside

need base/words look/focus seat/seat-part

if {![info object isa class ::wargame::seat::Still]} {
    oo::class create ::wargame::seat::Still {
        superclass ::wargame::seat::SeatPart
    }
}

oo::define ::wargame::seat::Still {
    # Phase: that in which those in Aside were put aside.  Last: where the
    # keyboard was moved last; Order: all, as they lay then.
    # Length: of the match when that was asked last.  Before: {PHASE LENGTH
    # ASIDE} of the phase before.
    variable Seat Table Viewer Match Presenter Board Phase Aside Length Before \
            Last Order

    constructor {seat parts} {
        next $seat $parts
        set Phase ""
        set Aside {}
        set Before {}
        set Length 0
        set Last ""
        set Order {}
    }

    method put {} {
        set phase [list [$Match side] \
                [[$Presenter sentences] phase [$Seat moment]]]
        if {$phase ne $Phase} {
            lassign $Before before length aside
            set Before [list $Phase $Length $Aside]
            set Phase $phase
            # Undo comes back to the one before.
            set Aside [expr {$phase eq $before && [$Match length] <= $length
                ? $aside : {}}]
            set Last ""
        }
        set Length [$Match length]
        return $Aside
    }

    method fresh {pieces} {
        set moved [[$Match deeds] moved]
        set fresh [lmap unit $pieces {
            if {$unit in $moved} continue
            set unit
        }]
        return [expr {[llength $fresh] ? $fresh : $pieces}]
    }

    method All {} {
        # On the map, in the order in which one reads.
        if {$Board eq "" || ![llength [$Seat offered]]} {
            return {}
        }
        my put
        set units [dict keys [[$Match deeds] still]]
        return [my Sorted [lmap unit $units {
            if {[$Board where $unit] eq ""} continue
            set unit
        }]]
    }

    method Sorted {units} {
        return [lmap place [lsort -index 2 -integer [lsort -index 1 -integer \
                [lmap unit $units {
            list $unit {*}[lmap at [$Board where $unit] { expr {round($at)} }]
        }]]] { lindex $place 0 }]
    }

    method After {all ring} {
        # Those that follow.  One that has moved, or can act no more, lay in its
        # place when the keyboard came to it.
        if {$ring eq "" || $ring eq $Last} {
            set all $Order
            set ring $Last
        } elseif {$ring ni $all && [$Board where $ring] ne ""} {
            set all [my Sorted [list $ring {*}$all]]
        }
        return [lrange $all [lsearch -exact $all $ring]+1 end]
    }

    method able {} {
        return [lmap unit [my All] {
            if {$unit in $Aside} continue
            set unit
        }]
    }

    method putUnmoved {} {
        set moved [[$Match deeds] moved]
        return [lmap unit [my All] {
            if {$unit ni $Aside || $unit in $moved} continue
            set unit
        }]
    }

    method counted {} {
        set able [my able]
        set moved [[$Match deeds] moved]
        set sentences {}
        foreach {key count} [list \
            loss.moved [llength [lmap unit $able {
                if {$unit ni $moved} continue
                set unit
            }]] \
            loss.aside [expr {[llength [my All]] - [llength $able]}] \
        ] {
            if {[llength $able] && $count} {
                lappend sentences [::wargame::base::sayCount $key $count]
            }
        }
        return $sentences
    }

    method stack {} {
        my next [my Place [[$Board input] focused]]
    }

    method Place {token} {
        if {$token ne ""} {
            return [[$Presenter reader] placeOf [$Seat view] $token]
        }
        return ""
    }

    method next {{past ""}} {
        # PAST: the place of those to go past, if there are any elsewhere.
        set all [my All]
        set able [my able]
        if {![llength $able]} {
            [my of status] say [::wargame::base::say [expr {[llength $all]
                ? "still.none" : "still.nobody"}]]
            return
        }
        set after [my After $all [[$Board input] focused]]
        set elsewhere [lmap unit $able {
            if {$past ne "" && [my Place $unit] eq $past} continue
            set unit
        }]
        foreach unit [concat $after $all] {
            if {$unit in [expr {[llength $elsewhere] ? $elsewhere : $able}]} {
                break
            }
        }
        set Last $unit
        set Order $all
        ::wargame::look::focusOn [$Board canvas]
        $Board focus $unit
        my notify ringed $unit
        [my of status] also [my Counted $able]
    }

    method flash {} {
        set able [my able]
        $Board flash $able
        [my of status] say [my Counted $able]
    }

    method Counted {able} {
        return [::wargame::base::sayCount still.count [llength $able]]
    }

    method aside {} {
        set units [my meant]
        if {![llength $units]} {
            [my of status] say [::wargame::base::say still.which]
            return
        }
        set names [::wargame::base::sayList [lmap unit $units {
            [$Presenter words] unitName $unit
        }]]
        set back [expr {[lindex $units 0] in $Aside}]
        foreach unit $units {
            set Aside [lsearch -all -inline -exact -not $Aside $unit]
            if {!$back} {
                lappend Aside $unit
            }
        }
        my notify aside
        if {!$back && [llength [my able]]} {
            my next
        }
        [my of status] say [::wargame::base::say \
                still.[expr {$back ? "back" : "aside"}] $names]
    }

    method meant {} {
        set all [my All]
        return [lmap unit [my Looked] {
            if {$unit ni $all} continue
            set unit
        }]
    }

    method Looked {} {
        foreach units [list [$Board selected] [$Board held] \
                [[$Board input] focused] [lindex [[$Board input] under] 1]] {
            if {[llength $units]} {
                return $units
            }
        }
        return {}
    }

    method alike {token sent} {
        return [lmap one [$Board later] {
            if {($one in $sent) != ($token in $sent)} continue
            set one
        }]
    }
}
