# partner-answers.tcl --
#
#       Which matches by file a computer writes a letter in now: the list of
#       them and their tables show it.
#
#   partnerAnswers
#       begin PATH TEXT LEVEL CMDPREFIX    lets it answer TEXT, a letter of ours
#                              in the match at PATH; all as in answering.tcl
#       leave PATH             drops what it answers; it can be asked again
#       stop PATH              drops it, too; no letter there is answered by
#                              itself until the next begin, in no run of the
#                              program
#       rest PATH              as stop, in this run alone
#       isWriting PATH         does it answer one there?
#       isStopped PATH         was it stopped, or does it rest?
#       any                    does it anywhere?
#       changes                the Listeners that are told when one begins, is
#                              stopped or has come

need match/listeners mail/answering mail/partner-stopped

namespace eval ::wargame::mail::partnerAnswers {
    namespace export begin leave stop rest isWriting isStopped any changes
    namespace ensemble create
    variable Answerings                 ;# by path
    variable Stopped                    ;# by path
    variable Changes                    ;# the Listeners
    if {![info exists Answerings]} {
        set Answerings [dict create]
        set Stopped [dict create]
        set Changes [::wargame::match::Listeners new]
    }
}

proc ::wargame::mail::partnerAnswers::begin {path text level cmdPrefix} {
    variable Answerings
    variable Stopped
    variable Changes
    Drop $path
    dict unset Stopped $path
    ::wargame::mail::partnerStopped note $path 0
    dict set Answerings $path [::wargame::mail::Answering new $text $level \
            [list [namespace current]::Came $path $cmdPrefix]]
    $Changes tell
}

proc ::wargame::mail::partnerAnswers::Came {path cmdPrefix what text} {
    # Of what has no answer it is not asked again at once.
    [expr {$what eq "refused" ? "rest" : "leave"}] $path
    {*}$cmdPrefix $what $text
}

proc ::wargame::mail::partnerAnswers::leave {path} {
    variable Changes
    if {[Drop $path]} {
        $Changes tell
    }
}

proc ::wargame::mail::partnerAnswers::stop {path} {
    ::wargame::mail::partnerStopped note $path 1
    rest $path
}

proc ::wargame::mail::partnerAnswers::rest {path} {
    variable Stopped
    variable Changes
    Drop $path
    dict set Stopped $path 1
    $Changes tell
}

proc ::wargame::mail::partnerAnswers::Drop {path} {
    # -> was there anything?
    variable Answerings
    if {![isWriting $path]} {
        return 0
    }
    [dict get $Answerings $path] destroy
    dict unset Answerings $path
    return 1
}

proc ::wargame::mail::partnerAnswers::isWriting {path} {
    variable Answerings
    return [dict exists $Answerings $path]
}

proc ::wargame::mail::partnerAnswers::isStopped {path} {
    variable Stopped
    return [expr {[dict exists $Stopped $path]
        || [::wargame::mail::partnerStopped of $path]}]
}

proc ::wargame::mail::partnerAnswers::any {} {
    variable Answerings
    return [expr {[dict size $Answerings] > 0}]
}

proc ::wargame::mail::partnerAnswers::changes {} {
    variable Changes
    return $Changes
}
