# field.tcl --
#
#       Two lines of blocks face to face on a canvas, with the dice between
#       them.  Knows what a scene holds (see battle.tcl) and no match.
#
#   set field [::wargame::panels::Field new CANVAS PICTURES PRESENTER CHOSENCMD]
#       CHOSENCMD  called with the slot of a unit that was clicked
#       show SCENE CHOSEN THROW   CHOSEN: the slot whose choices are shown, or
#                                 ""; THROW: {STYLE TEXT DICE} or ""
#       roll SCENE CHOSEN THROW DONECMD   shows the scene, the dice tumbling
#                                 first
#       spot SLOT                 -> middle of its block on the canvas, or ""
#
#   Above the dice and what lies at the lower edge it has what is told above the
#   field, FieldBand, and the two lines of blocks, FieldLines.

need look/battleground look/dice look/theme panels/field-band \
        panels/field-lines panels/field-measures

package require Tk

if {![info object isa class ::wargame::panels::Field]} {
    oo::class create ::wargame::panels::Field
}

oo::define ::wargame::panels::Field {
    variable Canvas Pictures Presenter Tray Band Lines Scene M

    constructor {canvas pictures presenter chosenCmd} {
        set Canvas $canvas
        set Pictures $pictures
        set Presenter $presenter
        set Tray [::wargame::look::Dice new $canvas $pictures]
        set Band [::wargame::panels::FieldBand new $canvas $pictures]
        set Lines [::wargame::panels::FieldLines new $canvas $pictures \
                $presenter $chosenCmd]
    }

    destructor {
        foreach part [list $Lines $Band $Tray] {
            $part destroy
        }
    }

    method spot {slot} {
        return [$Lines spot $slot]
    }

    method show {scene chosen throw} {
        set Scene $scene
        $Tray clear
        $Canvas delete all
        $Canvas configure -background [::wargame::look::theme color paper]
        if {$scene eq {}} {
            return
        }
        set M [::wargame::panels::fieldWindow $Canvas]
        set M [::wargame::panels::fieldRows $M $scene [$Band show $scene $M]]
        my Ground
        $Lines show $scene $M $chosen
        my Footer
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

    # ---- parts, from above ----

    method Ground {} {
        # Of a window that is about to get its size there may be none.
        dict with M {}
        set high [expr {max(1, $height - $band - $order)}]
        $Canvas lower [$Canvas create image 0 $band -anchor nw -image \
            [$Pictures picture [::wargame::look::battleground svg $width $high \
                [dict get $Scene ground] [dict get $Scene attacker] \
                [dict get $Scene defender]] $width $high]]
    }

    method Footer {} {
        # At the lower edge: a few words, then small blocks in groups.
        dict with M {}
        lassign [dict get $Scene footer] title groups
        set y [expr {$height - $order}]
        $Canvas create rectangle 0 $y $width $height -width 0 \
                -fill [::wargame::look::theme color paperSunk]
        $Canvas create line 0 $y $width $y \
                -fill [::wargame::look::theme color rule]
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
                    [[$Presenter look] draw \
                        [dict get $Scene units $slot face] {} 36] \
                    [expr {round($size * 1.2)}]]
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
                $style in [::wargame::look::theme sides] ? "${style}Dark"
                : "ink"}]]
    }
}
