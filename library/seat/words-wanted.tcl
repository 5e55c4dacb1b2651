# words-wanted.tcl --
#
#       Is In words to come with each seat of a window?
#
#       wordsWanted WINDOW           -> a boolean; of a new window, what was
#                                    wanted last in any
#       wordsWanted WINDOW BOOL      sets that, and the mark in the menu
#       wordsMark WINDOW             -> the name of the variable for a menu

need base/checked base/prefs

proc ::wargame::seat::wordsMark {window} {
    set mark [checked variable words$window]
    if {![info exists $mark]} {
        set $mark [prefs get words]
        bind $window <Destroy> "+::wargame::seat::WordsGone %W $window"
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

proc ::wargame::seat::WordsGone {gone window} {
    if {$gone eq $window} {
        unset -nocomplain [checked variable words$window]
    }
}
