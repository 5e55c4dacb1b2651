# inputs-newcomer.tcl --
#
#       Players who have not read how a turn is played with the fewest inputs, for
#       tests that count them: see inputs.tcl.
#
#   set player [KeyNewcomer new TABLE]    a KeyPlayer, who goes from piece to piece
#                   with n, to a place with the arrows, and presses the digit of a
#                   button that has one
#   Of what is wanted:
#       {group PLACE}         those of the next stack that can act are sent toward
#                             that place, as near as they come
#       {keys DECISION K...}  where that is asked these keys are pressed

source [file join [file dirname [info script]] inputs-keys.tcl]

if {[info object isa class KeyNewcomer]} {
    return
}

oo::class create KeyNewcomer {
    superclass KeyPlayer
    variable Table Match Window Wanted

    method By_mouse {action} {
        # A piece that does something where it stands: Return, as a click.
        lassign $action verb unit place
        if {[my ButtonFor $action] ne "" || $unit eq "" || $place ne ""
                || ![[[$Table presenter] reader] isUnit $unit]} {
            return [my By_keys $action]
        }
        set length [$Match length]
        my Find $unit
        my Key Return
        update
        if {[$Match length] == $length} {
            # What it reveals is asked once more.
            my Key Return
            update
        }
        return ""
    }

    method Answer {} {
        set keys [lassign [lindex $Wanted 0] verb place]
        if {$verb eq "keys" && $place eq [$Match decision]} {
            set Wanted [lrange $Wanted 1 end]
            my ToMap [[my Map] canvas]
            foreach key $keys {
                my Key $key
                update
            }
            my Settled
            return
        } elseif {$verb eq "group" && [lsearch -glob [$Match actions] "move *"] >= 0} {
            set Wanted [lrange $Wanted 1 end]
            my Group $place
            return
        }
        next
    }

    method Find {unit} {
        # From stack to stack with Control and arrows, as long as one comes
        # nearer, then from piece to piece.
        set board [my Map]
        my ToMap [$board canvas]
        set tokens [$board part tokens]
        set place [$tokens get $unit space]
        if {[[$board part ring] token] eq ""} {
            my Key n
            update
        }
        for {set i 0} {$i < 20 && [my At] ne $place} {incr i} {
            set from [my At]
            set arrow [lindex [lsort -real -index 1 [lmap {arrow dx dy} \
                    {Left -1 0 Right 1 0 Up 0 1 Down 0 -1} {
                set to [[$board part spaces] toward $dx $dy [[$board part \
                    spaces] middle $from] [my Stacks]]
                if {$to eq "" || [my Far $to $place] >= [my Far $from $place]} {
                    continue
                }
                list $arrow [my Far $to $place]
            }]] 0 0]
            if {$arrow eq ""} break
            my Press_arrow $arrow
        }
        my Seek {[[$board part ring] token] eq $unit} \
                [expr {[[$board part tokens] get $unit movable] ? "n" : "N"}] \
                $unit
    }

    method Stacks {} {
        # With a piece that can act.
        set tokens [[my Map] part tokens]
        return [lsort -unique [lmap token [$tokens ids] {
            if {![$tokens get $token movable]} continue
            $tokens get $token space
        }]]
    }

    method Press_arrow {arrow} {
        my Counted key
        event generate [[my Map] canvas] <Control-$arrow>
        update
    }

    method DragToken {board unit place} {
        my Find $unit
        my Toward $place
        my Key Return
        my Settled
    }

    method Group {place} {
        set board [my Map]
        my ToMap [$board canvas]
        event generate [$board canvas] <Control-Return>
        my Counted key
        update
        my Toward $place
        my Key Return
        my Settled
    }

    method Toward {place} {
        # The arrow that leads nearest, as long as one leads nearer.
        set board [my Map]
        for {set i 0} {$i < 40 && [my At] ne $place} {incr i} {
            set from [my At]
            set best ""
            foreach {arrow dx dy} {Left -1 0 Right 1 0 Up 0 1 Down 0 -1} {
                set to [my Beyond $from $dx $dy]
                if {$to ne "" && ($best eq ""
                        || [my Far $to $place] < [my Far $best $place])} {
                    set best $to
                    set key $arrow
                }
            }
            if {$best eq "" || ([[$board part offers] chosen] ne ""
                    && [my Far $best $place] >= [my Far $from $place])} {
                break
            }
            my Key $key
            update
        }
    }

    method At {} {
        # The place chosen, or else of the piece that the keyboard is at.
        set board [my Map]
        set chosen [[$board part offers] chosen]
        return [expr {$chosen ne "" ? $chosen
            : [[$board part tokens] get [[$board part ring] token] space]}]
    }

    method Beyond {from dx dy} {
        # Before anything is offered the first arrow takes the piece up.
        set board [my Map]
        set keys [[$board part offers] keys]
        if {![llength $keys]} {
            set unit [[$board part ring] token]
            set keys [dict keys [[$Match deeds] reach [$Match side] [list $unit]]]
        }
        set spaces [$board part spaces]
        return [$spaces toward $dx $dy [$spaces middle $from] $keys]
    }

    method Far {one two} {
        set spaces [[my Map] part spaces]
        lassign [concat [$spaces middle $one] [$spaces middle $two]] x0 y0 x1 y1
        return [expr {hypot($x1 - $x0, $y1 - $y0)}]
    }

    method Click {button} {
        # The key of its digit, or letter; Return where the keyboard is at it.
        if {[focus -lastfor $Window] eq $button} {
            my Key Return
            return
        }
        set digit [my DigitOf $button]
        if {$digit ne ""} {
            my Digit $digit
        } else {
            my PressKeys $button
        }
    }

    method Digit {digit} {
        # One that is only marked, just after Done, is given by Return.
        my Key $digit
        update
        if {[winfo exists [my Part status]] && [string match [string map \
                {% *} [::wargame::base::say orders.marked %]] \
                [[my Part status] cget -text]]} {
            my Key Return
        }
    }

    method Keys_Button {action} {
        # By its digit from wherever the keyboard is.
        set button [my ButtonFor $action]
        if {$button eq "" || [focus -lastfor $Window] eq $button
                || [my DigitOf $button] eq ""} {
            return [next $action]
        }
        my Digit [my DigitOf $button]
        return 1
    }

    method PressKeys {button} {
        set digit [my DigitOf $button]
        if {[focus -lastfor $Window] ne $button && $digit ne ""} {
            my Digit $digit
        } else {
            next $button
        }
    }

    method DigitOf {button} {
        set label [::wargame::look::barBefore $button]
        if {[winfo exists $label]} {
            return [$label cget -text]
        }
        # Of the orders it is a picture on the button.
        foreach digit {1 2 3 4 5 6 7 8 9} {
            if {[$button cget -image] eq [::wargame::look::digitPhoto $digit]} {
                return $digit
            }
        }
        return ""
    }
}
