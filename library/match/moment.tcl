# moment.tcl --
#
#       A match as one viewer may see it now: what a presenter is asked about.
#       All who draw share one; view and answers to queries are asked for once
#       a change.
#
#   set moment [$match moment VIEWER ?VIEWCMD?]    of a Match, a ReplayCursor or
#                              SeatMatch, which owns it; when the match changes,
#                              the moment is that after the change.  VIEWCMD
#                              returns the view, such as one with notes; the
#                              words of it are the same each time
#   set own [::wargame::match::Moment new MATCH VIEWER ?VIEWCMD?]
#                              one of its own, where nobody else has that view
#       match, viewer, length  the match that is seen, by whom, and how long it
#                              is
#       changes                a number that is another after every change
#       view                   the redacted view, a dictionary
#       query TOPIC            what the rules answer the viewer on TOPIC
#       hasAsked TOPIC         has that been asked since the last change?
#       learn TOPIC ANSWER     takes what somebody else was answered on it now
#       events ?FROM?          events since that action, as told to the viewer
#       score SIDE             the side's points, as far as the viewer knows
#       isAsked                is the viewer's side asked, or does the viewer
#                              look on for both while either is asked?
#       onlyDone               is Done all that can be answered?
#       as OTHER               the moment as another viewer sees it
#       once WHAT SCRIPT       what SCRIPT returned for the caller, who alone
#                              calls something WHAT: it is run once a change
#       forget                 asks VIEWCMD again, for its view is another
#       side decision rule actions why entry stamp ...    as of the match

if {![info object isa class ::wargame::match::Moment]} {
    oo::class create ::wargame::match::Moment
}

oo::define ::wargame::match::Moment {
    variable Match Viewer ViewCmd At View Answers Made

    constructor {match viewer {viewCmd ""}} {
        set Match $match
        set Viewer $viewer
        set ViewCmd [expr {$viewCmd eq "" ? [list $match view $viewer]
            : $viewCmd}]
        my forget
    }

    method forget {} {
        set At ""
    }

    method Renew {} {
        set now [$Match changes]
        if {$now ne $At} {
            set At $now
            unset -nocomplain View
            set Answers [dict create]
            set Made [dict create]
        }
    }

    method match {} {
        return $Match
    }
    method viewer {} {
        return $Viewer
    }

    method view {} {
        my Renew
        if {![info exists View]} {
            set View [uplevel #0 $ViewCmd]
        }
        return $View
    }

    method query {topic} {
        my Renew
        if {![dict exists $Answers $topic]} {
            dict set Answers $topic [$Match query $Viewer $topic]
        }
        return [dict get $Answers $topic]
    }

    method hasAsked {topic} {
        my Renew
        return [dict exists $Answers $topic]
    }

    method learn {topic answer} {
        my Renew
        dict set Answers $topic $answer
    }

    method once {what script} {
        my Renew
        if {![dict exists $Made $what]} {
            dict set Made $what [uplevel 1 $script]
        }
        return [dict get $Made $what]
    }

    method events {{from 0}} {
        return [$Match events $Viewer $from]
    }
    method score {side} {
        return [$Match score $Viewer $side]
    }

    method isAsked {} {
        set side [$Match side]
        return [expr {$side in {0 1} && ($Viewer ni {0 1} || $Viewer eq $side)}]
    }

    method onlyDone {} {
        return [expr {[concat {*}[my actions]] eq "done"}]
    }

    method as {viewer} {
        return [expr {$viewer eq $Viewer ? [self] : [$Match moment $viewer]}]
    }

    foreach query {
        about actions canUndo changes decision dice entry lastAction
        length rule side stamp why winner
    } {
        method $query args [format {
            return [$Match %s {*}$args]
        } $query]
    }
}

# Moments --
#
#       What a Match and its like mix in: their moments, one a viewer, which end
#       with them.
if {![info object isa class ::wargame::match::Moments]} {
    oo::class create ::wargame::match::Moments
}

oo::define ::wargame::match::Moments {
    variable Moments

    method moment {viewer {viewCmd ""}} {
        set which [list $viewer $viewCmd]
        if {![info exists Moments] || ![dict exists $Moments $which]} {
            # In this object's namespace, with which it ends.
            set name [self namespace]::moment[expr {
                [info exists Moments] ? [dict size $Moments] : 0}]
            dict set Moments $which [::wargame::match::Moment create $name \
                    [self] $viewer $viewCmd]
        }
        return [dict get $Moments $which]
    }
}
