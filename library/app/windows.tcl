# windows.tcl --
#
#       The windows of the program: which are open, and how to open one.
#
#       openWindows start | new GAME SCENARIO OPTIONS SEED DICE | file PATH
#       startWindow              shows the start window
#       newTable GAME SCENARIO OPTIONS ?SEED? ?DICE?   -> the Table, a new match;
#                                DICE fair: "", both sides get their secrets
#       openTable PATH           -> the Table of a saved match, or "" if it
#                                cannot be opened or nobody wants to
#       windowGone WINDOW        that one was closed; without any left the
#                                program ends

namespace eval ::wargame {
    variable Tables
    if {![info exists Tables]} {
        set Tables {}           ;# those open; scripts may be loaded again
    }
}

proc ::wargame::openWindows {what args} {
    wm withdraw .
    need prefs theme keeper
    speak [prefs get language]
    theme use [prefs get theme] [expr {[prefs get text] / 100.0}]
    OwnScripts
    switch -- $what {
        start { startWindow }
        new { newTable {*}$args }
        file {
            if {[openTable {*}$args] eq ""} {
                exit 1
            }
        }
    }
}

# OwnScripts --
#
#       The person's own scripts, last; a fault in one is said and that is all.
proc ::wargame::OwnScripts {} {
    foreach path [lsort [glob -nocomplain \
            -directory [prefs folder config] *.tcl]] {
        if {[catch {uplevel #0 [list source -encoding utf-8 $path]} message]} {
            puts stderr "grognard: [say own.failed $path $message]"
        }
    }
}

proc ::wargame::startWindow {} {
    need start
    if {[winfo exists .start]} {
        raise .start
        return
    }
    Start create ::wargame::TheStart .start
}

proc ::wargame::newTable {game scenario chosen {seed ""} {dice program}} {
    need table chance secrets
    if {$dice eq "fair"} {
        if {![winfo exists .secrets]} {
            Secrets new .secrets [skinOf $game] [list ::wargame::NewMatch \
                    $game $scenario $chosen $seed $dice]
        }
        raise .secrets
        return ""
    }
    return [NewMatch $game $scenario $chosen $seed $dice]
}

proc ::wargame::NewMatch {game scenario chosen seed dice args} {
    # args - of fair dice, both secrets
    set chance [Chance new $seed]
    set match [Match start $game $scenario $chosen [$chance secret]]
    set path [keeper newPath $game]
    if {$dice eq "fair"} {
        $match commit {*}[lmap secret $args {commitment $secret}]
        diceKept write $path [dict create kind fair secrets $args]
    } elseif {$dice ne "program"} {
        diceKept write $path [dict create kind $dice]
    }
    set keeper [Keeper new $path [$match save]]
    return [AddTable $match $keeper $chance]
}

proc ::wargame::openTable {path} {
    need table chance
    try {
        set match [ReadMatch $path]
    } trap {WARGAME EXIT} {message} {
        tk_messageBox -icon error -title [say app.title] \
                -message [say file.bad $message]
        return ""
    }
    set keep $path
    set text ""
    set fault [$match fault]
    if {$fault ne ""} {
        set answer [tk_messageBox -icon warning -type okcancel \
                -title [say app.title] -message [say file.faulty \
                    [file tail $path] $fault [$match length]]]
        if {$answer ne "ok"} {
            $match destroy
            return ""
        }
    }
    if {$fault ne "" || ![file writable $path]} {
        set keep [keeper newPath [dict get [$match about] game]]
        set text [$match save]
        diceKept copy $path $keep
    }
    keeper forget [file normalize $path]
    return [AddTable $match [Keeper new $keep $text] [Chance new]]
}

proc ::wargame::AddTable {match keeper chance} {
    variable Tables
    set n 1
    while {[winfo exists .table$n]} {
        incr n
    }
    set table [Table new .table$n $match $keeper $chance]
    lappend Tables $table
    if {[winfo exists .start]} {
        destroy .start
    }
    return $table
}

proc ::wargame::windowGone {window} {
    variable Tables
    set Tables [lmap table $Tables {
        if {![info object isa object $table]} continue
        set table
    }]
    foreach child [winfo children .] {
        if {$child ne $window && [winfo class $child] in {Table Start Secrets}} {
            return
        }
    }
    exit 0
}
