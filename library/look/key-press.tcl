# key-press.tcl --
#
#       Keys that are pressed, and keys that are only held down, or were pressed
#       before what they would answer was seen: what acts asks for a new press,
#       so that no question is answered by the key that answered one before it.
#
#       newPress KEYSYM TIME   is a key event, %K and %t, a new press?  False if
#                              the key repeats, or was pressed before what is
#                              shown now
#       shownNow               something else is asked, and drawn from now on: a
#                              key that was pressed meanwhile is no new press
#
#       byPointer              is what runs now the press of a TButton by the
#                              pointer?  A key can be hit by accident; who
#                              clicks a button has its words before the eyes
#
#   A TButton is pressed by Return, Enter and space, pressed again.

need base/timer

package require Tk

namespace eval ::wargame::look {
    variable Released [dict create] ;# keysym -> time of its last release
    variable Pressed [dict create]  ;# keysym that is down -> time, is it new
    # Milliseconds.  X releases a key that repeats and presses it at the same
    # time, or soon after; others press it again and again.
    variable Bounce 50
    variable LongestDelay 1100
    # How many milliseconds the clock is before the time of key events, of the
    # last few; the least is that of one which was not late.
    variable Ahead {}
    variable Latest 0               ;# the time of the last of them
    variable Shown 0                ;# when something else was drawn last
    variable LongestDrawn 30000     ;# later than that is another clock
    variable Pointed 0              ;# by the pointer, now?
}

proc ::wargame::look::shownNow {} {
    ShownBy
    # What is drawn at leisure is then there.
    after idle ::wargame::look::ShownBy
}

proc ::wargame::look::ShownBy {} {
    variable Shown
    set Shown [::wargame::base::timer now]
}

# PressedAt --
#
#       When a key was pressed by the program's clock.
proc ::wargame::look::PressedAt {time} {
    variable Ahead
    variable Latest
    variable LongestDrawn
    set now [::wargame::base::timer now]
    set ahead [expr {$now - $time}]
    if {$time < $Latest} {
        # Of another clock, or the same begun again.
        set Ahead {}
    }
    set Latest $time
    set Ahead [lrange [list {*}$Ahead $ahead] end-15 end]
    set late [expr {$ahead - [tcl::mathfunc::min {*}$Ahead]}]
    if {$late > $LongestDrawn} {
        set Ahead [list $ahead]
        set late 0
    }
    return [expr {$now - $late}]
}

proc ::wargame::look::newPress {key time} {
    variable Released
    variable Pressed
    variable Bounce
    variable LongestDelay
    variable Shown
    # One that a program made has no time.
    if {$time == 0} {
        return 1
    }
    set new [expr {[PressedAt $time] >= $Shown
        && (![dict exists $Released $key]
            || abs($time - [dict get $Released $key]) >= $Bounce)}]
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
    if {$time != 0} {
        PressedAt $time
    }
}

proc ::wargame::look::byPointer {} {
    variable Pointed
    return $Pointed
}

# Release --
#
#       The pointer lets go of a button.
proc ::wargame::look::Release {button} {
    variable Pointed
    if {![$button instate pressed]} {
        return
    }
    $button state !pressed
    if {[$button instate !disabled]} {
        set Pointed 1
        try {
            uplevel #0 [list $button invoke]
        } finally {
            set Pointed 0
        }
    }
}

bind TButton <ButtonRelease-1> {::wargame::look::Release %W}
bind all <KeyRelease> {+::wargame::look::KeyReleased %K %t}
foreach event {Return KP_Enter space} {
    bind TButton <Key-$event> {
        if {[::wargame::look::newPress %K %t]} { %W invoke }
        break
    }
}
unset event
