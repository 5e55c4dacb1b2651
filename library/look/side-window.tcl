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
#   than the screen.

need base/layouts look/theme look/window-size

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

    method Gone {window} {
        if {$window eq $Path} {
            my destroy
        }
    }
}
