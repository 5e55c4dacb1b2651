# band.tcl --
#
#       A band drawn on a board, about tokens that are to be selected.
#
#   set band [::wargame::board::Band new CANVAS VIEWPORT TOKENS SELECTION]
#       begin X Y            begins one at that point of the window
#       isDrawn              has one begun?
#       drag X Y             draws it to there
#       end X Y              ends it there -> those on the ground whose middle
#                            is in it, that can be selected

need look/theme

package require Tk

if {![info object isa class ::wargame::board::Band]} {
    oo::class create ::wargame::board::Band
}

oo::define ::wargame::board::Band {
    # From: {X Y} of the canvas where it began, or "".
    variable Canvas Viewport Tokens Selection From

    constructor {canvas viewport tokens selection} {
        set Canvas $canvas
        set Viewport $viewport
        set Tokens $tokens
        set Selection $selection
        set From ""
    }

    method begin {x y} {
        set From [$Viewport onCanvas $x $y]
    }

    method isDrawn {} {
        return [expr {$From ne ""}]
    }

    method drag {x y} {
        $Canvas delete band
        $Canvas create rectangle {*}$From {*}[$Viewport onCanvas $x $y] \
                -outline [::wargame::look::theme color ink] -dash {6 4} \
                -width [::wargame::look::theme px 2] -tags band
    }

    method end {x y} {
        $Canvas delete band
        set inside [my Inside {*}$From {*}[$Viewport onCanvas $x $y]]
        set From ""
        return $inside
    }

    method Inside {x0 y0 x1 y1} {
        return [lmap token [$Tokens ids] {
            lassign [$Tokens place $token] x y
            if {![$Selection may $token] || $x eq ""
                    || $x < min($x0, $x1) || $x > max($x0, $x1)
                    || $y < min($y0, $y1) || $y > max($y0, $y1)} continue
            set token
        }]
    }
}
