# match.tcl --
#
#       A match as a Tcl object: it owns the C handle and tells its listeners of
#       every change.  What each query returns is said in
#       generic/core/wargame.h.
#
#   set match [::wargame::match::Match start GAME ?SCENARIO? ?OPTIONS? ?SECRET?]
#   set match [::wargame::match::Match load TEXT]            a saved match
#   set match [::wargame::match::Match openSnapshot TEXT]    see remote-seat.tcl
#   Asked of the position:
#       about side decision rule actions dice length winner fault save
#       why ACTION, whyUmpire ACTION    why not: {5.5 pinned}; "" if it may
#       view VIEWER, query VIEWER TOPIC, score VIEWER SIDE
#       moment VIEWER ?VIEWCMD?     the match as one viewer sees it: moment.tcl
#   Asked of the history:
#       entry N                     the Nth action: {side 1 action {move F10
#                                   gorki} joined 0 ...}
#       lastAction                  the number of the last but for asides, which
#                                   undo goes past
#       lastThrow, canUndo
#       stamp ?N?                   equal for two matches that are the same up
#                                   to the Nth action; N is all if left out
#       line N                      of its file, for who keeps that or sends it
#       message VIEWER SIDE READER NUMBER   of a message of the side {KNOWN
#                                   WORDS}: may it be known, and its words, as
#                                   generic/core/messages.h has it
#       events VIEWER ?FROM?        what was told, since action FROM
#       at LENGTH                   a new Match, as it was then
#       foreseen SIDE               a new Match, as it is, for SIDE, who is
#                                   asked, to try what could be done: what SIDE
#                                   may not know is drawn by lots.  Errors:
#                                   WARGAME TURN
#   Changed:
#       do SIDE ACTION, undo, together SCRIPT
#       change COMMAND ?ARG...?     by a command of C that changes its history
#       become TEXT                 puts that saved match in its place
#       take HANDLE                 puts a match that C made in its place, and
#                                   owns HANDLE
#   Those who listen are told:
#       listen, deafen, changes     see watched.tcl
#   Parts:
#       saver                       who keeps it in a file: saver.tcl
#       remote                      what is played away from it: remote-seat.tcl
#       fairDice                    dice of two secrets: fair-dice.tcl
#       deeds                       several actions as one: deeds.tcl
#       standing                    standing orders: standing.tcl
#       handle                      for C and for another interpreter

package require Tcl 8.6-

need match/deeds match/fair-dice match/remote-seat match/saver \
        match/standing match/watched

if {![info object isa class ::wargame::match::Match]} {
    oo::class create ::wargame::match::Match {
        superclass ::wargame::match::Watched
    }
}

oo::define ::wargame::match::Match {
    # Asked: what was offered, and after which change that was asked.
    variable Handle Changes Listeners Saver Views Asked

    constructor {handle} {
        # handle - what [wargame::match_new] or [wargame::match_load] returned
        next
        set Handle $handle
        set Views [dict create]
        set Asked ""
        set Saver [my Part Saver [self]]
    }

    destructor {
        if {[info exists Handle]} {
            my Free
        }
    }

    method Free {} {
        dict for {viewer view} $Views {
            ::wargame::view_free $view
        }
        set Views [dict create]
        ::wargame::match_free $Handle
    }

    # ---- parts ----

    method Part {class args} {
        # In this object's namespace, with which it ends.
        set part [self namespace]::$class
        if {![info object isa object $part]} {
            ::wargame::match::$class create $part {*}$args
        }
        return $part
    }

    method saver {} {
        # What it could not keep is an error of do or undo, and has happened all
        # the same.
        return $Saver
    }

    method remote {} {
        return [my Part RemoteSeat [self]]
    }

    method fairDice {} {
        return [my Part FairDice [self] $Saver]
    }

    method deeds {} {
        return [my Part Deeds [self]]
    }

    method standing {} {
        return [my Part Standing [self]]
    }

    method handle {} {
        # For another interpreter or umpire-password.tcl, while this object
        # lives.
        return $Handle
    }

    # ---- changed ----

    method do {side action} {
        # side - 0, 1 or chance, as [my side] says
        # action - one of [my actions]; dice: "roll 3 5"
        ::wargame::match_apply $Handle $side $action
        incr Changes
        $Saver append
        $Listeners tell
    }

    method together {script} {
        # A script that makes many changes: who listens hears of them once.
        $Listeners silently $script
    }

    method change {command args} {
        # [COMMAND HANDLE ARG...] may add actions or take some back.
        set length [my length]
        set before [my stamp]
        set told [$command $Handle {*}$args]
        if {[my stamp $length] ne $before} {
            my Replaced
        } elseif {[my length] > $length} {
            incr Changes
            $Saver append [expr {$length + 1}]
            $Listeners tell
        }
        return $told
    }

    method undo {} {
        my change ::wargame::match_undo
    }

    method become {text} {
        my take [::wargame::match_load $text]
    }

    method take {handle} {
        # Those who listen stay.
        my Free
        set Handle $handle
        my Replaced
    }

    method Replaced {} {
        # More than the last line of its file is another.
        incr Changes
        $Saver replace
        $Listeners tell
    }

    # ---- asked of the position ----

    foreach query {
        about side decision rule dice length save fault winner
    } {
        method $query {} [format {
            return [::wargame::match_%s $Handle]
        } $query]
    }

    method actions {} {
        if {[lindex $Asked 0] ne $Changes} {
            set Asked [list $Changes [::wargame::match_actions $Handle]]
        }
        return [lindex $Asked 1]
    }

    method why {action} {
        # The paragraph and the key of the reason, {5.5 pinned}; {} if allowed.
        return [::wargame::match_why $Handle $action]
    }

    method whyUmpire {action} {
        # The same of what an umpire might do.
        return [::wargame::match_why_umpire $Handle $action]
    }

    method view {viewer} {
        # A dictionary.  What has not changed since that viewer's last one is
        # the same object.  Who shows it asks the moment, which asks once.
        if {![dict exists $Views $viewer]} {
            dict set Views $viewer [::wargame::view_new $Handle $viewer]
        }
        return [::wargame::view_read [dict get $Views $viewer]]
    }

    method query {viewer topic} {
        return [::wargame::match_query $Handle $viewer $topic]
    }

    method score {viewer side} {
        return [::wargame::match_score $Handle $viewer $side]
    }

    # ---- asked of the history ----

    method events {viewer {from 0}} {
        return [::wargame::match_events $Handle $viewer $from]
    }

    method line {n} {
        return [::wargame::match_line $Handle $n]
    }

    method entry {n} {
        return [::wargame::match_entry $Handle $n]
    }

    method message {args} {
        return [list [::wargame::match_may_read $Handle {*}$args] \
                [::wargame::match_message $Handle {*}$args]]
    }

    method stamp {{n ""}} {
        return [::wargame::match_stamp $Handle \
                [expr {$n eq "" ? [my length] : $n}]]
    }

    foreach {query word} {
        lastAction last_action lastThrow last_throw canUndo can_undo
    } {
        method $query {} [format {
            return [::wargame::match_%s $Handle]
        } $word]
    }

    method at {length} {
        return [[self class] new [::wargame::match_at $Handle $length]]
    }

    method foreseen {side} {
        return [[self class] new [::wargame::match_foreseen $Handle $side]]
    }

    # ---- made ----

    self method start {game {scenario ""} {options ""} {secret 0}} {
        return [my new [::wargame::match_new $game $scenario $options $secret]]
    }

    self method openSnapshot {text} {
        return [my new [::wargame::match_open_snapshot $text NULL 0]]
    }

    self method load {text} {
        return [my new [::wargame::match_load $text]]
    }
}
