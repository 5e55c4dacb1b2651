# tallies.tcl --
#
#       How many tokens lie in a stack of a board of which only the uppermost is
#       seen, and a thin line from a stack that stands beside its space into it.
#
#   set tallies [::wargame::board::Tallies new CANVAS PLATES TOKENS LAYERS]
#       lay COUNTS LEADERS   COUNTS: {X Y SIZE N MOVABLE} each, X Y the upper
#                            right corner of the token, SIZE that of it, MOVABLE
#                            whether one of them can act; LEADERS: {X0 Y0 X1 Y1}

need look/theme

package require Tk

if {![info object isa class ::wargame::board::Tallies]} {
    oo::class create ::wargame::board::Tallies
}

oo::define ::wargame::board::Tallies {
    # Laid: what is drawn.
    variable Canvas Plates Tokens Layers Laid

    constructor {canvas plates tokens layers} {
        set Canvas $canvas
        set Plates $plates
        set Tokens $tokens
        set Layers $layers
        set Laid {{} {}}
    }

    method lay {counts leaders} {
        if {[list $counts $leaders] eq $Laid} {
            return
        }
        set Laid [list $counts $leaders]
        $Canvas delete tally leader
        foreach leader $leaders {
            $Plates leader {*}$leader leader [my State]
        }
        foreach count $counts {
            my Number {*}$count
        }
        $Layers place leader
        $Layers place tally
    }

    method State {} {
        return [expr {[$Tokens isHidden] ? "hidden" : "normal"}]
    }

    method Number {x y size n movable} {
        # A small sheet of paper, light if one of them can act.
        set high [expr {round(max([::wargame::look::theme px 13],
            0.44 * $size))}]
        set svg [format {<svg xmlns="http://www.w3.org/2000/svg"
            viewBox="0 0 20 20"><rect x="0.7" y="0.7" width="18.6"
            height="18.6" rx="5" fill="%s" stroke="%s"
            stroke-width="1.4"/><text x="10" y="15.6" text-anchor="middle"
            font-family="%s" font-weight="bold" font-size="16.5"
            fill="%s">%d</text></svg>} \
            [::wargame::look::theme color [expr {$movable
                ? "offer" : "paperLift"}]] \
            [::wargame::look::theme color ink] \
            [::wargame::look::theme family sans] \
            [::wargame::look::theme color ink] $n]
        $Canvas create image [expr {round($x)}] [expr {round($y)}] -anchor ne \
                -image [$Plates picture $svg $high] -tags tally \
                -state [my State]
    }
}
