# battle.tcl --
#
#       The battle window: two lines face to face, the rounds, the dice, the
#       choices of the unit whose turn it is, and what happened so far.
#
#   set panel [::wargame::panels::BattlePanel new PATH MATCH VIEWER DOCMD]
#                        see panel.tcl
#       choose SLOT      show that unit's choices; at once, if it has but one
#                        that needs no thought (a hit)
#       chosen           -> the slot whose choices are shown, or ""
#       isRolling        until the dice lie nothing is chosen
#       spot SLOT        {x y} of it in the field, or ""
#       stays HANDOVER     true while it shows how a battle ended, or what dice
#                        did that another viewer's seat would cover: until
#                        somebody goes on, which sends <<WargameGoOn>> to the
#                        window
#       scene            -> what is drawn: see present/battle.tcl
#
#   Left and right go from unit to unit in the field, down and Return to the
#   buttons, up back.  Where each answer costs something, No as well, the
#   keyboard waits there, at no block.  It has a Field, a BattleAsk below, a
#   Record and BattleOdds beside, laid by a BattleLayout; BattleEvents keeps
#   what was told of the battle.

need base/words look/dice look/focus look/key-press look/record look/theme \
        panels/battle-ask panels/battle-digits panels/battle-events \
        panels/battle-layout panels/battle-next panels/battle-odds \
        panels/battle-volley panels/field panels/panel

if {![info object isa class ::wargame::panels::BattlePanel]} {
    oo::class create ::wargame::panels::BattlePanel {
        superclass ::wargame::panels::Panel
    }
}

oo::define ::wargame::panels::BattlePanel {
    # Shown: the scene that is drawn, which waits for the dice that are Rolling.
    variable Path Match Viewer Presenter Pictures Layout Field Ask Record \
            Odds Events Volley Next Digits Do Scene Chosen Shown Rolling \
            MeanTime

    constructor {args} {
        lassign {{} "" {} 0} Scene Chosen Shown Rolling
        next {*}$args
    }

    destructor {
        foreach part {Field Record Odds Events Volley Next Digits} \
                { catch {[set $part] destroy} }
        next
    }

    method FirstButtons {} {
        return [my Safest [my Offered] [$Ask bar]]
    }

    method Safest {choices bar} {
        # Where each answer costs something no stray key is one: the keyboard
        # waits in the field.
        return [expr {[$Events shows] eq "" && $Chosen eq ""
            && [::wargame::panels::battleDeclines $Scene]
            ? [set MeanTime $Path.field] : [next $choices $bar]}]
    }

    foreach {what part} {scene Scene chosen Chosen isRolling Rolling} {
        method $what {} "return \$$part"
    }
    method spot {slot} { return [$Field spot $slot] }

    # ---- its parts, and where they lie ----

    method Build {} {
        canvas $Path.field -highlightthickness 0 -borderwidth 0 -takefocus 1 \
                -width 200 -height 200
        set Ask [::wargame::panels::BattleAsk new $Path.ask \
                [namespace code {my Buttons}]]
        set Field [::wargame::panels::Field new $Path.field $Pictures \
                $Presenter [namespace code {my choose}]]
        set Record [::wargame::look::Record new $Path.record $Pictures]
        set Odds [::wargame::panels::BattleOdds new $Path.odds $Presenter \
                [namespace code {my OddsKnown}]]
        set Volley [::wargame::panels::BattleVolley new \
                [namespace code {my Send}] [list $Odds battle] \
                [namespace code {my ShowAsked}]]
        set Events [::wargame::panels::BattleEvents new $Match $Viewer \
                $Presenter]
        set Layout [::wargame::panels::BattleLayout new $Path \
                $Path.field $Path.ask $Path.record $Path.odds]
        set Next [::wargame::panels::BattleNext new $Match $Viewer $Presenter \
                [namespace code {my goOn}] $Do [winfo toplevel $Path]]
        set Digits [::wargame::panels::BattleDigits new]
        my Bind
        my Arrange
    }

    method Bind {} {
        foreach window [list $Path.field $Path.ask [$Record text]] {
            my Keys $window
        }
        bind $Path.field <Return> [format {if {[%s %%K %%t]} {%s}} \
                ::wargame::look::newPress [namespace code {my Enter}]]
        foreach {event does} {
            Left {my Next -1}   Right {my Next 1}   Down {my FocusButtons}
            FocusIn {my Draw}   FocusOut {my Draw}  Configure {my Draw}
        } {
            bind $Path.field <$event> [namespace code $does]
        }
        bind Panel$Path <Up> [namespace code {my Next 0}]
        bind $Path <Configure> [namespace code {my Arrange}]
    }

    method Arrange {} {
        $Layout arrange [$Odds isShown]
        $Ask wrap
    }

    method height {} {
        # What is told above the field, two lines of blocks, and the answers.
        set font [::wargame::look::theme font body]
        return [expr {36 * [font metrics $font -linespace]}]
    }

    method Retheme {} {
        $Record retheme
        $Odds retheme
        next
    }

    method odds {query} {
        $Odds by $query
        my refresh
    }

    method kept {} {
        # The odds are read while dice are thrown by hand.
        return [expr {[$Odds isShown] ? "$Path.odds" : ""}]
    }

    # ---- what the match is like ----

    method refresh {} {
        set fresh [$Events hear]
        set was $Scene
        set Scene [$Events scene $Scene]
        if {[$Events shows] ne "ended"} {
            set Scene [$Odds recall $Scene]
        }
        set Scene [$Digits marked $Scene]
        set throw [$Events throw]
        set Chosen [::wargame::panels::battleNext $Scene $Chosen $was]
        if {$fresh && $throw ne "" && [lindex $throw 2] ne {}
                && [winfo width $Path.field] > 300 && $Shown ne {}} {
            set Rolling 1
            event generate $Path <<WargameDiceRoll>>
            my AskOdds
            $Field roll $Shown [my Lit $Shown] $throw \
                    [namespace code {my Rolled}]
        } elseif {!$Rolling} {
            my Rolled
        }
    }

    method Rolled {} {
        # The dice lie still: now everybody sees what they did.
        set Rolling 0
        event generate $Path <<WargameDiceLie>>
        set Shown $Scene
        my ShowChosen
        $Record show [$Events lines]
        $Volley on [expr {[$Events shows] ne "" ? {} : $Scene}]
    }

    method stays {handover {given 0} {taken 0}} {
        return [$Events outlasts $Scene $handover]
    }

    method goOn {} {
        if {[$Events shows] ne ""} {
            $Events goOn
            my refresh
            event generate [winfo toplevel $Path] <<WargameGoOn>>
        }
    }

    method pause {} {
        # Long enough to see each throw of many.
        return [expr {$Scene ne {} && [dict exists $Scene battle] ? 480 : 200}]
    }

    # ---- what is drawn and asked ----

    method ShowChosen {} {
        my Draw
        my AskOdds
        my ShowAsked
    }

    method ShowAsked {} {
        $Ask show [$Volley told $Scene] $Chosen [my Offered]
    }

    method OddsKnown {} {
        $Volley on $Scene
    }

    method Draw {} {
        if {!$Rolling && $Shown ne {} && [winfo width $Path.field] > 300} {
            $Field show $Shown [my Lit $Shown] [$Events throw]
        }
    }

    method Lit {scene} {
        # The slot that is chosen, or that throws dice.
        return [expr {$Chosen eq "" && [dict exists $scene firing]
            ? [dict get $scene firing] : $Chosen}]
    }

    method AskOdds {} {
        my Arrange
        $Odds ask [expr {$Rolling || [$Events shows] ne "" ? {} : $Scene}] \
                $Chosen
    }

    method Offered {} {
        # Choices with what their buttons do.
        if {[$Events shows] ne ""} {
            $Events lie
            return [$Digits after [$Next choices [expr {
                [$Events shows] eq "ended"}] [namespace code {my Seen}]]]
        } elseif {$Scene eq {}} {
            return {}
        } elseif {[$Match side] eq "chance" && [dict exists $Scene battle]
                && [::wargame::look::dice motion]} {
            $Events awaits yes
            return [$Next rest [namespace code {my Hurry}]]
        }
        $Events awaits no
        set choices [lmap choice [::wargame::panels::battleChoices $Scene \
                $Chosen] {
            dict set choice command [namespace code [list my Send \
                    [dict get $choice action]]]
        }]
        return [$Digits steady $Scene [::wargame::panels::battleOrdered \
                $choices [$Volley orders $Scene]]]
    }

    method Hurry {} {
        $Events awaits done
        event generate [winfo toplevel $Path] <<WargameHurry>>
    }

    method Seen {} {
        if {![$Events isSoon]} { my goOn }
    }

    # ---- the player ----

    method choose {slot} {
        if {$Rolling || $slot ni [::wargame::panels::battleAble $Scene]} {
            return
        }
        if {[dict get $Scene direct]} {
            foreach choice [dict get $Scene choices] {
                if {[dict get $choice unit] eq $slot} {
                    my Send [dict get $choice action]
                    return
                }
            }
        }
        set Chosen $slot
        my ShowChosen
        if {![string match $Path.* [focus]]} { my home }
    }

    method Enter {} {
        # Return in the field: a hit is taken by who is chosen; what else is
        # asked has buttons.
        if {$Scene ne {} && [dict get $Scene direct] && $Chosen ne ""} {
            my choose $Chosen
        } else {
            my FocusButtons
        }
    }

    method Next {step} {
        set able [::wargame::panels::battleAble $Scene]
        if {$step && $able ne {}} {
            set at [expr {$Chosen eq "" && $step < 0 ? -1
                : [lsearch -exact $able $Chosen] + $step}]
            set Chosen [lindex $able [expr {$at % [llength $able]}]]
            my ShowChosen
        }
        set MeanTime ""         ;# the player stays there
        ::wargame::look::focusOn $Path.field
    }
    method FocusButtons {} {
        $Ask enter [my Offered]
    }
}
