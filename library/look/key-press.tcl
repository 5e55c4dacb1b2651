# key-press.tcl --
#
#       Keys that are pressed, and keys that are only held down, or were pressed
#       before what they would answer was seen: what acts asks for a new press,
#       so that no question is answered by the key that answered one before it.
#
#       newPress KEYSYM TIME   is a key event, %K and %t, a new press?  False if
#                              the key repeats, or was pressed before what is
#                              shown now, see stray.tcl
#
#       heedStray WIDGET       on that map or button a stray click does nothing,
#                              nor does Return, nor space on a button
#
#       byPointer              is what runs now the press of a TButton by the
#                              pointer?  A key can be hit by accident; who
#                              clicks a button has its words before the eyes
#
#   A TButton is pressed by Return, Enter and space, pressed again.

need look/stray

package require Tk

namespace eval ::wargame::look {
    variable Released [dict create] ;# keysym -> time of its last release
    variable Down [dict create]     ;# keysym that is down -> time, is it new
    # Milliseconds.  X releases a key that repeats and presses it at the same
    # time, or soon after; others press it again and again.
    variable Bounce 50
    variable LongestDelay 1100
    variable Pointed 0              ;# by the pointer, now?
}

proc ::wargame::look::newPress {key time} {
    variable Released
    variable Down
    variable Bounce
    variable LongestDelay
    # One that a program made has no time.
    if {$time == 0} {
        return 1
    }
    set new [expr {[wasShown $time]
        && (![dict exists $Released $key]
            || abs($time - [dict get $Released $key]) >= $Bounce)}]
    if {[dict exists $Down $key]} {
        lassign [dict get $Down $key] last was
        # The same press may be asked about twice.
        set new [expr {$time == $last ? $was
            : $new && ($time < $last || $time - $last > $LongestDelay)}]
    }
    dict set Down $key [list $time $new]
    return $new
}

proc ::wargame::look::KeyReleased {key time} {
    variable Released
    variable Down
    dict set Released $key $time
    dict unset Down $key
    if {$time != 0} {
        Pressed $time
    }
}

proc ::wargame::look::byPointer {} {
    variable Pointed
    return $Pointed
}

proc ::wargame::look::heedStray {widget} {
    # Before all else that hears them there.
    set tag [expr {[winfo class $widget] eq "Canvas" ? "WargameStrayClick"
        : "WargameStrayPress"}]
    if {$tag ni [bindtags $widget]} {
        bindtags $widget [linsert [bindtags $widget] 0 $tag]
    }
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

foreach {tag what} {WargameStrayClick click WargameStrayPress press} {
    bind $tag <ButtonPress-1> [format {
        if {[::wargame::look::isStray %%W %s %%t]} break
    } $what]
    foreach key {Return KP_Enter space} {
        bind $tag <Key-$key> [format {
            # Held down it is none later, either.
            ::wargame::look::newPress %%K %%t
            if {[::wargame::look::isStray %%W %s %%t]} break
        } $what]
    }
}
# There it hides what stands on the map.
bind WargameStrayClick <Key-space> {}
unset tag what key
bind TButton <ButtonRelease-1> {::wargame::look::Release %W}
bind all <KeyRelease> {+::wargame::look::KeyReleased %K %t}
foreach event {Return KP_Enter space} {
    bind TButton <Key-$event> {
        if {[::wargame::look::newPress %K %t]} { %W invoke }
        break
    }
}
unset event
