# counsel.tcl --
#
#       What computer players would do in a seat's place: an officer at once, a
#       general later, who thinks in a process of its own.
#
#   set counsel [::wargame::seat::Counsel new SEAT HEARDCMD]
#       hints          {TEXT WHERE ACTION}, the best first; none if no computer
#                      plays this game, or nothing is asked.  HEARDCMD is called
#                      when the general, too, has said something

need base/words seat/seat-part

if {![info object isa class ::wargame::seat::Counsel]} {
    oo::class create ::wargame::seat::Counsel {
        superclass ::wargame::seat::SeatPart
    }
}

oo::define ::wargame::seat::Counsel {
    # Said: by level, {STAMP ACTION EXPECTS REASON}.
    variable Seat Match Presenter Thinkers AnswerCmd Said

    constructor {seat answerCmd} {
        next $seat {}
        set AnswerCmd $answerCmd
        set Thinkers [dict create]
        set Said [dict create]
    }

    destructor {
        if {[info exists Thinkers]} {
            foreach thinker [dict values $Thinkers] {
                if {$thinker ne ""} {
                    $thinker destroy
                }
            }
        }
    }

    method Thinker {level} {
        if {![dict exists $Thinkers $level]} {
            dict set Thinkers $level [$Match thinker $level]
        }
        return [dict get $Thinkers $level]
    }

    method hints {} {
        set officer [my Thinker officer]
        if {$officer eq "" || ![llength [$Seat offered]]} {
            return {}
        }
        if {[lindex [my About officer] 0] ne [$Match stamp]} {
            set action [$officer now]
            dict set Said officer [list [$Match stamp] $action {} \
                    [$officer reason]]
            my Begin
        }
        return [concat {*}[lmap level {general officer} { my Hint $level }]]
    }

    method About {level} {
        return [expr {[dict exists $Said $level] ? [dict get $Said $level]
            : {"" {} {} {}}}]
    }

    method Begin {} {
        set general [my Thinker general]
        if {$general ne ""} {
            $general drop
            $general think [namespace code [list my Answered [$Match stamp]]]
        }
    }

    method Answered {stamp action} {
        if {$stamp eq [$Match stamp] && $action ne ""} {
            dict set Said general [list $stamp $action \
                    [[my Thinker general] expects] \
                    [[my Thinker general] reason]]
            {*}$AnswerCmd
        }
    }

    method Hint {level} {
        lassign [my About $level] stamp action expects reason
        if {$stamp ne [$Match stamp] || $action ni [$Seat offered]
                || [[$Presenter gestures] takesUp $action]} {
            # To take a piece up says nothing yet: the game knows more.
            return {}
        }
        # Who speaks, and how far he looks ahead in this game.
        set text [::wargame::base::sayOf [$Presenter game] hint.$level \
                [[$Presenter words] deed $action]]
        if {$reason ne ""} {
            append text " " [::wargame::base::say hint.why \
                    [[$Presenter words] because $reason]]
        }
        if {[dict exists $expects chance]} {
            append text " " [::wargame::base::say hint.chance \
                    [expr {([dict get $expects chance] + 5) / 10}]]
        }
        return [list [list $text [my Where $action] $action]]
    }

    method Where {action} {
        # The piece or the place that an action is about; the last is where it
        # goes.
        set reader [$Presenter reader]
        set about [lmap word [lrange $action 1 end] {
            if {![$reader isUnit $word] && ![$reader isPlace $word]} continue
            set word
        }]
        return [lindex $about end]
    }
}
