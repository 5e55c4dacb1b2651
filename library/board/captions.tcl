# captions.tcl --
#
#       What is said of spaces of a board, over their tokens.
#
#   set captions [::wargame::board::Captions new CANVAS VIEWPORT SPACES PLATES
#           LETTERING LAYERS JOBS STACKS MANY]
#       MANY      1: the spaces are many and small; on bare ground the words
#                 stand alone in the middle, if there is room for them
#
#       show CAPTIONS WARM   dictionary space -> words, "" for none; the later
#                            lie over the earlier.  WARM is pointed at.  They
#                            are drawn when what was done is answered; those of
#                            other spaces are gone at once
#       draw                 draws the captions in the present scale
#       rescaled             deletes the captions, drawn in another scale

need look/theme

package require Tk

if {![info object isa class ::wargame::board::Captions]} {
    oo::class create ::wargame::board::Captions
}

oo::define ::wargame::board::Captions {
    variable Canvas Viewport Spaces Plates Lettering Layers Jobs Stacks Many \
            Shown Warm Drawing

    constructor {canvas viewport spaces plates lettering layers jobs stacks
            many} {
        foreach name {canvas viewport spaces plates lettering layers jobs stacks
                many} {
            set [string totitle $name] [set $name]
        }
        set Shown [dict create]
        set Warm ""
        set Drawing [namespace code {my draw}]
    }

    method show {captions warm} {
        if {[dict keys $captions] ne [dict keys $Shown]} {
            $Canvas delete offered
        }
        set Shown $captions
        set Warm $warm
        $Jobs slice $Drawing
    }

    method rescaled {} {
        $Canvas delete offered
    }

    method draw {} {
        $Jobs forget $Drawing
        $Canvas delete offered
        dict for {key caption} $Shown {
            if {$caption ne "" && [$Spaces isOnGround $key]} {
                my Draw $key $caption
            }
        }
        $Layers place caption
    }

    method Draw {key caption} {
        # Above the tokens there.
        lassign [$Viewport pixel {*}[$Spaces middle $key]] x y
        set boxes [$Stacks boxesIn $key]
        if {$Many && $key ne $Warm && ![llength $boxes]} {
            my DrawBare $key $caption $x $y
            return
        }
        set y [expr {$y - [$Lettering size small]}]
        foreach box $boxes {
            lassign $box x0 y0 x1
            if {$y0 < $y} {
                set y [expr {$y0 - 2}]
                set x [expr {($x0 + $x1) / 2}]
            }
        }
        $Plates plate $x $y s $caption paperLift goldDark {caption offered}
    }

    method DrawBare {key caption x y} {
        lassign [$Spaces get $key bounds] x0 y0 x1 y1
        set font [::wargame::look::theme font bodyBold]
        if {[font measure $font $caption]
                < 0.9 * [$Viewport scale] * ($x1 - $x0)} {
            $Canvas create text $x $y -text $caption -font $font \
                    -fill [::wargame::look::theme color ink] -tags \
                    {caption offered}
        }
    }
}
