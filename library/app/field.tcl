# field.tcl --
#
#       Two lines of blocks face to face on a canvas, with the dice between them.
#       Knows what a scene holds (games/GAME/battle.tcl) and no match.
#
#   set field [::wargame::Field new CANVAS PICTURES PARTCMD SKIN CHOSENCMD]
#       PARTCMD    calls a procedure of the game's: blocks svg, battleground svg
#       CHOSENCMD  called with the slot of a unit that was clicked
#       show SCENE CHOSEN THROW   CHOSEN: the slot whose choices are shown, or
#                                 ""; THROW: {STYLE TEXT DICE} or ""
#       roll SCENE CHOSEN THROW DONECMD   the same, the dice tumbling first
#       spot SLOT                 -> middle of its block on the canvas, or ""
#
#   The class goes on in field-lines.tcl, the lines of blocks.

package require Tk

if {![info object isa class ::wargame::Field]} {
    oo::class create ::wargame::Field
}

oo::define ::wargame::Field {
    variable Canvas Pictures Part Skin Chosen Tray Spots Scene Picked M

    constructor {canvas pictures partCmd skin chosenCmd} {
        set Canvas $canvas
        set Pictures $pictures
        set Part $partCmd
        set Skin $skin
        set Chosen $chosenCmd
        set Tray [::wargame::Dice new $canvas $pictures]
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
        $Canvas configure -background [::wargame::theme color leaf]
        if {$scene eq {}} {
            return
        }
        my Measure
        my Band
        my Divide
        my Ground
        my Line [dict get $scene attacker] 0
        my Line [dict get $scene defender] 1
        my Order
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
            dict set m $key [font metrics [::wargame::theme font $font] \
                    -linespace]
        }
        dict set m width [expr {max([winfo width $Canvas], 300)}]
        dict set m height [expr {max([winfo height $Canvas], 300)}]
        dict set m pad [::wargame::theme size margin]
        dict set m order [expr {[::wargame::theme px 46]
                + [dict get $m small]}]
        dict set m left [expr {[font measure [::wargame::theme font area] \
                [string repeat M 6]] + 2 * [dict get $m pad]}]
        set M $m
    }

    method Divide {} {
        # What the band leaves, between two lines and the dice.
        set m $M
        set lines [expr {[dict get $m height] - [dict get $m band]
                - [dict get $m order]}]
        dict set m dice [expr {max(16, min([::wargame::theme px 66],
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
        foreach side {french russian} {
            set here [llength [my Of $side 0]]
            set wait [llength [my Of $side 1]]
            set most [expr {max($most, $here + $wait + ($wait ? 0.6 : 0))}]
        }
        set room [expr {[dict get $m width] - [dict get $m left]
                - 2 * [dict get $m pad]}]
        set largest [expr {min([dict get $m row] - [dict get $m small] - 16,
                $room / $most / 1.12)}]
        dict set m block [expr {max(30, min([::wargame::theme px 150],
                $largest / 1.08))}]
    }

    method Of {side waiting} {
        # Slots of a side that are in line, or that are still to come.
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
            [$Pictures picture [{*}$Part battleground svg $width \
                [expr {$height - $band - $order}] [dict get $Scene terrain] \
                [dict get $Scene attacker] [dict get $Scene defender]] \
            $width [expr {$height - $band - $order}]]]
    }

    method Band {} {
        # The area, its ground in words, and the rounds.
        dict with M {}
        set medals [expr {$heading * 0.7 * 2.4 * 4}]
        set title [$Canvas create text $pad $pad -anchor nw -text \
                [dict get $Scene name] -font [::wargame::theme font heading] \
                -fill [::wargame::theme color deskText]]
        set x [expr {[lindex [$Canvas bbox $title] 2] + $pad}]
        $Canvas create text $x [expr {$pad + $heading * 0.9}] -anchor sw \
            -font [::wargame::theme font italic] \
            -fill [::wargame::theme color gold] -text [join [lmap word \
                [dict get $Scene terrain] {::wargame::say room.ground.$word}] \
                " · "]
        set y [expr {$pad + $heading + 4}]
        foreach effect [dict get $Scene effects] {
            lassign $effect text rule
            set item [$Canvas create text $pad $y -anchor nw \
                -width [expr {$width - 3 * $pad - $medals}] \
                -text "$text  $rule" -font [::wargame::theme font body] \
                -fill [::wargame::theme color deskSoft] -tags rule:$rule]
            $Canvas bind rule:$rule <Button-1> [list event generate \
                    [winfo toplevel $Canvas] <<WargameRule>> -data $rule]
            set y [lindex [$Canvas bbox $item] 3]
        }
        set band [expr {$y + $pad}]
        $Canvas lower [$Canvas create rectangle 0 [expr {$band - 2}] $width \
                $band -width 0 -fill [::wargame::theme color gold]]
        $Canvas lower [$Canvas create rectangle 0 0 $width $band -width 0 \
                -fill [::wargame::theme color desk]]
        dict set M band $band
        my Rounds
    }

    method Rounds {} {
        # Four medals.
        dict with M {}
        set r [expr {$heading * 0.7}]
        set x [expr {$width - $pad - 3 * 2.4 * $r - $r}]
        set y [expr {$pad + $r}]
        for {set round 1} {$round <= 4} {incr round} {
            $Canvas create image $x $y -image [$Pictures picture \
                    [my Medal $round] [expr {round(2.2 * $r)}]]
            $Canvas create text $x $y -text [lindex {- I II III IV} $round] \
                -font [::wargame::theme font clock] \
                -fill [::wargame::theme color [expr {
                    $round == [dict get $Scene round] ? "ink"
                    : $round < [dict get $Scene round] ? "deskSoft"
                    : "deskText"}]]
            set x [expr {$x + 2.4 * $r}]
        }
    }

    method Medal {round} {
        # Gold now, dark when past; the last one has a red rim.
        set now [dict get $Scene round]
        lassign [expr {$round == $now ? {gold goldDark}
            : $round < $now ? {deskEdge deskEdge} : {deskButton deskSoft}}] \
            fill rim
        if {$round == 4} {
            set rim lightBattle
        }
        return [format {<svg xmlns="http://www.w3.org/2000/svg"
            viewBox="0 0 44 44"><circle cx="22" cy="22" r="19.5" fill="%s"
            stroke="%s" stroke-width="2.6"/><circle cx="22" cy="22" r="15.5"
            fill="none" stroke="%s" stroke-width="0.8"
            stroke-opacity="0.7"/></svg>} [::wargame::theme color $fill] \
            [::wargame::theme color $rim] [::wargame::theme color $rim]]
    }

    method Order {} {
        # Who has a turn still to come in this round, in the order of fire.
        dict with M {}
        set y [expr {$height - $order}]
        $Canvas create rectangle 0 $y $width $height -width 0 \
                -fill [::wargame::theme color leafSunk]
        $Canvas create line 0 $y $width $y -fill [::wargame::theme color rule]
        set y [expr {$y + $order / 2.0}]
        set text [$Canvas create text $pad $y -anchor w \
            -text [::wargame::say [expr {[dict get $Scene order] eq {}
                ? "room.nobodyLeft" : "room.order"}]] \
            -font [::wargame::theme font italic] \
            -fill [::wargame::theme color inkSoft]]
        set size [::wargame::theme px 40]
        set x [expr {[lindex [$Canvas bbox $text] 2] + $pad + $size / 2}]
        set last ""
        foreach slot [dict get $Scene order] {
            if {![dict exists $Scene units $slot]} continue
            set unit [dict get $Scene units $slot]
            set letter [expr {[dict exists $unit letter]
                ? [dict get $unit letter] : ""}]
            if {"shelter" in [dict get $unit marks]} {
                set letter C
            }
            if {$letter ne $last} {
                set last $letter
                $Canvas create text $x $y -text $letter -anchor center \
                    -font [::wargame::theme font area] \
                    -fill [::wargame::theme color goldDark]
                set x [expr {$x + $size * 0.85}]
            }
            $Canvas create image $x $y -image [$Pictures picture \
                [{*}$Part blocks svg [dict get $unit face] {} 36] \
                [expr {round($size * 1.2)}]]
            set x [expr {$x + $size * 1.15}]
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
            -font [::wargame::theme font [expr {
                $style eq "won" ? "heading" : "bodyBold"}]] \
            -fill [::wargame::theme color [expr {
                $style in {french russian} ? "${style}Dark" : "ink"}]]
    }
}

::wargame::need field-lines
