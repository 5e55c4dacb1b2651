# board-inscriptions.tcl --
#
#       Captions of a Board: names of waters, which lie along them, and of
#       villages, woods and ways that are no space.  Those that lie level keep
#       out of the tokens' way.

need look/theme

oo::define ::wargame::board::Board {
    method InscriptionsDue {} {
        # The names of waters, and of villages that are no space, which are to
        # be drawn since the scale has changed: those in sight first.
        if {$Inscribed eq [$Viewport scale] || ![dict exists $Ground captions]} {
            return [lsearch -all -inline -exact -index 0 $NamesDue Inscribe]
        }
        set Inscribed [$Viewport scale]
        lassign [$Viewport size] width height
        lassign {{} {}} seen others
        set n -1
        foreach caption [dict get $Ground captions] {
            incr n
            lassign [$Viewport pixel {*}[lrange $caption 1 2]] x y
            set x [expr {$x - [$Canvas canvasx 0]}]
            set y [expr {$y - [$Canvas canvasy 0]}]
            lappend [expr {$x > 0 && $y > 0 && $x < $width && $y < $height
                ? "seen" : "others"}] [list Inscribe $n]
        }
        return [concat $seen $others]
    }

    method Inscribe {n} {
        # One of them, if it can be read.
        set caption [lindex [dict get $Ground captions] $n]
        lassign $caption kind x y angle
        set name [lindex $caption end]
        set size [my CaptionSize $caption]
        set tag inscription.$n
        $Canvas delete $tag
        if {$size < 6.5 * [::wargame::look::theme density]} {
            return
        }
        $Canvas create image {*}[$Viewport pixel $x $y] -tags [list inscription $tag] \
            -image [lindex [my NameDrawn [list $name] [expr {round($size)}] \
                [expr {$kind in {river stream water marsh} ? "water"
                    : "plain"}] $angle] 0]
        $Layers place inscription $tag
    }

    method CaptionSize {caption} {
        # In pixels: letters of so many metres as the map says, or of the usual
        # ones, wider where the map is small.
        if {[llength $caption] == 6} {
            return [expr {[lindex $caption 4] * [$Viewport scale]}]
        }
        return [expr {[dict get {river 94 stream 72 village 76} \
                [lindex $caption 0]] * [$Viewport scale]
            * ([$Viewport scale] < 0.11 * [::wargame::look::theme density] ? 1.25 : 1)}]
    }

    method AsidesDue {} {
        # Captions that lie level can go out of the tokens' way.
        if {![dict exists $Ground captions]} {
            return {}
        }
        set n -1
        set due {}
        foreach caption [dict get $Ground captions] {
            incr n
            if {[lindex $caption 3] == 0} {
                lappend due [list Aside $n]
            }
        }
        return $due
    }

    method Aside {n} {
        # The caption to where the map has it or, if tokens stand there, to the
        # nearest place that they and other captions cover least.
        set tag inscription.$n
        if {[$Canvas find withtag $tag] eq ""} {
            return
        }
        set caption [lindex [dict get $Ground captions] $n]
        lassign [$Viewport pixel {*}[lrange $caption 1 2]] x y
        $Canvas coords $tag $x $y
        lassign [$Canvas bbox $tag] x0 y0 x1 y1
        set wide [expr {0.9 * ($x1 - $x0)}]
        set high [expr {0.6 * ($y1 - $y0)}]
        if {[my Covered $x $y $wide $high $NamesTaken] == 0} {
            return
        }
        set near [my Near $x $y [expr {2 * $wide}] [expr {6 * $high}] \
                [concat $NamesTaken [my OtherCaptions $n]]]
        set least Inf
        lassign [$Viewport extent] frameWide frameHigh
        foreach dy {0 -0.7 0.7 -1.3 1.3 -2 2 -2.7 2.7} {
            foreach dx {0 -0.3 0.3 -0.6 0.6} {
                set px [my Framed [expr {$x + $dx * $wide}] $wide \
                        $frameWide]
                set py [my Framed [expr {$y + $dy * $high}] $high \
                        $frameHigh]
                set cost [expr {hypot($px - $x, $py - $y) / (6.0 * $high)
                    + 4.5 * [my Covered $px $py $wide $high $near]
                        / ($wide * $high)}]
                if {$cost < $least} {
                    set least $cost
                    $Canvas coords $tag $px $py
                }
            }
        }
    }

    method OtherCaptions {n} {
        set boxes {}
        foreach item [$Canvas find withtag inscription] {
            if {"inscription.$n" ni [$Canvas gettags $item]} {
                lappend boxes [$Canvas bbox $item]
            }
        }
        return $boxes
    }
}
