# thinker.tcl --
#
#       A computer player of a side of a match, who thinks without any window
#       waiting: those who search do it in a process of their own (worker.tcl).
#
#   set thinker [::wargame::match::Thinker new MATCH SIDE LEVEL ?MOST?]
#                        MOST: so many milliseconds later it answers what it has
#                        found by then; without it iterations alone count, and
#                        its answers are the same everywhere
#       level
#       think CMDPREFIX  CMDPREFIX is called with its answer to what its side is
#                        asked now, later; with "" if there is none.  Once asked
#                        for, and as long as nothing is done, it is the same.
#                        Asked anew it answers the later question alone
#       now              the best answer that it has found so far, at once
#       process          where it thinks, or thought last: a process id; ""
#                        while there is none
#       expects          what it thinks of its last answer, if it has searched:
#                        a dictionary, see computer.h
#       reason           why it gave its last answer, as far as its own side may
#                        know: a dictionary, see computer.h; {}: for none
#       follows          what it would do on, in its last answer, with a piece
#                        that this takes up: a list of actions
#       drop             drops what it was asked: its CMDPREFIX is not called
#       forget           drops it, and the plan that it follows: of what it is
#                        asked next it thinks anew

need match/worker

if {![info object isa class ::wargame::match::Thinker]} {
    oo::class create ::wargame::match::Thinker
}

oo::define ::wargame::match::Thinker {
    # Asked: the stamp of what it thinks of, or thought of last.  Begun: of what
    # Computer took up, with the thoughts Before; it would like to think so
    # long, Wanted.  Found: {THOUGHTS EXPECTS}, the best that was found of that.
    variable Match Side Level Most Computer Worker Cmd Asked Answer Expects \
            Reason Follows Due Begun Before Wanted Found

    constructor {match side level {most ""}} {
        set Match $match
        set Side $side
        set Level $level
        set Most $most
        set Computer [my NewComputer]
        set Worker ""
        set Cmd ""
        set Asked ""
        set Answer {}                   ;# the stamp when it was asked, and it
        set Expects {}
        set Reason {}
        set Follows {}
        set Due ""
        set Begun ""
        set Found {}
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

    method NewComputer {} {
        return [::wargame::computer_new [dict get [$Match about] game] $Side \
                $Level 1812]
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
            $Worker ask $Match $Side [list think $Level $Before] \
                    [namespace code [list my Thought $Asked]] \
                    [namespace code [list my Finds $Asked]]
            if {$Most ne ""} {
                set Due [after $Most [namespace code {my Enough}]]
            }
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
        if {$Begun ne [$Match stamp]} {
            set Begun [$Match stamp]
            set Found {}
            set Before [::wargame::computer_thoughts $Computer]
            set Wanted [::wargame::computer_begin $Computer [$Match handle]]
        }
        return $Wanted
    }

    method Finds {stamp found} {
        # One that was begun again has thought less at first.
        if {$stamp eq $Begun && [my Iterations $found]
                >= [my Iterations $Found]} {
            set Found $found
        }
    }

    method Iterations {found} {
        set expects [lindex $found 1]
        return [expr {[dict exists $expects iterations]
            ? [dict get $expects iterations] : 0}]
    }

    method Thought {stamp found} {
        # A process that died has no answer.
        after cancel $Due
        my Finds $stamp $found
        if {$stamp eq [$Match stamp]} {
            set Answer [list $stamp [my now]]
        }
        my Tell
    }

    method Enough {} {
        $Worker hear
        if {$Cmd ne ""} {
            $Worker drop
            my Thought $Asked {}
        }
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
        # By the plan that was found it goes on later, too.
        set Expects {}
        set Reason {}
        set Follows {}
        if {[$Match side] ne $Side} {
            return ""
        }
        my Begin
        # Found by a process of another version, it may not be understood.
        if {[llength $Found] && [catch {
            ::wargame::computer_take_thoughts $Computer [lindex $Found 0]
            set Expects [lindex $Found 1]
        }]} {
            set Found {}
        }
        set Reason unasked
        set Follows unasked
        return [::wargame::computer_answer $Computer [$Match handle]]
    }

    method process {} {
        return [expr {$Worker eq "" ? "" : [$Worker process]}]
    }

    method drop {} {
        # What it has found by now is kept.
        after cancel $Due
        set Cmd ""
        if {$Worker ne ""} {
            $Worker hear
            $Worker drop
        }
    }

    method forget {} {
        my drop
        ::wargame::computer_free $Computer
        set Computer [my NewComputer]
        set Answer {}
        set Expects {}
        set Reason {}
        set Follows {}
        set Begun ""
        set Found {}
    }
}
