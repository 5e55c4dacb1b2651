# theme-colors.tcl --
#
#       The colours of the table, by theme.
#
#       colors names             the names of the themes
#       colors wear NAME         takes this theme from now on
#       colors worn              its name, and how often a theme was added
#       colors color KEY         a colour, such as ink
#       colors side N            the KEY of the colour of side 0 or 1; with Dark
#                                or Light after it, of another of its colours.
#                                What is such a key stays it.
#       colors sides             both
#       colors tint KEY OF SHARE     KEY with SHARE (0 to 1) of the colour OF
#       colors has KEY           is there that colour?
#       colors add NAME COLORS LIKE  a theme more: what it does not say is as in
#                                the theme LIKE

namespace eval ::wargame::look::colors {
    namespace export names wear worn color side sides tint has add
    namespace ensemble create

    variable Name engraved
    variable Changes 0          ;# how often a theme was added

    # By theme; what a theme does not say is as in engraved.
    variable Colors {
        engraved {
            desk #3d2b1f        deskEdge #2a1c13     deskText #efe2c4
            deskSoft #b9a27f    deskButton #5a4130
            paper #f4ecd8       paperEdge #cdbb93    paperSunk #e9dec3
            paperLift #fbf6e9
            ink #241b12         inkSoft #66543f      inkFaint #9c8a6e
            link #7d2a1a        rule #b8a47c
            gold #e2b33c        goldDark #895f0c     glow #ffd95e
            good #2f6b3a        warn #a4491a         bad #a32014
            button #e8dcbd      buttonLit #f6ecd2    buttonEdge #a8925f
            focus #1f6fb2       shadow #1b120a

            ground #e2d0a2      label #2c2014        labelRedoubt #6f1d14
            labelHalo #f5ecd3   waterLabel #2b5a7c

            side0 #2f5296      side0Dark #1c3360   side0Light #6d8ecb
            side1 #3c6e41     side1Dark #224328  side1Light #7aa97c
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
            fire.side0 #2c5bb8                      fire.side1 #2f8038
            silver #c3cad1      silverDark #59636c
            cubeWhite #fbfaf4   cubeBlue #8fc3e8     cubeYellow #f3cf3d
            cubeRed #c42d22
        }
        contrast {
            desk #000000        deskEdge #000000     deskText #ffffff
            deskSoft #d8d8d8    deskButton #303030
            paper #ffffff       paperEdge #000000    paperSunk #eeeeee
            paperLift #ffffff
            ink #000000         inkSoft #202020      inkFaint #505050
            link #6a0000        rule #000000
            gold #ffd000        goldDark #5c4000     glow #ffee00
            good #00521a        warn #7a3000         bad #9c0000
            button #ffffff      buttonLit #fff6c0    buttonEdge #000000
            focus #0040c0       label #000000        labelRedoubt #7a0000
            labelHalo #ffffff   waterLabel #003a6c
            side0 #0b37a0      side0Dark #001a5c   side0Light #86a8ff
            side1 #0b5c1d     side1Dark #00300c  side1Light #7ed090
            face #ffffff        faceEdge #000000     pip #b00000
            pipOff #d0d0d0      guard #8a5a00        range #ffe100
            arm #000000         offer #fff04d        offerEdge #000000
            night #000048       dusk #3c4350         moon #ffffff
            linePast #000000     diceHit #97140e
        }
        colour_safe {
            side0 #0f5fa8      side0Dark #083a6a   side0Light #7fb6e6
            side1 #9c5315     side1Dark #693a0d  side1Light #e6ad72
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
            fire.side0 #0072b2 fire.side1 #e0a000
            cubeBlue #56b4e9    cubeYellow #f0e442   cubeRed #b3430a
        }
    }
}

proc ::wargame::look::colors::names {} {
    variable Colors
    return [dict keys $Colors]
}

proc ::wargame::look::colors::color {key} {
    variable Colors
    variable Name
    if {[dict exists $Colors $Name $key]} {
        return [dict get $Colors $Name $key]
    }
    return [dict get $Colors engraved $key]
}

proc ::wargame::look::colors::wear {name} {
    variable Name $name
}

proc ::wargame::look::colors::worn {} {
    variable Name
    variable Changes
    return [list $Name $Changes]
}

proc ::wargame::look::colors::has {key} {
    variable Colors
    return [dict exists $Colors engraved $key]
}

proc ::wargame::look::colors::add {name colors like} {
    variable Colors
    variable Changes
    incr Changes
    dict set Colors $name [dict merge [dict get $Colors $like] $colors]
}

proc ::wargame::look::colors::side {n} {
    return [expr {$n in {0 1} ? "side$n" : $n}]
}

proc ::wargame::look::colors::sides {} {
    return {side0 side1}
}

proc ::wargame::look::colors::tint {key of share} {
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

proc ::wargame::look::colors::Parts {color} {
    scan $color #%2x%2x%2x red green blue
    return [list $red $green $blue]
}
