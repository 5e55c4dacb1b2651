# prompts.tcl --
#
#       Napoleon at the Berezina: who acts, and what is asked.

need base/words present/part games/berezina games/berezina/words

if {![info object isa class ::wargame::berezina::Prompts]} {
    oo::class create ::wargame::berezina::Prompts {
        superclass ::wargame::present::Part
    }
}

oo::define ::wargame::berezina::Prompts {
    variable Game Words Advice Reader

    method title {match view} {
        set side [$match side]
        if {$side eq "nobody"} {
            return [::wargame::base::say title.nobody]
        }
        set phase [$Words phase $match $view]
        if {$side eq "chance"} {
            return [::wargame::base::say berezina.heading.chance $phase]
        } elseif {[$match decision] eq "equals"} {
            return [::wargame::base::say berezina.heading.equals]
        } elseif {[list $side [$Reader phase $view]] in {
            {0 french_movement} {1 russian_movement}
        }} {
            # The phase says whose it is.
            return $phase
        }
        return [::wargame::base::say berezina.heading [$Words sideName $side] \
                $phase]
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
                return [list [expr {[$Reader chosen $view bridge] eq "intact"
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
                return [list "" [$Words placeName [$Reader placeOf $view \
                        [lindex [$match actions] 0 1]]]]
            }
            equals {
                return [list "" [my UnitIn $view shot.firer] \
                        [$Words reason [dict get $view equals.reason]]]
            }
            fire {
                return [list "" [$Words letter [dict get $view rating]]]
            }
            evade {
                return [list [my evadeKey $match] \
                        [my UnitIn $view shot.firer] \
                        [my UnitIn $view shot.target]]
            }
        }
        return ""
    }

    method StrayAsked {match view} {
        # 5.4 Who keeps the Russian from being done.
        set strays [expr {[$match decision] eq "russian_move"
            ? [$match query [$match side] strays] : {}}]
        return [expr {[llength $strays] == 0 ? ""
            : " [::wargame::base::say berezina.decision.strayed \
                    [join [lmap slot \
                $strays { $Words unitName [$Reader keyIn $view $slot] }] ", "]]"}]
    }

    method CrowdAsked {match} {
        # 3.1.4 Said before Done, while one can still move on.
        set crowds [expr {[$Advice isMoving $match]
            ? [$match query [$match side] crowded] : {}}]
        return [expr {[llength $crowds] == 0 ? ""
            : " [::wargame::base::say berezina.decision.crowded \
                [$Words crowds $crowds]]"}]
    }

    method evadeKey {match} {
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
        return [expr {$slot >= 0 && [$Reader keyIn $view $slot] in [lmap action \
                [$match actions] {lindex $action 1}]}]
    }

    method UnitIn {view member} {
        return [$Words unitName [$Reader keyIn $view [dict get $view $member]]]
    }

    method Owed {match view what} {
        # How much is still to be lost, this one included, and by whom first.
        set member owed.[dict get {treasure treasure step steps} $what]
        set slot [$Reader slotOf $view [lindex [$match actions] 0 1]]
        set worth [$match query [$match side] "unit $slot"]
        return [list [expr {[dict get $view $member] + 1}] \
                [$Words letter [dict get $worth rating]]]
    }
}
