# outcome.tcl --
#
#       Whether saved matches are over, and who won, told without a table.
#
#       outcomes known PATH   {OUTCOME} of that file, or {} before it is learnt
#                             or since the file has changed.  OUTCOME: 0 or 1,
#                             the side that won; nobody, if it was drawn; "" if
#                             the match goes on, or is none
#       outcomes learn PATH   learns it: all actions are done again for that,
#                             some hundredths of a second for a long match

need base/files

namespace eval ::wargame::match::outcomes {
    namespace export known learn
    namespace ensemble create

    variable Known              ;# PATH -> {STAMP OUTCOME}
    if {![info exists Known]} {
        set Known [dict create]
    }
}

proc ::wargame::match::outcomes::known {path} {
    variable Known
    if {![dict exists $Known $path]} {
        return {}
    }
    lassign [dict get $Known $path] stamp outcome
    return [expr {$stamp eq [Stamp $path] ? [list $outcome] : {}}]
}

proc ::wargame::match::outcomes::learn {path} {
    variable Known
    # Before it is read: one that changes meanwhile is not known.
    set stamp [Stamp $path]
    dict set Known $path [list $stamp [Outcome $path]]
}

proc ::wargame::match::outcomes::Stamp {path} {
    return [expr {[catch {list [file mtime $path] [file size $path]} stamp]
        ? "" : $stamp}]
}

proc ::wargame::match::outcomes::Outcome {path} {
    if {[catch {::wargame::match_load [::wargame::base::readText $path]} \
            handle]} {
        return ""
    }
    try {
        return [expr {[::wargame::match_side $handle] eq "nobody"
            ? [::wargame::match_winner $handle] : ""}]
    } finally {
        ::wargame::match_free $handle
    }
}
