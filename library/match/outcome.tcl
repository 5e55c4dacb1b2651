# outcome.tcl --
#
#       Whether saved matches are over, and who won, told without a table.
#
#       outcomes known PATH   {OUTCOME} of that file, or {} before it is learnt
#                             or since the file has changed.  OUTCOME: 0 or 1,
#                             the side that won; nobody, if it was drawn; "" if
#                             the match goes on, or is none
#       outcomes learn PATH ?TELLCMD?   learns it: all actions are done again
#                             for that, some hundredths of a second for a long
#                             match.  TELLCMD: called with the match, tells what
#                             is to be known of it besides
#       outcomes told PATH    what TELLCMD told; "" before it is learnt
#       outcomes isLearnt PATH   is it, and has the file not changed?

need base/files match/match

namespace eval ::wargame::match::outcomes {
    namespace export known learn told isLearnt
    namespace ensemble create

    variable Known              ;# PATH -> {STAMP OUTCOME TOLD}
    if {![info exists Known]} {
        set Known [dict create]
    }
}

proc ::wargame::match::outcomes::known {path} {
    variable Known
    return [expr {[isLearnt $path] ? [list [lindex [dict get $Known $path] 1]]
        : {}}]
}

proc ::wargame::match::outcomes::told {path} {
    variable Known
    return [expr {[isLearnt $path] ? [lindex [dict get $Known $path] 2] : ""}]
}

proc ::wargame::match::outcomes::isLearnt {path} {
    variable Known
    return [expr {[dict exists $Known $path]
        && [lindex [dict get $Known $path] 0] eq [Stamp $path]}]
}

proc ::wargame::match::outcomes::learn {path {tellCmd ""}} {
    variable Known
    # Before it is read: one that changes meanwhile is not known.
    set stamp [Stamp $path]
    dict set Known $path [list $stamp {*}[Read $path $tellCmd]]
}

proc ::wargame::match::outcomes::Stamp {path} {
    return [expr {[catch {list [file mtime $path] [file size $path]} stamp]
        ? "" : $stamp}]
}

proc ::wargame::match::outcomes::Read {path tellCmd} {
    # OUTCOME TOLD
    if {[catch {::wargame::match::Match load \
            [::wargame::base::readText $path]} match]} {
        return {"" ""}
    }
    try {
        return [list [expr {[$match side] eq "nobody" ? [$match winner] : ""}] \
                [expr {$tellCmd eq "" ? "" : [{*}$tellCmd $match]}]]
    } finally {
        $match destroy
    }
}
