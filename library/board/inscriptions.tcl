# inscriptions.tcl --
#
#       Names on the map of a board that are of no space: of waters, which lie
#       along them, and of villages, woods and ways.  Those that lie level keep
#       out of the tokens' way.
#
#   set inscriptions [::wargame::board::Inscriptions new CANVAS VIEWPORT
#           LETTERING LAYERS INSCRIPTIONS]
#       INSCRIPTIONS   {KIND x y ANGLE ?METRES? NAME} each, x y and the letters'
#                      size in metres
#
#       due TAKEN            -> {SEEN OTHERS}, commands that draw those near the
#                            window which are to be, and bring the level ones
#                            out of the way of boxes on the canvas, {left top
#                            right low} each.  Who asked does them when there
#                            is time, or asks again.  Those far away are taken
#                            off
#       lacks                is one near the window now that was not?
#       rescale RATIO        bring them to where they belong, until they are
#                            drawn

need look/theme board/nearby board/overlap

package require Tk

if {![info object isa class ::wargame::board::Inscriptions]} {
    oo::class create ::wargame::board::Inscriptions
}

oo::define ::wargame::board::Inscriptions {
    # Unwritten: the numbers of those to be drawn in Scale.
    variable Canvas Viewport Lettering Layers All Scale Unwritten Taken Nearby

    constructor {canvas viewport lettering layers inscriptions} {
        # [overlap] by its short name.
        namespace path [list {*}[namespace path] ::wargame::board]
        set Canvas $canvas
        set Viewport $viewport
        set Lettering $lettering
        set Layers $layers
        set All $inscriptions
        set Scale ""
        set Unwritten {}
        set Taken {}
        set Nearby [::wargame::board::Nearby create [self namespace]::Nearby \
                $viewport]
    }

    method rescale {ratio} {
        $Canvas scale inscription 0 0 $ratio $ratio
    }

    method due {taken} {
        set Taken $taken
        set ordered [lassign [my InOrder] far]
        if {$Scale ne [$Viewport scale]} {
            set Scale [$Viewport scale]
            set Unwritten [concat {*}$ordered]
        }
        foreach n $far {
            $Canvas delete inscription.$n
            if {$n ni $Unwritten} {
                lappend Unwritten $n
            }
        }
        lassign {{} {}} seen others
        foreach numbers $ordered due {seen others} {
            foreach n $numbers {
                if {$n in $Unwritten} {
                    lappend $due [list [self] write $n]
                }
            }
            foreach n $numbers {
                if {[lindex $All $n 3] == 0} {
                    lappend $due [list [self] avoid $n]
                }
            }
        }
        return [list $seen $others]
    }

    method lacks {} {
        if {$Scale ne [$Viewport scale] || ![$Nearby left]} {
            return 0
        }
        $Nearby mark
        foreach n $Unwritten {
            if {[my IsNear [lindex $All $n]]} {
                return 1
            }
        }
        return 0
    }

    # The two commands of due.

    method write {n} {
        # If it can be read.
        set Unwritten [lsearch -all -inline -not -exact -integer $Unwritten $n]
        set inscription [lindex $All $n]
        lassign $inscription kind x y angle
        set size [my Size $inscription]
        set tag inscription.$n
        $Canvas delete $tag
        if {$size < 6.5 * [::wargame::look::theme density]} {
            return
        }
        $Canvas create image {*}[$Viewport pixel $x $y] \
            -tags [list inscription $tag] -image [lindex [$Lettering draw \
                [list [lindex $inscription end]] [expr {round($size)}] \
                [expr {$kind in {river stream water marsh} ? "water"
                    : "plain"}] $angle] 0]
        $Layers place inscription $tag
    }

    method avoid {n} {
        # To where the map has it or, if tokens stand there, to the nearest
        # place that they and other inscriptions cover least.  What could not be
        # read there is left out.
        set tag inscription.$n
        if {[$Canvas find withtag $tag] eq ""} {
            return
        }
        set photo [$Canvas itemcget $tag -image]
        set wide [expr {0.9 * [image width $photo]}]
        set high [expr {0.6 * [image height $photo]}]
        lassign [my Free $n {*}[$Viewport pixel \
                {*}[lrange [lindex $All $n] 1 2]] $wide $high] x y covered
        set state [expr {$covered > 0.05 ? "hidden" : "normal"}]
        if {[$Canvas itemcget $tag -state] ne $state} {
            $Canvas itemconfigure $tag -state $state
        }
        lassign [$Canvas coords $tag] x0 y0
        if {$x != $x0 || $y != $y0} {
            $Canvas coords $tag $x $y
        }
    }

    # ---- how ----

    method InOrder {} {
        # -> {FAR SEEN OTHERS}, their numbers: of those in sight or nearly so,
        # and of others near the window.
        $Nearby mark
        set near [expr {8 * [$Lettering size large]}]
        lassign {{} {} {}} far seen others
        set n -1
        foreach inscription $All {
            incr n
            lassign [$Viewport pixel {*}[lrange $inscription 1 2]] x y
            if {![my IsNear $inscription]} {
                lappend far $n
            } elseif {[$Viewport sees $x $y $near]} {
                lappend seen $n
            } else {
                lappend others $n
            }
        }
        return [list $far $seen $others]
    }

    method IsNear {inscription} {
        # It is as long as its letters at most, either way from its middle.
        set long [expr {[my Size $inscription]
            * (1 + 0.4 * [string length [lindex $inscription end]])}]
        return [$Nearby has {*}[$Viewport pixel {*}[lrange $inscription 1 2]] \
                $long]
    }

    method Size {inscription} {
        # In pixels: letters of so many metres as the map says, or of the usual
        # ones, wider where the map is small.
        set scale [$Viewport scale]
        if {[llength $inscription] == 6} {
            return [expr {[lindex $inscription 4] * $scale}]
        }
        return [expr {[dict get {river 94 stream 72 village 76} \
                [lindex $inscription 0]] * $scale
            * ($scale < 0.11 * [::wargame::look::theme density] ? 1.25 : 1)}]
    }

    method Free {n x y wide high} {
        # -> {X Y COVERED}, the best place for such words, about that point, and
        # what share of them is covered there.
        if {[overlap area $x $y $wide $high $Taken] == 0} {
            return [list $x $y 0]
        }
        set near [overlap near $x $y [expr {2 * $wide}] [expr {6 * $high}] \
                [concat $Taken [my Others $n]]]
        set least Inf
        lassign [$Viewport extent] frameWide frameHigh
        foreach dy {0 -0.7 0.7 -1.3 1.3 -2 2 -2.7 2.7} {
            foreach dx {0 -0.12 0.12 -0.3 0.3 -0.6 0.6} {
                set px [overlap framed [expr {$x + $dx * $wide}] $wide \
                        $frameWide]
                set py [overlap framed [expr {$y + $dy * $high}] $high \
                        $frameHigh]
                set share [expr {[overlap area $px $py $wide $high $near]
                    / (1.0 * $wide * $high)}]
                set cost [expr {hypot($px - $x, $py - $y) / (6.0 * $high)
                    + 4.5 * $share}]
                if {$cost < $least} {
                    set least $cost
                    set best [list $px $py $share]
                }
            }
        }
        return $best
    }

    method Others {n} {
        # The boxes of the others that can be seen.
        set boxes {}
        foreach item [$Canvas find withtag inscription] {
            if {"inscription.$n" ni [$Canvas gettags $item]
                    && [$Canvas itemcget $item -state] ne "hidden"} {
                lappend boxes [$Canvas bbox $item]
            }
        }
        return $boxes
    }
}
