# sealed-letter.tcl --
#
#       A letter of a match by file, head and sealed body, from what is kept of
#       it, and back.
#
#   ::wargame::mail::sealedLetter    KEPT: as kept-state.tcl reads it
#       head KEPT LETTER ?NAME VALUE...?        the head of one of ours, as the
#                              envelope has it; LETTER: its kind and number
#       seal KEPT LETTER BODY ?NAME VALUE...?   the text of a letter, sealed for
#                                               the other
#       unseal KEPT HEAD KEY NAME KIND...       what the other, whose key that
#                              is, sealed in it: a dictionary of those members,
#                              each of its kind; see member-kinds.tcl
#       seats KEPT             host and guest as a head names them: french
#                              russian, or russian.2 for one of its commanders
#       joint SHARES           the guests' part in the dice, of the share of
#                              each
#       digest TEXT            what the next letter names that one by

need base/doors base/files mail/envelope mail/member-kinds

namespace eval ::wargame::mail::sealedLetter {
    namespace export head seal unseal seats joint digest
    namespace ensemble create
}

proc ::wargame::mail::sealedLetter::head {kept letter args} {
    lassign [seats $kept] from to
    if {[dict get $kept role] eq "guest"} {
        lassign [list $from $to] to from
    }
    return [dict create game [dict get $kept game] \
            match [dict get $kept id] letter $letter from $from to $to \
            {*}$args]
}

proc ::wargame::mail::sealedLetter::seats {kept} {
    set names [dict get [::wargame::base::aboutGame [dict get $kept game]] \
            sides]
    set sides [list [dict get $kept side] [dict get $kept theirs]]
    if {[dict get $kept role] eq "guest"} {
        set sides [lreverse $sides]
    }
    lassign [lmap side $sides { lindex $names $side }] host guest
    set commander [dict get $kept commander]
    if {$commander ne ""} {
        append guest .[expr {$commander + 1}]
    }
    return [list $host $guest]
}

proc ::wargame::mail::sealedLetter::seal {kept letter body args} {
    set head [head $kept $letter {*}$args]
    try {
        set sealed [::wargame::seal [lindex [dict get $kept keys] 1] \
                [dict get $kept other] \
                [expr {[dict get $kept role] eq "host"}] \
                [::wargame::mail::envelope about $head] $body]
    } trap {WARGAME SEAL} {} {
        ::wargame::mail::letterFault damaged
    }
    return [::wargame::mail::envelope pack $head $sealed]
}

proc ::wargame::mail::sealedLetter::unseal {kept head key args} {
    try {
        set about [::wargame::mail::envelope about $head]
        set text [::wargame::unseal [lindex [dict get $kept keys] 1] $key \
                [expr {[dict get $kept role] eq "host"}] $about \
                [dict get $head body]]
        set body [::wargame::base::members [WithNew $text] \
                {*}[dict keys $args]]
    } trap WARGAME {} - on error {} {
        ::wargame::mail::letterFault sealed
    }
    dict for {name kind} $args {
        if {![::wargame::mail::memberKinds is $kind [dict get $body $name] \
                $kept]} {
            ::wargame::mail::letterFault sealed
        }
    }
    return $body
}

proc ::wargame::mail::sealedLetter::WithNew {text} {
    # As it would be, if an older program wrote it.
    if {[dict exists $text loan]} {
        dict set text snapshot [dict get $text loan]
    }
    return [dict merge [dict create shares {}] $text]
}

proc ::wargame::mail::sealedLetter::joint {shares} {
    return [expr {[llength $shares] == 1 ? [lindex $shares 0]
        : [::wargame::commitment "shares $shares"]}]
}

proc ::wargame::mail::sealedLetter::digest {text} {
    return [::wargame::commitment \
            [dict get [::wargame::mail::envelope read $text] body]]
}
