# labels-said.tcl --
#
#       What the line below the map says while one goes by letters: what came of
#       the last, and what to type.
#
#   set said [::wargame::seat::LabelsSaid new SEAT PARTS]
#       asks HOW DEEDS LEFT    what to type, and who is in hand: HOW is stacks,
#                              places or some; DEEDS have letters that act at
#                              once, and are named where several of them
#                              stand together; LEFT have none
#       none               the key that was typed is no letter
#       came N ON              what the letters did after action N, and how to
#                              have them again, unless they go ON

need base/words seat/seat-part

if {![info object isa class ::wargame::seat::LabelsSaid]} {
    oo::class create ::wargame::seat::LabelsSaid {
        superclass ::wargame::seat::SeatPart
    }
}

oo::define ::wargame::seat::LabelsSaid {
    variable Seat Presenter Board

    method asks {how deeds left} {
        set said [list [::wargame::base::say labels.$how [my Numbered]]]
        # A digit is that of a piece now, not of a button.
        [$Seat orders] number [expr {[my Numbered] eq ""}]
        if {$how ne "stacks" && [$Board held] ne ""} {
            lappend said [::wargame::base::say labels.held \
                    [[$Presenter words] unitName [$Board held]]]
        }
        set deeds [lmap one $deeds {
            if {$one ni [$Board labelled]} continue
            set one
        }]
        if {[llength $deeds]} {
            lappend said [my Golden $deeds]
            if {[set names [my Together $deeds]] ne ""} {
                lappend said $names.
            }
        }
        if {$left} {
            lappend said [::wargame::base::sayCount labels.left $left]
        }
        [my of status] also [join $said " "]
    }

    method Golden {deeds} {
        # By the game's word, where pieces do something by themselves.
        return [expr {1 in [lmap one $deeds {
            expr {[llength [[my of ringed] does $one]] > 0}
        }] ? [::wargame::base::sayOf [$Presenter game] labels.deeds]
            : [::wargame::base::say labels.deeds]}]
    }

    method Together {deeds} {
        # Of those that stand with others of them one cannot see which is whose.
        set reader [$Presenter reader]
        set there [dict create]
        foreach unit $deeds {
            if {[$reader isUnit $unit]} {
                dict lappend there [$reader placeOf [$Seat view] $unit] $unit
            }
        }
        set crowd [concat {*}[lmap units [dict values $there] {
            if {[llength $units] < 2} continue
            set units
        }]]
        # The nearest: a line has no room for more.
        return [my Named [lrange [dict filter [$Board labelled] script \
                {letters unit} { expr {$unit in $crowd} }] 0 17]]
    }

    method Numbered {} {
        # The digits that found room.
        return [my Named [dict filter [$Board labelled] key {[1-9]}]]
    }

    method Named {codes} {
        return [join [lmap {code unit} $codes {
            string cat [string toupper $code] " = " \
                    [[$Presenter words] unitName $unit]
        }] ", "]
    }

    method none {} {
        [my of status] alsoOnce [::wargame::base::say labels.none]
    }

    method came {n on} {
        [my of done] since $n
        if {!$on} {
            [my of status] also [::wargame::base::say labels.again]
        }
    }
}
