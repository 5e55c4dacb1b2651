# partner.tcl --
#
#       A computer as the partner of a match by file, for trying it out: it
#       accepts an invitation, plays its side, and writes ordinary letters.  It
#       sits at no other machine, but has a folder of its own, as a player there
#       has.
#
#       partner answer TEXT LEVEL   -> the answer to that letter of ours, a
#                                   letter; "" to the last one.  On failure an
#                                   error, as of any letter that is opened
#       partner knows ID            does it play that match?

need base/prefs match/computer-plays mail/acceptance mail/correspondence \
        mail/correspondences \
        mail/envelope mail/kept-state

namespace eval ::wargame::mail::partner {
    namespace export answer knows
    namespace ensemble create
}

proc ::wargame::mail::partner::answer {text level} {
    return [InFolder Answer $text $level]
}

proc ::wargame::mail::partner::knows {id} {
    return [InFolder Knows $id]
}

# InFolder --
#
#       Does that in the folder that it has of its own.
proc ::wargame::mail::partner::InFolder {args} {
    set had [info exists ::env(XDG_DATA_HOME)]
    set before [expr {$had ? $::env(XDG_DATA_HOME) : ""}]
    set home [file join [::wargame::base::prefs folder data] partner]
    ::wargame::base::prefs make $home
    set ::env(XDG_DATA_HOME) $home
    try {
        return [{*}$args]
    } finally {
        if {$had} {
            set ::env(XDG_DATA_HOME) $before
        } else {
            unset ::env(XDG_DATA_HOME)
        }
    }
}

proc ::wargame::mail::partner::Answer {text level} {
    # Of the same invitation the same acceptance.
    set isNew [expr {[dict get [::wargame::mail::envelope read $text] letter]
        eq "invitation"}]
    set path [expr {$isNew ? [::wargame::mail::acceptance begin $text]
        : [::wargame::mail::correspondences of $text]}]
    set letters [::wargame::mail::Correspondence new $path]
    try {
        if {!$isNew} {
            Open $letters $text
            ::wargame::match::computerPlays [$letters match] [$letters side] \
                    $level [list $letters isOurs]
        }
        return [expr {[$letters state] eq "over" ? "" : [$letters write]}]
    } finally {
        $letters destroy
    }
}

proc ::wargame::mail::partner::Knows {id} {
    return [expr {$id in [lmap path [::wargame::mail::correspondences all] {
        if {[catch {::wargame::mail::keptState read $path} kept]} continue
        dict get $kept id
    }]}]
}

proc ::wargame::mail::partner::Open {letters text} {
    # The same once more has the same answer.
    try {
        $letters open $text
    } trap {WARGAME LETTER repeated} {} {
    }
}
