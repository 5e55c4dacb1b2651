# named.tcl --
#
#       What a click takes on the name of a formation of a board, seen from
#       afar: who of it can be selected; and never a token of another that lies
#       below the name.
#
#   set named [::wargame::board::Named new VIEWPORT SIGNS SELECTION]
#       at X Y               selectable tokens of the name at that point
#                            of the window, in order; {} where there is none
#       hides X Y TOKEN      does the name of others lie there, over a token
#                            that can be selected?

if {![info object isa class ::wargame::board::Named]} {
    oo::class create ::wargame::board::Named
}

oo::define ::wargame::board::Named {
    variable Viewport Signs Selection

    constructor {viewport signs selection} {
        set Viewport $viewport
        set Signs $signs
        set Selection $selection
    }

    method at {x y} {
        return [lsort [lmap token [my Of $x $y] {
            expr {[$Selection may $token] ? $token : [continue]}
        }]]
    }

    method hides {x y token} {
        set tokens [my Of $x $y]
        return [expr {[llength $tokens] && $token ne "" && $token ni $tokens
            && [$Selection may $token]}]
    }

    method Of {x y} {
        return [$Signs tokensAt {*}[$Viewport onCanvas $x $y]]
    }
}
