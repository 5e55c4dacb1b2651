# board-sheets.tcl --
#
#       Many small spaces of a Board that glow: they are drawn together on a few
#       sheets, since each picture that lets the ground through costs time
#       whenever something moves over it.  The sheets are drawn one by one when
#       there is nothing else to do, those in sight first: no hand waits for them.

oo::define ::wargame::board::Board {
    method GlowAll {keys fill edge share tags style} {
        # Of larger spaces each is drawn by itself.
        if {![my IsCardboard]} {
            foreach key $keys {
                my Glow $key $fill $edge $share $tags $style
            }
            return
        }
        set cell [expr {512.0 / [$Viewport scale]}]
        set sheets [dict create]
        foreach key $keys {
            lassign [$Spaces middle $key] x y
            dict lappend sheets [list [expr {int($x / $cell)}] \
                    [expr {int($y / $cell)}]] $key
        }
        lassign {{} {}} seen others
        dict for {at keys} $sheets {
            lappend [expr {[my IsSheetSeen {*}$at] ? "seen" : "others"}] \
                    [list $keys $fill $edge $share $tags $style]
        }
        set SheetsDue [concat $seen $SheetsDue $others]
        my Slice DrawSheets
    }

    method IsSheetSeen {column row} {
        # Sheets are numbered from the foot of the map.
        lassign [$Viewport size] width height
        set x [expr {512 * $column - [$Canvas canvasx 0]}]
        set y [expr {[lindex [$Viewport extent] 1] - 512 * ($row + 1)
            - [$Canvas canvasy 0]}]
        return [expr {$x < $width && $x > -512 && $y < $height && $y > -512}]
    }

    method DrawSheets {} {
        set until [expr {[clock milliseconds] + 6}]
        while {[llength $SheetsDue] && [clock milliseconds] <= $until} {
            set SheetsDue [lassign $SheetsDue due]
            my Sheet {*}$due
        }
        if {[llength $SheetsDue]} {
            my Slice DrawSheets
        } else {
            $Glows trim
        }
    }

    method Sheet {keys fill edge share tags style} {
        # The same few pictures, again and again.
        set glows [lmap key $keys {
            my GlowPhoto $key $fill $edge $share $style
        }]
        set xs [lmap glow $glows {lindex $glow 1}]
        set ys [lmap glow $glows {lindex $glow 2}]
        set left [tcl::mathfunc::min {*}$xs]
        set top [tcl::mathfunc::min {*}$ys]
        set photo [lindex $glows 0 0]
        set sheet [image create photo]
        svgphoto::stamp $sheet \
            [expr {[tcl::mathfunc::max {*}$xs] - $left + [image width $photo] + 1}] \
            [expr {[tcl::mathfunc::max {*}$ys] - $top + [image height $photo] + 1}] \
            [concat {*}[lmap glow $glows {
                lassign $glow photo x y
                list $photo [expr {$x - $left}] [expr {$y - $top}]
            }]]
        dict lappend Sheets [lindex $tags end] $sheet
        $Layers place [lindex $tags 0] [$Canvas create image $left $top -anchor nw \
                -image $sheet -tags [list glow {*}$tags]]
    }

    method Unlit {tag} {
        # Nothing with this tag glows any more.
        $Canvas delete $tag
        set SheetsDue [lmap due $SheetsDue {
            if {[lindex $due 4 end] eq $tag} continue
            set due
        }]
        if {[dict exists $Sheets $tag]} {
            image delete {*}[dict get $Sheets $tag]
            dict unset Sheets $tag
        }
    }

    method UnlitAll {} {
        $Canvas delete lit offer
        set SheetsDue {}
        foreach tag [dict keys $Sheets] {
            my Unlit $tag
        }
    }
}
