# odds-service.tcl --
#
#       Answers about the odds of a match as it is now, computed by a Worker one
#       after another.  When the match goes on, nobody waits any more and what
#       was answered is forgotten.
#
#   set odds [::wargame::match::OddsService new MATCH]
#                            the MATCH (or ReplayCursor) outlives it
#       ask WHO VIEWER TOPIC CMDPREFIX    CMDPREFIX is called with the answer
#                            once it is known, perhaps at once; WHO asks is a
#                            word of the caller's
#       forget WHO           lets WHO wait no longer; what nobody asks for again
#                            at once is computed no further
#       isBusy               does anybody wait?
#       worker               the Worker

need match/worker

if {![info object isa class ::wargame::match::OddsService]} {
    oo::class create ::wargame::match::OddsService
}

oo::define ::wargame::match::OddsService {
    variable Match Worker Stamp Known Waiting Posed Due

    constructor {match} {
        set Match $match
        set Due ""
        set Worker [::wargame::match::Worker new]
        my Restart
    }

    destructor {
        if {[info exists Worker]} {
            after cancel $Due
            $Worker destroy
        }
    }

    method isBusy {} {
        return [expr {[llength $Waiting] > 0}]
    }

    method worker {} {
        return $Worker
    }

    method Restart {} {
        set Stamp [$Match stamp]
        set Known [dict create]         ;# by VIEWER and TOPIC
        set Waiting {}                  ;# {WHO VIEWER TOPIC CMDPREFIX}...
        set Posed ""                    ;# {VIEWER TOPIC} that is computed
        $Worker drop
    }

    method ask {who viewer topic cmdPrefix} {
        if {[$Match stamp] ne $Stamp} {
            my Restart
        }
        if {[dict exists $Known $viewer $topic]} {
            uplevel #0 [list {*}$cmdPrefix [dict get $Known $viewer $topic]]
        } else {
            lappend Waiting [list $who $viewer $topic $cmdPrefix]
            my Next
        }
    }

    method forget {who} {
        set Waiting [lmap question $Waiting {
            if {[lindex $question 0] eq $who} continue
            set question
        }]
        after cancel $Due
        set Due [after idle [namespace code {my Tidy}]]
    }

    method Tidy {} {
        # Stop what nobody waits for.
        foreach question $Waiting {
            if {[lrange $question 1 2] eq $Posed} {
                return
            }
        }
        $Worker drop
        my Next
    }

    method Next {} {
        if {[$Worker isBusy] || [llength $Waiting] == 0} {
            return
        }
        if {[$Match stamp] ne $Stamp} {
            my Restart
        } else {
            set Posed [lrange [lindex $Waiting 0] 1 2]
            $Worker ask $Match {*}$Posed \
                    [namespace code [list my Answered {*}$Posed]]
        }
    }

    method Answered {viewer topic answer} {
        # The match may have gone on meanwhile.
        if {[$Match stamp] ne $Stamp} {
            my Restart
            return
        }
        dict set Known $viewer $topic $answer
        set answered {}
        set Waiting [lmap question $Waiting {
            if {[lrange $question 1 2] eq [list $viewer $topic]} {
                lappend answered [lindex $question 3]
                continue
            }
            set question
        }]
        my Next
        foreach cmdPrefix $answered {
            uplevel #0 [list {*}$cmdPrefix $answer]
        }
    }
}
