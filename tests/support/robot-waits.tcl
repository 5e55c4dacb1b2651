# robot-waits.tcl --
#
#       How a Robot goes on where nothing is decided: screens to turn, cards
#       that only tell, moves to be seen, dice that wait to be thrown.

oo::define Robot {
    method TurnScreen {} {
        update
        # Of a busy display the keyboard comes later than the screen.
        for {set i 0} {$i < 200 && $Hand ne "mouse" && ![string match \
                [inside $Window handover]* [focus]]} {incr i} {
            my Tick 5
        }
        # What was due by then may bring the screen anew.
        foreach - {1 2} {
            ::wargame::base::timer pass [::wargame::look::deafMs handover]
            update
        }
        if {$Hand eq "mouse"} {
            my Click [onScreen $Window table::HandoverScreen ready]
        } else {
            # Where tests share a display another may have taken the keyboard;
            # in this program the screen has it.
            set last [focus -lastfor $Window]
            if {[string match [inside $Window handover]* $last]} {
                focus -force $last
                for {set i 0} {$i < 200 && [focus] ne $last} {incr i} {
                    my Tick 5
                }
            }
            my Key Return
        }
        my Settled
        # What it hides is made ready before it goes.
        for {set i 0} {$i < 200 && [winfo exists \
                [inside $Window handover]]} {incr i} {
            my Tick 5
        }
        if {[winfo exists [inside $Window handover]]} {
            my Fault "the handover was not turned by $Hand"
            focus -force [inside $Window handover]
            event generate [inside $Window handover] <KeyRelease-Return>
            ::wargame::base::timer pass [::wargame::look::deafMs handover]
            event generate [inside $Window handover] <Key-Return>
            update
        }
    }

    method CloseCard {} {
        # A card that only tells something may lie over the map.  One without
        # the keyboard, or a button, goes with what is done next.
        set card [my Part panel]
        if {[winfo exists $card] && [$Table seat] ne ""
                && [[$Table seat] panel asking] eq ""
                && ($Hand eq "mouse" ? [llength [my Shown TButton $card]]
                    : [string match $card.* [focus]])} {
            if {$Hand eq "mouse"} {
                my Click [lindex [my Shown TButton $card] 0]
            } else {
                my Key Return
            }
            update
            # The next may ask.
            if {[winfo exists $card] && [[$Table seat] panel asking] eq ""} {
                my Fault "the card does not go by $Hand"
                my Key Escape
            }
        }
    }

    method IsSending {} {
        # Does a fire that goes on by itself come next?
        foreach id [after info] {
            if {[lindex [after info $id] 0 end] eq "ordered"} {
                return 1
            }
        }
        return 0
    }

    method Waits {} {
        set seat [$Table seat]
        return [expr {$seat ne "" && ![$seat reading]
            && ([$seat waits] || [[$seat of panelPlace] playsMoves] || [[$Table dice] paused])}]
    }

    method GoOn {} {
        # With one of the buttons for it, or the key.
        my Tick 1
        set before [my Waiting]
        set buttons [my GoOnButton]
        if {[llength $buttons] == 0} {
            my Fault "[$Match decision]: no button to go on"
        }
        if {$Hand eq "mouse" && [llength $buttons]} {
            set button [my Any $buttons]
            my Bring $button
            my Click $button
        } elseif {[llength $buttons] == 0 || [my Chance 2]} {
            my Key d
        } else {
            my PressKeys [my Any $buttons]
        }
        my Settled
        # The first move of several is shown a moment later.
        my Tick 1
        if {[my Waiting] eq $before} {
            my Fault "[$Match decision], [$Match rule]: it does not go on by\
                $Hand, from $buttons"
            [$Table seat] perform done
        }
    }

    method Waiting {} {
        # What it waits for, as far as that is told.
        set seat [$Table seat]
        if {$seat eq ""} {
            return ""
        }
        set panel [[$seat of panelPlace] panel]
        return [list [$Match length] [$seat waits] [[$seat of panelPlace] playsMoves] \
            [[$Table dice] paused] [expr {[[$seat of panelPlace] playsMoves] ? [$panel made] : ""}]]
    }

    method GoOnButton {} {
        return [lmap button [my Shown TButton] {
            if {![regexp {goOn|finish|forward|WargameNext|my (Seen|Hurry)\M|Pace.* rest|Obj\d+ next$} \
                    [$button cget -command]]
                    || [$button instate disabled]} continue
            set button
        }]
    }

    method Part {name} {
        # Of the seat, if there is one.
        return [expr {[$Table seat] eq "" ? ".none"
            : [[$Table seat] part $name]}]
    }

    method Orders {} {
        return [my Part card]
    }

    method Meanwhile {} {
        set title [inside [my Orders] title]
        return [expr {[winfo exists $title] && [$title cget -text]
            eq [::wargame::base::say meanwhile.title]}]
    }

    method Read {} {
        # A step or two, then on with the match.
        if {[my Chance 4] == 0 && [winfo exists [lindex \
                [winfo children [inside [my Orders] answers]] 0]]} {
            my Click [lindex [winfo children [inside [my Orders] answers]] end]
            update
        }
        if {$Hand eq "mouse"} {
            my Click [lindex [winfo children [inside [my Orders] standing]] end]
        } else {
            my Key d
        }
        update
        if {[my Meanwhile]} {
            my Fault "the card of what was seen does not go by $Hand"
            [$Table seat] perform done
        }
    }
}
