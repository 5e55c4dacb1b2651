# theme-own.tcl --
#
#       Themes of a person's own, beside those of theme.tcl.
#
#       theme define NAME {KEY #RRGGBB...} ?LIKE?
#                                what it does not say is as in the theme LIKE,
#                                engraved unless it is told
#       theme title NAME         as a menu calls it
#       useLook                  the theme and the size of text that are chosen;
#                                engraved, if that theme is no longer there

need base/prefs base/words look/theme

namespace eval ::wargame::look::theme {
    namespace export define title

    variable Ours
    if {![info exists Ours]} {
        set Ours [names]
    }
}

proc ::wargame::look::theme::define {name colors {like engraved}} {
    variable Colors
    variable Ours
    if {$name in $Ours || [string trim $name] eq ""} {
        return -code error [::wargame::base::say theme.own.ours $name]
    } elseif {$like ni [names]} {
        return -code error [::wargame::base::say theme.own.like $like \
                [join [names] ", "]]
    } elseif {[catch {llength $colors} parts] || $parts % 2} {
        return -code error [::wargame::base::say theme.own.pairs]
    }
    foreach {key color} $colors {
        if {![dict exists $Colors engraved $key]} {
            return -code error [::wargame::base::say theme.own.key $key]
        } elseif {![regexp -nocase {^#[0-9a-f]{6}$} $color]} {
            return -code error [::wargame::base::say theme.own.color $key \
                    $color]
        }
    }
    dict set Colors $name [dict merge [dict get $Colors $like] $colors]
}

proc ::wargame::look::theme::title {name} {
    variable Ours
    return [expr {$name in $Ours ? [::wargame::base::say theme.$name] : $name}]
}

proc ::wargame::look::useLook {} {
    set name [prefs get theme]
    if {$name ni [theme names]} {
        set name engraved
    }
    theme use $name [expr {[prefs get text] / 100.0}]
}
