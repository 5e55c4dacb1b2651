# theme.tcl --
#
#       How the table looks: the theme and the size of text that are chosen, and
#       what follows from them.  Colours are in theme-colors.tcl, fonts in
#       theme-fonts.tcl, ttk widgets in theme-style.tcl, sizes here.
#
#       theme use NAME ?TEXTSCALE?  engraved, contrast or colour_safe; 1 to 2
#       theme names
#       theme color KEY             a colour, such as ink
#       theme side N                the KEY of the colour of side 0 or 1; with
#                                   Dark or Light after it, of another of its
#                                   colours
#       theme sides                 both
#       theme tint KEY OF SHARE     KEY with SHARE (0 to 1) of the colour OF
#       theme font ROLE             a Tk font, such as body
#       theme family KIND           a family that is there, for an SVG: serif,
#                                   sans, narrow, numeral (lining figures)
#       theme wide TEXT KIND WEIGHT how many times its letters' size it is wide
#       theme size KEY              of something on the screen, in its pixels
#       theme px N                  N pixels of an ordinary screen, on this one
#       theme density               1 on an ordinary screen, 2 on a dense one
#       theme letter KEY            the letter or sign beside a colour that
#                                   means something
#       theme apply                 make the ttk widgets look so; sends the
#                                   virtual event <<WargameTheme>> to windows

need base/words look/theme-colors look/theme-fonts look/theme-style

package require Tk

namespace eval ::wargame::look::theme {
    namespace export use names color side sides tint font family wide size \
            px density letter apply
    namespace ensemble create

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
    }
    variable Letters {
        french F            russian R           good +
        bad x               hit x               warn !
        guard G             supply S
    }
}

proc ::wargame::look::theme::use {name {textScale 1.0}} {
    variable Name
    variable TextScale
    if {$name ni [names]} {
        return -code error "no theme \"$name\""
    }
    set Name $name
    set TextScale [expr {max(0.8, min(2.0, $textScale))}]
    apply
}

proc ::wargame::look::theme::density {} {
    # 96 dots an inch are a scaling of 1.333.  The environment can set it for a
    # display that does not tell.
    if {[info exists ::env(GROGNARD_DENSITY)]
            && [string is double -strict $::env(GROGNARD_DENSITY)]} {
        return [expr {max(1.0, min(4.0, $::env(GROGNARD_DENSITY)))}]
    }
    variable Density
    if {![info exists Density]} {
        set density [expr {[tk scaling] / (96 / 72.0)}]
        set Density [expr {max(1.0, min(4.0, round($density * 4) / 4.0))}]
    }
    return $Density
}

proc ::wargame::look::theme::px {n} {
    return [expr {round($n * [density])}]
}

proc ::wargame::look::theme::size {key} {
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

proc ::wargame::look::theme::letter {key} {
    variable Letters
    return [::wargame::base::sayOr letter.$key [dict get $Letters $key]]
}

proc ::wargame::look::theme::apply {} {
    FitFonts
    Style
    event generate . <<WargameTheme>> -when tail
}
