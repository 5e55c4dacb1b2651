# log.tcl --
#
#       The log: one line an event, as one viewer was told of it; one that goes
#       on with what the line before began takes its place.
#
#       set log [::wargame::seat::Log new PATH PRESENTER LINKCMD WHYCMD]
#                            a new frame
#           LINKCMD is called with "rule N" or "places {PLACE ...}", or for a
#           menu of a line with "line {N X Y}", N being the number of its action
#           WHYCMD is called with the number of an action for which there is a
#           line: why it was done, in words, or ""
#           show EVENTS      adds new events, of [$match events]
#           tell EVENTS      shows these events and no others
#           back N           forget what is shown of later actions
#           since N WANTED   a mark stands before what action N tells, and
#                            after; WANTED: to be in sight with what follows
#           last             the number of the last action told
#           text             the text widget

need base/leisure base/words look/paper look/pictures look/theme \
        present/deed-lines seat/log-dice seat/log-keys

if {![info object isa class ::wargame::seat::Log]} {
    oo::class create ::wargame::seat::Log
}

oo::define ::wargame::seat::Log {
    variable Path Paper Text Presenter LinkCmd WhyCmd Pictures Keys Links Told \
            Early Writing Since Wanted Top

    constructor {path presenter linkCmd whyCmd} {
        lassign [list $path $presenter $linkCmd $whyCmd] \
                Path Presenter LinkCmd WhyCmd
        set Pictures [::wargame::look::Pictures new 100]
        set Writing [namespace code {my WriteEarly}]
        set theme ::wargame::look::theme
        set Paper [::wargame::look::Paper new $Path -focus 1 -bar always \
                -padx [$theme px 12] -pady [$theme px 6] -low 1 \
                -spacing1 [$theme px 2] -spacing3 [$theme px 2]]
        set Text [$Paper text]
        foreach event {<Button-2> <Button-3>} {
            bind $Text $event "[namespace code {my Menu %x %y %X %Y}]; break"
        }
        my Tags
        set Keys [::wargame::seat::LogKeys new $Text \
                [namespace code {my Lines}] [namespace code {my Menu}]]
        bind $Text <Configure> +[namespace code {if {[my Stays]} {my See}}]
        # Told: the events, one a line, but Early of them not yet.  Top: the one
        # at the top since all that is wanted was put in sight.
        lassign {0 {} 0 "" 0 0} Links Told Early Since Wanted Top
    }

    destructor {
        if {[info exists Pictures]} {
            ::wargame::base::leisure forget $Writing
            $Keys destroy
            $Pictures destroy
        }
    }

    method Tags {} {
        set theme ::wargame::look::theme
        set indent [$theme px 12]
        $Paper style line "" "" -lmargin2 $indent -tabs 9999
        $Paper style turn heading ink -spacing1 [$theme px 10]
        $Paper style phase smallBold inkSoft -spacing1 [$theme px 6]
        $Paper style side0 "" side0Dark
        $Paper style side1 "" side1Dark
        $Paper style chance "" inkSoft
        $Paper style rule small link
        $Paper style since small inkSoft -wrap none -spacing1 [$theme px 8]
        $Paper style here "" "" -underline 1 \
                -background [$theme color buttonLit]
        $Text tag bind rule <Enter> [list $Text configure -cursor hand2]
        $Text tag bind rule <Leave> [list $Text configure -cursor arrow]
    }

    method text {} {
        return $Text
    }

    method last {} {
        return [expr {[llength $Told] ? [dict get [lindex $Told end] n] : -1}]
    }

    method since {n wanted} {
        # The mark comes with the events that are shown next.
        set comes [expr {$wanted && !$Wanted && $n eq $Since}]
        set Since $n
        set Wanted $wanted
        if {$comes} { my Become $Told }
    }

    method Marked {told} {
        # The mark is a line as an event is, of the same action as the first
        # that it stands before.
        set marked {}
        set due [expr {$Since ne ""}]
        foreach event $told {
            if {[dict exists $event since]} continue
            if {$due && [dict get $event n] >= $Since} {
                lappend marked [dict create n [dict get $event n] since 1]
                set due 0
            }
            lappend marked $event
        }
        return $marked
    }

    method Mark {} {
        # Its line among those that are told, or -1.
        set i 0
        foreach event $Told {
            if {[dict exists $event since]} {
                return $i
            }
            incr i
        }
        return -1
    }

    method See {} {
        # The end; but the mark, too, if all that followed is wanted.
        $Paper end
        if {$Wanted && [my Mark] >= $Early} {
            $Text see [expr {[my Mark] - $Early + 1}].0
            $Paper whole
        }
        set Top [expr {$Early + [my At 0 0]}]
    }

    method Stays {} {
        # Is wanted in sight what the reader has not scrolled away from?
        return [expr {$Wanted && $Early + [my At 0 0] == $Top}]
    }

    method show {events} {
        if {[llength $events] || [my Marked $Told] ne $Told} {
            my Become [my Joined $Told $events]
        }
    }

    method tell {events} {
        my Become [my Joined {} $events]
    }

    method back {n} {
        set told $Told
        while {[llength $told] && [dict get [lindex $told end] n] > $n} {
            # Of equal lines the last.
            set left [::wargame::present::deedsUpTo [lindex $told end] $n]
            set told [lrange $told 0 end-1]
            if {$left ne ""} {
                lappend told $left
            }
        }
        my Become $told
    }

    method Joined {told events} {
        return [::wargame::present::linesAfter $told $events \
                [namespace code {my Both}]]
    }

    method Both {last event} {
        # One that goes on with the last takes its place.
        set both [::wargame::present::deedJoined $Presenter $last $event]
        if {$both eq ""} {
            set both [::wargame::present::deedsAlike $Presenter $last $event \
                    $WhyCmd $Since]
        }
        return [expr {$both eq ""
            && [[$Presenter events] goesOn $last $event] ? $event : $both}]
    }

    method Become {told} {
        # Lines that stay as they are are not written again; of many new ones
        # the last are seen at once, those above them a moment later.
        set told [my Marked $told]
        set same 0
        foreach old $Told new $told {
            if {$old eq "" || $old ne $new} break
            incr same
        }
        set before [llength $Told]
        set Told $told
        set wanted [expr {$Wanted ? [my Mark] : -1}]
        set room [expr {max(8, [$Paper room] + 2)}]
        if {$same <= $Early || [llength $Told] - $same > $room
                || ($wanted >= 0 && $wanted < $Early)} {
            set same [expr {max(0, [llength $Told] - $room)}]
            set same [expr {$wanted < 0 ? $same : min($same, $wanted)}]
            set Early $same
        }
        $Paper change {
            if {$same == $Early} {
                $Text delete 1.0 end
            } elseif {$same < $before} {
                $Text delete [expr {$same - $Early + 1}].0-1c end
            }
            my WriteLast $same
        }
        my See
        my EarlySoon
    }

    method WriteLast {same} {
        # All from there on, at the end.
        $Text mark set at end-1c
        foreach event [lrange $Told $same end] {
            if {[$Text index at] ne "1.0"} {
                $Text insert at \n
            }
            my Line $event
        }
    }

    method EarlySoon {} {
        # When what is there is seen, and what was done is answered.
        ::wargame::base::leisure [expr {$Early ? "later" : "forget"}] $Writing
    }

    method WriteEarly {} {
        # The next few lines above those that are there, so few that nobody
        # waits for them.
        set low [expr {[$Text dlineinfo end-1c] ne "" || [my Stays]}]
        set before $Early
        set Early [expr {max(0, $Early - 8)}]
        $Paper change {
            $Text mark set at 1.0
            foreach event [lrange $Told $Early $before-1] {
                my Line $event
                $Text insert at \n
            }
        }
        if {$low} { my See }
        $Keys above [expr {$before - $Early}]
        my EarlySoon
    }

    method Menu {x y rootX rootY} {
        set line [my At $x $y]
        if {$line <= [my Lines]} {
            {*}$LinkCmd line [list [dict get [lindex $Told \
                    [expr {$Early + $line - 1}]] n] $rootX $rootY]
        }
    }

    method At {x y} {
        return [expr {int([$Text index @$x,$y])}]
    }

    method Lines {} {
        return [expr {[llength $Told] - $Early}]
    }

    method Line {event} {
        # Written at the mark.
        if {[dict exists $event since]} {
            $Text insert at "\u2500\u2500 [::wargame::base::say \
                    log.since] [string repeat \u2500 60]" since
            return
        }
        if {[[$Presenter events] isTurn $event]} {
            $Text insert at [[$Presenter sentences] event $event] turn
            return
        }
        set side [[$Presenter events] side $event]
        set tag [expr {[[$Presenter events] isPhase $event] ? "phase"
            : $side in {0 1} ? "side$side" : "chance"}]
        set places [[$Presenter events] places $event]
        set tags [list line $tag]
        if {$places ne ""} {
            lappend tags places [my Link places $places]
        }
        set dice [::wargame::seat::diceRows $Pictures $Presenter $event]
        $Text insert at [::wargame::seat::beforeDice $Text line \
                [::wargame::present::deedLine $Presenter $event] $dice] $tags
        foreach row $dice {
            $Text insert at " " $tags
            $Text image create at -align center -image $row
        }
        set why [expr {[dict exists $event opens]
            ? [{*}$WhyCmd [dict get $event n]] : ""}]
        if {$why ne ""} {
            $Text insert at " ($why)" [list line chance]
        }
        set rule [[$Presenter events] rule $event]
        if {$rule ne ""} {
            $Text insert at "\u00a0\u00a0" line \
                    $rule [list line rule [my Link rule $rule]]
        }
    }

    method Link {kind what} {
        set tag link[incr Links]
        $Text tag bind $tag <Button-1> [list {*}$LinkCmd $kind $what]
        return $tag
    }
}
