# umpire-password.tcl --
#
#       The password that opens the umpire's window, which sees everything.  It
#       may be set when a match begins, or when that window is first opened, and
#       is asked for from then on.  The match has its hash alone, in an action
#       of the umpire.  Without one both sides are asked, once they have acted.
#
#       umpirePassword state MATCH           free: it may be set; set: it is
#                                            asked for; none: neither
#       umpirePassword needsBoth MATCH COMPUTERS   is that window opened only
#                                            when both sides agree?  COMPUTERS:
#                                            the sides that the program plays
#       umpirePassword atFirst MATCH PASSWORD   sets it at first; "": none
#       umpirePassword lock PASSWORD         the action that sets it
#       umpirePassword isSet MATCH
#       umpirePassword fits MATCH PASSWORD   is PASSWORD that of the match, or
#                                            is none set?
#       umpirePassword bars MATCH VIEWER     may that view of a saved match not
#                                            be opened, since a password is
#                                            asked for?
#       umpirePassword carry FROM TO         TO, which begins as FROM does, asks
#                                            for the same one while FROM is
#                                            played

namespace eval ::wargame::match::umpirePassword {
    namespace export state needsBoth atFirst lock isSet fits bars carry
    namespace ensemble create
}

proc ::wargame::match::umpirePassword::state {match} {
    if {[isSet $match]} {
        return set
    }
    return [expr {[regexp -line {^umpire seat umpire\M} [$match save]]
        ? "none" : "free"}]
}

proc ::wargame::match::umpirePassword::needsBoth {match computers} {
    # Nobody has secrets from another person before somebody has acted, nor when
    # it is over.
    regexp {\nbegin[^\n]*\n(.*)$} [$match save] - done
    return [expr {![isSet $match] && [$match side] ne "nobody"
        && [llength $computers] == 0
        && [regexp -line {^(?!umpire\M|chance\M)\w+ } $done]}]
}

proc ::wargame::match::umpirePassword::atFirst {match password} {
    if {$password ne ""} {
        $match do umpire [lock $password]
    }
}

proc ::wargame::match::umpirePassword::lock {password} {
    return "lock umpire | [::wargame::hash_password $password]"
}

proc ::wargame::match::umpirePassword::isSet {match} {
    return [::wargame::match_is_locked [$match handle]]
}

proc ::wargame::match::umpirePassword::fits {match password} {
    return [::wargame::match_unlocks [$match handle] $password]
}

proc ::wargame::match::umpirePassword::bars {match viewer} {
    # When it is over everything is shown.
    return [expr {$viewer eq "umpire" && [isSet $match]
        && [$match side] ne "nobody"}]
}

proc ::wargame::match::umpirePassword::carry {from to} {
    if {[bars $from umpire] && ![isSet $to]} {
        for {set n [$from length]} {$n > 0} {incr n -1} {
            set entry [$from entry $n]
            if {[dict get $entry action] eq "lock umpire"} {
                $to do umpire [dict get $entry did]
                return
            }
        }
    }
}
