# inputs-marshal.tcl --
#
#       A Player of La Bataille who sends a corps as a body, however it was found:
#       for ui-turn-cost.test, after table.tcl.
#
#   set player [Marshal new TABLE]
#       march UNIT      its corps is found on the minimap, taken and sent
#       sendNamed UNIT, addNamed UNIT   its corps is taken by its name
#       sendAll UNITS, bandAll          all that are selected go; all are
#       openTree, chosen UNIT           its corps is taken in the order of battle
#       whole           the whole map comes into sight
#       stuck           of which corps nobody went

source [file join [file dirname [info script]] inputs.tcl]

if {[info object isa class Marshal]} {
    return
}

oo::class create Marshal {
    superclass Player
    # Stuck: of which corps nobody went.
    variable Table Match Stuck

    constructor {table} {
        next $table
        set Stuck {}
    }

    method march {unit} {
        # A click on the minimap, two double clicks on the unit, a click on the
        # next hex toward the enemy.
        set board [my Map]
        set side [$Match side]
        set from [[[$Table presenter] reader] placeOf [$Match view $side] $unit]
        my Counted click
        [$board camera] frame [list $from]
        $board paint
        update
        foreach n {1 2} {
            my Tap [point $board $unit] 2
        }
        set all [$board selected]
        my Tap [point $board [my Onward $side $unit $from]] 1
        return $all
    }

    method Onward {side unit from} {
        # Of the next hexes that it can go to: the French to the east.
        return [lindex [my Goals $side $unit $from] 0 1]
    }

    method Goals {side unit from} {
        lassign [::wargame::moskowa::middle $from] x0 y0
        set best {}
        foreach hex [dict keys [[$Match deeds] ways $side $unit]] {
            lassign [::wargame::moskowa::middle $hex] x y
            lappend best [list [expr {hypot($x - $x0, $y - $y0)
                + (($x > $x0) != $side ? 0 : 1e6)}] $hex]
        }
        return [lsort -real -index 0 $best]
    }

    method Clear {side units} {
        # {X Y} of the first such hex of one of them at which nothing lies.
        set reader [[$Table presenter] reader]
        set board [my Map]
        foreach unit $units {
            foreach goal [my Goals $side $unit [$reader placeOf \
                    [$Match view $side] $unit]] {
                set at [point $board [lindex $goal 1]]
                if {[[$board part pointing] token {*}$at] eq ""
                        && ![llength [[$board part named] all {*}$at]]} {
                    return $at
                }
            }
        }
    }

    method name {unit} {
        # {X Y} of the window: on the name of its formation, seen from afar; {}
        # where it has none.
        set board [my Map]
        set canvas [$board canvas]
        for {set y 8} {$y < [winfo height $canvas]} {incr y 5} {
            for {set x 8} {$x < [winfo width $canvas]} {incr x 7} {
                set named [[$board part signs] tokensAt {*}[[$board part \
                        viewport] onCanvas $x $y]]
                if {$unit in $named} {
                    return [list $x $y]
                }
            }
        }
    }

    method sendNamed {unit} {
        # The whole map is in sight: a click on the name of a corps, which takes
        # it instead of those that stayed of the one before, and one on the next
        # free hex toward the enemy of one of its units.
        set at [my name $unit]
        if {![llength $at]} {
            return {}
        }
        set before [$Match length]
        my Tap $at 1
        set all [concat [[my Map] selected] [[my Map] held]]
        my Tap [my Clear [$Match side] $all] 1
        if {[$Match length] == $before} {
            lappend Stuck $unit
        }
        return $all
    }

    method stuck {} {
        return $Stuck
    }

    method addNamed {unit} {
        set at [my name $unit]
        if {![llength $at]} {
            return
        }
        my Counted click
        lassign $at x y
        set canvas [[my Map] canvas]
        event generate $canvas <Motion> -x $x -y $y
        event generate $canvas <Button-1> -x $x -y $y -state 1
        event generate $canvas <ButtonRelease-1> -x $x -y $y -state 257
        settled $Table
    }

    method sendAll {units} {
        # A click on a free hex before one of them.
        set board [my Map]
        set side [$Match side]
        set reader [[$Table presenter] reader]
        set view [$Match view $side]
        foreach unit $units {
            set to [my Onward $side $unit [$reader placeOf $view $unit]]
            if {$to ne "" && ![llength [$reader slotsAt $view $to]]} break
        }
        set all [$board selected]
        my Tap [point $board $to] 1
        return $all
    }

    method bandAll {} {
        # About all that is in sight.
        set canvas [[my Map] canvas]
        my Pull 1 4 4 [expr {[winfo width $canvas] - 5}] \
                [expr {[winfo height $canvas] - 5}]
        settled $Table
    }

    method openTree {} {
        # By the menu.
        my Counted click
        [[$Table seat] of windows] forces
        settled $Table
    }

    method chosen {unit} {
        # A click on its corps in the order of battle, and one on the next hex
        # toward the enemy of one that can go and is seen; from near.
        set tree [inside [[$Table seat] part forces] tree]
        set at [my Row $tree $unit]
        my Counted click
        event generate $tree <Button-1> -x [lindex $at 0] -y [lindex $at 1]
        event generate $tree <ButtonRelease-1> -x [lindex $at 0] \
                -y [lindex $at 1]
        settled $Table
        set board [my Map]
        set all [$board selected]
        if {[my Free $all] eq ""} {
            # Who could go is elsewhere: a click on the minimap.
            my Counted click
            [$board camera] frame [list [[[$Table presenter] reader] placeOf \
                    [$Match view [$Match side]] $unit]]
            $board paint
            update
        }
        my Tap [point $board [my Free $all]] 1
        return $all
    }

    method Row {tree unit} {
        # {X Y} of the row of its corps, which is in sight.
        set item =$unit
        while {[$tree parent $item] ne ""} {
            set item [$tree parent $item]
        }
        lassign [$tree bbox $item] x y width height
        return [list [expr {$x + $width / 2}] [expr {$y + $height / 2}]]
    }

    method Free {units} {
        # A free hex in sight next to one of them.
        set side [$Match side]
        set reader [[$Table presenter] reader]
        set view [$Match view $side]
        set canvas [[my Map] canvas]
        foreach unit $units {
            set to [my Onward $side $unit [$reader placeOf $view $unit]]
            if {$to eq "" || [llength [$reader slotsAt $view $to]]} continue
            lassign [point [my Map] $to] x y
            if {$x > 20 && $x < [winfo width $canvas] - 20 && $y > 20
                    && $y < [winfo height $canvas] - 20} {
                return $to
            }
        }
    }

    method press {key} {
        my Counted key
        event generate [[my Map] canvas] $key
        settled $Table
    }

    method whole {} {
        my press <Key-f>
        for {set n 0} {$n < 30} {incr n} {
            after 100
            update
        }
    }

    method Tap {at times} {
        for {set n 0} {$n < $times} {incr n} {
            my Counted click
        }
        quiet
        set canvas [[my Map] canvas]
        lassign [lmap n $at { expr {round($n)} }] x y
        event generate $canvas <Motion> -x $x -y $y -warp 1
        update
        event generate $canvas <Motion> -x $x -y $y
        for {set n 0} {$n < $times} {incr n} {
            event generate $canvas <Button-1> -x $x -y $y
            event generate $canvas <ButtonRelease-1> -x $x -y $y
        }
        settled $Table
    }
}
