# kept-list.tcl --
#
#       A list among a person's data: a file, one entry a line.
#
#   ::wargame::match::keptList
#       lines NAME           its lines; none where it cannot be read
#       change NAME HOW      writes the lines that {*}HOW LINES returns.  Of
#                            programs that change it at once each waits for the
#                            other.  Where there can be no list nothing happens:
#                            a match is played all the same

need base/files base/prefs match/holds

namespace eval ::wargame::match::keptList {
    namespace export lines change
    namespace ensemble create
    variable Tries 20           ;# each as long as a lock is waited for
}

proc ::wargame::match::keptList::lines {name} {
    if {[catch {::wargame::base::readText [Path $name] 1000000} text]} {
        return {}
    }
    return [split [string trim $text \n] \n]
}

proc ::wargame::match::keptList::change {name how} {
    variable Tries
    for {set n 0} {$n < $Tries} {incr n} {
        try {
            ::wargame::base::prefs folder data
            ::wargame::match::holds during [Path $name] {
                ::wargame::replace [Path $name] \
                        [join [{*}$how [lines $name]] \n]\n
            }
        } trap {WARGAME HELD} {} {
            continue
        } trap WARGAME {} - trap POSIX {} {}
        return
    }
}

proc ::wargame::match::keptList::Path {name} {
    return [file join [::wargame::base::prefs place data] $name]
}
