# keeping.tcl --
#
#       Is a group that is dragged on a board to keep its formation?  So long as
#       Control is down, or on macOS Command.
#
#   set keeping [::wargame::board::Keeping new CANVAS HELD SELECTION INPUT]
#
#   When that changes the Input is told.

need base/windowing

package require Tk

if {![info object isa class ::wargame::board::Keeping]} {
    oo::class create ::wargame::board::Keeping
}

oo::define ::wargame::board::Keeping {
    variable Held Selection Input On

    constructor {canvas held selection input} {
        set Held $held
        set Selection $selection
        set Input $input
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

    method Note {down} {
        set on [expr {$down && [$Held token] ne "" && [$Held heldBy] ne "key"
            && [$Selection isGroup]}]
        if {$on != $On} {
            set On $on
            $Input keep $on
        }
    }
}
