# hints.tcl --
#
#       Napoleon at the Berezina: what a beginner might do now, in words; see
#       hints in present/advice.tcl.  The query hints says what, and in which
#       order: generic/berezina/hints.c.

need base/words present/part games/berezina

if {![info object isa class ::wargame::berezina::Hints]} {
    oo::class create ::wargame::berezina::Hints {
        superclass ::wargame::present::Part
    }
}

oo::define ::wargame::berezina::Hints {
    variable Words Reader CardParts WayCards

    method hints {moment} {
        return [lmap hint [[$moment as [$moment side]] query hints] {
            # Only what was done last can be undone.
            if {[dict get $hint kind] eq "excess"
                    && ![$WayCards isMarchEnded $moment]} continue
            list [::wargame::base::say \
                    berezina.hint.[string map {_ .} [dict get $hint kind]] \
                    {*}[my Named $moment $hint]] [my Where $hint] \
                    {*}[my When $hint]
        }]
    }

    method When {hint} {
        # That all can stay, not beside who would move one.
        return [expr {[dict get $hint kind] eq "setup" ? {{} alone} : {}}]
    }

    method Named {moment hint} {
        # What the sentence names, in its order.
        dict with hint {}
        return [switch -- $kind {
            crowded { list [$Words placeName $hex] $count $most }
            leave { list {*}[my UnitAt $hint] \
                    [::wargame::base::signed $points] }
            cross { list {*}[my UnitAt $hint] $left }
            enter { my UnitAt $hint }
            engineers { list {*}[my UnitAt $hint] \
                    [$CardParts percent $chance] $far }
            command { list [::wargame::base::sayList [lmap unit $units {
                $Words unitName $unit
            }]] }
            fire { list [$Words unitName $unit] \
                    [$Words unitName [$Reader keyIn [$moment view] $target]] \
                    [$CardParts percent $chance] }
            build { list [$Words label [list build $unit $bridge]] \
                    [$CardParts percent $chance] }
            treasure - step { list [$Words unitName $unit] }
            evade - exit - march_exit - march_bridge - march_ford {
                list [$Words placeName $hex]
            }
        }]
    }

    method UnitAt {hint} {
        return [list [$Words unitName [dict get $hint unit]] \
                [$Words placeName [dict get $hint hex]]]
    }

    method Where {hint} {
        # A piece, else a place, else nowhere.
        foreach key {unit units hex} {
            if {[dict exists $hint $key]} {
                return [lindex [dict get $hint $key] 0]
            }
        }
        return ""
    }
}
