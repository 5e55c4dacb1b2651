# worker-child.tcl --
#
#       The process of a Worker: tclsh worker-child.tcl DIRECTORY, that of the
#       package.  From its input it reads "match LENGTH\nTEXT", a saved match,
#       and "ask LENGTH\n{VIEWER TOPIC}" about the last of those, which it
#       answers with "LENGTH\nANSWER".  The topic "think LEVEL" asks a computer
#       player of that level, who stays, for what the viewer should do, and
#       what it expects of it, why, and what follows with the same piece:
#       {ACTION EXPECTS REASON FOLLOWS}, see computer.h.  The topic
#       "analyse FROM" looks at the match from that action on, as long as nobody
#       minds, if the viewer may: {AT FOUND}, how far it came, and what it
#       found.  It ends with its input.

apply {{dir} {
    source [file join $dir pkgIndex.tcl]
    package require wargame
    ::wargame::base::need match/match
}} [lindex $argv 0]

proc answer {match question} {
    # What cannot be answered has no answer.
    lassign $question viewer topic
    if {[catch {
        if {[lindex $topic 0] eq "think"} {
            think $match $viewer [lindex $topic 1]
        } elseif {[lindex $topic 0] eq "analyse"} {
            analyse $match $viewer [lindex $topic 1]
        } else {
            $match query $viewer $topic
        }
    } answer]} {
        set answer ""
    }
    puts -nonewline "[string length $answer]\n$answer"
    flush stdout
}

proc think {match side level} {
    global computers
    set key [list [dict get [$match about] game] $side $level]
    if {![info exists computers($key)]} {
        set computers($key) [::wargame::computer_new {*}$key 1812]
    }
    set computer $computers($key)
    set left [::wargame::computer_begin $computer [$match handle]]
    while {$left > 0} {
        set left [::wargame::computer_think $computer $left]
    }
    return [list [::wargame::computer_answer $computer [$match handle]] \
            [::wargame::computer_expects $computer] \
            [::wargame::computer_reason $computer] \
            [::wargame::computer_follows $computer [$match handle]]]
}

proc analyse {match viewer from} {
    # For half a second; who asks again from there goes on.
    global analysis
    if {$analysis eq "" || [::wargame::analysis_at $analysis] != $from} {
        forgetAnalysis
        set analysis [::wargame::analysis_new [$match handle] $viewer \
                $from 0]
    }
    set until [expr {[clock milliseconds] + 500}]
    while {[::wargame::analysis_step $analysis] > 0
            && [clock milliseconds] < $until} {}
    return [list [::wargame::analysis_at $analysis] \
            [::wargame::analysis_found $analysis]]
}

proc forgetAnalysis {} {
    global analysis
    if {$analysis ne ""} {
        ::wargame::analysis_free $analysis
    }
    set analysis ""
}

foreach channel {stdin stdout} {
    fconfigure $channel -encoding utf-8 -translation lf
}
set match ""
set analysis ""
while {[gets stdin line] >= 0} {
    lassign $line what length
    set text [read stdin $length]
    if {$what eq "ask"} {
        answer $match $text
    } else {
        forgetAnalysis
        if {$match ne ""} {
            $match destroy
        }
        set match [::wargame::match::Match load $text]
    }
}
