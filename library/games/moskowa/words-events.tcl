# words-events.tcl --
#
#       What La Bataille de la Moskowa says of what happened: who did it to
#       whom, and where, by the names on the map.
#
#       said EVENT             a sentence; "" of an event that needs no care

need base/words present/part

if {![info object isa class ::wargame::moskowa::EventWords]} {
    oo::class create ::wargame::moskowa::EventWords {
        superclass ::wargame::present::Part
    }
}

oo::define ::wargame::moskowa::EventWords {
    variable Words HexNames

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
                        [$Words unitName $fourth] [$HexNames place $second]]
            }
            declared - guard {
                return [my Say $what [$Words unitName $first] \
                        [$Words unitName $third] [$HexNames place $second]]
            }
            attempt_good - attempt_failed - attempt_fled {
                return [my Say $what [$Words unitName $second]]
            }
            weak {
                return [my Say $what [$Words unitName $second] \
                        [$HexNames place $first]]
            }
            checked {
                return [my Say checked.[expr {$third ? "stands" : "breaks"}] \
                        [$Words unitName $first]]
            }
            fired {
                return [::wargame::base::sayCount moskowa.event.fired $fourth \
                        [$HexNames place $first] $second]
            }
            casualties {
                return [::wargame::base::sayCount moskowa.event.casualties \
                        $second [$Words unitName $first]]
            }
            melee {
                return [my Added melee $third [$HexNames place $first] $second \
                        [::wargame::base::say moskowa.result.$fourth]]
            }
            charge {
                return [my Added charge $third [$Words unitName $fourth] \
                        [$HexNames place $first] $second]
            }
            turned {
                return [my Say turned [$HexNames where $first] \
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
}
