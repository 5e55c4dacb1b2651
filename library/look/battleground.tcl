# battleground.tcl --
#
#       The ground of a battle, drawn as on the map, between two lines.
#
#       battleground svg WIDTH HEIGHT GROUND ATTACKER DEFENDER
#           HEIGHT is that of both lines and the ground between them; GROUND:
#           words, of which swamp woods village redoubt river are drawn

need look/theme

namespace eval ::wargame::look::battleground {
    namespace export svg
    namespace ensemble create
}

proc ::wargame::look::battleground::svg {
    width height ground attacker defender
} {
    # Drawn in pixels of an ordinary screen.
    set density [::wargame::look::theme density]
    set size [list $width $height]
    set width [expr {round($width / $density)}]
    set height [expr {round($height / $density)}]
    set svg [format {<svg xmlns="http://www.w3.org/2000/svg" width="%d"
        height="%d" viewBox="0 0 %d %d" preserveAspectRatio="none"><defs>
        <linearGradient id="g" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stop-color="%s"/><stop offset="0.3" stop-color="%s"/>
        <stop offset="0.7" stop-color="%s"/><stop offset="1" stop-color="%s"/>
        </linearGradient></defs>
        <rect width="100%%" height="100%%" fill="url(#g)"/>} \
        {*}$size $width $height \
        [::wargame::look::theme tint ground $attacker 0.28] \
        [::wargame::look::theme tint ground paper 0.45] \
        [::wargame::look::theme tint ground paper 0.45] \
        [::wargame::look::theme tint ground $defender 0.28]]
    set middle [expr {$height / 2.0}]
    append svg [Relief $width $middle [expr {$height * 0.1}]]
    # The same picture every time.
    set seed 1812
    foreach word {river swamp woods village redoubt} {
        if {$word in $ground} {
            append svg [$word $width $middle $height]
        }
    }
    append svg </svg>
    return $svg
}

proc ::wargame::look::battleground::Random {n} {
    upvar seed seed
    set seed [expr {($seed * 1103515245 + 12345) & 0x7fffffff}]
    return [expr {($seed >> 8) % $n}]
}

# Relief --
#
#       Hachures along two low crests that face each other.
proc ::wargame::look::battleground::Relief {width middle off} {
    set marks ""
    set seed 5
    foreach way {-1 1} {
        for {set x -4} {$x < $width} {incr x 9} {
            set y [expr {$middle + $way * ($off
                    + 7 * sin($x / 71.0 + $way) + 4 * sin($x / 23.0))}]
            append marks [format {M%d,%.1f l%d,%.1f } $x $y \
                    [expr {[Random 3] - 1}] [expr {-$way * (6 + [Random 6])}]]
        }
    }
    return [format {<path d="%s" stroke="%s" stroke-width="1.1"
        stroke-opacity="0.32" fill="none"/>} $marks \
        [::wargame::look::theme color goldDark]]
}

# river --
#
#       Between the dice and the attacker, from end to end.
proc ::wargame::look::battleground::river {width middle height} {
    set y [expr {$middle - $height * 0.07}]
    set path [format {M-20,%.1f} $y]
    for {set x -20} {$x < $width + 40} {incr x 120} {
        append path [format { q30,%.1f 60,0 t60,0} [expr {$height * 0.022}]]
    }
    set svg ""
    foreach {wide color opacity} {
        14 #2b5a7c 0.5   11 #8fb8cf 1   3 #d4e6ee 0.8
    } {
        append svg [format {<path d="%s" fill="none" stroke="%s"
            stroke-width="%s" stroke-opacity="%s"/>} \
            $path $color $wide $opacity]
    }
    return $svg
}

# woods, swamp, village, redoubt --
#
#       Each stands at the two ends, where neither blocks nor dice lie.
proc ::wargame::look::battleground::woods {width middle height} {
    set seed 77
    set trees {}
    for {set i 0} {$i < 90} {incr i} {
        set x [expr {[Random 15000] / 100.0}]
        set y [expr {$middle + ([Random 1000] - 500) / 1000.0 * $height * 0.34}]
        lappend trees [list $y [expr {$i % 2 ? $x : $width - $x}] \
                [expr {6 + [Random 4]}]]
    }
    set svg ""
    foreach tree [lsort -real -index 0 $trees] {
        lassign $tree y x r
        append svg [format {<circle cx="%.1f" cy="%.1f" r="%d" fill="#3c5a2c"
            fill-opacity="0.45"/><circle cx="%.1f" cy="%.1f" r="%d"
            fill="#7f9a58" stroke="#4a6a35" stroke-width="0.9"/>} \
            [expr {$x + 1.5}] [expr {$y + 2.5}] $r $x $y $r]
    }
    return $svg
}

proc ::wargame::look::battleground::swamp {width middle height} {
    set seed 31
    set marks ""
    for {set i 0} {$i < 70} {incr i} {
        set x [expr {[Random 190]}]
        set x [expr {$i % 2 ? $x : $width - $x - 26}]
        set y [expr {$middle + ([Random 1000] - 500) / 1000.0 * $height * 0.3}]
        append marks [format {M%.1f,%.1f h%d m-9,0 l-2,-6 m2,6 l2,-7 m-2,7
            l4,-5 } $x $y [expr {14 + [Random 14]}]]
    }
    return [format {<path d="%s" stroke="#2f7f86" stroke-width="1.3"
        stroke-opacity="0.75" fill="none" stroke-linecap="round"/>} $marks]
}

proc ::wargame::look::battleground::village {width middle height} {
    set seed 9
    set svg ""
    foreach side {0 1} {
        for {set i 0} {$i < 9} {incr i} {
            set x [expr {20 + ($i % 3) * 31 + [Random 12]}]
            set x [expr {$side ? $width - $x - 20 : $x}]
            set y [expr {$middle - 38 + ($i / 3) * 27 + [Random 8]}]
            append svg [format {<g transform="translate(%s,%s) rotate(%s)">
                <rect x="1.5" y="2.5" width="20" height="11" fill="#5a2a1c"
                fill-opacity="0.35"/><rect width="20" height="11"
                fill="#b0492f" stroke="#6f2a18" stroke-width="1"/>
                <path d="M0,5.5 H20" stroke="#6f2a18"
                stroke-width="0.8"/></g>} \
                $x $y [expr {[Random 30] - 15}]]
        }
    }
    return $svg
}

proc ::wargame::look::battleground::redoubt {width middle height} {
    # Two works, their points towards the attacker.
    set svg ""
    foreach x [list 78 [expr {$width - 78}]] {
        append svg [format {<g transform="translate(%s,%s)" fill="none"
            stroke-linejoin="miter"><path d="M-44,30 L0,-14 L44,30"
            stroke="#8c7444" stroke-width="15" stroke-opacity="0.45"/>
            <path d="M-44,30 L0,-14 L44,30" stroke="%s" stroke-width="6.5"/>
            <path d="M-52,17 L-40,29 M-42,7 L-30,19 M-32,-3 L-20,9 M-22,-13
            L-10,-1 M52,17 L40,29 M42,7 L30,19 M32,-3 L20,9 M22,-13 L10,-1
            M0,-26 V-12" stroke="%s" stroke-width="1.4"
            stroke-opacity="0.7"/></g>} $x [expr {$middle - 2}] \
            [::wargame::look::theme color ink] [::wargame::look::theme color \
            ink]]
    }
    return $svg
}
