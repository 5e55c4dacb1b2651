# thinker.tcl --
#
#       A computer player of a side of a match, who thinks without any window
#       waiting: those who search do it in a process of their own (worker.tcl).
#
#   set thinker [::wargame::match::Thinker new MATCH SIDE LEVEL]
#       level
#       think CMDPREFIX  CMDPREFIX is called with its answer to what its side is
#                        asked now, later; with "" if there is none.  Once asked
#                        for, and as long as nothing is done, it is the same.
#                        Asked anew it answers the later question alone
#       now              the best answer that it has at once
#       expects          what it thinks of its last answer, if it has searched:
#                        a dictionary, see computer.h
#       reason           why it gave its last answer, as far as its own side may
#                        know: a dictionary, see computer.h; {}: for none
#       follows          what it would do on, in its last answer, with a piece
#                        that this takes up: a list of actions
#       drop             drops what it was asked: its CMDPREFIX is not called

need match/worker

if {![info object isa class ::wargame::match::Thinker]} {
    oo::class create ::wargame::match::Thinker
}

oo::define ::wargame::match::Thinker {
    # Asked: the stamp of what it thinks of, or thought of last.
    variable Match Side Level Computer Worker Cmd Asked Answer Expects Reason \
            Follows Due

    constructor {match side level} {
        set Match $match
        set Side $side
        set Level $level
        set Computer [::wargame::computer_new [dict get [$match about] game] \
                $side $level 1812]
        set Worker ""
        set Cmd ""
        set Asked ""
        set Answer {}                   ;# the stamp when it was asked, and it
        set Expects {}
        set Reason {}
        set Follows {}
        set Due ""
    }

    destructor {
        if {[info exists Computer]} {
            after cancel $Due
            ::wargame::computer_free $Computer
            if {$Worker ne ""} {
                $Worker destroy
            }
        }
    }

    method level {} {
        return $Level
    }

    method think {cmdPrefix} {
        if {$Cmd ne "" && $Asked eq [$Match stamp]} {
            set Cmd $cmdPrefix
            return
        }
        # What it was asked before something was done is asked no more.
        my drop
        set Asked [$Match stamp]
        set Cmd $cmdPrefix
        if {[lindex $Answer 0] ne $Asked && [my Begin] > 0} {
            if {$Worker eq ""} {
                set Worker [::wargame::match::Worker new]
            }
            $Worker ask $Match $Side "think $Level" \
                    [namespace code [list my Thought $Asked]]
            return
        }
        if {[lindex $Answer 0] ne $Asked} {
            set Answer [list $Asked [my now]]
        }
        set Due [after idle [namespace code {my Tell}]]
    }

    method Begin {} {
        # How long it would like to think; 0: it knows already.
        if {[$Match side] ne $Side} {
            return 0
        }
        return [::wargame::computer_begin $Computer [$Match handle]]
    }

    method AtOnce {} {
        return [expr {[$Match side] ne $Side ? ""
            : [::wargame::computer_answer $Computer [$Match handle]]}]
    }

    method Thought {stamp answer} {
        # A process that died has no answer.
        if {$stamp eq [$Match stamp]} {
            lassign $answer action expects reason follows
            set Answer [list $stamp [expr {$action eq "" ? [my now]
                : $action}]]
            set Expects $expects
            if {$action ne ""} {
                set Reason $reason
                set Follows $follows
            }
        }
        my Tell
    }

    method Tell {} {
        set cmd $Cmd
        set Cmd ""
        if {$cmd ne ""} {
            uplevel #0 [list {*}$cmd [expr {[lindex $Answer 0]
                eq [$Match stamp] ? [lindex $Answer 1] : ""}]]
        }
    }

    method expects {} {
        return $Expects
    }

    method reason {} {
        # Worked out when it is asked for.
        if {$Reason eq "unasked"} {
            set Reason [::wargame::computer_reason $Computer]
        }
        return $Reason
    }

    method follows {} {
        # Of its own side, as it was then: the match may have gone on.
        if {$Follows eq "unasked"} {
            set Follows [::wargame::computer_follows $Computer [$Match handle]]
        }
        return $Follows
    }

    method now {} {
        my Begin
        set Expects {}
        set Reason [expr {[$Match side] eq $Side ? "unasked" : {}}]
        set Follows $Reason
        return [my AtOnce]
    }

    method drop {} {
        after cancel $Due
        set Cmd ""
        if {$Worker ne ""} {
            $Worker drop
        }
    }
}
