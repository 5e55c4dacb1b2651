# side-window.tcl --
#
#       A window beside that of a table, which goes with it and with Escape
#       or Control-w, and whose object goes with the window.
#
#   A subclass of SideWindow begins with
#
#       my Open PATH CLASS TITLE
#
#   after which PATH is its toplevel and its variable Path.  It is never larger
#   than the screen.  One of what people wrote has [my Papered TITLE LINES]: its
#   heading, a Paper of so many lines, which it returns, and a button Close at
#   its foot.  [my PackBelow FRAME] puts a frame between these, [my FocusClose]
#   gives that button the keyboard.

need base/layouts base/words look/paper look/theme look/window-size

if {![info object isa class ::wargame::look::SideWindow]} {
    oo::class create ::wargame::look::SideWindow
}

oo::define ::wargame::look::SideWindow {
    variable Path

    method Open {path class title} {
        set Path $path
        toplevel $Path -class $class -background \
                [::wargame::look::theme color paper]
        wm title $Path $title
        wm transient $Path [winfo toplevel [winfo parent $Path]]
        wm maxsize $Path {*}[::wargame::look::roomOnScreen $Path]
        bind $Path <Destroy> [namespace code {my Gone %W}]
        bind $Path <Escape> "[list destroy $Path]; break"
        ::wargame::base::bindKeys $Path [list <Control-w> \
                "[list destroy $Path]; break"]
    }

    method Papered {title lines} {
        set theme ::wargame::look::theme
        set margin [$theme px 20]
        ttk::label $Path.title -style Heading.TLabel -text $title
        set paper [::wargame::look::Paper new $Path.list -ground paperLift \
                -face prompt -bar always -width 60 -height $lines \
                -padx [$theme px 10] -pady [$theme px 8] \
                -spacing3 [$theme px 6]]
        ttk::frame $Path.bar
        ttk::button $Path.bar.close -text [::wargame::base::say help.close] \
                -command [list destroy $Path]
        pack $Path.bar.close -side right
        pack $Path.title -anchor w -padx $margin -pady [$theme px 12]
        pack $Path.bar -side bottom -fill x -padx $margin -pady [$theme px 14]
        pack $Path.list -fill both -expand 1 -padx $margin
        return $paper
    }

    method PackBelow {frame} {
        pack $frame -after $Path.bar -side bottom -fill x \
                -padx [::wargame::look::theme px 20]
    }

    method FocusClose {} {
        focus $Path.bar.close
    }

    method Gone {window} {
        if {$window eq $Path} {
            my destroy
        }
    }
}
