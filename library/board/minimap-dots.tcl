# minimap-dots.tcl --
#
#       The dots of a minimap: one for each side's tokens in a space.
#
#   set dots [::wargame::board::MinimapDots new PATH SPACES TOKENS]
#       PATH      the minimap's canvas
#
#       others               the tokens may be others than were drawn
#       draw SIZE            draws them for a picture of so many pixels, {WIDE
#                            HIGH}, if they are not -> are they others now?
#       point SIZE X Y       {X Y} on the minimap, of a point of the ground

need look/theme

package require Tk

if {![info object isa class ::wargame::board::MinimapDots]} {
    oo::class create ::wargame::board::MinimapDots
}

oo::define ::wargame::board::MinimapDots {
    # Sized: for which they are drawn, "" once tokens may be others.  Shown:
    # {SIZE STACKS} of what is drawn.
    variable Path Spaces Tokens Sized Shown

    constructor {path spaces tokens} {
        lassign [list $path $spaces $tokens] Path Spaces Tokens
        lassign {} Sized Shown
    }

    method others {} {
        set Sized ""
    }

    method point {size x y} {
        set rim [$Path cget -highlightthickness]
        lassign [$Spaces frame] across along
        set scale [expr {double([lindex $size 0]) / $across}]
        return [list [expr {$rim + $x * $scale}] \
            [expr {$rim + ($along - $y) * $scale}]]
    }

    method draw {size} {
        if {$size eq $Sized} {
            return 0
        }
        set Sized $size
        set shown [list $size [my Stacks]]
        if {$shown eq $Shown} {
            return 0
        }
        set Shown $shown
        $Path delete dot
        lassign $size width height
        set r [expr {max([::wargame::look::theme px 2],
            sqrt($width * $height) / 60)}]
        dict for {space sides} [lindex $shown 1] {
            lassign [my point $size {*}[$Spaces middle $space]] x y
            set apart [expr {[llength $sides] > 1 ? $r : 0}]
            foreach side $sides {
                my Dot [expr {$x + ($side ? $apart : -$apart)}] $y $r $side
            }
        }
        $Path raise frame
        return 1
    }

    method Stacks {} {
        # SPACE -> the sides that have tokens there.
        set sides [::wargame::look::theme sides]
        set there [dict create]
        foreach id [$Tokens ids] {
            set space [$Tokens get $id space]
            set side [lsearch -exact $sides [$Tokens get $id side]]
            if {$side >= 0 && [$Spaces isOnGround $space]
                    && (![dict exists $there $space]
                        || $side ni [dict get $there $space])} {
                dict lappend there $space $side
            }
        }
        return $there
    }

    method Dot {x y r side} {
        # A disc for side 0 and a square for side 1.
        set theme ::wargame::look::theme
        $Path create [expr {$side ? "rectangle" : "oval"}] \
                [expr {$x - $r}] [expr {$y - $r}] \
                [expr {$x + $r}] [expr {$y + $r}] -tags dot \
                -fill [$theme color [$theme side $side]] \
                -outline [$theme color paperLift] -width [$theme px 1]
    }
}
