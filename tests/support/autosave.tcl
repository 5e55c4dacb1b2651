# autosave.tcl --
#
#       A match that is kept while it is played, and programs that have it.

set home [makeDirectory autosave-home]
set env(XDG_DATA_HOME) $home
set env(XDG_CONFIG_HOME) $home
set path [file join $home match.game]

namespace eval ::wargame {
    ::wargame::base::need shell/main
    ::wargame::base::need base/words shell/options base/prefs \
            match/dice-kept match/lesson-autosave
}

proc program {script args} {
    # Another program that has the same home and runs the script; then it
    # stays until it is killed.
    global env
    set start [format {
        set dir %s
        source [file join $dir pkgIndex.tcl]
        package require wargame
        namespace eval ::wargame {
            ::wargame::base::need shell/main
            ::wargame::base::need base/words shell/options base/prefs \
            match/dice-kept match/lesson-autosave
        }
        fconfigure stdout -buffering line -encoding utf-8
    } [list [file join $env(WARGAME_BUILD) package]]]
    set file [makeFile "" program[incr ::programs].tcl]
    set channel [open $file w]
    fconfigure $channel -encoding utf-8
    puts $channel $start
    foreach {name value} $args {
        puts $channel [list set $name $value]
    }
    puts $channel $script
    puts $channel {vwait forever}
    close $channel
    set channel [open |[list [info nameofexecutable] -encoding utf-8 $file] r+]
    fconfigure $channel -encoding utf-8 -buffering line
    return $channel
}

proc end {channel} {
    ::wargame::kill [pid $channel]
    catch {close $channel}
}

proc begun {path} {
    # A match of the ford in that file, with one action.
    set match [wargame::match::Match start ford "" "" 1812]
    $match do [$match side] [chance $match]
    wargame::replace $path [$match save]
    return $match
}

proc lengthOf {path} {
    # How many actions are in a file, and the fault it has.
    set match [wargame::match::readMatch $path]
    try {
        return [list [$match length] [$match fault]]
    } finally {
        $match destroy
    }
}

proc act {match} {
    $match do [$match side] [expr {[$match side] eq "chance"
        ? [chance $match] : [lindex [$match actions] end]}]
}

proc kept {path} {
    # A match that an Autosave keeps there, and the Autosave.
    set match [begun $path]
    set autosave [wargame::match::Autosave new $path ""]
    [$match saver] to [list $autosave keep]
    return [list $match $autosave]
}

proc leave {args} {
    foreach object $args {
        $object destroy
    }
    file delete -force {*}[glob -nocomplain -directory $::home grognard/*/*]
}

proc fault {script} {
    catch {uplevel 1 $script} message options
    return [list [dict get [dict merge {-errorcode {}} $options] -errorcode] \
            $message]
}
