# corner.tcl --
#
#       In which corner of its window the minimap of a board lies, so that what
#       one wants to see is not beneath it: a lower one, if that will do.
#
#   set corner [::wargame::board::Corner new VIEWPORT BENEATH]
#       box WIDE HIGH        {LEFT TOP WIDTH HEIGHT} in the window of one so
#                            large; {}: something that is spoken of lies in
#                            each corner
#       swap                 into another
#   If there is need of it, into another, and -> was there?
#       stepAside            from what keys have come to
#       makeRoom             for what is asked, where much more of it lies under
#                            this corner than under that; or for names and signs
#                            to one where there are none, and no more of others

need look/theme board/beneath

if {![info object isa class ::wargame::board::Corner]} {
    oo::class create ::wargame::board::Corner
}

oo::define ::wargame::board::Corner {
    # Corner: {left|right lower|upper}.  Size: {WIDE HIGH} when the box was
    # asked for.
    variable Viewport Beneath Corner Size

    constructor {viewport beneath} {
        set Viewport $viewport
        set Beneath $beneath
        set Corner {right lower}
        set Size {0 0}
    }

    method box {wide high} {
        set Size [list $wide $high]
        if {[$Beneath isMeant [my In $Corner]] && ![my Go IsFree]} {
            return {}
        }
        return [my In $Corner]
    }

    method swap {} {
        if {![my Go IsFree]} {
            set Corner [lindex [my Others] 0]
        }
    }

    method stepAside {} {
        return [expr {[$Beneath isKeyed [my In $Corner]] && [my Go IsFree]}]
    }

    method makeRoom {} {
        return [expr {[my Go IsEmptier] || [my Go IsBare]}]
    }

    # Into the first of the others that is so, and -> is there one?
    method Go {isSo} {
        foreach corner [my Others] {
            if {[my $isSo [my In $corner]]} {
                set Corner $corner
                return 1
            }
        }
        return 0
    }

    method IsFree {box} {
        return [expr {![$Beneath isMeant $box] && ![$Beneath isKeyed $box]}]
    }

    method IsEmptier {box} {
        return [expr {[my IsFree $box]
            && [$Beneath weight [my In $Corner]]
                > 1.5 * [$Beneath weight $box] + 2}]
    }

    method IsBare {box} {
        set here [my In $Corner]
        return [expr {[my IsFree $box] && [$Beneath words $here]
            && ![$Beneath words $box]
            && [$Beneath weight $box] <= [$Beneath weight $here]}]
    }

    method Others {} {
        # That at the same edge first, the upper ones last.
        lassign $Corner side edge
        set other [expr {$side eq "left" ? "right" : "left"}]
        set far [expr {$edge eq "lower" ? "upper" : "lower"}]
        return [list [list $other $edge] [list $side $far] [list $other $far]]
    }

    method In {corner} {
        lassign [$Viewport size] width height
        lassign $Size wide high
        lassign $corner side edge
        set gap [::wargame::look::theme px 10]
        return [list \
            [expr {$side eq "left" ? $gap : $width - $wide - $gap}] \
            [expr {$edge eq "upper" ? $gap : $height - $high - $gap}] \
            $wide $high]
    }
}
