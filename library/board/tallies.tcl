# tallies.tcl --
#
#       How many tokens lie in a stack of a board of which only the uppermost is
#       seen, and where there is room what is told of each, the lowest first;
#       and a thin line from a stack that stands beside its space into it.
#
#   set tallies [::wargame::board::Tallies new CANVAS PLATES TOKENS LAYERS]
#       lay COUNTS LEADERS   COUNTS: {X Y SIZE N MOVABLE BRIEF} each, X Y the
#                            upper right corner of the token, SIZE that of it,
#                            MOVABLE whether one of them can act, BRIEF a few
#                            letters of each, "" of one that tells nothing;
#                            LEADERS: {X0 Y0 X1 Y1}

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

    method Number {x y size n movable {brief {}}} {
        # A small sheet of paper, light if one of them can act.
        if {[my Brief $x $y $size $movable $brief]} return
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

    method Brief {x y size movable brief} {
        # A strip of cells on the lower edge, in place of the number.
        # -> is there room?
        set n [llength $brief]
        set high [expr {$n ? min($size / (0.78 * $n), 0.5 * $size) : 0}]
        if {"" in $brief || $high < 0.95 * [::wargame::look::theme px 10]} {
            return 0
        }
        set wide [expr {78 * $n}]
        set ink [::wargame::look::theme color ink]
        set svg [format {<svg xmlns="http://www.w3.org/2000/svg"
            viewBox="0 0 %1$s %1$s"><g transform="translate(0,%2$s)"
            font-family="%5$s" font-weight="bold" font-size="86"><rect x="4"
            y="4" width="%3$s" height="92" rx="18" fill="%4$s" stroke="%6$s"
            stroke-width="8"/>} $wide [expr {$wide - 100}] [expr {$wide - 8}] \
            [::wargame::look::theme color [expr {$movable
                ? "offer" : "paperLift"}]] \
            [::wargame::look::theme family sans] $ink]
        set left 0
        foreach one $brief {
            if {$left} {
                append svg [format {<path d="M%s,4 V96" stroke="%s"
                    stroke-width="5"/>} $left $ink]
            }
            append svg [format {<text x="%s" y="80" text-anchor="middle"
                fill="%s">%s</text>} [expr {$left + 39}] $ink $one]
            incr left 78
        }
        $Canvas create image [expr {round($x)}] [expr {round($y + $size)}] \
                -anchor se -tags {tally brief} -state [my State] \
                -image [$Plates picture $svg</g></svg> \
                    [expr {round($high * $wide / 100.0)}]]
        return 1
    }
}
