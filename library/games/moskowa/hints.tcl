# hints.tcl --
#
#       La Bataille de la Moskowa: what an officer would do now, in words, with
#       what it promises; see hints in present/advice.tcl.  The query hints says
#       what, and in which order: generic/moskowa/player/hints.c.

need base/words present/apart present/part

if {![info object isa class ::wargame::moskowa::Hints]} {
    oo::class create ::wargame::moskowa::Hints {
        superclass ::wargame::present::Part
    }
}

oo::define ::wargame::moskowa::Hints {
    variable Words Reader Fires CardParts

    method hints {moment} {
        return [concat [my FiresAt $moment] [lmap hint \
                [[$moment as [$moment side]] query hints] {
            set key moskowa.hint.[string map {_ .} [dict get $hint kind]]
            list [::wargame::base::say $key {*}[my Named $moment $hint]] \
                    {*}[my Where $moment $hint]
        }]]
    }

    method FiresAt {moment} {
        # The targets, the best first.
        if {[$moment decision] ne "target"} {
            return {}
        }
        return [lmap fire [$Fires fires $moment] {
            dict with fire {}
            list [::wargame::base::say moskowa.hint.fire $hex $odds \
                    [$Fires mean $mean]] $hex
        }]
    }

    method Named {moment hint} {
        # What the sentence names, in its order.
        set named {}
        foreach key [my KeysOf [dict get $hint kind]] {
            set value [dict get $hint $key]
            lappend named [switch -- $key {
                unit - victim { ::wargame::present::nameApart $Words $Reader \
                    $moment [$Reader keyIn [$moment view] $value] }
                hex - at { $Words placeName $value }
                loses - kills { $Fires mean $value }
                odds - apart { set value }
                default { $CardParts percent $value }
            }]
        }
        return $named
    }

    method KeysOf {kind} {
        return [dict get {
            rally {unit hex victim chance before}
            charge {unit hex odds victim chance}
            assault {unit hex at wins beaten loses kills}
            assault_empty {unit hex at wins beaten loses kills}
            guns {unit hex apart}   advance {unit hex apart}   lead {unit hex}
            declare {hex odds victim chance}   declare_none {}
            square {hex formed routs}
            attack {hex wins beaten loses kills}   attack_none {}
            attack_empty {hex wins beaten loses kills}
            evade {hex wins loses kills}   stand {hex wins loses kills}
        } $kind]
    }

    method Where {moment hint} {
        # The place that it is about, and an arrow to it from who goes there.
        if {![dict exists $hint hex]} {
            return [list ""]
        }
        set hex [dict get $hint hex]
        return [list $hex {*}[expr {[dict exists $hint unit] ? [list [list to \
            [$Reader keyIn [$moment view] [dict get $hint unit]] $hex]] : {}}]]
    }
}
