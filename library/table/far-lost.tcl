# far-lost.tcl --
#
#       What is done later for a window on another display: see far-role.tcl.
#
#       FarDo ROLE METHOD ARG...       a method of it, if it is there still
#       FarLost ROLE TABLE DISPLAY KEY   ends it; the table says why, by KEY

need base/words

# FarDo --
#
#       That window may be gone by now.
proc ::wargame::table::FarDo {role args} {
    if {[info object isa object $role]} {
        $role {*}$args
    }
}

# FarLost --
#
#       It went away, with its display or without, or had to.
proc ::wargame::table::FarLost {role table display key} {
    if {[info object isa object $role]} {
        $role destroy
        [$table place] inform [say $key $display]
    }
}
