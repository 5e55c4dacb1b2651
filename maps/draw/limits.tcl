# limits.tcl --
#
#       The borders of numbered areas, which are all alike but for the river:
#       a fine line, inside it a band of the area's colour as laid on by hand,
#       and the two lines that cross the whole field, one red, one white.

# The colour of an area's band: {colour band wash}, the last two how dense.
array set tint {
    green {#7d9b4a 0.34 0.05} yellow {#e0a81c 0.55 0.20}
    red {#b5382a 0.48 0.17}
}

# drawTints --
#
#       A band inside the border of every area, and a wash over it all.
proc drawTints {map height} {
    global tint sheet
    dict for {key area} [dict get $map area] {
        lassign $tint([lindex [dict get $area circle] 1]) colour band wash
        set data [straight [southward [dict get $area shape] $height] Z]
        puts $sheet "<clipPath id=\"$key\"><path d=\"$data\"/></clipPath>"
        group -clip-path "url(#$key)" -fill none -stroke $colour \
                -stroke-linejoin round
        fill $data $colour -fill-opacity $wash -stroke none
        foreach {width share} {150 0.3 100 0.35 56 0.35} {
            put path -d $data -stroke-width $width \
                    -stroke-opacity [expr {$band * $share}]
        }
        endGroup
    }
}

# drawCasings --
#
#       Paper beside the borders, so that they show in woods: under the waters.
proc drawCasings {borders bold} {
    global ink
    foreach border $borders {
        if {[dict get $border water] eq ""} {
            stroke [Courses $border] $ink(paper) [expr {26 * $bold}] \
                    -stroke-opacity 0.55
        }
    }
}

# drawLimits --
#
#       The borders that are no river: over the waters.
proc drawLimits {borders bold} {
    global ink
    set data ""
    foreach border $borders {
        if {[dict get $border water] eq ""} {
            append data [Courses $border]
        }
    }
    stroke $data $ink(line) [expr {7.5 * $bold}]
}

# drawRims --
#
#       Short strokes inwards from the borders of red areas, as those of a
#       height on which guns stand.
proc drawRims {borders map bold} {
    global ink
    foreach border $borders {
        foreach end {a b} other {b a} side {1 -1} {
            if {[ColourOf $map [dict get $border $end]] ne "red"
                    || [ColourOf $map [dict get $border $other]] eq "red"} {
                continue
            }
            foreach line [dict get $border lines] {
                Rim [eased $line 24] $map [dict get $border $end] $bold
            }
        }
    }
}

proc ColourOf {map key} {
    return [lindex [dict get $map area $key circle] 1]
}

# Rim --
#
#       Wedges from a line into the area that lies on one side of it.
proc Rim {line map key bold} {
    set points [walk $line [expr {17 * $bold}] [expr {9 * $bold}]]
    set middle [expr {[llength $points] / 8 * 4}]
    lassign [lrange $points $middle $middle+3] x y dx dy
    set side [expr {[AreaAt $map [expr {$x - $dy * 40}] \
            [expr {$y + $dx * 40}]] eq $key ? 1 : -1}]
    set half [expr {4.2 * $bold}]
    set data ""
    set k 0
    foreach {x y dx dy} $points {
        set long [expr {([incr k] % 2 ? 46 : 34) * $side * $bold}]
        append data [format "M%.1f %.1fL%.1f %.1fL%.1f %.1fZ" \
                [expr {$x - $dx * $half}] [expr {$y - $dy * $half}] \
                [expr {$x + $dx * $half}] [expr {$y + $dy * $half}] \
                [expr {$x - $dy * $long}] [expr {$y + $dx * $long}]]
    }
    fill $data #7a2a1c
}

# drawFieldLines --
#
#       The line between the commands of the north and the south, white with
#       dark edges, and over it that between the sides at the start, red and
#       broken.
proc drawFieldLines {borders map bold} {
    global ink
    set white ""
    set red {}
    foreach border $borders {
        dict with border {
            set halves [lmap key [list $a $b] {
                lindex [dict get $map area $key circle] 2
            }]
            if {[lindex $halves 0] ne [lindex $halves 1]} {
                append white [Courses $border]
            }
            if {$startline} {
                lappend red {*}[lmap line $lines {eased $line 24}]
            }
        }
    }
    stroke $white $ink(line) [expr {23 * $bold}] -stroke-opacity 0.8
    stroke $white #fffdf6 [expr {13 * $bold}]
    foreach line [Chains $red] {
        foreach {colour width dash gap} [list $ink(white) 25 96 24 \
                $ink(limit) 14.5 84 36] {
            put path -d [curve $line] -fill none -stroke $colour \
                    -stroke-linejoin round -stroke-width [expr {$width
                        * $bold}] \
                    -stroke-dasharray "[expr {$dash * $bold}] [expr {$gap
                        * $bold}]" \
                    -stroke-dashoffset [expr {($dash - 84) / 2 * $bold}]
        }
    }
}

# Courses --
#
#       Path data of the lines of a border.
proc Courses {border} {
    return [join [lmap line [dict get $border lines] {
        curve [eased $line 24]
    }] ""]
}

# Chains --
#
#       Lines joined end to end where they meet.
proc Chains {lines} {
    set chains {}
    while {[llength $lines] > 0} {
        set lines [lassign $lines chain]
        set grown 1
        while {$grown} {
            set grown 0
            for {set i 0} {$i < [llength $lines]} {incr i} {
                foreach line [list [lindex $lines $i] \
                        [::wargame::ground::mapShape reverse \
                        [lindex $lines $i]]] {
                    if {[lrange $line 0 1] eq [lrange $chain end-1 end]} {
                        lappend chain {*}[lrange $line 2 end]
                    } elseif {[lrange $line end-1 end]
                            eq [lrange $chain 0 1]} {
                        set chain [concat $line [lrange $chain 2 end]]
                    } else {
                        continue
                    }
                    set lines [lreplace $lines $i $i]
                    set grown 1
                    break
                }
            }
        }
        lappend chains $chain
    }
    return $chains
}
