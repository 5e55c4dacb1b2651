# own-commands.tcl --
#
#       Commands of a person's own scripts: a key each, in every window in which
#       a match is played.
#
#       command NAME KEY BODY    in a script: KEY, such as k, F7 or Control-k,
#                                does BODY, in which $table is the OwnPlace that
#                                it was pressed at.  A key that has another
#                                meaning loses it.
#       ownKeys WINDOW TABLE     binds all their keys there; those of scripts
#                                that are gone mean again what they did
#       ownMenu MENU TABLE       lists them
#       ownKeysText              for the window Keys: lines, or ""

need base/layouts base/objects base/windowing base/words \
        table/keys-elsewhere own/own-faults own/own-place

namespace eval ::wargame::own {
    # KEY {NAME CMDPREFIX}
    variable OwnCommands
    # By window: what its events did before.
    variable OwnBound
    if {![info exists OwnCommands]} {
        set OwnCommands [dict create]
        set OwnBound [dict create]
    }
    # Whoever plays by keyboard needs these.
    variable HandKeys {Tab ISO_Left_Tab Return KP_Enter Escape Left Right Up
        Down space}
}

proc ::wargame::own::command {name key body} {
    variable OwnCommands
    variable HandKeys
    set name [lineOf $name]
    if {$name eq ""} {
        return -code error [say own.command.name]
    } elseif {![IsKey $key]} {
        return -code error [say own.command.key $key]
    } elseif {$key in $HandKeys} {
        return -code error [say own.command.hands $key]
    } elseif {[dict exists $OwnCommands $key]} {
        return -code error [say own.command.twice $key \
                [lindex [dict get $OwnCommands $key] 0]]
    }
    dict set OwnCommands $key [list $name [list apply [list table $body \
            [uplevel 1 {namespace current}]]]]
    return
}

proc ::wargame::own::IsKey {key} {
    return [expr {[regexp {^((Control|Shift|Alt)-)*\w+$} $key]
        && ![catch {bind OwnKeyProbe [KeyEvent $key] #}]}]
}

proc ::wargame::own::KeyEvent {key} {
    regsub {\w+$} $key {Key-&} key
    return <$key>
}

proc ::wargame::own::ForgetCommands {} {
    variable OwnCommands [dict create]
}

# ---- at a table ----

proc ::wargame::own::ownKeys {window table} {
    variable OwnCommands
    variable OwnBound
    if {[dict exists $OwnBound $window]} {
        # Unless somebody has bound it again, or the window is another.
        dict for {event before} [dict get $OwnBound $window] {
            if {[string match ::wargame::own::OwnKey* [bind $window $event]]} {
                bind $window $event $before
            }
        }
    }
    set bound [dict create]
    foreach key [dict keys $OwnCommands] {
        foreach each [keysAt $key] {
            set event [KeyEvent $each]
            dict set bound $event [bind $window $event]
            bind $window $event [list ::wargame::own::OwnKey $table %W %K $key]
        }
    }
    dict set OwnBound $window $bound
}

proc ::wargame::own::OwnKey {table widget pressed key} {
    if {![keyElsewhere $table $widget $pressed]} {
        RunOwn $table $key
    }
}

# RunOwn --
#
#       Not at the handover screen: nobody is there whose command it could be.
proc ::wargame::own::RunOwn {table key} {
    variable OwnCommands
    if {[$table seat] eq "" || ![dict exists $OwnCommands $key]} {
        return
    }
    lassign [dict get $OwnCommands $key] name cmdPrefix
    set fault [runOwn [list {*}$cmdPrefix [PlaceAt $table]]]
    if {[llength $fault]} {
        ownFault $name {*}$fault
    }
}

# PlaceAt --
#
#       The OwnPlace of a Table or RoleWindow, which has it as long as it lives.
proc ::wargame::own::PlaceAt {table} {
    set place ::wargame::own::ownPlace::[namespace tail $table]
    if {![info object isa object $place]} {
        namespace eval ::wargame::own::ownPlace {}
        OwnPlace create $place $table
        goesWith $table $place
    }
    return $place
}

proc ::wargame::own::ownMenu {menu table} {
    variable OwnCommands
    if {[dict size $OwnCommands] == 0} {
        return
    }
    $menu add separator
    dict for {key command} $OwnCommands {
        $menu add command -label [lindex $command 0] \
                -accelerator [KeyName $key] \
                -command [list ::wargame::own::RunOwn $table $key]
    }
}

proc ::wargame::own::ownKeysText {} {
    variable OwnCommands
    return [join [lmap {key command} $OwnCommands {
        string cat \n [KeyName $key] \t [lindex $command 0]
    }] ""]
}

proc ::wargame::own::KeyName {key} {
    return [windowing accelerator [string map {Control- Ctrl-} $key]]
}
