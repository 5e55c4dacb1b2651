# far.tcl --
#
#       What the tests of windows on another display need, after roles.tcl: such
#       displays, and a way to the process of such a window.  A script of one's
#       own, which that process loads as it would a player's, does there what it
#       is sent.

testConstraint Xvfb [expr {[auto_execok Xvfb] ne ""}]

interp bgerror {} {apply {{message options} {
    puts stderr [dict get $options -errorinfo]
}}}

# display --
#
#       A display that nobody sees: {CHANNEL NAME}.
proc display {} {
    set server [open |[list Xvfb -displayfd 1 -screen 0 1200x800x24 \
            -nolisten tcp -noreset 2> /dev/null] r]
    return [list $server :[gets $server]]
}

proc endDisplay {server} {
    catch {exec kill -9 {*}[pid $server]}
    catch {close $server}
}

# awaited --
#
#       Handles events until that is so.
proc awaited {condition} {
    while {![uplevel 1 [list expr $condition]]} {
        after 10 {set ::tick 1}
        vwait ::tick
    }
    return 1
}

proc known {far match} {
    # Until what was done here is known there.
    awaited {[far $far {::wargame::shell::TheMatch length}]
        == [$match length]}
}

# ---- the way there ----

set Door [socket -server farComes -myaddr 127.0.0.1 0]
set path [file join [::wargame::base::prefs folder config] far-test.tcl]
::wargame::base::writeText $path [string map [list PORT \
        [lindex [fconfigure $Door -sockname] 2] FINDING \
        [list [file join $root tests support finding.tcl]]] {
    namespace eval :: { source FINDING }
    if {[info object isa object ::wargame::shell::TheHome] && \
            ![info exists ::FarTest]} {
        set ::FarTest [socket 127.0.0.1 PORT]
        fconfigure $::FarTest -buffering line
        fileevent $::FarTest readable [list apply {{channel} {
            if {[gets $channel words] < 0} {
                fileevent $channel readable {}
                return
            }
            catch {uplevel #0 [lindex $words 0]} result
            puts $channel [list [string map [list \n " "] $result]]
        }} $::FarTest]
    }
}]
set Comes ""

proc farComes {channel args} {
    fconfigure $channel -buffering line -blocking 0
    set ::Comes $channel
}

# openFar --
#
#       A window on that display: {ROLE CHANNEL}, its window there.
proc openFar {table viewer display} {
    set ::Comes ""
    set role [$table openRole $viewer $display]
    awaited {$::Comes ne ""}
    set channel $::Comes
    far $channel {update}
    return [list $role $channel]
}

# far --
#
#       What a script comes to in that process; "gone" if it has ended.
proc far {channel script} {
    if {[catch {puts $channel [list [string map [list \n " ; "] $script]]}]} {
        return gone
    }
    while {[set got [gets $channel words]] < 0 && ![eof $channel]} {
        after 5 {set ::tick 1}
        vwait ::tick
    }
    return [expr {$got < 0 ? "gone" : [lindex $words 0]}]
}

# turnFar --
#
#       Its handover screen, by a key.
proc turnFar {channel} {
    far $channel {
        update
        ::wargame::base::timer pass [::wargame::look::deafMs handover]
        focus -force [inside .table1 handover]
        event generate [inside .table1 handover] <Key-Return>
        update
    }
}
