# waiting-kept.tcl --
#
#       Moves that wait for Done, beside the match: in FILE.waiting, so that
#       they are there when it is opened again, however the program ended; never
#       in the match.  What a move is, match/waiting.tcl says.
#
#       waitingKept read PATH       the moves that were kept, {} if there are
#                                   none.  A file that is damaged, or not one of
#                                   ours, is an error, code WARGAME WAITING
#       waitingKept write PATH MOVES   keeps MOVES; removes the file if there
#                                   are none
#
#   It is as private as the match is, and like that replaced as a whole.

need base/doors base/files base/words

namespace eval ::wargame::match::waitingKept {
    namespace export read write
    namespace ensemble create
    variable Longest 100000     ;# bytes
    variable Most 400           ;# moves, and steps of one
}

proc ::wargame::match::waitingKept::read {path} {
    variable Longest
    set file $path.waiting
    if {![file exists $file]} {
        return {}
    }
    if {[catch {
        if {![file isfile $file] || [file size $file] > $Longest} {
            error long
        }
        regexp {^([0-9a-f]{64})\n(.*)\n$} [::wargame::base::readText $file] \
                - sum moves
        if {[::wargame::commitment $moves] ne $sum || ![AreMoves $moves]} {
            error changed
        }
    }]} {
        return -code error -errorcode {WARGAME WAITING} \
                [::wargame::base::say waiting.bad [file tail $file]]
    }
    return $moves
}

proc ::wargame::match::waitingKept::AreMoves {moves} {
    # Who sent the match may have written it.
    variable Most
    if {![string is list $moves] || [llength $moves] > $Most} {
        return 0
    }
    foreach move $moves {
        if {![string is list $move] || [llength $move] != 7
                || ![IsMove {*}$move]} {
            return 0
        }
    }
    return 1
}

proc ::wargame::match::waitingKept::IsMove {
    side piece steps length hash asked deed
} {
    variable Most
    return [expr {$side in {0 1} && [regexp {^\w{1,40}$} $piece]
        && [::wargame::base::door texts $steps $Most 200]
        && [llength $steps] > 0
        && [::wargame::base::door number $length 0 999999]
        && [regexp {^[0-9a-f]{8}$} $hash] && [regexp {^\w{1,40}$} $asked]
        && [::wargame::base::door text $deed 100]
        && [string is list $deed]}]
}

proc ::wargame::match::waitingKept::write {path moves} {
    if {[llength $moves]} {
        set text [list {*}$moves]
        ::wargame::replace $path.waiting \
                "[::wargame::commitment $text]\n$text\n"
    } else {
        file delete $path.waiting
    }
}
