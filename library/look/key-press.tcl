# key-press.tcl --
#
#       Keys that are pressed, and keys that are only held down: what acts asks
#       for a new press, so that no question is answered by the key that
#       answered the one before.
#
#       newPress KEYSYM TIME   is a key event, %K and %t, a new press?  False if
#                              the key repeats
#
#   A TButton is pressed by Return, Enter and space, pressed again.

package require Tk

namespace eval ::wargame::look {
    variable Released [dict create] ;# keysym -> time of its last release
    variable Pressed [dict create]  ;# keysym that is down -> time, is it new
    # Milliseconds.  X releases a key that repeats and presses it at the same
    # time, or soon after; others press it again and again.
    variable Bounce 50
    variable LongestDelay 1100
}

proc ::wargame::look::newPress {key time} {
    variable Released
    variable Pressed
    variable Bounce
    variable LongestDelay
    # One that a program made has no time.
    if {$time == 0} {
        return 1
    }
    set new [expr {![dict exists $Released $key]
        || abs($time - [dict get $Released $key]) >= $Bounce}]
    if {[dict exists $Pressed $key]} {
        lassign [dict get $Pressed $key] last was
        # The same press may be asked about twice.
        set new [expr {$time == $last ? $was
            : $new && ($time < $last || $time - $last > $LongestDelay)}]
    }
    dict set Pressed $key [list $time $new]
    return $new
}

proc ::wargame::look::KeyReleased {key time} {
    variable Released
    variable Pressed
    dict set Released $key $time
    dict unset Pressed $key
}

bind all <KeyRelease> {+::wargame::look::KeyReleased %K %t}
foreach event {Return KP_Enter space} {
    bind TButton <Key-$event> {
        if {[::wargame::look::newPress %K %t]} { %W invoke }
        break
    }
}
unset event
