# tutorial-card.tcl --
#
#       The card of a tutorial.
#
#   set card [::wargame::tutorial::TutorialCard new PATH GUIDE]    a new frame
#       show CARD      a dictionary: count title text note rule; next back
#                      shows, is there that button?
#
#   Next and Leave have always the same place, so that a second press finds no
#   other button there.
#
#       part NAME      the path of a part: title text note; count; the buttons
#                      next show back rule leave
#
#   It asks the Guide to: nextStep stepBack showMe leave home; and for lessons,
#   {TITLE TEXT} of each step, since it is as high as the longest of them needs:
#   nothing above it moves from step to step.

need base/words look/focus look/theme

if {![info object isa class ::wargame::tutorial::TutorialCard]} {
    oo::class create ::wargame::tutorial::TutorialCard
}

oo::define ::wargame::tutorial::TutorialCard {
    variable Path Guide Rule Shown

    constructor {path guide} {
        set Path $path
        set Guide $guide
        set Rule ""
        set Shown ""
        set theme ::wargame::look::theme
        ttk::frame $Path -style Lift.TFrame -padding [$theme size margin]
        frame $Path.band -background [$theme color gold] -width [$theme px 6]
        ttk::frame $Path.says -style Lift.TFrame
        ttk::frame $Path.does -style Lift.TFrame
        pack $Path.band -side left -fill y -padx [list 0 [$theme size margin]]
        pack $Path.says -side left -fill both -expand 1
        # The buttons stand beside the title.
        place $Path.does -in $Path.says -relx 1 -anchor ne
        foreach {name font color} {
            title heading ink   text prompt ink   note bodyBold warn
        } {
            ttk::label $Path.says.$name -style Lift.TLabel -justify left \
                    -font [$theme font $font] -foreground [$theme color $color]
            pack $Path.says.$name -anchor w -fill x
        }
        ttk::label $Path.does.count -style Lift.TLabel \
                -font [$theme font small] -foreground [$theme color inkSoft]
        pack $Path.does.count -side left -padx [list 0 [$theme px 10]]
        foreach {name what} {
            next nextStep   show showMe   back stepBack
            rule rule   leave leave
        } {
            ttk::button $Path.does.$name -text [::wargame::base::say \
                    tutorial.$name] \
                    -command [namespace code [list my Ask $what]]
        }
        # Return is for what goes on.
        bind $Path.does.leave <Return> break
        $Path.does.next configure -style Default.TButton
        bind $Path.says <Configure> [namespace code {my Wrap %w}]
        bind $Path.does <Configure> [namespace code {my Lay}]
    }

    destructor {
        if {[info exists Path] && [winfo exists $Path]} {
            destroy $Path
        }
    }

    method part {name} {
        return $Path.[expr {$name in {title text note} ? "says" : "does"}].$name
    }

    method Wrap {width} {
        foreach name {title text note} {
            $Path.says.$name configure -wraplength [expr {$width - 20}]
        }
        my Lay
        # A line is kept for the note.
        set high 0
        foreach lesson [$Guide lessons] {
            set sum [expr {[winfo reqheight $Path.says.note] + [my Spare]}]
            foreach name {title text} said $lesson {
                $Path.says.$name configure -text $said
                incr sum [winfo reqheight $Path.says.$name]
            }
            set high [expr {max($high, $sum)}]
        }
        foreach name {title text} {
            if {[dict exists $Shown $name]} {
                $Path.says.$name configure -text [dict get $Shown $name]
            }
        }
        pack propagate $Path.says 0
        $Path.says configure -height $high
    }

    method Lay {} {
        # The row of the title is as high as the buttons; where a title has not
        # room beside them, it breaks.
        set does [winfo reqwidth $Path.does]
        set room [expr {[winfo width $Path.says] - $does}]
        $Path.says.title configure -wraplength [expr {max(100, $room - 20)}]
        pack configure $Path.says.title -pady [expr {[my Spare] / 2}]
    }

    method Spare {} {
        return [expr {max(0, [winfo reqheight $Path.does]
            - [font metrics [$Path.says.title cget -font] -linespace])}]
    }

    method show {card} {
        if {$card eq $Shown || ![winfo exists $Path]} {
            return
        }
        set Shown $card
        set Rule [dict get $card rule]
        $Path.does.count configure -text [dict get $card count]
        foreach name {title text note} {
            $Path.says.$name configure -text [dict get $card $name]
        }
        set focus [focus -displayof $Path]
        pack forget {*}[lrange [winfo children $Path.does] 1 end]
        foreach {name there} [list rule [expr {$Rule ne ""}] \
                show [dict get $card shows] back [dict get $card back] \
                next 1 leave 1] {
            if {$there} {
                pack $Path.does.$name -side left \
                        -padx [list 0 [::wargame::look::theme px 6]]
            }
        }
        $Path.does.next state [expr {[dict get $card next]
            ? "!disabled" : "disabled"}]
        if {[string match $Path.* $focus] && ![my IsThere $focus]} {
            my FocusAgain
        }
    }

    method IsThere {button} {
        return [expr {[winfo manager $button] ne ""
            && ![$button instate disabled]}]
    }

    method FocusAgain {} {
        # To a button that can do no harm; else to what is to be done.
        foreach name {next show} {
            if {[my IsThere $Path.does.$name]} {
                ::wargame::look::focusOn $Path.does.$name
                return
            }
        }
        $Guide home
    }

    method Ask {what} {
        if {$what eq "rule"} {
            event generate [winfo toplevel $Path] <<WargameRule>> -data $Rule
        } else {
            $Guide $what
        }
    }
}
