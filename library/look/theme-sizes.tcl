# theme-sizes.tcl --
#
#       How large things are, on this screen and with the text that is chosen.
#
#       sizes scale ?SCALE?      the scale of the text, 0.8 to 2; with an
#                                argument, sets it from now on
#       sizes density            1 on an ordinary screen, 2 on a dense one, as
#                                it was when the scale was last set
#       sizes px N               N pixels of an ordinary screen, on this one
#       sizes size KEY           the size of something on the screen, in its
#                                pixels

namespace eval ::wargame::look::sizes {
    namespace export scale density px size
    namespace ensemble create

    variable TextScale 1.0

    # In pixels of an ordinary screen.  Those of text grow with the text.
    variable Sizes {
        blockSmallest 34    blockLargest 96     blockPerMetre 380
        shelfBlock 56       drag 4              focusRing 3
        spread 64           tileSide 256
        pane 330            gap 8               margin 14
    }
    variable TextSizes {
        mark 16             arrow 12            clockHigh 46
        logDie 22           trackHigh 44
        labelSmall 13       labelMedium 16      labelLarge 20
        labelHighest 34     offer 13            refusal 14
        sign 12             tooltip 12
        minimap 190
    }
}

proc ::wargame::look::sizes::scale {{scale ""}} {
    variable TextScale
    variable Density
    if {$scale ne ""} {
        set TextScale [expr {max(0.8, min(2.0, $scale))}]
        set Density [Dense]
    }
    return $TextScale
}

proc ::wargame::look::sizes::density {} {
    # Asked some thousand times for a table.
    variable Density
    if {![info exists Density]} {
        set Density [Dense]
    }
    return $Density
}

proc ::wargame::look::sizes::Dense {} {
    # 96 dots an inch are a scaling of 1.333.  The environment can set it for a
    # display that does not tell.  Where X says 96, as it does on most screens
    # whatever they are, the desktop may know better.
    if {[info exists ::env(GROGNARD_DENSITY)]
            && [string is double -strict $::env(GROGNARD_DENSITY)]} {
        return [expr {max(1.0, min(4.0, $::env(GROGNARD_DENSITY)))}]
    }
    set density [expr {[tk scaling] / (96 / 72.0)}]
    set density [expr {max(1.0, min(4.0, round($density * 4) / 4.0))}]
    return [expr {$density > 1 ? $density : [OnDesktop]}]
}

# OnDesktop --
#
#       The density that the desktop scales its letters to, as far as that
#       leaves a table the room that it has on a screen of 1366x768.  Where the
#       desktop says nothing either, as far as it leaves that of 2560x1440.
proc ::wargame::look::sizes::OnDesktop {} {
    set most [Keeping 1366 768]
    set dots [expr {$most > 1 && [tk windowingsystem] eq "x11"
        ? [DesktopDots] : 96}]
    return [expr {max(1.0, min(4.0, $dots eq "" ? [Keeping 2560 1440]
        : min($most, round($dots / 24.0) / 4.0)))}]
}

proc ::wargame::look::sizes::Keeping {width height} {
    # The most that leaves so much room.
    return [expr {floor(4 * min([winfo screenwidth .] / double($width),
        [winfo screenheight .] / double($height))) / 4}]
}

# DesktopDots --
#
#       The resource Xft.dpi, "" if there is none.  Tk gives a resource only to
#       an application of that name, so another interpreter asks for it, once.
proc ::wargame::look::sizes::DesktopDots {} {
    variable Dots
    if {![info exists Dots]} {
        set Dots ""
        set asker [interp create]
        try {
            $asker eval {set argv {-name Xft}; set argc 2}
            load {} Tk $asker
            set said [$asker eval {option get . dpi Dpi}]
            # Not "nan", nor what no screen has.
            if {[string is double -strict $said] && $said >= 24
                    && $said <= 960} {
                set Dots $said
            }
        } on error {} {
        } finally {
            interp delete $asker
        }
    }
    return $Dots
}

proc ::wargame::look::sizes::px {n} {
    return [expr {round($n * [density])}]
}

proc ::wargame::look::sizes::size {key} {
    variable Sizes
    variable TextSizes
    variable TextScale
    if {[dict exists $TextSizes $key]} {
        return [px [expr {[dict get $TextSizes $key] * $TextScale}]]
    } elseif {$key in {tileSide blockPerMetre}} {
        return [dict get $Sizes $key]
    }
    return [px [dict get $Sizes $key]]
}
