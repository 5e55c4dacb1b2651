# battle-layout.tcl --
#
#       Where the parts of a battle window lie: the field, what is asked, the
#       record and the odds.
#
#   set layout [::wargame::panels::BattleLayout new PATH FIELD ASK RECORD ODDS]
#                          the panel's frame, which gets one more, for what
#                          stands beside the field, with which it goes; and the
#                          paths of those parts
#       arrange ODDS       for its size of now; ODDS: are odds shown?
#
#   Where the panel is low for its letters, what is asked stands below the
#   record, beside the field, which has all of the height; with odds only where
#   it is very low.  They are between the two where there is room for all, else
#   below the field.
#
#   What is asked keeps the height that it had once, up to a third of the
#   panel's, as long as that is as wide: blocks, dice and the first button stay
#   where they are from question to question.

need base/objects look/theme

package require Tk

if {![info object isa class ::wargame::panels::BattleLayout]} {
    oo::class create ::wargame::panels::BattleLayout
}

oo::define ::wargame::panels::BattleLayout {
    # Lies: what it was arranged for.  Kept: {WIDTH HEIGHT} of what was asked,
    # in row At, {FRAME ROW}; Due: when that is looked at.  Share: of the width,
    # for what is asked beside the field.  Crowded: has a question of this
    # battle left no room for odds above it?
    variable Path Field Ask Record Odds Aside Lies Kept At Due Share Crowded

    constructor {path field ask record odds} {
        set Path $path
        set Field $field
        set Ask $ask
        set Record $record
        set Odds $odds
        set Aside $Path.aside
        set Lies ""
        set Kept {0 0}
        set At [list $Path 1]
        set Due ""
        lassign {0.44 0} Share Crowded
        frame $Aside -width 1 -height 1
        grid rowconfigure $Aside 2 -weight 1
        grid columnconfigure $Aside 0 -weight 1
        lower $Aside
        # For what a seat has no other place for: see seat/spare-row.tcl.
        frame $Aside.corner -height 1 -class Corner \
                -background [::wargame::look::theme color paper]
        grid $Aside.corner -row 0 -sticky ew
        ::wargame::base::goesWith $Aside [self]
        bind $Ask <Configure> +[namespace code {my KeepSoon}]
    }

    destructor {
        after cancel $Due
    }

    method KeepSoon {} {
        # After idle work, by which buttons lie as this width has them.
        after cancel $Due
        set Due [after 1 [namespace code {my Keep}]]
    }

    method Keep {} {
        if {[lindex $At 0] eq $Aside && $Share < 0.5
                && [winfo reqheight $Aside.corner] + [winfo reqheight $Ask]
                > [winfo height $Path]} {
            # Many answers: in longer lines, in this battle.
            set Share 0.56
            my arrange [expr {[winfo manager $Odds] ne ""}]
            return
        }
        if {[lindex $At 0] eq $Aside && !$Crowded
                && ![my HasRoom [winfo reqheight $Ask]]} {
            set Crowded 1
            my arrange [expr {[winfo manager $Odds] ne ""}]
            return
        }
        set wide [winfo width $Ask]
        lassign $Kept at high
        set high [expr {max($at == $wide ? $high : 0,
            min([winfo reqheight $Ask], [winfo height $Path] / 3))}]
        if {[list $wide $high] ne $Kept} {
            set Kept [list $wide $high]
            grid rowconfigure {*}$At -minsize $high
        }
    }

    method arrange {odds} {
        # The record stands beside the field where there is room, else below;
        # with the odds it needs the height.
        set width [winfo width $Path]
        set low [expr {$width < [::wargame::look::theme px [expr {
            $odds ? 1000 : 1240}]]}]
        set beside [::wargame::look::theme px 340]
        if {$width >= [::wargame::look::theme px 1240]} {
            # Two captions of plots side by side, as large as letters are.
            set beside [expr {max([::wargame::look::theme px 380],
                min($width / 3, 50 * [font measure \
                    [::wargame::look::theme font smallBold] 0]))}]
        }
        set asks [expr {!$low && [my IsLow [expr {$odds ? 33 : 40}]]}]
        if {$asks} {
            set beside [expr {max($beside, round($Share * $width))}]
        }
        # Below the field odds have room for how it all ends.
        set under [expr {$odds && $asks && ($Crowded
            || ![my HasRoom [expr {[winfo height $Path] / 3}]])}]
        set least [expr {$under ? max(12 * [my Line],
            [winfo height $Path] - round(6.4 * [my Line])
            - [::wargame::look::theme px 52]) : 0}]
        if {[list $low $beside $odds $asks $least] ne $Lies} {
            set Lies [list $low $beside $odds $asks $least]
            my Lay {*}$Lies
        }
    }

    method HasRoom {ask} {
        # Beside the field, above a question so high: the odds of how it ends,
        # and some lines of the record.
        return [expr {[winfo reqheight $Aside.corner] + $ask + 11 * [my Line]
            <= [winfo height $Path]}]
    }

    method IsLow {lines} {
        # Two lines of blocks and the answers would crowd one another.
        return [expr {[winfo height $Path] < $lines * [my Line]}]
    }

    method Line {} {
        return [font metrics [::wargame::look::theme font body] -linespace]
    }

    method Lay {low beside odds asks least} {
        grid forget $Aside $Field $Ask $Record $Odds
        grid $Field -row 0 -column 0 -sticky nsew -columnspan [expr {1 + $low}]
        grid $Aside -row $low -column 1 -sticky nsew \
                -rowspan [expr {2 - $low}]
        set under [expr {$least > 0}]
        set record [expr {!$low || !$odds}]
        if {$record} {
            grid $Record -in $Aside -row 1 -sticky nsew
        }
        if {$asks} {
            grid $Ask -in $Aside -row 3 -sticky nsew
        } else {
            grid $Ask -row 1 -column 0 -sticky nsew
        }
        if {$under} {
            grid $Odds -row 1 -column 0 -sticky nsew
        } elseif {$odds} {
            grid $Odds -in $Aside -row 2 -sticky nsew
        }
        grid rowconfigure {*}$At -minsize 0
        set At [expr {$asks ? [list $Aside 3] : [list $Path 1]}]
        set Kept {0 0}
        # It takes the height that there is.  The record gives way until little
        # is left of it, then the odds do; so do those below the field.
        grid rowconfigure $Aside 1 -weight 1000 -minsize [expr {
            $record && !$under ? [::wargame::look::theme px [expr {
                $odds && $asks ? 70 : 110}]] : 0}]
        grid rowconfigure $Aside 2 \
                -weight [expr {!$asks || ($odds && !$under)}]
        grid propagate $Aside 0
        grid rowconfigure $Path 0 -weight 1000 -minsize $least
        grid rowconfigure $Path 1 -weight $under
        grid columnconfigure $Path 0 -weight 1 -minsize \
                [::wargame::look::theme px 320]
        grid columnconfigure $Path 1 -weight 0 -minsize $beside
        my KeepSoon
    }
}
