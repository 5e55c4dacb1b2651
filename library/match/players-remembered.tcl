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

need match/kept-list match/players-kept

namespace eval ::wargame::match::playersRemembered {
    namespace export note of
    namespace ensemble create
    variable Most 100           ;# matches
}

proc ::wargame::match::playersRemembered::of {match} {
    lassign {-1 {}} longest played
    foreach line [Sound [::wargame::match::keptList lines computers]] {
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

proc ::wargame::match::playersRemembered::note {match played} {
    ::wargame::match::keptList change computers \
            [list ::wargame::match::playersRemembered::Noted $match $played]
}

proc ::wargame::match::playersRemembered::Noted {match played lines} {
    variable Most
    set first [expr {[dict size $played] ? [list [list [$match length] \
            [$match stamp] $played]] : {}}]
    return [lrange [concat $first [lmap line [Sound $lines] {
        if {[IsOf $line $match]} continue
        set line
    }]] 0 $Most-1]
}

# Sound --
#
#       Those that say something.
proc ::wargame::match::playersRemembered::Sound {lines} {
    return [lmap line $lines {
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
