# spare-row.tcl --
#
#       The buttons that stand above the main one of an orders card, Undo and
#       Hint, once more: for where that card is out of sight, since a panel has
#       its place.  Keys do the same, so none of them takes the keyboard.
#
#   set row [::wargame::seat::SpareRow new PATH]     a new frame
#       show BUTTONS     {LABEL CMDPREFIX ENABLED} each
#       in PANEL         puts it at the right of the panel's frame of class
#                        Corner, if that has one; "": nowhere

need base/objects look/theme

package require Tk

if {![info object isa class ::wargame::seat::SpareRow]} {
    oo::class create ::wargame::seat::SpareRow
}

oo::define ::wargame::seat::SpareRow {
    # Holder: the frame that it lies in, or "".
    variable Path Holder

    constructor {path} {
        set Path $path
        set Holder ""
        ttk::frame $Path -padding [::wargame::look::theme px 6]
        ::wargame::base::goesWith $Path [self]
    }

    method show {buttons} {
        foreach button [lrange [winfo children $Path] [llength $buttons] end] {
            destroy $button
        }
        set n 0
        foreach button $buttons {
            lassign $button label cmd enabled
            set made $Path.b[incr n]
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
        if {$frame eq ""} {
            pack forget $Path
            if {[winfo exists $Holder]} {
                # An empty frame keeps the height that it had.
                $Holder configure -height 1
            }
            set Holder ""
            return
        }
        set Holder $frame
        pack $Path -in $frame -side right
        raise $Path
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
