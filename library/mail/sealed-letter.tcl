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
#       digest TEXT            what the next letter names that one by

need base/doors base/files mail/envelope mail/member-kinds

namespace eval ::wargame::mail::sealedLetter {
    namespace export head seal unseal digest
    namespace ensemble create
}

proc ::wargame::mail::sealedLetter::head {kept letter args} {
    set sides [dict get [::wargame::base::aboutGame [dict get $kept game]] \
            sides]
    set side [dict get $kept side]
    return [dict create game [dict get $kept game] \
            match [dict get $kept id] letter $letter \
            from [lindex $sides $side] to [lindex $sides [expr {!$side}]] \
            {*}$args]
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
    return [expr {[dict exists $text loan]
        ? [dict replace $text snapshot [dict get $text loan]] : $text}]
}

proc ::wargame::mail::sealedLetter::digest {text} {
    return [::wargame::commitment \
            [dict get [::wargame::mail::envelope read $text] body]]
}
