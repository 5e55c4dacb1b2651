# lesson.tcl --
#
#       Where a pupil is in the steps of a tutorial, by what has happened in
#       the match.  The steps are told at the head of plans.tcl.
#
#   set lesson [::wargame::tutorial::Lesson new MATCH STEPS]
#       steps              all steps of the lesson
#       step               the step that is being done, a dictionary; once
#                          all it wants has happened, it shows only done
#       of KEY ?DEFAULT?   what it says of this
#       number, count      which one it is, from 1, and of how many
#       began              how long the match was when it began
#       reads              does one only read it, before another?
#       isLast             is the step the last?
#       turn               goes to the next step
#       follow             goes to where the match stands now
#       gathered STEP      the pieces that a step brings together; left: those
#                          of this step that can still go there
#       prepare ACTIONS    have the umpire do these; the step begins after them
#       back               -> the length of the match to go back to: where this
#                          step began, or the one before if nothing was done
#       missed             is it too late for what the step wants?
#       strayed            was the last thing done by the pupil something else?

if {![info object isa class ::wargame::tutorial::Lesson]} {
    oo::class create ::wargame::tutorial::Lesson
}

oo::define ::wargame::tutorial::Lesson {
    # Starts: how long the match was when each step so far began.  Skipped: the
    # numbers of those that were needless.
    variable Match Steps Starts Skipped

    constructor {match steps} {
        set Match $match
        set Steps $steps
        set Starts [list [$match length]]
        set Skipped {}
    }

    method steps {} {
        return $Steps
    }

    method step {} {
        set step [my Written]
        if {[my Lasts]} {
            dict set step show done
        }
        return $step
    }

    method Written {} {
        return [lindex $Steps [llength $Starts]-1]
    }

    method of {key {default {}}} {
        set step [my step]
        return [expr {[dict exists $step $key] ? [dict get $step $key]
            : $default}]
    }

    method number {} {
        return [llength $Starts]
    }

    method count {} {
        return [llength $Steps]
    }

    method began {} {
        return [lindex $Starts end]
    }

    method isLast {} {
        return [expr {[my number] == [my count]}]
    }

    method reads {} {
        return [expr {[my of wants] eq "" && ![my isLast]}]
    }

    method turn {} {
        set from [my began]
        lappend Starts [$Match length]
        while {[my Since [my of unless] $from]} {
            lappend Skipped [my number]
            lappend Starts [$Match length]
        }
    }

    method follow {} {
        while {[llength $Starts] > 1 && [my began] > [$Match length]} {
            my Unturn
        }
        while {[my Happened] && ![my Asked]} {
            my turn
        }
    }

    method gathered {step} {
        return [expr {[dict exists $step gathers]
            ? [lrange [dict get $step gathers] 1 end] : {}}]
    }

    method left {} {
        return [lmap unit [my gathered [my step]] {
            if {[list move $unit [lindex [my of gathers] 0]]
                    ni [$Match actions]} continue
            set unit
        }]
    }

    method prepare {actions} {
        foreach action $actions {
            if {[$Match whyUmpire $action] eq ""} {
                $Match do umpire $action
            }
        }
        lset Starts end [$Match length]
    }

    method back {} {
        if {[$Match length] <= [my began] && [llength $Starts] > 1} {
            my Unturn
            while {[my number] in $Skipped} {
                my Unturn
            }
        }
        return [my began]
    }

    method Unturn {} {
        set Skipped [lsearch -all -inline -exact -not $Skipped [my number]]
        set Starts [lrange $Starts 0 end-1]
    }

    method Happened {} {
        set step [my Written]
        return [expr {[dict exists $step wants]
            && [my Since [dict get $step wants] [my began]]}]
    }

    method Since {wants length} {
        # Has one of these events happened since the match was so long?
        if {$wants eq ""} {
            return 0
        }
        foreach event [$Match events 0 [expr {$length + 1}]] {
            set what [dict get $event what]
            if {$what in $wants || [list $what [lindex [dict get $event \
                    about] 0]] in $wants} {
                return 1
            }
        }
        return 0
    }

    method Asked {} {
        # Is what the step lasts on for still asked here?
        set step [my Written]
        return [expr {[dict exists $step during] && [$Match side] eq "0"
            && [$Match decision] in [dict get $step during]}]
    }

    method Lasts {} {
        return [expr {[my Asked] && [my Happened]}]
    }

    method missed {} {
        return [expr {[$Match side] eq "0"
            && [$Match decision] in [my of missed]}]
    }

    method strayed {} {
        if {[$Match side] ne "0" || [$Match length] <= [my began]
                || [my of wants] eq ""} {
            return 0
        }
        set entry [$Match entry [$Match length]]
        if {[dict get $entry side] ne "0"} {
            return 0
        }
        set step [my Written]
        set show [expr {[dict exists $step show] ? [dict get $step show] : ""}]
        foreach pattern [concat done $show] {
            if {[string match $pattern [dict get $entry action]]} {
                return 0
            }
        }
        return 1
    }
}
