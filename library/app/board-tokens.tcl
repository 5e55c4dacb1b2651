# board-tokens.tcl --
#
#       The tokens of a Board: their pictures, their stacks, the shelf, and how
#       they get from place to place.

oo::define ::wargame::Board {
    method show {tokens} {
        # Only what differs from before is touched.
        set new [dict create]
        foreach token $tokens {
            set token [dict merge {marks {} movable 0 order 0 title ""
                face {} side ""} $token]
            dict set new [dict get $token id] $token
        }
        foreach id [dict keys $Token] {
            if {![dict exists $new $id]} {
                my Remove $id
            }
        }
        set Token $new
        if {$Spread ne "" && ![dict exists [my Stacks] $Spread]} {
            set Spread ""
        }
        set boxes $Boxes
        my Layout 1
        if {$Boxes ne $boxes} {
            my DrawWords
        }
        my Later Repaint 1
    }

    method Remove {id} {
        if {$Held eq $id} {
            my letGo
        }
        if {$Focus eq $id} {
            my focus ""
        }
        if {[dict exists $Item $id]} {
            $Canvas delete [dict get $Item $id]
        }
        foreach name {Token Item Place Shown Glides} {
            dict unset $name $id
        }
    }

    method clear {} {
        # Nothing of a side is left: no item, no picture, no word.
        my letGo
        my StopGlides
        my CloseTip
        my Forget Repaint Open Settle
        foreach id [dict keys $Token] {
            my Remove $id
        }
        foreach name {Lit Offers} {
            set $name [dict create]
        }
        foreach name {Lines Signs Spread Focus Chosen} {
            set $name {}
        }
        set Under {{} {}}
        $Canvas delete panel caption tip ring held
        my Layout
        my DrawGround
        $Pictures empty
        $Words empty
        $Glows empty
        set NameArt [dict create]
        my DrawWords
    }

    # Sizes.

    method BlockSize {} {
        # In pixels, of a few sizes only, so that pictures can be kept.
        set density [::wargame::theme density]
        set want [expr {$Scale / $density * [::wargame::theme size blockPerMetre]}]
        set least [expr {[::wargame::theme size blockSmallest] / $density}]
        set most [expr {[::wargame::theme size blockLargest] / $density}]
        set size $least
        foreach step {36 40 44 48 54 60 68 76 86 96} {
            if {$step >= $least && $step <= $most && $step <= $want} {
                set size $step
            }
        }
        return [expr {round($size * $density)}]
    }

    # Pictures.

    method Photo {id size} {
        # The token's picture now; that in the hand has a mark more.
        set token [dict get $Token $id]
        set marks [dict get $token marks]
        foreach {mark holds} [list movable [dict get $token movable] \
                held [expr {$id eq $Held}] under [my IsUnder $id]] {
            if {$holds} {
                lappend marks $mark
            }
        }
        set density [::wargame::theme density]
        set svg [{*}$DrawCmd [dict get $token face] $marks \
                [expr {$size / $density}]]
        # Nearer to the eye when lifted.
        set side [expr {$id eq $Held ? 1.32 : 1.2}]
        return [$Pictures picture $svg [expr {round($size * $side)}]]
    }

    method IsUnder {id} {
        return [expr {$id ne $Held && [dict exists $Covered $id]}]
    }

    method Paint {id} {
        # Show the token as it is.
        set size [my SizeOf $id]
        set token [dict get $Token $id]
        set now [list $size [expr {$id eq $Held}] [dict get $token face] \
                [dict get $token marks] [dict get $token movable] [my IsUnder $id]]
        if {[dict exists $Shown $id] && [dict get $Shown $id] eq $now} {
            return 0
        }
        $Canvas itemconfigure [dict get $Item $id] -image [my Photo $id $size]
        dict set Shown $id $now
        return 1
    }

    method SizeOf {id} {
        if {[dict get $Token $id space] in $Shelves && $id ne $Held} {
            return [::wargame::theme size shelfBlock]
        } elseif {$Spread ne "" && $id in [my Spreaded]} {
            return [expr {max($Size, [::wargame::theme size spread])}]
        }
        return $Size
    }

    method Repaint {} {
        # A few tokens at a time, so that a turning wheel does not wait.
        set until [expr {[clock milliseconds] + 25}]
        foreach id [dict keys $Token] {
            if {[my Paint $id] && [clock milliseconds] > $until} {
                my Later Repaint 5
                return
            }
        }
        $Pictures trim
    }

    # Places.

    method Stacks {} {
        # {space side} -> ids, lowest first.
        set stacks [dict create]
        dict for {id token} $Token {
            set key [list [dict get $token space] [dict get $token side]]
            dict lappend stacks $key [list [dict get $token order] $id]
        }
        dict for {key ids} $stacks {
            dict set stacks $key [lmap pair [lsort -integer -index 0 $ids] {
                lindex $pair 1
            }]
        }
        return $stacks
    }

    method Spreaded {} {
        if {[dict exists $Stack $Spread]} {
            return [dict get $Stack $Spread]
        }
        return {}
    }

    method Layout {{glide 0}} {
        # Give every token its place.
        set size [my BlockSize]
        if {$size != $Size} {
            set Size $size
            my Soon Repaint 60
        }
        set Stack [my Stacks]
        set Boxes [my Apart [my Stands]]
        my Cover
        dict for {key box} $Boxes {
            if {$key ne $Spread} {
                my Fan [dict get $Stack $key] $box $glide
            }
        }
        my LayShelf
        my LaySpread $glide
        my Swords
        my Stacking
        my Ring
    }

    method Cover {} {
        # Which tokens have another over them.
        set was [dict keys $Covered]
        set Covered [dict create]
        dict for {key ids} $Stack {
            if {$key eq $Spread || ![my OnGround [lindex $key 0]]} continue
            set columns [my Columns [llength $ids]]
            set i 0
            foreach id [lrange $ids 0 end-1] over [lrange $ids 1 end] {
                if {[incr i] % $columns && $over ne $Held} {
                    dict set Covered $id 1
                }
            }
        }
        foreach id [concat $was [dict keys $Covered]] {
            if {[dict exists $Item $id]} {
                my Paint $id
            }
        }
    }

    method Stands {} {
        # {space side} -> {left top right bottom}, where the map would have it.
        set boxes [dict create]
        dict for {key ids} $Stack {
            if {[my OnGround [lindex $key 0]]} {
                lassign [my Extent [llength $ids]] width height
                lassign [my Stand {*}$key] x y
                dict set boxes $key [list \
                    [expr {$x - $width / 2.0}] [expr {$y - $height / 2.0}] \
                    [expr {$x + $width / 2.0}] [expr {$y + $height / 2.0}]]
            }
        }
        return $boxes
    }

    method Apart {boxes} {
        # Stacks that would touch push each other aside.
        set gap [::wargame::theme px 5]
        foreach pass {1 2 3 4 5} {
            set touched 0
            set keys [dict keys $boxes]
            while {[llength $keys] > 1} {
                set keys [lassign $keys one]
                foreach two $keys {
                    lassign [dict get $boxes $one] a0 b0 a1 b1
                    lassign [dict get $boxes $two] c0 d0 c1 d1
                    set dx [expr {min($a1, $c1) - max($a0, $c0) + $gap}]
                    set dy [expr {min($b1, $d1) - max($b0, $d0) + $gap}]
                    if {$dx > 0.5 && $dy > 0.5} {
                        set touched 1
                        if {$dx < $dy} {
                            set s [expr {$a0 + $a1 < $c0 + $c1 ? -$dx : $dx}]
                            set dy 0
                            set dx $s
                        } else {
                            set s [expr {$b0 + $b1 < $d0 + $d1 ? -$dy : $dy}]
                            set dx 0
                            set dy $s
                        }
                        dict set boxes $one [my Shifted [list $a0 $b0 $a1 $b1] \
                            [expr {$dx / 2.0}] [expr {$dy / 2.0}]]
                        dict set boxes $two [my Shifted [list $c0 $d0 $c1 $d1] \
                            [expr {$dx / -2.0}] [expr {$dy / -2.0}]]
                    }
                }
            }
            if {!$touched} break
        }
        return $boxes
    }

    method Shifted {box dx dy} {
        lassign $box x0 y0 x1 y1
        return [list [expr {$x0 + $dx}] [expr {$y0 + $dy}] \
            [expr {$x1 + $dx}] [expr {$y1 + $dy}]]
    }

    method SidesIn {key} {
        # The sides that stand in a space.
        set sides {}
        foreach stack [dict keys $Stack [list $key *]] {
            if {[lindex $stack 0] eq $key} {
                lappend sides [lindex $stack 1]
            }
        }
        return [lsort $sides]
    }

    method Stand {key side} {
        # The canvas point where a stack of a space has its middle.
        set space [dict get $Space $key]
        if {[dict exists $space stands $side]
                && [llength [dict get $space stands $side]]} {
            return [my Pixel {*}[lrange [dict get $space stands $side] 0 1]]
        }
        lassign [my Pixel {*}[dict get $space middle]] x y
        return [list $x [expr {$y + 0.7 * $Size}]]
    }

    method Columns {n} {
        # Up to four side by side; of more, two rows.
        return [expr {$n <= 4 ? $n : ($n + 1) / 2}]
    }

    method StepAcross {n} {
        # From a block to the one over it: what is left bare shows its strength.
        set columns [my Columns $n]
        return [expr {$columns <= 5 ? 0.48 * $Size : 1.92 * $Size / ($columns - 1)}]
    }

    method Extent {n} {
        set columns [my Columns $n]
        return [list [expr {$Size + ($columns - 1) * [my StepAcross $n]}] \
            [expr {$n > $columns ? 1.6 * $Size : 1.0 * $Size}]]
    }

    method Fan {ids box glide} {
        # From the left, and in a second row lower; the last lies uppermost.
        lassign $box x y
        set n [llength $ids]
        set columns [my Columns $n]
        set across [my StepAcross $n]
        set i 0
        foreach id $ids {
            my Put $id \
                [expr {$x + $Size / 2.0 + $across * ($i % $columns)}] \
                [expr {$y + $Size / 2.0 + 0.6 * $Size * ($i / $columns)}] \
                token $glide
            incr i
        }
    }

    method Put {id x y tag glide} {
        # A token belongs here.  One that was elsewhere goes there.
        if {![dict exists $Item $id]} {
            dict set Item $id [$Canvas create image $x $y -tags $tag]
            my Paint $id
            set glide 0
        }
        set item [dict get $Item $id]
        if {$id eq $Held} {
            dict set Place $id [list $x $y]
            return
        }
        $Canvas itemconfigure $item -tags $tag \
                -state [expr {$Hidden ? "hidden" : "normal"}]
        $Canvas raise $item
        if {$glide && $Motion && [dict exists $Place $id]
                && [dict get $Place $id] ne [list $x $y]} {
            lassign [$Canvas coords $item] x0 y0
            dict set Glides $id [list $x0 $y0 $x $y [clock milliseconds]]
            my Later Glide 12
        } elseif {![dict exists $Glides $id]
                || [lrange [dict get $Glides $id] 2 3] ne [list $x $y]} {
            dict unset Glides $id
            $Canvas coords $item $x $y
        }
        dict set Place $id [list $x $y]
    }

    method Glide {} {
        # Bring what is under way a bit nearer.
        set now [clock milliseconds]
        dict for {id way} $Glides {
            lassign $way x0 y0 x1 y1 began
            set t [expr {min(1.0, ($now - $began) / 180.0)}]
            set s [expr {1 - (1 - $t) ** 3}]
            $Canvas coords [dict get $Item $id] \
                [expr {$x0 + $s * ($x1 - $x0)}] [expr {$y0 + $s * ($y1 - $y0)}]
            if {$t >= 1} {
                dict unset Glides $id
            }
        }
        if {[dict size $Glides]} {
            my Later Glide 12
        }
    }

    method StopGlides {} {
        dict for {id way} $Glides {
            $Canvas coords [dict get $Item $id] {*}[lrange $way 2 3]
        }
        set Glides [dict create]
    }

    method hideBlocks {on} {
        set Hidden $on
        foreach tag {token spread swords} {
            $Canvas itemconfigure $tag \
                    -state [expr {$on ? "hidden" : "normal"}]
        }
    }

    method where {what} {
        if {[dict exists $Place $what]} {
            lassign [dict get $Place $what] x y
        } elseif {[my OnGround $what]} {
            lassign [my Pixel {*}[dict get $Space $what middle]] x y
        } else {
            return ""
        }
        return [list \
            [expr {round($x - [$Canvas canvasx 0]) + [winfo rootx $Canvas]}] \
            [expr {round($y - [$Canvas canvasy 0]) + [winfo rooty $Canvas]}]]
    }
}
