# status-line.tcl --
#
#       The line at the lower edge of a seat: what has just been said, and why
#       something was refused, with the rule that refused it.
#
#   set status [::wargame::seat::StatusLine new SEAT PARTS]
#       say TEXT ?RULE?    says TEXT; a click on it opens that rule
#       aloud TEXT         says it, at the pointer, too
#       told               what stands there
#       fade               says nothing, if the last was said of another moment
#       spoil              the next moment is another, whatever has been done
#       refuse RULE TEXT   says it, at the pointer, too
#       openWhy            opens the rule that refused, if one did
#       because REASON     says why, by a reason of the rules: {6.4 river}
#       whyNot ACTIONS ?REASON?   says why the first of these that has a reason
#                          is refused, or REASON, if it is not "" -> 1 if it
#                          said one
#       rule               what a person would read up now: why something was
#                          refused, or else what is asked

need seat/seat-part

if {![info object isa class ::wargame::seat::StatusLine]} {
    oo::class create ::wargame::seat::StatusLine {
        superclass ::wargame::seat::SeatPart
    }
}

oo::define ::wargame::seat::StatusLine {
    variable Seat Match Presenter Board Label Refused SaidAt

    constructor {seat parts} {
        next $seat $parts
        set Label [$Seat part status]
        set Refused ""
        set SaidAt ""
        bind $Label <Button-1> [namespace code {my openWhy}]
    }

    method say {text {rule ""}} {
        set Refused $rule
        set SaidAt [$Match stamp]
        $Label configure -text $text \
                -cursor [expr {$rule eq "" ? "" : "hand2"}]
    }

    method told {} {
        return [$Label cget -text]
    }

    method fade {} {
        if {$SaidAt ne [$Match stamp]} {
            my say ""
            my AtPointer ""
        }
    }

    method spoil {} {
        set SaidAt ""
    }

    method AtPointer {text} {
        if {$Board ne ""} {
            $Board refuse $text
        }
    }

    method aloud {text} {
        # At the pointer, too.
        my say $text
        my AtPointer $text
    }

    method refuse {rule text} {
        my say $text $rule
        my AtPointer $text
    }

    method whyNot {tries {reason ""}} {
        if {$reason ne ""} {
            my because $reason
            return 1
        }
        foreach action $tries {
            set reason [$Match why $action]
            if {$reason ne ""} {
                my because $reason
                return 1
            }
        }
        return 0
    }

    method because {reason} {
        my refuse [string trim [lindex $reason 0] -] \
                [[$Presenter words] refusal $reason [$Seat moment]]
    }

    method rule {} {
        return [expr {$Refused ne "" ? $Refused : [$Match rule]}]
    }

    method openWhy {} {
        if {$Refused ne ""} {
            $Seat openRule $Refused
        }
    }
}
