# skin-events.tcl --
#
#       What a skin says of news: a line of the log, its dice, its places, and
#       of which turn and fight it tells.

need base/words match/agreed

oo::define ::wargame::present::Skin {
    method Told {word} {
        # A word of an event: as Named, but a side is its men.
        if {$word in $Sides} {
            return [::wargame::base::sayOf $Game men.$word]
        }
        return [my Named $word]
    }

    method eventGoesOn {before event} {
        return 0
    }

    method event {event} {
        if {[dict get $event side] eq "umpire"
                && [string match umpire_* [dict get $event what]]} {
            set agreed [::wargame::match::agreedIn $event]
            if {$agreed ne ""} {
                return [::wargame::base::say agreed.said.[join $agreed .]]
            }
            return [my UmpireEvent {*}[dict get $event about] \
                    [dict get $event what]]
        }
        return [::wargame::base::sayOf $Game event.[dict get $event what] \
                {*}[lmap word [dict get $event about] {my Told $word}]]
    }

    method UmpireEvent {args} {
        # ABOUT... WHAT, of which the last about it are his own words.
        set about [lrange $args 0 end-2]
        lassign [lrange $args end-1 end] text what
        set key event.$what
        switch -- $what {
            umpire_dice {
                # It is known by the number that the throw had; whose it was.
                lassign $about n dice side
                set about [list [expr {$n + 1}] [join $dice ", "] \
                        [my sideName $side]]
                if {$side ne "-"} {
                    append key .of
                }
            }
            umpire_amend {
                lassign $about amendment whom
                set about \
                        [list [::wargame::base::sayOf $Game \
                        amended.$amendment] \
                        [my Amended $amendment $whom]]
                if {[lindex $about 1] ne ""} {
                    append key .of
                }
            }
            umpire_note - umpire_seat {
                if {[lindex $about 0] in {both umpire}} {
                    append key .[lindex $about 0]
                    set about {}
                } else {
                    set about [list [my Told [lindex $about 0]]]
                }
                if {$what eq "umpire_note"} {
                    lappend about $text
                }
                set text ""
            }
        }
        if {$text ne "" && $what eq "umpire_back"} {
            append key .why
            lappend about $text
        }
        set said [::wargame::base::say $key {*}$about]
        if {$text ne "" && $what ne "umpire_back"} {
            set said \
                    [::wargame::base::say event.why [string trimright $said .] \
                    $text]
        }
        return [string toupper [string index $said 0]][string range $said 1 end]
    }

    method Amended {amendment whom} {
        # The piece, or some piece of that side; the place; no number, no side.
        set type [string index [dict get [::wargame::words $Game] arguments \
                $amendment] 0]
        return [expr {$type eq "u" && $whom in $Sides
            ? [::wargame::base::sayOf $Game hidden.$whom]
            : $type in {u p} ? [my Named $whom] : ""}]
    }

    method eventRule {event} {
        return ""
    }

    method eventSide {event} {
        return [dict get $event side]
    }

    method eventPlaces {event} {
        return [lmap word [dict get $event about] {
            if {![dict exists $Places $word]} continue
            set word
        }]
    }

    method eventDice {event} {
        return {}
    }
    method eventThrow {event} {
        return {}
    }

    method eventText {event} {
        # What ends in a colon has its dice after it.
        set text [string trimright [my event $event] " :"]
        set throw [my eventThrow $event]
        return [expr {[llength $throw] ? "$text: [join $throw {, }]"
            : $text}]
    }

    method eventIsTurn {event} {
        return 0
    }
    method turnName {event} {
        return [lindex [dict get $event about] 0]
    }
    method eventLuck {event viewer beforeCmd} {
        return {}
    }
    method eventFight {event} {
        return {}
    }

    method harm {view event} {
        return {}
    }

    method eventIsBattle {event} {
        return 0
    }
    method eventIsPhase {event} {
        return 0
    }
}
