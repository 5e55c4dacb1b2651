# field.tcl --
#
#       Two lines of blocks face to face on a canvas, with the dice between them.
#       Knows what a scene holds (see battle.tcl) and no match.
#
#   set field [::wargame::panels::Field new CANVAS PICTURES PARTCMD PRESENTER
#   CHOSENCMD]
#       PARTCMD    calls a procedure of the game's: blocks svg
#       CHOSENCMD  called with the slot of a unit that was clicked
#       show SCENE CHOSEN THROW   CHOSEN: the slot whose choices are shown, or
#                                 ""; THROW: {STYLE TEXT DICE} or ""
#       roll SCENE CHOSEN THROW DONECMD   the same, the dice tumbling first
#       spot SLOT                 -> middle of its block on the canvas, or ""
#
#   The class goes on in field-band.tcl, what is told above the field, and in
#   field-lines.tcl, the lines of blocks.

need look/dice look/theme

package require Tk

if {![info object isa class ::wargame::panels::Field]} {
    oo::class create ::wargame::panels::Field
}

oo::define ::wargame::panels::Field {
    variable Canvas Pictures Part Presenter Chosen Tray Spots Scene Picked M

    constructor {canvas pictures partCmd presenter chosenCmd} {
        set Canvas $canvas
        set Pictures $pictures
        set Part $partCmd
        set Presenter $presenter
        set Chosen $chosenCmd
        set Tray [::wargame::look::Dice new $canvas $pictures]
        set Spots [dict create]
        set Scene {}
    }

    destructor {
        $Tray destroy
    }

    method spot {slot} {
        return [expr {[dict exists $Spots $slot] ? [dict get $Spots $slot] : ""}]
    }

    method show {scene chosen throw} {
        set Scene $scene
        set Picked $chosen
        set Spots [dict create]
        $Tray clear
        $Canvas delete all
        $Canvas configure -background [::wargame::look::theme color leaf]
        if {$scene eq {}} {
            return
        }
        my Measure
        my Band
        my Divide
        my Ground
        my Line [dict get $scene attacker] 0
        my Line [dict get $scene defender] 1
        my Strip
        my Throw $throw
        if {$throw ne ""} {
            $Tray show [lindex $throw 2] {*}[my DicePlace $throw]
        }
    }

    method roll {scene chosen throw doneCmd} {
        my show $scene $chosen ""
        my Throw [lreplace $throw 1 1 ""]
        $Tray roll [lindex $throw 2] {*}[my DicePlace $throw] $doneCmd
    }

    # ---- measures: everything in pixels of this screen ----

    method Measure {} {
        set m [dict create]
        foreach {key font} {
            title title body body small small area area italic italic
            heading heading
        } {
            dict set m $key [font metrics [::wargame::look::theme font $font] \
                    -linespace]
        }
        dict set m width [expr {max([winfo width $Canvas], 300)}]
        set height [winfo height $Canvas]
        dict set m height [expr {max($height, 200)}]
        dict set m pad [::wargame::look::theme size margin]
        # Where it is low the blocks have the place of what is told of the
        # ground, and those below are smaller.
        dict set m low [expr {$height < 15 * [dict get $m body]}]
        dict set m thumb [::wargame::look::theme px [expr {
            [dict get $m low] ? 28 : 40}]]
        dict set m order [expr {[dict get $m thumb] + [dict get $m small]
                + ([dict get $m low] ? 0 : [::wargame::look::theme px 6])}]
        dict set m left \
                [expr {[font measure [::wargame::look::theme font area] \
                [string repeat M 6]] + 2 * [dict get $m pad]}]
        set M $m
    }

    method Divide {} {
        # What the band leaves, between two lines and the dice.
        set m $M
        set lines [expr {[dict get $m height] - [dict get $m band]
                - [dict get $m order]}]
        dict set m dice [expr {max(16, min([::wargame::look::theme px 66],
                $lines / 5))}]
        dict set m middle [expr {[dict get $m dice] + [dict get $m body] + 10}]
        dict set m row [expr {max(40, ($lines - [dict get $m middle]) / 2)}]
        my Sizes m
        set M $m
    }

    method Sizes {name} {
        # The largest block at which both lines fit, with their reserves.
        upvar 1 $name m
        set most 1
        foreach side [::wargame::look::theme sides] {
            set here [llength [my Of $side 0]]
            set wait [llength [my Of $side 1]]
            set most [expr {max($most, $here + $wait + ($wait ? 0.6 : 0))}]
        }
        set room [expr {[dict get $m width] - [dict get $m left]
                - 2 * [dict get $m pad]}]
        dict set m under [expr {[my Captions] * [dict get $m small]}]
        set largest [expr {min([dict get $m row] - [dict get $m under] - 16,
                $room / $most / 1.12)}]
        dict set m block [expr {max(30, min([::wargame::look::theme px 150],
                $largest / 1.08))}]
    }

    method Captions {} {
        # Lines under a block, at most.
        set most 1
        foreach unit [dict values [dict get $Scene units]] {
            set most [expr {max($most,
                [llength [split [dict get $unit caption] \n]])}]
        }
        return $most
    }

    method Of {side waiting} {
        # Slots of a side that are in line, or that stand apart.
        set slots {}
        dict for {slot unit} [dict get $Scene units] {
            if {[dict get $unit side] eq $side
                    && (([dict get $unit waits] > 0) == $waiting)} {
                lappend slots $slot
            }
        }
        return $slots
    }

    # ---- parts, from above ----

    method Ground {} {
        dict with M {}
        $Canvas lower [$Canvas create image 0 $band -anchor nw -image \
            [$Pictures picture [::wargame::look::battleground svg $width \
                [expr {$height - $band - $order}] [dict get $Scene ground] \
                [dict get $Scene attacker] [dict get $Scene defender]] \
            $width [expr {$height - $band - $order}]]]
    }

    method Strip {} {
        # At the lower edge: a few words, then small blocks in groups.
        dict with M {}
        lassign [dict get $Scene strip] title groups
        set y [expr {$height - $order}]
        $Canvas create rectangle 0 $y $width $height -width 0 \
                -fill [::wargame::look::theme color leafSunk]
        $Canvas create line 0 $y $width $y -fill \
                [::wargame::look::theme color rule]
        set y [expr {$y + $order / 2.0}]
        set text [$Canvas create text $pad $y -anchor w -text $title \
            -font [::wargame::look::theme font italic] \
            -fill [::wargame::look::theme color inkSoft]]
        set size $thumb
        set x [expr {[lindex [$Canvas bbox $text] 2] + $pad}]
        foreach group $groups {
            lassign $group letter slots
            set item [$Canvas create text $x $y -text $letter -anchor w \
                -font [::wargame::look::theme font area] \
                -fill [::wargame::look::theme color goldDark]]
            set x [expr {[lindex [$Canvas bbox $item] 2]
                    + [::wargame::look::theme px 8] + $size / 2}]
            foreach slot $slots {
                $Canvas create image $x $y -image [$Pictures picture \
                    [{*}$Part blocks svg [dict get $Scene units $slot face] \
                        {} 36] [expr {round($size * 1.2)}]]
                set x [expr {$x + $size * 1.15}]
            }
        }
    }

    method DicePlace {throw} {
        dict with M {}
        set many [llength [lindex $throw 2]]
        return [list [expr {$width / 2.0}] \
            [expr {$band + $row + 4 + $dice / 2.0}] \
            [expr {min($dice, ($width - 2 * $left) / max(1, $many))}]]
    }

    method Throw {throw} {
        # What the dice said, under them.
        dict with M {}
        lassign $throw style text
        if {$text eq ""} {
            return
        }
        if {[lindex $throw 2] eq {}} {
            set dice 0
        }
        $Canvas create text [expr {$width / 2.0}] \
            [expr {$band + $row + $dice + 4}] -anchor n -text $text \
            -font [::wargame::look::theme font [expr {
                $style eq "won" ? "heading" : "bodyBold"}]] \
            -fill [::wargame::look::theme color [expr {
                $style in [::wargame::look::theme sides] ? "${style}Dark" : "ink"}]]
    }
}

need look/battleground panels/field-band panels/field-lines
