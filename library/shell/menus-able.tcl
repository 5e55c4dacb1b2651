# menus-able.tcl --
#
#       Entries of menus that would do nothing are grey.
#
#       menusAble BAR PLAY       when all menus of a bar are made: each greys
#                                them whenever it opens, as PLAY is then
#
#       entryDoes WORD CMDPREFIX    would an entry whose command is WORD do
#                                anything?  This is asked, with PLAY and the
#                                arguments of the command
#
#   What a seat would do its menu-able.tcl tells.  An entry that is in neither
#   does something at any time.

namespace eval ::wargame::shell {
    variable EntriesDo          ;# WORD -> CMDPREFIX
    if {![info exists EntriesDo]} {
        set EntriesDo [dict create]
    }
}

proc ::wargame::shell::entryDoes {word cmdPrefix} {
    variable EntriesDo
    dict set EntriesDo $word $cmdPrefix
}

proc ::wargame::shell::menusAble {bar play} {
    foreach menu [winfo children $bar] {
        $menu configure -postcommand [list ::wargame::shell::AblePosted $menu \
                $play [$menu cget -postcommand]]
    }
}

proc ::wargame::shell::AblePosted {menu play before} {
    uplevel #0 $before
    for {set i 0} {$i <= [$menu index end]} {incr i} {
        if {[$menu type $i] ne "command"} continue
        set can [EntryDoes $play [$menu entrycget $i -command]]
        if {$can ne ""} {
            $menu entryconfigure $i -state [expr {$can ? "normal" : "disabled"}]
        }
    }
}

# EntryDoes --
#
#       Would that command of an entry do anything?  "": it says so itself.
proc ::wargame::shell::EntryDoes {play cmd} {
    variable EntriesDo
    if {[lindex $cmd 0] eq "namespace"} {
        set cmd [lindex $cmd end]
    }
    if {[catch {set args [lassign $cmd word]}]} {
        return ""
    }
    set word [namespace tail $word]
    if {$word eq "AskSeat"} {
        lassign $args of what
        return [expr {[$of seat] ne "" && [[$of seat] perform can $what]}]
    } elseif {[dict exists $EntriesDo $word]} {
        return [{*}[dict get $EntriesDo $word] $play {*}$args]
    }
    return [expr {[lindex $cmd 0] eq $play
            && [lindex $args 0] in {go jump play}
        ? [WindDoes $play {*}$args] : ""}]
}

# WindDoes --
#
#       Would a replay come to another moment?
proc ::wargame::shell::WindDoes {replay what args} {
    set at [$replay count [$replay at]]
    set last [$replay count [[$replay match] last]]
    set back [expr {$what eq "go" ? [lindex $args 0] eq "0"
        : $what eq "jump" && [lindex $args 1] < 0}]
    return [expr {$what eq "play" ? $last > 0
        : $back ? $at > 0 : $at < $last}]
}
