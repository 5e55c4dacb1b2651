# stepping.tcl --
#
#       Control with an arrow: the keyboard goes to the next stack of a board
#       that way with a token that can act, or else can after Done.
#
#   ::wargame::board::Stepping new CANVAS SPACES VIEWPORT CAMERA STACKS TOKENS
#           HELD SELECTION RING INPUT
#
#   From where the keyboard is, or else the middle of the window; not while a
#   token is held or several are selected.

need base/windowing

package require Tk

if {![info object isa class ::wargame::board::Stepping]} {
    oo::class create ::wargame::board::Stepping
}

oo::define ::wargame::board::Stepping {
    variable Spaces Viewport Camera Stacks Tokens Held Selection Ring Input

    constructor {canvas spaces viewport camera stacks tokens held selection \
            ring input} {
        foreach name {Spaces Viewport Camera Stacks Tokens Held Selection Ring
                Input} {
            set $name [set [string tolower $name]]
        }
        foreach {event dx dy} {
            <Control-Left> -1 0     <Control-Right> 1 0
            <Control-Up> 0 1        <Control-Down> 0 -1
        } {
            bind $canvas [::wargame::base::windowing event $event] \
                    "[namespace code [list my Step $dx $dy]]; break"
        }
    }

    method Step {dx dy} {
        if {[$Held token] ne "" || [llength [$Selection tokens]]} {
            return
        }
        set able [my Able]
        set there [dict create]
        foreach token $able {
            dict lappend there [$Tokens get $token space] $token
        }
        set found [$Spaces toward $dx $dy [my From] [dict keys $there]]
        if {$found eq "" && [$Ring token] eq ""} {
            # The first key finds one, wherever the keyboard was not.
            set found [my Nearest [dict keys $there]]
        }
        if {$found ne ""} {
            # The uppermost of its stack.
            set token [lindex [dict get $there $found] end]
            $Camera show {*}[$Tokens place $token] \
                    [expr {1.2 * [$Stacks size]}] [$Spaces isOnGround $found]
            $Input focus $token
        }
    }

    method Nearest {spaces} {
        lassign [my From] x0 y0
        return [lindex [lsort -real -index 1 [lmap space $spaces {
            lassign [$Spaces middle $space] x y
            list $space [expr {hypot($x - $x0, $y - $y0)}]
        }]] 0 0]
    }

    method Able {} {
        # On the ground, as they lie one over another.
        foreach can {movable later} {
            set able [lmap token [$Tokens ids] {
                if {![$Tokens get $token $can] || ![$Spaces isOnGround \
                        [$Tokens get $token space]]} continue
                set token
            }]
            if {[llength $able]} {
                return $able
            }
        }
        return {}
    }

    method From {} {
        set token [$Ring token]
        if {$token ne ""} {
            set space [$Tokens get $token space]
            if {[$Spaces isOnGround $space]} {
                return [$Spaces middle $space]
            }
        }
        return [$Viewport middle]
    }
}
