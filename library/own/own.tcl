# own.tcl --
#
#       A person's own scripts, what may be wrong with them, and how that is
#       said.  doc/tinkering.md tells a person what they can do; see
#       own-commands.tcl, own-panels.tcl and look/theme-own.tcl.
#
#       loadOwnScripts               loads those of the folder of preferences,
#                                each in a namespace of its own; what they added
#                                before is gone
#       tellFaults               what was wrong with them then, in front of the
#                                windows that are open; once
#       hasOwnScripts            are there any?
#
#   What fails later is said by own-faults.tcl.

need base/prefs base/words look/theme-chosen \
        own/own-commands own/own-faults

namespace eval ::wargame::own {
    variable OwnFaults          ;# of the scripts loaded last, a sentence each
    if {![info exists OwnFaults]} {
        set OwnFaults {}
    }
}
namespace eval ::wargame::own::scripts {}

proc ::wargame::own::OwnFiles {} {
    # Where no folder can be made there are none, and a person plays.
    try {
        return [lsort [glob -nocomplain -directory [prefs place config] *.tcl]]
    } trap {WARGAME DISK} {} {
        return {}
    }
}

proc ::wargame::own::hasOwnScripts {} {
    return [expr {[llength [OwnFiles]] > 0}]
}

proc ::wargame::own::loadOwnScripts {} {
    variable OwnFaults
    ForgetOwn
    set faults {}
    if {[hasOwnScripts]} {
        # Panels and presenters are much to load where nobody changes them.
        need own/own-panels present/presenter
    }
    foreach path [OwnFiles] {
        set home ::wargame::own::scripts::[file rootname [file tail $path]]
        set fault [expr {[file isfile $path] || ![file exists $path]
            ? [readOwn [list namespace eval $home \
                [list source -encoding utf-8 $path]]]
            : [list [say own.noFile] {}]}]
        if {[llength $fault]} {
            lassign $fault message options
            lappend faults [say own.failed [FaultAt $path $options] \
                    [lineOf $message]]
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
    EachSeat panel enter ""
    ForgetCommands
    if {[namespace which ForgetPanels] ne ""} {
        ForgetPanels
    }
    foreach home [namespace children ::wargame::own::scripts] {
        namespace delete $home
    }
}

# FaultAt --
#
#       A script and, if it is known, the line of its fault.
proc ::wargame::own::FaultAt {path options} {
    if {[regexp {\(file "[^"]*" line (\d+)\)} [ErrorInfo "" $options] \
            - line]} {
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

# What doc/tinkering.md promises to scripts, by a short name.
namespace eval ::wargame::look { namespace export theme }
namespace eval ::wargame::panels { namespace export Panel }
namespace eval ::wargame::own { namespace export command panel }
namespace eval ::wargame {
    namespace import -force look::theme panels::Panel own::command own::panel
}
