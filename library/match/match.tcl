# match.tcl --
#
#       A match as a Tcl object: it owns the C handle and tells its
#       listeners of every change.

package require Tcl 8.6-

need match/moment

if {![info object isa class ::wargame::match::Match]} {
    oo::class create ::wargame::match::Match {
        superclass ::wargame::match::Moments
    }
}

oo::define ::wargame::match::Match {
    variable Handle Changes Listeners Autosave Behind Silent Views

    constructor {handle} {
        # handle - what [wargame::match_new] or [wargame::match_load] returned
        set Handle $handle
        set Changes 0
        set Views [dict create]
        set Listeners {}
        set Autosave {}
        set Behind 0
        set Silent 0
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

    method handle {} {
        # For another interpreter, while this object lives.
        return $Handle
    }

    method listen {cmdPrefix} {
        # Call cmdPrefix, with no arguments, after every change.
        lappend Listeners $cmdPrefix
    }

    method deafen {cmdPrefix} {
        # Call it no more.
        set Listeners [lsearch -all -inline -not -exact $Listeners $cmdPrefix]
    }

    method keep {cmdPrefix} {
        # Before anybody hears of a change call cmdPrefix with the word
        # append or replace, and the text to append to the file or to replace
        # it with.  What it could not keep is an error of do or undo, and has
        # happened all the same; the next change replaces the whole.
        set Autosave $cmdPrefix
    }

    method do {side action} {
        # side - 0, 1 or chance, as [my side] says
        # action - one of [my actions]; dice: "roll 3 5"
        ::wargame::match_apply $Handle $side $action
        incr Changes
        if {[llength $Autosave]} {
            my Keep append [::wargame::match_line $Handle [my length]]
        }
        my Changed
    }

    method together {script} {
        # Run a script that makes many changes: who listens hears of them once,
        # when it has ended.
        incr Silent
        try {
            uplevel #0 $script
        } finally {
            incr Silent -1
            my Changed
        }
    }

    method undo {} {
        ::wargame::match_undo $Handle
        incr Changes
        my Undone
    }

    method undoWhile {test} {
        # One after another while that command says so; kept and told once.
        set length [my length]
        try {
            while {[uplevel #0 $test]} {
                ::wargame::match_undo $Handle
                incr Changes
            }
        } finally {
            if {[my length] != $length} {
                my Undone
            }
        }
    }

    method Undone {} {
        if {[llength $Autosave]} {
            my Keep replace [my save]
        }
        my Changed
    }

    method Keep {how text} {
        if {$Behind} {
            set how replace
            set text [my save]
        }
        set Behind 1
        try {
            uplevel #0 [list {*}$Autosave $how $text]
        } trap {WARGAME LOST} {} {
            uplevel #0 [list {*}$Autosave elsewhere [my save]]
        }
        set Behind 0
    }

    method catchUp {} {
        # What could not be kept is tried again; if it still cannot, an error.
        if {$Behind && [llength $Autosave]} {
            my Keep replace [my save]
        }
    }

    method Changed {} {
        # One of them may make another go.  The fault of one keeps no other
        # from hearing; it is told in the background.
        if {$Silent} {
            return
        }
        foreach cmdPrefix $Listeners {
            if {$cmdPrefix in $Listeners
                    && [catch {uplevel #0 $cmdPrefix} message options] == 1} {
                after 0 [list return -options \
                        [dict merge $options {-level 0}] $message]
            }
        }
    }

    method changes {} {
        # Another number after each.
        return $Changes
    }

    # Questions about the match; see generic/core/wargame.h for each.
    foreach query {
        about side decision rule dice actions length save fault winner verify
    } {
        method $query {} [format {
            return [::wargame::match_%s $Handle]
        } $query]
    }
    method guest {} {
        return [::wargame::match_remote_seat $Handle]
    }
    method deeds {} {
        return [::wargame::match_remote_actions $Handle]
    }
    method lastDeed {} {
        # The number of the last action but for notes and seats, which undo
        # goes past; 0: there is none.
        set n [my length]
        while {$n > 0 && [regexp {^umpire (note|seat) } [my line $n]]} {
            incr n -1
        }
        return $n
    }
    method canUndo {} {
        return [::wargame::match_can_undo $Handle]
    }
    method why {action} {
        # The paragraph and the key of the reason, {5.5 pinned}; {} if allowed.
        return [::wargame::match_why $Handle $action]
    }
    method whyUmpire {action} {
        # The same of what an umpire might do.
        return [::wargame::match_why_umpire $Handle $action]
    }
    method lastThrow {} {
        return [::wargame::match_last_throw $Handle]
    }
    method view {viewer} {
        # A dictionary; see generic/core/wargame.h.  What has not changed since
        # that viewer's last one is the same object.
        if {![dict exists $Views $viewer]} {
            dict set Views $viewer [::wargame::view_new $Handle $viewer]
        }
        return [::wargame::view_read [dict get $Views $viewer]]
    }
    method query {viewer topic} {
        return [::wargame::match_query $Handle $viewer $topic]
    }
    method news {viewer {from 0}} {
        return [::wargame::match_events $Handle $viewer $from]
    }
    method score {viewer side} {
        return [::wargame::match_score $Handle $viewer $side]
    }
    method line {n} {
        return [::wargame::match_line $Handle $n]
    }
    method commit {first second} {
        # Before the first action: its dice are to follow from two secrets.
        ::wargame::match_commit $Handle $first $second
        if {[llength $Autosave]} {
            my Keep replace [my save]
        }
    }
    method commitments {} {
        # Both, compared as strings by who asks; {} if none were agreed.
        set words [split [lsearch -inline [split [my line 0] \n] "fair *"]]
        return [lrange $words 1 end]
    }
    method throw {first second} {
        # The dice that follow now: "roll 3 5".
        return [::wargame::match_throw $Handle $first $second]
    }
    method lend {side from} {
        # What the side to act may know, as text for another Match.
        return [::wargame::match_snapshot $Handle $side $from]
    }
    method surprised {side} {
        return [::wargame::match_surprised $Handle $side]
    }
    method borrow {text since} {
        # A match borrowed goes on as it was lent now; news up to number since
        # stay.
        my Become [::wargame::match_open_snapshot $text $Handle \
                [expr {$since + 1}]]
    }
    method become {text} {
        # Another match takes its place, with those who listen.
        my Become [::wargame::match_load $text]
    }
    method Take {handle} {
        # In place of its own.
        my Free
        set Handle $handle
    }

    method Become {handle} {
        my Take $handle
        incr Changes
        if {[llength $Autosave]} {
            my Keep replace [my save]
        }
        my Changed
    }
    method at {length} {
        # A new Match, as this one was after its first length actions.
        return [[self class] new [::wargame::match_at $Handle $length]]
    }

    self method start {game {scenario ""} {options ""} {secret 0}} {
        return [my new [::wargame::match_new $game $scenario $options $secret]]
    }
    self method borrow {text} {
        # That text as a match of its own.
        return [my new [::wargame::match_open_snapshot $text NULL 0]]
    }
    self method load {text} {
        return [my new [::wargame::match_load $text]]
    }
}
