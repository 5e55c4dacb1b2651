# theme.tcl --
#
#       Every colour, font and size of the table, and no other file has one.
#
#       theme use NAME ?TEXTSCALE?  engraved, contrast or colour_safe; 1 to 2
#       theme names
#       theme color KEY             a colour, such as ink
#       theme side N                the KEY of the colour of side 0 or 1; with Dark
#                                   or Light after it, of another of its colours;
#       theme sides                 both
#       theme tint KEY OF SHARE     KEY with SHARE (0 to 1) of the colour OF
#       theme font ROLE             a Tk font, such as body
#       theme family KIND           a family that is there, for an SVG: serif,
#                                   sans, narrow, numeral (lining figures)
#       theme wide TEXT KIND WEIGHT     how many times its letters' size it is wide
#       theme size KEY              of something on the screen, in its pixels
#       theme px N                  N pixels of an ordinary screen, on this one
#       theme density               1 on an ordinary screen, 2 on a dense one
#       theme letter KEY            the letter or sign beside a colour that
#                                   means something
#       theme apply                 make the ttk widgets look so; sends the
#                                   virtual event <<WargameTheme>> to windows

need base/words

package require Tk

namespace eval ::wargame::look::theme {
    namespace export use names color side sides tint font family wide size \
            px density letter apply
    namespace ensemble create

    variable Name engraved
    variable Sides {french russian}
    variable TextScale 1.0

    # By theme; what a theme does not say is as in engraved.
    variable Colors {
        engraved {
            desk #3d2b1f        deskEdge #2a1c13     deskText #efe2c4
            deskSoft #b9a27f    deskButton #5a4130
            leaf #f4ecd8        leafEdge #cdbb93     leafSunk #e9dec3
            leafLift #fbf6e9
            ink #241b12         inkSoft #66543f      inkFaint #9c8a6e
            link #7d2a1a        rule #b8a47c
            gold #e2b33c        goldDark #895f0c     glow #ffd95e
            good #2f6b3a        warn #a4491a         bad #a32014
            button #e8dcbd      buttonLit #f6ecd2    buttonEdge #a8925f
            focus #1f6fb2       shadow #1b120a

            ground #e2d0a2      label #2c2014        labelRedoubt #6f1d14
            labelHalo #f5ecd3   waterLabel #2b5a7c

            french #2f5296      frenchDark #1c3360   frenchLight #6d8ecb
            russian #3c6e41     russianDark #224328  russianLight #7aa97c
            face #f5ecd6        faceEdge #cdbc94     pip #9e2018
            pipOff #dac9a4      guard #a67511        range #f3d23f
            arm #231b13         handRing #ffe27a
            movable #fff8dc     smoke #8c8478        fire #e8641b

            night #1b2644       dusk #4b5670         moon #f4e7b4

            offer #ffe27a       offerEdge #9c6200    lightRange #f6c945
            lightHeld #2b72ad   lightZone #8e2f4f
            lightBattle #c3291a lightTrace #2b72ad   lightSupply #3a8050
            lightWarn #b3561a

            lineSupply #2d7a46  lineCut #a32014      lineArrow #a32014
            linePast #5a4a38
            diceFace #fbf6e9    diceHit #b3261e      diceMiss #e5dabd

            corps.0 #8d7b60     corps.1 #d9822b      corps.2 #d8b02c
            corps.3 #3d9150     corps.4 #b0305c      corps.5 #6b8fa3
            corps.6 #27408b     corps.7 #b5231c      corps.8 #d9822b
            corps.9 #d8b02c     corps.10 #5b87b8     corps.11 #b5231c
            corps.12 #e9e2cc    corps.13 #7b4fa0     corps.14 #2d9b94
            corps.15 #22458f    corps.16 #c65b86     corps.17 #7d6a50
            corps.18 #7d6a50

            corps.none #6a4a86  corps.blue #27408b   corps.orange #d9822b
            corps.yellow_iii #d8b02c                 corps.green_iv #3d9150
            corps.brown_v #855630                    corps.pink #d98fa8
            corps.red_cavalry #b5231c                corps.red_guard #b5231c
            corps.yellow_1 #d8b02c                   corps.light_blue #79add6
            corps.brown_cossacks #855630             corps.white #fffdf6
            fire.1 #1b1511      fire.2 #ffffff       fire.3 #b3261e
            fire.french #2c5bb8                      fire.russian #2f8038
            silver #c3cad1      silverDark #59636c
            cubeWhite #fbfaf4   cubeBlue #8fc3e8     cubeYellow #f3cf3d
            cubeRed #c42d22
        }
        contrast {
            desk #000000        deskEdge #000000     deskText #ffffff
            deskSoft #d8d8d8    deskButton #303030
            leaf #ffffff        leafEdge #000000     leafSunk #eeeeee
            leafLift #ffffff
            ink #000000         inkSoft #202020      inkFaint #505050
            link #6a0000        rule #000000
            gold #ffd000        goldDark #5c4000     glow #ffee00
            good #00521a        warn #7a3000         bad #9c0000
            button #ffffff      buttonLit #fff6c0    buttonEdge #000000
            focus #0040c0       label #000000        labelRedoubt #7a0000
            labelHalo #ffffff   waterLabel #003a6c
            french #0b37a0      frenchDark #001a5c   frenchLight #86a8ff
            russian #0b5c1d     russianDark #00300c  russianLight #7ed090
            face #ffffff        faceEdge #000000     pip #b00000
            pipOff #d0d0d0      guard #8a5a00        range #ffe100
            arm #000000         offer #fff04d        offerEdge #000000
            night #000048       dusk #3c4350         moon #ffffff
            linePast #000000     diceHit #97140e
        }
        colour_safe {
            french #0f5fa8      frenchDark #083a6a   frenchLight #7fb6e6
            russian #9c5315     russianDark #693a0d  russianLight #e6ad72
            pip #4b2a85         good #0068a6         warn #855500
            bad #b3430a         lightBattle #b3430a  lightSupply #0072b2
            lightTrace #4b2a85  lineSupply #0072b2   lineCut #b3430a
            lineArrow #b3430a   diceHit #b3430a      focus #4b2a85
            corps.1 #e69f00     corps.2 #f0e442      corps.3 #009e73
            corps.4 #cc79a7     corps.5 #8a8a8a      corps.6 #26326b
            corps.7 #d55e00     corps.8 #e69f00      corps.9 #f0e442
            corps.10 #56b4e9    corps.11 #d55e00     corps.12 #f2f2f2
            corps.13 #7a4aa0    corps.14 #009e73     corps.15 #26326b
            corps.16 #cc79a7
            corps.blue #26326b  corps.orange #e69f00
            corps.yellow_iii #f0e442                 corps.green_iv #009e73
            corps.pink #cc79a7  corps.red_cavalry #d55e00
            corps.red_guard #d55e00                  corps.yellow_1 #f0e442
            corps.light_blue #56b4e9                 fire.3 #b3430a
            fire.french #0072b2 fire.russian #e0a000
            cubeBlue #56b4e9    cubeYellow #f0e442   cubeRed #b3430a
        }
    }

    # role -> family, size in pixels, style
    variable Fonts {
        body {sans 13 normal}       bodyBold {sans 13 bold}
        small {sans 11 normal}      smallBold {sans 11 bold}
        prompt {sans 14 normal}     heading {serif 19 bold}
        title {serif 34 bold}       subtitle {serif 18 italic}
        italic {serif 15 italic}    area {serif 18 bold}
        clock {serif 15 bold}       number {serif 26 bold}
        button {sans 13 bold}       mono {mono 12 normal}
        caption {sans 12 bold}
        page {page 16 normal}       pageBold {page 16 bold}
        pageItalic {page 16 italic} pageSmall {page 14 normal}
        pageSmallBold {page 14 bold}                    pageGap {page 2 normal}
        pageSmallItalic {page 14 italic}                pageHead {page 16 bold}
        pageTitle {page 20 bold}    pageChapter {page 32 normal}
    }
    # KIND.LANGUAGE where the usual ones lack letters, or leave them blank.
    variable Families {
        serif {{EB Garamond} {EB Garamond 12} Cormorant Garamond
            {Adobe Garamond Pro} Georgia P052 {Liberation Serif} {DejaVu Serif}
            Times}
        serif.ru {Cormorant {Libertinus Serif} {Linux Libertine O} {PT Serif}
            Georgia P052 {Liberation Serif} {DejaVu Serif} Times}
        page {{Source Serif 4} {Source Serif Pro} {Palatino Linotype} P052
            Palatino {URW Palladio L} Charter {Bitstream Charter} C059
            {Liberation Serif} {DejaVu Serif} Times}
        sans {{Source Sans 3} {Source Sans Pro} {Fira Sans} Inter {Open Sans}
            {Noto Sans} {Segoe UI} {Helvetica Neue} {Liberation Sans}
            {DejaVu Sans} Helvetica}
        numeral {C059 {Century Schoolbook} {URW Bookman} {Bookman Old Style} P052
            Palatino {Liberation Serif} {DejaVu Serif} Times}
        narrow {{Fira Sans Condensed} {Open Sans Condensed}
            {Liberation Sans Narrow} {Nimbus Sans Narrow} {Arial Narrow}
            {DejaVu Sans Condensed} {Liberation Sans} Helvetica}
        mono {{Source Code Pro} {Fira Mono} {Noto Sans Mono} Menlo Consolas
            {Liberation Mono} {DejaVu Sans Mono} Courier}
    }

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

proc ::wargame::look::theme::names {} {
    variable Colors
    return [dict keys $Colors]
}

proc ::wargame::look::theme::color {key} {
    variable Colors
    variable Name
    if {[dict exists $Colors $Name $key]} {
        return [dict get $Colors $Name $key]
    }
    return [dict get $Colors engraved $key]
}

proc ::wargame::look::theme::side {n} {
    variable Sides
    return [lindex $Sides $n]
}

proc ::wargame::look::theme::sides {} {
    variable Sides
    return $Sides
}

proc ::wargame::look::theme::tint {key of share} {
    variable Tints
    set tint [list [color $key] [color $of] $share]
    if {![info exists Tints($tint)]} {
        set mixed #
        foreach a [Parts [lindex $tint 0]] b [Parts [lindex $tint 1]] {
            append mixed [format %02x [expr {round($a + ($b - $a) * $share)}]]
        }
        set Tints($tint) $mixed
    }
    return $Tints($tint)
}

proc ::wargame::look::theme::Parts {color} {
    scan $color #%2x%2x%2x red green blue
    return [list $red $green $blue]
}

proc ::wargame::look::theme::family {kind} {
    variable Families
    variable Found
    if {[dict exists $Families $kind.[::wargame::base::language]]} {
        append kind .[::wargame::base::language]
    }
    if {![info exists Found($kind)]} {
        set there [::font families]
        set Found($kind) [lindex [dict get $Families $kind] end]
        foreach family [dict get $Families $kind] {
            if {$family in $there} {
                set Found($kind) $family
                break
            }
        }
    }
    return $Found($kind)
}

proc ::wargame::look::theme::wide {text kind weight} {
    # The same few words are measured again and again, and a font that nobody
    # shows is made anew each time.
    variable Measured
    set key [list [family $kind] $weight $text]
    if {![info exists Measured($key)]} {
        if {[array size Measured] > 4000} {
            array unset Measured
        }
        set Measured($key) \
                [::font measure [list [lindex $key 0] -100 $weight] $text]
    }
    return [expr {$Measured($key) / 100.0}]
}

proc ::wargame::look::theme::font {role} {
    variable Fonts
    dict get $Fonts $role
    set font wargame_$role
    if {$font ni [::font names]} {
        ::font create $font {*}[FontOptions $role]
    }
    return $font
}

proc ::wargame::look::theme::FontOptions {role} {
    variable Fonts
    variable TextScale
    lassign [dict get $Fonts $role] kind size style
    return [list -family [family $kind] -size [expr {
            -round($size * $TextScale * [density])}] \
        -weight [expr {$style eq "bold" ? "bold" : "normal"}] \
        -slant [expr {$style eq "italic" ? "italic" : "roman"}]]
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
    variable Fonts
    foreach role [dict keys $Fonts] {
        if {"wargame_$role" in [::font names]} {
            ::font configure wargame_$role {*}[FontOptions $role]
        }
    }
    Style
    event generate . <<WargameTheme>> -when tail
}

# Style --
#
#       The ttk widgets.
proc ::wargame::look::theme::Style {} {
    ttk::style theme use clam
    set leaf [color leaf]
    set ink [color ink]
    ttk::style configure . -background $leaf -foreground $ink \
            -fieldbackground [color leafLift] -troughcolor [color leafSunk] \
            -bordercolor [color leafEdge] -lightcolor $leaf -darkcolor $leaf \
            -selectbackground [color gold] -selectforeground $ink \
            -insertcolor $ink -font [font body] -focuscolor [color focus] \
            -arrowcolor $ink
    ttk::style configure TButton -font [font button] -padding [px 4] \
            -background [color button] -bordercolor [color buttonEdge] \
            -lightcolor [color buttonLit] -darkcolor [color button] \
            -relief raised -anchor center
    ttk::style map TButton \
            -background [list disabled $leaf pressed [color leafSunk] \
                active [color buttonLit]] \
            -foreground [list disabled [color inkFaint]] \
            -bordercolor [list focus [color focus] disabled [color leafEdge]]
    foreach {style background} {
        Default.TButton goldDark French.TButton french Russian.TButton russian
    } {
        ttk::style configure $style -background [color $background] \
                -foreground [color leafLift] \
                -lightcolor [tint $background leafLift 0.2] \
                -darkcolor [color $background]
        ttk::style map $style \
                -background [list disabled [color leafSunk] \
                    active [tint $background leafLift 0.15]] \
                -foreground [list disabled [color inkFaint]]
    }
    foreach {style background foreground} {
        Desk desk deskText   Sunk leafSunk ink   Lift leafLift ink
    } {
        ttk::style configure $style.TFrame -background [color $background]
        ttk::style configure $style.TLabel -background [color $background] \
                -foreground [color $foreground]
    }
    ttk::style configure Lift.TCheckbutton -background [color leafLift]
    ttk::style map Lift.TCheckbutton \
            -background [list active [color leafLift]] \
            -indicatorcolor [list selected [color goldDark]]
    ttk::style map TCombobox \
            -fieldbackground [list readonly [color leafLift]] \
            -background [list readonly [color button]] \
            -foreground [list readonly $ink] \
            -selectbackground [list readonly [color leafLift]] \
            -selectforeground [list readonly $ink] \
            -bordercolor [list focus [color focus]]
    ttk::style configure TCombobox -padding [px 3]
    ttk::style configure Recent.TButton -anchor w -justify left \
            -font [font body]
    ttk::style configure Heading.TLabel -font [font heading]
    ttk::style configure Small.TLabel -font [font small] \
            -foreground [color inkSoft]
    ttk::style configure Rule.TLabel -font [font italic] \
            -foreground [color link]
    ttk::style configure TPanedwindow -background [color leafEdge]
    ttk::style configure Sash -sashthickness [px 6] -gripcount 0
    WidgetArt
}

source -encoding utf-8 [file join [file dirname [file normalize \
        [info script]]] widget-art.tcl]
