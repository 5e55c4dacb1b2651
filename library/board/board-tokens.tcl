# board-tokens.tcl --
#
#       The tokens of a Board: their pictures, and how they get from place to
#       place.

need look/theme

oo::define ::wargame::board::Board {
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
        set PaintUntil [expr {[clock milliseconds] + 40}]
        my Layout 1
        if {$Boxes ne $boxes} {
            my Slice DrawWords
        }
        set Unpainted {}
        my Slice Repaint
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
        foreach name {Token Item Place Shown Glides Covered ShelfCovered} {
            dict unset $name $id
        }
    }

    method clear {} {
        # Nothing of a side is left: no item, no picture, no word.
        my letGo
        my StopGlides
        my CloseTip
        my Forget Repaint Open Settle DrawWords
        foreach id [dict keys $Token] {
            my Remove $id
        }
        $Lights clear
        $Offers clear
        $Lines clear
        $Signs show {}
        set Reading ""
        set Spread ""
        my focus ""
        set Under {{} {}}
        $Canvas delete panel ring held reading
        my Layout
        $Glows clear
        $Pictures empty
        $Plates empty
        my DrawWords
    }

    # Sizes.

    method BlockSize {} {
        # In pixels, of a few sizes only, so that pictures can be kept.
        if {[my IsCardboard]} {
            return [my CounterSize]
        }
        set density [::wargame::look::theme density]
        set want [expr {[::wargame::look::theme size blockPerMetre] * [$Viewport scale]
            / $density}]
        set least \
                [expr {[::wargame::look::theme size blockSmallest] / $density}]
        set most [expr {[::wargame::look::theme size blockLargest] / $density}]
        set size $least
        foreach step {40 48 58 70 82 96} {
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
        set density [::wargame::look::theme density]
        set svg [{*}$DrawCmd [dict get $token face] $marks \
                [expr {$size / $density}]]
        # Nearer to the eye when lifted.
        set side [expr {$id eq $Held ? 1.32 : 1.2}]
        return [$Pictures picture $svg [expr {round($size * $side)}]]
    }

    method IsUnder {id} {
        set covered [expr {[dict get $Token $id space] in [$Spaces shelves]
            ? $ShelfCovered : $Covered}]
        return [expr {$id ne $Held && [dict exists $covered $id]}]
    }

    method PaintIfThere {id} {
        if {[dict exists $Item $id]} {
            my Paint $id
        }
    }

    method Paint {id} {
        # Show the token as it is.
        set size [my SizeOf $id]
        set token [dict get $Token $id]
        set now [list $size [expr {$id eq $Held}] [dict get $token face] \
                [dict get $token marks] [dict get $token movable] \
                [my IsUnder $id]]
        if {[dict exists $Shown $id] && [dict get $Shown $id] eq $now} {
            return 0
        }
        $Canvas itemconfigure [dict get $Item $id] -image [my Photo $id $size]
        dict set Shown $id $now
        return 1
    }

    method SizeOf {id} {
        if {[dict get $Token $id space] in [$Spaces shelves] && $id ne $Held} {
            return $ShelfSize
        } elseif {$Spread ne "" && $id in [my Spreaded]} {
            return [expr {max($Size, [::wargame::look::theme size spread])}]
        }
        return $Size
    }

    method Repaint {} {
        # A few tokens at a time, so that a turning wheel does not wait; those in
        # sight first.
        if {![llength $Unpainted]} {
            lassign {{} {}} seen others
            foreach id [dict keys $Token] {
                lappend [expr {[$Viewport sees {*}[dict get $Place $id] $Size]
                    ? "seen" : "others"}] $id
            }
            set Unpainted [concat $seen $others]
        }
        set until [expr {[clock milliseconds] + 8}]
        while {[llength $Unpainted]} {
            set Unpainted [lassign $Unpainted id]
            if {[dict exists $Token $id] && [my Paint $id]
                    && [clock milliseconds] > $until} {
                my Slice Repaint
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
            set Unpainted {}
            my Soon Repaint 60
        }
        set Stack [my Stacks]
        set Boxes [my Stands]
        if {![my IsCardboard]} {
            set Boxes [my Apart $Boxes]
        }
        my Cover
        dict for {key box} $Boxes {
            if {$key ne $Spread} {
                my Fan [dict get $Stack $key] $box $glide
            }
        }
        my Heap
        my LayShelf
        my LaySpread $glide
        my Swords
        $Layers sort
        my Ring
    }

    method Heap {} {
        # Each stack lies in its order; one that does not is raised.
        set lie [$Canvas find withtag token]
        foreach key [dict keys $Boxes] {
            set items [lmap id [dict get $Stack $key] { dict get $Item $id }]
            set under -1
            foreach item $items {
                set at [lsearch -exact -integer $lie $item]
                if {$at >= 0 && $at < $under} {
                    foreach one $items {
                        if {$one in $lie} {
                            $Canvas raise $one
                        }
                    }
                    break
                }
                set under [expr {max($at, $under)}]
            }
        }
    }

    method Put {id x y tag glide} {
        # A token belongs here.  One that was elsewhere goes there.
        if {![dict exists $Item $id]} {
            dict set Item $id [$Canvas create image $x $y -tags $tag]
            if {$tag ne "token" || ([$Viewport sees $x $y $Size]
                    && [clock milliseconds] <= $PaintUntil)} {
                my Paint $id
            }
            set glide 0
        }
        set item [dict get $Item $id]
        if {$id eq $Held} {
            dict set Place $id [list $x $y]
            my Leave $x $y
            return
        }
        # What is configured is drawn again, even if it is as before.
        set state [expr {$Hidden ? "hidden" : "normal"}]
        if {[$Canvas itemcget $item -tags] ne $tag
                || [$Canvas itemcget $item -state] ne $state} {
            $Canvas itemconfigure $item -tags $tag -state $state
        }
        if {$tag ne "token"} {
            $Canvas raise $item
        }
        lassign [$Canvas coords $item] x0 y0
        if {$glide && $Motion && [dict exists $Place $id]
                && [dict get $Place $id] ne [list $x $y]} {
            dict set Glides $id [list $x0 $y0 $x $y [clock milliseconds]]
            my Later Glide 12
        } elseif {![dict exists $Glides $id]
                || [lrange [dict get $Glides $id] 2 3] ne [list $x $y]} {
            dict unset Glides $id
            if {$x != $x0 || $y != $y0} {
                $Canvas coords $item $x $y
            }
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
        foreach tag {token spread swords over} {
            $Canvas itemconfigure $tag \
                    -state [expr {$on ? "hidden" : "normal"}]
        }
    }

    method where {what} {
        if {[dict exists $Place $what]} {
            lassign [dict get $Place $what] x y
        } elseif {[$Spaces isOnGround $what]} {
            lassign [$Viewport pixel {*}[$Spaces middle $what]] x y
        } else {
            return ""
        }
        return [$Viewport onScreen $x $y]
    }
}
