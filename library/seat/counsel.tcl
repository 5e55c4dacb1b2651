# counsel.tcl --
#
#       What computer players would do in a seat's place: an officer at once, a
#       general later, who thinks in a process of its own.
#
#   set counsel [::wargame::seat::Counsel new SEAT HEARDCMD]
#       hints          {TEXT WHERE ACTION}, the officer's first; none if no
#                      computer plays this game, or nothing is asked.  HEARDCMD
#                      is called when the general, too, has said something
#       generalAt      where the general's comes among them, from 0 on
#       agreed         of a general who would do the same, and has searched:
#                      that, in words; else ""

need base/words present/apart seat/seat-part

if {![info object isa class ::wargame::seat::Counsel]} {
    oo::class create ::wargame::seat::Counsel {
        superclass ::wargame::seat::SeatPart
    }
}

oo::define ::wargame::seat::Counsel {
    # Said: by level, {STAMP ACTION EXPECTS REASON FOLLOWS STEP}.  Kept: what
    # the general expected of the plan that he goes on by, or {}.
    variable Seat Match Presenter Thinkers AnswerCmd Said Kept

    constructor {seat answerCmd} {
        next $seat {}
        set AnswerCmd $answerCmd
        set Thinkers [dict create]
        set Said [dict create]
        set Kept {}
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
                    [$officer reason] [$officer follows]]
            my Begin
        }
        return [list {*}[my Hint officer] \
                {*}[expr {[my IsSame] ? {} : [my Hint general]}]]
    }

    method generalAt {} {
        # An officer's answer that is not offered is no hint.
        return [llength [my Hint officer]]
    }

    method IsSame {} {
        # Both would do that, now.
        return [expr {[lrange [my About officer] 0 1]
            eq [lrange [my About general] 0 1]}]
    }

    method agreed {} {
        set expects [lindex [my About general] 2]
        return [expr {[my IsSame] && [my HasSearched $expects]
            ? [join [list [::wargame::base::say hint.agreed] \
                {*}[my Chance $expects]]] : ""}]
    }

    method About {level} {
        return [expr {[dict exists $Said $level] ? [dict get $Said $level]
            : {"" {} {} {} {} {}}}]
    }

    method Begin {} {
        set general [my Thinker general]
        if {$general ne ""} {
            set Kept [my Followed]
            if {$Kept eq {}} {
                # Since then a person may have gone on by another plan.
                $general forget
            }
            $general think [namespace code [list my Answered [$Match stamp]]]
        }
    }

    method Step {} {
        return [list [$Match side] [$Match decision]]
    }

    method Followed {} {
        # What the general expected, if since then his answer alone was done,
        # and the same is asked: he goes on by that plan.
        lassign [my About general] stamp action expects - - step
        set n [$Match length]
        return [expr {$n > 0 && [my HasSearched $expects]
                && $step eq [my Step]
                && $stamp eq [$Match stamp [expr {$n - 1}]]
                && $action eq [dict get [$Match entry $n] action] ? $expects
            : {}}]
    }

    method Answered {stamp action} {
        if {$stamp eq [$Match stamp] && $action ne ""} {
            set general [my Thinker general]
            set expects [$general expects]
            if {![my HasSearched $expects] && $Kept ne {}} {
                set expects $Kept
            }
            dict set Said general [list $stamp $action $expects \
                    [$general reason] [$general follows] [my Step]]
            {*}$AnswerCmd
        }
    }

    method Hint {level} {
        lassign [my About $level] stamp action expects reason follows
        if {$stamp ne [$Match stamp] || $action ni [$Seat offered]} {
            return {}
        }
        lassign [my March $action $follows] deed shown
        set said [list [my Says $level $expects $deed]]
        set why [my Why $action [expr {[my IsSame]
            ? [lindex [my About general] 2] : $expects}] $reason]
        if {$why ne ""} {
            lappend said [::wargame::base::say hint.why $why]
        }
        if {$level eq "general" || ![my IsSame]} {
            lappend said {*}[my Chance $expects]
        } else {
            lappend said {*}[expr {[my agreed] eq "" ? {}
                : [list [my agreed]]}]
        }
        return [list [list [join $said] [my Where $shown] $shown]]
    }

    method Why {action expects reason} {
        # Who searched has tried it beside others, whatever else it is for.
        if {$reason ne ""} {
            return [[$Presenter words] because $reason]
        }
        return [expr {$action eq "done" ? [::wargame::base::say because.done]
            : [my HasSearched $expects] ? [::wargame::base::say because.tried]
            : ""}]
    }

    method Says {level expects deed} {
        # Who speaks, and how far he looks ahead in this game, if he has.
        return [expr {$level eq "general" && ![my HasSearched $expects]
            ? [::wargame::base::say hint.general.unsearched $deed]
            : [::wargame::base::sayOf [$Presenter game] hint.$level $deed]}]
    }

    method HasSearched {expects} {
        return [expr {[dict exists $expects iterations]
            && [dict get $expects iterations] > 0}]
    }

    method Chance {expects} {
        return [expr {![dict exists $expects chance] ? {}
            : [list [::wargame::base::say hint.chance \
                [expr {([dict get $expects chance] + 5) / 10}]]]}]
    }

    method March {action follows} {
        # {DEED ACTION}: in words, and to be shown on the map; of a piece that
        # is taken up, or led already, all the way to where it ends.
        set words [$Presenter words]
        set gestures [$Presenter gestures]
        set unit [expr {[$gestures takesUp $action] ? [lindex $action 1]
            : [$gestures inHand [$Seat moment]]}]
        if {$unit eq ""} {
            return [list [$words deed $action] $action]
        }
        set steps [list {*}[expr {[$gestures takesUp $action] ? {}
            : [list $action]}] {*}$follows]
        set goes [lsearch -all -inline -not -exact [lmap step $steps {
            expr {[my Goal $step] eq "" ? "" : $step}
        }] ""]
        set deeds [lmap step [expr {[llength $goes] ? [lrange $goes end end]
            : $steps}] { $words label $step }]
        set name [::wargame::present::nameApart $words [$Presenter reader] \
                [$Seat moment] $unit]
        return [list [expr {[llength $deeds]
            ? "$name: [join $deeds {, }]" : $name}] \
            [list to $unit {*}[my Goal [lindex $goes end]]]]
    }

    method Goal {step} {
        # Where a step goes, if anywhere.  Not by expr, to which a hex of
        # digits is an octal number.
        lassign $step - place more
        if {$more eq "" && [[$Presenter reader] isPlace $place]} {
            return $place
        }
        return ""
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
