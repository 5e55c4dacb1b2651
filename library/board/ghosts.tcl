# ghosts.tcl --
#
#       Where tokens of a board would go, before they do: a pale picture of each
#       in its space, and a mark on each that would stay.
#
#   set ghosts [::wargame::board::Ghosts new CANVAS DRAWCMD VIEWPORT SPACES
#           LAYERS PLATES TOKENS STACKS]
#       DRAWCMD   see board.tcl
#
#       show GOES STAY       GOES: {TOKEN SPACE} each; STAY: tokens.  These and
#                            no others
#       draw                 draws all in the present scale
#       rescale RATIO        bring them to where they belong, until they are
#                            drawn

need look/theme

package require Tk

if {![info object isa class ::wargame::board::Ghosts]} {
    oo::class create ::wargame::board::Ghosts
}

oo::define ::wargame::board::Ghosts {
    variable Canvas DrawCmd Viewport Spaces Layers Plates Tokens Stacks Goes \
            Stay

    constructor {
        canvas drawCmd viewport spaces layers plates tokens stacks
    } {
        set Canvas $canvas
        set DrawCmd $drawCmd
        set Viewport $viewport
        set Spaces $spaces
        set Layers $layers
        set Plates $plates
        set Tokens $tokens
        set Stacks $stacks
        set Goes {}
        set Stay {}
    }

    method show {goes stay} {
        if {$goes ne $Goes || $stay ne $Stay} {
            set Goes $goes
            set Stay $stay
            my draw
        }
    }

    method rescale {ratio} {
        $Canvas scale ghost 0 0 $ratio $ratio
    }

    method draw {} {
        $Canvas delete ghost
        set size [$Stacks size]
        set there [dict create]
        foreach pair $Goes {
            lassign $pair id space
            if {![$Tokens has $id] || ![$Spaces isOnGround $space]} continue
            # Those that come to one space lie upon each other, a little off.
            dict incr there $space
            set off [expr {0.14 * $size * ([dict get $there $space] - 1)}]
            lassign [$Viewport pixel {*}[$Spaces middle $space]] x y
            $Canvas create image [expr {$x + $off}] [expr {$y - $off}] \
                    -tags [list ghost goes $id] \
                    -image [my Pale $id $size]
        }
        foreach id $Stay {
            if {![$Tokens has $id] || ![llength [$Tokens place $id]]} continue
            $Canvas create image {*}[$Tokens place $id] \
                    -tags [list ghost stays $id] \
                    -image [my Mark [expr {round(0.7 * $size)}]]
        }
        if {[llength $Goes] || [llength $Stay]} {
            $Layers place ghost
        }
    }

    method Pale {id size} {
        set svg [{*}$DrawCmd [$Tokens get $id face] [$Tokens get $id marks] \
                [expr {$size / [::wargame::look::theme density]}]]
        regsub {<svg[^>]*>} $svg {&<g opacity="0.55">} svg
        regsub {</svg>\s*$} $svg {</g>&} svg
        return [$Plates picture $svg [expr {round($size * 1.2)}]]
    }

    method Mark {wide} {
        # A cross in a disc: known without its colour.
        return [$Plates picture [format {<svg
            xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><circle
            cx="50" cy="50" r="42" fill="%1$s" fill-opacity="0.85"
            stroke="%2$s" stroke-width="9"/><path
            d="M30 30 L70 70 M70 30 L30 70" stroke="%2$s"
            stroke-width="12"/></svg>} \
            [::wargame::look::theme color paperLift] \
            [::wargame::look::theme color bad]] $wide]
    }
}
