# log.tcl --
#
#       The log: one line an event, as one viewer was told of it; one that goes on
#       with what the line before began takes its place.
#
#       set log [::wargame::seat::Log new PATH SKIN LINKCMD]    a new frame
#           LINKCMD is called with "rule N" or "places {PLACE ...}", or for a
#           menu of a line with "line {N X Y}", N being the number of its action
#           show EVENTS      those that are new, of [$match news]
#           tell EVENTS      these and no others: all the news
#           back N           forget what is shown of later actions
#           last             the number of the last action told

need look/pictures look/theme

if {![info object isa class ::wargame::seat::Log]} {
    oo::class create ::wargame::seat::Log
}

oo::define ::wargame::seat::Log {
    variable Path Skin LinkCmd Pictures Links Here Told Early AtOnce Due

    constructor {path skin linkCmd} {
        set Path $path
        set Skin $skin
        set LinkCmd $linkCmd
        set Pictures [::wargame::look::Pictures new 100]
        set AtOnce 40
        set Due ""
        set theme ::wargame::look::theme
        ttk::frame $Path
        text $Path.text -wrap word -state disabled -takefocus 1 -borderwidth 0 \
                -highlightthickness [$theme px 2] \
                -highlightbackground [$theme color leaf] \
                -highlightcolor [$theme color focus] \
                -background [$theme color leaf] \
                -foreground [$theme color ink] -font [$theme font body] \
                -padx [$theme px 12] -pady [$theme px 6] -cursor arrow \
                -spacing1 [$theme px 2] -spacing3 [$theme px 2] \
                -width 1 -height 1 -yscrollcommand [list $Path.scroll set]
        ttk::scrollbar $Path.scroll -command [list $Path.text yview]
        foreach button {2 3} {
            bind $Path.text <Button-$button> \
                    "[namespace code {my Menu %x %y %X %Y}]; break"
        }
        pack $Path.scroll -side right -fill y
        pack $Path.text -side left -fill both -expand 1
        my Tags
        my BindKeys
        set Links 0
        set Here 0
        set Told {}                     ;# the events, one a line
        set Early 0                     ;# so many of them are still to be written
    }

    destructor {
        if {[info exists Pictures]} {
            after cancel $Due
            $Pictures destroy
        }
    }

    method Tags {} {
        set theme ::wargame::look::theme
        set indent [$theme px 12]
        set text $Path.text
        $text tag configure line -lmargin2 $indent
        $text tag configure turn -font [$theme font heading] \
                -spacing1 [$theme px 10] -foreground [$theme color ink]
        $text tag configure phase -font [$theme font smallBold] \
                -spacing1 [$theme px 6] -foreground [$theme color inkSoft]
        $text tag configure side0 -foreground [$theme color frenchDark]
        $text tag configure side1 -foreground [$theme color russianDark]
        $text tag configure chance -foreground [$theme color inkSoft]
        $text tag configure rule -font [$theme font small] \
                -foreground [$theme color link]
        $text tag configure here -background [$theme color buttonLit] \
                -underline 1
        $text tag bind rule <Enter> [list $text configure -cursor hand2]
        $text tag bind rule <Leave> [list $text configure -cursor arrow]
    }

    method last {} {
        return [expr {[llength $Told] ? [dict get [lindex $Told end] n] : -1}]
    }

    method show {events} {
        if {[llength $events]} {
            my Become [my Joined $Told $events]
        }
    }

    method tell {events} {
        my Become [my Joined {} $events]
    }

    method back {n} {
        set told $Told
        while {[llength $told] && [dict get [lindex $told end] n] > $n} {
            set told [lrange $told 0 end-1]
        }
        my Become $told
    }

    method Joined {told events} {
        # One that goes on with the last takes its place.
        set last [lindex $told end]
        set told [lrange $told 0 end-1]
        foreach event $events {
            if {$last ne "" && ![$Skin eventGoesOn $last $event]} {
                lappend told $last
            }
            set last $event
        }
        return [expr {$last eq "" ? $told : [linsert $told end $last]}]
    }

    method Become {told} {
        # Lines that stay as they are are not written again; of many new ones the
        # last are seen at once, those above them a moment later.
        set same 0
        foreach old $Told new $told {
            if {$old eq "" || $old ne $new} break
            incr same
        }
        set before [llength $Told]
        set Told $told
        if {$same <= $Early || [llength $Told] - $same > $AtOnce} {
            set same [expr {max(0, [llength $Told] - $AtOnce)}]
            set Early $same
        }
        set text $Path.text
        $text configure -state normal
        if {$same == $Early} {
            $text delete 1.0 end
        } elseif {$same < $before} {
            $text delete [expr {$same - $Early + 1}].0-1c end
        }
        $text mark set at end-1c
        foreach event [lrange $Told $same end] {
            if {[$text index at] ne "1.0"} {
                $text insert at \n
            }
            my Line $event
        }
        $text configure -state disabled
        $text see end
        my EarlySoon
    }

    method EarlySoon {} {
        # When what is there is seen, and what was done is answered.
        after cancel $Due
        set Due [expr {$Early
            ? [after idle [namespace code {my Yielded}]] : ""}]
    }

    method Yielded {} {
        set Due [after 0 [namespace code {my WriteEarly}]]
    }

    method WriteEarly {} {
        # The next few lines above those that are there, so few that nobody
        # waits for them.
        set text $Path.text
        set low [expr {[$text dlineinfo end-1c] ne ""}]
        set before $Early
        set Early [expr {max(0, $Early - 8)}]
        $text configure -state normal
        $text mark set at 1.0
        foreach event [lrange $Told $Early $before-1] {
            my Line $event
            $text insert at \n
        }
        $text configure -state disabled
        if {$low} {
            $text see end
        }
        if {$Here} {
            incr Here [expr {$before - $Early}]
        }
        my EarlySoon
    }

    method Menu {x y rootX rootY} {
        set line [lindex [split [$Path.text index @$x,$y] .] 0]
        if {$line <= [my Lines]} {
            set event [lindex $Told [expr {$Early + $line - 1}]]
            {*}$LinkCmd line [list [dict get $event n] $rootX $rootY]
        }
    }

    method Lines {} {
        return [expr {[llength $Told] - $Early}]
    }

    method Line {event} {
        # Written at the mark.
        set text $Path.text
        if {[$Skin eventIsTurn $event]} {
            $text insert at [$Skin event $event] turn
            return
        }
        set side [$Skin eventSide $event]
        set tag [expr {[$Skin eventIsPhase $event] ? "phase"
            : $side in {0 1} ? "side$side" : "chance"}]
        set places [$Skin eventPlaces $event]
        set tags [list line $tag]
        if {$places ne ""} {
            lappend tags places [my Link places $places]
        }
        $text insert at [$Skin event $event] $tags
        foreach die [$Skin eventDice $event] {
            $text insert at " " $tags
            $text image create at -align center -image \
                    [$Pictures picture $die [::wargame::look::theme size \
                    logDie]]
        }
        set rule [$Skin eventRule $event]
        if {$rule ne ""} {
            $text insert at "  " line $rule [list line rule [my Link rule $rule]]
        }
    }

    method Link {kind what} {
        set tag link[incr Links]
        $Path.text tag bind $tag <Button-1> [list {*}$LinkCmd $kind $what]
        return $tag
    }
}

need seat/log-keys
