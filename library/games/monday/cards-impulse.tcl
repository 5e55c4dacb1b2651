# cards-impulse.tcl --
#
#       The choice of an impulse (4.0) and of the raid after it (6.3): what each
#       gives now, and why some are not to be had.
#
#       impulses MOMENT SIDE   rows of a card
#       raid MOMENT SIDE       a row of a card for the raid

need base/files base/words present/part

namespace eval ::wargame::monday {
    # Verb, whether it is offered only if in use, and how much it gives away at
    # once: the disc, or the impulse.
    variable Impulses {
        tactical 0 0    offensive 1 2    call 0 2    march 0 0    pass 0 1
    }
    variable FullStars [::wargame::base::constantOf monday full_stars]
}

if {![info object isa class ::wargame::monday::ImpulseCards]} {
    oo::class create ::wargame::monday::ImpulseCards {
        superclass ::wargame::present::Part
    }
}

oo::define ::wargame::monday::ImpulseCards {
    variable Reader Words

    method impulses {moment side} {
        set view [$moment view]
        lassign [my Numbers $moment $side] stars value
        set rows {}
        foreach {verb optional harm} $::wargame::monday::Impulses {
            set why [$moment why $verb]
            if {$optional && [lindex $why 1] eq "not-in-use"} continue
            set title [::wargame::base::say monday.card.impulse.$verb]
            if {$why eq ""} {
                lappend rows [dict create state "" first 1 \
                    line [my Gives $moment $side $verb $stars $value] \
                    choices [list [dict create action $verb style "" harm \
                            $harm \
                        label [expr {$verb eq "pass"
                            ? [::wargame::base::say orders.keyed $title P] : \
                                    $title}]]]]
            } else {
                lappend rows [dict create title $title state off keeps 1 \
                    line [::wargame::base::say why.says [lindex $why 0] \
                        [$Words why $why]]]
            }
        }
        return [linsert $rows 0 [my Disc $view $side]]
    }

    method Gives {moment side verb stars value} {
        # Without stars units may move, and nobody may fight.
        if {$verb eq "march" && $stars == 0} {
            return [::wargame::base::say monday.card.gives.march.none $stars \
                    $value]
        }
        return [::wargame::base::say monday.card.gives.$verb \
                [expr {$verb eq "offensive" ? $::wargame::monday::FullStars
                    : $stars}] \
                [expr {$verb eq "call" ? [$Reader arrivals $moment $side]
                    : $value}]]
    }

    method Numbers {moment side} {
        # The commander's stars and the logistic value of that side.
        set value [$moment query "value $side"]
        if {$value eq ""} {
            return {{} {}}
        }
        return [list [dict get $value stars] [dict get $value value]]
    }

    method Disc {view side} {
        # Who has it.
        set disc [dict get $view disc]
        return [dict create section \
                [::wargame::base::say monday.card.disc.[expr {
            $disc == $side ? "yours" : "theirs"}]]]
    }

    method raid {moment side} {
        lassign [my Numbers $moment $side] stars value
        return [list [dict create state "" first 1 \
            line [::wargame::base::say monday.card.gives.raid $stars $value] \
            choices [list [dict create action raid style "" harm 1 \
                label [::wargame::base::say monday.card.impulse.raid]]]]]
    }
}
