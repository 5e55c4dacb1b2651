# fanning.tcl --
#
#       A stack of a board that fans out where the pointer rests on it, so that
#       each of its tokens can be taken by one click, and lies together again
#       when the pointer has left it.
#
#   set fanning [::wargame::board::Fanning new CANVAS PARTS SPREADCMD]
#       PARTS     a dictionary of jobs layers tokens stacks held selection
#                 spread pointing mouse glides
#       SPREADCMD called with SPACE and SIDE to spread a stack, with "" to lay
#                 it together
#
#   Only where one of them can do something, while nothing is held or selected.
#   A click that comes too soon to be meant for the fan is one on the stack;
#   what has been clicked stays open as after any click.  What lies at the
#   pointer when it has opened is pointed at, though the pointer did not move.

need base/timer base/windowing look/stray

package require Tk

namespace eval ::wargame::board {
    variable FansAfter 350          ;# milliseconds for which the pointer rests
    variable FanSeen 250            ;# until it is seen that it is open
    variable FanLaid 50             ;# until its tokens lie where they come to
}

if {![info object isa class ::wargame::board::Fanning]} {
    oo::class create ::wargame::board::Fanning
}

oo::define ::wargame::board::Fanning {
    # Fanned: the stack that lies open, or ""; Opened: when it was.  Over: the
    # stack at the pointer; At: {X Y} of the pointer.
    variable Canvas Jobs Layers Tokens Stacks Held Selection Spread Pointing \
            Mouse Glides SpreadCmd Fanned Opened Over At Fanning Pointed

    constructor {canvas parts spreadCmd} {
        set Canvas $canvas
        foreach name {Jobs Layers Tokens Stacks Held Selection Spread Pointing
                Mouse Glides} {
            set $name [dict get $parts [string tolower $name]]
        }
        set SpreadCmd $spreadCmd
        lassign {"" 0 "" {}} Fanned Opened Over At
        set Fanning [namespace code {my Fan}]
        set Pointed [namespace code {my Point}]
        # Before a press is heard, and after a motion was.
        lassign [list Press$Canvas Rest$Canvas] before after
        bindtags $Canvas [linsert [linsert [bindtags $Canvas] 0 $before] \
                2 $after]
        bind $before <ButtonPress> [namespace code {my Pressed %t}]
        bind $before <Key> [namespace code {my Rest ""}]
        foreach {event script} {
            <Motion>  {my Moved %x %y}
            <Leave>   {my Left %m}
        } {
            bind $after [::wargame::base::windowing event $event] \
                    [namespace code $script]
        }
    }

    method Moved {x y} {
        set At [list $x $y]
        if {$Fanned ne "" && ([$Spread stack] ne $Fanned
                || ![$Layers isOn panel $x $y])} {
            my Close
        }
        my Rest [my StackAt $x $y]
    }

    method StackAt {x y} {
        # {SPACE SIDE} of one that would fan there, or "".
        set token [$Pointing token $x $y]
        if {$token eq "" || [my IsBusy]} {
            return ""
        }
        set stack [list [$Tokens get $token space] [$Tokens get $token side]]
        set ids [$Stacks ids $stack]
        if {[llength $ids] < 2 || $stack eq [$Spread stack]} {
            return ""
        }
        foreach id $ids {
            if {[$Tokens get $id movable] || [$Tokens get $id later]} {
                return $stack
            }
        }
        return ""
    }

    method IsBusy {} {
        return [expr {[$Held token] ne "" || [llength [$Selection tokens]]
            || [$Mouse isPressed]}]
    }

    method Rest {stack} {
        # From now on.
        $Jobs forget $Fanning
        set Over $stack
        if {$stack ne ""} {
            $Jobs wait $Fanning $::wargame::board::FansAfter
        }
    }

    method Fan {} {
        if {![my IsBusy] && $Over ne [$Spread stack]
                && [llength [$Stacks ids $Over]] > 1} {
            # Who lies at the pointer stays there.
            $Spread about [$Pointing token {*}$At] {*}$At
            {*}$SpreadCmd {*}$Over
            set Fanned [$Spread stack]
            set Opened [::wargame::base::timer now]
            $Jobs later $Pointed $::wargame::board::FanLaid
        }
    }

    method Point {} {
        if {$Fanned ne "" && [$Spread stack] eq $Fanned && ![my IsBusy]} {
            $Mouse moved {*}$At
        }
    }

    method Pressed {time} {
        # When it was pressed counts, not when a busy machine tells of it.
        my Rest ""
        if {[::wargame::look::timeOf $time] - $Opened
                < $::wargame::board::FanSeen} {
            # What lies under the pointer is pressed, not what is on its way.
            my Close
            $Glides finish
        }
        set Fanned ""
    }

    method Left {mode} {
        # Not as a window manager takes a press, to pass it on.
        if {$mode eq "NotifyNormal"} {
            my Rest ""
            my Close
        }
    }

    method Close {} {
        if {$Fanned ne "" && [$Spread stack] eq $Fanned
                && [$Held token] eq ""} {
            {*}$SpreadCmd ""
        }
        set Fanned ""
    }
}
