# keys.tcl --
#
#       The keyboard on a board.
#
#   set keys [::wargame::board::Keys new CANVAS PARTS HIDECMD SPREADCMD]
#       PARTS     a dictionary of camera viewport spaces jobs stacks tokens
#                 offers held ring reading spread input
#                 tip selection order
#       HIDECMD   called with 1 to hide all blocks, with 0 to show them
#       SPREADCMD called with "" to lay a stack that is spread together
#
#   Tab and Shift-Tab find movable tokens; Return is a click on one, an arrow
#   picks it up; arrows choose among the places offered, as Return does the only
#   one, Return drops, Escape lets go; with nothing held, arrows pan.  Shift
#   with arrows looks from space to space; Menu is the right button there,
#   Return the left one.  + and - zoom, f fits, space (held down) hides the
#   blocks.  Other keys go on to the window.

need board/rim look/key-press look/theme

package require Tk

if {![info object isa class ::wargame::board::Keys]} {
    oo::class create ::wargame::board::Keys
}

oo::define ::wargame::board::Keys {
    variable Canvas Camera Viewport Spaces Jobs Stacks Tokens Offers Held Ring \
            Reading Spread Input Tip Selection Order HideCmd SpreadCmd

    constructor {canvas parts hideCmd spreadCmd} {
        set Canvas $canvas
        foreach name {Camera Viewport Spaces Jobs Stacks Tokens Offers Held Ring
                Reading Spread Input Tip Selection Order} {
            set $name [dict get $parts [string tolower $name]]
        }
        set HideCmd $hideCmd
        set SpreadCmd $spreadCmd
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
            <Menu>          {my Menu}
            <Shift-F10>     {my Menu}
        } {
            bind $Canvas $event [namespace code $script]
        }
        my BindFocus
    }

    method BindFocus {} {
        ::wargame::board::rim $Canvas
        # When there is nothing to go to, the focus leaves the board.
        foreach {event step} {<Tab> 1 <<PrevWindow>> -1} {
            bind $Canvas $event [format {if {[%s]} break} \
                    [namespace code [list my Next $step]]]
        }
    }

    # ---- Tab ----

    method Next {step} {
        # The next movable token takes the focus; with none, the places offered
        # do.  -> 0 past the last one, or with neither: the focus leaves the
        # board.
        if {[$Held token] eq "" && [llength [$Order movable]]} {
            if {[$Order isPast $step]} {
                $Input focus ""
                return 0
            }
            my Focus [$Order next $step]
            return 1
        } elseif {[$Held token] ne "" || [llength [$Offers keys]]} {
            my Choose [$Order following [$Offers keys] [$Offers chosen] $step]
            return 1
        }
        return 0
    }

    method Focus {token} {
        $Reading at ""
        my Show {*}[$Tokens place $token]
        $Input focus $token
    }

    # ---- deeds ----

    method Answered {key time} {
        # Not by the key that pressed a button before, and is still down.
        if {[::wargame::look::newPress $key $time]} {
            my Accept
        }
    }

    method Accept {} {
        $Tip close
        if {[$Offers chosen] ne ""} {
            $Input put [$Offers chosen]
        } elseif {[$Held token] ne ""} {
            # Its own place, as a second click on it; or to the only one.
            if {[$Offers has [$Held space]]} {
                $Input drop [$Held space]
            } elseif {[llength [$Offers keys]] == 1} {
                my Choose [lindex [$Offers keys] 0]
            } else {
                $Input tell aim
            }
        } elseif {[$Ring token] ne ""} {
            $Input click [$Ring token]
        } elseif {[$Reading space] ne ""} {
            $Input tell space [$Reading space]
        }
    }

    method Escape {} {
        $Tip close
        if {[llength [$Selection tokens]]} {
            $Selection set {}
            if {[$Held token] ne ""} {
                $Input cancel
            }
            $Input tell select {}
        } elseif {[$Held token] ne ""} {
            $Input cancel
        } elseif {[$Spread stack] ne ""} {
            {*}$SpreadCmd ""
        } elseif {[$Offers chosen] ne ""} {
            $Offers choose ""
        } elseif {[$Ring token] ne ""} {
            $Input focus ""
        } elseif {[$Reading space] ne ""} {
            $Reading at ""
        } else {
            $Input tell cancel
        }
    }

    method Menu {} {
        # Of the token or the space looked at.
        set token [$Ring token]
        if {$token ne ""} {
            $Input tell menu $token [$Tokens get $token space] \
                    {*}[$Viewport onScreen {*}[$Tokens place $token]]
        } elseif {[$Reading space] ne ""} {
            $Input tell menu "" [$Reading space] {*}[$Viewport onScreen \
                    {*}[$Viewport pixel {*}[$Spaces middle [$Reading space]]]]
        }
    }

    method Peek {down} {
        # While the key is held down.  A key that repeats is released and
        # pressed again at once.
        set uncover [list {*}$HideCmd 0]
        $Jobs forget $uncover
        if {$down} {
            {*}$HideCmd 1
        } else {
            $Jobs wait $uncover 60
        }
    }

    # ---- arrows ----

    method Arrow {dx dy} {
        # Choose among what is offered; else look elsewhere.
        $Tip close
        if {[my Leads] && (![$Input tell lead [$Ring token]]
                || ![llength [$Offers keys]])} {
            return
        } elseif {![llength [$Offers keys]]} {
            if {[$Viewport seesAll]} return
            set step [::wargame::look::theme px 80]
            $Camera pan [expr {$dx * $step}] [expr {-$dy * $step}]
            return
        }
        set token [$Ring token]
        set at [expr {$token eq "" ? "" : [$Tokens get $token space]}]
        if {[$Offers chosen] ne ""} {
            set from [$Spaces middle [$Offers chosen]]
        } elseif {[$Held token] ne ""} {
            set from [$Spaces middle [$Held space]]
        } elseif {[$Spaces isOnGround $at]} {
            set from [$Spaces middle $at]
        } else {
            set from [$Viewport middle]
        }
        set found [$Spaces toward $dx $dy $from [$Offers keys]]
        if {$found eq "" && [$Offers chosen] eq "" && [$Held token] ne ""
                && ![$Spaces isOnGround [$Held space]]} {
            # From a shelf every way leads to the map.
            set found [lindex [$Offers keys] 0]
        }
        if {$found ne ""} {
            my Choose $found
        }
    }

    method Leads {} {
        # Does an arrow take up the token that the keyboard is at?
        set token [$Ring token]
        return [expr {$token ne "" && [$Held token] eq ""
            && ![llength [$Offers keys]] && ![llength [$Selection tokens]]
            && ([$Tokens get $token movable] || [$Tokens get $token later])}]
    }

    method Choose {space} {
        # A place offered has the focus; the token that is held goes there.
        $Offers choose $space
        if {$space eq ""} {
            return
        }
        $Reading at ""
        if {[$Spaces isOnGround $space]} {
            lassign [$Viewport pixel {*}[$Spaces middle $space]] x y
            my Show $x $y
            if {[$Held token] ne ""} {
                $Held by key
                $Held stand $x $y
            }
        }
        $Input hover $space ""
    }

    method Read {dx dy} {
        # Look from space to space, whatever may be done there.  What Return is
        # for is at one place only.
        set from [$Reading space]
        if {![$Spaces has $from]} {
            set from [lindex [$Input under] 0]
        }
        set from [expr {[$Spaces isOnGround $from] ? [$Spaces middle $from]
            : [$Viewport middle]}]
        set found [$Spaces toward $dx $dy $from [$Spaces keys]]
        if {$found ne ""} {
            if {[$Spaces isOnGround $found]} {
                my Show {*}[$Viewport pixel {*}[$Spaces middle $found]]
            }
            if {[$Held token] eq ""} {
                $Offers choose ""
                $Input focus ""
            }
            $Reading at $found
            $Input hover $found ""
        }
    }

    method Show {x y} {
        $Camera show $x $y [expr {1.2 * [$Stacks size]}]
    }
}
