# battle-next.tcl --
#
#       What is asked after a battle, on the panel that still shows its result:
#       where whoever looks at it is asked which battle is next, or what can be
#       declined.
#
#   set next [::wargame::panels::BattleNext new MATCH VIEWER PRESENTER GOONCMD \
#       DOCMD WINDOW]
#       choices ENDED SEENCMD   buttons, see panel-buttons.tcl: one by which
#                      the result has been seen, and, where a battle has ENDED,
#                      those that answer what is asked next
#       rest HURRYCMD  the button by which all dice that wait are rolled
#
#   An answer means that the result has been seen, GOONCMD; DOCMD is called with
#   the answer then, if it is still offered; where another seat is shown in that
#   WINDOW then, its table is.

need base/words

if {![info object isa class ::wargame::panels::BattleNext]} {
    oo::class create ::wargame::panels::BattleNext
}

oo::define ::wargame::panels::BattleNext {
    variable Match Viewer Presenter GoOn Do Window

    constructor {match viewer presenter goOn do window} {
        set Match $match
        set Viewer $viewer
        set Presenter $presenter
        set GoOn $goOn
        set Do $do
        set Window $window
    }

    method choices {ended seenCmd} {
        return [linsert [expr {$ended ? [my Orders] : {}}] 0 [dict create \
                means GoOn style Default.TButton \
                label [::wargame::base::say panel.goOn] command $seenCmd]]
    }

    method rest {hurryCmd} {
        return [list [dict create means Next command $hurryCmd \
                label [::wargame::base::say panel.rollRest]]]
    }

    method Orders {} {
        set words [$Presenter words]
        set ends [expr {[$Match side] in {0 1}
                && $Viewer in [list public [$Match side]]
            ? [[$Presenter panels] endsBeside [$Match moment [$Match side]]]
            : {}}]
        return [lmap {label action} [concat {*}[lmap action [my Asked] {
            if {[llength $action] < 2} continue
            list [$words label $action] $action
        }] $ends] {
            # It costs more than to go on.
            dict create action $action harm 2 label $label \
                command [namespace code [list my Answer $action]]
        }]
    }

    method Asked {} {
        if {[$Match side] ni {0 1} || ![[$Presenter panels] looksFirst \
                [$Match moment $Viewer]]} {
            return {}
        }
        # No more than there is room for.
        set actions [$Match actions]
        return [expr {[llength $actions] <= 6 ? $actions : {}}]
    }

    method Answer {action} {
        # The panel may be gone then, and this with it.
        lassign [list $Do $Match $Window] do match window
        {*}$GoOn
        if {![info object isa object $match]} {
            if {[winfo exists $window]} {
                event generate $window <<WargameAll>> -data [list $action]
            }
        } elseif {$action in [$match actions]} {
            uplevel #0 [list {*}$do $action]
        }
    }
}
