# table-computers.tcl --
#
#       The sides of a table that computers play.
#
#   set computers [::wargame::table::TableComputers new TABLE]
#       levels           the levels of this game, the weakest first
#       level SIDE       the level of who plays a side; "": a person
#       seat SIDE LEVEL  seats a computer player of LEVEL from now on; "": a
#                        person.  It is kept beside the match, or told that
#                        not; nothing is done where that side plays by letter
#       take SIDE        a person plays it from now on, asked first, if need be:
#                        taking-sides.tcl
#       takeUp           seats those that are kept beside the match; where they
#                        play all sides, they rest
#       rests            do they rest, until a person lets them go on or plays?
#       rest, goOn       so they do from now on, and then at their usual pace;
#                        and no longer
#       playAll          do they play every side that the rules do not?
#       mayPause, switchPause, pauseLabel    computers-pause.tcl
#       sides            the sides that computers play
#       onlooker         whose seat is shown where not both sides play here: the
#                        one that does, or that alone a person ever played; the
#                        umpire's where no person plays or ever played
#       whoPlays         the sides, and what computers decided: who-played.tcl
#       isRival SIDE     does a computer play that side against a person?
#       areAsked         is a computer player asked now?
#       think, play      who is asked begins: the Turn is told "thought"; does
#                        what that came to
#       hurry            does at once the best that there is so far, and what
#                        follows without a pause, until a person has answered
#                        or, where none plays, a turn or an impulse begins
#       pause ACTION, skipsDice    computer-pace.tcl
#       lookBack         the map is back again, if a person is asked now
#       caughtUp         what was done without a pause is shown to the person
#                        who is asked now, as soon as the map is in sight
#       reason N VIEWER  why a computer did action N: computer-deeds.tcl

need match/agreed match/players-kept match/thinker match/who-played \
        table/computer-deeds table/computer-pace table/computers-kept \
        table/computers-menu table/computers-pause table/moves-followed \
        table/onlooker table/taking-sides

if {![info object isa class ::wargame::table::TableComputers]} {
    oo::class create ::wargame::table::TableComputers
}

oo::define ::wargame::table::TableComputers {
    # Answer: {STAMP ACTION}, to what was asked at that moment.
    # Alone: did they play both sides from the beginning until now?
    # Who: which actions were whose.  Rests: as of rests, since Paused, a stamp.
    variable Table Match Thinkers Who Pace Followed Answer Alone Rests \
            Paused Taking Deeds

    constructor {table} {
        set Table $table
        set Match [$table match]
        set Thinkers [dict create]      ;# by side
        set Who [::wargame::match::WhoPlayed new $Match \
                [namespace code {my Keep}]]
        set Pace [::wargame::table::ComputerPace new $table]
        set Followed [::wargame::table::MovesFollowed new $table]
        set Taking [::wargame::table::TakingSides new $table $Who]
        set Deeds [::wargame::table::ComputerDeeds new $table $Who $Pace \
                $Followed]
        lassign {{"" ""} 0 0 ""} Answer Alone Rests Paused
    }

    destructor {
        if {[info exists Thinkers]} {
            if {[info object isa object $Match]
                    && [dict size [$Who stretches]]} {
                $Who remember
            }
            foreach thinker [dict values $Thinkers] {
                $thinker destroy
            }
            $Taking destroy
            $Deeds destroy
            $Who destroy
            $Pace destroy
            $Followed destroy
        }
    }

    method levels {} {
        return [::wargame::levels [dict get [$Match about] game]]
    }

    method level {side} {
        return [expr {[dict exists $Thinkers $side]
            ? [[dict get $Thinkers $side] level] : ""}]
    }

    method whoPlays {} {
        $Who follow
        return [list [my sides] [$Who stretches]]
    }

    method isRival {side} {
        return [expr {[my level $side] ne "" && [dict size $Thinkers] < 2}]
    }

    method seat {side level} {
        if {[my level $side] ne $level
                && [::wargame::table::mayComputer $Table $side]} {
            set Rests [expr {$Rests && $level ne ""}]
            if {$level eq "" && [my playAll]} {
                $Pace forgetMissed
                [$Table place] takesOver $side
            }
            my Seat $side $level
            my Keep
            [$Table place] inform [::wargame::table::seatedSaid $Table $side]
        }
    }

    method take {side} {
        $Taking take $side
    }

    method Seat {side level} {
        if {[dict exists $Thinkers $side]} {
            [dict get $Thinkers $side] destroy
            dict unset Thinkers $side
        }
        if {$level ne ""} {
            dict set Thinkers $side [::wargame::match::Thinker new $Match \
                    $side $level \
                    [dict get $::wargame::table::LongestThought $level]]
        }
        $Who seat $side $level
        set Alone [expr {$Alone && [dict size $Thinkers] > 1}]
        if {![::wargame::match::isBegun $Match]} {
            set Alone [expr {[dict size $Thinkers] == 2}]
            # Who plays sits down first; nothing is handed over.
            $Table seatFor [[$Table place] onlooker]
        }
        $Table rolesChanged
    }

    method Keep {} {
        $Who remember
        ::wargame::table::keepComputers $Table [dict map {side thinker} \
                $Thinkers { $thinker level }] $Alone [$Who stretches]
    }

    method takeUp {} {
        set path [[$Table autosave] path]
        $Who recall $path
        set kept [::wargame::table::keptComputers $Table]
        set Rests [expr {[dict size $kept] == [my Seats]}]
        set Paused [$Match stamp]
        dict for {side level} $kept {
            my Seat $side $level
        }
        # What is known of others goes on beside it; persons play now.
        set before [$Who stretches]
        foreach side [dict keys $before] {
            $Who seat $side [my level $side]
        }
        if {[$Who stretches] ne $before || ([dict size $before]
                && ![::wargame::match::playersKept isThere $path])} {
            my Keep
        }
        set Alone [expr {[dict size $Thinkers] == 2
            && [::wargame::match::playersKept areAlone $path]}]
        if {$Alone} {
            $Table rolesChanged         ;# not known as they sat down
        }
    }

    method rests {} {
        # One of them, until it or a person who undoes has done anything.
        return [expr {$Rests && ([my playAll] || [$Match stamp] eq $Paused)}]
    }

    method rest {} {
        lassign [list 1 [$Match stamp]] Rests Paused
        $Pace again
        $Table settle
    }

    method goOn {} {
        set Rests 0
        $Table settle
    }

    foreach what {mayPause switchPause pauseLabel} {
        method $what {} [format {
            return [::wargame::table::%s $Table]
        } $what]
    }

    method sides {} {
        return [lsort [dict keys $Thinkers]]
    }

    method onlooker {} {
        return [::wargame::table::onlookerOf $Table $Alone \
                [expr {[my playAll] ? [$Who persons] : {}}]]
    }

    method areAsked {} {
        # Asked after each change of the match.
        $Who follow
        return [expr {[dict exists $Thinkers [$Match side]]
            && [[$Table mode] mayAnswer]}]
    }

    method Asked {} {
        return [dict get $Thinkers [$Match side]]
    }

    method think {} {
        if {[$Table seat] ne ""} {
            [$Table seat] message [::wargame::table::thinkingSaid $Table]
        }
        if {[my HasPersonAnswered]
                || ([my playAll] && [$Pace hasStepped [$Table viewer]])} {
            $Pace again
        }
        [my Asked] think [namespace code {my Thought}]
    }

    method playAll {} {
        return [expr {[dict size $Thinkers] == [my Seats]}]
    }

    method Seats {} {
        # How many: of a solitaire match the rules play a side.
        return [llength [[[$Table presenter] reader] seats \
                [dict get [$Match about] scenario]]]
    }

    method Thought {action} {
        set Answer [list [$Match stamp] $action]
        [$Table turn] later [my pause $action] thought
    }

    method pause {action} {
        $Pace alone [my playAll]
        return [$Pace pause $action]
    }

    method skipsDice {} {
        return [$Pace skipsDice]
    }

    method lookBack {} {
        if {[$Match side] ni [list chance {*}[my sides]]} {
            $Followed over
        }
    }

    method caughtUp {} {
        set seat [$Table seat]
        if {$seat ne "" && [llength [$seat offered]]
                && (![$seat panel isOut] || [$seat panel isBeside])
                && [$Pace isMissed]} {
            $seat notify missed
        }
    }

    method HasPersonAnswered {} {
        set n [$Match lastAction]
        return [expr {$n > 0 && [dict get [$Match entry $n] side] in {0 1}
            && [dict get [$Match entry $n] side] ni [my sides]}]
    }

    method play {} {
        # It may be of a question that was answered in a hurry.
        if {[lindex $Answer 0] ne [$Match stamp]} {
            return
        }
        if {![$Pace isQuick] && ![$Followed isReady]} {
            [$Table turn] later 50 thought
        } else {
            $Deeds do [lindex $Answer 1] [my Asked]
        }
    }

    method hurry {} {
        # What it has thought of, if it is but waiting to be followed.
        $Pace skip [my playAll]
        [my Asked] drop
        $Deeds do [expr {[lindex $Answer 0] eq [$Match stamp]
            ? [lindex $Answer 1] : [[my Asked] now]}] [my Asked]
    }

    method reason {n viewer} {
        return [$Deeds reason $n $viewer]
    }
}
