# memories.tcl --
#
#       The memories of all who look at one match.
#
#   set memories [::wargame::match::Memories new MATCH PRESENTER]       both
#   outlive it
#       view VIEWER PAST       the view of the Match or of a Cursor of it, and
#                              in it as notes what VIEWER remembers at that
#                              time, if that was agreed; see memory.tcl
#       ahead VIEWER           VIEWER will ask next: the match is read for them
#                              at leisure

need base/leisure match/memory match/agreed

if {![info object isa class ::wargame::match::Memories]} {
    oo::class create ::wargame::match::Memories
}

oo::define ::wargame::match::Memories {
    # Ahead: what is asked of leisure, by viewer.
    variable Match Presenter Of Stamp Agreed Ahead

    constructor {match presenter} {
        set Match $match
        set Presenter $presenter
        set Of [dict create]
        set Ahead [dict create]
        set Stamp ""
    }

    destructor {
        foreach script [dict values $Ahead] {
            ::wargame::base::leisure forget $script
        }
        foreach memory [dict values $Of] {
            $memory destroy
        }
    }

    method view {viewer past} {
        set view [[$past moment $viewer] view]
        if {$viewer ne "umpire" && [my Agreed]} {
            dict set view notes [expr {[my Hides $view]
                ? [[my Of $viewer] notes [$past length]] : {}}]
        }
        return $view
    }

    method ahead {viewer} {
        dict set Ahead $viewer [namespace code [list my ReadOn $viewer]]
        ::wargame::base::leisure later [dict get $Ahead $viewer]
    }

    method ReadOn {viewer} {
        # A few milliseconds of it.
        if {[my Agreed] && [my Hides [[$Match moment $viewer] view]]
                && ![[my Of $viewer] readOn 200]} {
            ::wargame::base::leisure later [dict get $Ahead $viewer]
        }
    }

    method Hides {view} {
        # Is there anybody whom one could remember?
        lassign [[$Presenter reader] sightings $view] pieces states places \
                hidden
        return [expr {$hidden in $pieces}]
    }

    method Of {viewer} {
        if {![dict exists $Of $viewer]} {
            dict set Of $viewer [::wargame::match::Memory new $Match \
                    $Presenter \
                    $viewer]
        }
        return [dict get $Of $viewer]
    }

    method Agreed {} {
        set stamp [$Match stamp]
        if {$stamp ne $Stamp} {
            set Stamp $stamp
            set Agreed [expr {[::wargame::match::agreed $Match memory] eq "on"}]
        }
        return $Agreed
    }
}
