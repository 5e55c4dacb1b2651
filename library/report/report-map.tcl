# report-map.tcl --
#
#       Small maps for a page: the picture of the ground once, and over it the
#       pieces as they stood.
#
#   set maps [::wargame::report::ReportMap new PRESENTER SPRITES]
#       ground            the picture, to stand on the page once; "" if there is
#                         none
#       map MATCH VIEWER TITLE   an SVG of the position

need ground/picture-size look/markup

if {![info object isa class ::wargame::report::ReportMap]} {
    oo::class create ::wargame::report::ReportMap
}

oo::define ::wargame::report::ReportMap {
    variable Presenter Sprites File Wide High Scale Height Spaces Size

    constructor {presenter sprites} {
        set Presenter $presenter
        set Sprites $sprites
        set File ""
        set ground [[$Presenter look] ground]
        if {$ground eq ""} {
            return
        }
        lassign [dict get $ground frame] width Height
        set Spaces [dict get $ground spaces]
        # The narrowest picture is fine enough, and light.
        foreach file [dict get $ground levels] {
            if {[file extension $file] in {.png .webp}} {
                lassign [::wargame::ground::pictureSize $file] wide high
                if {$File eq "" || $wide < $Wide} {
                    set File $file
                    set Wide $wide
                    set High $high
                }
            }
        }
        if {$File ne ""} {
            set Scale [expr {double($Wide) / $width}]
            set Size [expr {round(max(30, $Wide / 34.0))}]
        }
    }

    method ground {} {
        if {$File eq ""} {
            return ""
        }
        set channel [open [file normalize $File] rb]
        try {
            set data [binary encode base64 [read $channel]]
        } finally {
            close $channel
        }
        return [format {<svg xmlns="http://www.w3.org/2000/svg" class="symbols"
            width="0" height="0" aria-hidden="true"><defs><image id="ground"
            width="%d" height="%d"
            href="data:image/%s;base64,%s"/></defs></svg>} \
            $Wide $High [string range [file extension $File] 1 end] $data]
    }

    method map {match viewer title} {
        if {$File eq ""} {
            return ""
        }
        set svg [format {<svg xmlns="http://www.w3.org/2000/svg" class="map"
            width="%1$d" height="%2$d" viewBox="0 0 %1$d %2$d"
            role="img"><title>%3$s</title><use href="#ground"/>} \
            $Wide $High [::wargame::look::markup text $title]]
        set moment [$match moment $viewer]
        append svg [my Signs $moment]
        set stacks [my Stacks $moment]
        dict for {key box} [my Apart [dict map {key tokens} $stacks {
            my Box {*}$key [llength $tokens]
        }]] {
            append svg [my Stack [dict get $stacks $key] {*}$box]
        }
        append svg </svg>
        return $svg
    }

    method Signs {moment} {
        # Those that are pictures; words would be too small.
        set svg ""
        foreach sign [[$Presenter look] signs $moment] {
            lassign $sign x y style picture size
            if {$style ne "marker"} continue
            set size [expr {round($size * $Scale)}]
            append svg [my Use $picture "" $size \
                [expr {$x * $Scale - $size / 2.0}] \
                [expr {($Height - $y) * $Scale - $size / 2.0}]]
        }
        return $svg
    }

    method Use {picture title size x y} {
        return [format {<use href="%s" x="%.0f" y="%.0f" width="%d"
            height="%d"><title>%s</title></use>} [$Sprites picture $picture] \
            $x $y $size $size [::wargame::look::markup text $title]]
    }

    method Stacks {moment} {
        # {space side} -> its tokens.
        set stacks [dict create]
        foreach token [[$Presenter look] tokens $moment {}] {
            set space [dict get $token space]
            if {[dict exists $Spaces $space shape]} {
                dict lappend stacks [list $space [dict get $token side]] $token
            }
        }
        return $stacks
    }

    method Columns {n} {
        # As on the board: up to four side by side; of more, two rows.
        return [expr {$n <= 4 ? $n : ($n + 1) / 2}]
    }

    method Box {space side n} {
        # {left top right bottom} of a stack where the map would have it.
        set about [dict get $Spaces $space]
        if {[dict exists $about stands $side]
                && [llength [dict get $about stands $side]]} {
            lassign [dict get $about stands $side] x y
        } else {
            lassign [my Middle [dict get $about shape]] x y
        }
        set x [expr {$x * $Scale}]
        set y [expr {($Height - $y) * $Scale}]
        set columns [my Columns $n]
        set wide [expr {$Size * (1 + 0.48 * ($columns - 1))}]
        set high [expr {$Size * ($n > $columns ? 1.6 : 1)}]
        set x [expr {max($wide / 2, min($Wide - $wide / 2, $x))}]
        set y [expr {max($high / 2, min($High - $high / 2, $y))}]
        return [list [expr {$x - $wide / 2}] [expr {$y - $high / 2}] \
            [expr {$x + $wide / 2}] [expr {$y + $high / 2}]]
    }

    method Middle {shape} {
        set n [expr {[llength $shape] / 2}]
        lassign {0.0 0.0} sumX sumY
        foreach {x y} $shape {
            set sumX [expr {$sumX + $x}]
            set sumY [expr {$sumY + $y}]
        }
        return [list [expr {$sumX / $n}] [expr {$sumY / $n}]]
    }

    method Apart {boxes} {
        # Stacks that touch push each other aside, each half of the way.
        foreach pass {1 2 3 4 5 6} {
            set touched 0
            set keys [dict keys $boxes]
            while {[llength $keys] > 1} {
                set keys [lassign $keys one]
                foreach two $keys {
                    lassign [dict get $boxes $one] a0 b0 a1 b1
                    lassign [dict get $boxes $two] c0 d0 c1 d1
                    set dx [expr {min($a1, $c1) - max($a0, $c0) + 2}]
                    set dy [expr {min($b1, $d1) - max($b0, $d0) + 2}]
                    if {$dx <= 0 || $dy <= 0} continue
                    set touched 1
                    set x 0
                    set y 0
                    if {$dx < $dy} {
                        set x [expr {$a0 + $a1 < $c0 + $c1 ? -$dx : $dx}]
                    } else {
                        set y [expr {$b0 + $b1 < $d0 + $d1 ? -$dy : $dy}]
                    }
                    foreach key [list $one $two] way {0.5 -0.5} {
                        dict set boxes $key [my Moved [dict get $boxes $key] \
                            [expr {$way * $x}] [expr {$way * $y}]]
                    }
                }
            }
            if {!$touched} break
        }
        return $boxes
    }

    method Moved {box dx dy} {
        # Within the picture.
        lassign $box x0 y0 x1 y1
        set dx [expr {max(-$x0, min($Wide - $x1, $dx))}]
        set dy [expr {max(-$y0, min($High - $y1, $dy))}]
        return [list [expr {$x0 + $dx}] [expr {$y0 + $dy}] \
            [expr {$x1 + $dx}] [expr {$y1 + $dy}]]
    }

    method Stack {tokens x y args} {
        # A picture is a fifth larger than its block: the shadow.
        set columns [my Columns [llength $tokens]]
        set side [expr {round(1.2 * $Size)}]
        set svg ""
        set i 0
        foreach token $tokens {
            append svg [my Use [[$Presenter look] draw [dict get $token face] \
                    {} 40] \
                [uplevel #0 [dict get $token title]] $side \
                [expr {$x - 0.1 * $Size + 0.48 * $Size * ($i % $columns)}] \
                [expr {$y - 0.1 * $Size + 0.6 * $Size * ($i / $columns)}]]
            incr i
        }
        return $svg
    }
}
