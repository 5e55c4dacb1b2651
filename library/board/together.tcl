# together.tcl --
#
#       What the parts of a board draw together, and when: all of it when the
#       scale is another, some when the window shows another part.
#
#   set together [::wargame::board::Together new PARTS]
#       PARTS     see parts.tcl
#
#       begin                lay and draw for the first time, if that has not
#                            been done.  It is asked at first, and done when the
#                            window has its size; until then nothing is laid
#       looked               the window shows another part: paint what is seen
#       rescaled RATIO       the scale is another
#       layout GLIDE         every token to its place
#       spread               another stack is spread, or none any more
#       shown                the tokens are others
#       steady SIDE WHAT...  what that side is asked now: slots.tcl
#       paint ?LEISURE?      draw now what would be drawn soon, in its size of
#                            now; LEISURE 0: not what is out of sight
#       drawn                is the ground in sight as fine as it can be?

if {![info object isa class ::wargame::board::Together]} {
    oo::class create ::wargame::board::Together
}

oo::define ::wargame::board::Together {
    variable Begun Jobs Viewport Layers Tiles Camera Plates Glows Lights \
            Offers Captions Reading Lines Signs Tip Names Tokens Glides \
            Stacks Spread Shelf Swords Tallies Ring Selection Held Minimap \
            Ghosts Labels Slots Asked

    constructor {parts} {
        lassign {0 ""} Begun Asked
        foreach name {Jobs Viewport Layers Tiles Camera Plates Glows Lights
                Offers Captions Reading Lines Signs Tip Names Tokens Glides
                Stacks Spread Shelf Swords Tallies Ring Selection Held
                Minimap Ghosts Labels Slots} {
            set $name [$parts get [string tolower $name]]
        }
        $Jobs slice [my Job First]
    }

    method Job {method} {
        return [namespace code [list my $method]]
    }

    method steady {side args} {
        $Slots steady $side {*}$args
        # A moment later, when the tray of what is asked now has come.
        if {[list $side $args] ne $Asked} {
            set Asked [list $side $args]
            $Jobs soon [my Job GiveBack] 300
        }
    }

    method GiveBack {} {
        # A map that is seen as a whole has the room that a tray left, unless a
        # hand aims at what must not move now.
        if {![dict size [$Labels all]] && [$Held token] eq ""
                && ![llength [$Selection tokens]]
                && [dict get [$Camera saveView] fitted]
                && [$Viewport smallest] > 1.001 * [$Viewport scale]} {
            $Camera fit
        }
    }

    # ---- for the first time ----

    method First {} {
        # What stands beside the map, a panel perhaps, gets its size first.
        update idletasks
        if {[info object isa object [self]]} {
            my begin
        }
    }

    method begin {} {
        if {$Begun} {
            return
        }
        set Begun 1
        $Jobs hurry 300
        $Jobs forget [my Job First] [my Job Settle]
        # A finer ground as soon as this one is seen.
        $Jobs slice [my Job looked]
        my Settle
        $Tokens repaint
        $Minimap dots
    }

    # ---- again ----

    method shown {} {
        if {!$Begun} {
            return
        }
        set boxes [$Stacks boxes]
        my layout 1
        if {[$Stacks boxes] ne $boxes} {
            $Jobs slice [my Job DrawWords]
        }
        $Tokens repaint
        $Minimap dots
    }

    method looked {} {
        # What is fixed to the window follows it.
        if {!$Begun} {
            return
        }
        lassign [$Viewport size] width - height
        lassign [$Viewport origin] x y
        set x [expr {int($x)}]
        set y [expr {int($y)}]
        $Tiles look [$Viewport scale] $x $y [expr {$x + $width}] \
                [expr {$y + $height}] [expr {[$Jobs isDue [my Job Settle]]
                    || [$Jobs isDue [my Job looked]]}]
        $Tokens looked
        $Names looked
        $Shelf lay
        $Held outline
        $Ring draw
        $Selection draw
        $Minimap look
        $Tip place
    }

    method rescaled {ratio} {
        # Everything on the ground has another place now.  Tokens and lines go
        # there; what must be drawn again waits until the wheel stops.
        $Glides finish
        foreach part [list $Names $Signs $Lines $Stacks $Ghosts] {
            $part rescale $ratio
        }
        $Glows rescaled
        $Captions rescaled
        $Labels close
        $Jobs soon [my Job Settle] 60
        $Tokens repaint 60
        my Adorn 0
    }

    method drawn {} {
        return [expr {$Begun && [$Tiles fine]}]
    }

    method paint {{leisure 1}} {
        $Camera resized
        my begin
        $Glides finish
        $Jobs rush $leisure
    }

    method Settle {} {
        my begin
        my layout 0
        foreach part [list $Lights $Offers $Reading $Lines $Signs \
                $Ghosts] {
            $part draw
        }
        my DrawWords
        my looked
    }

    method DrawWords {} {
        # What keeps out of the tokens' way.
        if {[$Stacks isLaid]} {
            foreach part [list $Signs $Lines] {
                $part keepOff [dict values [$Stacks boxes]]
            }
        }
        $Names draw
        $Captions draw
        $Plates trim
        $Layers sort
    }

    method layout {glide {ms 12}} {
        # Where finding a place takes longer, soon.
        if {!$Begun} {
            return
        }
        $Stacks lay $glide [$Spread stack] [expr {max($ms, [$Jobs share])}]
        if {![$Stacks isLaid]} {
            $Jobs slice [my Job LayOn]
        }
        my Adorn $glide
    }

    method spread {} {
        # The others lie as they did.
        if {$Begun && [$Stacks part [$Spread stack] 1]} {
            my Adorn 1
        } else {
            my layout 1
        }
    }

    method Adorn {glide} {
        # What lies on stacks, and what is spread of them.
        if {!$Begun} {
            return
        }
        set floor [$Viewport floor]
        $Shelf lay
        if {[$Viewport floor] != $floor} {
            # It lies above what the shelf covers.
            $Minimap look
        }
        $Spread lay $glide
        $Swords lay [$Stacks swords]
        $Tallies lay [$Stacks counts] [$Stacks leaders]
        $Held outline
        $Layers sort
        $Ring draw
        $Selection draw
    }

    method LayOn {} {
        if {![$Stacks seek 12]} {
            return [$Jobs slice [my Job LayOn]]
        }
        my layout 0
        my DrawWords
    }
}
