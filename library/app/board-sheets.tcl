# board-sheets.tcl --
#
#       Many small spaces of a Board that glow: they are drawn together on a few
#       sheets, since each picture that lets the ground through costs time
#       whenever something moves over it.

oo::define ::wargame::Board {
    method GlowAll {keys fill edge share tags style} {
        # Of larger spaces each is drawn by itself.
        if {![my IsCardboard]} {
            foreach key $keys {
                my Glow $key $fill $edge $share $tags $style
            }
            return
        }
        set cell [expr {512.0 / $Scale}]
        set sheets [dict create]
        foreach key $keys {
            lassign [dict get $Space $key middle] x y
            dict lappend sheets [list [expr {int($x / $cell)}] \
                    [expr {int($y / $cell)}]] $key
        }
        dict for {at keys} $sheets {
            dict lappend Sheets [lindex $tags end] \
                    [my Sheet $keys $fill $edge $share $tags $style]
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
        # Large enough from the start, so that it is not copied as it grows.
        set photo [lindex $glows 0 0]
        set sheet [image create photo -width [expr {
            [tcl::mathfunc::max {*}$xs] - $left + [image width $photo] + 1
        }] -height [expr {
            [tcl::mathfunc::max {*}$ys] - $top + [image height $photo] + 1}]]
        foreach glow $glows {
            lassign $glow photo x y
            $sheet copy $photo -to [expr {$x - $left}] [expr {$y - $top}] \
                    -compositingrule overlay
        }
        $Canvas create image $left $top -anchor nw -image $sheet \
                -tags [list glow {*}$tags]
        return $sheet
    }

    method Unlit {tag} {
        # Nothing with this tag glows any more.
        $Canvas delete $tag
        if {[dict exists $Sheets $tag]} {
            image delete {*}[dict get $Sheets $tag]
            dict unset Sheets $tag
        }
    }

    method UnlitAll {} {
        $Canvas delete lit offer
        foreach tag [dict keys $Sheets] {
            my Unlit $tag
        }
    }
}
