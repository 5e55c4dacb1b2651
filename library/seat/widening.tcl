# widening.tcl --
#
#       What a double click on a piece selects: from its stack to its formation,
#       as far as there is more; and what is said of it: which formation, what
#       another double click would take, and who stays out.
#
#   set widening [::wargame::seat::Widening new SEAT PARTS]
#       from TOKEN         {PIECES TEXT}: all that are selected then; {} if
#                          there are no more, which the line says, unless it
#                          says why TOKEN does nothing.  One that cannot be
#                          selected, as an active headquarters, stands for the
#                          others

need base/words seat/seat-part seat/staying

if {![info object isa class ::wargame::seat::Widening]} {
    oo::class create ::wargame::seat::Widening {
        superclass ::wargame::seat::SeatPart
    }
}

oo::define ::wargame::seat::Widening {
    variable Seat Presenter Board

    method from {token} {
        set had [lsort -unique [concat [$Board selected] [expr {
            [my May $token] ? [list $token] : {}}]]]
        set levels [my Levels $token]
        while {[llength $levels]} {
            set levels [lassign $levels level]
            set all [lsort -unique [concat $had [lindex $level 1]]]
            if {[llength $all] > [llength $had]} {
                return [list $all [my Told $all {*}$level $levels]]
            }
        }
        my NoMore
        return {}
    }

    method NoMore {} {
        set no [::wargame::base::say group.noMore]
        if {[llength [$Board selected]] > 1} {
            [my of status] alsoOnce $no
        } elseif {![[my of status] isDenied]} {
            [my of status] say $no
        }
    }

    method May {token} {
        return [expr {[dict exists [$Seat choices] units $token]
            || $token in [$Board later]}]
    }

    method Levels {token} {
        # {NAME PIECES MOVED}..., the nearest first.  Whoever has moved stays
        # out as long as others of it have not: MOVED are so many.
        set able [dict keys [dict get [$Seat choices] units]]
        if {$token in [$Board later]
                || [llength [$Board later]] && ![my May $token]} {
            set able [[my of still] alike $token \
                    [[my of waiting] pieces]]
        }
        set view [$Seat view]
        set reader [$Presenter reader]
        set here [$reader placeOf $view $token]
        set all [list "" [lmap unit $able {
            if {[$reader placeOf $view $unit] ne $here} continue
            set unit
        }]]
        foreach name [my Names $token] formation [$reader formations $token] {
            lappend all $name [lmap unit $able {
                if {$unit ni $formation} continue
                set unit
            }]
        }
        return [lmap {name pieces} $all {
            set fresh [[my of still] fresh $pieces]
            list $name $fresh [expr {[llength $pieces] - [llength $fresh]}]
        }]
    }

    method Names {token} {
        return [expr {[[$Presenter reader] isUnit $token]
            ? [lreverse [[$Presenter panels] formations $token]] : {}}]
    }

    method Told {all name pieces moved wider} {
        set more {}
        foreach level $wider {
            lassign $level larger those
            set count [llength [lsort -unique [concat $all $those]]]
            if {$larger ne "" && $count > [llength $all]} {
                set more [list [::wargame::base::say group.wider $larger \
                        [::wargame::base::sayCountOf [$Presenter game] \
                            group.pieces $count]]]
                break
            }
        }
        set counted [::wargame::seat::staying counted [$Presenter game] $all \
                [$Board unseen]]
        return [join [concat [list [expr {$name eq ""
            ? [::wargame::base::say group.widened.stack $counted]
            : [::wargame::base::say group.widened $counted $name]}]] $more \
            [expr {$moved ? [list [::wargame::base::sayCount group.stayedOut \
                $moved]] : {}}] [list [::wargame::base::say group.send]]]]
    }
}
