# input.tcl --
#
#       What mouse and keys do on a board: what was done is told, and what is
#       looked at is known.
#
#   set input [::wargame::board::Input new CANVAS HELD OFFERS TOKENS RING TIP
#           READING EVENTCMD LETGO]
#       EVENTCMD  called with one of
#           pick TOKEN            pressed, clicked or chosen by key.  Answer
#                                 with offer and pickUp if it can be moved; else
#                                 it stays where it is.
#           clicked TOKEN         after pick, if it is not dragged
#           lead TOKEN            as pick, for one that is to go somewhere:
#                                 nothing is done where it stands
#           drop TOKEN SPACE      a held token, let fall on any space.  Do it,
#                                 or answer with refuse.  It is let go after,
#                                 but stays held if it was refused and there are
#                                 other places for it
#           formation TOKEN SPACE as drop, with Control and of several selected:
#                                 all go as far and in the same direction
#           keeping BOOL          Control is down now, or not any more, while
#                                 several are dragged
#           drawing SPACES        a line is being drawn over these, with several
#                                 selected
#           line SPACES           such a line is drawn
#           turning TOKENS X Y    an arrow is being drawn from one of these, for
#                                 them to face that point, in metres
#           face TOKENS X Y       turn them
#           march SPACE           Control-click, with a token selected or held
#           turn STEP             what is meant is to turn so many sides with
#                                 the clock
#           aim                   Return, with a token held and no space chosen
#           space SPACE           a space was clicked while nothing was held
#           hover SPACE TOKEN     what is under the pointer or the focus; ""
#           menu TOKEN SPACE X Y  right button; either may be "".  X Y: screen
#           select TOKENS         the tokens that are selected now; {} for none
#           widen TOKEN           more than that one, or than what is selected,
#                                 is wanted: answer with select
#           unnamed TOKENS        the name of these was clicked, of whom none
#                                 can be selected
#           next                  the keyboard is to go to the next token that
#                                 can act
#           cancel                a held token was let go by Escape
#           why                   what refuse says was clicked
#           coming PLACE          who comes there was clicked
#       LETGO     a command that lays the held token back
#
#       tell EVENT ARG...    -> 0 when nothing is left of the board after it
#       hover SPACE TOKEN    tells what is looked at now; "" for none
#       under                {SPACE TOKEN} of it
#       aimed                the space that a key chose, or else of under
#       offers SPACE         is that space offered?
#       focus TOKEN          the keyboard is at that token; "" for none
#       focused              the token that the keyboard is at, or ""
#       keyed                the space that the keyboard is at, if the last
#                            input was a key; else ""
#       keep BOOL            a group is to keep its formation, or not any more;
#                            told while one of it is held
#       keeps                is it to?
#       drop SPACE ?EVENT?   the held token falls there: who listens moves it,
#                            or refuses; then it stays held if there is another
#                            place for it.  -> is it held still?
#       put SPACE            as a click there: what is held falls there, or the
#                            space is told
#       click TOKEN          as a click on it: it is told as picked and, if it
#                            can be moved, as clicked.  -> is it held still?
#       cancel               the held token is let go
#       goesOn               has the held token anywhere to go but home?
#       deaf BOOL            mouse and keys do nothing on the board

need look/last-input

if {![info object isa class ::wargame::board::Input]} {
    oo::class create ::wargame::board::Input
}

oo::define ::wargame::board::Input {
    variable Canvas Held Offers Tokens Ring Tip Reading EventCmd LetGo Under \
            Tags Keeps

    constructor {canvas held offers tokens ring tip reading eventCmd \
            letGo} {
        set Canvas $canvas
        set Tags ""                     ;# the bindings, while it is deaf
        set Held $held
        set Offers $offers
        set Tokens $tokens
        set Ring $ring
        set Tip $tip
        set Reading $reading
        set EventCmd $eventCmd
        set LetGo $letGo
        set Under {{} {}}
        set Keeps 0
    }

    method tell {args} {
        set me [self]
        uplevel #0 [list {*}$EventCmd {*}$args]
        return [info object isa object $me]
    }

    method hover {space token} {
        set Under [list $space $token]
        my tell hover $space $token
    }

    method under {} {
        return $Under
    }

    method aimed {} {
        return [expr {[$Offers chosen] ne "" ? [$Offers chosen]
            : [lindex $Under 0]}]
    }

    method offers {space} {
        return [$Offers has $space]
    }

    method keyed {} {
        if {![::wargame::look::isByKey]} {
            return ""
        }
        set ring [$Ring token]
        set spaces [list [$Offers chosen] [$Held space]]
        if {$ring ne ""} {
            lappend spaces [$Tokens get $ring space]
        }
        foreach space [list {*}$spaces [$Reading space]] {
            if {$space ne ""} {
                return $space
            }
        }
        return ""
    }

    method keep {on} {
        set Keeps $on
        if {[$Held token] ne ""} {
            my tell keeping $on
        }
    }

    method keeps {} {
        return $Keeps
    }

    method focused {} {
        return [$Ring token]
    }

    method focus {token} {
        $Ring set $token
        set token [$Ring token]
        if {$token ne ""} {
            my hover [$Tokens get $token space] $token
        }
    }

    method drop {space {event drop}} {
        set token [$Held token]
        if {$space eq "" || $space eq [$Held space] && ![$Offers has $space]} {
            my cancel
            return 0
        }
        if {![my tell $event $token $space] || [$Held token] ne $token} {
            return 0
        } elseif {[$Tip isRefusal] && [my goesOn]} {
            return 1
        }
        {*}$LetGo
        return 0
    }

    method put {space} {
        if {[$Offers has $space]} {
            # What is asked about it is asked there.
            $Offers choose $space
        }
        if {[$Held token] ne ""} {
            my drop $space
        } else {
            my tell space $space
        }
    }

    method click {token} {
        return [expr {[my tell pick $token] && [my tell clicked $token]}]
    }

    method cancel {} {
        {*}$LetGo
        my tell cancel
    }

    method deaf {yes} {
        if {$yes && $Tags eq ""} {
            set Tags [bindtags $Canvas]
            bindtags $Canvas $Canvas.deaf
        } elseif {!$yes && $Tags ne ""} {
            bindtags $Canvas $Tags
            set Tags ""
        }
    }

    method goesOn {} {
        if {[$Held token] eq ""} {
            return 0
        }
        set home [$Held space]
        foreach space [$Offers keys] {
            if {$space ne $home} {
                return 1
            }
        }
        return 0
    }
}
