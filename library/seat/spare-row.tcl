# spare-row.tcl --
#
#       The buttons that stand above the main one of an orders card, Undo and
#       Hint, once more: for where that card is out of sight, since a panel has
#       its place.  Keys do the same, so none of them takes the keyboard.
#
#   set row [::wargame::seat::SpareRow new OWNER]     goes with that window
#       show BUTTONS     {LABEL CMDPREFIX ENABLED} each
#       in PANEL         puts them at the right of the panel's frame of class
#                        Corner, if that has one; "": nowhere
#
#   They are that frame's own and go with it: Tk lost its way with a row that
#   was packed in a frame that is not its parent, and went before it.

need base/objects look/theme

package require Tk

if {![info object isa class ::wargame::seat::SpareRow]} {
    oo::class create ::wargame::seat::SpareRow
}

oo::define ::wargame::seat::SpareRow {
    # Holder: the frame that they lie in, or "".
    variable Holder Buttons

    constructor {owner} {
        lassign {"" {}} Holder Buttons
        ::wargame::base::goesWith $owner [self]
    }

    method show {buttons} {
        set Buttons $buttons
        if {![winfo exists $Holder]} {
            return
        }
        set row $Holder.spare
        if {![winfo exists $row]} {
            pack [ttk::frame $row -padding [::wargame::look::theme px 6]] \
                    -side right
        }
        foreach button [lrange [winfo children $row] [llength $buttons] end] {
            destroy $button
        }
        set n 0
        foreach button $buttons {
            lassign $button label cmd enabled
            set made $row.b[incr n]
            if {![winfo exists $made]} {
                pack [ttk::button $made -width 0 -takefocus 0] -side left \
                        -padx [list 0 [::wargame::look::theme px 6]]
            }
            $made configure -text $label -command $cmd
            $made state [expr {$enabled ? "!disabled" : "disabled"}]
        }
    }

    method in {panel} {
        set frame [my Corner [list $panel]]
        if {$frame eq $Holder && ($frame eq ""
                || [winfo exists $frame.spare])} {
            return
        }
        if {$frame ne $Holder && [winfo exists $Holder]} {
            destroy $Holder.spare
            # An empty frame keeps the height that it had.
            $Holder configure -height 1
        }
        set Holder $frame
        my show $Buttons
    }

    method Corner {windows} {
        foreach window $windows {
            if {![winfo exists $window]} continue
            if {[winfo class $window] eq "Corner"} {
                return $window
            }
            set found [my Corner [winfo children $window]]
            if {$found ne ""} {
                return $found
            }
        }
        return ""
    }
}
