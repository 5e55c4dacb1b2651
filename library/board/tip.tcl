# tip.tcl --
#
#       A refusal, or the tooltip of a token, on a board: one at a time.
#
#   set tip [::wargame::board::Tip new CANVAS VIEWPORT SPACES PLATES LETTERING
#           LAYERS JOBS STACKS]
#       refuse TEXT ?SPACE?  at the pointer, or below a space and what stands
#                            there, until something is done, or for as long as
#                            one reads; "" only ends what was said
#       tell TEXT SPACE      says TEXT, which is no refusal, at a space, for as
#                            long as one reads
#       hintSoon CMD         shows, half a second later, what CMD tells, unless
#                            something is said then or it was closed: {TEXT X
#                            Y}, X Y a point of the canvas below which TEXT is
#                            said; or nothing
#       place                once more, inside the window, wherever that looks
#       isRefusal            is a refusal shown?
#       refuses TEXT         is it that?
#       isRefusalAt X Y      is a refusal at that point of the window?
#       closeHint            closes a tooltip, since the pointer went on; what
#                            refuse and tell say stays
#       close                says nothing any more

need base/timer look/theme

package require Tk

namespace eval ::wargame::board {
    variable ReadIn 8000            ;# milliseconds in which a sentence is read
}

if {![info object isa class ::wargame::board::Tip]} {
    oo::class create ::wargame::board::Tip
}

oo::define ::wargame::board::Tip {
    # Tip: {TEXT INK ROLE X Y}, or "".  Refused: what a refusal says.  Goes:
    # when it has been read.
    variable Canvas Viewport Spaces Plates Lettering Layers Jobs Stacks Tip \
            Refused HintCmd Hinting Goes

    constructor {canvas viewport spaces plates lettering layers jobs stacks} {
        set Canvas $canvas
        set Viewport $viewport
        set Spaces $spaces
        set Plates $plates
        set Lettering $lettering
        set Layers $layers
        set Jobs $jobs
        set Stacks $stacks
        set Hinting [namespace code {my Hint}]
        set Tip ""
        set Refused ""
        set Goes ""
    }

    destructor {
        ::wargame::base::timer forget $Goes
    }

    method refuse {text {space ""}} {
        my close
        if {$text ne ""} {
            my Say $text bad $space
            set Refused $text
        }
    }

    method tell {text space} {
        my close
        my Say $text ink $space
    }

    method Say {text ink space} {
        if {$space ne "" && [$Spaces isOnGround $space]} {
            lassign [$Viewport pixel {*}[$Spaces middle $space]] x y
            set y [::tcl::mathfunc::max [expr {$y + [$Lettering size medium]}] \
                    {*}[lmap box [$Stacks boxesIn $space] { lindex $box 3 }]]
        } else {
            lassign [winfo pointerxy $Canvas] x y
            lassign [$Viewport onCanvas [expr {$x - [winfo rootx $Canvas]}] \
                    [expr {$y - [winfo rooty $Canvas]}]] x y
        }
        set Tip [list [$Plates wrap $text caption] $ink caption $x $y]
        set Goes [::wargame::base::timer later $::wargame::board::ReadIn \
                [namespace code {my close}]]
        my place
    }

    method hintSoon {command} {
        set HintCmd $command
        $Jobs wait $Hinting 500
    }

    method Hint {} {
        lassign [{*}$HintCmd] text x y
        if {$Tip eq "" && $text ne ""} {
            set Tip [list [$Plates wrap $text small] ink small $x $y]
            my place
        }
    }

    method place {} {
        $Canvas delete tip
        if {$Tip eq ""} {
            return
        }
        lassign $Tip text ink role x y
        lassign [$Plates plate $x [expr {$y + 4}] n $text paperLift $ink tip \
                $role] x0 y0 x1 y1
        lassign [$Viewport inside $x0 $y0 [expr {$x1 - $x0}] \
                [expr {$y1 - $y0}] 1] left top
        $Canvas move tip [expr {$left - $x0}] [expr {$top - $y0}]
        $Canvas raise tip
    }

    method isRefusalAt {x y} {
        return [expr {$Refused ne "" && [$Layers isOn tip $x $y]}]
    }

    method isRefusal {} {
        return [expr {$Refused ne ""}]
    }

    method refuses {text} {
        return [expr {$text ne "" && $Refused eq $text}]
    }

    method closeHint {} {
        if {$Goes eq ""} {
            my close
        }
    }

    method close {} {
        set Tip ""
        set Refused ""
        ::wargame::base::timer forget $Goes
        set Goes ""
        $Canvas delete tip
        $Jobs forget $Hinting
    }
}
