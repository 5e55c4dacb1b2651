# dice-kept.tcl --
#
#       Where the dice of a match come from: kept beside it, in FILE.dice, which
#       nobody else on the machine may read, for it can hold both secrets.
#
#       diceKept read FILE       a dictionary: kind, program typed or fair, and
#                                of fair ones secrets, {FIRST SECOND}
#       diceKept write FILE KEPT

need base/doors base/files

namespace eval ::wargame::match::diceKept {
    namespace export read write
    namespace ensemble create
}

proc ::wargame::match::diceKept::read {path} {
    # Of what the file says only what can be.
    set kept [dict create kind program]
    if {![catch {string trim [::wargame::base::readText $path.dice]} text]
            && ![catch {dict get $text kind} kind]
            && $kind in {program typed fair}} {
        dict set kept kind $kind
        if {[dict exists $text secrets]
                && [::wargame::base::door texts [dict get $text secrets] 2 64]
                && [llength [dict get $text secrets]] == 2} {
            dict set kept secrets [dict get $text secrets]
        }
    }
    return $kept
}

proc ::wargame::match::diceKept::write {path kept} {
    # Before the commitments to these secrets, and like them, on the disk.
    ::wargame::replace $path.dice $kept\n
}
