# amendment-choices.tcl --
#
#       What an umpire may amend: what the game says that can be amended, and
#       what an umpire may do in every game; and in words what each is about.
#
#   set choices [::wargame::seat::AmendmentChoices new MATCH PRESENTER]   both
#   outlive it
#       amendments           all amendments, in their order
#       name AMENDMENT       the amendment in words
#       types AMENDMENT      of what it is about, a letter each (see wg_words):
#                            u p n s are chosen from a list; d and h, dice and
#                            the number of an action, are written
#       about AMENDMENT N    what the one of number N is, in words
#       written TYPE         what stands there at first: for d and h
#       of TYPE              the keys of all things of that type
#       allowed AMENDMENT BEFORE KEYS   the KEYS that the rules allow last,
#                            after what was chosen BEFORE; all, if they allow
#                            none
#       present AMENDMENT BEFORE        the one that is so now; or ""
#       named AMENDMENT N KEYS          {TEXT KEY}...: pieces and places in the
#                            order of the words

need base/files base/words

if {![info object isa class ::wargame::seat::AmendmentChoices]} {
    oo::class create ::wargame::seat::AmendmentChoices
}

oo::define ::wargame::seat::AmendmentChoices {
    variable Match Presenter Types

    constructor {match presenter} {
        set Match $match
        set Presenter $presenter
        set Types [dict merge [::wargame::base::argumentsOf \
                [$Presenter game] amendments] {back h dice d}]
    }

    method amendments {} {
        return [dict keys $Types]
    }

    method name {amendment} {
        return [::wargame::base::sayOf [$Presenter game] amend.$amendment]
    }

    method types {amendment} {
        return [split [dict get $Types $amendment] ""]
    }

    method about {amendment n} {
        # What a number is of is told by the amendment, and by which it is if it
        # has several.
        set type [lindex [my types $amendment] $n]
        foreach key [list umpire.sets.$amendment umpire.sets.$amendment.$n] {
            if {$type eq "n" && [::wargame::base::said $key]} {
                return [::wargame::base::say $key]
            }
        }
        set thrown [expr {$type eq "d" ? [my Thrown] : ""}]
        if {$thrown ne ""} {
            return [::wargame::base::say umpire.about.d.told \
                    [$Match lastThrow] $thrown]
        }
        return [::wargame::base::say umpire.about.$type [$Match lastThrow]]
    }

    method Thrown {} {
        # Whose the last dice were, and for what, as the log tells it.
        set n [$Match lastThrow]
        foreach event [$Match events umpire $n] {
            if {[dict get $event n] == $n && [dict get $event side] eq "chance"
                    && [llength [[$Presenter events] throw $event]]} {
                return [[$Presenter sentences] eventText $event]
            }
        }
        return ""
    }

    method written {type} {
        # The last throw, or the last action.
        if {$type eq "d"} {
            return [dict get [[$Match moment umpire] view] thrown]
        }
        return [$Match length]
    }

    method of {type} {
        switch -- $type {
            u { set rows [::wargame::roster [$Presenter game]] }
            p { set rows [::wargame::places [$Presenter game]] }
            s {
                return [dict get [::wargame::base::aboutGame \
                        [$Presenter game]] sides]
            }
            n {
                return {0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20}
            }
        }
        return [lmap row $rows {dict get $row key}]
    }

    method allowed {amendment before keys} {
        set allowed [lmap key $keys {
            if {[$Match whyUmpire [list $amendment {*}$before $key]]
                    ne ""} continue
            set key
        }]
        return [expr {[llength $allowed] ? $allowed : $keys}]
    }

    method present {amendment before} {
        return [[$Presenter reader] present [$Match moment umpire] $amendment \
                $before]
    }

    method named {amendment n keys} {
        set type [lindex [my types $amendment] $n]
        set last [expr {$n == [llength [my types $amendment]] - 1}]
        set view [[$Match moment umpire] view]
        set words [$Presenter words]
        set named [lmap key $keys {
            list [switch -- $type {
                u { my Unit $view $key }
                p { $words placeName $key }
                s { $words sideName $key }
                default {
                    expr {$last ? [$words valueNamed $amendment $key] : $key}
                }
            }] $key
        }]
        return [expr {$type in {u p}
            ? [lsort -dictionary -index 0 $named] : $named}]
    }

    method Unit {view key} {
        # Its side, name and place.
        set reader [$Presenter reader]
        set words [$Presenter words]
        set place [$reader placeOf $view $key]
        set unit [list [$words sideName [expr {![$reader ownedBy $key 0]}]] \
                [$words unitName $key]]
        if {$place eq ""} {
            return [::wargame::base::say umpire.unit {*}$unit]
        }
        return [::wargame::base::say umpire.unitAt {*}$unit \
                [$words placeName $place]]
    }
}
