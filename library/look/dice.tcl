# dice.tcl --
#
#       Dice that roll on a canvas.  What a die means shows in its colour and in
#       its form: a hit is red in a burst, a miss is pale and lies flat, a hit
#       on one's own is dark in a diamond.
#
#       dice svg N FORM ?ANGLE?   a picture of 120 units, the die in the middle;
#                                 FORM: plain hit miss own
#       dice motion ?BOOL?        may dice tumble?
#
#   set tray [::wargame::look::Dice new CANVAS PICTURES]
#       show DICE X Y SIZE        lay them out in a row about X, Y; DICE: a list
#                                 of {N FORM}; SIZE: of one with its margin, in
#                                 pixels.  They have the tag dice.
#       roll DICE X Y SIZE DONECMD    lays them out after tumbling for less than
#                                 300 ms; then calls DONECMD
#       clear                     take them away; a roll ends untold

need look/theme

package require Tk

namespace eval ::wargame::look::dice {
    namespace export svg motion
    namespace ensemble create

    variable Motion 1

    # Where the pips are, by number, a unit apart.
    variable Pips {
        {} {0 0} {-1 -1 1 1} {-1 -1 0 0 1 1} {-1 -1 1 1 -1 1 1 -1}
        {-1 -1 1 1 -1 1 1 -1 0 0} {-1 -1 -1 0 -1 1 1 -1 1 0 1 1}
    }
}

proc ::wargame::look::dice::motion {{on ""}} {
    variable Motion
    if {$on ne ""} {
        set Motion [expr {bool($on)}]
    }
    return $Motion
}

proc ::wargame::look::dice::svg {n form {angle 0}} {
    variable Pips
    lassign [Colors $form] face edge pip
    set svg {<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120">}
    append svg [Behind $form]
    append svg [format {<g transform="translate(60,60) rotate(%s) scale(%s)">} \
            $angle [expr {$form eq "miss" ? 0.86 : 1}]]
    if {$form ne "miss"} {
        append svg [format {<rect x="-31" y="-28" width="66" height="66"
            rx="14" fill="%s" fill-opacity="0.35"/>} \
            [::wargame::look::theme color shadow]]
    }
    append svg [format {<rect x="-33" y="-33" width="66" height="66" rx="14"
        fill="%s" stroke="%s" stroke-width="2.5"/>} $face $edge]
    if {$form ne "miss"} {
        append svg [format {<path d="M-28,16 V-20 Q-28,-28 -20,-28 H16"
            fill="none" stroke="%s" stroke-opacity="0.55" stroke-width="3.5"
            stroke-linecap="round"/>} [::wargame::look::theme color paperLift]]
    }
    foreach {x y} [lindex $Pips $n] {
        append svg [format {<circle cx="%s" cy="%s" r="6.6" fill="%s"/>} \
                [expr {$x * 18}] [expr {$y * 18}] $pip]
    }
    append svg </g></svg>
    return $svg
}

# Colors --
#
#       Of the face, its edge and the pips.
proc ::wargame::look::dice::Colors {form} {
    return [lmap key [dict get {
        plain {diceFace inkSoft ink}    hit {diceHit ink paperLift}
        miss {diceMiss inkFaint inkSoft} own {ink bad gold}
    } $form] {::wargame::look::theme color $key}]
}

# Behind --
#
#       What a die lies on: a burst, a diamond, or nothing.
proc ::wargame::look::dice::Behind {form} {
    if {$form eq "own"} {
        return [format {<path d="M60,3 L117,60 L60,117 L3,60 Z" fill="%s"
            stroke="%s" stroke-width="2"/>} [::wargame::look::theme color \
                    gold] \
            [::wargame::look::theme color bad]]
    } elseif {$form ne "hit"} {
        return ""
    }
    set points {}
    for {set i 0} {$i < 24} {incr i} {
        set r [expr {$i % 2 ? 44 : ($i % 4 ? 53 : 58)}]
        set a [expr {$i * acos(-1) / 12 + 0.13}]
        lappend points [format %.1f,%.1f \
                [expr {60 + $r * cos($a)}] [expr {60 + $r * sin($a)}]]
    }
    return [format {<polygon points="%s" fill="%s" stroke="%s"
        stroke-width="1.6" stroke-linejoin="round"/>} $points \
        [::wargame::look::theme color glow] [::wargame::look::theme color \
        diceHit]]
}

if {![info object isa class ::wargame::look::Dice]} {
    oo::class create ::wargame::look::Dice
}

oo::define ::wargame::look::Dice {
    variable Canvas Pictures Timer

    constructor {canvas pictures} {
        set Canvas $canvas
        set Pictures $pictures
        set Timer ""
    }

    destructor {
        after cancel $Timer
    }

    method clear {} {
        after cancel $Timer
        set Timer ""
        $Canvas delete dice
    }

    method show {dice x y size} {
        my clear
        my Lay $dice $x $y $size
    }

    method roll {dice x y size doneCmd} {
        my clear
        if {[::wargame::look::dice motion]} {
            my Tumble 4 $dice $x $y $size $doneCmd
        } else {
            my Lay $dice $x $y $size
            uplevel #0 $doneCmd
        }
    }

    method Tumble {left dice x y size doneCmd} {
        # One of four pictures, 60 ms each.
        $Canvas delete dice
        if {$left == 0} {
            set Timer ""
            my Lay $dice $x $y $size
            uplevel #0 $doneCmd
            return
        }
        my Lay [lmap die $dice {
            list [expr {1 + int(rand() * 6)}] plain \
                    [expr {(int(rand() * 6) - 3) * 15}]
        }] $x $y $size
        set Timer [after 60 [list [self namespace]::my Tumble \
                [expr {$left - 1}] $dice $x $y $size $doneCmd]]
    }

    method Lay {dice x y size} {
        set left [expr {$x - ([llength $dice] - 1) * $size / 2.0}]
        foreach die $dice {
            $Canvas create image $left $y -tags dice -image \
                    [$Pictures picture [::wargame::look::dice svg {*}$die] \
                    $size]
            set left [expr {$left + $size}]
        }
    }
}
