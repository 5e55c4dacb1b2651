# recent-matches.tcl --
#
#       The matches played last, in the file "recent" among a person's data: a
#       path a line.
#
#   ::wargame::match::recentMatches
#       paths             the files that are there, the last played first
#       played PATH       notes that a match was begun or opened
#       forget PATH       takes it off the list; the match stays where it is

need base/files base/prefs match/holds

namespace eval ::wargame::match::recentMatches {
    namespace export paths played forget
    namespace ensemble create
    variable Longest 24         ;# paths in the list
    variable Tries 20           ;# each as long as a lock is waited for
}

proc ::wargame::match::recentMatches::paths {} {
    # As many as the list may have, each once: each is a button in a window.
    variable Longest
    if {[catch {::wargame::base::readText [ListFile] 1000000} text]} {
        return {}
    }
    set paths [dict create]
    foreach line [split [string trim $text \n] \n] {
        set path [string map {\\\\ \\ \\n \n} $line]
        if {[dict size $paths] < $Longest && [file exists $path]} {
            dict set paths $path ""
        }
    }
    return [dict keys $paths]
}

proc ::wargame::match::recentMatches::ListFile {} {
    return [file join [::wargame::base::prefs folder data] recent]
}

# played, forget --
#
#       Of programs that write the list at once each waits for the other.  A
#       match is played even where there is no list.
proc ::wargame::match::recentMatches::played {path} {
    Change $path [list $path]
}

proc ::wargame::match::recentMatches::forget {path} {
    Change $path {}
}

# Change --
#
#       FIRST in the place of PATH, before all others.
proc ::wargame::match::recentMatches::Change {path first} {
    variable Tries
    for {set n 0} {$n < $Tries} {incr n} {
        try {
            ::wargame::match::holds during [ListFile] {
                Write [concat $first [lsearch -all -inline -not -exact [paths] \
                        $path]]
            }
        } trap {WARGAME HELD} {} {
            continue
        } trap WARGAME {} - trap POSIX {} {}
        return
    }
}

proc ::wargame::match::recentMatches::Write {paths} {
    variable Longest
    ::wargame::replace [ListFile] [join [lmap path \
            [lrange $paths 0 $Longest-1] {
        string map {\\ \\\\ \n \\n} $path
    }] \n]\n
}
