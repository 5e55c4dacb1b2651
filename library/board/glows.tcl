# glows.tcl --
#
#       Spaces of a board that glow: the ground is seen through their colour,
#       and their rim is brighter.
#
#   set glows [::wargame::board::Glows new CANVAS VIEWPORT SPACES LAYERS JOBS
#           MANY]
#       MANY      1: the spaces are many and small
#
#       one KEY LOOK TAGS    draw a space now -> the item
#       all KEYS LOOK TAGS   draw these: more than a few when what was done
#                            before is seen, of many those in sight first
#       remove TAG           whatever has this for its last tag, drawn or due
#       rescaled             what was drawn, and what is due, is of another
#                            scale: it is gone
#       trim                 forget pictures used longest ago
#
#   LOOK: {FILL EDGE SHARE STYLE}, FILL and EDGE colours, SHARE how bright, 0 to
#   1, STYLE that of the edge: offer range held zone battle trace supply warn.
#   TAGS: the first is a layer, see layers.tcl.
#
#   Many spaces are drawn together on a few sheets, since each picture that lets
#   the ground through costs time whenever something moves over it.

need look/pictures look/theme

package require Tk
package require svgphoto

if {![info object isa class ::wargame::board::Glows]} {
    oo::class create ::wargame::board::Glows
}

oo::define ::wargame::board::Glows {
    # Sheets: TAG -> photos.  Due: {KEYS LOOK TAGS} to be drawn.
    variable Canvas Viewport Spaces Layers Jobs Many Pictures Sheets Due Drawing

    constructor {canvas viewport spaces layers jobs many} {
        set Canvas $canvas
        set Viewport $viewport
        set Spaces $spaces
        set Layers $layers
        set Jobs $jobs
        set Many $many
        set Pictures [::wargame::look::Pictures new 24]
        set Sheets [dict create]
        set Due {}
        set Drawing [namespace code {my DrawSheets}]
    }

    destructor {
        foreach sheets [dict values $Sheets] {
            image delete {*}$sheets
        }
        $Pictures destroy
    }

    method one {key look tags} {
        lassign [my Photo $key $look] photo x y
        return [$Canvas create image $x $y -anchor nw -image $photo \
                -tags [list glow {*}$tags]]
    }

    method all {keys look tags} {
        if {!$Many} {
            if {[llength $keys] > 6} {
                lappend Due [list $keys $look $tags]
                $Jobs slice $Drawing
            } else {
                my Each $keys $look $tags
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
            lappend [expr {[my IsSeen {*}$at] ? "seen" : "others"}] \
                    [list $keys $look $tags]
        }
        set Due [concat $seen $Due $others]
        $Jobs slice $Drawing
    }

    method remove {tag} {
        $Canvas delete $tag
        set Due [lmap due $Due {
            if {[lindex $due 2 end] eq $tag} continue
            set due
        }]
        if {[dict exists $Sheets $tag]} {
            image delete {*}[dict get $Sheets $tag]
            dict unset Sheets $tag
        }
    }

    method rescaled {} {
        $Canvas delete glow
        set Due {}
    }

    method trim {} {
        $Pictures trim
    }

    # ---- sheets ----

    method IsSeen {column row} {
        # Sheets are numbered from the foot of the map.
        lassign [$Viewport size] width height
        lassign [$Viewport origin] left top
        set x [expr {512 * $column - $left}]
        set y [expr {[lindex [$Viewport extent] 1] - 512 * ($row + 1) - $top}]
        return [expr {$x < $width && $x > -512 && $y < $height && $y > -512}]
    }

    method DrawSheets {} {
        set until [expr {[clock milliseconds] + 6}]
        while {[llength $Due] && [clock milliseconds] <= $until} {
            set Due [lassign $Due due]
            if {$Many} {
                my Sheet {*}$due
            } else {
                my Each {*}$due
            }
        }
        if {[llength $Due]} {
            $Jobs slice $Drawing
        } else {
            $Pictures trim
        }
    }

    method Each {keys look tags} {
        foreach key $keys {
            $Layers place [lindex $tags 0] [my one $key $look $tags]
        }
    }

    method Sheet {keys look tags} {
        # The same few pictures, again and again.
        set glows [lmap key $keys {
            my Photo $key $look
        }]
        set xs [lmap glow $glows {lindex $glow 1}]
        set ys [lmap glow $glows {lindex $glow 2}]
        set left [tcl::mathfunc::min {*}$xs]
        set top [tcl::mathfunc::min {*}$ys]
        set right [tcl::mathfunc::max {*}$xs]
        set low [tcl::mathfunc::max {*}$ys]
        set photo [lindex $glows 0 0]
        set sheet [svgphoto::soft]
        svgphoto::stamp $sheet \
            [expr {$right - $left + [image width $photo] + 1}] \
            [expr {$low - $top + [image height $photo] + 1}] \
            [concat {*}[lmap glow $glows {
                lassign $glow photo x y
                list $photo [expr {$x - $left}] [expr {$y - $top}]
            }]]
        dict lappend Sheets [lindex $tags end] $sheet
        $Layers place [lindex $tags 0] [$Canvas create image $left $top \
                -anchor nw -image $sheet -tags [list glow {*}$tags]]
    }

    # ---- a picture ----

    method Photo {key look} {
        lassign $look fill edge share style
        # A translucent picture of the space, its rim brighter from within, and
        # where it belongs.  Besides its colour each style has an edge of its
        # own.
        set dash [dict get {
            offer none      range none      held {7 4}      zone {2 4}
            battle none     trace {1.5 5}   supply {9 5}    warn {9 4 2 4}
        } $style]
        set hatch [expr {$style eq "battle" ? 0.3 : 0}]
        lassign [$Spaces get $key bounds] left low right high
        set scale [$Viewport scale]
        set pad 4
        lassign [$Viewport pixel $left $high] x0 y0
        set width [expr {int(ceil(($right - $left) * $scale)) + 2 * $pad}]
        set height [expr {int(ceil(($high - $low) * $scale)) + 2 * $pad}]
        set points {}
        foreach {x y} [$Spaces get $key shape] {
            lappend points [format %.1f,%.1f \
                [expr {($x - $left) * $scale + $pad}] \
                [expr {($high - $y) * $scale + $pad}]]
        }
        set rim [::wargame::look::theme px 5]
        set photo [$Pictures picture [format {<svg
            xmlns="http://www.w3.org/2000/svg" width="%1$d" height="%2$d">
            <clipPath id="c"><polygon points="%3$s"/></clipPath>
            <pattern id="h" width="9" height="9" patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"><path d="M0,0 V9" stroke="%4$s"
            stroke-width="3" stroke-opacity="%11$s"/></pattern>
            <g clip-path="url(#c)" stroke="%4$s" stroke-linejoin="round"
            stroke-opacity="%5$s"><polygon points="%3$s" fill="%4$s"
            fill-opacity="%10$s" stroke-width="%6$s"/><polygon points="%3$s"
            fill="url(#h)" stroke-width="%7$s"/></g><polygon points="%3$s"
            fill="none" stroke="%8$s" stroke-width="%9$s" stroke-opacity="0.9"
            stroke-dasharray="%12$s" stroke-linecap="round"
            stroke-linejoin="round"/></svg>} $width $height [join $points] \
            $fill $share [expr {4.4 * $rim}] [expr {2 * $rim}] $edge \
            [::wargame::look::theme px 2] [expr {0.55 * $share}] $hatch $dash] \
            $width $height]
        return [list $photo [expr {round($x0) - $pad}] \
                [expr {round($y0) - $pad}]]
    }
}
