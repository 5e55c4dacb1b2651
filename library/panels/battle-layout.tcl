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
#   Where the panel is low for its letters, and no odds are shown, what is asked
#   stands below the record, beside the field, which has all of the height.
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
    # Lies: what it was arranged for.  Kept: {WIDTH HEIGHT} of what was asked;
    # Due: when that is looked at.
    variable Path Field Ask Record Odds Aside Lies Kept \
            Due

    constructor {path field ask record odds} {
        set Path $path
        set Field $field
        set Ask $ask
        set Record $record
        set Odds $odds
        set Aside $Path.aside
        set Lies ""
        set Kept {0 0}
        set Due ""
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
        after cancel $Due
        set Due [after idle [namespace code {my Keep}]]
    }

    method Keep {} {
        set wide [winfo width $Ask]
        lassign $Kept at high
        set high [expr {max($at == $wide ? $high : 0,
            min([winfo reqheight $Ask], [winfo height $Path] / 3))}]
        if {[list $wide $high] ne $Kept} {
            set Kept [list $wide $high]
            grid rowconfigure $Path 1 -minsize $high
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
        set asks [expr {!$odds && !$low && [my IsLow]}]
        if {$asks} {
            set beside [expr {max($beside, round(0.44 * $width))}]
        }
        if {[list $low $beside $odds $asks] ne $Lies} {
            set Lies [list $low $beside $odds $asks]
            my Lay $low $beside $odds $asks
        }
    }

    method IsLow {} {
        # Two lines of blocks and the answers would crowd one another.
        return [expr {[winfo height $Path]
            < 40 * [font metrics [::wargame::look::theme font body] \
                -linespace]}]
    }

    method Lay {low beside odds asks} {
        grid forget $Aside $Field $Ask $Record $Odds
        grid $Field -row 0 -column 0 -sticky nsew \
                -columnspan [expr {1 + $low}] -rowspan [expr {1 + $asks}]
        grid $Ask -row 1 -column $asks -sticky nsew
        grid $Aside -row $low -column 1 -sticky nsew \
                -rowspan [expr {2 - $low - $asks}]
        set record [expr {!$low || !$odds}]
        if {$record} {
            grid $Record -in $Aside -row 1 -sticky nsew
        }
        if {$odds} {
            grid $Odds -in $Aside -row 2 -sticky nsew
        }
        # It takes the height that there is.  The record gives way until little
        # is left of it, then the odds do.
        grid rowconfigure $Aside 1 -weight 1000 \
                -minsize [expr {$record ? [::wargame::look::theme px 110] : 0}]
        grid propagate $Aside 0
        grid rowconfigure $Path 0 -weight 1
        grid columnconfigure $Path 0 -weight 1 -minsize \
                [::wargame::look::theme px 320]
        grid columnconfigure $Path 1 -weight 0 -minsize $beside
    }
}
