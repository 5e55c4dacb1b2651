# theme-own.tcl --
#
#       Themes of a person's own, beside those of theme-colors.tcl.
#
#       ownThemes define NAME {KEY #RRGGBB...} ?LIKE?
#                                what it does not say is as in the theme LIKE,
#                                engraved unless it is told
#       ownThemes title NAME     as a menu calls it
#
#   The colours of the sides were called french and russian once, that of paper
#   leaf; a theme that has them so is read as if it had side0, side1 and paper.

need base/words look/theme-colors

namespace eval ::wargame::look::ownThemes {
    namespace export define title
    namespace ensemble create

    variable Ours
    if {![info exists Ours]} {
        set Ours [::wargame::look::colors names]
    }
}

proc ::wargame::look::ownThemes::define {name colors {like engraved}} {
    variable Ours
    set names [::wargame::look::colors names]
    if {$name in $Ours || [string trim $name] eq ""} {
        return -code error [::wargame::base::say theme.own.ours $name]
    } elseif {$like ni $names} {
        return -code error [::wargame::base::say theme.own.like $like \
                [join $names ", "]]
    } elseif {[catch {llength $colors} parts] || $parts % 2} {
        return -code error [::wargame::base::say theme.own.pairs]
    }
    set ours [dict create]
    foreach {key color} $colors {
        set now [KeyNow $key]
        if {![::wargame::look::colors has $now]} {
            return -code error [::wargame::base::say theme.own.key $key]
        } elseif {![regexp -nocase {^#[0-9a-f]{6}$} $color]} {
            return -code error [::wargame::base::say theme.own.color $key \
                    $color]
        }
        dict set ours $now $color
    }
    ::wargame::look::colors add $name $ours $like
}

# KeyNow --
#
#       What a colour is called now that had the key once.
proc ::wargame::look::ownThemes::KeyNow {key} {
    regsub {^(fire\.)?french(Dark|Light)?$} $key {\1side0\2} key
    regsub {^(fire\.)?russian(Dark|Light)?$} $key {\1side1\2} key
    regsub {^leaf(Lift|Sunk|Edge)?$} $key {paper\1} key
    return $key
}

proc ::wargame::look::ownThemes::title {name} {
    variable Ours
    return [expr {$name in $Ours ? [::wargame::base::say theme.$name]
        : [::wargame::base::lineOf $name]}]
}
