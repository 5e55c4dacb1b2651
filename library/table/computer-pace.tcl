# computer-pace.tcl --
#
#       How a computer's moves follow one another on the map: by the preference
#       moves one after another, group by group (those of a corps where pieces
#       are taken up, else those that end at the same place; a piece that goes
#       on is of the group before), or all at once.  Where nobody plays, groups
#       follow one another sooner, and answers of a kind that end nowhere are
#       one, as where several leaders are activated.
#
#   set pace [::wargame::table::ComputerPace new TABLE]
#       alone IS         notes whether computers play all sides
#       pause ACTION     milliseconds until ACTION, which was decided, is done
#       does ACTION      notes that ACTION is done now
#       told IS          notes whether a reason was shown with it; unsaid: none
#       skip ?WATCHED?   leaves all pauses out, until again; WATCHED: nobody
#                        plays, so those of dice, too
#       skipsDice        does it leave those out?
#       again            pauses again: a person has answered, or where none
#                        plays a turn or an impulse has begun
#       hasStepped VIEWER  has a turn or an impulse begun since skip, or since
#                        this was asked last, as VIEWER knows?
#       isQuick          is there no pause, nor time to follow what is done?
#       isMissed         was anything done so since this was asked last?
#       forgetMissed     what was done so was watched

need base/prefs

namespace eval ::wargame::table {
    # Milliseconds that a person waits at most, however busy the machine is.
    variable LongestThought {
        recruit "" sergeant "" officer "" general 3000 marshal 8000
    }
}

if {![info object isa class ::wargame::table::ComputerPace]} {
    oo::class create ::wargame::table::ComputerPace
}

oo::define ::wargame::table::ComputerPace {
    # Pause: between two answers, so that they can be followed; Read: after one
    # that had a reason to be read.
    # Group: of the answer before; About: {VERB PIECE} of it.  Told: had it a
    # reason?  Alone: do computers play all sides?  Skips: no pauses.
    # Seen: up to which action it was looked for one that begins.
    variable Table Match Pause Read Group About Told Alone Skips Watched \
            Missed Seen

    constructor {table} {
        set Table $table
        set Match [$table match]
        set Pause 350
        set Read 1400
        lassign {"" {} 0 0} Group About Told Alone
        lassign {0 0 0 0} Skips Watched Missed Seen
    }

    method alone {is} {
        set Alone $is
    }

    method pause {action} {
        set groups [expr {[::wargame::base::prefs get moves] eq "group"}]
        if {[my isQuick] || ![::wargame::base::prefs get motion]
                || [my IsLed $action]
                || ($groups && ([my GoesOn $action]
                    || [my GroupOf $action] eq $Group))} {
            return 1
        }
        return [expr {$Told && !($groups && $Alone) ? $Read : $Pause}]
    }

    method GoesOn {action} {
        # Is it of the piece that the answer before was about?
        return [expr {[lrange $action 0 1] eq $About
            && [[[$Table presenter] reader] isUnit [lindex $action 1]]}]
    }

    method does {action} {
        set Group [my GroupOf $action]
        set About [lrange $action 0 1]
        set Told 0
        set Missed [expr {$Missed || [my isQuick]}]
    }

    method told {is} {
        set Told $is
    }

    method skip {{watched 0}} {
        set Skips 1
        set Watched $watched
        set Seen [$Match length]
    }

    method skipsDice {} {
        return [expr {$Skips && $Watched}]
    }

    method again {} {
        set Skips 0
        lassign {"" {}} Group About
    }

    method hasStepped {viewer} {
        set from [expr {min($Seen, [$Match length]) + 1}]
        set Seen [$Match length]
        set events [[$Table presenter] events]
        return [expr {$Skips && 1 in [lmap event \
                [$Match events $viewer $from] {
            $events isStep $event
        }]}]
    }

    method isQuick {} {
        return [expr {$Skips || [::wargame::base::prefs get moves] eq "all"}]
    }

    method isMissed {} {
        set missed $Missed
        my forgetMissed
        return $missed
    }

    method forgetMissed {} {
        lassign {0 0} Missed Watched
    }

    method IsLed {action} {
        # Of a piece that was taken up, where it goes and how.
        set gestures [[$Table presenter] gestures]
        return [expr {![$gestures takesUp $action]
            && [$gestures inHand [$Match moment [$Match side]]] ne ""}]
    }

    method GroupOf {action} {
        if {[my IsLed $action]} {
            return $Group
        } elseif {[[[$Table presenter] gestures] takesUp $action]} {
            return [list [$Match side] [[[$Table presenter] words] corps \
                    [lindex $action 1]]]
        }
        set end [lindex $action end]
        return [list [$Match side] [$Match decision] [lindex $action 0] [expr {
            $Alone && ![[[$Table presenter] reader] isPlace $end] ? "" : $end}]]
    }
}
