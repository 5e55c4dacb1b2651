# cards-impulse.tcl --
#
#       The choice of an impulse (4.0) and of the raid after it (6.3): what each
#       gives now, and why some are not to be had.
#
#       impulseCards impulses MOMENT SIDE PRESENTER  rows of a card
#       impulseCards raid MOMENT SIDE                a row of a card for the
#                                                    raid

need base/files base/words

namespace eval ::wargame::monday::impulseCards {
    namespace export impulses raid
    namespace ensemble create

    # Verb, whether it is offered only if in use, and how much it gives away at
    # once: the disc, or the impulse.
    variable Impulses {
        tactical 0 0    offensive 1 2    call 0 2    march 0 0    pass 0 1
    }
    variable FullStars [::wargame::base::constantOf monday full_stars]
}

proc ::wargame::monday::impulseCards::impulses {moment side presenter} {
    set view [$moment view]
    variable Impulses
    variable FullStars
    lassign [Numbers $moment $side] stars value
    set rows {}
    foreach {verb optional harm} $Impulses {
        set why [$moment why $verb]
        if {$optional && [lindex $why 1] eq "not-in-use"} continue
        set title [::wargame::base::say monday.card.impulse.$verb]
        if {$why eq ""} {
            lappend rows [dict create state "" first 1 \
                line [::wargame::base::say monday.card.gives.$verb \
                    [expr {$verb eq "offensive" ? $FullStars : $stars}] \
                    [expr {$verb eq "call"
                        ? [[$presenter reader] arrivals $moment $side \
                                $value] : $value}]] \
                choices [list [dict create action $verb style "" harm $harm \
                    label [expr {$verb eq "pass"
                        ? [::wargame::base::say orders.keyed $title P] : \
                                $title}]]]]
        } else {
            lappend rows [dict create title $title state off \
                line [::wargame::base::say why.says [lindex $why 0] \
                    [[$presenter words] why $why]]]
        }
    }
    return [linsert $rows 0 [Disc $view $side $presenter]]
}

# Numbers --
#
#       The commander's stars and the logistic value of that side.
proc ::wargame::monday::impulseCards::Numbers {moment side} {
    set value [$moment query "value $side"]
    if {$value eq ""} {
        return {{} {}}
    }
    return [list [dict get $value stars] [dict get $value value]]
}

# Disc --
#
#       Who has it.
proc ::wargame::monday::impulseCards::Disc {view side presenter} {
    set disc [dict get $view disc]
    return [dict create section [::wargame::base::say monday.card.disc.[expr {
        $disc == $side ? "yours" : "theirs"}]]]
}

proc ::wargame::monday::impulseCards::raid {moment side} {
    lassign [Numbers $moment $side] stars value
    return [list [dict create state "" first 1 \
        line [::wargame::base::say monday.card.gives.raid $stars $value] \
        choices [list [dict create action raid style "" harm 1 \
            label [::wargame::base::say monday.card.impulse.raid]]]]]
}
