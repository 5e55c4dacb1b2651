# keeping.tcl --
#
#       Is a group that is dragged on a board to keep its formation?  So long as
#       Control is down, or on macOS Command.
#
#   set keeping [::wargame::board::Keeping new CANVAS PARTS]
#       PARTS     dictionary; of it held selection input
#
#       on                   is the group to keep its formation now?
#
#   When that changes it is told: see input.tcl.

need base/windowing

package require Tk

if {![info object isa class ::wargame::board::Keeping]} {
    oo::class create ::wargame::board::Keeping
}

oo::define ::wargame::board::Keeping {
    variable Held Selection Input On

    constructor {canvas parts} {
        foreach name {Held Selection Input} {
            set $name [dict get $parts [string tolower $name]]
        }
        set On 0
        # A tag of its own, after what the mouse does, which may be the board's
        # end.
        set tag Keeping$canvas
        bindtags $canvas [linsert [bindtags $canvas] end $tag]
        foreach {event script} {
            <B1-Motion>         {my Note [::wargame::base::windowing held %s]}
            <Key-Control_L>     {my Note 1}
            <Key-Control_R>     {my Note 1}
            <KeyRelease-Control_L>  {my Note 0}
            <KeyRelease-Control_R>  {my Note 0}
            <ButtonRelease-1>   {my Note 0}
        } {
            bind $tag [::wargame::base::windowing event $event] [format \
                    {if {[info object isa object %s]} {%s}} \
                    [self] [namespace code $script]]
        }
    }

    method on {} {
        return $On
    }

    method Note {down} {
        set on [expr {$down && [$Held token] ne "" && [$Held heldBy] ne "key"
            && [$Selection isGroup]}]
        if {$on != $On} {
            set On $on
            if {[$Held token] ne ""} {
                $Input tell keeping $on
            }
        }
    }
}
