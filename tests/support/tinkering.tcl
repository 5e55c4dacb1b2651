# tinkering.tcl --
#
#       Scripts of a player's own, after start.tcl, with a display.

source [file join [file dirname [info script]] table.tcl]
namespace eval ::wargame { ::wargame::base::need own/own start/start shell/help table/table \
        match/chance }
interp bgerror {} ::wargame::own::backgroundFault

set worked [lmap {- code} [regexp -all -inline {```tcl\n(.*?)```} \
        [readFile [file join $root doc tinkering.md]]] {set code}]

proc script {name text} {
    # What a person does with a file in the folder of scripts; "": away with it.
    set path [file join [::wargame::base::prefs folder config] $name.tcl]
    file delete $path
    if {$text ne ""} {
        makeFile $text [file tail $path] [file dirname $path]
    }
}

proc press {table key} {
    set window [$table window]
    focus -force $window
    update
    event generate $window <Key-$key>
    settled $table
}

proc clean {} {
    # No script is left, and nothing that one did.
    foreach path [glob -nocomplain -directory \
            [::wargame::base::prefs folder config] *.tcl] {
        file delete $path
    }
    ::wargame::base::prefs set theme engraved
    ::wargame::own::reloadScripts
    destroy .help
    update
}

proc entries {menu} {
    # LABEL INDEX... of a menu.
    set found {}
    for {set i 0} {$i <= [$menu index end]} {incr i} {
        if {[$menu type $i] ne "separator"} {
            dict set found [$menu entrycget $i -label] $i
        }
    }
    return $found
}

proc helped {} {
    # What the window of words says.
    return [expr {[winfo exists .help] ? [string trim [[inside .help text] get 1.0 end]]
        : ""}]
}

proc quietly {script} {
    # What goes to the terminal, to a variable.
    proc ::puts {args} {
        if {[llength $args] == 2 && [lindex $args 0] eq "stderr"} {
            append ::whispered [lindex $args 1] \n
        } else {
            ::PutsOut {*}$args
        }
    }
    uplevel 1 $script
}
rename puts PutsOut
quietly {}

proc supplyTable {} {
    # The Russians supply, in a recorded match.
    global root table
    set path [::wargame::match::matchPaths new borodino]
    file copy -force [file join $root tests games diagram-1.game] $path
    set table [::wargame::shell::openTable $path]
    wm geometry [$table window] 1200x800+0+0
    settled $table
    turnScreen $table
    return $table
}

proc panelOf {table} {
    return [[$table seat] panel asking]
}
