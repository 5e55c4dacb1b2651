# players-remembered.tcl --
#
#       Which actions of the matches played last computers decided: in the file
#       "computers" among a person's data, for matches whose FILE.players is
#       gone.  Nobody is seated by it: it tells why something was done.
#
#   ::wargame::match::playersRemembered
#       note MATCH PLAYED    PLAYED as a WhoPlayed has it; {}: forgets it
#       of MATCH             what was noted of it when it was longest, or {}:
#                            nothing of what was done in it after that
#
#   A match is known by what has been done in it: a line is the length that it
#   had, its stamp then, and PLAYED; the match noted last stands first.  Others
#   may begin as it did, so what came later is not known, and may be a person's.

need base/files base/prefs match/holds match/players-kept

namespace eval ::wargame::match::playersRemembered {
    namespace export note of
    namespace ensemble create
    variable Most 100           ;# matches
    variable Tries 20           ;# each as long as a lock is waited for
}

proc ::wargame::match::playersRemembered::of {match} {
    lassign {-1 {}} longest played
    foreach line [Lines] {
        if {[lindex $line 0] > $longest && [IsOf $line $match]} {
            lassign $line longest - played
        }
    }
    return [Until $longest [::wargame::match::playersKept sound $played \
            [dict get [$match about] game]]]
}

# Until --
#
#       What PLAYED says of the first actions, so many as that: persons decided
#       what follows.
proc ::wargame::match::playersRemembered::Until {length played} {
    set known [dict map {side stretch} $played {
        while {[llength $stretch] && [lindex $stretch end-1] > $length} {
            set stretch [lrange $stretch 0 end-2]
        }
        if {[lindex $stretch end] ne ""} {
            lappend stretch [expr {$length + 1}] ""
        }
        set stretch
    }]
    return [dict filter $known script {side stretch} { llength $stretch }]
}

# note --
#
#       Of programs that write the list at once each waits for the other.  A
#       match is played even where there is no list.
proc ::wargame::match::playersRemembered::note {match played} {
    variable Most
    variable Tries
    set first [expr {[dict size $played] ? [list [list [$match length] \
            [$match stamp] $played]] : {}}]
    for {set n 0} {$n < $Tries} {incr n} {
        try {
            ::wargame::base::prefs folder data
            ::wargame::match::holds during [ListFile] {
                ::wargame::replace [ListFile] [join [lrange [concat $first \
                        [lmap line [Lines] {
                    if {[IsOf $line $match]} continue
                    set line
                }]] 0 $Most-1] \n]\n
            }
        } trap {WARGAME HELD} {} {
            continue
        } trap WARGAME {} - trap POSIX {} {}
        return
    }
}

proc ::wargame::match::playersRemembered::ListFile {} {
    return [file join [::wargame::base::prefs place data] computers]
}

proc ::wargame::match::playersRemembered::Lines {} {
    # Those that say something.
    if {[catch {::wargame::base::readText [ListFile] 1000000} text]} {
        return {}
    }
    return [lmap line [split [string trim $text] \n] {
        if {![string is list $line] || [llength $line] != 3
                || ![regexp {^(0|[1-9]\d{0,8})$} [lindex $line 0]]
                || [catch {dict size [lindex $line 2]}]} continue
        set line
    }]
}

proc ::wargame::match::playersRemembered::IsOf {line match} {
    lassign $line length stamp
    return [expr {$length <= [$match length]
        && [$match stamp $length] eq $stamp}]
}
