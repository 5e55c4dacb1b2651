# prompts.tcl --
#
#       Napoleon at the Berezina: who acts, and what is asked.

need base/files base/words games/berezina games/berezina/hands

oo::define ::wargame::Skin_berezina {
    method PhaseName {number} {
        return [::wargame::base::say berezina.phase.[my NameIn Phases $number]]
    }

    method title {match view} {
        set side [$match side]
        if {$side eq "nobody"} {
            return [::wargame::base::say title.nobody]
        }
        set phase [my moment $match $view]
        if {$side eq "chance"} {
            return [::wargame::base::say berezina.heading.chance $phase]
        } elseif {[$match decision] eq "equals"} {
            return [::wargame::base::say berezina.heading.equals]
        } elseif {[list $side [my Phase $view]] in {
            {0 french_movement} {1 russian_movement}
        }} {
            # The phase says whose it is.
            return $phase
        }
        return [::wargame::base::say berezina.heading [my sideName $side] \
                $phase]
    }

    method valueNamed {amendment n} {
        set key [dict get [dict merge [dict create $amendment ""] {
            bridge berezina.half        moved umpire.yes
            released umpire.yes         treasure umpire.yes
            frost berezina.frost
        }] $amendment].$n
        return \
                [expr {[::wargame::base::said $key] ? \
                [::wargame::base::say umpire.value $n \
            [::wargame::base::say $key]] : $n}]
    }

    method present {match view amendment about} {
        # As an amendment says it: a thaw, -1 in a view, is 2.
        if {$amendment in {losses treasure moved}} {
            set slot [my SlotOf $view [lindex $about 0]]
            return [lindex [dict get $view unit.$amendment] $slot]
        }
        switch -- $amendment {
            bridge {
                return [$match query umpire "present bridge $about"]
            }
            released {
                return [$match query umpire "present released [my SlotOf $view \
                        [lindex $about 0]]"]
            }
            track - crossed { return [dict get $view $amendment] }
            contact { return [dict get $view alarm] }
            frost {
                set frost [dict get $view frost]
                return [expr {$frost < 0 ? 2 : $frost}]
            }
        }
        return ""
    }

    method moment {match view} {
        return [my PhaseName [dict get $view phase]]
    }

    method scorers {} {
        return 0
    }

    method PriceWord {word args} {
        # Chances come in millionths; that of a fire may be unknown.
        if {$word in {fire reach} && [llength $args]} {
            return [::wargame::base::say berezina.price.$word.n \
                    [my Percent {*}$args]]
        }
        return [next $word {*}$args]
    }

    method seats {scenario} {
        # The rules move the Russians; nothing is secret then.
        return [expr {$scenario eq "solitaire" ? 0 : {0 1}}]
    }

    # ---- when ----

    method Hour {turn} {
        return [format %02d:00 [expr {(4 * $turn) % 24}]]
    }

    method Day {turn} {
        return [::wargame::base::say berezina.day [expr {25 + $turn / 6}]]
    }

    method IsNight {turn} {
        return [expr {($turn - 1) % 6 >= 4}]
    }

    method When {turn} {
        set key berezina.when
        if {[my IsNight $turn]} {
            append key .night
        }
        return [::wargame::base::say $key $turn [my Day $turn] [my Hour $turn]]
    }

    # ---- what is asked ----

    method prompt {match view} {
        set decision [$match decision]
        set words [lassign [my PromptOf $match $view $decision] form]
        return [::wargame::base::sayOf $Game decision.$decision$form \
                {*}$words][my \
                CrowdAsked $match][my StrayAsked $match $view]
    }

    method PromptOf {match view decision} {
        # {FORM WORD...}: what is appended to the key of its sentence, and what
        # that names.
        switch -- $decision {
            russian_setup - french_setup {
                return [list [expr {[my Chosen $view bridge] eq "intact"
                    ? ".bridge" : ""}]]
            }
            move - russian_move {
                return [expr {[my GoesOn $match $view]
                    ? [list .mobile [my UnitIn $view mobile] \
                        [::wargame::berezina::points [dict get $view points]]]
                    : ""}]
            }
            over {
                return [list "" [::wargame::base::say \
                        berezina.level.[$match query public level]] \
                        [$match score public 0]]
            }
            treasure - step {
                return [list "" {*}[my Owed $match $view $decision]]
            }
            excess - displace {
                return [list "" [my placeName [my placeOf $view \
                        [lindex [$match actions] 0 1]]]]
            }
            equals {
                return [list "" [my UnitIn $view shot.firer] \
                        [my Reason [dict get $view equals.reason]]]
            }
            fire {
                return [list "" [my Letter [dict get $view rating]]]
            }
            evade {
                return [list [my EvadeKey $match] \
                        [my UnitIn $view shot.firer] \
                        [my UnitIn $view shot.target]]
            }
        }
        return ""
    }

    method victory {match} {
        return [::wargame::base::say berezina.level.[$match query public level]]
    }

    method StrayAsked {match view} {
        # 5.4 Who keeps the Russian from being done.
        set strays [expr {[$match decision] eq "russian_move"
            ? [$match query [$match side] strays] : {}}]
        return [expr {[llength $strays] == 0 ? ""
            : " [::wargame::base::say berezina.decision.strayed \
                    [join [lmap slot \
                $strays { my unitName [my KeyIn $view $slot] }] ", "]]"}]
    }

    method CrowdAsked {match} {
        # 3.1.4 Said before Done, while one can still move on.
        set crowds [expr {[my IsMoving $match]
            ? [$match query [$match side] crowded] : {}}]
        return [expr {[llength $crowds] == 0 ? ""
            : " [::wargame::base::say berezina.decision.crowded \
                [my Crowds $crowds]]"}]
    }

    method LeftWhere {match kind} {
        return [expr {$kind ne "crowded" ? {}
            : [list [my Crowds [$match query [$match side] crowded]]]}]
    }

    method Crowds {crowds} {
        # As the query has them.
        return [join [lmap crowd $crowds {
            lassign $crowd hex count
            ::wargame::base::say berezina.crowd [my placeName $hex] $count
        }] ", "]
    }

    method EvadeKey {match} {
        # Who must retreat, and who cannot, have sentences of their own.
        set verbs [lsort -unique [lmap action [$match actions] {
            lindex $action 0
        }]]
        return [expr {$verbs eq "evade" ? ".must"
            : $verbs eq "stand" ? ".stand" : ""}]
    }

    method GoesOn {match view} {
        # May who is on the move still go somewhere?
        set slot [dict get $view mobile]
        return [expr {$slot >= 0 && [my KeyIn $view $slot] in [lmap action \
                [$match actions] {lindex $action 1}]}]
    }

    method UnitIn {view member} {
        return [my unitName [my KeyIn $view [dict get $view $member]]]
    }

    method Letter {rating} {
        return [lindex $::wargame::berezina::Ratings $rating]
    }

    method Chosen {view option} {
        # The value of an option of the match.
        set names \
                [lmap row [dict get [::wargame::base::aboutGame $Game] \
                options] {
            lindex $row 0
        }]
        set n [lsearch -exact $names $option]
        return [lindex [dict get [::wargame::base::aboutGame $Game] options] \
                $n 1 \
                [lindex [dict get $view option] $n]]
    }

    method Owed {match view what} {
        # How much is still to be lost, this one included, and by whom first.
        set member owed.[dict get {treasure treasure step steps} $what]
        set slot [my SlotOf $view [lindex [$match actions] 0 1]]
        set worth [$match query [$match side] "unit $slot"]
        return [list [expr {[dict get $view $member] + 1}] \
                [my Letter [dict get $worth rating]]]
    }

    method label {action} {
        # Bridge 0 is the causeway; who decides is a number.
        lassign $action verb first second
        if {$verb eq "build" && $second == 0} {
            return [::wargame::base::say berezina.verb.build.0 \
                    [my unitName $first]]
        } elseif {$verb eq "decide"} {
            return [::wargame::base::say berezina.verb.decide.$first]
        }
        return [next $action]
    }
}
