# role-turn.tcl --
#
#       What the Turn of a RoleWindow asks, beside what it asks of every window
#       in which a match is played: see play-turn.tcl.
#
#   set play [::wargame::table::RoleTurn new ROLEWINDOW]

need table/play-turn

if {![info object isa class ::wargame::table::RoleTurn]} {
    oo::class create ::wargame::table::RoleTurn {
        superclass ::wargame::table::PlayTurn
    }
}

oo::define ::wargame::table::RoleTurn {
    variable PlayWindow

    method Is_changesSeat {} {
        set place [$PlayWindow place]
        return [expr {[$place due [$place viewer]] ne [$place commander]}]
    }

    method Is_needsScreen {} {
        # What the public sees is hidden from nobody.
        return [expr {[$PlayWindow viewer] ne "public"}]
    }
}
