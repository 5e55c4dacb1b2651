# prefs.tcl --
#
#       What a person has chosen, kept from day to day.
#
#       prefs get KEY            theme, text, motion, ... as below; language
#                                is "" until one is chosen
#       prefs usual KEY          what it is before one is chosen
#       prefs set KEY VALUE      keeps it at once
#       prefs byGame KEY         {GAME VALUE ...} of what is kept for each game;
#                                {} if somebody else wrote something else
#       prefs setFor KEY GAME VALUE   keeps it at once, for one game
#       prefs follow KEY VALUE   takes up for today what was chosen elsewhere,
#                                and keeps nothing
#       prefs reread             what is kept may be another now
#       prefs warn CMDPREFIX     called with the path and why, the first time
#                                that a choice cannot be kept; it holds for
#                                today all the same
#       prefs folder KIND        ours in that of the person for config, data or
#                                cache; made if need be.  If it cannot be made:
#                                code WARGAME DISK
#       prefs place KIND         the path of that folder, whether it is there or
#                                not

need base/files base/system base/words

namespace eval ::wargame::base::prefs {
    namespace export get usual set byGame setFor follow reread warn folder \
            place make
    namespace ensemble create

    # KEY -> what it is before one is chosen, and what it can be: see IsOf.
    variable Kinds {
        theme {engraved word}   text {100 from 80 200}      motion {1 flag}
        clock {1 flag}          side {1 flag}               log {1 flag}
        names {1 flag}          sideWidth {340 from 0 99999}
        logShare {0.38 share}   size {"" size}              zoomed {0 flag}
        volume {1 flag}         losses {1 flag}             language {"" word}
        dice {program of program typed fair}                words {0 flag}
        pace {run of one run once}  moves {group of one group all}
        agreed.memory {1 flag}  agreed.odds {1 flag}        paths {1 flag}
        agreed.analysis {0 flag}    odds {1 flag}           asks {1 flag}
        toys {0 flag}           minimap {1 flag}            dim {1 flag}
        players {computer list} alarm {"" near}             reasons {1 flag}
        mine {"" list}      against {"" list}           both {"" list}
        scenario {"" list}
        fires {loss of loss rout}
    }
    # What keys are called now that older files have.
    variable Renamed {overview minimap}
    variable Longest 100000     ;# characters of a file of ours
    variable Warn               ;# "": nobody wants to know, or not any more
    if {![info exists Warn]} {
        ::set Warn ""
    }
}

proc ::wargame::base::prefs::folder {kind} {
    ::set folder [place $kind]
    make $folder
    return $folder
}

proc ::wargame::base::prefs::place {kind} {
    return [::wargame::base::system folder $kind]
}

# make --
#
#       A folder, if it is not there.
proc ::wargame::base::prefs::make {folder} {
    try {
        file mkdir $folder
    } trap POSIX {- options} {
        return -code error -errorcode {WARGAME DISK} \
                "$folder: [lindex [dict get $options -errorcode] 2]"
    }
}

proc ::wargame::base::prefs::get {key} {
    variable Chosen
    if {![info exists Chosen]} {
        Read
    }
    if {[dict exists $Chosen $key]} {
        return [dict get $Chosen $key]
    }
    return [usual $key]
}

proc ::wargame::base::prefs::usual {key} {
    variable Kinds
    return [lindex [dict get $Kinds $key] 0]
}

proc ::wargame::base::prefs::set {key value} {
    variable Chosen
    if {[get $key] ne $value} {
        dict set Chosen $key $value
        try {
            Keep $key $value
        } on error {message options} {
            Unkept $message $options
        }
    }
}

proc ::wargame::base::prefs::byGame {key} {
    ::set kept [get $key]
    return [expr {[llength $kept] % 2 ? {} : $kept}]
}

proc ::wargame::base::prefs::setFor {key game value} {
    set $key [dict merge [byGame $key] [dict create $game $value]]
}

proc ::wargame::base::prefs::warn {cmdPrefix} {
    variable Warn
    ::set Warn $cmdPrefix
}

# Unkept --
#
#       Once is enough: the next choice would not be kept either.
proc ::wargame::base::prefs::Unkept {message options} {
    variable Warn
    ::set cmdPrefix $Warn
    ::set Warn ""
    if {$cmdPrefix eq ""} {
        return
    }
    lassign [dict get $options -errorcode] class - reason
    switch -- $class {
        WARGAME { ::set why $message }
        POSIX { ::set why "[Path]: $reason" }
        default { ::set why [Path] }
    }
    uplevel #0 [list {*}$cmdPrefix $why]
}

proc ::wargame::base::prefs::follow {key value} {
    variable Chosen
    if {[get $key] ne $value} {
        dict set Chosen $key $value
    }
}

proc ::wargame::base::prefs::reread {} {
    variable Chosen
    unset -nocomplain Chosen
}

proc ::wargame::base::prefs::Path {} {
    return [file join [folder config] preferences]
}

# Keep --
#
#       Writes one key.  All else stays as it is now: another program may have
#       chosen since, a newer one knows more, and people write there, too.  What
#       cannot be read, or may not be written, is left alone, an error; of a
#       link, the file that it leads to is written.
proc ::wargame::base::prefs::Keep {key value} {
    ::set path [file dirname [file normalize [file join [Path] -]]]
    ::set kept {}
    if {[file exists $path]} {
        if {![file writable $path]} {
            error $path
        }
        ::set kept [lmap line [Lines $path] {
            if {[KeyOf $line] eq $key} continue
            ::set line
        }]
    } elseif {![catch {file type $path}]} {
        # A link that leads nowhere, now.
        error $path
    }
    ::wargame::replace $path [join [linsert $kept end [list $key $value]] \n]\n
    ::wargame::base::partsGone [file dirname $path] preferences
}

proc ::wargame::base::prefs::Lines {path} {
    variable Longest
    # Not even read, where it is much longer.
    if {[file exists $path] && [file size $path] <= 4 * $Longest} {
        ::set text [::wargame::base::readText $path]
        if {[string length $text] <= $Longest} {
            return [split [string trimright $text \n] \n]
        }
    }
    error $path
}

# KeyOf --
#
#       As it is called now; "" where a line has none.
proc ::wargame::base::prefs::KeyOf {line} {
    variable Renamed
    if {![string is list $line] || [llength $line] != 2} {
        return ""
    }
    ::set key [lindex $line 0]
    return [expr {[dict exists $Renamed $key] ? [dict get $Renamed $key]
        : $key}]
}

proc ::wargame::base::prefs::Read {} {
    variable Chosen
    variable Kinds
    ::set Chosen [dict create]
    if {[catch {Lines [Path]} lines]} {
        return
    }
    foreach line $lines {
        ::set key [KeyOf $line]
        if {[dict exists $Kinds $key]
                && [IsOf [dict get $Kinds $key] [lindex $line 1]]} {
            dict set Chosen $key [lindex $line 1]
        }
    }
}

# IsOf --
#
#       Can that be?  Somebody else may have written it.
proc ::wargame::base::prefs::IsOf {kind value} {
    ::set among [lassign $kind - kind]
    lassign $among least most
    switch -- $kind {
        flag { return [expr {$value in {0 1}}] }
        of { return [expr {$value in $among}] }
        from {
            return [expr {[regexp {^(0|[1-9]\d{0,4})$} $value]
                && $value >= $least && $value <= $most}]
        }
        near { return [regexp {^(0|[1-9]\d?)?$} $value] }
        share { return [regexp {^(0|1|0\.\d{1,9}|1\.0+)$} $value] }
        size { return [regexp {^([1-9]\d{1,4}x[1-9]\d{1,4})?$} $value] }
        list { return [string is list $value] }
        word { return [expr {![regexp {[[:cntrl:]]} $value]}] }
    }
}
