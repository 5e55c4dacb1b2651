# stray.tcl --
#
#       Stray presses, of a key or a button of the mouse: so soon after
#       something else has come that they were meant for what was there before.
#       None is heard.  What is deaf to which, and how long, is said here alone.
#
#   KIND      after                               is deaf to
#   question  another question, or other answers  letters, digits, Return and
#             came                                the buttons of answers
#   click     another question came               clicks on the map
#   digit     another came, and nobody had said   digits
#             Done with the one before
#   unbidden  another came so                     Done, Pass, the main button
#   told      Done said what is given up by it    a click that makes that final
#   result    dice lie, all rolled by a button    Continue, in its place
#   handover  the handover screen came            all that is done on it
#   unlooked  its answer came, or another key     the key of that answer
#   again     the main button was pressed         a second press
#   selected  a double click selected more        clicks that send somebody
#
#       deafMs KIND             for how many milliseconds
#       isDeaf KIND SINCE ?NOW?  is it, at NOW, after what came at SINCE, "" or
#                               0 if nothing did?  By the display's clock, %t of
#                               an event; without NOW by timer.tcl
#
#   Of what was asked last, by the display's clock; what a program made, at 0,
#   is never stray:
#
#       askedNow UNBIDDEN       another question has come
#       answersNow              other answers have
#       shownNow                something else is drawn from now on
#       wasShown TIME           was it, when that press was made?
#       isStray WINDOW WHAT TIME   is this click, press or digit stray?  It is
#                               told the toplevel of WINDOW as <<WargameStray>>
#       timeOf TIME             when a press was made, by the program's clock
#       digitPress BUTTON DIGIT   invokes it, by its digit
#       isByDigit               is what runs now such a press?
#       digitPressed            of which digit; "" if it is none
#       markDigit               its button has the keyboard from now on -> its
#                               words
#       followsStray            was the press before that one stray?  A double
#                               click that began with such is none

need base/timer

package require Tk

namespace eval ::wargame::look {
    # Nobody answers in less what they have only begun to read; a hand that
    # goes on from click to click is faster.
    variable DeafMs {
        question 400    click 250       digit 600       unbidden 1000
        told 1000       result 700      handover 700    unlooked 1000
        again 400       selected 500
    }
    # How many milliseconds the program's clock is before that of the display,
    # at the last few presses; the least is of one which was not late.
    variable Ahead {}
    variable Latest 0               ;# the time of the last of them
    variable LongestDrawn 30000     ;# later than that is another clock
    variable ByDigit ""             ;# the button that a digit presses now
    variable Digit ""               ;# that digit
    variable Strays {0 0}           ;# was the last press stray, the one before?
    variable Came [dict create]     ;# question unbidden answers shown: when
}

proc ::wargame::look::deafMs {kind} {
    variable DeafMs
    return [dict get $DeafMs $kind]
}

proc ::wargame::look::isDeaf {kind since {now ""}} {
    if {$since in {"" 0}} {
        return 0
    } elseif {$now eq ""} {
        set now [::wargame::base::timer now]
    }
    return [expr {$now >= $since && $now - $since < [deafMs $kind]}]
}

proc ::wargame::look::askedNow {unbidden} {
    Comes question
    if {$unbidden} {
        Comes unbidden
    }
}

proc ::wargame::look::answersNow {} {
    Comes answers
}

proc ::wargame::look::shownNow {} {
    Comes shown
}

proc ::wargame::look::Comes {what} {
    CameNow $what
    # What is drawn at leisure is then there.
    after idle [list ::wargame::look::CameNow $what]
}

proc ::wargame::look::CameNow {what} {
    variable Ahead
    variable Came
    # Before the first press there is nothing to be meant.
    if {[llength $Ahead]} {
        dict set Came $what [expr {[::wargame::base::timer now]
            - [tcl::mathfunc::min {*}$Ahead]}]
    }
}

# Pressed --
#
#       Notes the time of a press.
proc ::wargame::look::Pressed {time} {
    variable Ahead
    variable Latest
    variable LongestDrawn
    variable Came
    set ahead [expr {[::wargame::base::timer now] - $time}]
    if {$time < $Latest || [llength $Ahead]
            && $ahead - [tcl::mathfunc::min {*}$Ahead] > $LongestDrawn} {
        # Of another clock, or the same begun again.
        set Ahead {}
        set Came [dict create]
    }
    set Latest $time
    set Ahead [lrange [list {*}$Ahead $ahead] end-15 end]
}

# timeOf --
#
#       The time of a press by the program's clock, where a press before told
#       how far that is ahead of the display's; else now.
proc ::wargame::look::timeOf {time} {
    variable Ahead
    if {$time == 0 || ![llength $Ahead]} {
        return [::wargame::base::timer now]
    }
    return [expr {$time + [tcl::mathfunc::min {*}$Ahead]}]
}

proc ::wargame::look::IsSince {time what ms} {
    # Was it pressed before that came, or less than so long after it?
    variable Came
    return [expr {[dict exists $Came $what]
        && $time - [dict get $Came $what] < $ms}]
}

proc ::wargame::look::wasShown {time} {
    Pressed $time
    return [expr {![IsSince $time shown 0]}]
}

proc ::wargame::look::isStray {window what time} {
    variable Strays
    if {$time == 0} {
        return 0
    }
    Pressed $time
    set stray [expr {$what eq "click"
        ? [IsSince $time question [deafMs click]]
        : [IsSince $time question [deafMs question]]
            || [IsSince $time answers [deafMs question]]
            || $what eq "digit"
                && [IsSince $time unbidden [deafMs digit]]}]
    set Strays [list $stray [lindex $Strays 0]]
    if {$stray && [winfo exists $window]} {
        event generate [winfo toplevel $window] <<WargameStray>>
    }
    return $stray
}

proc ::wargame::look::followsStray {} {
    variable Strays
    return [lindex $Strays 1]
}

proc ::wargame::look::digitPress {button digit} {
    variable ByDigit
    variable Digit
    set ByDigit $button
    set Digit $digit
    try {
        $button invoke
    } finally {
        lassign {} ByDigit Digit
    }
}

proc ::wargame::look::digitPressed {} {
    variable Digit
    return $Digit
}

proc ::wargame::look::isByDigit {} {
    variable ByDigit
    return [expr {$ByDigit ne ""}]
}

proc ::wargame::look::markDigit {} {
    variable ByDigit
    focus $ByDigit
    return [$ByDigit cget -text]
}
