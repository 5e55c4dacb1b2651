# status-line.tcl --
#
#       The line at the lower edge of a seat: what has just been said, and why
#       something was refused, with the rule that refused it.
#
#   set status [::wargame::seat::StatusLine new SEAT PARTS]
#       say TEXT ?RULE?    says TEXT; a click on it opens that rule
#       also TEXT          says it after what stands there
#       alsoOnce TEXT      says it so, unless it stands last there
#       over TEXT ?RULE?, back    says it until back, which says again what
#                          stood there, unless something else was said since
#       place PLACE        says over it what the inspector tells of that place,
#                          where no inspector is to be seen; "": of none
#       aloud TEXT         says it, at the pointer, too
#       told               what stands there
#       fade               says nothing, if the last was said of another moment
#                          and more was done since than the program answers
#       spoil              the next moment is another, whatever has been done
#       refuse RULE TEXT   says it, at the pointer, too
#       takes TEXT         says it of a piece that is taken up
#       asks TEXT          says where that may go
#       forgive            says again what stood there before it was taken up,
#                          if that, where it may go, or a refusal stands there
#       isDenied           is it a refusal?
#       openWhy            opens the rule that refused, if one did
#       because REASON     says why, by a reason of the rules: {6.4 river}
#       reason REASON      {TEXT RULE} of such a one
#       whyNot ACTIONS ?REASON?   says why the first of these that has a reason
#                          is refused, or REASON, if it is not "" -> 1 if it
#                          said one
#       rule               what a person would read up now: why something was
#                          refused, or else what is asked

need base/words seat/seat-part

if {![info object isa class ::wargame::seat::StatusLine]} {
    oo::class create ::wargame::seat::StatusLine {
        superclass ::wargame::seat::SeatPart
    }
}

oo::define ::wargame::seat::StatusLine {
    # Said: {STAMP LENGTH} of the match when it was said, or "".
    # Under: {TEXT RULE OVER}, what stood there before OVER.  Denied: the text
    # of the last refusal.  Taken: what was said of who is taken up.  Before:
    # {TEXT RULE STAMP} of what stood there.  Long: what shows more than one
    # line.
    variable Seat Table Turn Match Presenter Board Label Refused Said \
            Under Denied Taken Before Long

    constructor {seat parts} {
        next $seat $parts
        set Label [$Seat part status]
        set Refused ""
        set Said ""
        set Under {}
        set Denied ""
        set Taken {}
        set Before {}
        set Long [ttk::label $Label-long -style Desk.TLabel -anchor w \
                -padding [$Label cget -padding] -font [$Label cget -font]]
        foreach label [list $Label $Long] {
            bind $label <Button-1> [namespace code {my openWhy}]
        }
        bind $Label <Configure> [namespace code {my ShowAll}]
    }

    method say {text {rule ""}} {
        set Refused $rule
        my Now
        set text [::wargame::base::lineOf $text]
        $Label configure -text $text \
                -cursor [expr {$rule eq "" ? "" : "hand2"}]
        my ShowAll
    }

    method ShowAll {} {
        # What one line cannot hold, in more, over the lower edge of the map,
        # which keeps its size, and over no words of the side.
        set pads [expr {2 * [lindex [$Label cget -padding] 0]}]
        set room [expr {[winfo width $Label] - $pads}]
        if {$room > 1 && [font measure [$Label cget -font] [my told]] > $room} {
            set wide [winfo width [$Seat part middle]]
            $Long configure -text [my told] -cursor [$Label cget -cursor] \
                    -wraplength [expr {$wide - $pads}]
            place $Long -in $Label -anchor sw -rely 1 -width $wide
            raise $Long
            # Below the side the one line would go on, cut.
            $Label configure -foreground [ttk::style lookup Desk.TLabel \
                    -background]
        } else {
            place forget $Long
            $Label configure -foreground ""
        }
    }

    method also {text} {
        my say [join [list {*}[expr {[my told] eq "" ? {}
            : [list [my told]]}] $text] "  \u00b7  "]
    }

    method alsoOnce {text} {
        if {![string match *$text [my told]]} {
            my also $text
        }
    }

    method over {text {rule ""}} {
        if {$text ne [my told]} {
            set Under [list [my told] $Refused $text]
            my say $text $rule
        }
    }

    method back {} {
        lassign $Under text rule over
        if {[llength $Under] && [my told] eq $over} {
            my say $text $rule
        }
        set Under {}
    }

    method place {place} {
        # While a piece is in the hand its plan is told there.
        if {[$Board held] ne ""} return
        my back
        if {![[$Presenter reader] isPlace $place]
                || [winfo viewable [$Seat part inspector]]} {
            return
        }
        # Its name, its ground and whose it is; not what is beside it.
        set said {}
        foreach part [[$Presenter panels] inspect [$Seat moment] $place] {
            lassign $part kind text
            if {$kind ni {heading soft line warn}
                    || ($kind eq "soft" && [llength $said] > 1)} break
            lappend said "[string trimright $text .]."
        }
        if {[llength $said]} {
            my over [join $said]
        }
    }

    method told {} {
        return [$Label cget -text]
    }

    method fade {} {
        if {[lindex $Said 0] eq [$Match stamp]} {
            return
        } elseif {[my IsAnswered]} {
            my Now
        } else {
            my say ""
            my AtPointer ""
        }
    }

    method Now {} {
        set Said [list [$Match stamp] [$Match length]]
    }

    method IsAnswered {} {
        # Has the program alone acted since?
        lassign $Said stamp n
        if {$n eq "" || [$Turn is replaying] || [$Match length] <= $n
                || [$Match stamp $n] ne $stamp} {
            return 0
        }
        while {$n < [$Match length]} {
            if {![[$Table programAnswers] isTaken [incr n]]} {
                return 0
            }
        }
        return 1
    }

    method spoil {} {
        set Said ""
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
        set Denied $text
    }

    method takes {text} {
        my back
        if {[my isDenied]} {
            set Before {}
        } elseif {[my told] ni $Taken} {
            set Before [list [my told] $Refused [$Match stamp]]
        }
        my say $text
        set Taken [list [my told]]
    }

    method asks {text} {
        my say $text
        lappend Taken [my told]
    }

    method forgive {} {
        my back
        if {[my told] in [list $Denied {*}$Taken]} {
            lassign $Before text rule stamp
            my say {*}[expr {$stamp eq [$Match stamp]
                ? [list $text $rule] : [list ""]}]
        }
        set Taken {}
        set Before {}
    }

    method isDenied {} {
        return [expr {$Denied ne "" && [my told] eq $Denied}]
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
        lassign [my reason $reason] text rule
        my refuse $rule $text
    }

    method reason {reason} {
        return [list [[$Presenter words] refusal $reason [$Seat moment]] \
                [string trim [lindex $reason 0] -]]
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
