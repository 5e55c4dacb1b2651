# keys-elsewhere.tcl --
#
#       Keys that are pressed in the window of a match, and meant for a part of
#       it.
#
#       keyElsewhere TABLE WIDGET KEY    see below

# keyElsewhere --
#
#       Is it written in a field, or a die that is typed?  Nothing is written in
#       text that is only read, such as the log.
proc ::wargame::table::keyElsewhere {table widget key} {
    # Only here: who binds keys does not load a table.
    need table/table
    return [expr {![info object isa object $table] || ![winfo exists $widget]
        || [winfo class $widget] in {TEntry Entry TCombobox}
        || [winfo class $widget] eq "Text"
            && [$widget cget -state] ne "disabled"
        || [info object isa typeof $table ::wargame::table::Table]
            && [[[$table dice] source] takesKey $key]}]
}
