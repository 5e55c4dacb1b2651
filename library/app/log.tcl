# log.tcl --
#
#       The log: one line an event, as one viewer was told of it; one that goes on
#       with what the line before began takes its place.
#
#       set log [::wargame::Log new PATH SKIN LINKCMD]    a new frame
#           LINKCMD is called with "rule N" or "places {PLACE ...}", or for a
#           menu of a line with "line {N X Y}", N being the number of its action
#           show EVENTS      those that are new, of [$match news]
#           back N           forget what is shown of later actions
#           restart          forget what is shown
#           last             the number of the last action told

::wargame::need pictures

if {![info object isa class ::wargame::Log]} {
    oo::class create ::wargame::Log
}

oo::define ::wargame::Log {
    variable Path Skin LinkCmd Pictures Last Links Numbers Here Before

    constructor {path skin linkCmd} {
        set Path $path
        set Skin $skin
        set LinkCmd $linkCmd
        set Pictures [::wargame::Pictures new 100]
        set theme ::wargame::theme
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
        my restart
    }

    destructor {
        if {[info exists Pictures]} {
            $Pictures destroy
        }
    }

    method Tags {} {
        set theme ::wargame::theme
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

    method restart {} {
        set Last -1
        set Links 0
        set Here 0
        set Numbers {}                  ;# by line, that of its action
        set Before ""                   ;# the event of the last line
        $Path.text configure -state normal
        $Path.text delete 1.0 end
        $Path.text configure -state disabled
    }

    method back {n} {
        set lines [llength $Numbers]
        while {$lines > 0 && [lindex $Numbers $lines-1] > $n} {
            incr lines -1
        }
        if {$lines < [llength $Numbers]} {
            set Numbers [lrange $Numbers 0 $lines-1]
            set Before ""
            set Last [expr {$lines ? [lindex $Numbers end] : -1}]
            $Path.text configure -state normal
            $Path.text delete [expr {$lines + 1}].0-1c end
            $Path.text configure -state disabled
            $Path.text see end
        }
    }

    method Menu {x y rootX rootY} {
        set line [lindex [split [$Path.text index @$x,$y] .] 0]
        if {$line <= [llength $Numbers]} {
            {*}$LinkCmd line [list [lindex $Numbers $line-1] $rootX $rootY]
        }
    }

    method last {} {
        return $Last
    }

    method show {events} {
        if {[llength $events] == 0} {
            return
        }
        $Path.text configure -state normal
        foreach event $events {
            if {$Before ne "" && [$Skin eventGoesOn $Before $event]} {
                set Numbers [lrange $Numbers 0 end-1]
                $Path.text delete [expr {[llength $Numbers] + 1}].0-1c end-1c
            }
            my Line $event
            set Before $event
            lappend Numbers [dict get $event n]
            set Last [dict get $event n]
        }
        $Path.text configure -state disabled
        $Path.text see end
    }

    method Line {event} {
        set text $Path.text
        if {[$text index end-1c] ne "1.0"} {
            $text insert end \n
        }
        if {[$Skin eventIsTurn $event]} {
            $text insert end [$Skin event $event] turn
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
        $text insert end [$Skin event $event] $tags
        foreach die [$Skin eventDice $event] {
            $text insert end " " $tags
            $text image create end -align center -image \
                    [$Pictures picture $die [::wargame::theme size logDie]]
        }
        set rule [$Skin eventRule $event]
        if {$rule ne ""} {
            $text insert end "  " line $rule [list line rule [my Link rule $rule]]
        }
    }

    method Link {kind what} {
        set tag link[incr Links]
        $Path.text tag bind $tag <Button-1> [list {*}$LinkCmd $kind $what]
        return $tag
    }
}

::wargame::need log-keys
