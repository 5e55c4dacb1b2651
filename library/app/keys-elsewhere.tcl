# keys-elsewhere.tcl --
#
#       Keys that are pressed in the window of a match, and meant for a part of
#       it.
#
#       KeyElsewhere TABLE WIDGET KEY    see below

# KeyElsewhere --
#
#       Is it written in a field, or a die that is typed?
proc ::wargame::KeyElsewhere {table widget key} {
    return [expr {![info object isa object $table] || ![winfo exists $widget]
        || [winfo class $widget] in {Text TEntry Entry TCombobox}
        || [info object isa typeof $table ::wargame::Table]
            && [[$table throws] takesKey $key]}]
}
