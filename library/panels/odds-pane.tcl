# odds-pane.tcl --
#
#       Odds made visible beside a battle: what is expected of each throw and
#       fight, with bars.
#
#   set pane [::wargame::panels::OddsPane new PATH PRESENTER]    a new canvas,
#                                the caller's
#       show ROWS                in that order, {TITLE ANSWER}; "..." for an
#                                ANSWER that is still awaited; see odds.tcl.
#                                Of none, as while dice roll, it says nothing
#       memory BOOL              were notes made use of?
#       retheme                  colours and fonts again

need base/words look/theme panels/odds

package require Tk

if {![info object isa class ::wargame::panels::OddsPane]} {
    oo::class create ::wargame::panels::OddsPane
}

oo::define ::wargame::panels::OddsPane {
    variable Path Presenter Rows Memory Dead Y

    constructor {path presenter} {
        set Path $path
        set Presenter $presenter
        set Rows {}
        set Memory 0
        canvas $Path -highlightthickness 0 -borderwidth 0 -takefocus 0 \
                -width 1 -height 1
        bind $Path <Configure> [namespace code {my Draw}]
        my retheme
    }

    method retheme {} {
        $Path configure -background [::wargame::look::theme color paperLift]
        my Draw
    }

    method memory {on} {
        set Memory $on
    }

    method show {rows} {
        if {$rows ne $Rows} {
            set Rows $rows
            my Draw
        }
    }

    method Draw {} {
        # Where that is too low for all, rows before the last are left out: of
        # what is about to be done, and of how it all ends, the most is said;
        # then how it is fought; then who may be eliminated.
        if {[winfo width $Path] < 100} {
            return
        }
        set rows $Rows
        my DrawRows $rows
        # While something is awaited nothing beside it moves.
        $Path configure -height [expr {[my Awaits]
            ? max($Y, [$Path cget -height]) : $Y}]
        while {[my IsTooLow] && [llength $rows] > 1} {
            set rows [lreplace $rows end-1 end-1]
            my DrawRows $rows
        }
        if {[my IsTooLow]} {
            my DrawRows $rows 0
        }
        if {[my IsTooLow]} {
            $Path delete note
        }
    }

    method IsTooLow {} {
        return [expr {[winfo height $Path] > 1 && $Y > [winfo height $Path]}]
    }

    method Awaits {} {
        return [expr {[llength $Rows] == 0
            || [lsearch -exact -index 1 $Rows ...] >= 0}]
    }

    method DrawRows {rows {dead 1}} {
        # DEAD: whether all of a side may be eliminated is said, too.
        $Path delete all
        set Dead $dead
        set Y [::wargame::look::theme px 8]
        if {[llength $rows] == 0} {
            return
        }
        my Line [::wargame::base::say odds.title] heading labelRedoubt
        set last ""
        foreach row $rows {
            lassign $row title answer
            if {$answer eq "..."} {
                my Line $title bodyBold ink
                my Line [::wargame::base::say odds.calculating] small inkSoft
            } elseif {[dict exists $answer hits]} {
                my Line $title bodyBold ink
                my Throw $answer
            } elseif {[dict exists $answer holds]} {
                my Line $title bodyBold ink
                my Fight $answer
                set last $answer
            }
        }
        foreach note [::wargame::panels::odds notes [$Presenter game] $last \
                $Memory] {
            my Line $note small inkSoft
            $Path addtag note withtag [lindex [$Path find all] end]
        }
        incr Y [::wargame::look::theme px 4]
    }

    method Inner {} {
        return [expr {[winfo width $Path] - 2 * [::wargame::look::theme px 12]}]
    }

    method Line {text font color} {
        # Words over the whole width, below what is there.
        set item [$Path create text [::wargame::look::theme px 12] $Y \
                -anchor nw -text $text -width [my Inner] \
                -font [::wargame::look::theme font $font] \
                -fill [::wargame::look::theme color $color]]
        set Y [expr {[lindex [$Path bbox $item] 3]
                + [::wargame::look::theme px 2]}]
    }

    method Throw {answer} {
        set columns {}
        foreach {key said color} {hits odds.hits goldDark own odds.own bad} {
            if {[dict exists $answer $key]} {
                set pairs [dict get $answer $key]
                lappend columns [list [::wargame::base::say $said \
                        [::wargame::panels::odds decimal \
                        [::wargame::panels::odds mean $pairs]]] \
                        ink $pairs $color]
            }
        }
        my Columns $columns
    }

    method Fight {answer} {
        # What each side loses, side by side, then who holds the field.
        my Columns [lmap side {0 1} key {first second} \
                color [::wargame::look::theme sides] {
            set pairs [dict get $answer $key]
            list [my Loses $side $pairs [expr {$Dead
                ? [::wargame::panels::odds dead $side $answer] : ""}]] \
                    ${color}Dark $pairs $color
        }]
        incr Y [::wargame::look::theme px 2]
        my Holds [dict get $answer holds]
    }

    method Loses {side pairs dead} {
        # DEAD: how probably all of it, in words; or "".
        set said [list [[$Presenter words] sideName $side] \
                [::wargame::panels::odds decimal \
                [::wargame::panels::odds mean $pairs]]]
        return [expr {$dead eq "" ? [::wargame::base::say odds.loses {*}$said]
            : [::wargame::base::say odds.loses.all {*}$said $dead]}]
    }

    method Columns {columns} {
        # One or two {TITLE ITS-COLOR PAIRS COLOR}, on one level.
        set gap [::wargame::look::theme px 8]
        set wide [expr {([my Inner] - $gap) / 2}]
        set x [::wargame::look::theme px 12]
        set places {}
        set below $Y
        foreach column $columns {
            lassign $column title ink pairs color
            set item [$Path create text $x $Y -anchor nw -text $title \
                    -width $wide -font [::wargame::look::theme font smallBold] \
                    -fill [::wargame::look::theme color $ink]]
            set below [expr {max($below, [lindex [$Path bbox $item] 3])}]
            lappend places $x $pairs $color
            set x [expr {$x + $wide + $gap}]
        }
        foreach {x pairs color} $places {
            set Y [my Bars $x $below $wide $pairs $color]
        }
    }

    method Holds {chances} {
        # One bar, parted.
        set x [::wargame::look::theme px 12]
        set high [::wargame::look::theme px 9]
        set parts {}
        foreach chance [lmap key {0 1 nobody} {dict get $chances $key}] \
                color [list {*}[::wargame::look::theme sides] \
                inkFaint] name [list [[$Presenter words] sideName 0] \
                [[$Presenter words] sideName 1] \
                [::wargame::base::say odds.nobody]] {
            set wide [expr {[my Inner] * $chance / 1e6}]
            $Path create rectangle $x $Y [expr {$x + $wide}] \
                    [expr {$Y + $high}] -width 0 \
                    -fill [::wargame::look::theme color $color]
            set x [expr {$x + $wide}]
            if {$chance > 0} {
                lappend parts [::wargame::base::say odds.share $name \
                        [::wargame::panels::odds percent $chance]]
            }
        }
        incr Y [expr {$high + [::wargame::look::theme px 2]}]
        my Line [::wargame::base::say odds.holds [join $parts ", "]] small ink
        incr Y [::wargame::look::theme px 4]
    }

    # ---- bars ----

    method Bins {pairs} {
        # {TEXT CHANCE}..., of all numbers up to the last that is not very
        # improbable: what is beyond is "7+".
        set top 0
        foreach {n chance} $pairs {
            if {$chance >= 5000 && $n > $top} {
                set top $n
            }
        }
        set top [expr {min(9, max(1, $top))}]
        set bins {}
        for {set n 0} {$n < $top} {incr n} {
            lappend bins [list $n [expr {
                [dict exists $pairs $n] ? [dict get $pairs $n] : 0}]]
        }
        set beyond [::wargame::panels::odds atLeast [expr {$top + 1}] $pairs]
        lappend bins [list [expr {$beyond > 0 ? "$top+" : $top}] \
                [::wargame::panels::odds atLeast $top $pairs]]
        return $bins
    }

    method Bars {x y wide pairs color} {
        # The percentages, bars, and what they stand for.  -> where it ends
        set small [::wargame::look::theme font small]
        set line [font metrics $small -linespace]
        set bins [my Bins $pairs]
        set step [expr {min([::wargame::look::theme px 30],
            $wide / double([llength $bins]))}]
        set high [::wargame::look::theme px 26]
        set foot [expr {$y + $line + $high}]
        set most [tcl::mathfunc::max 1 {*}[lmap bin $bins {lindex $bin 1}]]
        $Path create line $x $foot [expr {$x + $step * [llength $bins]}] $foot \
                -fill [::wargame::look::theme color inkFaint]
        foreach bin $bins {
            lassign $bin text chance
            set middle [expr {$x + $step / 2.0}]
            if {$chance > 0} {
                my Bar $middle $foot $step [expr {double($high) * $chance
                    / $most}] $chance $color
            }
            $Path create text $middle $foot -anchor n -text $text \
                    -font $small -fill [::wargame::look::theme color ink]
            set x [expr {$x + $step}]
        }
        return [expr {$foot + $line + [::wargame::look::theme px 3]}]
    }

    method Bar {middle foot step high chance color} {
        # Its percentage above it, if there is room.
        set small [::wargame::look::theme font small]
        set top [expr {$foot - $high}]
        $Path create rectangle [expr {$middle - $step * 0.36}] $top \
                [expr {$middle + $step * 0.36}] $foot -width 0 \
                -fill [::wargame::look::theme color $color]
        set percent [::wargame::panels::odds percent $chance]
        if {[font measure $small $percent] <= $step} {
            $Path create text $middle $top -anchor s -text $percent \
                    -font $small -fill [::wargame::look::theme color inkSoft]
        }
    }
}
