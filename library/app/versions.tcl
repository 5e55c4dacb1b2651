# versions.tcl --
#
#       A match that was begun under an older version of the rules.  It goes on
#       under the present one; a line of it that is no longer allowed ends what
#       is sound of it.
#
#       olderRules MATCH    that it is so, in a sentence; "" if it is not
#       faultOf MATCH       its fault, as $match fault, for a person: with both
#                           versions, where they are why

namespace eval ::wargame {}

proc ::wargame::RulesVersions {match} {
    # Those under which it was begun and is played.
    set about [$match about]
    return [list [dict get $about version] \
            [dict get [aboutGame [dict get $about game]] version]]
}

proc ::wargame::olderRules {match} {
    lassign [RulesVersions $match] begun now
    return [expr {$begun < $now ? [say rules.older $begun $now] : ""}]
}

proc ::wargame::faultOf {match} {
    lassign [RulesVersions $match] begun now
    set fault [$match fault]
    if {$begun < $now && [regexp {^line (\d+): not allowed} $fault - line]} {
        return [say rules.olderLine $line $now $begun]
    }
    return $fault
}
