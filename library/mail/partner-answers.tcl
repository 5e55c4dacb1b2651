# partner-answers.tcl --
#
#       Which matches by file a computer writes a letter in now: the list of
#       them and their tables show it.
#
#   partnerAnswers
#       begin PATH TEXT LEVEL CMDPREFIX    lets it answer TEXT, a letter of ours
#                              in the match at PATH; all as in answering.tcl
#       stop PATH              drops what it answers; it can be asked again
#       isWriting PATH         does it answer one there?
#       any                    does it anywhere?
#       changes                the Listeners that are told when one begins, is
#                              stopped or has come

need match/listeners mail/answering

namespace eval ::wargame::mail::partnerAnswers {
    namespace export begin stop isWriting any changes
    namespace ensemble create
    variable Answerings                 ;# by path
    variable Changes                    ;# the Listeners
    if {![info exists Answerings]} {
        set Answerings [dict create]
        set Changes [::wargame::match::Listeners new]
    }
}

proc ::wargame::mail::partnerAnswers::begin {path text level cmdPrefix} {
    variable Answerings
    variable Changes
    Drop $path
    dict set Answerings $path [::wargame::mail::Answering new $text $level \
            [list [namespace current]::Came $path $cmdPrefix]]
    $Changes tell
}

proc ::wargame::mail::partnerAnswers::Came {path cmdPrefix what text} {
    stop $path
    {*}$cmdPrefix $what $text
}

proc ::wargame::mail::partnerAnswers::stop {path} {
    variable Changes
    if {[Drop $path]} {
        $Changes tell
    }
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

proc ::wargame::mail::partnerAnswers::any {} {
    variable Answerings
    return [expr {[dict size $Answerings] > 0}]
}

proc ::wargame::mail::partnerAnswers::changes {} {
    variable Changes
    return $Changes
}
