# table-roles.tcl --
#
#       The windows beside a table that have a role of their own.
#
#   set roles [::wargame::table::TableRoles new TABLE]    the windows go with it
#       all                all of these windows
#       open VIEWER ?SCREEN? ?COMMANDER?   opens a window of that viewer's own,
#                          or shows the one that is there; "" if it is refused,
#                          which is said
#       refused VIEWER     why that viewer may have none here, or ""
#       isAsked            is a commander asked who has a window alone?
#       close              closes all of them
#       gone ROLE          forgets a window that was closed -> was it one of
#                          these?
#       sides              the sides that play in one
#       sitters            who sits in one, a whole side or one commander: see
#                          match/sitter.tcl
#       playersChanged     who plays which side has changed: all are told

need base/words match/agreed match/sitter table/match-windows

if {![info object isa class ::wargame::table::TableRoles]} {
    oo::class create ::wargame::table::TableRoles
}

oo::define ::wargame::table::TableRoles {
    # Opening: what displays are waited for.
    variable Table All Opening

    constructor {table} {
        set Table $table
        set All {}
        set Opening {}
    }

    destructor {
        my close
    }

    method close {} {
        # None of them is told of the end of another.
        set all $All
        set All {}
        foreach role $all {
            $role destroy
        }
    }

    method playersChanged {} {
        # A window of the side that a computer took over would show what it
        # hides.
        foreach role $All {
            if {[info object isa object $role]
                    && [[$Table computers] isRival [$role viewer]]} {
                $role destroy
            }
        }
        foreach role $All {
            $role playersChanged
        }
    }

    method all {} {
        return $All
    }

    method refused {viewer} {
        set why [[$Table mode] noRole]
        return [expr {$why ne "" || ![[$Table computers] isRival $viewer]
            ? $why : [::wargame::base::say computer.noRole]}]
    }

    method open {viewer {screen ""} {commander ""}} {
        set refused [my refused $viewer]
        if {$refused ne ""} {
            if {[$Table seat] ne ""} {
                [$Table seat] message $refused
            }
            return ""
        }
        foreach role $All {
            if {[$role viewer] eq $viewer && [$role screen] eq $screen
                    && [$role only] eq $commander} {
                $role show
                return $role
            }
        }
        if {$screen ne ""} {
            ::wargame::base::need table/far-role
            set which [list $viewer $screen $commander]
            if {$which in $Opening} {
                return ""
            }
            lappend Opening $which
            try {
                set role [::wargame::table::FarRole new $Table {*}$which]
            } finally {
                set Opening [lsearch -all -inline -not -exact $Opening $which]
            }
        } else {
            ::wargame::base::need table/role-window
            set window [$Table window]
            set n 1
            while {[winfo exists $window-$n]} {
                incr n
            }
            set role [::wargame::table::RoleWindow new $window-$n $Table \
                    $viewer $commander]
        }
        lappend All $role
        ::wargame::table::matchWindows add $role
        $Table rolesChanged
        return $role
    }

    method gone {role} {
        set there [expr {$role in $All}]
        set All [lsearch -all -inline -not -exact $All $role]
        return $there
    }

    method sides {} {
        # With all their commanders, where they have several.
        return [lmap role $All {
            if {[$role viewer] ni {0 1} || [$role only] ne ""} continue
            $role viewer
        }]
    }

    method sitters {} {
        return [lmap role $All {
            if {[$role viewer] ni {0 1}} continue
            ::wargame::match::sitter [$role viewer] [$role only]
        }]
    }

    method isAsked {} {
        if {![llength $All]} {
            return 0
        }
        set match [$Table match]
        set side [$match side]
        foreach role $All {
            if {[$role viewer] eq $side && [$role only] ne ""
                    && [$role only] eq [[[$Table presenter] reader] commander \
                        [$match moment $side]]} {
                return 1
            }
        }
        return 0
    }
}
