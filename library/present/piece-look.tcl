# piece-look.tcl --
#
#       The contract Look of a game of pieces in slots.  ::wargame::GAME::ART, a
#       file and an ensemble of the game's, draws them:
#
#           face ROW STATE, hidden SIDE    -> a face, a dictionary; SIDE: 0 or 1
#           svg FACE MARKS SIZE            -> its picture; SIZE: see DRAWCMD at
#                                          the head of board.tcl.  Only one that
#                                          has moved is told that it is dim
#
#       The game names that file (Art); its Reader marks the pieces (marks).
#       Without one they are plain counters: see look/counter.tcl.

need base/words present/look

namespace eval ::wargame::present {
    # What was drawn lately: {GAME FACE MARKS SIZE} -> SVG, all in the colours,
    # sizes and language of DrawnIn; begun anew when scripts are loaded again,
    # which may draw otherwise.
    variable Drawn [dict create]
    variable DrawnIn ""
    variable DrawnMost 400
}

# renewDrawn --
#
#       Forgets what was drawn otherwise than it would be now; or all, if it is
#       much.
proc ::wargame::present::renewDrawn {} {
    variable Drawn
    variable DrawnIn
    variable DrawnMost
    # Who draws nothing needs no theme.
    ::wargame::base::need look/theme
    set now [list [::wargame::look::theme stamp] [::wargame::base::language]]
    if {$now ne $DrawnIn || [dict size $Drawn] >= $DrawnMost} {
        set Drawn [dict create]
        set DrawnIn $now
    }
}

if {![info object isa class ::wargame::present::PieceLook]} {
    oo::class create ::wargame::present::PieceLook {
        superclass ::wargame::present::Look
    }
}

oo::define ::wargame::present::PieceLook {
    variable Game PlaceKeys Reader ArtThere Sentences

    constructor {args} {
        next {*}$args
        set ArtThere 0
    }

    method loadArt {} {
        if {!$ArtThere && [my Art] eq ""} {
            ::wargame::base::need look/counter
        } elseif {!$ArtThere} {
            ::wargame::base::need games/$Game/[my Art]
        }
        set ArtThere 1
    }

    method Art {} {
        return ""
    }

    method Artist {} {
        return [expr {[my Art] eq "" ? "::wargame::look::counter"
            : "::wargame::${Game}::[my Art]"}]
    }

    method noted {view slot face} {
        if {[$Reader hasNote $view $slot]} {
            dict set face note [my face [$Reader recalled $view $slot] $slot]
        }
        return $face
    }

    # ---- the board ----

    method Shown {moment} {
        # The view that faces are of.
        return [$moment view]
    }

    method tokens {moment units} {
        set view [my Shown $moment]
        set title [namespace code [list $Sentences tooltip]]
        set tokens {}
        set slot 0
        foreach number [$Reader places $view] {
            set side [$Reader sideOf $slot]
            if {[my IsShown [$moment viewer] $side \
                    [lindex $PlaceKeys $number]]} {
                set key [$Reader keyIn $view $slot]
                lappend tokens [dict create id $key space \
                        [$Reader at $view $slot] \
                        side side$side \
                        face [my face $view $slot] \
                        marks [$Reader marks $view $slot] \
                        movable [expr {$key in $units}] \
                        order [my order $view $slot] \
                        title [list {*}$title $slot $view]]
            }
            incr slot
        }
        return $tokens
    }

    method order {view slot} {
        # In its stack.
        return [$Reader piece $view $slot]
    }

    method IsShown {viewer side place} {
        # Does the board show that side's pieces there?
        return [$Reader isArea $place]
    }

    method face {view slot} {
        # For the art.
        my loadArt
        set row [$Reader row $view $slot]
        if {$row eq ""} {
            set face [[my Artist] hidden [$Reader sideOf $slot]]
            return [my noted $view $slot $face]
        }
        return [[my Artist] face $row [$Reader state $view $slot]]
    }

    method draw {face marks {size 60}} {
        # Many backs are alike, and the next seat shows much the same.
        ::wargame::present::renewDrawn
        if {"moved" ni $marks} {
            set marks [lsearch -all -inline -exact -not $marks dim]
        }
        set key [list $Game $face $marks $size]
        if {![dict exists $::wargame::present::Drawn $key]} {
            my loadArt
            dict set ::wargame::present::Drawn $key \
                    [[my Artist] svg $face $marks $size]
        }
        return [dict get $::wargame::present::Drawn $key]
    }
}
