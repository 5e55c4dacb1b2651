# own.tcl --
#
#       A person's own scripts, what may be wrong with them, and how that is
#       said.  doc/tinkering.md tells a person what they can do; see
#       own-commands.tcl, own-panels.tcl and theme-own.tcl.
#
#       loadOwnScripts               loads those of the folder of preferences,
#                                each in a namespace of its own; what they added
#                                before is gone
#       tellFaults               what was wrong with them then, in front of the
#                                windows that are open; once
#       hasOwnScripts            are there any?
#       ownFault WHAT MESSAGE OPTIONS   one of them failed while a match is
#                                played: said at the lower edge of each table
#       backgroundFault MESSAGE OPTIONS   so did something else

need base/prefs base/words look/theme-own table/match-windows \
        own/own-commands own/own-panels

namespace eval ::wargame::own {
    variable OwnFaults          ;# of the scripts loaded last, a sentence each
    if {![info exists OwnFaults]} {
        set OwnFaults {}
    }
}
namespace eval ::wargame::own::scripts {}

proc ::wargame::own::OwnFiles {} {
    return [lsort [glob -nocomplain -directory [prefs folder config] *.tcl]]
}

proc ::wargame::own::hasOwnScripts {} {
    return [expr {[llength [OwnFiles]] > 0}]
}

proc ::wargame::own::loadOwnScripts {} {
    variable OwnFaults
    ForgetOwn
    set faults {}
    foreach path [OwnFiles] {
        set home ::wargame::own::scripts::[file rootname [file tail $path]]
        if {[catch {
            namespace eval $home [list source -encoding utf-8 $path]
        } message options]} {
            lappend faults [say own.failed [FaultAt $path $options] $message]
            puts stderr "grognard: [lindex $faults end]"
        }
    }
    useLook
    set OwnFaults $faults
}

# ForgetOwn --
#
#       Nobody stays in a panel whose class goes.
proc ::wargame::own::ForgetOwn {} {
    EachSeat enter ""
    ForgetCommands
    ForgetPanels
    foreach home [namespace children ::wargame::own::scripts] {
        namespace delete $home
    }
}

# FaultAt --
#
#       A script and, if it is known, the line of its fault.
proc ::wargame::own::FaultAt {path options} {
    if {[regexp {\(file "[^"]*" line (\d+)\)} \
            [dict get $options -errorinfo] - line]} {
        return [say own.line [file tail $path] $line]
    }
    return [file tail $path]
}

proc ::wargame::own::tellFaults {} {
    variable OwnFaults
    if {[llength $OwnFaults]} {
        need look/help-window
        helpWindow [say own.title] \
                [join [linsert $OwnFaults end [say own.rest]] \n\n]
        set OwnFaults {}
    }
}

proc ::wargame::own::ownFault {what message options} {
    puts stderr "grognard: [dict get $options -errorinfo]"
    EachSeat message [say own.failed $what $message]
}

proc ::wargame::own::backgroundFault {message options} {
    # What cannot be kept, after whatever button, is no fault of the program.
    if {[dict get $options -errorcode] eq {WARGAME DISK}} {
        need look/boxes
        errorBox [say file.unkept $message]
        return
    }
    puts stderr "grognard: [dict get $options -errorinfo]"
    EachSeat message [say own.background $message]
}

proc ::wargame::own::EachSeat {args} {
    foreach seat [Seats] {
        $seat {*}$args
    }
}

proc ::wargame::own::Seats {} {
    # All that there are at a time.
    return [lmap table [matchWindows all] {
        if {![info object isa object [$table seat]]} continue
        $table seat
    }]
}

# What doc/tinkering.md promises to scripts, by a short name.
namespace eval ::wargame::look { namespace export theme }
namespace eval ::wargame::panels { namespace export Panel }
namespace eval ::wargame::own { namespace export command panel }
namespace eval ::wargame {
    namespace import -force look::theme panels::Panel own::command own::panel
}
