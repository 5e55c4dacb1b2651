# in-words.tcl --
#
#       A window that tells a match in sentences and is answered by typing: for
#       those who read, or hear it read, rather than look at the map.
#
#   set words [::wargame::seat::InWords new PATH SEAT TABLE VIEWER]
#                        a new toplevel
#       changed          tells what happened since, then what can be done;
#                        called when the match has changed, or what is asked
#       soon             calls changed when all who listen have heard
#       answer TEXT      takes TEXT as if it were typed and Return pressed
#
#   It belongs to a seat: it tells what that viewer is told, and goes with it.

need base/layouts base/words match/choices match/seat-match look/focus \
        look/paper look/theme seat/words-choices seat/words-position \
        seat/words-wanted

if {![info object isa class ::wargame::seat::InWords]} {
    oo::class create ::wargame::seat::InWords
}

oo::define ::wargame::seat::InWords {
    variable Path Paper Window Table Match SeatMatch Presenter Viewer Choices \
            Position Told Said Typing Typed

    constructor {path seat table viewer} {
        set Path $path
        set Table $table
        set Match [$table match]
        set SeatMatch [::wargame::match::SeatMatch new $Match $viewer \
                [list $table mayAnswer $viewer] [$table commander]]
        set Presenter [$table presenter]
        set Viewer $viewer
        set Told [$Match length]
        set Said ""
        set Choices [::wargame::seat::WordsChoices new $seat $table $viewer \
                [namespace code {my Ask}]]
        set Position [::wargame::seat::WordsPosition new $SeatMatch $table \
                $viewer [namespace code {my Tell}]]
        set Typing 1
        set Typed ""
        my Build
        set Window [winfo toplevel [winfo parent $Path]]
        bind $Window <Button> [namespace code {my Elsewhere}]
        $Match listen [namespace code {my soon}]
        my Tell [::wargame::base::say words.help] soft
        $Position tell
        my Ask
        my Keyboard
    }

    destructor {
        if {![info exists Match]} {
            return
        }
        after cancel [namespace code {my changed}]
        if {[info object isa object $Match]} {
            $Match deafen [namespace code {my soon}]
        }
        if {[winfo exists $Window]} {
            bind $Window <Button> {}
        }
        foreach part {Position SeatMatch Choices} {
            if {[info exists $part]} {
                [set $part] destroy
            }
        }
        if {[winfo exists $Path]} {
            bind $Path <Destroy> {}
            destroy $Path
        }
    }

    method Gone {window} {
        if {$window eq $Path} {
            my destroy
        }
    }

    method Build {} {
        set theme ::wargame::look::theme
        toplevel $Path -class InWords -background [$theme color paper]
        wm title $Path [::wargame::base::say words.window \
                [::wargame::base::say [$Presenter game].title]]
        wm protocol $Path WM_DELETE_WINDOW [namespace code {my Close}]
        bind $Path <Destroy> [namespace code {my Gone %W}]
        bind $Path <Escape> [namespace code {my Close}]
        ::wargame::base::bindKeys $Path [list <Control-w> \
                [namespace code {my Close}]]
        set pad [$theme size margin]
        set Paper [::wargame::look::Paper new $Path.said -ground paperLift \
                -face prompt -focus 1 -bar always -padx $pad -pady $pad \
                -spacing3 [$theme px 3]]
        foreach {tag font color} {
            event prompt link   ask bodyBold ink   soft body inkSoft
            choice prompt ink   typed bodyBold goldDark
        } {
            $Paper style $tag $font $color -lmargin2 [$theme px 24]
        }
        my BuildFoot
        pack $Path.foot -side bottom -fill x
        pack $Path.said -side left -fill both -expand 1
        update idletasks
        wm geometry $Path [expr {max([$theme px 720],
            [winfo reqwidth $Path.foot])}]x[$theme px 620]
    }

    method BuildFoot {} {
        set theme ::wargame::look::theme
        ttk::frame $Path.foot -padding [$theme px 8]
        ttk::label $Path.foot.says -text [::wargame::base::say words.prompt]
        ttk::entry $Path.foot.line -textvariable [my varname Typed] -width 14 \
                -font [$theme font prompt]
        bind $Path.foot.line <Return> [namespace code {my Typed}]
        bind $Path.foot.line <KP_Enter> [namespace code {my Typed}]
        foreach {key script} {position {$Position tell} again {my Ask}} {
            ttk::button $Path.foot.$key -text [::wargame::base::say \
                    words.$key] -command [namespace code $script]
        }
        ttk::button $Path.foot.undo -text [::wargame::base::say orders.undo] \
                -command [list $Table undo]
        pack $Path.foot.says -side left
        pack $Path.foot.line -side left -fill x -expand 1 -padx [$theme px 8]
        pack $Path.foot.position $Path.foot.again $Path.foot.undo -side left \
                -padx [list 0 [$theme px 6]]
    }

    method Close {} {
        ::wargame::seat::wordsWanted $Window 0
        my destroy
    }

    # ---- the keyboard stays here while it was last used here ----

    method Elsewhere {} {
        set Typing 0
    }

    method Keyboard {} {
        if {$Typing} {
            after 60 [list ::wargame::seat::InWordsFocus \
                    $Path.foot.line $Window]
        }
    }

    # ---- what is said ----

    method Tell {text tag} {
        $Paper change {
            [$Paper text] insert end $text\n $tag
        }
        [$Paper text] see end
    }

    method soon {} {
        # When the seat has heard of it, too.
        after cancel [namespace code {my changed}]
        after idle [namespace code {my changed}]
    }

    method changed {} {
        set length [$Match length]
        if {$length < $Told} {
            my Tell [::wargame::base::say words.undone] event
        } elseif {$length > $Told} {
            foreach event [$SeatMatch events $Viewer [expr {$Told + 1}]] {
                my Tell [[$Presenter sentences] eventText $event] event
            }
        }
        set Told $length
        $Choices leave
        if {[$Choices question] ne $Said} {
            my Ask
        }
        my Keyboard
    }

    method Ask {} {
        set Said [$Choices question]
        my Tell "" soft
        my TellAsked
        $Choices refresh
        set texts [$Choices texts]
        if {[llength $texts] == 0} {
            my Tell [::wargame::base::say words.wait] choice
            return
        }
        my Tell [::wargame::base::say words.choices] ask
        foreach text $texts {
            my Tell $text choice
        }
    }

    method TellAsked {} {
        lassign [$Choices before] title sentences
        if {$title eq ""} {
            set title [::wargame::seat::asTyped [[$Presenter sentences] asked \
                    [$SeatMatch moment $Viewer]]]
        }
        my Tell $title ask
        foreach sentence $sentences {
            my Tell $sentence soft
        }
    }

    # ---- what is typed ----

    method Typed {} {
        set text [string trim $Typed]
        set Typed ""
        set Typing 1
        my answer $text
    }

    method answer {text} {
        if {$text ne ""} {
            my Tell "> $text" typed
        }
        if {$text eq ""} {
            my Ask
        } elseif {[string is digit $text] && [llength [$Choices texts]]} {
            my Pick $text
        } elseif {[$Choices numbered $text] ne ""} {
            my Pick [$Choices numbered $text]
        } else {
            $Position look $text
        }
    }

    method Pick {number} {
        if {[my IsOtherList]} {
            return [my Ask]
        }
        set numbers [$Choices numbers]
        if {![$Choices pick $number]} {
            my Tell [::wargame::base::say words.none [scan $number %d] \
                    {*}$numbers] event
            return
        }
        # The match may be over for this seat.
        if {[info object isa object [self]]} {
            if {[my IsOtherList]} {
                my Ask
            }
            my Keyboard
        }
    }

    method IsOtherList {} {
        # Has the seat asked, or been answered, since the list was told?
        return [expr {[$Choices before] ne [lindex $Said end]}]
    }
}

# InWordsFocus --
#
#       The keyboard goes to that line, unless another window has it.
proc ::wargame::seat::InWordsFocus {line window} {
    if {[winfo exists $line] && ([focus] eq ""
            || [winfo toplevel [focus]] in [list $window \
                [winfo toplevel $line]])} {
        ::wargame::look::takeKeyboard $line
    }
}
