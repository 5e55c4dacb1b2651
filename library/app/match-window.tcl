# match-window.tcl --
#
#       What every window has that shows a match: its size, what a rule's number
#       opens, and its end.
#
#   A class of such windows calls its own object's window Window and its skin
#   Skin, has a method match, and binds <Destroy> to Destroyed and <<WargameRule>> to Rule.

if {![info object isa class ::wargame::MatchWindow]} {
    oo::class create ::wargame::MatchWindow
}

oo::define ::wargame::MatchWindow {
    variable Window Skin

    method Geometry {} {
        set size [::wargame::prefs get size]
        if {![regexp {^\d+x\d+$} $size]} {
            set size [expr {min(1500, [winfo screenwidth .] * 94 / 100)}]x[expr {
                min(980, [winfo screenheight .] * 90 / 100)}]
        }
        return $size
    }

    method close {} {
        set window $Window
        my destroy
        ::wargame::windowGone $window
    }

    method Rule {rule} {
        ::wargame::need help
        ::wargame::helpOnRule [$Skin game] $rule [[my match] about]
    }

    method Destroyed {window} {
        if {$window eq $Window} {
            after idle [list ::wargame::windowGone $window]
            my destroy
        }
    }
}
