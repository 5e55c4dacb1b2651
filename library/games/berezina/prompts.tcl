# prompts.tcl --
#
#       Napoleon at the Berezina: which phase it is, and what is asked.

need base/words present/part games/berezina games/berezina/words

if {![info object isa class ::wargame::berezina::Prompts]} {
    oo::class create ::wargame::berezina::Prompts {
        superclass ::wargame::present::Part
    }
}

oo::define ::wargame::berezina::Prompts {
    variable Game Words Reader

    method phase {moment} {
        return [::wargame::base::say \
                berezina.phase.[dict get [$moment view] phase]]
    }

    # ---- what is asked ----

    method prompt {moment} {
        set decision [$moment decision]
        set words [lassign [my PromptOf $moment $decision] form]
        return [::wargame::base::sayOf $Game decision.$decision$form \
                {*}$words][my \
                CrowdAsked $moment][my StrayAsked $moment]
    }

    method PromptOf {moment decision} {
        # {FORM WORD...}: what is appended to the key of its sentence, and what
        # that names.
        set view [$moment view]
        switch -- $decision {
            russian_setup - french_setup {
                return [list [expr {[$Reader chosen $view bridge] eq "intact"
                    ? ".bridge" : ""}]]
            }
            move - russian_move {
                return [expr {[my GoesOn $moment]
                    ? [list .mobile [my UnitIn $view mobile] \
                        [::wargame::base::halves [dict get $view points]]]
                    : ""}]
            }
            over {
                return [list "" [::wargame::base::say \
                        berezina.level.[[$moment as public] query level]] \
                        [[$moment as public] score 0]]
            }
            treasure - step {
                return [list "" {*}[my Owed $moment $decision]]
            }
            build {
                return [expr {[$moment onlyDone] ? ".none" : ""}]
            }
            excess - displace {
                return [list "" [$Words placeName [$Reader placeOf $view \
                        [lindex [$moment actions] 0 1]]]]
            }
            equals {
                return [list "" [my UnitIn $view shot.firer] \
                        [::wargame::base::say \
                    berezina.by.[dict get $view equals.reason]]]
            }
            fire {
                return [list "" [dict get $view rating]]
            }
            evade {
                return [list [my evadeKey $moment] \
                        [my UnitIn $view shot.firer] \
                        [my UnitIn $view shot.target]]
            }
        }
        return ""
    }

    method StrayAsked {moment} {
        # 5.4 Who keeps the Russian from being done.
        set view [$moment view]
        set strays [expr {[$moment decision] eq "russian_move"
            ? [[$moment as [$moment side]] query strays] : {}}]
        return [expr {[llength $strays] == 0 ? ""
            : " [::wargame::base::say berezina.decision.strayed \
                    [::wargame::base::sayList [lmap slot $strays {
                        $Words unitName [$Reader keyIn $view $slot]
                    }]]]"}]
    }

    method CrowdAsked {moment} {
        # 3.1.4 Said before Done, while one can still move on.
        set crowds [expr {[$Reader isMoving $moment]
            ? [[$moment as [$moment side]] query crowded] : {}}]
        return [expr {[llength $crowds] == 0 ? ""
            : " [::wargame::base::say berezina.decision.crowded \
                [$Words crowds $crowds]]"}]
    }

    method evadeKey {moment} {
        # Who must retreat, and who cannot, have sentences of their own.
        set verbs [lsort -unique [lmap action [$moment actions] {
            lindex $action 0
        }]]
        return [expr {$verbs eq "evade" ? ".must"
            : $verbs eq "stand" ? ".stand" : ""}]
    }

    method GoesOn {moment} {
        # May who is on the move still go somewhere?
        set view [$moment view]
        set slot [dict get $view mobile]
        return [expr {$slot >= 0 && [$Reader keyIn $view $slot] in
                [lmap action [$moment actions] {lindex $action 1}]}]
    }

    method UnitIn {view member} {
        return [$Words unitName [$Reader keyIn $view [dict get $view $member]]]
    }

    method Owed {moment what} {
        # How much is still to be lost, this one included, and by whom first.
        set view [$moment view]
        set member owed.[dict get {treasure treasure step steps} $what]
        set slot [$Reader slotOf $view [lindex [$moment actions] 0 1]]
        set worth [[$moment as [$moment side]] query "unit $slot"]
        return [list [expr {[dict get $view $member] + 1}] \
                [dict get $worth rating]]
    }
}
