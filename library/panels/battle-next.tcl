# battle-next.tcl --
#
#       What is asked after a battle, on the panel that still shows its result:
#       where whoever looks at it is asked which battle is next.
#
#   set next [::wargame::panels::BattleNext new MATCH VIEWER PRESENTER GOONCMD \
#       DOCMD]
#       orders         buttons that answer, {} for none; see panel-buttons.tcl
#
#   An answer means that the result has been seen, GOONCMD; DOCMD is called with
#   the answer then, if it is still offered.

if {![info object isa class ::wargame::panels::BattleNext]} {
    oo::class create ::wargame::panels::BattleNext
}

oo::define ::wargame::panels::BattleNext {
    variable Match Viewer Presenter GoOn Do

    constructor {match viewer presenter goOn do} {
        set Match $match
        set Viewer $viewer
        set Presenter $presenter
        set GoOn $goOn
        set Do $do
    }

    method orders {} {
        set words [$Presenter words]
        return [lmap action [my Asked] {
            if {[llength $action] < 2} continue
            # It costs more than to go on.
            dict create action $action harm 2 label [$words label $action] \
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
        set do $Do
        set match $Match
        {*}$GoOn
        if {$action in [$match actions]} {
            uplevel #0 [list {*}$do $action]
        }
    }
}
