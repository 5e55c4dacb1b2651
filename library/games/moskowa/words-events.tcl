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

namespace eval ::wargame::moskowa {
    # Of those that are but words: WORD N..., the Nth that it is about.
    variable PlainEvents {
        turn            {sideName 1 hour 2}
        fires           {unitName 3 unitName 4 place 2}
        attacks         {unitName 3 unitName 4 place 2}
        declared        {unitName 1 unitName 3 place 2}
        guard           {unitName 1 unitName 3 place 2}
        weak            {unitName 2 place 1}
        turned          {where 1 facing 2}
    }
}

oo::define ::wargame::moskowa::EventWords {
    variable Words HexNames

    method said {event} {
        set what [dict get $event what]
        set about [dict get $event about]
        if {[dict exists $::wargame::moskowa::PlainEvents $what]} {
            return [my Say $what {*}[lmap {kind n} \
                    [dict get $::wargame::moskowa::PlainEvents $what] {
                my Word $kind [lindex $about $n-1]
            }]]
        }
        lassign $about first second third fourth
        switch -- $what {
            checked {
                return [my Say checked.[expr {$third ? "stands" : "breaks"}] \
                        [$Words unitName $first]]
            }
            fired {
                return [::wargame::base::sayCount moskowa.event.fired $fourth \
                        [$HexNames place $first] $second]
            }
            stays_empty {
                return [my Say stays_empty [$HexNames place $first] \
                        [::wargame::base::say moskowa.entry.$second]]
            }
            casualties {
                return [::wargame::base::sayCount moskowa.event.casualties \
                        $second [$Words unitName $first]]
            }
            attempt_good - attempt_failed - attempt_fled {
                return [my Added $what $third [$Words unitName $second]]
            }
            melee {
                return [my Added melee $third [$HexNames place $first] $second \
                        [::wargame::base::say moskowa.result.$fourth]]
            }
            charge {
                return [my Added charge $third [$Words unitName $fourth] \
                        [$HexNames place $first] $second]
            }
        }
        return ""
    }

    method Word {asked value} {
        # No expr: the name of a hex may look like a number.
        if {$asked in {place where}} {
            return [$HexNames $asked $value]
        }
        return [$Words $asked $value]
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
