# coming.tcl --
#
#       Who is still to come, in a line at the lower edge of a board: when, a
#       few of their pieces, how many they are.
#
#   set coming [::wargame::board::Coming new CANVAS VIEWPORT FACES EVENTCMD]
#       EVENTCMD  called with hover PLACE "" when the pointer is on a group that
#                 comes at that place, with coming PLACE when it is clicked
#       lay GROUPS WIDTH HEIGHT    draws the line, no wider than its words, at
#                 the lower edge of a window so large; {WHEN {NAME COUNT PLACE
#                 FACES}...}..., as many as there is room for -> how high it is

need look/theme

package require Tk

if {![info object isa class ::wargame::board::Coming]} {
    oo::class create ::wargame::board::Coming
}

oo::define ::wargame::board::Coming {
    # Size: of a piece.  X: where the next goes, in the window.
    variable Canvas Viewport Faces EventCmd Size X

    constructor {canvas viewport faces eventCmd} {
        set Canvas $canvas
        set Viewport $viewport
        set Faces $faces
        set EventCmd $eventCmd
        foreach {event script} {
            <Button-1> {my Picked}
            <Enter> {my Entered}
            <Leave> {$Canvas configure -cursor ""}
        } {
            $Canvas bind coming $event [namespace code $script]
        }
    }

    method lay {groups width height} {
        if {![llength $groups]} {
            return 0
        }
        set Size [::wargame::look::theme px 26]
        set pad [::wargame::look::theme px 8]
        set high [expr {max(1.2 * $Size, [font metrics [my Font] -linespace])
            + [::wargame::look::theme px 4]}]
        lassign [$Viewport origin] left top
        set X [expr {$left + $pad}]
        set y [expr {$top + $height - $high / 2.0}]
        set room [expr {$left + $width - $pad - [my Long \u2026]}]
        foreach group $groups {
            set coming [lassign $group when]
            if {![my Group $when $coming $y $room]} break
        }
        my Paper $left [expr {$top + $height - $high}] [expr {$X + $pad}] \
                [expr {$top + $height}]
        return $high
    }

    method Group {when coming y room} {
        # Those of one turn -> was there room for all?  There is for the first.
        set first [expr {![llength [$Canvas find withtag told]]}]
        if {!$first && $X + [my Long $when] + [my Wide [lindex $coming 0]]
                > $room} {
            my Text \u2026 $y {}
            return 0
        }
        my Text $when $y {}
        foreach one $coming {
            if {!$first && $X + [my Wide $one] > $room} {
                my Text \u2026 $y {}
                return 0
            }
            set first 0
            my One $one $y
        }
        set X [expr {$X + [my Long "  "]}]
        return 1
    }

    method One {one y} {
        lassign $one name count place faces
        set tags [expr {$place eq "" ? {} : [list coming to:$place]}]
        foreach face $faces {
            $Canvas create image [expr {$X + 0.6 * $Size}] $y \
                    -image [$Faces picture $face $Size] \
                    -tags [concat {shelf piece} $tags]
            set X [expr {$X + 0.5 * $Size}]
        }
        set X [expr {$X + 0.8 * $Size}]
        my Text [my Said $name $count] $y $tags
    }

    method Wide {one} {
        lassign $one name count - faces
        return [expr {(0.5 * [llength $faces] + 0.8) * $Size
            + [my Long [my Said $name $count]]}]
    }

    method Said {name count} {
        return [expr {$count > 1 ? "$name ($count)" : $name}]
    }

    method Text {text y tags} {
        $Canvas create text $X $y -anchor w -text $text -font [my Font] \
                -tags [concat {shelf told} $tags] \
                -fill [::wargame::look::theme color inkSoft]
        set X [expr {$X + [my Long $text]}]
    }

    method Long {text} {
        # With what is left free after it.
        return [expr {[font measure [my Font] $text]
            + [::wargame::look::theme px 6]}]
    }

    method Font {} {
        return [::wargame::look::theme font italic]
    }

    method Paper {x0 y0 x1 y1} {
        # Below what is written on it.
        set paper [list [$Canvas create rectangle $x0 $y0 $x1 $y1 -width 0 \
                -fill [::wargame::look::theme color paper] -tags shelf] \
            [$Canvas create line $x0 $y0 $x1 $y0 \
                -width [::wargame::look::theme px 2] \
                -fill [::wargame::look::theme color goldDark] -tags shelf]]
        foreach item $paper {
            $Canvas lower $item [lindex [$Canvas find withtag told] 0]
        }
        foreach item [$Canvas find withtag piece&&shelf] {
            $Canvas raise $item [lindex $paper 1]
        }
    }

    method Entered {} {
        $Canvas configure -cursor hand2
        {*}$EventCmd hover [my Place] ""
    }

    method Picked {} {
        {*}$EventCmd coming [my Place]
    }

    method Place {} {
        # Of the group under the pointer.
        return [string range [lsearch -inline [$Canvas gettags current] to:*] \
                3 end]
    }
}
