# recent-matches.tcl --
#
#       The matches played last, in the file "recent" among a person's data: a
#       path a line.
#
#   ::wargame::match::recentMatches
#       paths             the files that are there, the last played first
#       begun             of these, those that stay: one in which nothing was
#                         done goes when it is closed, see forsake in
#                         autosave.tcl
#       played PATH       notes that a match was begun or opened
#       forget PATH       takes it off the list; the match stays where it is

need base/files match/kept-list match/match-paths

namespace eval ::wargame::match::recentMatches {
    namespace export paths begun played forget
    namespace ensemble create
    variable Longest 24         ;# paths in the list
    variable Head 4096          ;# bytes that a file with no action has at most
}

proc ::wargame::match::recentMatches::paths {} {
    return [Paths [::wargame::match::keptList lines recent]]
}

proc ::wargame::match::recentMatches::begun {} {
    return [lmap path [paths] {
        if {[IsEmpty $path]} continue
        set path
    }]
}

# IsEmpty --
#
#       A match of our own with no action but what both have agreed on.
proc ::wargame::match::recentMatches::IsEmpty {path} {
    variable Head
    if {![::wargame::match::matchPaths isOwn $path]
            || [catch {file size $path} size] || $size > $Head
            || [catch {::wargame::base::readText $path} text]
            || ![regexp {\nbegin[^\n]*\n(.*)$} $text - actions]} {
        return 0
    }
    return [expr {![llength [lsearch -all -not -regexp \
        [split [string trim $actions] \n] \
        {^$|note both \| agreed: |lock umpire }]]}]
}

# Paths --
#
#       As many as the list may have, each once: each is a button in a window.
proc ::wargame::match::recentMatches::Paths {lines} {
    variable Longest
    set paths [dict create]
    foreach line $lines {
        set path [string map {\\\\ \\ \\n \n} $line]
        if {[dict size $paths] < $Longest && [file exists $path]} {
            dict set paths $path ""
        }
    }
    return [dict keys $paths]
}

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
    ::wargame::match::keptList change recent \
            [list ::wargame::match::recentMatches::Changed $path $first]
}

proc ::wargame::match::recentMatches::Changed {path first lines} {
    variable Longest
    set paths [concat $first [lsearch -all -inline -not -exact \
            [Paths $lines] $path]]
    return [lmap path [lrange $paths 0 $Longest-1] {
        string map {\\ \\\\ \n \\n} $path
    }]
}
