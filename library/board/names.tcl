# names.tcl --
#
#       The names on the map of a board, which keep out of the way of tokens and
#       of each other: those of its spaces and, before them, its inscriptions.
#
#   set names [::wargame::board::Names new CANVAS VIEWPORT SPACES LETTERING
#           LAYERS JOBS INSCRIPTIONS STACKS SWORDS]
#
#       named BOOL           are the spaces' names to be seen?
#       draw                 each at its place, or the nearest one that is free:
#                            a few at a time, and meanwhile the others stay as
#                            they are
#       rescale RATIO        bring them to where they belong, until they are
#                            drawn

need board/overlap

package require Tk

if {![info object isa class ::wargame::board::Names]} {
    oo::class create ::wargame::board::Names
}

oo::define ::wargame::board::Names {
    # Due: commands that are to be done.  Taken: boxes.
    variable Canvas Viewport Spaces Lettering Layers Jobs Inscriptions Stacks \
            Swords Named Due Taken Drawing

    constructor {canvas viewport spaces lettering layers jobs inscriptions
            stacks swords} {
        # [overlap] by its short name.
        namespace path [list {*}[namespace path] ::wargame::board]
        foreach name {canvas viewport spaces lettering layers jobs inscriptions
                stacks swords} {
            set [string totitle $name] [set $name]
        }
        set Named 1
        set Due {}
        set Taken {}
        set Drawing [namespace code {my Some}]
    }

    method named {on} {
        set Named $on
        my draw
    }

    method rescale {ratio} {
        $Canvas scale name 0 0 $ratio $ratio
        $Inscriptions rescale $ratio
    }

    method draw {} {
        set Taken [concat [dict values [$Stacks boxes]] [$Swords boxes]]
        set due {}
        if {$Named} {
            foreach key [$Spaces lettered] {
                if {[$Spaces get $key name] ne ""} {
                    lappend due [list my Write $key]
                }
                foreach box [$Spaces get $key marks] {
                    lassign $box left low right high
                    lappend Taken [concat [$Viewport pixel $left $high] \
                            [$Viewport pixel $right $low]]
                }
            }
        } else {
            $Canvas delete name
        }
        set Due [concat [$Inscriptions due $Taken] $due]
        my Some
    }

    method Some {} {
        $Jobs forget $Drawing
        set until [expr {[clock milliseconds] + 7}]
        while {[llength $Due]} {
            set Due [lassign $Due name]
            {*}$name
            if {[llength $Due] && [clock milliseconds] >= $until} {
                $Jobs later $Drawing 3
                return
            }
        }
        $Lettering trim
    }

    method Write {key} {
        # At the best place, and that is taken then.
        lassign [$Lettering draw {*}[$Lettering name $key]] photo wide high
        set place [my Place $key $wide $high $Taken]
        if {$place eq ""} {
            $Canvas delete name.$key
            return
        }
        lassign $place x y
        my Put $key $photo [expr {round($x)}] [expr {round($y)}]
        lappend Taken [list [expr {$x - $wide / 2}] [expr {$y - $high / 2}] \
            [expr {$x + $wide / 2}] [expr {$y + $high / 2}]]
    }

    method Put {key photo x y} {
        # What is as it was is not touched: it would be drawn again.
        set item [$Canvas find withtag name.$key]
        if {$item eq ""} {
            set item [$Canvas create image $x $y -image $photo \
                    -tags [list name name.$key]]
            $Layers place name $item
            return
        }
        if {[$Canvas itemcget $item -image] ne $photo} {
            $Canvas itemconfigure $item -image $photo
        }
        lassign [$Canvas coords $item] x0 y0
        if {$x0 != $x || $y0 != $y} {
            $Canvas coords $item $x $y
        }
    }

    method Place {key wide high taken} {
        # The first place that nothing has taken and that lies in the space;
        # else that where least is covered.  Where a mark tells the space, too,
        # its name is left out rather than written over others; then "".
        lassign [my Best $key] x y
        set near [overlap near $x $y [expr {2.4 * $wide}] \
                [expr {10 * $high}] $taken]
        set best {}
        set least Inf
        lassign [$Viewport extent] frameWide frameHigh
        set area [expr {1.0 * $wide * $high}]
        foreach dy {0 -0.5 0.5 -1 1 -1.5 1.5 -2 2 -2.6 2.6 -3.3 3.3} {
            foreach dx {0 -0.25 0.25 -0.5 0.5 -0.8 0.8} {
                set px [overlap framed [expr {$x + $dx * $wide}] $wide \
                        $frameWide]
                set py [overlap framed [expr {$y + $dy * $high}] $high \
                        $frameHigh]
                set far [expr {hypot($px - $x, $py - $y) / (6.0 * $high)}]
                if {$far >= $least} continue
                set covered [overlap area $px $py $wide $high $near]
                if {$dx == 0 && $dy == 0 && $covered == 0} {
                    # Where the map would have it.
                    return [list $px $py]
                }
                set cost [expr {4.5 * $covered / $area + $far}]
                if {$cost < $least} {
                    set cost [expr {$cost + [my Outside $key $px $py $wide]}]
                }
                if {$cost < $least} {
                    set least $cost
                    set best [list $px $py]
                }
            }
        }
        if {[$Spaces get $key marks] ne {}
                && (![$Spaces holds $key {*}[$Viewport metre {*}$best]]
                    || [overlap area {*}$best $wide $high $near]
                        > 0.3 * $area)} {
            return ""
        }
        return $best
    }

    method Best {key} {
        # Where stacks leave it room; else where the map would have it.
        set at [$Stacks name $key]
        return [expr {[llength $at] ? $at
            : [$Viewport pixel {*}[$Spaces middle $key]]}]
    }

    method Outside {key x y wide} {
        # What it costs that part of the words lies in another space: little,
        # but never all of them.
        set cost 0
        foreach at {-0.42 0 0.42} share {0.35 3 0.35} {
            set point [$Viewport metre [expr {$x + $at * $wide}] $y]
            if {![$Spaces holds $key {*}$point]} {
                set cost [expr {$cost + $share}]
            }
        }
        return $cost
    }
}
