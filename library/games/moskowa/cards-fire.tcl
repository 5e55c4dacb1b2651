# cards-fire.tcl --
#
#       The card of a fire phase: whom to fire at, the best first, with what
#       each fire would do; and of one fire, who takes part.  Which is the best
#       the preference `fires` says: see fires.tcl.

need base/prefs base/words present/part

namespace eval ::wargame::moskowa {
    # The most rows of fires.
    variable MostFires 40
}

if {![info object isa class ::wargame::moskowa::FireCard]} {
    oo::class create ::wargame::moskowa::FireCard {
        superclass ::wargame::present::Part
    }
}

oo::define ::wargame::moskowa::FireCard {
    variable Words Reader Fires CardParts Sentences

    method target {moment} {
        set by [::wargame::base::prefs get fires]
        set fires [$Fires fires $moment $by]
        set rows {}
        foreach fire [lrange $fires 0 $::wargame::moskowa::MostFires-1] {
            lappend rows [my FireRow $moment $fire \
                    [expr {![llength $rows] && [dict get $fire mean] > 0}]]
        }
        set choices {}
        if {[llength $fires] && [dict get [lindex $fires 0] mean] > 0} {
            lappend choices [dict create tells [list Rest $by] style "" \
                    rule "" label [::wargame::base::say \
                    moskowa.card.rest.$by]]
        }
        return [dict create rows [concat [my Guards $moment] $rows] \
            choices [concat \
                [$CardParts rest $rows $choices] [$CardParts done $moment] \
                [my Sort $fires [expr {$by eq "loss" ? "rout" : "loss"}]]] \
                lines [concat {*}[lmap row $rows {
                    dict get $row lines }]]]
    }

    method Guards {moment} {
        # The Old Guard's charges, each in the place of its fire.
        return [lmap action [$moment actions] {
            if {[lindex $action 0] ne "guard"} continue
            lassign $action - unit hex
            set slot [$Reader slotOf [$moment view] $unit]
            dict create focus $hex size 36 \
                faces [$CardParts faces $moment [$CardParts foe $moment $hex]] \
                title [$CardParts who $moment $hex] \
                line [my GuardLine $moment $slot $hex] choices [list \
                    [dict replace [$CardParts button $action "" \
                        [::wargame::base::say moskowa.card.do.guard]] harm 1]]
        }]
    }

    method GuardLine {moment slot hex} {
        set odds [$Fires guard $moment $slot $hex]
        set name [$Words unitName [$Reader keyIn [$moment view] $slot]]
        return [expr {![dict size $odds] ? $name : [join [list \
            [$Fires grips guard $odds $name] \
            [$Fires outcome after.charge $odds] {*}[$Fires fates $odds] \
            {*}[$Fires partly $odds] \
            [::wargame::base::say moskowa.card.notIn.guard]] \n]}]
    }

    method Sort {fires by} {
        # The switch to the other order, of two and more that may do harm.
        set means [lmap fire $fires { dict get $fire mean }]
        return [expr {[llength [lsearch -all -not -exact $means 0]] < 2 ? {}
            : [list [dict create \
            tells [list Prefer [list fires $by]] style "" rule "" \
            label [::wargame::base::say moskowa.card.by.$by]]]}]
    }

    method FireRow {moment fire best} {
        # One that is too weak is there to be put together from others.
        set hex [dict get $fire hex]
        set steps [list [list aim $hex] fire]
        return [dict create focus $hex size 36 \
            faces [$CardParts faces $moment [$CardParts foe $moment $hex]] \
            title [$CardParts who $moment $hex] line [my Prospect $fire] \
            how [list fire $hex] lines [my Lines $moment $hex] choices [list \
                [$CardParts all [::wargame::base::say moskowa.verb.fire] \
                    $steps $best] \
                [dict replace [$CardParts button [list aim $hex] "" \
                    [::wargame::base::say moskowa.card.choose]] harm 2]]]
    }

    method Prospect {fire} {
        # Odds and mean, and what follows: as many rows as can be in sight.
        dict with fire {}
        if {$odds eq "-"} {
            return [::wargame::base::say moskowa.card.weak]
        }
        set lines [list [::wargame::base::say moskowa.card.prospect $odds \
                [::wargame::base::signed $added] [$Fires mean $mean]]]
        if {$mean == 0} {
            return [lindex $lines 0]
        }
        set after {}
        foreach {key chance} [list check $checks rout $routs leader $leader] {
            if {$chance >= 5000} {
                lappend after [::wargame::base::say moskowa.card.$key \
                        [$CardParts percent $chance]]
            }
        }
        if {[llength $after]} {
            lappend lines [join $after " \u00b7 "]
        }
        return [join $lines \n]
    }

    method losses {moment hex} {
        # How likely each is, in a line; {} where it does no harm.
        set lost [lmap fire [$Fires fires $moment] {
            if {[dict get $fire hex] ne $hex || ![dict get $fire mean]} continue
            dict get $fire lost
        }]
        set chances [lmap {points chance} [lindex $lost 0] {
            if {$chance < 5000} continue
            ::wargame::base::say moskowa.card.loss $points \
                    [$CardParts percent $chance]
        }]
        return [expr {[llength $chances] ? [list [::wargame::base::say \
            moskowa.card.losses [join $chances " \u00b7 "]]] : {}}]
    }

    method Lines {moment hex} {
        # From each hex that bears on it.
        set from [lsort -unique [lmap one [$Fires bearing $moment $hex] {
            $Reader at [$moment view] [dict get $one slot]
        }]]
        return [lmap place $from { $CardParts line $place $hex }]
    }

    # ---- one fire ----

    method firers {moment} {
        set hex [$Reader target [$moment view]]
        set rows {}
        set lines {}
        foreach one [$Fires bearing $moment $hex] {
            dict with one {}
            set key [$Reader keyIn [$moment view] $slot]
            set verb [expr {$takes ? "spare" : "include"}]
            set may [expr {[list $verb $key] in [$moment actions]}]
            if {!$may && !$takes} continue
            if {$takes} {
                lappend lines [$CardParts line \
                        [$Reader at [$moment view] $slot] $hex]
            }
            lappend rows [dict create focus $key places [list $hex] \
                faces [$CardParts faces $moment $slot] \
                title [$Words unitName $key] \
                state [expr {$takes ? "good" : "off"}] \
                line [my Bears $range $factors $most] \
                choices [expr {$may ? [list [dict replace [$CardParts button \
                    [list $verb $key] "" [::wargame::base::say \
                        moskowa.card.$verb]] harm 1]] : {}}]]
        }
        return [dict create rows $rows lines $lines choices [lmap action \
                {fire hold done} {
            if {$action ni [$moment actions]} continue
            $CardParts button $action [expr {$action eq "fire"
                ? "Side[$moment side].TButton" : ""}]
        }] text [$Sentences prompt $moment]]
    }

    method Bears {range factors most} {
        set line [::wargame::base::say moskowa.card.bears $range \
                [format %g [expr {$factors / 1000.0}]]]
        return [expr {$most ? "$line\n[::wargame::base::say \
                moskowa.card.rolls $most]" : $line}]
    }
}
