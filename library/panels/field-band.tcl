# field-band.tcl --
#
#       What is told above a field: its name, its ground, and how far the battle
#       is, in rounds or in steps.
#
#   set band [::wargame::panels::FieldBand new CANVAS PICTURES]
#       show SCENE M    draws it on the canvas and returns how high it is.
#                       SCENE: see battle.tcl; M: of fieldWindow
#
#   A rule's number that is clicked sends <<WargameRule>> to the window, as in
#   panels.

need look/theme

if {![info object isa class ::wargame::panels::FieldBand]} {
    oo::class create ::wargame::panels::FieldBand
}

oo::define ::wargame::panels::FieldBand {
    variable Canvas Pictures Scene M

    constructor {canvas pictures} {
        set Canvas $canvas
        set Pictures $pictures
    }

    method show {scene m} {
        set Scene $scene
        set M $m
        dict with M {}
        set title [$Canvas create text $pad $pad -anchor nw -text \
                [dict get $Scene name] -font [::wargame::look::theme font \
                heading] \
                -fill [::wargame::look::theme color deskText]]
        set x [expr {[lindex [$Canvas bbox $title] 2] + $pad}]
        $Canvas create text $x [expr {$pad + $heading * 0.9}] -anchor sw \
            -font [::wargame::look::theme font italic] \
            -fill [::wargame::look::theme color gold] \
            -text [my Ground [expr {$width - $x - $pad - [my Medals]}]]
        set y [my Effects [expr {$pad + $heading + 4}]]
        if {[dict exists $Scene steps]} {
            set y [my Steps [expr {$y + $pad / 2}]]
        }
        set band [expr {$y + $pad}]
        $Canvas lower [$Canvas create rectangle 0 [expr {$band - 2}] $width \
                $band -width 0 -fill [::wargame::look::theme color gold]]
        $Canvas lower [$Canvas create rectangle 0 0 $width $band -width 0 \
                -fill [::wargame::look::theme color desk]]
        if {[dict exists $Scene round]} {
            my Rounds
        }
        return $band
    }

    method Medals {} {
        # How wide those of the rounds are.
        return [expr {[dict exists $Scene round]
            ? [dict get $M heading] * 0.7 * 2.4 * 4 : 0}]
    }

    method Ground {room} {
        # As many of its words as have room.
        set words [dict get $Scene words]
        set font [::wargame::look::theme font italic]
        while {[llength $words]
                && [font measure $font [join $words " · "]] > $room} {
            set words [lrange $words 0 end-1]
        }
        return [join $words " · "]
    }

    method Effects {y} {
        # What the ground does, a sentence a line, where there is room.  Returns
        # the y below.
        dict with M {}
        set medals [my Medals]
        foreach effect [expr {$low ? {} : [dict get $Scene effects]}] {
            lassign $effect text rule
            set item [$Canvas create text $pad $y -anchor nw \
                -width [expr {$width - 3 * $pad - $medals}] \
                -text "$text  $rule" -font [::wargame::look::theme font body] \
                -fill [::wargame::look::theme color deskSoft] -tags rule:$rule]
            $Canvas bind rule:$rule <Button-1> [list event generate \
                    [winfo toplevel $Canvas] <<WargameRule>> -data $rule]
            set y [lindex [$Canvas bbox $item] 3]
        }
        return $y
    }

    method Steps {y} {
        # A row of arrows, one a step, the present one gold.  Returns the y
        # below it.
        dict with M {}
        set wide [expr {int($width - 2 * $pad)}]
        set high [expr {round($small * 1.9)}]
        $Canvas create image $pad $y -anchor nw -image \
            [$Pictures picture [my StepsSvg $wide $high] $wide $high]
        return [expr {$y + $high}]
    }

    method StepsSvg {wide high} {
        set steps [dict get $Scene steps]
        set point [expr {$high * 0.32}]
        set font [::wargame::look::theme font smallBold]
        set most [expr {abs([font configure $font -size])}]
        set each [expr {double($wide) / [llength $steps]}]
        set present $each
        set size [my StepsSize $steps $most [expr {$each - 2.6 * $point}]]
        if {$size < 0.7 * $most} {
            # All but the present one say their number only.
            set steps [lmap step $steps {
                lassign $step text state
                list [expr {$state eq "now" ? $text
                    : [lindex [split $text] 0]}] $state
            }]
            set each [expr {$wide / ([llength $steps] + 3.0)}]
            set present [expr {4 * $each}]
            set size [my StepsSize $steps $most \
                    [expr {$present - 2.6 * $point}]]
        }
        set svg [format {<svg xmlns="http://www.w3.org/2000/svg"
            viewBox="0 0 %s %s">} $wide $high]
        set x 0
        foreach step $steps {
            lassign $step text state
            set w [expr {$state eq "now" ? $present : $each}]
            lassign [dict get {
                past {deskEdge deskSoft}   now {gold ink}
                next {deskButton deskText}
            } $state] fill ink
            append svg [format {<path d="M%1$.1f,1 h%2$.1f l%3$.1f,%4$.1f
                l-%3$.1f,%4$.1f h-%2$.1f l%3$.1f,-%4$.1f z" fill="%5$s"
                stroke="%6$s"/><text x="%7$.1f" y="%8$.1f" font-size="%9$.2f"
                text-anchor="middle" font-weight="bold" font-family="%10$s"
                fill="%11$s">%12$s</text>} $x [expr {$w - $point - 2}] $point \
                [expr {$high / 2.0 - 1}] [::wargame::look::theme color $fill] \
                [::wargame::look::theme color deskEdge] \
                [expr {$x + ($w + $point) / 2}] \
                [expr {$high / 2.0 + $size * 0.35}] $size \
                [::wargame::look::theme family sans] \
                [::wargame::look::theme color $ink] \
                [string map {& &amp; < &lt;} $text]]
            set x [expr {$x + $w}]
        }
        return $svg</svg>
    }

    method StepsSize {steps most room} {
        # That of letters at which each has so much room.
        set font [::wargame::look::theme font smallBold]
        return [tcl::mathfunc::min $most {*}[lmap step $steps {
            expr {$room * $most
                / double(max(1, [font measure $font [lindex $step 0]]))}
        }]]
    }

    method Rounds {} {
        # A medal each.
        dict with M {}
        set rounds [dict get $Scene rounds]
        set r [expr {$heading * 0.7}]
        set x [expr {$width - $pad - ($rounds - 1) * 2.4 * $r - $r}]
        set y [expr {$pad + $r}]
        for {set round 1} {$round <= $rounds} {incr round} {
            $Canvas create image $x $y -image [$Pictures picture \
                    [my Medal $round] [expr {round(2.2 * $r)}]]
            $Canvas create text $x $y -text [lindex {- I II III IV} $round] \
                -font [::wargame::look::theme font clock] \
                -fill [::wargame::look::theme color [expr {
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
        if {$round == [dict get $Scene rounds]} {
            set rim lightBattle
        }
        return [format {<svg xmlns="http://www.w3.org/2000/svg"
            viewBox="0 0 44 44"><circle cx="22" cy="22" r="19.5" fill="%s"
            stroke="%s" stroke-width="2.6"/><circle cx="22" cy="22" r="15.5"
            fill="none" stroke="%s" stroke-width="0.8"
            stroke-opacity="0.7"/></svg>} [::wargame::look::theme color $fill] \
            [::wargame::look::theme color $rim] \
            [::wargame::look::theme color $rim]]
    }
}
