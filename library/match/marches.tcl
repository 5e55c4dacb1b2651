# marches.tcl --
#
#       Orders over several turns: pieces of a side and the places that they
#       are to go through.  They are kept beside the match, in FILE.marches;
#       never in it.
#
#   set marches [::wargame::match::Marches new AUTOSAVE MATCH]
#                          both outlive it
#       of SIDE            its orders that go on: {PIECES PLACES} each, the
#                          places that they have not reached; of a march by
#                          road {PIECES PLACES road PASSED}, all places, and how
#                          many of them a piece has passed, by piece
#       add SIDE PIECES PLACE ?ROAD?  sends these pieces there next, after the
#                          places that the same pieces have; they leave other
#                          orders.  ROAD 1: by road
#       end SIDE PIECES    ends whatever orders have some of these
#       reached SIDE PIECES   notes that the order of these has reached its next
#                          place
#       passed SIDE PIECES PASSED  notes how many more of them each has passed
#       stopped SIDE PIECES   notes that the order of these goes on no more
#
#   An order is for the eyes of its side.  What was reached or stopped holds on
#   to the last action by the hash of its line: if that is taken back, it is
#   not so any more.  A file that cannot be read, or was changed by others, is
#   an error of each, code WARGAME MARCHES, and stays as it is.

need base/doors base/files base/words

if {![info object isa class ::wargame::match::Marches]} {
    oo::class create ::wargame::match::Marches
}

oo::define ::wargame::match::Marches {
    # An order in the file: {SIDE PIECES PLACES REACHED STOPPED}; REACHED: by
    # place a mark; STOPPED: a mark or "".  A mark: "N HASH" of an action.  One
    # by road has a sixth word, "road", and in REACHED "N HASH PIECE".
    variable Autosave Match

    constructor {autosave match} {
        set Autosave $autosave
        set Match $match
    }

    # ---- asked ----

    method of {side} {
        set found {}
        foreach order [my Read] {
            lassign $order of pieces
            set places [my Left $order]
            if {$of == $side && [llength $places]} {
                lappend found [expr {[my IsByRoad $order]
                    ? [list $pieces $places road [my Passed $order]]
                    : [list $pieces $places]}]
            }
        }
        return $found
    }

    method Left {order} {
        lassign $order - - places reached stopped
        if {[my Holds $stopped]} {
            return {}
        } elseif {[my IsByRoad $order]} {
            return $places
        }
        foreach mark $reached {
            if {![my Holds $mark]} break
            set places [lrange $places 1 end]
        }
        return $places
    }

    method IsByRoad {order} {
        return [expr {[lindex $order 5] eq "road"}]
    }

    method Passed {order} {
        set passed [dict create]
        foreach mark [lindex $order 3] {
            if {[my Holds [lrange $mark 0 1]]} {
                dict incr passed [lindex $mark 2]
            }
        }
        return $passed
    }

    # ---- told ----

    method add {side pieces place {road 0}} {
        set orders {}
        set places {}
        set reached {}
        foreach order [my Read] {
            lassign $order of others
            if {$of != $side} {
                lappend orders $order
            } elseif {[lsort $others] eq [lsort $pieces]} {
                if {$road == [my IsByRoad $order]} {
                    set places [my Left $order]
                    set reached [expr {$road && [llength $places]
                        ? [lindex $order 3] : {}}]
                }
            } else {
                set others [lmap piece $others {
                    if {$piece in $pieces} continue
                    set piece
                }]
                if {[llength $others] && [llength [my Left $order]]} {
                    lappend orders [lreplace $order 1 1 $others]
                }
            }
        }
        if {[llength $places] < 30} {
            lappend places $place
        }
        set order [list $side $pieces $places $reached ""]
        my Write [linsert $orders end [expr {$road
            ? [linsert $order end road] : $order}]]
    }

    method end {side pieces} {
        my Write [lmap order [my Read] {
            lassign $order of others
            if {$of == $side && [llength [lmap piece $others {
                if {$piece ni $pieces} continue
                set piece
            }]]} continue
            set order
        }]
    }

    method reached {side pieces} {
        my Change $side $pieces {
            set held {}
            foreach mark [lindex $order 3] {
                if {![my Holds $mark]} break
                lappend held $mark
            }
            lset order 3 [linsert $held end [my Mark]]
        }
    }

    method passed {side pieces passed} {
        set marks {}
        dict for {piece times} $passed {
            lappend marks {*}[lrepeat $times [list {*}[my Mark] $piece]]
        }
        my Change $side $pieces \
                "lset order 3 \[concat \[lindex \$order 3\] [list $marks]\]"
    }

    method stopped {side pieces} {
        my Change $side $pieces {
            lset order 4 [my Mark]
        }
    }

    method Change {side pieces script} {
        my Write [lmap order [my Read] {
            if {[lrange $order 0 1] eq [list $side $pieces]} $script
            set order
        }]
    }

    # ---- marks ----

    method Mark {} {
        set n [$Match length]
        return [list $n [$Match stamp $n]]
    }

    method Holds {mark} {
        lassign $mark n hash
        return [expr {$mark ne "" && $n <= [$Match length]
            && [$Match stamp $n] eq $hash}]
    }


    # ---- the file ----

    method File {} {
        return [$Autosave path].marches
    }

    method Read {} {
        set file [my File]
        if {![file exists $file]} {
            return {}
        }
        if {[catch {
            if {[file size $file] > 100000} {
                error long
            }
            regexp {^([0-9a-f]{64})\n(.*)\n$} \
                    [::wargame::base::readText $file] - sum text
            if {[::wargame::commitment $text] ne $sum} {
                error changed
            }
            foreach order $text {
                my Check {*}$order
            }
        }]} {
            return -code error -errorcode {WARGAME MARCHES} \
                    [::wargame::base::say march.bad [file tail $file]]
        }
        return $text
    }

    method Check {side pieces places reached stopped {how ""}} {
        # Who sent the match may have written it.
        set marks $reached
        if {$stopped ne ""} {
            lappend marks $stopped
        }
        set bad [expr {$side ni {0 1} || ![llength $pieces]
            || ![llength $places] || $how ni {"" road}
            || ($how eq "" && [llength $reached] > [llength $places])}]
        foreach name [concat $pieces $places] {
            incr bad [my IsNoName $name]
        }
        foreach mark $marks {
            incr bad [expr {[llength $mark] ni {2 3}
                || ![::wargame::base::door number [lindex $mark 0] 0 999999]
                || [my IsNoName [lindex $mark end]]}]
        }
        if {$bad} {
            error bad
        }
    }

    method IsNoName {word} {
        # Of a piece or a place.  A hash is none, but no worse.
        return [expr {![regexp {^\w{1,64}$} $word]}]
    }

    method Length {orders} {
        # In bytes, nearly.
        return [string length [join $orders]]
    }

    method Write {orders} {
        # When there are many, or they fill the file, the oldest are dropped,
        # first those of which nothing is left to be done.
        while {[llength $orders] > 100 || [my Length $orders] > 90000} {
            set first [lsearch -exact [lmap order $orders {
                llength [my Left $order]
            }] 0]
            set first [expr {max(0, $first)}]
            set orders [lreplace $orders $first $first]
        }
        set text [join [lmap order $orders { list $order }]]
        ::wargame::replace [my File] \
                "[::wargame::commitment $text]\n$text\n"
    }
}
