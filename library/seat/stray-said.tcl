# stray-said.tcl --
#
#       What is said of a press that was not heard, and of a digit that only
#       marks its button.
#
#   set strays [::wargame::seat::StraySaid new SEAT PARTS]
#       tooSoon            says that a press was not heard: look/stray.tcl
#       changed            the match has changed: what was said of a question
#                          before is said no longer
#       isLone DECLINED    is this a digit, and was the last that this side did
#                          to say Done?  It may have been meant for what that
#                          asked, or another card.  Where what is asked cannot
#                          be DECLINED: if the other has decided nothing since
#       mark ACTION HOW    the button of that digit has the keyboard instead:
#                          Return gives the answer.  HOW: as of answers.tcl

need base/words look/stray seat/seat-part

if {![info object isa class ::wargame::seat::StraySaid]} {
    oo::class create ::wargame::seat::StraySaid {
        superclass ::wargame::seat::SeatPart
    }
}

oo::define ::wargame::seat::StraySaid {
    # Said: {TEXT STAMP} of the match when it was said.
    variable Seat Match Viewer Presenter Said

    constructor {seat parts} {
        next $seat $parts
        set Said {"" ""}
    }

    method tooSoon {} {
        if {[$Match side] in {0 1}} {
            my Say [::wargame::base::say orders.tooSoon \
                [[$Presenter sentences] title [$Match moment $Viewer]]]
        }
    }

    method Say {text} {
        [my of status] say $text
        set Said [list [[my of status] told] [$Match stamp]]
    }

    method changed {} {
        lassign $Said text stamp
        if {$text ne "" && $stamp ne [$Match stamp]} {
            if {[[my of status] told] eq $text} {
                [my of status] say ""
            }
            set Said {"" ""}
        }
    }

    method isLone {declined} {
        if {![::wargame::look::isByDigit]} {
            return 0
        }
        for {set n [$Match length]} {$n > 0} {incr n -1} {
            set entry [$Match entry $n]
            if {[dict get $entry side] eq [$Match side]} {
                return [expr {[lindex [dict get $entry action] 0]
                    in {done pass}}]
            } elseif {!$declined && [dict get $entry side] in {0 1}} {
                return 0
            }
        }
        return 0
    }

    method mark {action how} {
        set label [::wargame::look::markDigit]
        my Say [::wargame::base::say orders.marked [expr {$how eq "begins"
            ? $label : [[$Presenter words] label $action]}]]
    }
}
