# lettering.tcl --
#
#       Names as the map of a board writes them: italic or, of redoubts, bold
#       capitals; with a halo, level or not.
#
#   set lettering [::wargame::board::Lettering new VIEWPORT SPACES]
#       size CLASS           of letters in pixels: small medium large, which
#                            grow with the map, but slower
#       draw LINES SIZE STYLE ANGLE      -> {PHOTO WIDE HIGH}: these lines,
#                            STYLE plain redoubt or water, turned so many
#                            degrees; WIDE and HIGH of the words, without their
#                            halo.  The photo belongs to this object
#       extent LINES SIZE STYLE ANGLE    -> {WIDE HIGH} without drawing them
#       name KEY             -> {LINES SIZE STYLE ANGLE}, as the name of a space
#                            is written
#       forms KEY            -> that, and how else it may be written where there
#                            is no room for it: on other lines, smaller
#       trim                 forget those used longest ago that are not shown

need look/pictures look/theme

package require Tk

if {![info object isa class ::wargame::board::Lettering]} {
    oo::class create ::wargame::board::Lettering
}

oo::define ::wargame::board::Lettering {
    # Drawn: {LINES SIZE STYLE ANGLE} -> {PHOTO WIDE HIGH}.  Named, Forms,
    # Extents: what was told of a space, and of such words, in this scale.
    variable Viewport Spaces Pictures Drawn Named Forms Extents Scale

    constructor {viewport spaces} {
        set Viewport $viewport
        set Spaces $spaces
        set Pictures [::wargame::look::Pictures new 120 250000]
        set Drawn [dict create]
        set Scale ""
    }

    destructor {
        $Pictures destroy
    }

    method size {class} {
        set size [::wargame::look::theme size label[string totitle $class]]
        set grow [expr {sqrt([$Viewport scale]
            / [::wargame::look::theme density] / 0.11)}]
        return [expr {round(min([::wargame::look::theme size labelHighest],
            $size * max(0.85, $grow)))}]
    }

    method draw {args} {
        if {![dict exists $Drawn $args]} {
            dict set Drawn $args [my Photo {*}$args]
        }
        return [dict get $Drawn $args]
    }

    method trim {} {
        if {[$Pictures trim]} {
            set Drawn [dict create]
        }
    }

    method name {key} {
        # Asked for by who lays stacks and by who writes it.
        my Renew
        if {![dict exists $Named $key]} {
            dict set Named $key [my NameOf $key]
        }
        return [dict get $Named $key]
    }

    method NameOf {key} {
        set label [$Spaces get $key label]
        set lines [lrange $label 4 end]
        lassign $label class - - angle
        if {![llength $lines]} {
            set lines [list [$Spaces get $key name]]
        }
        set size [my size [expr {$class eq "" ? "small" : $class}]]
        set style [$Spaces get $key style]
        if {$style eq "redoubt"} {
            set size [expr {round(0.86 * $size)}]
            set lines [lmap line $lines {string toupper $line}]
        }
        return [list $lines $size $style [expr {$angle eq "" ? 0 : $angle}]]
    }

    method forms {key} {
        # A name is placed again whenever a token has moved.
        my Renew
        if {![dict exists $Forms $key]} {
            dict set Forms $key [my FormsOf $key]
        }
        return [dict get $Forms $key]
    }

    method Renew {} {
        # With other text all is made again, this object, too.
        if {[$Viewport scale] ne $Scale} {
            set Scale [$Viewport scale]
            set Named [dict create]
            set Forms [dict create]
            set Extents [dict create]
        }
    }

    method FormsOf {key} {
        lassign [my name $key] lines size style angle
        # Each once, in this order.
        set all [dict create]
        set least [::wargame::look::theme px 10]
        set broken [my Broken $lines]
        foreach share {1 0.84 0.7} {
            set letters [expr {max(min($size, $least), round($share * $size))}]
            foreach form [list $lines $broken] {
                dict set all [list $form $letters $style $angle] 1
            }
        }
        return [dict keys $all]
    }

    method Broken {lines} {
        # In two lines about as long, of several words; or those of two as one.
        if {[llength $lines] > 1} {
            return [list [join $lines " "]]
        }
        set words [split [lindex $lines 0] " "]
        set best $lines
        set least [string length [lindex $lines 0]]
        for {set n 1} {$n < [llength $words]} {incr n} {
            set two [list [join [lrange $words 0 $n-1] " "] \
                    [join [lrange $words $n end] " "]]
            set longest [expr {max([string length [lindex $two 0]],
                [string length [lindex $two 1]])}]
            if {$longest < $least} {
                set least $longest
                set best $two
            }
        }
        return $best
    }

    method extent {args} {
        my Renew
        if {![dict exists $Extents $args]} {
            lassign [my Measure {*}$args] w h pad
            dict set Extents $args [list [expr {$w - 1.4 * $pad}] \
                    [expr {$h - 1.4 * $pad}]]
        }
        return [dict get $Extents $args]
    }

    method Measure {lines size style angle} {
        # {WIDE HIGH PAD} of a picture, PAD for the halo.
        set spacing [my Spacing $size $style]
        set slant [expr {$style eq "redoubt" ? "bold" : "italic"}]
        set font [list [::wargame::look::theme family serif $slant] \
                [expr {-$size}] $slant]
        set wide 1
        foreach line $lines {
            set wide [expr {max($wide, [::wargame::look::theme width \
                $line $font]
                + $spacing * [string length $line])}]
        }
        set high [expr {$size * (0.2 + 0.95 * [llength $lines])}]
        set pad [expr {round(0.35 * $size) + 2}]
        set turn [expr {abs($angle) * 3.14159 / 180}]
        set w [expr {round($wide * cos($turn) + $high * sin($turn)) + 2 * $pad}]
        set h [expr {round($high * cos($turn) + $wide * sin($turn)) + 2 * $pad}]
        return [list $w $h $pad]
    }

    method Spacing {size style} {
        return [expr {$size
            * [dict get {plain 0 redoubt 0.07 water 0.12} $style]}]
    }

    method Halo {size} {
        # Three rings, for letters of that size.
        return [concat [::wargame::look::theme color labelHalo] \
            {*}[lmap {width share} {0.34 0.3 0.22 0.4 0.12 0.6} {
                list [format %.3f [expr {$width * $size / 2}]] $share
            }]]
    }

    method Photo {lines size style angle} {
        set redoubt [expr {$style eq "redoubt"}]
        set family [::wargame::look::theme family serif \
                [expr {$redoubt ? "bold" : "italic"}]]
        set spacing [my Spacing $size $style]
        lassign [my Measure $lines $size $style $angle] w h pad
        set words ""
        set y [expr {-0.475 * $size * [llength $lines] + 0.72 * $size}]
        foreach line $lines {
            append words [format {<text y="%.1f">%s</text>} $y \
                    [string map {& &amp; < &lt;} $line]]
            set y [expr {$y + 0.95 * $size}]
        }
        set svg [format {<svg xmlns="http://www.w3.org/2000/svg" width="%d"
            height="%d"><g transform="translate(%s,%s) rotate(%s)"
            font-family="%s" font-size="%s" text-anchor="middle" %s
            letter-spacing="%s" fill="%s">%s</g></svg>} $w $h \
            [expr {$w / 2.0}] [expr {$h / 2.0}] [expr {-$angle}] $family $size \
            [expr {$redoubt ? {font-weight="bold"} : {font-style="italic"}}] \
            $spacing [::wargame::look::theme color [dict get {plain label
                redoubt labelRedoubt water waterLabel} $style]] $words]
        return [list [$Pictures picture $svg $w $h [my Halo $size]] \
            [expr {$w - 1.4 * $pad}] [expr {$h - 1.4 * $pad}]]
    }
}
