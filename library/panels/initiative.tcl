# initiative.tcl --
#
#       The throw for initiative: a card with both sides' dice, until it is
#       closed or something is done.
#
#   set panel [::wargame::panels::InitiativePanel new PATH MATCH VIEWER DOCMD]
#                 see panel.tcl

need base/words look/dice look/button-bar look/theme panels/panel \
        panels/panel-buttons

if {![info object isa class ::wargame::panels::InitiativePanel]} {
    oo::class create ::wargame::panels::InitiativePanel {
        superclass ::wargame::panels::Panel
    }
}

oo::define ::wargame::panels::InitiativePanel {
    variable Path Match Viewer Presenter Pictures Scene Trays Rolled

    constructor {args} {
        set Trays {}
        set Rolled 0
        next {*}$args
    }

    destructor {
        foreach tray $Trays {
            catch {$tray destroy}
        }
        next
    }

    method placing {} {
        return [list -relx 0.5 -y [::wargame::look::theme px 24] -anchor n]
    }

    method answers {} {
        return 0
    }

    method once {} {
        return 1
    }

    method FirstButtons {} {
        return [list [::wargame::look::barAt $Path.bar 1]]
    }

    method scene {} {
        return $Scene
    }

    method Build {} {
        set margin [::wargame::look::theme size margin]
        $Path configure -style Lift.TFrame -padding $margin -relief solid \
                -borderwidth [::wargame::look::theme px 2]
        ttk::label $Path.heading -style Lift.TLabel -anchor center
        grid $Path.heading -row 0 -column 0 -columnspan 2 -sticky ew
        set size [::wargame::look::theme px 64]
        foreach column {0 1} {
            ttk::label $Path.side$column -style Lift.TLabel -anchor center
            canvas $Path.dice$column -width [expr {2 * $size + $margin}] \
                    -height $size -highlightthickness 0 \
                    -background [::wargame::look::theme color paperLift]
            ttk::label $Path.sum$column -style Lift.TLabel -anchor center
            grid $Path.side$column -row 1 -column $column -sticky ew \
                    -padx $margin
            grid $Path.dice$column -row 2 -column $column
            grid $Path.sum$column -row 3 -column $column -sticky ew
            lappend Trays [::wargame::look::Dice new $Path.dice$column \
                    $Pictures]
        }
        ttk::label $Path.text -style Lift.TLabel -anchor center
        ttk::label $Path.rule -style Lift.TLabel -anchor center
        ttk::frame $Path.bar -style Lift.TFrame
        grid $Path.text -row 4 -column 0 -columnspan 2 -sticky ew
        grid $Path.rule -row 5 -column 0 -columnspan 2
        grid $Path.bar -row 6 -column 0 -columnspan 2 -pady [list $margin 0]
        bind $Path <Escape> [namespace code {my destroy}]
        bind Panel$Path <Escape> [namespace code {my destroy}]
    }

    method refresh {} {
        set scene [[$Presenter victory] throw [$Match moment $Viewer]]
        if {$scene eq {}} {
            # It is over: what was thrown is for the log.
            if {$Rolled} {
                after idle [list catch [list [self] destroy]]
            }
            return
        }
        set Scene $scene
        $Path.heading configure -font [::wargame::look::theme font heading] \
                -text [dict get $Scene heading]
        foreach column {0 1} dice [dict get $Scene dice] tray $Trays {
            set side [::wargame::look::theme side $column]
            set first [expr {[dict get $Scene winner] eq $side}]
            $Path.side$column configure -text [[$Presenter words] sideName \
                    $side] \
                -font [::wargame::look::theme font area] \
                -foreground [::wargame::look::theme color ${side}Dark]
            $Path.sum$column configure -text [::tcl::mathop::+ {*}$dice] \
                -font [::wargame::look::theme font number] \
                -foreground [::wargame::look::theme color [expr {
                    $first ? "${side}Dark" : "inkFaint"}]]
            set at [list [expr {[$Path.dice$column cget -width] / 2.0}] \
                    [expr {[$Path.dice$column cget -height] / 2.0}] \
                    [::wargame::look::theme px 64]]
            set shown [lmap die $dice {list $die [expr {
                $first ? "hit" : "plain"}]}]
            if {$Rolled} {
                $tray show $shown {*}$at
            } else {
                $tray roll $shown {*}$at list
            }
        }
        set Rolled 1
        $Path.text configure -text [dict get $Scene text] \
                -font [::wargame::look::theme font prompt]
        my Rule $Path.rule [dict get $Scene rule]
        my Buttons $Path.bar [list [dict create \
                label [::wargame::base::say panel.goOn] style Default.TButton \
                command [namespace code {my destroy}]]]
        $Path.bar configure -width \
                [::wargame::look::barNeeds \
                    [::wargame::look::barAt $Path.bar 1]]
    }
}
