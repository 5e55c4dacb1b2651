# board-keys.tcl --
#
#       The keyboard on a Board: see the head of board.tcl.

need look/key-press look/theme

oo::define ::wargame::board::Board {
    method BindKeys {} {
        foreach {event script} {
            <Return>        {my Answered %K %t}
            <KP_Enter>      {my Answered %K %t}
            <Escape>        {my Escape}
            <Left>          {my Arrow -1 0}
            <Right>         {my Arrow 1 0}
            <Up>            {my Arrow 0 1}
            <Down>          {my Arrow 0 -1}
            <plus>          {$Camera zoomBy 1.2599}
            <equal>         {$Camera zoomBy 1.2599}
            <KP_Add>        {$Camera zoomBy 1.2599}
            <minus>         {$Camera zoomBy 0.7937}
            <KP_Subtract>   {$Camera zoomBy 0.7937}
            <f>             {$Camera fit}
            <KeyPress-space>    {my Peek 1}
            <KeyRelease-space>  {my Peek 0}
            <Shift-Left>    {my Read -1 0}
            <Shift-Right>   {my Read 1 0}
            <Shift-Up>      {my Read 0 1}
            <Shift-Down>    {my Read 0 -1}
            <Menu>          {my KeyMenu}
            <Shift-F10>     {my KeyMenu}
        } {
            bind $Canvas $event [namespace code $script]
        }
        bindtags $Canvas [linsert [bindtags $Canvas] 0 Rim$Canvas]
        foreach {event color} {
            <FocusIn> glow   <Key> glow   <FocusOut> desk   <Button> desk
        } {
            bind Rim$Canvas $event [namespace code [list my Rim $color]]
        }
        # When there is nothing to go to, the focus leaves the board.
        foreach {event step} {<Tab> 1 <<PrevWindow>> -1} {
            bind $Canvas $event [format {if {[%s]} break} \
                    [namespace code [list my Next $step]]]
        }
    }

    method Rim {color} {
        # About the map, while the keyboard is on it; a hand needs none.
        # Tk takes the frame to have the focus that the map in it has.
        set color [::wargame::look::theme color $color]
        [winfo parent $Canvas] configure -highlightbackground $color \
                -highlightcolor $color
    }

    method Next {step} {
        # The next movable token takes the focus; with none, the places offered
        # do.  -> 0 past the last one, or with neither: the focus leaves the
        # board.
        if {$Held ne ""} {
            my Choose [my Following [$Offers keys] [$Offers chosen] $step]
            return 1
        }
        set ids [my Movable]
        if {[llength $ids]} {
            if {$Focus eq [lindex $ids [expr {$step > 0 ? "end" : 0}]]} {
                my focus ""
                return 0
            }
            my focus [my Following $ids $Focus $step]
            return 1
        } elseif {[llength [$Offers keys]]} {
            my Choose [my Following [$Offers keys] [$Offers chosen] $step]
            return 1
        }
        return 0
    }

    method Movable {} {
        # In the order in which one reads, row by row.
        set found {}
        dict for {id token} $Token {
            if {[dict get $token movable]} {
                lassign [dict get $Place $id] x y
                lappend found [list [expr {round($y / $Size)}] $x $id]
            }
        }
        set found [lsort -real -index 1 $found]
        return [lmap each [lsort -integer -index 0 $found] {
            lindex $each 2
        }]
    }

    method Following {list present step} {
        set n [llength $list]
        if {$n == 0} {
            return ""
        }
        set i [lsearch -exact $list $present]
        if {$i < 0} {
            return [lindex $list [expr {$step > 0 ? 0 : "end"}]]
        }
        return [lindex $list [expr {($i + $step) % $n}]]
    }

    method Answered {key time} {
        # Not by the key that pressed a button before, and is still down.
        if {[::wargame::look::newPress $key $time]} {
            my Accept
        }
    }

    method Accept {} {
        my CloseTip
        if {$Held ne ""} {
            # Without a place, its own, as a second click on it.
            set home [dict get $Token $Held space]
            if {[$Offers chosen] ne ""} {
                my Drop [$Offers chosen]
            } elseif {[$Offers has $home]} {
                my Drop $home
            } else {
                my Tell aim
            }
        } elseif {[$Offers chosen] ne ""} {
            my Tell space [$Offers chosen]
        } elseif {$Focus ne ""} {
            my Tell pick $Focus
        } elseif {$Reading ne ""} {
            my Tell space $Reading
        }
    }

    method Escape {} {
        my CloseTip
        if {$Held ne ""} {
            my Cancel
        } elseif {$Spread ne ""} {
            my spread ""
        } elseif {[$Offers chosen] ne ""} {
            my Choose ""
        } elseif {$Focus ne ""} {
            my focus ""
        } elseif {$Reading ne ""} {
            set Reading ""
            my DrawReading
        } else {
            my Tell cancel
        }
    }

    method Arrow {dx dy} {
        # Choose among what is offered; else look elsewhere.
        my CloseTip
        if {![llength [$Offers keys]]} {
            set step [::wargame::look::theme px 80]
            $Camera pan [expr {$dx * $step}] [expr {-$dy * $step}]
            return
        }
        set from [expr {[$Offers chosen] ne "" ? [$Spaces middle [$Offers chosen]]
            : $Held ne "" ? [$Spaces middle [dict get $Token $Held space]]
            : [$Viewport middle]}]
        set found [my Toward $dx $dy $from [$Offers keys]]
        if {$found ne ""} {
            my Choose $found
        }
    }

    method Toward {dx dy from keys} {
        # The nearest of these spaces in that direction, or "".
        set best Inf
        set found ""
        foreach key $keys {
            lassign [$Spaces middle $key] x y
            set along [expr {$dx * ($x - [lindex $from 0])
                + $dy * ($y - [lindex $from 1])}]
            set aside [expr {abs($dy * ($x - [lindex $from 0]))
                + abs($dx * ($y - [lindex $from 1]))}]
            if {$along > 0 && $along + 2 * $aside < $best} {
                set best [expr {$along + 2 * $aside}]
                set found $key
            }
        }
        return $found
    }

    method Read {dx dy} {
        # Look from space to space, whatever may be done there.
        if {![$Spaces has [set from $Reading]]} {
            set from [lindex $Under 0]
        }
        set from [expr {[$Spaces isOnGround $from] ? [$Spaces middle $from]
            : [$Viewport middle]}]
        set found [my Toward $dx $dy $from [$Spaces keys]]
        if {$found ne ""} {
            set Reading $found
            if {[$Spaces isOnGround $found]} {
                my Show {*}[$Viewport pixel {*}[$Spaces middle $found]]
            }
            my DrawReading
            set Under [list $found ""]
            my Tell hover $found ""
        }
    }

    method DrawReading {} {
        $Canvas delete reading
        if {[$Spaces isOnGround $Reading]} {
            set color [::wargame::look::theme color focus]
            $Glows one $Reading [list $color $color 0.3 offer] reading
            $Layers sort
        }
    }

    method KeyMenu {} {
        # The menu of the right button, of the token or the space looked at.
        if {$Focus ne ""} {
            my Tell menu $Focus [dict get $Token $Focus space] \
                    {*}[my where $Focus]
        } elseif {$Reading ne ""} {
            my Tell menu "" $Reading {*}[my where $Reading]
        }
    }

    method Choose {key} {
        # A place offered has the focus; the token in the hand goes there.
        $Offers choose $key
        if {$key eq ""} {
            return
        }
        if {[$Spaces isOnGround $key]} {
            lassign [$Viewport pixel {*}[$Spaces middle $key]] x y
            my Show $x $y
            if {$Held ne ""} {
                set HeldBy key
                $Canvas coords [dict get $Item $Held] $x $y
            }
        }
        set Under [list $key ""]
        my Tell hover $key ""
    }

    method Peek {down} {
        # While the key is held down.  A key that repeats is released and
        # pressed again at once.
        my Forget Uncover
        if {$down} {
            my hideBlocks 1
        } else {
            my Later Uncover 60
        }
    }

    method Uncover {} {
        my hideBlocks 0
    }
}
