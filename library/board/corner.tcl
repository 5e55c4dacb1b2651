# corner.tcl --
#
#       In which lower corner of its window the minimap of a board lies, so that
#       what one wants to see is not beneath it.
#
#   set corner [::wargame::board::Corner new VIEWPORT BENEATH]
#       box WIDE HIGH        {LEFT TOP WIDTH HEIGHT} in the window of one so
#                            large; {}: something that is spoken of lies in
#                            both corners
#       swap                 into the other
#   If there is need of it, into the other, and -> was there?
#       stepAside            from what keys have come to
#       makeRoom             for what is asked, where much more of it lies under
#                            this corner than under the other

need look/theme board/beneath

if {![info object isa class ::wargame::board::Corner]} {
    oo::class create ::wargame::board::Corner
}

oo::define ::wargame::board::Corner {
    # Size: {WIDE HIGH} when the box was asked for.
    variable Viewport Beneath Corner Size

    constructor {viewport beneath} {
        set Viewport $viewport
        set Beneath $beneath
        set Corner right
        set Size {0 0}
    }

    method box {wide high} {
        set Size [list $wide $high]
        if {[$Beneath isMeant [my In $Corner]]} {
            if {[$Beneath isMeant [my In [my Other]]]} {
                return {}
            }
            my swap
        }
        return [my In $Corner]
    }

    method swap {} {
        set Corner [my Other]
    }

    method stepAside {} {
        set needed [expr {[$Beneath isKeyed [my In $Corner]]
            && ![$Beneath isMeant [my In [my Other]]]}]
        if {$needed} {
            my swap
        }
        return $needed
    }

    method makeRoom {} {
        set other [my In [my Other]]
        set needed [expr {![$Beneath isKeyed $other]
            && ![$Beneath isMeant $other]
            && [$Beneath weight [my In $Corner]]
                > 1.5 * [$Beneath weight $other] + 2}]
        if {$needed} {
            my swap
        }
        return $needed
    }

    method Other {} {
        return [expr {$Corner eq "left" ? "right" : "left"}]
    }

    method In {corner} {
        lassign [$Viewport size] width height
        lassign $Size wide high
        set gap [::wargame::look::theme px 10]
        return [list [expr {$corner eq "left" ? $gap : $width - $wide - $gap}] \
            [expr {$height - $high - $gap}] $wide $high]
    }
}
