# acceptance.tcl --
#
#       The answer to an invitation, with which a match by file begins for its
#       guest.
#
#   ::wargame::mail::acceptance
#       begin TEXT      accepts that invitation -> path of the match, whose
#                       first letter is the acceptance.  Of the same invitation
#                       again, until a letter has come, the same acceptance.
#                       There is nothing on the disk until it is sealed

need match/holds match/match-paths mail/correspondences mail/envelope \
        mail/invitation mail/kept-state mail/sealed-letter

namespace eval ::wargame::mail::acceptance {
    namespace export begin
    namespace ensemble create
}

proc ::wargame::mail::acceptance::begin {text} {
    set asked [::wargame::mail::invitation read $text]
    # One program at a time, from the look for it until it is there.
    set door [file join [::wargame::match::matchPaths folder matches] \
            accept-[dict get $asked match]]
    try {
        ::wargame::match::holds take $door
    } trap {WARGAME HELD} {} {
        ::wargame::mail::letterFault busy
    }
    try {
        set path [::wargame::mail::correspondences of $text]
        return [expr {$path eq "" ? [AcceptNow $asked]
            : [Accepted $path $asked]}]
    } finally {
        ::wargame::match::holds drop $door
    }
}

proc ::wargame::mail::acceptance::AcceptNow {asked} {
    set keys [::wargame::seal_keys]
    set secret [::wargame::secret]
    set kept [dict create role guest side [dict get $asked side] \
            theirs [dict get $asked theirs] \
            commander [dict get $asked commander] \
            game [dict get $asked game] id [dict get $asked match] \
            scenario [dict get $asked scenario] \
            options [dict get $asked options] losses [dict get $asked losses] \
            keys $keys other [dict get $asked key] \
            commitment [dict get $asked commitment] secret $secret \
            number 0 answered 0 length 0 digest "" pledges {} notes "" \
            answers {} taken "" known 0 letter "" ended 0]
    dict set kept letter [::wargame::mail::sealedLetter seal $kept acceptance \
            [dict create secret $secret] key [lindex $keys 0]]
    set path [::wargame::mail::correspondences newPath \
            [dict get $asked game]]
    try {
        ::wargame::replace $path.letters $kept\n
    } finally {
        ::wargame::match::holds drop $path
    }
    return $path
}

proc ::wargame::mail::acceptance::Accepted {path asked} {
    set kept [::wargame::mail::keptState read $path]
    if {[dict get $kept role] ne "guest" || [dict get $kept number] > 0
            || [dict get $kept other] ne [dict get $asked key]
            || [dict get $kept commitment] ne [dict get $asked commitment]} {
        ::wargame::mail::letterFault repeated
    }
    return $path
}
