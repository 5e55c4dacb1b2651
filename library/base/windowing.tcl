# windowing.tcl --
#
#       Keys, buttons and the wheel, as each windowing system has them.  On
#       macOS Command stands where others have Control, the right button is
#       the second, and a turn of the wheel is counted from 1.
#
#       windowing begin            Tk, of which other programs on the display
#                                  have nothing: see Shut.  An error if no
#                                  display can be opened
#       windowing isMac            are windows those of a Mac?  0 without Tk
#       windowing event EVENT      <Control-q> there is <Command-q>, the key
#                                  <Control_L> <Meta_L>, and <B2-Motion>
#                                  <B3-Motion>; elsewhere as it is
#       windowing held STATE       is Control, or there Command, down by the
#                                  state of an event?
#       windowing accelerator TEXT Ctrl-q, as a menu or a list of keys shows it
#       windowing turn DELTA       what a wheel says as a share of one notch

namespace eval ::wargame::base::windowing {
    namespace export begin isMac event held accelerator turn
    namespace ensemble create
}

proc ::wargame::base::windowing::begin {} {
    package require Tk
    Shut
}

# Shut --
#
#       Whoever may draw on a display could run a script in every program of Tk
#       there by its command "send", and give a widget one by a resource of the
#       X Window System (*xScrollCommand).
proc ::wargame::base::windowing::Shut {} {
    if {[llength [info commands ::send]]} {
        rename ::send {}
    }
    # Of this priority they go before any that come from a display.
    foreach option {command postCommand tearOffCommand xScrollCommand
            yScrollCommand validateCommand invalidCommand variable
            textVariable listVariable} {
        option add *$option {} interactive
    }
}

proc ::wargame::base::windowing::isMac {} {
    return [expr {[llength [info commands ::tk]]
        && [tk windowingsystem] eq "aqua"}]
}

proc ::wargame::base::windowing::event {event} {
    if {![isMac]} {
        return $event
    }
    set event [string map {Control- Command- Control_ Meta_} $event]
    # The middle and the right button; no keys.
    if {[regexp {^<(.*-|)(Button(?:Press|Release)?-|B)([23])(-Motion|)>$} \
            $event - before kind button after]} {
        set event <$before$kind[expr {5 - $button}]$after>
    }
    return $event
}

proc ::wargame::base::windowing::held {state} {
    return [expr {($state & ([isMac] ? 8 : 4)) != 0}]
}

proc ::wargame::base::windowing::accelerator {text} {
    return [expr {[isMac] ? [string map {Ctrl Command} $text] : $text}]
}

proc ::wargame::base::windowing::turn {delta} {
    # From 9.0 on all count as Windows does.
    if {[isMac] && [package vcompare [package provide Tk] 9.0] < 0} {
        return [expr {double($delta)}]
    }
    return [expr {$delta / 120.0}]
}
