# moves-list.tcl --
#
#       The list of a MovesPanel: a row for each move, with its paragraph; who is
#       pointed at is shown on the map.

need base/prefs base/words look/theme

oo::define ::wargame::panels::MovesPanel {
    variable Path Paper Board Scene Moves Made Listed Staying Pointed Labels

    method Tags {} {
        set theme ::wargame::look::theme
        set text [$Paper text]
        $Paper retheme
        $Paper style group caption link -spacing1 [$theme px 8]
        $Paper style title bodyBold "" -spacing1 [$theme px 3]
        $Paper style line small inkSoft -lmargin1 [$theme px 10] \
                -lmargin2 [$theme px 10]
        $Paper style rule small link
        $Paper style here "" "" -background [$theme color gold]
        $text tag bind rule <Enter> [list $text configure -cursor hand2]
        $text tag bind rule <Leave> [list $text configure -cursor arrow]
    }

    method ListAnew {} {
        set text [$Paper text]
        $Paper write
        foreach tag [$text tag names] {
            if {[string match row* $tag]} {
                $text tag delete $tag
            }
        }
        set Listed 0
        set Pointed -1
        my ListMore
    }

    method ListMore {} {
        # Those that have been made since.
        set text [$Paper text]
        set first [$text index end-1c]
        $Paper change {
            for {} {$Listed < $Made} {incr Listed} {
                my Row $text $Listed
            }
        }
        $text see end-1c
        $text see $first
    }

    method Row {text n} {
        set move [lindex $Moves $n]
        if {$n == 0 || [dict get $move group]
                ne [dict get [lindex $Moves $n-1] group]} {
            $text insert end "[dict get $move group]\n" group
        }
        set row row$n
        $text insert end [dict get $move title] [list title $row] \
            \n $row [dict get $move line] [list line $row] \
            "  " [list line $row] \
            [dict get $move rule] [list line rule $row rule$n] \n $row
        $text tag bind $row <Enter> [namespace code [list my Point $n]]
        $text tag bind $row <ButtonRelease-1> [namespace code [list my Look $n]]
        $text tag bind rule$n <ButtonRelease-1> "[list event generate \
                [winfo toplevel $Path] <<WargameRule>> \
                -data [dict get $move rule]]; break"
    }

    method Point {row} {
        # -1: at none.
        if {$row == $Pointed} {
            return
        }
        set Pointed $row
        set text [$Paper text]
        $text tag remove here 1.0 end
        if {$row >= 0} {
            $text tag add here {*}[$text tag ranges row$row]
            $text tag lower here
            $text see row$row.first
            $text see row$row.last-1c
        }
        my ShowWay
    }

    method PointBy {step} {
        set row [expr {$Pointed < 0 ? ($step > 0 ? 0 : $Made - 1)
            : $Pointed + $step}]
        if {$row >= 0 && $row < $Made} {
            my Point $row
        }
    }

    method Look {row} {
        # Where it ended, in the middle of the map.
        if {[info object isa object $Board]} {
            [$Board camera] centre \
                    [lindex [dict get [lindex $Moves $row] places] end]
        }
    }

    method Told {} {
        # How far it is, and what may be pressed.
        set last [llength $Moves]
        $Path.top.said configure -text [expr {$last == 0
            ? [::wargame::base::say moves.none]
            : [::wargame::base::say moves.count $Made $last]}]
        set labels [expr {!$Staying ? {}
            : $Made == $last ? {{go finish}}
            : [::wargame::base::prefs get moves] eq "one"
            ? {{one {forward one}} {group {forward group}}
                {all {forward all}}}
            : {{group {forward group}} {one {forward one}}
                {all {forward all}}}}]
        if {$labels ne $Labels} {
            set Labels $labels
            my Buttons $Path.bar [lmap label $labels {
                lassign $label key cmd
                dict create label [::wargame::base::say moves.$key] \
                    command [namespace code [list my {*}$cmd]] \
                    means [expr {$key eq "go" ? "GoOn" : ""}] \
                    style [expr {$key eq [lindex $labels 0 0]
                        ? "Default.TButton" : ""}]
            }]
            if {$Staying} {
                my home
            }
        }
    }
}
