# battle-events.tcl --
#
#       What was told of the battle that a panel shows; and whether the panel
#       stays though the match has gone on, until that has been seen.
#
#   set events [::wargame::panels::BattleEvents new MATCH VIEWER PRESENTER]
#       hear       takes in what was told since; true if dice were among it
#       events     -> all of the battle
#       throw      the last dice, {STYLE TEXT DICE}, or ""
#       lines      for the Record
#       scene SCENE    what is drawn now, where SCENE was drawn before: of a
#                  battle that is over what it looks like at its end
#       outlasts SCENE HANDOVER   has that battle ended, or, if another viewer
#                  is to sit here (HANDOVER), have dice just been thrown?  Then
#                  that is looked at, until goOn
#       shows      ended, dice, or "": what is looked at
#       goOn       notes that what is looked at has been seen
#       awaits HOW   all dice can be rolled at once, by a button: yes; they are:
#                  done; or another question is asked: no
#       lie        what is looked at is shown
#       isSoon     was it that button where one goes on now, a moment ago?  A
#                  press that was meant for it leaves unread what is shown

need base/timer look/stray

if {![info object isa class ::wargame::panels::BattleEvents]} {
    oo::class create ::wargame::panels::BattleEvents
}

oo::define ::wargame::panels::BattleEvents {
    # Seen: the length of the match when it was asked; Latest: the last ones.
    # Lay: when dice came to lie that could have been rolled at once.
    variable Match Viewer Presenter Events Seen Latest Shows Awaits Lay

    constructor {match viewer presenter} {
        set Match $match
        set Viewer $viewer
        set Presenter $presenter
        set Events {}
        lassign {0 {} "" no ""} Seen Latest Shows Awaits Lay
    }

    method events {} {
        return $Events
    }

    method shows {} {
        return $Shows
    }

    method throw {} {
        return [[$Presenter record] throw $Events]
    }

    method lines {} {
        return [[$Presenter record] lines $Events]
    }

    method hear {} {
        set length [$Match length]
        if {$length < $Seen} {
            set Seen 0
        }
        set first [expr {$Seen == 0}]
        if {$first} {
            set Events {}
        }
        set Latest [my Told]
        set Seen $length
        return [expr {!$first && [my Thrown $Latest]}]
    }

    method scene {scene} {
        if {$Shows eq "ended"} {
            set scene [[$Presenter battle] after $scene $Events $Latest]
            set Events [concat $Events $Latest]
            return $scene
        }
        set Events [concat $Events $Latest]
        set Events [lrange $Events [[$Presenter record] start $Events] end]
        return [[$Presenter battle] scene [$Match moment $Viewer]]
    }

    method Told {} {
        # Since; of a battle that is over, up to its end.
        set latest [$Match events $Viewer [expr {$Seen + 1}]]
        if {$Shows eq "ended"} {
            set start [[$Presenter record] start $latest]
            set latest [lrange $latest 0 [expr {$start ? $start - 1 : "end"}]]
            set latest [lrange $latest 0 [[$Presenter record] end $latest]]
        }
        return $latest
    }

    method Thrown {latest} {
        return [expr {[lindex [[$Presenter record] throw $latest] 2]
            ne ""}]
    }

    method outlasts {scene handover} {
        if {$Shows eq "" && $scene ne {} && [dict exists $scene battle]
                && [$Match length] > $Seen} {
            if {[dict get $scene battle]
                    ne [[$Presenter battle] which [$Match moment $Viewer]]} {
                set Shows ended
            } elseif {$handover && [my Thrown [my Told]]} {
                set Shows dice
            }
        }
        return [expr {$Shows ne ""}]
    }

    method awaits {how} {
        if {$how ne "yes" || $Awaits ne "done"} {
            set Awaits $how
        }
    }

    method lie {} {
        if {$Awaits eq "yes"} {
            set Lay [::wargame::base::timer now]
        }
        set Awaits no
    }

    method isSoon {} {
        return [::wargame::look::isDeaf result $Lay]
    }

    method goOn {} {
        set Shows ""
        set Seen 0
    }
}
