# prices.tcl --
#
#       The contract Prices: what an answer costs, in words.  It comes from the
#       query `prices`: see prices.c of the game.
#
#       of MOMENT              of what that viewer may answer now, by action:
#                              WORD NUMBER..., {} of a word without
#       priced PRICES ACTION LABEL  the label with what it costs
#       told WORDS             what it costs, in words
#       offered MOMENT ACTION  what a single button says, with its price
#       givesUp MOMENT         KIND COUNT of what is given up by being done
#                              now, where that is points and nothing else is
#                              thrown away; or {}
#       harm PRICES ACTION     how much that hurts, for the order of answers: 0
#                              nothing, 1 little, 2 as a step or the disc, ... 4
#                              a piece
#       done GIVEN LABEL       the words of a Done button that gives that up

need base/words present/part

if {![info object isa class ::wargame::present::Prices]} {
    oo::class create ::wargame::present::Prices {
        superclass ::wargame::present::Part
    }
}

oo::define ::wargame::present::Prices {
    variable Game Words

    method of {moment} {
        return [$moment query prices]
    }

    method priced {prices action label} {
        set parts [expr {[dict exists $prices $action]
            ? [my Parts [dict get $prices $action]] : {}}]
        set said [::wargame::base::sayApart $parts]
        if {$said eq ""} {
            return $label
        }
        # Some say it themselves, or one part of it.
        foreach own [list $said {*}$parts] {
            set cut [expr {[string length $label] - [string length " ($own)"]}]
            if {[string range $label $cut end] eq " ($own)"} {
                set label [string range $label 0 $cut-1]
                break
            }
        }
        return "$label ($said)"
    }

    method told {words} {
        return [::wargame::base::sayApart [my Parts $words]]
    }

    method Parts {words} {
        return [lmap {word number} $words { my PriceWord $word {*}$number }]
    }

    method harm {prices action} {
        if {![dict exists $prices $action]} {
            return 0
        }
        set harms [my Harms]
        return [::tcl::mathfunc::max 0 {*}[lmap word \
                [dict keys [dict get $prices $action]] {
            expr {[dict exists $harms $word] ? [dict get $harms $word] : 2}
        }]]
    }

    method Harms {} {
        # Of the game's words; what it does not name is 2.
        return {}
    }

    method PriceWord {word args} {
        return [::wargame::base::say $Game.price.$word {*}$args]
    }

    method offered {moment action} {
        return [my priced [my of $moment] $action [$Words label $action]]
    }

    method givesUp {moment} {
        set left [[$moment as [$moment side]] query leaves]
        return [expr {[dict size $left] == 1
            && [dict keys $left] in [my Points] ? $left : {}}]
    }

    method Points {} {
        # The kinds of `leaves` that a button can tell.
        return {points}
    }

    method done {given label} {
        lassign $given kind count
        return [expr {$kind eq "" ? $label
            : [::wargame::base::sayCount [expr {$kind eq "points"
                ? "orders.givesUp" : "$Game.givesUp.$kind"}] $count $label]}]
    }
}
