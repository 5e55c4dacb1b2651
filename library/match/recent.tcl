# recent.tcl --
#
#       The matches played last, in the file "recent" among a person's data: a
#       path a line.  What [::wargame::match::autosave recent] and [played] do.

need base/files base/prefs match/holds

namespace eval ::wargame::match::autosave {
    variable Longest 24         ;# paths in the list
    variable Tries 20           ;# each as long as a lock is waited for
}

proc ::wargame::match::autosave::recent {} {
    if {[catch {::wargame::base::readText [RecentPath]} text]} {
        return {}
    }
    return [lmap line [split [string trim $text \n] \n] {
        set path [string map {\\\\ \\ \\n \n} $line]
        if {![file exists $path]} continue
        set path
    }]
}

proc ::wargame::match::autosave::RecentPath {} {
    return [file join [::wargame::base::prefs folder data] recent]
}

# played --
#
#       A match was begun or opened.  Of programs that write the list at once
#       each waits for the other.  A match is played even where there is no list.
proc ::wargame::match::autosave::played {path} {
    variable Tries
    for {set n 0} {$n < $Tries} {incr n} {
        try {
            ::wargame::match::holds during [RecentPath] {
                Played $path
            }
        } trap {WARGAME HELD} {} {
            continue
        } trap WARGAME {} - trap POSIX {} {}
        return
    }
}

proc ::wargame::match::autosave::Played {path} {
    variable Longest
    set paths [linsert [lsearch -all -inline -not -exact [recent] $path] 0 $path]
    ::wargame::replace [RecentPath] [join [lmap path \
            [lrange $paths 0 $Longest-1] {
        string map {\\ \\\\ \n \\n} $path
    }] \n]\n
}
