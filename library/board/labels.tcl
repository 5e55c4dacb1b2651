# labels.tcl --
#
#       Letters on spaces and tokens of a board: who types those of one has
#       pointed at it, from wherever the keyboard is.
#
#   set labels [::wargame::board::Labels new CANVAS PARTS]
#       PARTS     a dictionary of camera viewport spaces jobs plates layers
#                 tokens captions spots offers held selection ring
#
#       show WHAT CMD ?TOKENS? ?DEEDS?  letters on these, spaces or tokens, as
#                            far as can be those that they had, golden on
#                            DEEDS, and digits on TOKENS, up to nine; CMD is
#                            called with the one that is typed, "" at Escape,
#                            "" and the key at d, u or D, or a digit that none
#                            has, "" and moved when an arrow, + or - showed
#                            another part of the map, when the letters are gone;
#                            "" and none at a key that is no letter.  Where most
#                            would have no room, or many lie about small pieces,
#                            the map comes nearer, unless it was moved so.
#                            -> how many of WHAT got none: they are out of
#                            sight, or have no room
#       close                takes them away
#       keep                 takes those away that lie on spaces not offered any
#                            more
#       all                  {LETTERS WHAT ...}, digits first, then the nearest
#
#   As long as they are shown a key is one of them, moves the map, or does
#   nothing; Escape takes them away, BackSpace the one that was typed.  So does
#   the mouse, and a focus that goes elsewhere.  What is held with Control or
#   Alt goes on to the window; so do d, u and D, Done, Undo and the rest of a
#   turn, and digits while no token has one, and h, the hint, which leaves the
#   letters, but after the first of two.

need base/layouts base/windowing board/label-codes look/key-press \
        look/theme

package require Tk

if {![info object isa class ::wargame::board::Labels]} {
    oo::class create ::wargame::board::Labels
}

oo::define ::wargame::board::Labels {
    # Codes: LETTERS -> space or token, of those shown.  Typed: the first of two
    # letters.  Deeds: whose letters are golden.  Moved: the map, by a key,
    # since they were shown; then keys are heard though none is in sight.
    variable Canvas Camera Viewport Spaces Jobs Plates Layers Tokens Captions \
            Spots Offers Held Selection Ring Kept Codes Typed Cmd Deeds Moved \
            Divided

    constructor {canvas parts} {
        set Canvas $canvas
        foreach name {Camera Viewport Spaces Jobs Plates Layers Tokens
                Captions Spots Offers Held Selection Ring} {
            set $name [dict get $parts [string tolower $name]]
        }
        set Kept [::wargame::board::LabelCodes new $Tokens]
        lassign {{} "" "" {} 0 {}} Codes Typed Cmd Deeds Moved Divided
        # Before all others, which have what is left.
        set tag Labels$Canvas
        bindtags $Canvas [linsert [bindtags $Canvas] 0 $tag]
        bind $tag <Key> "if {\[[namespace code {my Key}] \
            \[::wargame::base::typedKey %K %s\] %t\]} break"
        foreach event {<Control-Key> <Alt-Key>} {
            bind $tag [::wargame::base::windowing event $event] {;}
        }
        foreach event {<ButtonPress> <FocusOut>} {
            bind $tag $event [namespace code {my close}]
        }
    }

    destructor { $Kept destroy }

    method show {what cmd {tokens {}} {deeds {}}} {
        set Cmd $cmd
        set Deeds $deeds
        set Divided $tokens
        set left [my Put $what $tokens]
        set scale [lindex [$Viewport readable] 0]
        set near [lindex [my Nearest $what] 0]
        set many [llength $what]
        if {!$Moved && $near ne "" && [$Viewport scale] < $scale
                && (2 * $left > $many || $many > 12
                    && [$Viewport scale] < $scale / 2)} {
            # Spaces are smaller than letters, or these a heap about pieces too
            # small to be told.
            set at [$Viewport metre {*}[my At $near]]
            $Camera zoomTo $scale
            $Camera lookAt {*}$at
            $Jobs rush
            set left [my Put $what $tokens]
        }
        return $left
    }

    method Put {what tokens} {
        # -> how many have none.
        my Clear
        # They keep off these.
        $Captions draw
        my Number $tokens
        set digits [dict size $Codes]
        set seen [my Seen [my Nearest $what]]
        $Kept want $seen $Deeds
        foreach one $seen {
            set code [$Kept of $one]
            if {[my Draw $one $code]} {
                dict set Codes $code $one
                $Kept give $one $code
            }
        }
        $Layers place label
        return [expr {[llength $what] - [dict size $Codes] + $digits}]
    }

    method Number {tokens} {
        # Who is out of sight or finds no room has none, and no other gets it:
        # a digit typed next means who had it before.
        set seen [my Seen $tokens]
        foreach digit {1 2 3 4 5 6 7 8 9} token [lrange $tokens 0 8] {
            if {$token in $seen && [my Draw $token $digit]} {
                dict set Codes $digit $token
            }
        }
    }

    method close {} {
        set Moved 0
        my Clear
    }

    method Clear {} {
        if {[dict size $Codes]} {
            $Canvas delete label
            set Codes [dict create]
        }
        set Typed ""
    }

    method keep {} {
        dict for {code one} $Codes {
            if {![$Tokens has $one] && ![$Offers has $one]} {
                dict unset Codes $code
                $Canvas delete label.$code
            }
        }
        if {![dict size $Codes]} {
            set Moved 0
        }
    }

    method all {} { return $Codes }

    # ---- keys ----

    method Key {key time} {
        # -> 1 if it was for this.
        if {![dict size $Codes] && !$Moved} {
            return 0
        }
        set key [::wargame::base::latinKey $key]
        if {$key eq "h" && $Typed eq ""} {
            return 0
        } elseif {$Typed eq "" && ($key in {d u D}
                || [regexp {^(KP_)?[1-9]$} $key] && ![my HasDigits])} {
            my Call "" $key
            return 0
        }
        set key [regsub {^kp_(?=\d$)} [string tolower $key] ""]
        if {$key eq "escape"} {
            my Call ""
        } elseif {$key eq "backspace"} {
            my Type ""
        } elseif {[my Moves $key]} {
            $Jobs rush
            my Clear
            set Moved 1
            uplevel #0 [list {*}$Cmd "" moved]
        } elseif {[::wargame::look::newPress $key $time]} {
            my Letter $Typed$key
        }
        return 1
    }

    method Moves {key} {
        # -> does that key show another part of the map?  It has done so.
        set step [::wargame::look::theme px 80]
        if {$key in {plus equal kp_add}} {
            $Camera zoomBy 1.2599
        } elseif {$key in {minus kp_subtract}} {
            $Camera zoomBy 0.7937
        } elseif {$key in {left right up down}} {
            $Camera pan {*}[lmap part [dict get {left {-1 0} right {1 0}
                    up {0 -1} down {0 1}} $key] { expr {$part * $step} }]
        } else {
            return 0
        }
        return 1
    }

    method Letter {code} {
        if {[dict exists $Codes $code]} {
            $Kept typed $code
            my Call [dict get $Codes $code]
        } elseif {[llength [dict keys $Codes $code?]]} {
            my Type $code
        } elseif {$code in [split abcdefghijklmnopqrstuvwxyz123456789 ""]} {
            uplevel #0 [list {*}$Cmd "" none]
        }
    }

    method HasDigits {} { return [llength $Divided] }

    method Call {args} {
        my close
        uplevel #0 [list {*}$Cmd {*}$args]
    }

    method Type {code} {
        # Those that it may become are seen.
        set Typed $code
        foreach each [dict keys $Codes] {
            $Canvas itemconfigure label.$each -state [expr {
                [string match $code* $each] ? "normal" : "hidden"}]
        }
    }

    # ---- where ----

    method Nearest {what} {
        # To what is held or selected, or where the keyboard is.
        lassign [my From] x0 y0
        return [lmap pair [lsort -real -index 1 [lmap one $what {
            set at [my At $one]
            if {![llength $at]} continue
            lassign $at x y
            list $one [expr {hypot($x - $x0, $y - $y0)}]
        }]] { lindex $pair 0 }]
    }

    method From {} {
        foreach token [list [$Held token] [lindex [$Selection tokens] 0] \
                [$Ring token]] {
            if {[$Tokens has $token] && [llength [my At [$Tokens get $token \
                    space]]]} {
                return [my At [$Tokens get $token space]]
            }
        }
        return [$Viewport pixel {*}[$Viewport middle]]
    }

    method At {one} {
        # On the canvas, {} where it is not.
        if {[$Tokens has $one]} {
            return [$Tokens place $one]
        } elseif {[$Spaces isOnGround $one]} {
            return [$Viewport pixel {*}[$Spaces middle $one]]
        }
    }

    method Seen {what} {
        return [lmap one $what {
            if {![$Viewport sees {*}[my At $one] 0]} continue
            set one
        }]
    }

    # ---- drawn ----

    method Draw {one code} {
        # -> 0 where there is no room that is free.
        if {$code eq ""} {
            return 0
        }
        set letters [string toupper $code]
        set at [$Spots find $one {*}[$Plates extent $letters bodyBold]]
        if {![llength $at]} {
            return 0
        }
        my Lead $one $at $code
        $Plates plate {*}$at center $letters \
                {*}[expr {$one in $Deeds ? {gold ink} : {ink paperLift}}] \
                [list label label.$code] bodyBold
        return 1
    }

    method Lead {one at code} {
        # A line to the token from letters that lie beside it.
        if {![$Tokens has $one]} return
        lassign [concat $at [my At $one]] x y px py
        if {max(abs($px - $x), abs($py - $y))
                < 0.52 * [$Tokens size $one]} return
        foreach {width color} {2 ink 5 paperLift} {
            $Canvas lower [$Canvas create line $px $py $x $y -width \
                    [::wargame::look::theme px $width] -fill \
                    [::wargame::look::theme color $color] -capstyle round \
                    -tags [list label label.$code lead]] label
        }
    }
}
