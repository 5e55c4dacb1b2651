# named.tcl --
#
#       What a click takes on the name of a formation of a board, seen from
#       afar: who of it can be selected; and never a token of another that lies
#       below the name.
#
#   set named [::wargame::board::Named new VIEWPORT SIGNS SELECTION]
#       at X Y               selectable tokens of the name at that point
#                            of the window, in order; {} where there is none
#       all X Y              all tokens of it

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
        return [lsort [$Selection able [my all $x $y]]]
    }

    method all {x y} {
        return [$Signs tokensAt {*}[$Viewport onCanvas $x $y]]
    }
}
