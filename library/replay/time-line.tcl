# time-line.tcl --
#
#       A line of time to slide on, from the first action to the last: turns
#       above it, battles and bookmarks below; and, where the match was
#       analyzed, the first side's chance to win, from 0 to 100 above one
#       another.
#
#   set line [::wargame::replay::TimeLine new PATH GOCMD BYCMD]    a new widget
#       show STATE         see replay-bar.tcl; and course, {N CHANCE}...
#       where N            {X Y} of an action, in the widget
#
#   GOCMD is called with the number of an action, BYCMD with 1 and -1, for the
#   keys right and left, while the line has the focus.

need look/theme

if {![info object isa class ::wargame::replay::TimeLine]} {
    oo::class create ::wargame::replay::TimeLine
}

oo::define ::wargame::replay::TimeLine {
    variable Path GoCmd State Width Drawn

    constructor {path goCmd byCmd} {
        set Path $path
        set GoCmd $goCmd
        set State ""
        set Drawn ""
        set Width 0
        set theme ::wargame::look::theme
        canvas $Path -borderwidth 0 -takefocus 1 \
                -highlightthickness 1 -cursor hand2 \
                -highlightbackground [$theme color desk] \
                -highlightcolor [$theme color glow] \
                -background [$theme color desk]
        my High 46
        bind $Path <Configure> [namespace code {my Resized %w}]
        bind $Path <Button-1> "focus %W; [namespace code {my Slide %x}]"
        bind $Path <B1-Motion> [namespace code {my Slide %x}]
        bind $Path <Left> "[list {*}$byCmd -1]; break"
        bind $Path <Right> "[list {*}$byCmd 1]; break"
    }

    destructor {
        if {[info exists Path] && [winfo exists $Path]} {
            destroy $Path
        }
    }

    method Y {y} {
        return [::wargame::look::theme px $y]
    }

    method Above {} {
        # What large letters need above the first 16 pixels.
        set font [::wargame::look::theme font small]
        return [expr {max(0, [font metrics $font -linespace] + [my Y 1]
            - [my Y 16])}]
    }

    method High {high} {
        $Path configure -height [expr {[my Y $high] + [my Above]}] \
                -scrollregion [list 0 [expr {-[my Above]}] $Width [my Y $high]]
    }

    method X {n} {
        # The knob has its half beyond each end.
        set aside [my Y 9]
        return [expr {$aside + ($Width - 2.0 * $aside) * $n
            / max(1, [dict get $State last])}]
    }

    method where {n} {
        return [list [expr {round([my X $n])}] [expr {[my Y 28]
            + [my Above]}]]
    }

    method Slide {x} {
        set aside [my Y 9]
        set n [expr {round(($x - $aside) * [dict get $State last]
            / max(1.0, $Width - 2.0 * $aside))}]
        set n [expr {max(0, min($n, [dict get $State last]))}]
        my Knob $n
        {*}$GoCmd $n
    }

    method Resized {width} {
        set Width $width
        set Drawn ""
        if {$State ne ""} {
            my show $State
        }
    }

    method show {state} {
        set State $state
        if {$Width < 50} {
            return
        }
        set drawn [dict remove $state at text playing]
        if {$drawn ne $Drawn} {
            set Drawn $drawn
            my Draw
        }
        my Knob [dict get $state at]
    }

    method Knob {n} {
        set x [my X $n]
        $Path coords past [my X 0] [my Y 28] $x [my Y 28]
        $Path coords knob [expr {$x - [my Y 6]}] [my Y 19] \
                [expr {$x + [my Y 6]}] [my Y 37]
        $Path coords grip $x [my Y 23] $x [my Y 33]
    }

    method Draw {} {
        set theme ::wargame::look::theme
        $Path delete all
        my Course
        $Path create line [my X 0] [my Y 28] [my X [dict get $State last]] \
                [my Y 28] -width [my Y 6] -capstyle round \
                -fill [$theme color deskEdge]
        $Path create line 0 0 0 0 -tags past -width [my Y 4] -capstyle round \
                -fill [$theme color goldDark]
        foreach n [dict get $State battles] {
            $Path create line [my X $n] [my Y 33] [my X $n] [my Y 42] \
                    -width [my Y 3] -fill [$theme color fire]
        }
        my Turns
        foreach n [dict get $State bookmarks] {
            set x [my X $n]
            $Path create polygon $x [my Y 33] [expr {$x + [my Y 5]}] \
                    [my Y 43] [expr {$x - [my Y 5]}] [my Y 43] \
                    -fill [$theme color gold] -outline [$theme color deskEdge]
        }
        $Path create rectangle 0 0 0 0 -tags knob \
                -fill [$theme color deskText] \
                -outline [$theme color deskEdge] -width [my Y 2]
        $Path create line 0 0 0 0 -tags grip -width [my Y 2] \
                -fill [$theme color deskButton]
    }

    method Course {} {
        # Below the rest, over a line that is at even chances.
        set course [dict get $State course]
        my High [expr {[llength $course] ? 90 : 46}]
        if {![llength $course]} {
            return
        }
        set theme ::wargame::look::theme
        foreach {y color} {50 deskEdge 68 deskSoft 86 deskEdge} {
            $Path create line [my X 0] [my Y $y] \
                    [my X [dict get $State last]] [my Y $y] \
                    -width [my Y 1] -fill [$theme color $color]
        }
        set points {}
        foreach {n chance} $course {
            lappend points [my X $n] [my Y [expr {86 - 0.36 * $chance}]]
        }
        if {[llength $points] > 2} {
            $Path create line $points -tags course -width [my Y 2] \
                    -fill [$theme color gold]
        }
    }

    method Turns {} {
        # Their names, as far as there is room for them.
        set theme ::wargame::look::theme
        set free -1
        foreach turn [dict get $State marks] {
            lassign $turn n text
            set x [my X $n]
            $Path create line $x [my Y 16] $x [my Y 25] -width [my Y 1] \
                    -fill [$theme color deskSoft]
            set wide [font measure [$theme font small] $text]
            if {$x > $free && $x + $wide < $Width} {
                $Path create text [expr {$x - [my Y 1]}] [my Y 16] \
                        -anchor sw -text $text -font [$theme font small] \
                        -fill [$theme color deskSoft]
                set free [expr {$x + $wide + [my Y 12]}]
            }
        }
    }
}
