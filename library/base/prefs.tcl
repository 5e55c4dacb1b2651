# prefs.tcl --
#
#       What a person has chosen, kept from day to day.
#
#       prefs get KEY            theme, text, motion, ... as below; language
#                                is "" until one is chosen
#       prefs usual KEY          what it is before one is chosen
#       prefs set KEY VALUE      keeps it at once
#       prefs follow KEY VALUE   takes up for today what was chosen elsewhere,
#                                and keeps nothing
#       prefs reread             what is kept may be another now
#       prefs folder KIND        ours in that of the person for config, data or
#                                cache; made if need be.  If it cannot be made:
#                                code WARGAME DISK
#       prefs place KIND         the path of that folder, whether it is there or
#                                not

need base/files base/system base/words

namespace eval ::wargame::base::prefs {
    namespace export get usual set follow reread folder place make
    namespace ensemble create

    variable Defaults {
        theme engraved  text 100  motion 1  clock 1  side 1  log 1  names 1
        sideWidth 340   logShare 0.38  size ""  zoomed 0  volume 1  losses 1
        language ""     dice program    agreed.memory 1
        words 0         pace run
        odds 1          agreed.odds 1           agreed.analysis 0
        paths 1         moves group     asks 1      toys 0
        minimap 1       dim 1       players computer
        alarm ""        reasons 1
    }
    # What keys are called now that older files have.
    variable Renamed {overview minimap}
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
    variable Defaults
    variable Chosen
    if {![info exists Chosen]} {
        Read
    }
    if {[dict exists $Chosen $key]} {
        return [dict get $Chosen $key]
    }
    return [dict get $Defaults $key]
}

proc ::wargame::base::prefs::usual {key} {
    variable Defaults
    return [dict get $Defaults $key]
}

proc ::wargame::base::prefs::set {key value} {
    variable Chosen
    if {[get $key] ne $value} {
        dict set Chosen $key $value
        # A choice that cannot be kept still holds for today.
        catch {::wargame::replace [Path] [Text $Chosen]}
    }
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

proc ::wargame::base::prefs::Text {chosen} {
    ::set text ""
    dict for {key value} $chosen {
        append text [list $key $value] \n
    }
    return $text
}

proc ::wargame::base::prefs::Read {} {
    variable Chosen
    variable Defaults
    variable Renamed
    ::set Chosen [dict create]
    if {[catch {::wargame::base::readText [Path]} text]} {
        return
    }
    foreach line [split $text \n] {
        if {![string is list $line] || [llength $line] != 2} continue
        lassign $line key value
        if {[dict exists $Renamed $key]} {
            ::set key [dict get $Renamed $key]
        }
        if {[dict exists $Defaults $key]
                && [IsLike [dict get $Defaults $key] $value]} {
            dict set Chosen $key $value
        }
    }
}

# IsLike --
#
#       Where the default is a number no word will do, nor less than nothing:
#       somebody else may have written that.
proc ::wargame::base::prefs::IsLike {default value} {
    return [expr {![string is double -strict $default]
        || ([regexp {^\d{1,5}(\.\d+)?$} $value]
            && ([string is integer -strict $value]
                || ![string is integer -strict $default]))}]
}
