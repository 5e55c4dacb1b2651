# notes.tcl --
#
#       The window of an umpire's notes: those that a side was sent, or all of
#       them before the umpire, who writes there.
#
#       openNotes PATH MATCH PRESENTER VIEWER CMD    a new window; one that is
#                              there goes.  CMD is called with an umpire's
#                              action

need base/files base/words match/agreed look/ask-line look/side-window \
        look/theme

if {![info object isa class ::wargame::seat::Notes]} {
    oo::class create ::wargame::seat::Notes {
        superclass ::wargame::look::SideWindow
    }
}

proc ::wargame::seat::openNotes {path match presenter viewer cmd} {
    destroy $path
    Notes new $path $match $presenter $viewer $cmd
}

oo::define ::wargame::seat::Notes {
    variable Path Paper Match Presenter Viewer Cmd To

    constructor {path match presenter viewer cmd} {
        set Match $match
        set Presenter $presenter
        set Viewer $viewer
        set Cmd $cmd
        set To both
        my Open $path Notes [::wargame::base::say notes.title]
        my Build
        if {$Viewer eq "umpire"} {
            my BuildWriting
        }
        my Show
        $Match listen [namespace code {my Show}]
        ::wargame::look::placeOver $Path [winfo toplevel [winfo parent $Path]] 8
        if {$Viewer eq "umpire"} {
            focus $Path.write.line
        } else {
            my FocusClose
        }
    }

    destructor {
        if {[info exists To] && [info object isa object $Match]} {
            $Match deafen [namespace code {my Show}]
        }
    }

    method Build {} {
        set Paper [my Papered [::wargame::base::say notes.title] 12]
        $Paper style to italic inkSoft
    }

    method BuildWriting {} {
        set theme ::wargame::look::theme
        ttk::frame $Path.write
        ttk::frame $Path.write.to
        set sides [dict get [::wargame::base::aboutGame [$Presenter game]] \
                sides]
        foreach whom [list both {*}$sides] {
            ttk::radiobutton $Path.write.to.$whom -value $whom \
                    -variable [my varname To] -text [my Addressee $whom]
            pack $Path.write.to.$whom -side left -padx [list 0 [$theme px 12]]
        }
        ttk::entry $Path.write.line -font [$theme font prompt]
        ttk::button $Path.write.send -text [::wargame::base::say notes.send] \
                -style Default.TButton -command [namespace code {my Send}]
        ttk::label $Path.write.why -wraplength [$theme px 440] -justify left \
                -foreground [$theme color bad]
        grid $Path.write.to - -sticky w -pady [$theme px 6]
        grid $Path.write.line $Path.write.send -sticky ew
        grid configure $Path.write.send -padx [list [$theme px 8] 0]
        grid $Path.write.why - -sticky w
        grid columnconfigure $Path.write 0 -weight 1
        my PackBelow $Path.write
        bind $Path.write.line <Return> [namespace code {my Send}]
    }

    method Addressee {whom} {
        return [expr {$whom eq "both" ? [::wargame::base::say notes.both]
            : [[$Presenter words] sideName $whom]}]
    }

    method Show {} {
        set said {}
        foreach event [$Match events $Viewer] {
            if {[dict get $event what] eq "umpire_note"
                    && [::wargame::match::agreedIn $event] eq ""} {
                lassign [dict get $event about] whom note
                lappend said [expr {[llength $said] ? "\n" : ""}] {} \
                        [::wargame::base::say notes.to [expr {$whom eq "both"
                            ? [::wargame::base::say notes.both]
                            : [::wargame::base::say men.$whom]}]] to \
                        " $note" {}
            }
        }
        if {![llength $said]} {
            set said [list [::wargame::base::say notes.none] to]
        }
        $Paper write {*}$said
        [$Paper text] see end
    }

    method Send {} {
        set said [string trim [regsub -all {\s+} [$Path.write.line get] " "]]
        set action "note $To | $said"
        set why [$Match whyUmpire $action]
        if {$why ne ""} {
            $Path.write.why configure -text [::wargame::base::say umpire.no \
                    [[$Presenter words] why $why]]
            return
        }
        $Path.write.why configure -text ""
        $Path.write.line delete 0 end
        {*}$Cmd $action
    }
}
