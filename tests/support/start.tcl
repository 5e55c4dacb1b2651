# start.tcl --
#
#       What every test file needs: tcltest, the package, and a few words
#       to play a match with.

package require tcltest 2.5
namespace import -force ::tcltest::*

# What a test writes lies in a folder of the system's for such things, which goes
# when the test has ended, unless it is told where.
if {"-tmpdir" ni $argv} {
    close [file tempfile tmpdir wargame-test]
    file delete $tmpdir
    file mkdir $tmpdir
    ::tcltest::configure -tmpdir $tmpdir
    trace add execution exit enter [list apply {{folder args} {
        file delete -force $folder
    }} $tmpdir]
    unset tmpdir
}
::tcltest::configure {*}$argv

if {[info exists env(WARGAME_SLOW)]} {
    source [file join [file dirname [info script]] slow.tcl]
}

# What the program keeps of pictures is nobody's here: this is no folder.
set env(XDG_CACHE_HOME) [file normalize [info script]]

# The package as just built, not as installed.
apply {{dir} {
    source [file join $dir pkgIndex.tcl]
    package require wargame
}} [file join $env(WARGAME_BUILD) package]

# A test finds what it tries by a short name, in [namespace eval ::wargame].
namespace eval ::wargame [list namespace path [lmap room $::wargame::base::Floors {
    string cat ::wargame:: $room
}]]

# They compare sentences, so these are English whoever runs them.
set env(LANGUAGE) en

# Where the sources are.
set root [file normalize [file join [file dirname [info script]] .. ..]]

# Is there a display to open windows on?
testConstraint display [expr {[info exists env(DISPLAY)] && $env(DISPLAY) ne ""}]

# Can a link be made to a file?  Windows ask for a right to do that.
testConstraint links [apply {{folder} {
    set link [file join $folder a-link[pid]]
    set made [expr {![catch {file link -symbolic $link [info script]}]
        && ![catch {file readlink $link}]}]
    file delete $link
    return $made
}} [temporaryDirectory]]

# cSources --
#
#       The C files whose names match a pattern, of some folders of generic/
#       and of the folders inside them.
proc cSources {folders {pattern *.\[ch\]}} {
    global root
    return [lsort [concat {*}[lmap folder $folders {
        set folder [file join $root generic $folder]
        concat [glob -nocomplain -directory $folder $pattern] \
                [glob -nocomplain -directory $folder */$pattern]
    }]]]
}

source [file join $root tests support finding.tcl]

# play --
#
#       Do each line of script for whoever must act.  Blank lines and what
#       follows # are skipped.
proc play {match script} {
    foreach line [split $script \n] {
        set action [string trim [lindex [split $line #] 0]]
        if {$action ne ""} {
            $match do [$match side] $action
        }
    }
}

# see --
#
#       One member of what a viewer sees, or one element of it.
proc see {match viewer member {index ""}} {
    set value [dict get [$match view $viewer] $member]
    return [expr {$index eq "" ? $value : [lindex $value $index]}]
}

# chance --
#
#       A throw for the dice that the match waits for, from expr's rand().
proc chance {match} {
    set action roll
    for {set n [$match dice]} {$n > 0} {incr n -1} {
        append action " [expr {1 + int(rand() * 6)}]"
    }
    return $action
}

# effort --
#
#       USUAL, so that ./check keeps to its ten minutes; or ALL in "make
#       check-all", which plays whole matches and looks at every language.
proc effort {usual all} {
    return [expr {[info exists ::env(WARGAME_CHECK_ALL)] ? $all : $usual}]
}

# modeOf --
#
#       Who may read and write a file, 0600: in Tcl 9 octals look otherwise than
#       in 8.6.  Windows has no such thing: it is what is wanted.
proc modeOf {path} {
    if {$::tcl_platform(platform) eq "windows"} {
        return 0600
    }
    return [format 0%o [expr {[file attributes $path -permissions]}]]
}

# readFile --
#
#       The text of a file.
proc readFile {path} {
    set channel [open $path]
    fconfigure $channel -encoding utf-8
    try {
        return [read $channel]
    } finally {
        close $channel
    }
}
