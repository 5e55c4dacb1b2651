# standing-row.tcl --
#
#       The row of buttons that stand at the top of an orders card whatever is
#       asked: Undo, Hint and, in what is left of the row, the main one.  Each
#       is always in the same place, so that a hand finds it without looking.
#       The second press of a double click on the main one is none, for what it
#       would answer is asked only since the first.
#
#   set row [::wargame::seat::StandingRow new PATH]     a new frame
#       show BUTTONS STYLE   {LABEL CMDPREFIX ENABLED ?WHYCMD?} each; the last
#                            one is the main one, of that style.  While one
#                            that is not enabled is pointed at, or was pressed,
#                            it says why: WHYCMD with 1, and with 0 after it
#       arrange ROOM         lay them in that width
#       main                 the main button, or ""

need base/words look/button-bar look/stray look/theme

if {![info object isa class ::wargame::seat::StandingRow]} {
    oo::class create ::wargame::seat::StandingRow
}

oo::define ::wargame::seat::StandingRow {
    # Shows: what the buttons look like.  Pressed: the time of the last press of
    # the main one, by the display.
    variable Path Count Shows Pressed

    constructor {path} {
        set Path $path
        set Count 0
        set Shows ""
        set Pressed 0
        ttk::frame $Path -style Lift.TFrame -height 1
        # How wide they are is measured with buttons that are never shown.
        foreach key {undo hint done} {
            ttk::button $Path-$key -width 0
        }
    }

    method main {} {
        return [lindex [winfo children $Path] end]
    }

    method show {buttons style} {
        set shows [list $style [lmap button $buttons {
            lrange [lreplace $button 1 1] 0 1
        }]]
        if {$shows eq $Shows
                && ![string match $Path.* [focus -displayof $Path]]} {
            # The same stay, else they would be blank while dice roll.  One with
            # the focus goes, so that a second press is not meant for the next.
            foreach made [winfo children $Path] button $buttons {
                $made configure -command [lindex $button 1]
            }
            return
        }
        set Shows $shows
        if {[my IsUsed [llength $buttons]]} {
            destroy {*}[winfo children $Path]
            foreach button $buttons {
                ttk::button $Path.b[incr Count] -width 0
            }
        }
        foreach made [winfo children $Path] button $buttons {
            lassign $button label cmd enabled why
            my Why $made $why
            $made configure -text $label -command $cmd -style TButton
            $made state [expr {$enabled ? "!disabled" : "disabled"}]
        }
        if {[my main] ne ""} {
            [my main] configure -style $style
            bind [my main] <ButtonPress-1> +[format {if {[%s %%t]} break} \
                    [namespace code {my IsSecond}]]
        } else {
            $Path configure -height 1
        }
    }

    method Why {button cmd} {
        # Only while it is grey.
        foreach {event on} {<Enter> 1 <ButtonPress-1> 1 <Leave> 0} {
            bind $button $event [expr {$cmd eq "" ? "" : [format \
                {if {!%1$d || [%%W instate disabled]} {%2$s %1$d}} $on $cmd]}]
        }
    }

    method IsUsed {count} {
        # Are there others, or one that is being pressed or may be by key?  Else
        # the same say something else, for new ones are blank until drawn.
        set made [winfo children $Path]
        return [expr {[llength $made] != $count
            || [string match $Path.* [focus -displayof $Path]]
            || 1 in [lmap button $made { $button instate pressed }]}]
    }

    method IsSecond {time} {
        # Is a press at that time the second one of a double click?  What a
        # program made has no time.
        set second [::wargame::look::isDeaf again $Pressed $time]
        set Pressed $time
        return $second
    }

    method arrange {room} {
        foreach key {undo hint done} {
            $Path-$key configure -text [::wargame::base::say orders.$key]
        }
        set gap [::wargame::look::theme px 6]
        set others [lrange [winfo children $Path] 0 end-1]
        set column 0
        foreach width [my Widths $others] {
            grid columnconfigure $Path $column -minsize [expr {$width + $gap}]
            incr room [expr {-$width - $gap}]
            incr column
        }
        grid columnconfigure $Path $column -weight 1 -minsize 0
        set column 0
        foreach button $others {
            grid $button -row 0 -column $column -sticky new -padx [list 0 $gap]
            incr column
        }
        my Main [llength [my Widths $others]] $room
    }

    method Main {column room} {
        # In a row of its own where there is little room beside the others,
        # whatever it says, or where a word of it would be broken; beside
        # others than usual, which have no place to keep, also where its words
        # would take more than two lines.
        if {[my main] eq ""} {
            return
        }
        set below [expr {$room < max([winfo reqwidth $Path-done],
            [my LongestWord]) || ([my IsOther] && [my Lines $room] > 2)}]
        ::wargame::look::buttonWrap [my main] [expr {$below
            ? [winfo width [winfo parent $Path]] : $room}]
        grid [my main] -row $below -column [expr {$below ? 0 : $column}] \
                -columnspan [expr {$below ? $column + 1 : 1}] -sticky new \
                -pady [list [expr {$below
                    ? [::wargame::look::theme px 4] : 0}] 0]
    }

    method IsOther {} {
        # Are those before the main button others than Undo and Hint?
        return [expr {[::tcl::mathop::+ {*}[my Widths [lrange [winfo children \
                $Path] 0 end-1]]] > [::tcl::mathop::+ {*}[my Widths {}]]}]
    }

    method Lines {room} {
        # Of the main button's words, beside the others.
        ::wargame::look::buttonWrap [my main] $room
        return [expr {1 + ([winfo reqheight [my main]]
            - [winfo reqheight $Path-done]) / [font metrics \
                [::wargame::look::theme font button] -linespace]}]
    }

    method LongestWord {} {
        # How wide the main button is with that alone.
        set wide 0
        foreach word [split [[my main] cget -text]] {
            $Path-done configure -text $word
            set wide [expr {max($wide, [winfo reqwidth $Path-done])}]
        }
        $Path-done configure -text [::wargame::base::say orders.done]
        return $wide
    }

    method Widths {others} {
        # Where there is but the main one, it stands where it always does.
        if {[llength $others] == 0} {
            set others [list $Path-undo $Path-hint]
        }
        return [lmap button $others { winfo reqwidth $button }]
    }
}
