# seat-match.tcl --
#
#       A match as one viewer's seat may ask about it: what can be done is told
#       only while that viewer may answer, and what is so only as they may know
#       it.  Nothing can be done by it: that is the table's.
#
#   set seatMatch [::wargame::match::SeatMatch new MATCH VIEWER MAYCMD \
#                  ?COMMANDER? ?PASSINGCMD?]      the MATCH outlives it
#       MAYCMD     true while the viewer may answer
#       COMMANDER  of several a side, the number of who sits there: the messages
#                  of another, "desk SIDE NUMBER" and `message`, are ""; "": of
#                  nobody, or of all where it is an umpire's
#       PASSINGCMD    true while one change is about to follow another: who
#                  listens hears of what they come to, or a moment later
#       listen, deafen          as of a Match
#       actions, why ACTION     nothing, unless they may
#       decision, rule          as their view has them, unless they may
#       thinker LEVEL           a Thinker for that viewer, see there; "": there
#                               is none of that level
#       deeds                   a SeatDeeds, for that viewer: seat-deeds.tcl
#       entry N                 as of a Match, without the words of a message;
#                               of what another than the viewer did the verb,
#                               and no more; action "" if it wrote a message
#                               that the COMMANDER may not read, or is an order
#                               of another.  An umpire, and who may answer for
#                               both, has all of each
#       message SIDE READER NUMBER   the words of a message between commanders
#                               of a side, as the viewer may read them: see
#                               core/messages.h
#       whyUmpire ACTION        "- not-now" for all but an umpire
#       remoteSeat              whose seat this match is played at, far from its
#                               own; "nobody"
#       moment, view, query, events, score   as of a Match; who asks with the
#                               viewer of another side has the answer of the
#                               own.  An umpire has that of each viewer, and who
#                               may answer for both that of the side asked.
#                               Events in which an umpire names an action have
#                               its number as the viewer counts
#       length, side, winner ...  as of a Match

need base/files match/known-orders match/moment match/seat-deeds match/thinker

if {![info object isa class ::wargame::match::SeatMatch]} {
    oo::class create ::wargame::match::SeatMatch {
        superclass ::wargame::match::Moments
    }
}

oo::define ::wargame::match::SeatMatch {
    # Late: what is told in a moment, by command of who listens; "": nothing.
    variable Match Viewer MayCmd Commander Deeds PassingCmd Late

    constructor {match viewer mayCmd {commander ""} {passingCmd {expr 0}}} {
        set PassingCmd $passingCmd
        set Late [dict create]
        set Commander $commander
        set Match $match
        set Viewer $viewer
        set MayCmd $mayCmd
        # In this object's namespace, with which it ends.
        set Deeds [::wargame::match::SeatDeeds create \
                [self namespace]::Deeds $match $viewer $mayCmd]
    }

    destructor {
        foreach cmdPrefix [dict keys $Late] {
            catch {my deafen $cmdPrefix}
        }
    }

    method Heard {cmdPrefix} {
        if {![dict exists $Late $cmdPrefix]} return
        after cancel [dict get $Late $cmdPrefix]
        dict set Late $cmdPrefix ""
        if {[{*}$PassingCmd]} {
            dict set Late $cmdPrefix [after 0 $cmdPrefix]
        } else {
            uplevel #0 $cmdPrefix
        }
    }

    method listen {cmdPrefix} {
        # Of the MATCH itself, in their order: who comes during a change is not
        # told of it.
        dict set Late $cmdPrefix ""
        $Match listen [namespace code [list my Heard $cmdPrefix]]
    }

    method deafen {cmdPrefix} {
        if {[dict exists $Late $cmdPrefix]} {
            after cancel [dict get $Late $cmdPrefix]
            dict unset Late $cmdPrefix
            $Match deafen [namespace code [list my Heard $cmdPrefix]]
        }
    }

    method deeds {} {
        return $Deeds
    }

    method remoteSeat {} {
        return [[$Match remote] seat]
    }

    method actions {} {
        return [expr {[{*}$MayCmd] ? [$Match actions] : {}}]
    }

    method why {action} {
        return [expr {[{*}$MayCmd] ? [$Match why $action] : ""}]
    }

    foreach what {decision rule} {
        method $what {} [format {
            if {[{*}$MayCmd]} {
                return [$Match %1$s]
            }
            return [dict get [my view $Viewer] %1$s]
        } $what]
    }

    method thinker {level} {
        return [expr {$Viewer in {0 1} && $level in [::wargame::levels \
                [dict get [$Match about] game]]
            ? [::wargame::match::Thinker new $Match $Viewer $level] : ""}]
    }

    method entry {n} {
        set entry [$Match entry $n]
        set side [dict get $entry side]
        if {![my KnowsWhole $side]} {
            set verb [lrange [dict get $entry action] 0 0]
            return [dict replace $entry action $verb did $verb joined 0 \
                    ordered 0 message 0]
        } elseif {$side in {0 1} && $Viewer ne "umpire"} {
            set entry [::wargame::match::entryFor $Commander $entry]
            set number [dict get $entry message]
            if {$number
                    && ![lindex [my Message $side $Commander $number] 0]} {
                return [dict replace $entry action "" did "" message 0]
            }
            # Who may read the words of a message is asked by its number.
            dict set entry did [regsub { \| .*} [dict get $entry did] ""]
        }
        return $entry
    }

    method message {side reader number} {
        # READER is nobody's number where the umpire asks.
        return [expr {[my IsReader $reader]
            ? [lindex [my Message $side $reader $number] 1] : ""}]
    }

    method Message {side reader number} {
        return [$Match message $Viewer $side \
                [expr {[string is integer -strict $reader] ? $reader : -1}] \
                $number]
    }

    method IsReader {number} {
        # May messages be asked for as that commander?
        return [expr {$Viewer eq "umpire" || $number eq $Commander}]
    }

    method KnowsWhole {who} {
        # Of actions of this side, of chance or an umpire.
        return [expr {$Viewer eq "umpire" || $who in [list chance $Viewer]
            || ($Viewer ni {0 1} && [{*}$MayCmd])}]
    }

    method whyUmpire {action} {
        return [expr {$Viewer eq "umpire" ? [$Match whyUmpire $action]
            : "- not-now"}]
    }

    # ---- as its viewer may know it ----

    method As {viewer} {
        # As whom the seat is answered that asks as VIEWER.
        return [expr {$viewer in [list $Viewer public] || $Viewer eq "umpire"
            || ($Viewer eq "public" && $viewer eq [$Match side]
                && [{*}$MayCmd]) ? $viewer : $Viewer}]
    }

    method moment {viewer {viewCmd ""}} {
        return [next [my As $viewer] $viewCmd]
    }

    method view {viewer} {
        # As all who look at the match share it.
        return [[$Match moment [my As $viewer]] view]
    }

    method query {viewer topic} {
        if {[regexp {^desk \S+ (.*)$} $topic - number]
                && ![my IsReader $number]} {
            return ""
        }
        if {[string match "can *" $topic] && $Viewer ne "umpire"
                && ![{*}$MayCmd]} {
            # It would tell to whom another commander has written.
            return ""
        }
        return [[$Match moment [my As $viewer]] query $topic]
    }

    method events {viewer args} {
        set viewer [my As $viewer]
        return [::wargame::match::countedFor $Commander $Match $viewer \
                [::wargame::match::eventsFor $Commander $Match \
                [$Match events $viewer {*}$args]]]
    }

    method score {viewer args} {
        return [$Match score [my As $viewer] {*}$args]
    }

    foreach query {
        about changes side dice length winner lastAction lastThrow stamp canUndo
    } {
        method $query args [format {
            return [$Match %s {*}$args]
        } $query]
    }
}
