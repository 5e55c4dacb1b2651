# listeners.tcl --
#
#       Who hears of a change: command prefixes, called in the order in which
#       they came.
#
#   set listeners [::wargame::match::Listeners new]
#       add CMDPREFIX        adds a command, which each tell calls with no
#                            arguments
#       remove CMDPREFIX     removes a command
#       tell                 calls all.  One of them may remove another.  An
#                            error of one is reported in the background
#       silently SCRIPT      runs it at the global level; what it would tell is
#                            told once, when it ends

if {![info object isa class ::wargame::match::Listeners]} {
    oo::class create ::wargame::match::Listeners
}

oo::define ::wargame::match::Listeners {
    variable All Silent

    constructor {} {
        set All {}
        set Silent 0
    }

    method add {cmdPrefix} {
        lappend All $cmdPrefix
    }

    method remove {cmdPrefix} {
        set All [lsearch -all -inline -not -exact $All $cmdPrefix]
    }

    method tell {} {
        if {$Silent} {
            return
        }
        foreach cmdPrefix $All {
            if {$cmdPrefix in $All
                    && [catch {uplevel #0 $cmdPrefix} message options] == 1} {
                after 0 [list return -options \
                        [dict merge $options {-level 0}] $message]
            }
        }
    }

    method silently {script} {
        incr Silent
        try {
            uplevel #0 $script
        } finally {
            incr Silent -1
            my tell
        }
    }
}
