# labels.tcl --
#
#       Go by letters: each stack that can still act has letters on the map, and
#       then each place where it can go.
#
#   set labels [::wargame::seat::MapLabels new SEAT PARTS]
#       go ?ON?            letters on the places offered to what is selected or
#                          held; else on the stacks that can act, now or after
#                          Done, and the places that can be clicked.  Those of a
#                          stack take it up, as far as it can be led, and its
#                          places have letters next; those of a piece that
#                          does something where it stands are golden, and a
#                          click on it, as are those of a place.  ON: then the
#                          next, and the next phase's, until Escape
#                          Of a stack each piece has a digit meanwhile: those
#                          that are typed go alone, or, typed again, do not
#       again              the match has changed
#       unheard            what the key typed last asked for was not done

need base/words board/jobs look/focus seat/seat-part

if {![info object isa class ::wargame::seat::MapLabels]} {
    oo::class create ::wargame::seat::MapLabels {
        superclass ::wargame::seat::SeatPart
    }
}

oo::define ::wargame::seat::MapLabels {
    # Asked: {SIDE DECISION} in which it goes on, or "".  Key: d or u, by which
    # it goes on once that is done; deed: once that side is asked again; or "".
    # Stack: those of which some may be sent; Some: those that digits chose.
    variable Seat Turn Match Presenter Board Asked Key Stack Some Jobs

    constructor {seat parts} {
        next $seat $parts
        lassign {} Asked Key Stack Some
        set Jobs [::wargame::board::Jobs new]
    }

    destructor { $Jobs destroy }

    method go {{on 0}} {
        if {$Board eq ""} {
            return
        }
        set Asked [expr {$on ? [my Now] : ""}]
        lassign {} Key Stack Some
        ::wargame::look::focusOn [$Board canvas]
        [my of status] say ""
        if {![my Label]} {
            [my of status] say [::wargame::base::say still.nobody]
        }
    }

    method again {} {
        if {$Key ne ""} {
            $Jobs slice [namespace code {my Resume}]
        }
    }

    method Label {} { return [expr {[my Places] || [my Stacks]}] }

    method Now {} { return [list [$Match side] [$Match decision]] }

    # ---- shown ----

    method Places {} {
        if {[$Board held] eq "" && ![llength [$Board selected]]} {
            return 0
        }
        if {![llength $Some]} {
            set Stack [my OneStack [$Board selected]]
        }
        return [my Show [expr {[llength $Stack] ? "some" : "places"}] \
                [$Board offered] $Stack]
    }

    method OneStack {pieces} {
        # Those, if they are several and stand together.
        return [expr {[llength $pieces] > 1 && [llength [lsort -unique \
            [lmap piece $pieces { my Stack $piece }]]] == 1 ? $pieces : {}}]
    }

    method Stacks {} {
        # One of each stack, of those that go after Done one that can; and each
        # that does something where it stands.
        lassign {} units Stack Some
        # One that lies open hides others.
        $Board spread ""
        dict for {stack all} [my Bodies] {
            set others [lmap unit $all {
                if {[my Does $unit]} {
                    lappend units $unit
                    continue
                }
                set unit
            }]
            if {[lindex $stack 1]} {
                set others [my Sent $others 1]
            }
            lappend units {*}[lindex $others 0]
        }
        set there [lmap unit $units { my Place $unit }]
        return [my Show stacks [concat $units [lmap place [$Board offered] {
            if {$place in $there} continue
            set place
        }]]]
    }

    method Bodies {} {
        # {STACK LATER} -> its units that can act now, or only after Done.
        set later [$Board later]
        set bodies [dict create]
        foreach unit [[my of dimming] bright] {
            if {[$Board where $unit] eq ""} continue
            dict lappend bodies [list [my Stack $unit] \
                    [expr {$unit in $later}]] $unit
        }
        return $bodies
    }

    method Stack {unit} {
        # Its place; beside the map each is for itself.
        set place [my Place $unit]
        if {[llength [$Board middles [list $place]]]} {
            return $place
        }
        return $unit
    }

    method Does {unit} {
        # Does a click on it do something at once?
        set panel [[my of panelPlace] asking]
        return [expr {[llength [[my of ringed] does $unit]]
            || ($panel ne "" && [llength [$panel picked $unit 0]])}]
    }

    method Show {how what {tokens {}}} {
        # -> is there anything to be typed?
        if {![llength $what]} {
            return 0
        }
        set left [$Board labels $what [namespace code {my Typed}] $tokens \
                [set deeds [my Deeds $how $what]]]
        [my of told] asks $how $deeds $left
        return 1
    }

    method Deeds {how what} {
        return [lmap one $what {
            if {$how ne "stacks" || [[$Presenter reader] isUnit $one]
                    && ![my Does $one]} continue
            set one
        }]
    }

    method Place {unit} {
        return [[$Presenter reader] placeOf [$Seat view] $unit]
    }

    # ---- typed ----

    method Typed {what {key ""}} {
        if {$key eq "none"} { return [[my of told] none] }
        # Whoever is asked next may sit elsewhere, and this seat be gone.
        lassign [list [self] [$Match length] 0] me before goesOn
        [my of status] say ""
        [$Seat orders] number
        if {$key eq "moved"} {
            my Label
            return
        } elseif {$key ne ""} {
            set Key [expr {$Asked eq "" || $key eq "D" ? ""
                : $key in {d u} ? $key : "deed"}]
            $Jobs slice [namespace code \
                    [list my Unchanged [$Match changes] $key]]
            return
        } elseif {$what eq ""} {
            lassign {"" ""} Asked Key
        } elseif {$what in $Stack} {
            set goesOn [my Divide $what]
        } elseif {[[$Presenter reader] isUnit $what]} {
            set goesOn [my TakeUp $what]
        } else {
            set Some {}
            [$Board input] put $what
        }
        if {![info object isa object $me] || $goesOn} return
        if {$what ne ""} {
            [my of told] came $before [expr {$Asked ne ""}]
        }
        if {$Asked ne ""} {
            # Dice may fall first, or the other side may answer.
            set Key [expr {[$Match length] > $before ? "deed" : ""}]
            $Jobs slice [namespace code {my Onward}]
        }
    }

    method Unchanged {changes key} {
        # Answered by a question it may still be done.
        if {[$Match changes] != $changes || [[my of question] isThere]} return
        my unheard
        if {$key in {d u D}} {
            my Onward
        } elseif {[my HasFocus] && [my Label]} {
            [my of told] none
        }
    }

    method unheard {} { set Key "" }

    method Resume {} {
        # Done may have led to what is no question, or have been refused.
        if {[$Match side] ne [lindex $Asked 0]} {
            if {$Key ne "deed"} { lassign {"" ""} Asked Key }
        } elseif {[my IsAsked] && ($Key in {u deed} || $Asked ne [my Now])} {
            set Asked [my Now]
            my Onward
        }
    }

    method Onward {} {
        # Not where something else is asked meanwhile.
        if {[my IsAsked]} {
            my unheard
            if {$Asked eq [my Now] && [my HasFocus]} { my Label }
        }
    }

    method HasFocus {} {
        return [string equal [focus -displayof [$Board canvas]] [$Board canvas]]
    }

    method IsAsked {} {
        # Not what the program answers.
        return [expr {[$Match side] eq [lindex $Asked 0]
            && [$Turn is answering] && [llength [$Seat offered]]}]
    }

    method TakeUp {unit} {
        # Those of its stack.  -> have places letters now?
        if {[$Board held] ne ""} {
            [$Board input] cancel
        }
        $Board focus $unit
        if {[my Does $unit]} {
            [$Board input] click $unit
            return 0
        }
        set led [[my of still] fresh [my Sent [dict get [my Bodies] [list \
                [my Stack $unit] [expr {$unit in [$Board later]}]]]]]
        if {[llength $led]} {
            my Lead $led
        } else {
            [$Board input] click $unit
        }
        return [my Places]
    }

    method Lead {pieces} {
        if {[llength $pieces] > 1} {
            $Board select $pieces
            my notify selected [$Board selected]
            [my of status] say ""
        } else {
            $Board focus [lindex $pieces 0]
            [$Board input] tell lead [lindex $pieces 0]
            if {[llength [$Board offered]]} {
                # Not what colours mean, in place of what to type.
                [my of status] say ""
            }
        }
    }

    method Divide {unit} {
        # The first alone; then with it, or no more.  -> 1
        set Some [expr {$unit in $Some
            ? [lsearch -all -inline -not -exact $Some $unit]
            : [linsert $Some end $unit]}]
        if {[$Board held] ne ""} {
            [$Board input] cancel
        }
        $Board select {}
        my notify selected {}
        my Lead [expr {[llength $Some] ? $Some : $Stack}]
        return [my Places]
    }

    method Sent {units {most Inf}} {
        # Those that can be sent elsewhere, no more than MOST.
        set sent {}
        foreach unit $units {
            if {[llength $sent] < $most && [[my of steps] mayLead $unit]} {
                lappend sent $unit
            }
        }
        return $sent
    }
}
