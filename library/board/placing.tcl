# placing.tcl --
#
#       Where the stacks of a board have room: all within their space, clear of
#       its number and star and of the names on the map; smaller or as counts if
#       need be.  Where even that finds no room they stand beside it.
#
#   set placing [::wargame::board::Placing new VIEWPORT SPACES LETTERING FREE
#           ARRANGEMENT BESIDE ROWS DEEP COUNTED]
#       ROWS DEEP COUNTED    how a stack may lie: rows.tcl, of which DEEP has
#                            shorter ones, and counted.tcl
#
#       place COUNTS MS ?AT_ONCE?
#                            COUNTS: SPACE -> {SIDE N ...}, how many tokens
#                            stand there, those of one or two sides
#                            -> {SPACE SIDE} -> {BOX LAYOUT SIZE}, BOX on the
#                            canvas, LAYOUT that which knows how they lie.  Of
#                            some spaces nothing is told if finding it would
#                            take more than MS, but all of those AT_ONCE is
#       rescaled             the scale is another: nothing of it is told yet
#       isDone               was all told?
#       swords               {X Y SIZE} between the two stacks of each space
#                            that has two, when it was last asked
#       name SPACE           {X Y}, the middle of its name, where the stacks in
#                            it leave room for that; or {}: where the map has it
#       leaders              {X0 Y0 X1 Y1} from each that stands beside its
#                            space into that
#
#   What was found for a space holds in that scale as long as its COUNTS do, so
#   stacks of other spaces do not move it.  It follows from the ground, its
#   names and the COUNTS alone, and another board of the same uses it, too.

need look/theme

namespace eval ::wargame::board {
    variable Placed                 ;# World of a Placing -> Found
    array set Placed {}
}

if {![info object isa class ::wargame::board::Placing]} {
    oo::class create ::wargame::board::Placing
}

oo::define ::wargame::board::Placing {
    # Found: {SPACE COUNTS} -> {LAYOUT SIZE SIDE BOX ... sword {X Y SIZE}}, or
    # {}; LAYOUT is Rows, Deep or Counted.  Names: boxes of the names where the
    # map has them, in metres.  Both are of Scale.  World: all that Found
    # follows from.  Swords, Leaders: as they are told.
    variable Viewport Spaces Lettering Free Arrangement Beside Rows Deep \
            Counted Scale World Found Names Moved Swords Leaders Done

    constructor {viewport spaces lettering free arrangement beside rows
            deep counted} {
        foreach name {viewport spaces lettering free arrangement beside rows
                deep counted} {
            set [string totitle $name] [set $name]
        }
        set Done 1
        set Scale ""
        set Swords {}
        set Leaders {}
        set Moved [dict create]
    }

    method name {space} {
        return [expr {[dict exists $Moved $space]
            ? [dict get $Moved $space] : {}}]
    }

    method swords {} {
        return $Swords
    }

    method leaders {} {
        return $Leaders
    }

    method isDone {} {
        return $Done
    }

    method rescaled {} {
        # While a wheel turns: where the names are in this scale, too, is found
        # when it stands still.
        my Forget
        set Done 0
    }

    method place {counts ms {atOnce {}}} {
        my Begin
        set until [expr {[clock milliseconds] + $ms}]
        set places [dict create]
        set homeless {}
        set before [dict size $Found]
        dict for {space sides} $counts {
            set key [list $space $sides]
            if {![dict exists $Found $key]} {
                if {$space ni $atOnce
                        && (!$Done || [clock milliseconds] >= $until)} {
                    set Done 0
                    continue
                }
                dict set Found $key [my Find $space $sides]
            }
            set found [dict get $Found $key]
            if {$found eq ""} {
                lappend homeless $space
            } else {
                set places [my Keep $places $space $found]
            }
        }
        if {[dict size $Found] > $before} {
            set ::wargame::board::Placed($World) $Found
        }
        # One at once stands there though others may still come in its way.
        foreach space $homeless {
            if {$Done || $space in $atOnce} {
                set places [my PutBeside $places $space \
                        [dict get $counts $space]]
            }
        }
        return $places
    }

    method PutBeside {places space sides} {
        set size [lindex [$Counted sizes [$Rows size]] end]
        lassign [$Beside find $space [lmap {side n} $sides {
            list $side {*}[$Counted extent $n $size]
        }] [my Sword $size] [concat [lmap place [dict values $places] {
            lindex $place 0
        }] [lmap sword $Swords {
            lassign $sword x y side
            $Viewport box $x $y $side $side
        }]]] found leaders
        lappend Leaders {*}$leaders
        return [my Keep $places $space [concat [list Counted $size] $found]]
    }

    method Now {} {
        return [list [$Viewport scale] [$Lettering size small]]
    }

    method Forget {} {
        set Swords {}
        set Leaders {}
        set Moved [dict create]
    }

    method Begin {} {
        my Forget
        set Done 1
        set scale [my Now]
        if {$scale eq $Scale} {
            return
        }
        set Scale $scale
        set Names [dict create]
        foreach key [$Spaces lettered] {
            lassign [$Lettering extent {*}[$Lettering name $key]] wide high
            dict set Names $key [$Viewport box {*}[$Spaces named $key] \
                    [$Viewport metres $wide] [$Viewport metres $high]]
        }
        my Recall
    }

    method Recall {} {
        # Of a few scales.
        upvar #0 ::wargame::board::Placed placed
        set World [list $Scale [::wargame::look::theme density] \
                [$Viewport extent] [$Rows sizes] $Names \
                [lmap key [$Spaces lettered] {
            list [$Spaces get $key shape] [$Spaces get $key stands] \
                    [$Spaces get $key marks]
        }]]
        if {[array size placed] > 5 && ![info exists placed($World)]} {
            array unset placed
        }
        set Found [dict create]
        if {[info exists placed($World)]} {
            set Found $placed($World)
        }
    }

    method Keep {places space found} {
        # What was found for a space, in pixels.
        lassign $found layout size
        dict for {side box} [lrange $found 2 end] {
            if {$side eq "sword"} {
                lappend Swords $box
            } elseif {$side eq "name"} {
                dict set Moved $space $box
            } else {
                dict set places [list $space $side] \
                        [list $box [set $layout] $size]
            }
        }
        return $places
    }

    # ---- within the space ----

    method Find {space sides} {
        # The largest way to lie that has room, and leaves room for the name if
        # that alone tells the space.
        set cell [$Free cell [$Viewport metres [::wargame::look::theme px 3]]]
        set bare [$Free of $space $cell]
        set free [$Free without $bare [$Free near $space \
                [dict values [dict remove $Names $space]]]]
        set named $free
        if {[dict exists $Names $space]} {
            set named [$Free without $free [list [dict get $Names $space]]]
        }
        set marked [expr {[$Spaces get $space marks] ne ""}]
        set least [::wargame::look::theme px 20]
        foreach form [my Forms] {
            set found [my Arrange $named {*}$form $space $sides]
            if {$found eq "" && $marked} {
                set found [my Arrange $bare {*}$form $space $sides]
            } elseif {$found eq "" && [lindex $form 1] >= $least} {
                set found [my Beyond $free $form $space $sides]
            }
            if {$found ne ""} {
                return [concat $form $found]
            }
        }
        return [my Over $bare $space $sides]
    }

    method Over {plot space sides} {
        # As small as can be over its name, which finds another place as best
        # it can.
        foreach size [lreverse [$Counted sizes [$Rows size]]] {
            set found [my Arrange $plot Counted $size $space $sides]
            if {$found ne ""} {
                return [concat Counted $size $found]
            }
        }
        return ""
    }

    method Beyond {plot form space sides} {
        # So that the name can stand elsewhere in the space.
        set found [my Arrange $plot {*}$form $space $sides]
        if {$found eq "" || ![dict exists $Names $space]} {
            return $found
        }
        dict for {side box} $found {
            if {$side ne "sword"} {
                set plot [$Arrangement without $plot $box]
            }
        }
        lassign [dict get $Names $space] left low right high
        set spot [$Free spot $plot [expr {$right - $left}] \
                [expr {$high - $low}] {*}[$Spaces named $space]]
        if {$spot eq ""} {
            return ""
        }
        return [concat $found [list name [$Viewport pixel {*}$spot]]]
    }

    method Forms {} {
        # {LAYOUT SIZE} ..., the largest first.
        return [concat {*}[lmap size [$Rows sizes] {
            list [list Rows $size] [list Deep $size]
        }] [lmap size [$Counted sizes [$Rows size]] { list Counted $size }]]
    }

    method Arrange {plot layout size space sides} {
        # -> {SIDE BOX ... sword {X Y SIZE}}, or {}
        set stacks [lmap {side n} $sides {
            list $side {*}[[set $layout] extent $n $size] \
                    {*}[my Stand $space $side $size]
        }]
        return [$Arrangement find $plot $stacks [my Sword $size]]
    }

    method Stand {space side size} {
        # The point of the canvas where the map would have it.
        set at [$Spaces stand $space $side]
        if {[llength $at]} {
            return [$Viewport pixel {*}$at]
        }
        lassign [$Viewport pixel {*}[$Spaces middle $space]] x y
        return [list $x [expr {$y + 0.7 * $size}]]
    }

    method Sword {size} {
        set most [::wargame::look::theme px 22]
        set least [::wargame::look::theme px 9]
        return [expr {max($least, min($most, round(0.65 * $size)))}]
    }
}
