# umpire-word.tcl --
#
#       The word that opens the umpire's window, which sees everything.  It may
#       be set when that window is first opened, and is asked for from then on.
#       The match has its hash alone, in an action of the umpire.
#
#       umpireWord state MATCH         free: it may be set; set: it is asked
#                                      for; none: neither
#       umpireWord lock WORD           the action that sets it
#       umpireWord isSet MATCH
#       umpireWord fits MATCH WORD     is it this one, or none is set
#       umpireWord bars MATCH VIEWER   may that view of a saved match not be
#                                      opened, since a word is asked for?
#       umpireWord carry FROM TO       TO, which begins as FROM does, asks for
#                                      the same word while FROM is played

namespace eval ::wargame::match::umpireWord {
    namespace export state lock isSet fits bars carry
    namespace ensemble create
}

proc ::wargame::match::umpireWord::state {match} {
    if {[isSet $match]} {
        return set
    }
    return [expr {[regexp -line {^umpire seat umpire\M} [$match save]]
        ? "none" : "free"}]
}

proc ::wargame::match::umpireWord::lock {word} {
    return "lock umpire | [::wargame::hash_word $word]"
}

proc ::wargame::match::umpireWord::isSet {match} {
    return [::wargame::match_is_locked [$match handle]]
}

proc ::wargame::match::umpireWord::fits {match word} {
    return [::wargame::match_unlocks [$match handle] $word]
}

proc ::wargame::match::umpireWord::bars {match viewer} {
    # When it is over everything is shown.
    return [expr {$viewer eq "umpire" && [isSet $match]
        && [$match side] ne "nobody"}]
}

proc ::wargame::match::umpireWord::carry {from to} {
    if {[bars $from umpire] && ![isSet $to]} {
        regexp -line {^umpire (lock umpire \| \S+)} [$from save] - lock
        $to do umpire $lock
    }
}
