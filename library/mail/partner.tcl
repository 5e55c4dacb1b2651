# partner.tcl --
#
#       A computer as the partner of a match by file, for trying it out: it
#       accepts an invitation, plays its side, and writes ordinary letters.  It
#       sits at no other machine, but has a folder of its own, as a player there
#       has.
#
#       partner answer TEXT LEVEL ?MEANWHILECMD?
#                                   -> the answer to that letter of ours, a
#                                   letter; "" to the last one.  On failure an
#                                   error, as of any letter that is opened.
#                                   LEVEL: how it plays from now on; "", as it
#                                   did, or an officer.  MEANWHILECMD is called
#                                   often, and may end the program
#       partner knows ID ?SEAT?     does it play that match, as french.2?
#                                   An error if that cannot be read now

need base/prefs match/computer-plays match/players-kept mail/acceptance \
        mail/correspondence mail/correspondences mail/envelope mail/kept-state \
        mail/sealed-letter

namespace eval ::wargame::mail::partner {
    namespace export answer knows
    namespace ensemble create
}

proc ::wargame::mail::partner::answer {text level {meanwhileCmd list}} {
    return [InFolder Answer $text $level $meanwhileCmd]
}

proc ::wargame::mail::partner::knows {id {seat ""}} {
    # Who only asks makes no folder.
    return [expr {[file exists [Folder]] && [InFolder Knows $id $seat]}]
}

proc ::wargame::mail::partner::Folder {} {
    return [file join [::wargame::base::prefs folder data] partner]
}

# InFolder --
#
#       Does that in the folder that it has of its own.
proc ::wargame::mail::partner::InFolder {args} {
    set had [info exists ::env(XDG_DATA_HOME)]
    set before [expr {$had ? $::env(XDG_DATA_HOME) : ""}]
    set home [Folder]
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

proc ::wargame::mail::partner::Answer {text level meanwhileCmd} {
    # Of the same invitation the same acceptance.
    set isNew [expr {[dict get [::wargame::mail::envelope read $text] letter]
        eq "invitation"}]
    set path [expr {$isNew ? [::wargame::mail::acceptance begin $text]
        : [::wargame::mail::correspondences of $text]}]
    set letters [::wargame::mail::Correspondence new $path]
    try {
        set level [Level $path $letters $level]
        if {!$isNew} {
            Open $letters $text
            ::wargame::match::computerPlays [$letters match] [$letters side] \
                    $level [list $letters isOurs] $meanwhileCmd
        }
        return [expr {[$letters state] eq "over" ? "" : [$letters write]}]
    } finally {
        $letters destroy
    }
}

proc ::wargame::mail::partner::Level {path letters level} {
    # Kept beside its match.
    set side [$letters side]
    set kept [::wargame::match::playersKept read $path [$letters get game]]
    if {$level eq ""} {
        set level [expr {[dict exists $kept $side] ? [dict get $kept $side]
            : "officer"}]
    }
    if {$kept ne [list $side $level]} {
        ::wargame::match::playersKept write $path [list $side $level]
    }
    return $level
}

proc ::wargame::mail::partner::Knows {id seat} {
    # One that cannot be read might be it.
    set lost ""
    foreach path [::wargame::mail::correspondences all] {
        if {[catch {::wargame::mail::keptState read $path} kept]} {
            set lost $kept
        } elseif {[dict get $kept id] eq $id && $seat in [list "" [lindex \
                [::wargame::mail::sealedLetter seats $kept] 1]]} {
            return 1
        }
    }
    if {$lost ne ""} {
        error $lost
    }
    return 0
}

proc ::wargame::mail::partner::Open {letters text} {
    # The same once more has the same answer.
    try {
        $letters open $text
    } trap {WARGAME LETTER repeated} {} {
    }
}
