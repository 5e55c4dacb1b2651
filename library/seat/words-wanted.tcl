# words-wanted.tcl --
#
#       Is In words to come with each seat of a window?
#
#       wordsWanted WINDOW           -> a boolean; of a new window, what was
#                                    wanted last in any
#       wordsWanted WINDOW BOOL      sets that, and the mark in the menu
#       wordsMark WINDOW             -> the name of the variable for a menu

need base/checked base/prefs

namespace eval ::wargame::seat {
    # WINDOW -> its id: another window may have the name later.
    variable WordsOf [dict create]
}

proc ::wargame::seat::wordsMark {window} {
    variable WordsOf
    set mark [checked variable words$window]
    set id [winfo id $window]
    if {![dict exists $WordsOf $window] || [dict get $WordsOf $window] ne $id} {
        dict set WordsOf $window $id
        set $mark [prefs get words]
    }
    return $mark
}

proc ::wargame::seat::wordsWanted {window {wanted ""}} {
    set mark [wordsMark $window]
    if {$wanted ne ""} {
        prefs set words $wanted
        set $mark $wanted
    }
    return [set $mark]
}
