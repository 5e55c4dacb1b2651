# worker-child.tcl --
#
#       The process of a Worker: tclsh worker-child.tcl DIRECTORY, that of the
#       package.  From its input it reads "match LENGTH\nTEXT", a saved match,
#       and "ask LENGTH\n{VIEWER TOPIC}" about the last of those, which it
#       answers with "answer LENGTH\nANSWER"; before that there may be
#       "meanwhile LENGTH\nANSWER", the best answer so far.  The topic "think
#       LEVEL THOUGHTS" asks a computer player of that level, who goes on from
#       these thoughts, what it comes to, and what it expects of it: {THOUGHTS
#       EXPECTS}, see computer.h.  The best so far is told when it is another.
#       The topic "analyse FROM" looks at the match from that
#       action on, as long as nobody minds, if the viewer may: {AT FOUND}, how
#       far it came, and what it found.  It ends with its input.

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
            think $match $viewer {*}[lrange $topic 1 2]
        } elseif {[lindex $topic 0] eq "analyse"} {
            analyse $match $viewer [lindex $topic 1]
        } else {
            $match query $viewer $topic
        }
    } answer]} {
        set answer ""
    }
    sendBack answer $answer
}

proc sendBack {what text} {
    puts -nonewline "$what [string length $text]\n$text"
    flush stdout
}

proc think {match side level thoughts} {
    # In pieces of some tens of milliseconds.  However it is cut, it comes to
    # the same.
    global computers
    set key [list [dict get [$match about] game] $side $level]
    if {![info exists computers($key)]} {
        set computers($key) [::wargame::computer_new {*}$key 1812]
    }
    set computer $computers($key)
    ::wargame::computer_take_thoughts $computer $thoughts
    set left [::wargame::computer_begin $computer [$match handle]]
    set piece 1
    set told ""
    while {$left > 0} {
        set began [clock milliseconds]
        set left [::wargame::computer_think $computer \
                [expr {min($left, $piece)}]]
        set piece [nextPiece $piece [expr {[clock milliseconds] - $began}]]
        set found [::wargame::computer_thoughts $computer]
        if {$left > 0 && $found ne $told} {
            sendBack meanwhile [list $found \
                    [::wargame::computer_expects $computer]]
            set told $found
        }
    }
    return [list [::wargame::computer_thoughts $computer] \
            [::wargame::computer_expects $computer]]
}

proc nextPiece {iterations ms} {
    # How many iterations after so many that took so long.
    return [expr {$ms < 15 ? $iterations * 2
        : $ms > 60 ? max(1, $iterations / 2) : $iterations}]
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
