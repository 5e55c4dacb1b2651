# borders.tcl --
#
#       The borders of areas, each drawn as it plays: broken where the ground
#       is clear, green with the tops of trees in woods, blue-green with reeds
#       at a marsh, wedges down a slope; water is its own border.

# drawBorder --
#
#       One border {line ...} of a map.
proc drawBorder {border map bold} {
    global ink
    dict with border {
        foreach line $lines {
            set line [eased $line 24]
            set data [curve $line]
            if {$water eq "" && !$startline} {
                stroke $data $ink(paper) [expr {24 * $bold}] -stroke-opacity 0.6
            }
            if {$woods} {
                WoodsEdge $line $water $bold
            }
            if {[llength $swamp] > 0} {
                MarshEdge $line $swamp $map $water $bold
            }
            if {[llength $slope] > 0} {
                Wedges $line $slope $map [expr {$water eq "" ? 0
                        : $water eq "river" ? 42 * $bold : 22 * $bold}] $bold
            }
            if {$water eq "" && !$woods && [llength $swamp] == 0
                    && !$startline} {
                if {[llength $slope] > 0} {
                    stroke $data $ink(line) [expr {8 * $bold}]
                } else {
                    stroke $data $ink(line) [expr {8 * $bold}] \
                            -stroke-dasharray "[expr {26 * $bold}]\
                                [expr {20 * $bold}]"
                }
            }
        }
    }
}

# drawStartLine --
#
#       Green, broken, in a white casing; where it goes down a stream, narrow
#       enough to show the water.  The lines are {water line ...}.
proc drawStartLine {lines bold} {
    global ink
    array set data {stream "" other ""}
    foreach {water line} $lines {
        append data([expr {$water eq "stream" ? "stream" : "other"}]) \
                [curve [eased $line 24]]
    }
    foreach {kind casing green gap} {stream 20 14 76 other 28 19 46} {
        foreach {colour width} [list $ink(white) $casing $ink(start) $green] {
            put path -d $data($kind) -fill none -stroke $colour \
                    -stroke-linejoin round \
                    -stroke-width [expr {$width * $bold}] \
                    -stroke-dasharray "[expr {84 * $bold}] [expr {$gap
                        * $bold}]"
        }
    }
}

# WoodsEdge --
#
#       A green line set with the tops of small trees, left and right in turn;
#       along water a row on each bank.
proc WoodsEdge {line water bold} {
    global ink
    set trees ""
    set side 1
    set away [expr {$water eq "" ? 13 * $bold : 31 * $bold}]
    foreach {x y dx dy} [walk $line [expr {30 * $bold}] 14] {
        append trees [disc [expr {$x - $dy * $away * $side}] \
                [expr {$y + $dx * $away * $side}] [expr {9.5 * $bold}]]
        set side [expr {-$side}]
    }
    if {$water eq ""} {
        stroke [curve $line] $ink(woodline) [expr {9 * $bold}]
    }
    fill $trees #86a65c -stroke $ink(woodline) -stroke-width [expr {4 * $bold}]
}

# MarshEdge --
#
#       A blue-green line, broken, with reeds on the side of the marsh.
proc MarshEdge {line swamp map water bold} {
    global ink
    set tufts ""
    foreach {x y dx dy} [walk $line [expr {72 * $bold}] 36] {
        foreach side {1 -1} {
            set away [expr {($water eq "" ? 22 : 42) * $side * $bold}]
            set px [expr {$x - $dy * $away}]
            set py [expr {$y + $dx * $away}]
            if {[AreaAt $map $px $py] in $swamp} {
                append tufts [Tuft $px [expr {$py + 12}] $bold]
            }
        }
    }
    if {$water eq ""} {
        stroke [curve $line] $ink(reed) [expr {9 * $bold}] \
                -stroke-dasharray "[expr {40 * $bold}] [expr {14 * $bold}]\
                    1 [expr {14 * $bold}]"
    }
    stroke $tufts #3f6b4a [expr {5 * $bold}]
}

# Wedges --
#
#       Strokes that narrow downhill, from the high side (or sides) towards the
#       border, or from the border where it is dry.
proc Wedges {line slope map bank bold} {
    global ink wedges
    set data ""
    # A line that does not follow every bend, so that the strokes keep order.
    set line [eased [eased [eased $line 50] 50] 50]
    foreach side {1 -1} {
        set base [beside $line [expr {$side * ($bank > 0
                ? $bank + 60 * $bold : 0)}]]
        set k 0
        foreach {x y dx dy} [walk $base [expr {25 * $bold}] 12] {
            # Uphill.
            set nx [expr {-$dy * $side}]
            set ny [expr {$dx * $side}]
            set out [expr {$bank > 0 ? -20 : 45}]
            if {[AreaAt $map [expr {$x + $nx * $out}] \
                    [expr {$y + $ny * $out}]] ni $slope} {
                continue
            }
            set long [expr {([incr k] % 2 ? 66 : 47) * $bold}]
            set half [expr {6.4 * $bold}]
            # Where two borders meet, the first has the ground.
            set place [expr {int($x / 22)}],[expr {int($y / 22)}]
            set foot [expr {int(($x - $nx * 36) / 16)}],[expr {int(($y
                    - $ny * 36) / 16)}]
            if {[incr wedges(at,$place)] > 2 || [incr wedges(to,$foot)] > 1
                    || [isTaken wedge $x $y]} {
                continue
            }
            append data [format "M%.1f %.1fL%.1f %.1fL%.1f %.1fZ" \
                    [expr {$x - $ny * $half}] [expr {$y + $nx * $half}] \
                    [expr {$x + $ny * $half}] [expr {$y - $nx * $half}] \
                    [expr {$x - $nx * $long}] [expr {$y - $ny * $long}]]
        }
    }
    fill $data #4a3519
}

# AreaAt --
#
#       The key of the area at a point of the picture.
proc AreaAt {map x y} {
    return [wargame::ground::mapfile at $map $x \
            [expr {[lindex [dict get $map frame] 1] - $y}]]
}
