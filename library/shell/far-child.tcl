# far-child.tcl --
#
#       The process of a FarRole: tclsh far-child.tcl DIRECTORY DISPLAY, that of
#       the package.  It says "ready" when it has the display, or ends; what
#       comes and goes then is in far-pipe.tcl.  It ends with its input, and
#       writes nothing into the file of the match.

lassign $argv dir env(DISPLAY)
set argv0 grognard
set argv [list -display $env(DISPLAY)]
set argc [llength $argv]
source [file join $dir pkgIndex.tcl]
package require wargame
::wargame::base::need base/windowing
if {[catch {::wargame::base::windowing begin}]} {
    exit 1
}
wm withdraw .
puts ready
flush stdout
::wargame::base::need base/words shell/options shell/far-home

# What a person's own scripts print would be taken for a question.
rename puts ::wargame::Puts
proc puts {args} {
    set at [expr {[lindex $args 0] eq "-nonewline"}]
    if {[llength $args] == $at + 1} {
        set args [linsert $args $at stderr]
    } elseif {[lindex $args $at] eq "stdout"} {
        lset args $at stderr
    }
    ::wargame::Puts {*}$args
}
namespace ensemble configure chan -map [dict replace \
        [namespace ensemble configure chan -map] puts ::puts]

::wargame::shell::farBegin
