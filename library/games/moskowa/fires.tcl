# fires.tcl --
#
#       La Bataille de la Moskowa: what fires and melees would do, as the rules
#       answer it.
#
#       fires MOMENT ?BY?      what the query `fires` tells, the best first: BY
#                              loss, the greatest mean, or rout, the likeliest
#       bearing MOMENT HEX     who bears on it
#       melee MOMENT HEX       what an attack on it by all would do
#       account MOMENT KIND HEX    how the odds of a fire or a melee come about,
#                              KIND: fire or melee
#       odds MOMENT KIND HEX ?FROM?    what comes of it to its end, KIND: melee,
#                              charge, or square if that is tried against it
#       guard MOMENT SLOT HEX  what comes of a charge of the Old Guard
#       later HEX              the topic of the same of a melee, which is asked
#                              when nobody waits
#       known MOMENT KIND HEX  what was answered, by the most work; {} if nobody
#                              has asked yet
#       longer MOMENT KIND HEX a list: the topic by which more of it is
#                              followed, in a second; {} where nearly all is
#       fates ODDS             of that, in lines: who routs, whose leaders are
#                              hit or captured; {} where hardly anybody is
#       outcome KEY ODDS       of that, in a line
#       grips KEY ODDS ?WORD...?    of a charge, does it come to the melee; in a
#                              line that begins with these words
#       partly ODDS            how much of it was followed, in a line; {} where
#                              nearly all was
#       volley MOMENT          {ODDS MEAN} of who takes part now; {} of nobody
#       mean MILLIONTHS        points, as they are said

need base/words present/part

namespace eval ::wargame::moskowa {
    # The most that is done for one of the odds on a card, in its own units:
    # a tenth of a second, of fights that drag many along; and the most that is
    # done while somebody may be busy at the table, or for one of the charges
    # on a card, of which two are reckoned in a row.
    variable OddsWork 2000
    variable LaterWork 800
    # And by another process, for what that leaves; enough, of a million.
    variable LongWork 10000
    variable Enough 995000
}

if {![info object isa class ::wargame::moskowa::Fires]} {
    oo::class create ::wargame::moskowa::Fires {
        superclass ::wargame::present::Part
    }
}

oo::define ::wargame::moskowa::Fires {
    variable Reader

    method Told {moment topic} {
        # Told to whoever is asked; where both look on, as printed.
        return [expr {[$moment viewer] in [list [$moment side] public]
            ? [$moment query $topic] : {}}]
    }

    method fires {moment {by loss}} {
        set fires [my Told $moment fires]
        return [expr {$by eq "loss" ? $fires : [lmap fire [lsort -integer \
                -decreasing -index 0 [lmap fire $fires {
            list [dict get $fire routs] $fire
        }]] { lindex $fire 1 }]}]
    }

    method bearing {moment hex} {
        return [my Told $moment "bearing [$Reader number $hex]"]
    }

    method melee {moment hex} {
        return [my Told $moment "melee [$Reader number $hex]"]
    }

    method account {moment kind hex} {
        return [my Told $moment "${kind}_account [$Reader number $hex]"]
    }

    method odds {moment kind hex {from ""}} {
        set long [my Topic Long $kind $hex $from]
        return [my Told $moment [expr {[$moment hasAsked $long] ? $long
            : [my Topic [expr {$kind eq "melee" || $from ne ""
                ? "Odds" : "Later"}] $kind $hex $from]}]]
    }

    method Topic {work kind hex {from ""}} {
        return [list odds $kind [$Reader number $hex] \
                {*}[expr {$from eq "" ? {} : [list [$Reader number $from]]}] \
                work [set ::wargame::moskowa::${work}Work]]
    }

    method guard {moment slot hex} {
        return [my Told $moment [list odds guard $slot [$Reader number $hex] \
                work $::wargame::moskowa::OddsWork]]
    }

    method later {hex} {
        return [my Topic Later melee $hex]
    }

    method known {moment kind hex} {
        foreach work {Long Odds Later} {
            set topic [my Topic $work $kind $hex]
            if {[$moment hasAsked $topic]} {
                return [my Told $moment $topic]
            }
        }
        return {}
    }

    method longer {moment kind hex} {
        set long [my Topic Long $kind $hex]
        set odds [my known $moment $kind $hex]
        return [expr {[$moment hasAsked $long] || ![dict size $odds]
            || [dict get $odds considered] >= $::wargame::moskowa::Enough
            ? {} : [list $long]}]
    }

    method fates {odds} {
        set lines {}
        foreach {key whats} {
            breaks routs  leaders {wounded killed}  seized captured
        } {
            set chances [lmap side {own enemy} {
                my Percent [::tcl::mathop::+ {*}[lmap what $whats {
                    dict get $odds $side $what
                }]]
            }]
            if {[lsearch -not -exact $chances 0] >= 0} {
                lappend lines [::wargame::base::say moskowa.card.$key \
                        {*}$chances]
            }
        }
        return $lines
    }

    method outcome {key odds} {
        return [::wargame::base::say moskowa.card.$key \
                [my Percent [dict get $odds enters]] \
                [my Percent [dict get $odds beaten]] \
                [my mean [dict get $odds own mean]] \
                [my mean [dict get $odds enemy mean]]]
    }

    method grips {key odds args} {
        # Those charged flee, it is stopped before, or there is a melee: whole
        # percents, a hundred together.
        set flight [my Percent [dict get $odds carried]]
        set melee [my Percent [dict get $odds melee]]
        return [::wargame::base::say moskowa.card.grips.$key {*}$args \
                $flight [expr {max(0, 100 - $flight - $melee)}] $melee]
    }

    method partly {odds} {
        set followed [dict get $odds considered]
        return [expr {$followed >= $::wargame::moskowa::Enough ? {}
            : [list [::wargame::base::say moskowa.card.partly \
                [my Percent $followed]]]}]
    }

    method Percent {millionths} {
        return [expr {round($millionths / 1e4)}]
    }

    method mean {millionths} {
        # In tenths: 4, not 4.0.
        return [::wargame::base::sayNumber %g \
                [expr {round($millionths / 1e5) / 10.0}]]
    }

    method volley {moment} {
        # {ODDS MEAN} of who takes part now; {} of nobody.
        set fire [my Told $moment attack]
        return [expr {[dict size $fire] == 0 ? {}
            : [list [dict get $fire odds] [my mean [dict get $fire mean]]]}]
    }
}
