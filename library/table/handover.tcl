# handover.tcl --
#
#       The handover screen between two seats: it names who is to sit down, and
#       nothing else.  When it comes: the rows of turn.tcl that cover.
#
#   set screen [::wargame::table::HandoverScreen new PATH NAME VIEWER CMD \
#       ?KIND?]        a new frame over all of its parent.  CMD is called when
#                      its button PATH.middle.ready is clicked, or Return is
#                      pressed.  KIND: seat, or role before a window of that
#                      viewer's own, or commander, of several a side,
#                      or back to a seat left for what both looked at
#       ask SENTENCE SHOW CMD   a word, too: CMD is first called with it, and
#                      says why not, or "".  SHOW: what stands for each letter
#       assent SENTENCE LABELS WHY   boxes with those labels, which all must be
#                      checked; WHY is said until they are.  Before ask
#       offer SENTENCE LABEL CMD   an answer that needs no look at the seat, by
#                      a button of its own or the key Shift-p, a second after
#                      it was first read and any other key; {} {} {}: none
#       undo CMD       the key u, or a button, takes the end of the turn back;
#                      "": that cannot be
#       part NAME      the path of a part: title hand ready; of a question, asks
#                      entry why; of an assent, assent assent0 assent1 missing;
#                      of an answer, question answer; undo
#       focus          moves the keyboard to the screen
#       reveal SEAT    draws a complete seat, and then destroys this screen
#
#   The key or click that ended a turn does not close it: for a moment it takes
#   nothing, and then only a new press of Return or a click on its button.

need base/layouts base/timer base/words look/key-press look/stray look/theme

if {![info object isa class ::wargame::table::HandoverScreen]} {
    oo::class create ::wargame::table::HandoverScreen
}

oo::define ::wargame::table::HandoverScreen {
    # Still: since when it has said the same, and no key was pressed.
    variable Path Cmd Deaf Ask Answer Undo Offered Still \
            Assents Missing

    constructor {path name viewer cmd {kind seat}} {
        set Path $path
        set Cmd $cmd
        set Ask ""
        set Missing ""
        array set Assents {}
        set Answer ""
        set Undo ""
        set Offered ""
        set Still [::wargame::base::timer now]
        set theme ::wargame::look::theme
        set colour [expr {$viewer in {0 1}
            ? [$theme side $viewer] : "goldDark"}]
        set words [expr {$viewer in {0 1} ? $kind : $viewer}]
        frame $Path -background [$theme color paper] -class Handover \
                -takefocus 1
        frame $Path.band -background [$theme color $colour] \
                -height [$theme px 10]
        pack $Path.band -side top -fill x
        frame $Path.middle -background [$theme color paper]
        foreach {part text font key} [list \
            title [my Words for.$words $name] title $colour \
            hand [my Words hand.$words $name] subtitle ink \
        ] {
            label $Path.middle.$part -text $text -font [$theme font $font] \
                    -background [$theme color paper] \
                    -foreground [$theme color $key]
            pack $Path.middle.$part -pady [$theme px 8]
        }
        ttk::button $Path.middle.ready -style Default.TButton -takefocus 0 \
                -text [::wargame::base::say handover.ready] \
                -command [list event generate $Path <<WargameTurn>>]
        foreach {event does} {Turn Turn Answer Answered Undo Undone} {
            bind $Path <<Wargame$event>> [namespace code [list my $does]]
        }
        $Path.middle.ready state disabled
        pack $Path.middle.ready -pady [$theme px 14]
        # Its button stays where it is, whatever comes below it.
        set high [expr {[$theme px 46] + [tcl::mathop::+ {*}[lmap part {
            title hand ready
        } { winfo reqheight $Path.middle.$part }]]}]
        place $Path.middle -relx 0.5 -rely 0.45 -anchor n \
                -y [expr {-$high / 2}]
        foreach key {Return KP_Enter} {
            bind $Path <KeyPress-$key> [namespace code {my Press %K %t}]
        }
        foreach event {<KeyPress-P> <KeyPress-Cyrillic_ZE>} {
            bind $Path $event [namespace code {my Press %K %t Meant}]
        }
        ::wargame::base::bindKeys $Path [list \
                <KeyPress-u> [namespace code {my Press %K %t Undone}]]
        bind $Path <KeyPress> [namespace code {my Other %K}]
        set Deaf [::wargame::base::timer later \
                [::wargame::look::deafMs handover] [namespace code {my Hear}]]
        place $Path -relwidth 1 -relheight 1
        focus $Path
    }

    destructor {
        if {[info exists Deaf]} {
            ::wargame::base::timer forget $Deaf
        }
        if {[info exists Path] && [winfo exists $Path]} {
            destroy $Path
        }
    }

    method ask {sentence show cmd} {
        set theme ::wargame::look::theme
        set Ask $cmd
        foreach {part text font key} [list \
            asks $sentence prompt ink why "" prompt bad \
        ] {
            label $Path.middle.$part -text $text -font [$theme font $font] \
                    -background [$theme color paper] \
                    -foreground [$theme color $key] \
                    -wraplength [$theme px 520]
        }
        ttk::entry $Path.middle.entry -width 32 -show $show \
                -font [$theme font prompt]
        pack $Path.middle.asks $Path.middle.entry $Path.middle.why \
                -before $Path.middle.ready -pady [$theme px 4]
        foreach key {Return KP_Enter} {
            bind $Path.middle.entry <KeyPress-$key> \
                    [namespace code {my Press %K %t}]
        }
        if {![array size Assents]} {
            focus $Path.middle.entry
        }
    }

    method assent {sentence labels why} {
        set theme ::wargame::look::theme
        set Missing $why
        foreach {part text key} [list assent $sentence ink missing "" bad] {
            label $Path.middle.$part -text $text -font [$theme font prompt] \
                    -background [$theme color paper] \
                    -foreground [$theme color $key] \
                    -wraplength [$theme px 520]
            pack $Path.middle.$part -before $Path.middle.ready \
                    -pady [$theme px 4]
        }
        set n 0
        foreach label $labels {
            set Assents($n) 0
            set box [ttk::checkbutton $Path.middle.assent$n -text $label \
                    -variable [my varname Assents]($n)]
            pack $box -before $Path.middle.missing -pady [$theme px 4]
            foreach key {Return KP_Enter} {
                bind $box <KeyPress-$key> [namespace code {my Press %K %t}]
            }
            incr n
        }
        focus [my part assent0]
    }

    method offer {sentence label cmd} {
        set theme ::wargame::look::theme
        set Answer $cmd
        if {$Offered ne [list $sentence $label]} {
            set Offered [list $sentence $label]
            set Still [::wargame::base::timer now]
        }
        destroy $Path.middle.question $Path.middle.answer
        if {$cmd eq ""} {
            return
        }
        label $Path.middle.question -text \
                [::wargame::base::say handover.without $sentence] \
                -font [$theme font prompt] -foreground [$theme color ink] \
                -background [$theme color paper] -wraplength [$theme px 520]
        ttk::button $Path.middle.answer -takefocus 1 -text \
                [::wargame::base::say orders.keyed $label \
                    [::wargame::base::say handover.key]] \
                -command [list event generate $Path <<WargameAnswer>>]
        $Path.middle.answer state [expr {$Deaf eq "" ? "!disabled"
            : "disabled"}]
        pack $Path.middle.question $Path.middle.answer \
                -pady [$theme px 6]
    }

    method undo {cmd} {
        set Undo $cmd
        destroy $Path.middle.undo
        if {$cmd ne ""} {
            ttk::button $Path.middle.undo -takefocus 0 -text \
                    [::wargame::base::say orders.keyed \
                        [::wargame::base::say handover.undo] U] \
                    -command [list event generate $Path <<WargameUndo>>]
            $Path.middle.undo state [expr {$Deaf eq "" ? "!disabled"
                : "disabled"}]
            pack $Path.middle.undo -pady [::wargame::look::theme px 6]
        }
    }

    method part {name} {
        return $Path.middle.$name
    }

    method focus {} {
        ::focus $Path
    }

    method reveal {seat} {
        [$seat panes] complete
        my destroy
    }

    method Words {key name} {
        # What is particular of this kind, or what every screen says.
        if {[::wargame::base::said handover.$key]} {
            return [::wargame::base::say handover.$key $name]
        }
        return [::wargame::base::say handover.[file rootname $key] $name]
    }

    method Hear {} {
        # Its window may have gone with another, and it not yet.
        set Deaf ""
        foreach button {ready answer undo} {
            if {[winfo exists $Path.middle.$button]} {
                $Path.middle.$button state !disabled
            }
        }
    }

    method Press {key time {does Turn}} {
        # One that it does not hear is held down from then on, too.
        if {[::wargame::look::newPress $key $time] && $Deaf eq ""} {
            my $does
        } else {
            my Other $key
        }
    }

    method Meant {} {
        # The key of an answer, which may be for good: no press in a row.
        if {![::wargame::look::isDeaf unlooked $Still]} {
            my Answered
        }
        set Still [::wargame::base::timer now]
    }

    method Other {key} {
        if {![string match Shift_* $key]} {
            set Still [::wargame::base::timer now]
        }
    }

    foreach {method what} {Answered Answer Undone Undo} {
        method $method {} [format {
            # Once, and not after the screen was turned.
            if {$%1$s ne "" && $Cmd ne "list"} {
                after idle $%1$s
                set %1$s ""
            }
        } $what]
    }

    method Turn {} {
        if {0 in [lmap {n yes} [array get Assents] {set yes}]} {
            $Path.middle.missing configure -text $Missing
            return
        }
        if {$Ask ne ""} {
            set why [{*}$Ask [string trim [$Path.middle.entry get]]]
            $Path.middle.why configure -text $why
            if {$why ne ""} {
                $Path.middle.entry selection range 0 end
                focus $Path.middle.entry
                return
            }
        }
        # Once: the event that turned it must be over before it is gone.
        after idle $Cmd
        set Cmd {list}
    }
}
