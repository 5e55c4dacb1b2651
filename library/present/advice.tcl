# advice.tcl --
#
#       The contract Advice: what is worth doing, what is lost by doing no more,
#       and what dice would do.
#
#       hints MOMENT           what is worth doing now, the best first: {TEXT
#                              WHERE ?ACTION ?WHEN??} each, WHERE a piece, a
#                              place or "", ACTION what is meant; those with
#                              WHEN `first` are told before a computer's, with
#                              `alone` where no computer says anything.  {} if
#                              the game has nothing to say of it
#       alarms                 at how many places from an enemy a march may be
#                              told to stop; {}: the game knows no such thing
#       alarmUsual             and at how many it does if nothing else is said
#       alarm MOMENT UNITS WITHIN  why a march of these goes no farther, with
#                              an enemy within so many places; "" if it does
#       lostByDone MOMENT ?WHO? ?ASIDE?    what whoever is asked would lose by
#                              being done now, a sentence each; not what is said
#                              of those who could act, if WHO is aside: all of
#                              them are put aside; nor of those whom nobody
#                              commands, if WHO is waiting: others go by this
#                              Done.  Those of ASIDE are put aside, and not
#                              counted among who could move and have not
#       asksAnyway MOMENT      is that asked though undo would bring it back?
#       isSetUp MOMENT         has whoever set up set up all?
#       isOnlyFinal MOMENT     is no more lost by Done than that what was done
#                              can be taken back?
#
#   Odds: a topic of [$match query].
#       oddsInBattle MOMENT    what can be asked of odds in a battle: the key of
#                              a message, odds.KEY, and the topic...
#       oddsRecall MOMENT      is somebody in the battle who is remembered?
#       oddsOfAction MOMENT ACTION  the topic of what the dice of ACTION would
#                              do, or ""
#       oddsOfDrop MOMENT UNIT PLACE ACTIONS  the topic of what may come of
#                              putting UNIT at PLACE by ACTIONS, or ""
#       oddsOfGroup MOMENT UNITS PLACE STEPS  of putting all of them there
#       doubts MOMENT PLACE ANSWER  what speaks against an attack on PLACE that
#                              cannot be undone, a sentence each; ANSWER: its
#                              odds

need base/words present/part

if {![info object isa class ::wargame::present::Advice]} {
    oo::class create ::wargame::present::Advice {
        superclass ::wargame::present::Part
    }
}

oo::define ::wargame::present::Advice {
    variable Game

    method hints {moment} {
        return {}
    }

    method alarms {} {
        return {}
    }

    method alarmUsual {} {
        return 0
    }

    method alarm {moment units within} {
        return ""
    }

    method lostByDone {moment {who ""} {aside {}}} {
        # The rules say what, and how much.
        set untold [switch -- $who {
            aside { my LeftActs }
            waiting { my LeftUncommanded }
            default { list }
        }]
        return [lmap {kind count} [[$moment as [$moment side]] query leaves] {
            set count [my LeftCount $moment $kind $count $aside]
            if {$kind in $untold || $count < 1} continue
            ::wargame::base::sayCount $Game.leaves.$kind $count \
                    {*}[my LeftWhere $moment $kind]
        }]
    }

    method asksAnyway {moment} {
        return 0
    }

    method isSetUp {moment} {
        return 0
    }

    method isOnlyFinal {moment} {
        return [expr {[dict keys [[$moment as [$moment side]] query leaves]]
            eq "setup"}]
    }

    method oddsInBattle {moment} {
        return {}
    }

    method oddsRecall {moment} {
        return 0
    }

    method oddsOfAction {moment action} {
        return ""
    }

    method oddsOfDrop {moment unit place actions} {
        return ""
    }

    method oddsOfGroup {moment units place steps} {
        return ""
    }

    method doubts {moment place answer} {
        return {}
    }

    method LeftActs {} {
        # The kinds of `leaves` that say no more than that pieces could act:
        # those that could move, and what a game adds.
        return [my LeftUnmoved]
    }

    method LeftUnmoved {} {
        # Those that count pieces that could move and have not.
        return {units}
    }

    method LeftCount {moment kind count aside} {
        # How many of those they are without those of ASIDE.
        return [expr {$kind in [my LeftUnmoved] ? $count - [llength $aside]
            : $count}]
    }

    method LeftUncommanded {} {
        # Those that say that somebody was not called on at all.
        return {}
    }

    method LeftWhere {moment kind} {
        # What else the sentence names.
        return {}
    }
}
