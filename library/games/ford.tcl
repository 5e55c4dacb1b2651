# ford.tcl --
#
#       How "The Ford" looks and speaks: what differs from the defaults in
#       present/.

need base/words ground/hexgrid present/advice present/events present/panels \
        present/piece-look present/piece-sentences \
        present/piece-words present/pieces

namespace eval ::wargame::ford {
    # The ground in a view in letters.
    variable Letters {clear . village v redoubt #}
}

# parts --
#
#       What its presenter is made of: see present/presenter.tcl.
proc ::wargame::ford::parts {} {
    return {
        Reader Reader       {}
        Events Events       {}
        Words Words         {Reader}
        Sentences Sentences {Reader Events Words}
        Look Look           {Reader Words Sentences}
        Prices Prices       {Words}
        Panels Panels       {Reader Words}
        Advice Advice       {Words}
        AutoAnswers AutoAnswers {Panels}
        Gestures Gestures   {}
    }
}

foreach {name base} {
    Reader PieceReader  Words PieceWords  Sentences PieceSentences
    Look PieceLook      Events Events     Panels Panels     Advice Advice
} {
    if {![info object isa class ::wargame::ford::$name]} {
        oo::class create ::wargame::ford::$name \
                [list superclass ::wargame::present::$base]
    }
}

oo::define ::wargame::ford::Reader {
    method members {} {
        return {unit.piece unit.steps unit.hex}
    }
}

oo::define ::wargame::ford::Look {
    variable PlaceKeys

    method ground {} {
        return [::wargame::ground::hexgrid ground $PlaceKeys \
                [glob -nocomplain -directory [file join \
                    $::wargame::directory maps] ford-*.webp]]
    }
}

oo::define ::wargame::ford::Words {
    variable Reader

    method unitTold {view slot} {
        # A unit, with its steps if it is known.
        set name [my unitName [$Reader keyIn $view $slot]]
        return [expr {[$Reader row $view $slot] eq "" ? $name
            : [::wargame::base::say ford.steps $name \
                [$Reader state $view $slot]]}]
    }
}

oo::define ::wargame::ford::Sentences {
    variable Places PlaceKeys Words Reader

    method title {moment} {
        if {[$moment side] eq "nobody"} {
            return [next $moment]
        }
        return [::wargame::base::say ford.title.turn \
                [dict get [$moment view] turn] [next $moment]]
    }

    method describePlace {moment place} {
        # Those who are known; the map in letters has the others, too.
        set view [$moment view]
        return [lmap slot [$Reader slotsAt $view $place] {
            if {[$Reader row $view $slot] eq ""} continue
            string cat "$place: " [$Words unitTold $view $slot]
        }]
    }

    method Preamble {moment} {
        # The map in letters.
        set rows [dict create]
        foreach place $PlaceKeys {
            dict append rows [string range $place 2 end] \
                    [my Letter [$moment view] $place] " "
        }
        return [list "" {*}[lmap {row letters} $rows {
            format "%s  %s%s" $row [expr {[scan $row %d] % 2 ? "" : " "}] \
                    [string trimright $letters]
        }] ""]
    }

    method Letter {view place} {
        set slot [lindex [$Reader slotsAt $view $place] 0]
        return [expr {$slot eq ""
            ? [dict get $::wargame::ford::Letters \
                [dict get $Places $place terrain]]
            : [string toupper [string index [$Reader sideWord $slot] 0]]}]
    }
}

oo::define ::wargame::ford::Events {
    method isBattle {event} {
        return [expr {[dict get $event what] eq "attacked"}]
    }
}

oo::define ::wargame::ford::Panels {
    variable Places Words Reader

    method inspect {moment place} {
        set view [$moment view]
        set terrain [dict get $Places $place terrain]
        return [list [list heading $place] \
                [list soft [::wargame::base::say ford.terrain.$terrain]] \
                {*}[lmap slot [$Reader slotsAt $view $place] {
            list line [$Words unitTold $view $slot]
        }]]
    }
}

oo::define ::wargame::ford::Advice {
    variable Words

    method hints {moment} {
        # The attacks, the likeliest to hit first.
        return [lmap chance [$moment query chances] {
            dict with chance {}
            list [::wargame::base::say ford.hint.attack \
                    [$Words label [list attack $unit $hex]] $faces] $unit
        }]
    }
}
