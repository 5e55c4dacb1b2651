# trees.tcl --
#
#       Single trees, broad-leaved and spruce, with light and shade.

# Kind --
#
#       What kind of tree grows at a point: 0 to 9 broad-leaved, 10 a spruce.
#       Spruces stand together.
proc Kind {x y} {
    if {sin($x / 290.0) + sin($y / 230.0 + $x / 510.0) + [chance -0.7 0.7]
            > 1.25} {
        return 10
    }
    return [expr {int([chance 0 10])}]
}

# DrawTrees --
#
#       Draws trees {y x radius kind}, sorted by y, in belts so narrow that
#       no two of one belt hide each other wrongly.
proc DrawTrees {trees belt} {
    global ink
    set shadow ""
    foreach tree $trees {
        lassign $tree y x r
        append shadow [Ellipse [expr {$x + $r * 0.45}] \
                [expr {$y + $r * 0.55}] [expr {$r * 1.02}] [expr {$r * 0.8}]]
    }
    fill $shadow $ink(shade) -fill-opacity 0.75
    set from -1e9
    foreach tree [concat $trees {{1e9 0 0 0}}] {
        lassign $tree y x r kind
        if {$y > $from + $belt / 3.0} {
            if {[info exists body]} {
                foreach tint [lsort [array names body]] {
                    fill $body($tint) [lindex {#93ae68 #a2bb78 #87a35f #aec286
                            #7d9a63} \
                            $tint] -stroke $ink(leafline) -stroke-width 3.4
                }
                fill $dark $ink(leafdark) -fill-opacity 0.8
                stroke $light #c3d49a 4.2
            }
            unset -nocomplain body
            set dark ""
            set light ""
            set from $y
        }
        if {$r == 0} {
            break
        }
        if {$kind == 10} {
            append body(4) [Spruce $x $y $r]
            append dark [format "M%.1f %.1fL%.1f %.1fL%.1f %.1fZ" \
                    $x [expr {$y - $r * 1.3}] [expr {$x + $r * 0.72}] \
                    [expr {$y + $r * 0.66}] [expr {$x + $r * 0.08}] \
                    [expr {$y + $r * 0.78}]]
            continue
        }
        append body([expr {$kind % 4}]) \
                [expr {$kind < 6 ? [Round $x $y $r] : [Lobed $x $y $r $kind]}]
        append dark [Crescent $x $y [expr {$r * 0.9}]]
        append light [format "M%.1f %.1fq%.1f %.1f %.1f %.1f" \
                [expr {$x - $r * 0.58}] [expr {$y + $r * 0.05}] \
                [expr {$r * 0.02}] [expr {-$r * 0.52}] \
                [expr {$r * 0.5}] [expr {-$r * 0.6}]]
    }
}

proc Ellipse {x y a b} {
    return [format "M%.1f %.1fa%.1f %.1f 0 1 0 %.1f 0a%.1f %.1f 0 1 0 %.1f 0Z" \
            [expr {$x - $a}] $y $a $b [expr {2 * $a}] $a $b [expr {-2 * $a}]]
}

proc Round {x y r} {
    return [Ellipse $x $y $r [expr {$r * 0.96}]]
}

proc Spruce {x y r} {
    return [format "M%.1f %.1fL%.1f %.1fQ%.1f %.1f %.1f %.1fZ" \
            $x [expr {$y - $r * 1.4}] [expr {$x + $r * 0.8}] \
            [expr {$y + $r * 0.66}] $x [expr {$y + $r * 0.95}] \
            [expr {$x - $r * 0.8}] [expr {$y + $r * 0.66}]]
}

# Lobed --
#
#       The crown of a broad-leaved tree: a circle of five bumps.
proc Lobed {x y r turn} {
    set data ""
    for {set k 0} {$k <= 5} {incr k} {
        set angle [expr {$k * 1.2566 + $turn}]
        set px [expr {$x + $r * 0.86 * cos($angle)}]
        set py [expr {$y + $r * 0.82 * sin($angle)}]
        if {$k == 0} {
            append data [format "M%.1f %.1f" $px $py]
        } else {
            append data [format "A%.1f %.1f 0 0 1 %.1f %.1f" \
                    [expr {$r * 0.56}] [expr {$r * 0.56}] $px $py]
        }
    }
    return ${data}Z
}

# Crescent --
#
#       The shaded south-east side of a crown.
proc Crescent {x y r} {
    return [format "M%.1f %.1fA%.1f %.1f 0 0 1 %.1f %.1fQ%.1f %.1f %.1f %.1fZ" \
            [expr {$x + $r * 0.78}] [expr {$y - $r * 0.6}] $r $r \
            [expr {$x - $r * 0.6}] [expr {$y + $r * 0.78}] \
            [expr {$x + $r * 0.5}] [expr {$y + $r * 0.46}] \
            [expr {$x + $r * 0.78}] [expr {$y - $r * 0.6}]]
}
