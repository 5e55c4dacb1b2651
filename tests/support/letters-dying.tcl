# letters-dying.tcl --
#
#       tclsh letters-dying.tcl N HOW WORD...
#
#       grognard WORD..., which kills itself as if by kill -9 at its N-th write
#       to the disk.  HOW: in the middle of it (half) or after it.  With N 0 it
#       comes to its end, and says last how many writes there are.

set argv [lassign $argv at how]
apply {{dir} {
    source [file join $dir pkgIndex.tcl]
    package require wargame
}} [file join $env(WARGAME_BUILD) package]
namespace eval ::wargame {
    ::wargame::base::need shell/main
    ::wargame::base::need base/words shell/options mail/acceptance mail/correspondence \
            mail/correspondences mail/invitation mail/letter-words \
            shell/cli-letter
}

set writes 0
set paths [dict create]

proc die {} {
    ::wargame::kill [pid]
    vwait forever
}

proc half {command path text} {
    # Half of what is appended is there; of what is replaced, half a file
    # beside it.
    set channel [open [file normalize [expr {[string match *append $command]
        ? $path : "$path.part"}]] a]
    puts -nonewline $channel \
            [string range $text 0 [expr {[string length $text] / 2}]]
    close $channel
}

proc write {command where text} {
    global writes at how paths
    if {[incr writes] == $at && $how eq "half"} {
        half $command [expr {[dict exists $paths $where]
            ? [dict get $paths $where] : $where}] $text
        die
    }
    whole::$command $where $text
    if {$writes == $at} {
        die
    }
}

namespace eval whole {}
foreach command {append replace hold_append hold_replace} {
    if {[namespace which ::wargame::$command] ne ""} {
        rename ::wargame::$command ::whole::$command
        interp alias {} ::wargame::$command {} write $command
    }
}
if {[namespace which ::wargame::hold] ne ""} {
    # Whose handle that is.
    rename ::wargame::hold ::whole::hold
    proc ::wargame::hold {path args} {
        set handle [::whole::hold $path {*}$args]
        dict set ::paths $handle $path
        return $handle
    }
}

::wargame::shell::main $argv
puts $writes
