# gestures.tcl --
#
#       Bloody Monday: what a click on a leader does, what leaders command, and
#       what a drag may mean between two blocks.

need base/words present/gestures

if {![info object isa class ::wargame::monday::Gestures]} {
    oo::class create ::wargame::monday::Gestures {
        superclass ::wargame::present::Gestures
    }
}

oo::define ::wargame::monday::Gestures {
    variable Roster Reader Ways

    constructor {args} {
        next {*}$args
        set Ways {{} {}}
    }

    method WaysOf {moment unit} {
        # The query reach, asked for once a block and question.
        set view [$moment view]
        set key [list $moment [$moment changes] $unit]
        if {$key ne [lindex $Ways 0]} {
            set slot [$Reader slotOf $view $unit]
            set Ways [list $key [expr {$slot < 0 ? {}
                : [$moment query "reach $slot"]}]]
        }
        return [lindex $Ways 1]
    }

    method clickDoes {actions} {
        # A leader is activated where it stands: nobody sees it before Done,
        # and undo takes it back.  The commander of the army is seen at once.
        return [lmap action [lsearch -all -inline $actions "activate *"] {
            if {[dict get $Roster [lindex $action 1] kind] ne "leader"} continue
            set action
        }]
    }

    method secondClick {actions} {
        # The enemy sees a gun that is activated.
        return [lsearch -all -inline $actions "unlimber *"]
    }

    method pieceTargets {moment actions} {
        # A leader inspires where the other stands.
        return [::wargame::present::pieceTargetsOf $Reader \
                inspire $moment $actions]
    }

    method groupsWait {moment} {
        return [expr {[$moment decision] eq "activate"}]
    }

    method caption {moment unit place} {
        set ways [my WaysOf $moment $unit]
        if {[dict exists $ways $place]} {
            return \
                    [::wargame::base::say monday.cost \
                    [dict get $ways $place cost]]
        }
        return ""
    }

    method range {moment unit} {
        # What a leader commands, or would; of nobody, what those who are
        # activated do while that matters.
        set view [$moment view]
        if {$unit ne ""} {
            if {![dict exists $Roster $unit]
                    || [dict get $Roster $unit kind] ne "leader"} {
                return {}
            }
            return [$moment query "range [$Reader slotOf $view $unit]"]
        }
        if {[$moment decision] ne "activate"} {
            return {}
        }
        set places {}
        foreach slot [lsearch -all -exact -integer \
                [dict get $view unit.active] 1] {
            lappend places {*}[$moment query "range $slot"]
        }
        return [lsort -unique $places]
    }
}
