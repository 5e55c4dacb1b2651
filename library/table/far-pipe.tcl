# far-pipe.tcl --
#
#       What goes over the pipe between a table and the process of a window on
#       another display: "LENGTH\nLIST", a word and what belongs to it.
#
#       The table tells, at any time:
#           open VIEWER PATH LANGUAGE COMMANDER   first of all; PATH: where the
#                              match is kept
#           match TEXT         the whole match, saved
#           actions LIST       the next ones after what was told before: {SIDE
#                              ACTION STAMP} each
#           paused BOOL PACE   do dice wait until somebody asks for them?  The
#                              preference of that name
#           computers SIDES STRETCHES   the sides that computers play, and
#                              which actions they decided: match/who-played.tcl
#           repeated DICT      [programAnswers] repeated of the table
#           show, rebuild LANGUAGE       what a RoleWindow does
#           answer FAULT MESSAGE ERRORCODE    the answer to what was asked
#           end                the window or the table is closed; where the pipe
#                              ends without it the program did
#       The window asks, and waits for the answer:
#           do SIDE ACTION     as [$match do]
#           answered           what a standing order answers now is answered,
#                              of any side; not while orders are given
#           undo STAMP N       all after action N, if that is the stamp of
#                              the match
#           undoPiece PIECE, redo   as [[$match deeds] ...]
#           restOfPhase HOW, restOfTurn   as the table's [programAnswers]
#           holding COMMANDER BOOL, brokeOff DONE STEPS   of [programAnswers],
#                              of the side there
#           open VIEWER SCREEN COMMANDER   as [$table openRole]
#           agree TOPIC VALUE, hurry, next, pace PACE   what a Table does
#       and says, with no answer:
#           gone               the window was closed
#
#       farSend CHANNEL LIST     writes one
#       farNext VARIABLE         takes the first whole one from what was read,
#                                or "" if there is none
#       farWaiting TEXT          how many whole ones are in what was read
#       farMayCome TEXT          can that rest of it become one?
#       farTells TEXT            may a table tell that?
#       farAsks LIST VIEWER PRESENTER ?OWNCMD?   may a window of that viewer ask
#                    that?  OWNCMD is called with a side and a standing order:
#                    does it concern those alone whom the window commands?

need base/doors base/words match/agreed table/role-place

namespace eval ::wargame::table {
    variable FarLongest 10000       ;# characters of what is asked
    variable FarMost 8              ;# questions at once; a window has one, and
                                    # "gone"
}

proc ::wargame::table::farSend {channel list} {
    # Not by what scripts of a person's own print with: far-child.tcl.
    ::tcl::chan::puts -nonewline $channel "[string length $list]\n$list"
    flush $channel
}

proc ::wargame::table::farNext {variable} {
    upvar 1 $variable text
    set at [string first \n $text]
    if {$at < 0 || ![farMayCome $text]} {
        return ""
    }
    set length [string range $text 0 $at-1]
    set end [expr {$at + $length}]
    if {[string length $text] <= $end} {
        return ""
    }
    set message [string range $text $at+1 $end]
    set text [string range $text $end+1 end]
    return $message
}

proc ::wargame::table::farWaiting {text} {
    set count 0
    while {[farNext text] ne ""} {
        incr count
    }
    return $count
}

proc ::wargame::table::farMayCome {text} {
    variable FarLongest
    set length [lindex [split [string range $text 0 10] \n] 0]
    return [expr {$text eq "" || [door number $length 1 $FarLongest]}]
}

proc ::wargame::table::farTells {told} {
    if {![string is list $told]} {
        return 0
    }
    set given [lassign $told what]
    lassign $given first second third fourth
    set count [dict create open 4 keptIn 1 match 1 actions 1 paused 2 \
            computers 2 repeated 1 show 0 rebuild 1 answer 3 end 0]
    if {![dict exists $count $what]
            || [llength $given] != [dict get $count $what]} {
        return 0
    }
    switch -- $what {
        open {
            return [expr {$first in {0 1 public umpire}
                && [door text $second 4096]
                && $third in [::wargame::base::languages]
                && ($fourth eq "" || [door number $fourth 0 9])}]
        }
        keptIn { return [door text $first 4096] }
        rebuild { return [expr {$first in [::wargame::base::languages]}] }
        actions { return [FarAreLists $first 3] }
        paused {
            return [expr {[string is boolean -strict $first]
                && [door text $second 40]}]
        }
        computers {
            return [expr {[string is list $first] && $first in {{} 0 1 {0 1}}
                && ![catch {dict size $second}]}]
        }
        repeated { return [expr {![catch {dict size $first}]}] }
        answer { return [expr {[door flag $first] && [string is list $third]}] }
    }
    return 1
}

proc ::wargame::table::FarAreLists {lists length} {
    if {![string is list $lists]} {
        return 0
    }
    foreach list $lists {
        if {![string is list $list] || [llength $list] != $length} {
            return 0
        }
    }
    return 1
}

proc ::wargame::table::farAsks {asked viewer presenter {ownCmd ""}} {
    # Only these words, each with what belongs to it; the rules, and what the
    # table says, decide the rest.
    if {![string is list $asked]} {
        return 0
    }
    set given [lassign $asked what]
    lassign $given first second third
    set count [dict create do 2 answered 0 undo 2 undoPiece 1 redo 0 \
            restOfPhase 1 restOfTurn 0 holding 2 brokeOff 2 open 3 agree 2 \
            hurry 0 next 0 pace 1 gone 0]
    if {![dict exists $count $what]
            || [llength $given] != [dict get $count $what]} {
        return 0
    }
    switch -- $what {
        do { return [FarMayDo $first $second $viewer $presenter $ownCmd] }
        undo {
            return [expr {$viewer in {0 1}
                && [regexp {^[0-9a-f]{8}$} $first]
                && [door number $second 0 99999]}]
        }
        undoPiece {
            return [expr {$viewer in {0 1} && [regexp {^\w{1,30}$} $first]}]
        }
        answered - redo - restOfTurn {
            return [expr {$viewer in {0 1}}]
        }
        restOfPhase {
            return [expr {$viewer in {0 1} && [regexp {^\w{0,20}$} $first]}]
        }
        open {
            return [expr {$first in {0 1 public umpire}
                && [door text $second 250] && ($third eq ""
                    || ($first in {0 1} && [door number $third 0 9]))}]
        }
        holding {
            return [expr {$viewer in {0 1} && $second in {0 1}
                && ($first eq "" || [door number $first 0 9])}]
        }
        brokeOff {
            # Each is judged as any other action, when it is due.
            return [expr {$viewer in {0 1} && [door text $first 200]
                && [door texts $second 200 200]}]
        }
        agree {
            return [expr {$viewer in {0 1 umpire} && $first in [agreedTopics]
                && $second in {on off}}]
        }
        pace { return [expr {$first in {one run once rest}}] }
    }
    return 1
}

# FarMayDo --
#
#       A side acts for itself and nobody else; who sits down is announced.
proc ::wargame::table::FarMayDo {side action viewer presenter ownCmd} {
    if {![door text $action 2000]} {
        return 0
    } elseif {$side eq "umpire"} {
        return [expr {$viewer eq "umpire"
            || $action eq "seat [roleWord $presenter $viewer]"}]
    }
    return [expr {$side in {0 1} && $side eq $viewer && ($ownCmd eq ""
        || ![string match "standing *" $action]
        || [{*}$ownCmd $side [string range $action 9 end]])}]
}
