# words-events.tcl --
#
#       What La Bataille de la Moskowa says of what happened: who did it to
#       whom, and where, by the names on the map.
#
#       said EVENT             a sentence; "" of an event that needs no care
#       where HEX              "Raevski Redoubt", "Borodino 04333"; of a hex
#                              near one "05346 (Raevski Redoubt)"; else its
#                              number
#       place HEX              the name of a place on the map, with its number
#                              where others have the name; else its number

need base/words present/part games/moskowa/ground

namespace eval ::wargame::moskowa {
    # So many metres from a place one is near it.
    variable Near 320
}

if {![info object isa class ::wargame::moskowa::EventWords]} {
    oo::class create ::wargame::moskowa::EventWords {
        superclass ::wargame::present::Part
    }
}

oo::define ::wargame::moskowa::EventWords {
    variable Words Places Called Where

    method said {event} {
        set what [dict get $event what]
        set about [dict get $event about]
        lassign $about first second third fourth
        switch -- $what {
            turn {
                return [my Say turn [$Words sideName $first] \
                        [$Words hour $second]]
            }
            fires - attacks {
                return [my Say $what [$Words unitName $third] \
                        [$Words unitName $fourth] [my place $second]]
            }
            declared - guard {
                return [my Say $what [$Words unitName $first] \
                        [$Words unitName $third] [my place $second]]
            }
            attempt_good - attempt_failed - attempt_fled {
                return [my Say $what [$Words unitName $second]]
            }
            weak {
                return [my Say $what [$Words unitName $second] \
                        [my place $first]]
            }
            checked {
                return [my Say checked.[expr {$third ? "stands" : "breaks"}] \
                        [$Words unitName $first]]
            }
            fired {
                return [::wargame::base::sayCount moskowa.event.fired $fourth \
                        [my place $first] $second]
            }
            casualties {
                return [::wargame::base::sayCount moskowa.event.casualties \
                        $second [$Words unitName $first]]
            }
            melee {
                return [my Added melee $third [my place $first] $second \
                        [::wargame::base::say moskowa.result.$fourth]]
            }
            charge {
                return [my Added charge $third [$Words unitName $fourth] \
                        [my place $first] $second]
            }
            turned {
                return [my Say turned [my where $first] \
                        [$Words facing $second]]
            }
        }
        return ""
    }

    method Say {key args} {
        return [::wargame::base::say moskowa.event.$key {*}$args]
    }

    method Added {key added args} {
        # With what is added to the roll, if anything is: after two words.
        return [expr {$added == 0 ? [my Say $key {*}$args]
            : [my Say $key.added {*}[expr {$key eq "melee"
                ? [linsert $args 2 [::wargame::base::signed $added]]
                : [concat $args [list [::wargame::base::signed $added]]]}]]}]
    }

    # ---- hexes ----

    method place {hex} {
        set names [my Names]
        if {![dict exists $names $hex]} {
            return $hex
        }
        set name [dict get $names $hex]
        if {[llength [lsearch -all -exact [dict values $names] $name]] > 1} {
            return "[my Named $name] $hex"
        }
        return [my Named $name]
    }

    method where {hex} {
        set key [::wargame::base::language].$hex
        if {![info exists Where($key)]} {
            set Where($key) [my Where $hex]
        }
        return $Where($key)
    }

    method Named {name} {
        # As it stands on the map.
        return [::wargame::base::nameOf moskowa caption [dict create \
                name $name key [string tolower $name]]]
    }

    method Where {hex} {
        set names [my Names]
        if {[dict exists $names $hex] || ![dict exists $Places $hex]} {
            return [my place $hex]
        }
        lassign [::wargame::moskowa::middle $hex] x y
        set least $::wargame::moskowa::Near
        set near ""
        dict for {other name} $names {
            lassign [::wargame::moskowa::middle $other] ox oy
            set far [expr {hypot($ox - $x, $oy - $y)}]
            if {$far < $least} {
                set least $far
                set near $name
            }
        }
        # No hex by expr: 05346 would become a number.
        if {$near eq ""} {
            return $hex
        }
        return "$hex ([my Named $near])"
    }

    method Names {} {
        # HEX -> the name of what it is part of, in English.
        if {![info exists Called]} {
            set Called [dict create]
            dict for {hex row} $Places {
                if {[dict exists $row called]} {
                    dict set Called $hex [dict get $row called]
                }
            }
        }
        return $Called
    }
}
