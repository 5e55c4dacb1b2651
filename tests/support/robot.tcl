# robot.tcl --
#
#       A player who has only a mouse and a keyboard.  It looks at what the
#       match offers, chooses by chance, and carries that out with real events
#       on what the window shows; what cannot be done so is a fault.
#
#   set robot [Robot new TABLE SEED]
#       step        answer what is asked now -> the action, "" when it is over;
#                   or do what has to be done first: turn a handover, read what was
#                   seen meanwhile, see moves, throw dice that wait
#       play N      so many steps -> steps done
#       faults      what could not be done by hand
#       tally       dictionary: {HAND VERB} -> times; HAND is mouse or keys
#       missing ?N?   verbs that were offered so often and never carried out
#
#   It knows which button is which by what it would do, as a person does by
#   its words.  How its hands do a thing is in robot-mouse.tcl and
#   robot-keys.tcl, what they find in the window in robot-window.tcl, how it goes
#   on with what waits to be seen in robot-waits.tcl.

if {[info object isa class Robot]} {
    return
}

oo::class create Robot {
    variable Table Match Window Faults Tally Offered State Hand Fresh

    constructor {table seed} {
        set Table $table
        set Match [$table match]
        set Window [$table window]
        set Faults {}
        set Tally [dict create]
        set Offered [dict create]
        set State $seed
        set Hand mouse
        set Fresh ""
    }

    method faults {} {
        return $Faults
    }
    method tally {} {
        return $Tally
    }

    method missing {{least 1}} {
        set done [lmap key [dict keys $Tally] { lindex $key 1 }]
        return [lmap {verb times} $Offered {
            if {$verb in $done || $times < $least} continue
            set verb
        }]
    }

    method play {steps} {
        for {set i 0} {$i < $steps} {incr i} {
            if {[my step] eq ""} {
                break
            }
        }
        return $i
    }

    method step {} {
        my Settle
        set Hand [lindex {mouse keys} [my Chance 2]]
        if {[winfo exists [inside $Window handover]]} {
            my TurnScreen
            return "handover screen"
        } elseif {[my Meanwhile]} {
            my Read
            return meanwhile
        } elseif {[my Waits]} {
            my GoOn
            return "go on"
        } elseif {[$Match side] eq "nobody"} {
            return ""
        }
        # No Done is for a phase that has just begun by itself.
        ::wargame::base::timer pass [::wargame::look::deafMs unbidden]
        set action [my Choose]
        my CloseCard
        my Carry $action
        return $action
    }

    # ---- chance ----

    method Chance {n} {
        # 0 to n - 1.
        set State [expr {($State * 6364136223846793005
                + 1442695040888963407) & 0xffffffffffffffff}]
        return [expr {($State >> 33) % $n}]
    }

    method Any {list} {
        return [lindex $list [my Chance [llength $list]]]
    }

    # ---- what to do ----

    method Choose {} {
        # What was never done before; something of every kind; what ends a
        # phase not too soon, and an attack rather than a march.
        set actions [$Match actions]
        set decision [$Match decision]
        foreach verb [lsort -unique [lmap action $actions {
            lindex $action 0
        }]] {
            dict incr Offered $verb
        }
        if {$decision eq "deploy"} {
            return [my Deploy $actions]
        }
        # What may be done at any time is, now and then.
        set quiet [lmap action $actions {
            if {![[[$Table presenter] panels] isQuiet $action]} continue
            set action
        }]
        if {[llength $quiet]} {
            if {[my Chance 12] == 0} {
                return [my Any $quiet]
            }
            set actions [lmap action $actions {
                if {$action in $quiet} continue
                set action
            }]
        }
        set byVerb [dict create]
        foreach action $actions {
            dict lappend byVerb [lindex $action 0] $action
        }
        if {[dict exists $byVerb done] && [dict size $byVerb] > 1} {
            if {[my Chance 100] < [my Share $decision]} {
                return done
            }
            dict unset byVerb done
        }
        set verbs [lmap verb [my missing] {
            if {![dict exists $byVerb $verb]} continue
            set verb
        }]
        if {[llength $verbs] == 0} {
            set verbs [dict keys $byVerb]
        }
        set some [dict get $byVerb [my Any $verbs]]
        set attacks [my Attacks $some]
        if {[llength $attacks] && [my Chance 3]} {
            set some $attacks
        }
        return [my Any $some]
    }

    method Share {decision} {
        # Of a hundred times that one is asked, how often one has done.
        set shares {bombard 25 move 8 command 15 burn 40 transfer 50
            relocate 50 regroup 30 square 30 supply 5}
        return [expr {[dict exists $shares $decision]
            ? [dict get $shares $decision] : 20}]
    }

    method Deploy {actions} {
        # As history did, then a few blocks otherwise.
        if {$Fresh ne [$Match side] && "historical" in $actions} {
            set Fresh [$Match side]
            return historical
        } elseif {"done" in $actions && [my Chance 3] == 0} {
            return done
        }
        set others [lsearch -all -inline -regexp $actions [expr {
            "done" in $actions ? {^(deploy|lift|occupy)} : {^deploy}}]]
        return [expr {[llength $others] ? [my Any $others] : [my Any $actions]}]
    }

    method Attacks {actions} {
        # Those that go where there are enemies.
        set presenter [$Table presenter]
        set side [$Match side]
        set view [$Match view $side]
        set places [lmap row [::wargame::places [$presenter game]] {
            dict get $row key
        }]
        set enemies [dict create]
        set half [llength [lsearch -all -index 1 \
                [::wargame::roster [$presenter game]] F*]]
        set slot 0
        foreach place [dict get $view unit.place] {
            if {($slot >= $half) != $side} {
                dict set enemies [lindex $places $place] 1
            }
            incr slot
        }
        return [lsearch -all -inline -regexp $actions \
                "^(move|fight|bombard|charge|fire) .*\\m([join [dict keys \
                    $enemies] |])\$"]
    }

    # ---- done by hand ----

    method Carry {action} {
        set length [$Match length]
        set other [lindex {mouse keys} [expr {$Hand eq "mouse"}]]
        foreach hand [list $Hand $other] {
            set Hand $hand
            if {[catch {my By_$hand $action} why options]} {
                set why "$why [lrange [split [dict get $options -errorinfo] \n] 0 3]"
            }
            my Settled
            if {[$Match length] > $length} {
                my Check $action $length
                dict incr Tally [list $hand [lindex $action 0]]
                return
            }
            my Fault "[$Match decision]: $action by $hand: $why"
            my LetGo
        }
        $Table do $action
    }

    method Check {action length} {
        # Was it this that was done?
        set done [lrange [string trim [$Match line [expr {$length + 1}]]] 0 end-1]
        if {![string match "*$action" $done]} {
            my Fault "$action was wanted, $done was done by $Hand"
        }
    }

    method Fault {what} {
        lappend Faults $what
    }

    method LetGo {} {
        # Nothing in the hand and no menu open.
        foreach menu [my Menus] {
            event generate $menu <Key-Escape>
            catch {$menu unpost}
        }
        for {set i 0} {$i < 3} {incr i} {
            my Key Escape
        }
        update
    }

    method Settle {} {
        # Until the dice lie still, or wait for somebody.
        for {set i 0} {$i < 400} {incr i} {
            update
            if {[winfo exists [inside $Window handover]] || [my Waits]
                    || ([$Match side] ne "chance" && ![my Rolling])} {
                return
            }
            my Tick 5
        }
        my Fault "dice that never fell"
    }

    method Tick {milliseconds} {
        after $milliseconds [list set ::robotTick 1]
        vwait ::robotTick
    }

    method Rolling {} {
        # Are there dice in the air?
        if {[$Table seat] eq ""} {
            return 0
        }
        set panel [[$Table seat] panel asking]
        return [expr {$panel ne "" && [info object isa typeof $panel \
                ::wargame::panels::BattlePanel] && [$panel isRolling]}]
    }

    method Settled {} {
        update
    }
}

foreach part {window waits mouse keys} {
    source [file join [file dirname [info script]] robot-$part.tcl]
}
