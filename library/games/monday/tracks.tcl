# tracks.tcl --
#
#       Bloody Monday: what lies beside the map.  From the left the French
#       reserve and morale track, the victory areas, and the same of the
#       Russians mirrored; the Initiative disc on the side that has it.

need base/files base/words look/theme present/part
need games/monday games/monday/blocks

# StarsOf --
#
#       The areas with a star of their own, then those that have one together.
proc ::wargame::monday::StarsOf {places} {
    set stars [dict create]
    foreach row $places {
        if {[dict get $row kind] ne "area"} continue
        dict lappend stars [dict get $row star] [dict get $row key]
    }
    lassign [lmap star [lsort [dict keys $stars]] {dict get $stars $star}] \
            - single together
    return [linsert $single end $together]
}

namespace eval ::wargame::monday {
    # The victory areas, and the Fleches, which count together.
    variable Stars [StarsOf [::wargame::places monday]]
    variable Morale [::wargame::base::constantOf monday morale]
}

if {![info object isa class ::wargame::monday::Tracks]} {
    oo::class create ::wargame::monday::Tracks {
        superclass ::wargame::present::Part
    }
}

oo::define ::wargame::monday::Tracks {
    variable Places Look Reader

    method tracks {moment width height} {
        set view [$moment view]
        set scene [dict create svg "" pieces {} items {}]
        # As wide as there is room for, the boxes of morale give way: half of
        # the stars and the disc have the middle.
        set pitch [expr {max(13, min(31,
            ($width / 2.0 - 170 - [my MoraleFrom]) / 10.0))}]
        foreach side {0 1} {
            my Army scene $view $side $width $height $pitch
        }
        my Middle scene $view $width $height
        dict set scene svg "<svg xmlns=\"http://www.w3.org/2000/svg\"\
                viewBox=\"0 0 $width $height\">[dict get $scene svg]</svg>"
        return $scene
    }

    method Across {side width x} {
        # From the left for the French, from the right for the Russians.
        return [expr {$side == 0 ? $x : $width - $x}]
    }

    method Army {sceneVar view side width height pitch} {
        upvar 1 $sceneVar scene
        $Look loadArt
        set mid [expr {$height / 2.0}]
        # The reserve: one block, and how many they are.
        set count [llength [$Reader slotsAt $view pool $side]]
        set x [my Across $side $width 30]
        if {$count > 0} {
            dict lappend scene pieces [list [::wargame::monday::blocks hidden \
                    side$side] {} $x $mid 28]
        }
        dict append scene svg [my Text [my Across $side $width 58] \
                [expr {$mid + 5}] 15 middle "\u00d7$count"]
        my Item scene $x $mid 90 $height pool
        # Morale: ten boxes, the dead in the first of them; the others are left.
        set label [::wargame::base::say monday.track.morale]
        dict append scene svg [my Text [my Across $side $width 80] \
                [expr {$mid + 4}] 12 [lindex {start end} $side] $label]
        set from [my MoraleFrom]
        set lost [$Reader slotsAt $view lost $side]
        set dead [lmap slot [$Reader sorted $view $lost] {
            if {![dict get [$Reader row $view $slot] morale]} continue
            set slot
        }]
        for {set i 0} {$i < $::wargame::monday::Morale} {incr i} {
            set x [my Across $side $width [expr {$from + ($i + 0.5) * $pitch}]]
            dict append scene svg [my Box $x $mid [expr {$pitch - 2}] $side \
                    [expr {$::wargame::monday::Morale - $i}]]
            if {$i < [llength $dead]} {
                dict lappend scene pieces [list [$Look face $view \
                        [lindex $dead $i]] {} $x $mid 29]
            }
        }
        set long [expr {$pitch * $::wargame::monday::Morale}]
        my Item scene [my Across $side $width [expr {$from + $long / 2}]] $mid \
                $long $height lost
    }

    method MoraleFrom {} {
        # Where the boxes begin, after their name.
        ::wargame::base::need look/bar-art
        return [expr {90 + [::wargame::look::barArt wide \
                [::wargame::base::say monday.track.morale] 12]}]
    }

    method Middle {sceneVar view width height} {
        # The stars in the colours of who has them, their numbers below.
        upvar 1 $sceneVar scene
        set count [llength $::wargame::monday::Stars]
        set x [expr {($width - 30 * ($count - 1)) / 2.0}]
        set disc [dict get $view disc]
        set at [expr {$disc == 0 ? $x - 38 : $width - $x + 38}]
        set size [expr {$height - 6}]
        dict append scene svg [::wargame::look::barArt placed \
                [$Look marker initiative.[::wargame::look::theme side \
                $disc] $size] $at [expr {$height / 2.0}] $size]
        foreach areas $::wargame::monday::Stars {
            set owner [$Reader starOf $view $areas]
            dict append scene svg [my Star $x 16 $owner] [my Text $x \
                    [expr {$height - 4}] 10 middle [join [lmap area [lsort \
                        -unique [list [lindex $areas 0] [lindex $areas end]]] {
                dict get $Places $area number
            }] -]]
            my Item scene $x [expr {$height / 2.0}] 28 $height [lindex $areas 0]
            set x [expr {$x + 30}]
        }
    }

    method Item {sceneVar x y wide high place} {
        upvar 1 $sceneVar scene
        dict lappend scene items [list [expr {$x - $wide / 2.0}] \
                [expr {$y - $high / 2.0}] [expr {$x + $wide / 2.0}] \
                [expr {$y + $high / 2.0}] $place]
    }

    method Text {x y size anchor text} {
        ::wargame::base::need look/bar-art
        return [::wargame::look::barArt words $x $y $size $anchor $text]
    }

    method Box {x y wide side number} {
        set high 32
        return [format {<rect x="%s" y="%s" width="%s" height="%s" rx="3"
            fill="%s" stroke="%s"/>} [expr {$x - $wide / 2.0}] \
            [expr {$y - $high / 2.0}] $wide $high \
            [::wargame::look::theme tint side${side}Dark desk 0.45] \
            [::wargame::look::theme color deskEdge]][my Text $x \
            [expr {$y + 4.5}] \
                [expr {$wide > 20 ? 13 : 9}] middle $number]
    }

    method Star {x y owner} {
        # With the letter of its owner; whose nobody's is, hollow.
        set points {}
        for {set i 0} {$i < 10} {incr i} {
            set angle [expr {3.14159265 * (0.2 * $i - 0.5)}]
            set far [expr {$i % 2 ? 6.2 : 14}]
            lappend points [format %.1f,%.1f [expr {$x + $far * cos($angle)}] \
                    [expr {$y + $far * sin($angle)}]]
        }
        set side [::wargame::look::theme side $owner]
        return [format {<polygon points="%s" fill="%s" stroke="%s"
            stroke-width="1.6" stroke-linejoin="round"/>} [join $points] \
            [expr \
            {$side eq "" ? "none" : [::wargame::look::theme color $side]}] \
            [::wargame::look::theme color gold]][expr \
            {$side eq "" ? "" : [my Text $x \
            [expr {$y + 3.6}] 10 middle [::wargame::look::theme letter $side]]}]
    }
}
