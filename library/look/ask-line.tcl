# ask-line.tcl --
#
#       A small window that asks for a line of words.
#
#       askLine WINDOW TITLE SENTENCE LINE CMDPREFIX
#           over WINDOW; LINE is there already.  CMDPREFIX is called with what
#           was written; what it returns is why not, and "" closes.  Where
#           somebody has begun to write, that window stays: the same question
#           shows it, another one is asked in a second window
#       hideAsked WINDOW COMMAND
#           those over WINDOW whose CMDPREFIX begins so are out of sight until
#           the same is asked again
#       placeOn PATH WIDGETS       lays a window over these widgets, which lie
#                                  together, but the hidden ones; 0 if that
#                                  would be too small
#       placeOver PATH WINDOW PART
#           such a window, made by whomever, in the middle of WINDOW, below
#           one PARTth of it, and all of it on the screen

need base/words look/theme look/window-size

namespace eval ::wargame::look {
    variable Asking             ;# window -> {LINE CMDPREFIX}
}

proc ::wargame::look::askLine {window title sentence line cmdPrefix} {
    variable Asking
    set ask [AskPath $window $cmdPrefix]
    if {[winfo exists $ask]} {
        wm deiconify $ask
        raise $ask
        focus $ask.line
        return
    }
    set Asking($ask) [list $line $cmdPrefix]
    toplevel $ask -class Ask -background [theme color paper]
    wm title $ask $title
    wm transient $ask $window
    set margin [theme px 20]
    ttk::label $ask.title -text $title -style Heading.TLabel
    ttk::label $ask.text -text $sentence -wraplength [theme px 400] \
            -justify left
    ttk::entry $ask.line -width 48 -font [theme font prompt]
    ttk::label $ask.why -style Small.TLabel -wraplength [theme px 400] \
            -foreground [theme color bad]
    ttk::frame $ask.bar
    ttk::button $ask.bar.ok -text [say ask.ok] -style Default.TButton \
            -command [list ::wargame::look::AskedLine $ask $cmdPrefix]
    ttk::button $ask.bar.cancel -text [say ask.cancel] \
            -command [list destroy $ask]
    pack $ask.title -anchor w -padx $margin -pady [list [theme px 14] 0]
    pack $ask.text -anchor w -padx $margin -pady [theme px 6]
    pack $ask.line -fill x -padx $margin
    pack $ask.why -anchor w -padx $margin
    pack $ask.bar.ok $ask.bar.cancel -side right -padx [list [theme px 8] 0]
    pack $ask.bar -fill x -padx $margin -pady [theme px 14]
    $ask.line insert 0 $line
    $ask.line selection range 0 end
    bind $ask <Escape> [list destroy $ask]
    bind $ask.line <Return> [list $ask.bar.ok invoke]
    placeOver $ask $window [expr {$ask eq "$window.ask" ? 4 : 2}]
    focus $ask.line
}

proc ::wargame::look::AskPath {window cmdPrefix} {
    # Of the window that this question has, or may have.
    variable Asking
    set n 1
    set ask $window.ask
    while {[winfo exists $ask]} {
        lassign $Asking($ask) line cmd
        if {[$ask.line get] eq $line} {
            destroy $ask
        } elseif {$cmd eq $cmdPrefix} {
            break
        } else {
            set ask $window.ask[incr n]
        }
    }
    return $ask
}

proc ::wargame::look::hideAsked {window command} {
    variable Asking
    foreach child [winfo children $window] {
        if {[winfo class $child] eq "Ask"
                && [lindex $Asking($child) 1 0] eq $command} {
            wm withdraw $child
        }
    }
}

proc ::wargame::look::placeOver {path window part} {
    update idletasks
    lassign [roomOnScreen $path] wide high
    set x [expr {[winfo rootx $window]
        + ([winfo width $window] - [winfo reqwidth $path]) / 2}]
    set y [expr {[winfo rooty $window] + [winfo height $window] / $part}]
    wm geometry $path +[expr {max(0, min($x, $wide - [winfo reqwidth $path]))
        }]+[expr {max(0, min($y, $high - [winfo reqheight $path]))}]
}

proc ::wargame::look::AskedLine {ask cmdPrefix} {
    set why [uplevel #0 [list {*}$cmdPrefix [string trim [$ask.line get]]]]
    # The answer may have closed it, and more.
    if {[winfo exists $ask]} {
        if {$why eq ""} {
            destroy $ask
        } else {
            $ask.why configure -text $why
            focus $ask.line
        }
    }
}

proc ::wargame::look::placeOn {path widgets} {
    # A window manager may put a title above it.
    update idletasks
    set widgets [lmap w $widgets {
        if {![winfo ismapped $w]} continue
        set w
    }]
    if {![llength $widgets]} {
        return 0
    }
    set x [::tcl::mathfunc::min {*}[lmap w $widgets { winfo rootx $w }]]
    set y [::tcl::mathfunc::min {*}[lmap w $widgets { winfo rooty $w }]]
    set right [::tcl::mathfunc::max {*}[lmap w $widgets {
        expr {[winfo rootx $w] + [winfo width $w]}
    }]]
    set bottom [::tcl::mathfunc::max {*}[lmap w $widgets {
        expr {[winfo rooty $w] + [winfo height $w]}
    }]]
    set wide [expr {$right - $x}]
    set high [expr {$bottom - $y - [theme px 28]}]
    if {$wide < [theme px 230] || $high < [theme px 200]} {
        return 0
    }
    wm geometry $path ${wide}x$high+$x+$y
    return 1
}
