# turning.tcl --
#
#       Turning pieces on a board where they stand: the keys [ and ], or comma
#       and full stop, and the wheel with Shift turn them a side against the
#       clock or with it.
#
#   set turning [::wargame::board::Turning new CANVAS INPUT]
#
#   What is to be turned is told: see input.tcl.

package require Tk

if {![info object isa class ::wargame::board::Turning]} {
    oo::class create ::wargame::board::Turning
}

oo::define ::wargame::board::Turning {
    variable Input

    constructor {canvas input} {
        set Input $input
        # On a Russian keyboard [ and ] are letters.
        foreach {event step} {
            bracketleft -1      bracketright 1
            comma -1            period 1
            Cyrillic_ha -1      Cyrillic_hardsign 1
        } {
            bind $canvas <Key-$event> [namespace code [list my Turn $step]]
        }
        foreach {event script} {
            <Shift-MouseWheel>  {my Turn [expr {%D < 0 ? 1 : -1}]}
            <Shift-Button-4>    {my Turn -1}
            <Shift-Button-5>    {my Turn 1}
        } {
            bind $canvas $event [namespace code $script]
        }
    }

    method Turn {step} {
        $Input tell turn $step
    }
}
