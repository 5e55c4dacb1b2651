# shown.tcl --
#
#       How much of a match a window has shown, and whether some of that has
#       been taken back since, even if as much was done again.
#
#   set shown [::wargame::table::Shown new MATCH]   nothing is shown yet
#       note           notes that all there is now has been shown
#       length         the number of actions shown, or -1
#       isUndone       is some of what was shown no longer so?
#       forget         notes that all of it is no longer so

if {![info object isa class ::wargame::table::Shown]} {
    oo::class create ::wargame::table::Shown
}

oo::define ::wargame::table::Shown {
    variable Match Length Stamp

    constructor {match} {
        set Match $match
        my forget
    }

    method note {} {
        set Length [$Match length]
        set Stamp [$Match stamp]
    }

    method length {} {
        return $Length
    }

    method isUndone {} {
        return [expr {$Length < 0 || [$Match stamp $Length] ne $Stamp}]
    }

    method forget {} {
        set Length -1
        set Stamp ""
    }
}
