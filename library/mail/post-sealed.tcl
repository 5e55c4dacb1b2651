# post-sealed.tcl --
#
#       A letter of a match by file, head and sealed body, from what is kept of
#       it, and back.
#
#   Within ::wargame::mail::post, KEPT as post-kept.tcl reads it:
#       Head KEPT LETTER ?NAME VALUE...?        the head of one of ours, as the
#                              envelope has it; LETTER: its kind and number
#       Seal KEPT LETTER BODY ?NAME VALUE...?   its text, sealed for the other
#       Unseal KEPT HEAD KEY NAME KIND...       what the other, whose key that
#                              is, sealed in it: a dictionary of those members,
#                              each found to be what it must
#       DigestOf TEXT          by which the next letter names that one

need base/doors base/files mail/envelope mail/post-kept

proc ::wargame::mail::post::Head {kept letter args} {
    set sides [dict get [::wargame::base::aboutGame [dict get $kept game]] \
            sides]
    set side [dict get $kept side]
    return [dict create game [dict get $kept game] \
            match [dict get $kept id] letter $letter \
            from [lindex $sides $side] to [lindex $sides [expr {!$side}]] \
            {*}$args]
}

proc ::wargame::mail::post::Seal {kept letter body args} {
    set head [Head $kept $letter {*}$args]
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

proc ::wargame::mail::post::Unseal {kept head key args} {
    try {
        set about [::wargame::mail::envelope about $head]
        set text [::wargame::unseal [lindex [dict get $kept keys] 1] $key \
                [expr {[dict get $kept role] eq "host"}] $about \
                [dict get $head body]]
        set body [::wargame::base::members $text {*}[dict keys $args]]
    } trap WARGAME {} - on error {} {
        ::wargame::mail::letterFault sealed
    }
    dict for {name kind} $args {
        if {![::wargame::mail::post::$kind [dict get $body $name] $kept]} {
            ::wargame::mail::letterFault sealed
        }
    }
    return $body
}

proc ::wargame::mail::post::DigestOf {text} {
    return [::wargame::commitment \
            [dict get [::wargame::mail::envelope read $text] body]]
}
