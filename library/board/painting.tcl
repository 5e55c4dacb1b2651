# painting.tcl --
#
#       Which tokens of a board show their picture, and when it is drawn: those
#       in sight, some at a time; those near the window at leisure; others show
#       none.
#
#   set painting [::wargame::board::Painting new CANVAS VIEWPORT JOBS TOKENS
#           DONECMD]
#       DONECMD   called when all is drawn
#
#       repaint ?MS?         see to it that each shows what it should; MS after
#                            this was asked last
#       looked               the window shows another part: see to those that
#                            come into sight

need board/gradual board/nearby

if {![info object isa class ::wargame::board::Painting]} {
    oo::class create ::wargame::board::Painting
}

oo::define ::wargame::board::Painting {
    # Drawing, Filling: its two jobs.
    variable Canvas Viewport Jobs Tokens Nearby Gradual Drawing Filling

    constructor {canvas viewport jobs tokens doneCmd} {
        set Canvas $canvas
        set Viewport $viewport
        set Jobs $jobs
        set Tokens $tokens
        set Nearby [::wargame::board::Nearby create [self namespace]::Nearby \
                $viewport]
        set Gradual [::wargame::board::Gradual create \
                [self namespace]::Gradual $jobs $doneCmd]
        set Drawing [namespace code {my Draw}]
        set Filling [namespace code {my Fill}]
    }

    method repaint {{ms ""}} {
        $Gradual stop
        if {$ms eq ""} {
            $Jobs slice $Drawing
        } else {
            $Jobs soon $Drawing $ms
        }
    }

    method looked {} {
        # While the wheel turns those that are there keep their size.
        if {![$Nearby left]} {
            return
        } elseif {[$Jobs isDue $Drawing]} {
            $Jobs slice $Filling
        } else {
            my repaint
        }
    }

    method Draw {} {
        $Nearby mark
        lassign {} seen others
        foreach id [$Tokens ids] {
            set place [$Tokens place $id]
            if {[llength $place] && ![$Nearby has {*}$place \
                    [$Tokens size $id]]} {
                my Blank $id
            } else {
                lappend [expr {[my IsSeen $id $place] ? "seen" : "others"}] \
                        [list $Tokens paint $id]
            }
        }
        $Gradual begin $seen $others
    }

    method Fill {} {
        # Some of those in sight that show nothing.
        set until [expr {[clock milliseconds] + [$Jobs share]}]
        foreach id [$Tokens ids] {
            if {![$Tokens isPainted $id]
                    && [my IsSeen $id [$Tokens place $id]]} {
                $Tokens paint $id
                if {[clock milliseconds] > $until} {
                    return [$Jobs slice $Filling]
                }
            }
        }
    }

    method IsSeen {id place} {
        return [expr {[llength $place]
            && [$Viewport sees {*}$place [$Tokens size $id]]}]
    }

    method Blank {id} {
        # But for one that glides out of sight.
        if {[$Tokens isPainted $id]
                && ![my IsSeen $id [$Canvas coords [$Tokens item $id]]]} {
            $Tokens blank $id
        }
    }
}
