# composing.tcl --
#
#       Letters that are composed of several keys, as accents are.
#
#       composeLater   what is made from now on is made ready for them at
#                      leisure, after it has been seen; but where somebody may
#                      be typing all stays as it is
#
#   Tk makes every window ready as soon as it hears of anything, a label, too,
#   and asks the display server at least twice for that.  A seat has four
#   hundred windows, and nobody types there while it is being made.

need base/leisure

package require Tk

namespace eval ::wargame::look {
    # Classes of windows in which letters are typed.
    variable Typed {Entry TEntry Spinbox TSpinbox TCombobox Text}
}

proc ::wargame::look::composeLater {} {
    variable Typed
    set focus [focus]
    if {[tk useinputmethods]
            && ($focus eq "" || [winfo class $focus] ni $Typed)} {
        tk useinputmethods 0
        ::wargame::base::leisure later ::wargame::look::ComposeNow
    }
}

proc ::wargame::look::ComposeNow {} {
    tk useinputmethods 1
}
