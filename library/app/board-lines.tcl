# board-lines.tcl --
#
#       The lines over the ground of a Board: what it is told to draw, and the
#       ways on which tokens have gone.

oo::define ::wargame::Board {
    method lines {lines} {
        if {$lines ne $Lines} {
            set Lines $lines
            my DrawLines
        }
    }

    method paths {lines} {
        if {$lines ne $Paths} {
            set Paths $lines
            my DrawLines
        }
    }

    method DrawLines {} {
        # Each in a casing of paper, so that it shows on woods and on fields;
        # where lines meet, no casing lies over a line.
        $Canvas delete line path
        foreach line $Paths {
            my DrawLine [lrange $line 0 end-1] path [lindex $line end] 3 2 path
        }
        foreach line $Lines {
            set style [lindex $line end]
            my DrawLine [lrange $line 0 end-1] $style \
                line[string totitle $style] \
                {*}[expr {$style eq "arrow" ? {6 3} : {4 3}}] line
        }
        $Canvas raise trodden
        $Canvas raise core
        foreach tag {path line} {
            my Layer $tag
        }
    }

    method DrawLine {way style color wide casing tag} {
        set points {}
        foreach {x y} $way {
            lappend points {*}[my Pixel $x $y]
        }
        set options [list -capstyle round -joinstyle round -smooth 1]
        switch -- $style {
            arrow - path {
                set px [::wargame::theme px $wide]
                lappend options -arrow last -arrowshape [list \
                    [expr {3 * $px}] [expr {3.6 * $px}] [expr {1.4 * $px}]]
            }
            cut {
                lappend options -dash [list [::wargame::theme px 7] \
                        [::wargame::theme px 6]]
            }
            past {
                lappend options -dash [list [::wargame::theme px 2] \
                        [::wargame::theme px 5]]
            }
        }
        $Canvas create line $points {*}$options -tags $tag \
            -fill [::wargame::theme color labelHalo] \
            -width [::wargame::theme px [expr {$wide + $casing}]]
        $Canvas create line $points {*}$options \
            -tags [dict get {line {line core} path {path trodden}} $tag] \
            -fill [::wargame::theme color $color] \
            -width [::wargame::theme px $wide]
    }
}
