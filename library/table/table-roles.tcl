# table-roles.tcl --
#
#       The windows beside a table that have a role of their own.

need table/far-role table/match-windows table/role-window

oo::define ::wargame::table::Table {
    method table {} {
        return [self]
    }

    method openRole {viewer {screen ""}} {
        foreach role $Roles {
            if {[$role viewer] eq $viewer && [$role screen] eq $screen} {
                $role show
                return $role
            }
        }
        if {$screen ne ""} {
            set role [::wargame::table::FarRole new [self] $viewer $screen]
        } else {
            set n 1
            while {[winfo exists $Window-$n]} {
                incr n
            }
            set role [::wargame::table::RoleWindow new $Window-$n [self] \
                    $viewer]
        }
        lappend Roles $role
        ::wargame::table::matchWindows add $role
        my RolesChanged
        return $role
    }

    method roleGone {role} {
        if {$role in $Roles} {
            set Roles [lsearch -all -inline -not -exact $Roles $role]
            my RolesChanged
        }
    }

    method RolesChanged {} {
        wm title $Window [my Title]
        my settle
        my dice
    }

    method inform {text} {
        # At the lower edge; once somebody has sat down, if nobody does now.
        set Informed $text
        my Inform
    }

    method Inform {} {
        if {$Seat ne "" && $Informed ne ""} {
            $Seat message $Informed
            set Informed ""
        }
    }

    method isPlayed {} {
        return [expr {[llength [my Here]] > 0}]
    }

    method IsApart {} {
        # Does a side play in another window?
        foreach role $Roles {
            if {[$role viewer] in {0 1}} {
                return 1
            }
        }
        return 0
    }

    method Here {} {
        # The sides that have no window of their own: they play here.
        set elsewhere [lmap role $Roles {$role viewer}]
        return [lmap side $Seats {
            if {$side in $elsewhere} continue
            set side
        }]
    }

    method Title {} {
        # Whose it is, if it is not everybody's.
        set here [my Here]
        if {[llength $here] == [llength $Seats]} {
            return [next]
        }
        return "[next] - [::wargame::table::roleName $Presenter [expr {
            [llength $here] ? [lindex $here 0] : "public"}]]"
    }
}
