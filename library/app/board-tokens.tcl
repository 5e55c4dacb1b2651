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
        my Layout 1
        my Now DrawWords
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
        foreach job {Repaint Open} {
            if {[dict exists $Jobs $job]} {
                after cancel [dict get $Jobs $job]
                dict unset Jobs $job
            }
        }
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
        if {[dict get $token movable]} {
            lappend marks movable
        }
        if {$id eq $Held} {
            lappend marks held
        }
        set density [::wargame::theme density]
        set svg [{*}$DrawCmd [dict get $token face] $marks \
                [expr {$size / $density}]]
        return [$Pictures picture $svg [expr {round($size * 1.2)}]]
    }

    method Paint {id} {
        # Show the token as it is.
        set size [my SizeOf $id]
        set token [dict get $Token $id]
        set now [list $size [expr {$id eq $Held}] [dict get $token face] \
                [dict get $token marks] [dict get $token movable]]
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
            my Later Repaint 60
        }
        set Stack [my Stacks]
        set Boxes [dict create]
        $Canvas delete swords
        foreach key [dict keys $Space] {
            if {$key ni $Shelves} {
                my LaySpace $key $glide
            }
        }
        my LayShelf
        my LaySpread $glide
        my Stacking
        my Ring
    }

    method LaySpace {key glide} {
        # Two stacks make room for each other.
        set boxes {}
        foreach side [my SidesIn $key] {
            set ids [dict get $Stack [list $key $side]]
            lassign [my Extent [llength $ids]] width height
            lassign [my Stand $key $side] x y
            lappend boxes [list $side $x $y $width $height $ids]
        }
        if {[llength $boxes] == 2} {
            set boxes [my Apart {*}$boxes]
            my Swords $boxes
        }
        foreach box $boxes {
            lassign $box side x y width height ids
            dict set Boxes [list $key $side] [list \
                [expr {$x - $width / 2}] [expr {$y - $height / 2}] \
                [expr {$x + $width / 2}] [expr {$y + $height / 2}]]
            if {[list $key $side] ne $Spread} {
                my Fan $ids $x $y $width $height $glide
            }
        }
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
        return [expr {$columns <= 5 ? 0.46 * $Size : 1.84 * $Size / ($columns - 1)}]
    }

    method Extent {n} {
        set columns [my Columns $n]
        return [list [expr {$Size + ($columns - 1) * [my StepAcross $n]}] \
            [expr {$n > $columns ? 1.6 * $Size : 1.0 * $Size}]]
    }

    method Fan {ids x y width height glide} {
        set n [llength $ids]
        set columns [my Columns $n]
        set across [my StepAcross $n]
        set i 0
        foreach id $ids {
            my Put $id \
                [expr {$x - $width / 2 + $Size / 2.0 + $across * ($i % $columns)}] \
                [expr {$y - $height / 2 + $Size / 2.0
                    + 0.6 * $Size * ($i / $columns)}] token $glide
            incr i
        }
    }

    method Apart {one two} {
        # Move two boxes {spot x y width height ids} until they do not touch.
        lassign $one - x0 y0 w0 h0
        lassign $two - x1 y1 w1 h1
        set gap [::wargame::theme px 6]
        set dx [expr {($w0 + $w1) / 2 + $gap - abs($x1 - $x0)}]
        set dy [expr {($h0 + $h1) / 2 + $gap - abs($y1 - $y0)}]
        if {$dx > 0 && $dy > 0} {
            if {$dy <= $dx} {
                set way [expr {$y1 > $y0 ? 0.5 : -0.5}]
                lset one 2 [expr {$y0 - $way * $dy}]
                lset two 2 [expr {$y1 + $way * $dy}]
            } else {
                set way [expr {$x1 > $x0 ? 0.5 : -0.5}]
                lset one 1 [expr {$x0 - $way * $dx}]
                lset two 1 [expr {$x1 + $way * $dx}]
            }
        }
        return [list $one $two]
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
