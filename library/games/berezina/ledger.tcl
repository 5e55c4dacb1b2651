# ledger.tcl --
#
#       Napoleon at the Berezina: what lies beside the map, to be read: who
#       arrives when, the Russian Morale Track, the Army of the Danube, bridges,
#       chance, victory so far.  The pages are those that the items of
#       tracks.tcl are about; those of who arrives and of victory are in
#       ledger-arrivals.tcl and ledger-victory.tcl.

need base/words present/part games/berezina games/berezina/bridges \
        games/berezina/events \
        games/berezina/signs

if {![info object isa class ::wargame::berezina::Ledger]} {
    oo::class create ::wargame::berezina::Ledger {
        superclass ::wargame::present::Part
    }
}

oo::define ::wargame::berezina::Ledger {
    variable Words Reader Arrivals VictoryPage

    method Page {page moment} {
        switch -- $page {
            arrivals { set maker $Arrivals }
            victory { set maker $VictoryPage }
            default { set maker my }
        }
        return [{*}$maker $page $moment]
    }

    method pages {moment} {
        set view [$Reader surveyed $moment]
        return [lmap page {arrivals track danube bridges chance victory} {
            list $page [::wargame::base::say berezina.tracks.page.$page] \
                    [my Page $page $moment]
        }]
    }

    method trackItem {moment words} {
        # Of a turn or a ford only that.
        set view [$Reader surveyed $moment]
        lassign $words page which
        if {$page eq "arrivals"} {
            return [$Arrivals ofTurn $view $which]
        } elseif {$page eq "bridges"} {
            return [my OfFord $view $which]
        }
        return [concat [list [list heading [::wargame::base::say \
                berezina.tracks.page.$page]]] \
                [my Page $page $moment]]
    }

    # ---- the Russian Morale Track ----

    method track {moment} {
        set view [$Reader surveyed $moment]
        set box [lindex [$Reader askedOf $view track] [dict get $view track]]
        dict with box {}
        set parts [list [list strong [::wargame::base::say berezina.tracks.now \
                [$Words box [dict get $view track]] $rating \
                $foot $horse]]]
        set alarm [dict get $view alarm]
        lappend parts [list line [expr {$alarm
            ? [::wargame::base::say berezina.tracks.rises $alarm]
            : [::wargame::base::say berezina.tracks.asleep]}]]
        foreach {key done} [list \
            release [lindex [dict get $view released] \
                [lsearch -exact $::wargame::berezina::Corps danube]] \
            wittgenstein [expr {[set came [lindex [dict get $view came] \
                [lsearch -exact $::wargame::berezina::Corps wittgenstein]]] > 0
                && $came < [dict get $view turn]}] \
            bridge [dict get $view bridged] exit [dict get $view left] \
        ] {
            lappend parts [list [expr {$done ? "soft" : "line"}] \
                [::wargame::base::say berezina.tracks.shifts.[expr {
                    $done ? "done" : "open"}] \
                    [::wargame::base::say berezina.tracks.shifts.$key]]]
        }
        return [concat $parts [my TrackBoxes $view] [my Shifted $moment]]
    }

    method TrackBoxes {view} {
        # The same ones together.
        set parts \
                [list \
                [list heading [::wargame::base::say berezina.tracks.boxes]]]
        set boxes [$Reader askedOf $view track]
        for {set n 0} {$n < [llength $boxes]} {set n [expr {$last + 1}]} {
            set box [lindex $boxes $n]
            set last $n
            while {[lindex $boxes $last+1] eq $box} {
                incr last
            }
            set here [expr {[dict get $view track] >= $n
                && [dict get $view track] <= $last}]
            dict with box {}
            lappend parts [list [expr {$here ? "strong" : "line"}] \
                [::wargame::base::say berezina.tracks.box [expr {$last == $n
                    ? [$Words box $n] : "[$Words box $n]\u2013$last"}] \
                    $rating $foot $horse]]
        }
        return $parts
    }

    method Shifted {moment} {
        # Every move of the marker so far.
        set parts {}
        set turn 0
        foreach event [$moment events] {
            switch -- [dict get $event what] {
                turn_began { set turn [lindex [dict get $event about] 0] }
                track_moved {
                    lassign [dict get $event about] box by why
                    lappend parts [list line [::wargame::base::say \
                        berezina.tracks.shifted $turn [$Words box $box] \
                        [::wargame::base::signed $by] [my Shift $why]]]
                }
            }
        }
        return [expr {[llength $parts] ? [linsert $parts 0 [list heading \
            [::wargame::base::say berezina.tracks.history]]] : {}}]
    }

    method Shift {why} {
        return [::wargame::base::say berezina.shift.$why]
    }

    # ---- the Army of the Danube ----

    method danube {moment} {
        set view [$Reader surveyed $moment]
        set state [$Reader askedOf $view activation]
        if {[dict get $state released]} {
            return [list [list line \
                    [::wargame::base::say berezina.tracks.danube.free]]]
        }
        set parts [list [list line [::wargame::base::say \
            berezina.tracks.danube.asleep.[expr {[dict get $state crossed]
                ? "rolls" : "waits"}]]]]
        lappend parts \
                [list line [::wargame::base::say berezina.tracks.danube.needs \
                [expr {[dict get $state rolls] + 1}] \
                [::wargame::base::fromFace [dict get $state needs]]]]
        dict for {key add} [dict get $state adds] {
            lappend parts [list [expr {$add ? "strong" : "soft"}] \
                [::wargame::base::say berezina.tracks.add.$key]]
        }
        lappend parts \
                [list strong [::wargame::base::say \
                berezina.tracks.danube.faces \
                [dict get $state faces]]]
        return $parts
    }

    # ---- bridges ----

    method bridges {moment} {
        set view [$Reader surveyed $moment]
        set parts {}
        foreach hex [lsort [dict keys [::wargame::berezina::byFord \
                [$Reader askedOf $view bridges]]]] {
            lappend parts {*}[my OfFord $view $hex]
        }
        return $parts
    }

    method OfFord {view hex} {
        set parts [list [list heading [$Words placeName $hex]]]
        foreach bridge [dict get [::wargame::berezina::byFord \
                [$Reader askedOf $view bridges]] $hex] {
            dict with bridge {}
            if {$east eq "finis"} {
                lappend parts [list line [::wargame::base::say \
                    berezina.tracks.bridge.[expr {
                        $russian ? "russian" : "done"}] $number $left]]
                lappend parts [list [expr {$breaks ? "warn" : "soft"}] \
                    [::wargame::base::say berezina.tracks.breaks.[expr \
                    {$breaks > 0}] \
                        [::wargame::base::fromFace $breaks]]]
            } elseif {[::wargame::berezina::isBegun $bridge]} {
                lappend parts [list line [::wargame::base::say \
                    berezina.tracks.bridge.halves $number {*}[lmap half \
                        [list $east $west] {
                    ::wargame::base::say berezina.half.$half
                }]]]
            } else {
                lappend parts [list soft [::wargame::base::say \
                        berezina.tracks.bridge.none $number]]
            }
        }
        return $parts
    }

    # ---- chance ----

    method chance {moment} {
        set view [$Reader surveyed $moment]
        set event [dict get $view event]
        set parts {}
        if {$event ne "none"} {
            lappend parts [list strong [my Happens $event]]
        } else {
            lappend parts [list soft \
                    [::wargame::base::say berezina.tracks.event.none]]
        }
        foreach kind [$Reader askedOf $view lasting] {
            if {$event ne $kind} {
                lappend parts [list line [my Happens $kind]]
            }
        }
        return $parts
    }

    method Happens {event} {
        return [::wargame::base::say berezina.told \
                [::wargame::berezina::letter $event] \
                [::wargame::base::say berezina.chance.$event]]
    }
}
