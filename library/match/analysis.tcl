# analysis.tcl --
#
#       How a match was played, as a general sees it: what it would have come to
#       at each moment, and what decisions cost (see the head of computer.h).
#       It takes minutes, so a process of its own does it (worker.tcl); what it
#       has found is kept beside the match, in FILE.analysis, and it goes on
#       from there.  All is told in it: for an umpire, when a match is over, or
#       where both have agreed to it (agreed.tcl).
#
#   set analysis [::wargame::match::Analysis new MATCH FILECMD VIEWER]
#                       the MATCH outlives it; FILECMD: the file of the match,
#                       which may go on in another; "": nothing is kept
#       start CMD       goes on; CMD is called each time that more is known, and
#                       at the end
#       stop
#       isRunning
#       isWhole         is all of the match looked at?
#       at              the number of the action that was looked at last
#       found           the dictionaries of computer.h
#       unread          a sentence, where what is kept beside the match is too
#                       large to be read; or ""
#   ::wargame::match::Analysis isFor MATCH VIEWER    may that viewer see it, and
#                       is there a general who knows this game?
#   ::wargame::match::Analysis isKnown MATCH    is there one, at least?
#   ::wargame::match::Analysis oneOf MATCH      of how many phases one is judged

need base/doors base/files base/words match/worker

namespace eval ::wargame::match {
    # Bytes: ten times what is found in the longest match.
    variable LargestAnalysis 4000000
}

if {![info object isa class ::wargame::match::Analysis]} {
    oo::class create ::wargame::match::Analysis
}

oo::objdefine ::wargame::match::Analysis {
    method isFor {match viewer} {
        # A remote seat does not know all, though its match is over.
        return [expr {[my isKnown $match]
            && [::wargame::may_analyse [$match handle] $viewer]}]
    }

    method isKnown {match} {
        return [::wargame::has_analysis [$match handle]]
    }

    method oneOf {match} {
        return [::wargame::analysis_one_of [$match handle]]
    }
}

oo::define ::wargame::match::Analysis {
    # At: how far it has come, in the match whose stamp was Stamp then; Found:
    # what it found.
    variable Match Viewer FileCmd At Stamp Found Worker Cmd Unread

    constructor {match fileCmd viewer} {
        set Match $match
        set Viewer $viewer
        set FileCmd $fileCmd
        set Worker ""
        set Cmd ""
        set Unread ""
        my Forget
        my Read
    }

    destructor {
        if {[info exists Worker] && $Worker ne ""} {
            $Worker destroy
        }
    }

    method isRunning {} {
        return [expr {$Cmd ne ""}]
    }
    method isWhole {} {
        my Follow
        return [expr {$At >= [$Match length]}]
    }
    method at {} {
        my Follow
        return $At
    }
    method found {} {
        my Follow
        return $Found
    }

    method unread {} {
        return $Unread
    }

    method Forget {} {
        set At 0
        set Found {}
        set Stamp [$Match stamp 0]
    }

    method Follow {} {
        # What was found of actions that were taken back is not of this match.
        if {$At > [$Match length] || [$Match stamp $At] ne $Stamp} {
            my Forget
        }
    }

    method start {cmd} {
        if {$Cmd ne "" || [my isWhole]} {
            return
        }
        set Cmd $cmd
        if {$Worker eq ""} {
            set Worker [::wargame::match::Worker new]
        }
        my Ask
    }

    method Ask {} {
        $Worker ask $Match $Viewer "analyse $At" \
                [namespace code [list my Heard [$Match stamp]]]
    }

    method Heard {stamp answer} {
        # A match that went on, or back, is looked at again from where it was.
        if {$stamp ne [$Match stamp] || $answer eq ""} {
            my stop
            return
        }
        my Follow
        lassign $answer At found
        set Stamp [$Match stamp $At]
        lappend Found {*}$found
        my Keep
        if {[my isWhole]} {
            my stop
        } else {
            my Ask
            uplevel #0 $Cmd
        }
    }

    method stop {} {
        set cmd $Cmd
        set Cmd ""
        if {$cmd ne ""} {
            $Worker drop
            uplevel #0 $cmd
        }
    }

    # ---- kept beside the match ----

    method File {} {
        set file [{*}$FileCmd]
        return [expr {$file eq "" ? "" : "$file.analysis"}]
    }

    method Read {} {
        # Of what was taken back since nothing is known.
        set file [my File]
        if {$file eq "" || ![file isfile $file]} {
            return
        }
        if {[catch {
            set kept [string trim [::wargame::base::readText $file \
                    $::wargame::match::LargestAnalysis]]
            set at [dict get $kept at]
            if {[::wargame::base::door number $at 0 [$Match length]]
                    && [dict get $kept stamp] eq [$Match stamp $at]
                    && [my AreFindings [dict get $kept found] $at]} {
                set At $at
                set Stamp [$Match stamp $At]
                set Found [dict get $kept found]
            }
        } - options] && [lrange [dict get $options -errorcode] 0 1]
                eq {POSIX EFBIG}} {
            set Unread [::wargame::base::say analysis.tooLarge \
                    [::wargame::base::oneLine [file tail $file]]]
        }
    }

    method AreFindings {found at} {
        # It may be a file of somebody else's.  What lacks is an error.
        foreach each $found {
            set what [dict get $each what]
            # A key is a word: one that names a variable elsewhere is none.
            if {[lsearch -regexp -not [dict keys $each] {^[a-z]+$}] >= 0
                    || ![my AreNumbers $each n 0 $at]
                    || ![my AreNumbers $each [dict get {
                moment {value chance} throw {luck doubt} choice {cost doubt}
            } $what]] || ($what eq "choice" && ![my IsChoice $each])} {
                return 0
            }
        }
        return 1
    }

    method AreNumbers {each keys {least -99999999} {most 99999999}} {
        foreach key $keys {
            if {![::wargame::base::door number [dict get $each $key] \
                    $least $most]} {
                return 0
            }
        }
        return 1
    }

    method IsChoice {each} {
        return [expr {[dict get $each side] in {0 1}
            && [my AreDeeds [list [dict get $each played]]]
            && (![dict exists $each better]
                || ([my AreDeeds [dict get $each better]]
                    && [my AreNumbers $each {chance could}]))
            && (![dict exists $each stays] || [my AreNumbers $each stays 1 1])
            && (![dict exists $each kind] || [my AreNumbers $each kind 0 9])
            && (![dict exists $each plan]
                || [my AreNumbers $each {plan stage} 0])
            && (![dict exists $each why]
                || [dict get $each why] in {ground own enemy})
            && (![dict exists $each ground]
                || [my AreNumbers $each {ground own enemy}])
            && (![dict exists $each from]
                || [my AreNumbers $each from 0 [dict get $each n]])
            && (![dict exists $each prospect]
                || [my AreNumbers $each prospect])}]
    }

    method AreDeeds {actions} {
        if {![::wargame::base::door texts $actions 100 200]} {
            return 0
        }
        foreach action $actions {
            if {![string is list $action] || ![llength $action]} {
                return 0
            }
        }
        return 1
    }

    method Keep {} {
        # Where nothing can be written it is found again.
        set file [my File]
        if {$file ne ""} {
            catch {
                ::wargame::replace $file "[list at $At \
                        stamp [$Match stamp $At] found $Found]\n"
                set Unread ""
            }
        }
    }
}
