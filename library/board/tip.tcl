# tip.tcl --
#
#       A refusal, or the tooltip of a token, on a board: one at a time.
#
#   set tip [::wargame::board::Tip new CANVAS VIEWPORT SPACES PLATES LETTERING
#           LAYERS JOBS MEANT]
#       refuse TEXT ?SPACE?  beside what is at the pointer, or below a space
#                            and what stands there, until something is done, or
#                            for as long as one reads; "" only ends what was
#                            said
#       tell TEXT SPACES     says TEXT, which is no refusal, of these spaces, at
#                            the first, for as long as one reads
#       keepOff BOX          {LEFT TOP WIDTH HEIGHT} of the window, or "", is
#                            covered
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

need base/timer board/overlap look/theme

package require Tk

namespace eval ::wargame::board {
    variable ReadIn 8000            ;# milliseconds in which a sentence is read
}

if {![info object isa class ::wargame::board::Tip]} {
    oo::class create ::wargame::board::Tip
}

oo::define ::wargame::board::Tip {
    # Tip: {TEXT INK ROLE X Y}, or "".  Refused: what a refusal says.  Goes:
    # when it has been read.  Cover: what is covered.
    variable Canvas Viewport Spaces Plates Lettering Layers Jobs Meant Tip \
            Refused HintCmd Hinting Goes Cover

    constructor {canvas viewport spaces plates lettering layers jobs meant} {
        set Canvas $canvas
        set Viewport $viewport
        set Spaces $spaces
        set Plates $plates
        set Lettering $lettering
        set Layers $layers
        set Jobs $jobs
        set Meant $meant
        set Hinting [namespace code {my Hint}]
        set Tip ""
        set Refused ""
        set Goes ""
        set Cover ""
    }

    destructor {
        ::wargame::base::timer forget $Goes
    }

    method refuse {text {space ""}} {
        my close
        if {$text ne ""} {
            my Say $text bad [lsearch -all -inline -not [list $space] ""]
            set Refused $text
        }
    }

    method tell {text spaces} {
        my close
        my Say $text ink $spaces
    }

    method Say {text ink spaces} {
        lassign {} x y
        $Meant about $spaces
        if {![llength [$Meant first]]} {
            lassign [winfo pointerxy $Canvas] x y
            lassign [$Viewport onCanvas [expr {$x - [winfo rootx $Canvas]}] \
                    [expr {$y - [winfo rooty $Canvas]}]] x y
        }
        set Tip [list [$Plates wrap $text caption] $ink caption $x $y]
        set Goes [::wargame::base::timer later $::wargame::board::ReadIn \
                [namespace code {my close}]]
        my place
    }

    method keepOff {box} {
        if {$box ne $Cover} {
            set Cover $box
            my place
        }
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
        set first [$Meant first]
        if {[llength $first]} {
            lassign $first left top right y
            set x [expr {($left + $right) / 2}]
        }
        lassign [$Plates extent $text $role] wide high
        # What a tooltip says of a token of a sheet hides none of the others.
        set keep [expr {[llength $first] ? [$Meant boxes]
            : $role ne "caption" ? [concat [$Meant boxes] [my Sheet]]
            : [concat [$Meant near $x $y] [my Sheet]]}]
        lassign [$Viewport origin] left top
        lassign [$Viewport size] width - height
        set spare [expr {[llength $first] ? [$Meant others $keep] : {}}]
        foreach {from down across along} $Cover {
            lappend keep [list [expr {$left + $from}] [expr {$top + $down}] \
                [expr {$left + $from + $across}] [expr {$top + $down + $along}]]
        }
        $Plates plate {*}[::wargame::board::overlap clear $x \
            [expr {$y + 4 + $high / 2.0}] $wide $high [list $left $top \
                [expr {$left + $width}] [expr {$top + $height}]] \
            $keep $spare] center $text paperLift $ink tip $role
        $Canvas raise tip
    }

    method Sheet {} {
        # On which a stack is spread out.
        set box [$Canvas bbox panel]
        return [expr {[llength $box] ? [list $box] : {}}]
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
        $Meant about {}
        $Canvas delete tip
        $Jobs forget $Hinting
    }
}
