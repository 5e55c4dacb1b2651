# robot.tcl --
#
#       A player who has only a mouse and a keyboard.  It looks at what the
#       match offers, chooses by chance, and carries that out with real events
#       on what the window shows; what cannot be done so is a fault.
#
#   set robot [Robot new TABLE SEED]
#       step        answer what is asked now -> the action, "" when it is over;
#                   or do what has to be done first: turn a leaf, read what was
#                   seen meanwhile, see moves, throw dice that wait
#       play N ?SECONDS?   so many steps, or so long -> steps done
#       faults      what could not be done by hand
#       tally       dictionary: {HAND VERB} -> times; HAND is mouse or keys
#       missing ?N?   verbs that were offered so often and never carried out
#
#   It knows which button is which by what it would do, as a person does by
#   its words.

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

    method play {steps {seconds 1e9}} {
        set until [expr {[clock milliseconds] + 1000 * $seconds}]
        for {set i 0} {$i < $steps && [clock milliseconds] < $until} {incr i} {
            if {[my step] eq ""} {
                break
            }
        }
        return $i
    }

    method step {} {
        my Settle
        set Hand [lindex {mouse keys} [my Chance 2]]
        if {[winfo exists $Window.leaf]} {
            my TurnLeaf
            return leaf
        } elseif {[my Meanwhile]} {
            my Read
            return meanwhile
        } elseif {[my Waits]} {
            my GoOn
            return "go on"
        } elseif {[$Match side] eq "nobody"} {
            return ""
        }
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
            if {![[$Table skin] isQuiet $action]} continue
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
        set skin [$Table skin]
        set side [$Match side]
        set view [$Match view $side]
        set places [lmap row [::wargame::places [$skin game]] {
            dict get $row key
        }]
        set enemies [dict create]
        set half [llength [lsearch -all -index 1 \
                [::wargame::roster [$skin game]] F*]]
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
            if {[winfo exists $Window.leaf] || [my Waits]
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
        set room [[$Table seat] room]
        if {$room eq "" || ![info exists \
                [set rolling [info object namespace $room]::Rolling]]} {
            return 0
        }
        return [set $rolling]
    }

    method Settled {} {
        update
    }

    method TurnLeaf {} {
        if {$Hand eq "mouse"} {
            my Click $Window.leaf
        } else {
            my Key Return
        }
        my Settled
        if {[winfo exists $Window.leaf]} {
            my Fault "the leaf was not turned by $Hand"
            focus -force $Window.leaf
            event generate $Window.leaf <Key-Return>
            update
        }
    }

    method CloseCard {} {
        # A card that only tells something may lie over the map.
        set card $Window.seat.wide.middle.room
        if {[winfo exists $card] && [$Table seat] ne ""
                && [[$Table seat] room] eq ""} {
            if {$Hand eq "mouse"} {
                my Click [lindex [my Shown TButton $card] 0]
            } else {
                my Key Return
            }
            update
            # The next may ask.
            if {[winfo exists $card] && [[$Table seat] room] eq ""} {
                my Fault "the card does not go by $Hand"
                my Key Escape
            }
        }
    }

    # ---- what waits to be seen, and dice that wait to be thrown ----

    method Waits {} {
        set seat [$Table seat]
        return [expr {$seat ne "" && ![$seat reading]
            && ([$seat waits] || [$seat marches] || [$Table paused])}]
    }

    method GoOn {} {
        # With one of the buttons for it, or the key.
        my Tick 1
        set before [my Waiting]
        set buttons [my Onward]
        if {[llength $buttons] == 0} {
            my Fault "[$Match decision]: no button to go on"
        }
        if {$Hand eq "mouse" && [llength $buttons]} {
            set button [my Any $buttons]
            my Bring $button
            my Click $button
        } elseif {[llength $buttons] == 0 || [my Chance 2]} {
            my Key d
        } else {
            my PressKeys [my Any $buttons]
        }
        my Settled
        # The first move of several is shown a moment later.
        my Tick 1
        if {[my Waiting] eq $before} {
            my Fault "[$Match decision], [$Match rule]: it does not go on by\
                $Hand, from $buttons"
            [$Table seat] perform done
        }
    }

    method Waiting {} {
        # What it waits for, as far as that is told.
        set seat [$Table seat]
        if {$seat eq ""} {
            return ""
        }
        set room [set [info object namespace $seat]::Room]
        return [list [$Match length] [$seat waits] [$seat marches] \
            [$Table paused] [expr {[$seat marches] ? [$room made] : ""}]]
    }

    method Onward {} {
        return [lmap button [my Shown TButton] {
            if {![regexp {goOn|finish|forward|WargameNext|WargameHurry|throwNext} \
                    [$button cget -command]]
                    || [$button instate disabled]} continue
            set button
        }]
    }

    method PressKeys {button} {
        # With Tab and Return, in sight.
        if {![my TabTo $button]} {
            error "Tab does not find the button"
        }
        if {![my InSight $button]} {
            my Fault "$button has the focus but is hidden by [winfo containing \
                [expr {[winfo rootx $button] + 9}] \
                [expr {[winfo rooty $button] + 9}]], [winfo geometry $button],\
                [winfo geometry [winfo parent [winfo parent $button]]]"
        }
        my Key Return
    }

    method Orders {} {
        return $Window.seat.wide.side.cards.orders.leaf
    }

    method Meanwhile {} {
        set title [my Orders].title
        return [expr {[winfo exists $title] && [$title cget -text]
            eq [::wargame::say meanwhile.title]}]
    }

    method Read {} {
        # A step or two, then on with the match.
        if {[my Chance 4] == 0 && [winfo exists [lindex \
                [winfo children [my Orders].answers] 0]]} {
            my Click [lindex [winfo children [my Orders].answers] end]
            update
        }
        if {$Hand eq "mouse"} {
            my Click [lindex [winfo children [my Orders].standing] end]
        } else {
            my Key d
        }
        update
        if {[my Meanwhile]} {
            my Fault "the card of what was seen does not go by $Hand"
            [$Table seat] perform done
        }
    }

    # ---- with the mouse ----

    method By_mouse {action} {
        foreach way {Quiet Button Fighter Menu Board} {
            if {[my Mouse_$way $action]} {
                return ""
            }
        }
        return "nothing to click"
    }

    method Mouse_Quiet {action} {
        # In the menu Play.
        if {![[$Table skin] isQuiet $action]} {
            return 0
        }
        set bar [my Bar]
        my MenuEntry $bar [my PlayIn $bar]
        return [my Popup $action]
    }

    method Bar {} {
        # The menus at the upper edge.
        return [lsearch -inline -glob [winfo children $Window] *#menu]
    }

    method PlayIn {bar} {
        for {set i 0} {[$bar entrycget $i -label] ne [::wargame::say \
                menu.play]} {incr i} {}
        return $i
    }

    method Mouse_Button {action} {
        set button [my ButtonFor $action]
        if {$button eq ""} {
            return 0
        }
        my Bring $button
        my Click $button
        return 1
    }

    method Mouse_Fighter {action} {
        # In a battle: the unit first, then its button.
        set field $Window.seat.wide.middle.room.field
        if {![winfo exists $field] || ![winfo viewable $field]} {
            return 0
        }
        set room [[$Table seat] room]
        set ns [info object namespace $room]
        set spot [[set ${ns}::Field] spot [my Slot [lindex $action 1]]]
        if {$spot eq ""} {
            return 0
        }
        set length [$Match length]
        my Press $field {*}$spot
        update
        if {[$Match length] > $length} {
            return 1
        }
        return [my Mouse_Button $action]
    }

    method Slot {key} {
        set keys [lmap row [::wargame::roster [[$Table skin] game]] {
            dict get $row key
        }]
        return [lsearch -exact [dict get [$Match view [$Table viewer]] \
                unit.block] [lsearch -exact $keys $key]]
    }

    method Mouse_Menu {action} {
        # A list of answers behind one button.
        foreach button [my Shown TMenubutton] {
            set index [my EntryFor [$button cget -menu] $action]
            if {$index >= 0} {
                my Bring $button
                my Click $button
                update
                my MenuEntry [$button cget -menu] $index
                return 1
            }
        }
        return 0
    }

    method Mouse_Board {action} {
        set board [[$Table seat] board]
        if {$board eq "" || ![winfo viewable [$board canvas]]} {
            return 0
        }
        lassign $action verb first second
        set skin [$Table skin]
        if {[$skin isPlace $first]} {
            my ClickSpace $board $first
            return [my Popup $action]
        } elseif {![$skin isUnit $first]} {
            return 0
        }
        if {$second ne "" && [my Chance 2]} {
            my DragToken $board $first $second
            return [my Popup $action]
        }
        set length [$Match length]
        my ClickToken $board $first
        update
        if {[$Match length] > $length || [my Popup $action]
                && [$board held] eq "" || [my Mouse_Button $action]} {
            return 1
        }
        my ClickSpace $board [my Goal $action]
        return [my Popup $action]
    }

    method Goal {action} {
        # Where the piece in the hand is put for it: on its way, beside the map
        # as one that leaves it, or where it is.
        lassign $action verb piece place
        if {$place ne ""} {
            return $place
        }
        dict for {space actions} [set [info object namespace \
                [$Table seat]]::Onward] {
            if {$actions eq [list $action]} {
                return $space
            }
        }
        return [[$Table skin] placeOf [$Match view [$Table viewer]] $piece]
    }

    method Private {object args} {
        return [[info object namespace $object]::my {*}$args]
    }

    method ClickToken {board token} {
        # Where it is to be seen; if others cover it, their stack first.
        foreach try {1 2 3} {
            set at [my Visible $board $token]
            if {$at ne ""} {
                my Press [$board canvas] {*}$at
                update
                return
            }
            my Uncover $board $token
        }
        error "$token is covered"
    }

    method DragToken {board token space} {
        set canvas [$board canvas]
        foreach try {1 2 3} {
            set at [my Visible $board $token]
            if {$at ne ""} break
            my Uncover $board $token
        }
        if {$at eq ""} {
            error "$token is covered"
        }
        set to [my SpacePoint $board $space]
        set at [my Visible $board $token]
        if {$at eq ""} {
            error "$token and $space are not seen together"
        }
        lassign $at x y
        event generate $canvas <Motion> -x $x -y $y
        event generate $canvas <Button-1> -x $x -y $y
        for {set i 1} {$i <= 4} {incr i} {
            event generate $canvas <B1-Motion> -x [expr {$x + 4 * $i}] \
                    -y [expr {$y + 4 * $i}] -state 256
        }
        update
        lassign $to x y
        event generate $canvas <B1-Motion> -x $x -y $y -state 256
        event generate $canvas <ButtonRelease-1> -x $x -y $y
        update
    }

    method Uncover {board token} {
        # Bring it into the window, or click what lies over it.
        set canvas [$board canvas]
        lassign [my Point $board $token] x y
        if {$x < 0 || $y < 0 || $x > [winfo width $canvas]
                || $y > [winfo height $canvas]
                || [winfo containing [expr {[winfo rootx $canvas] + round($x)}] \
                    [expr {[winfo rooty $canvas] + round($y)}]] ne $canvas} {
            my Pan $board $x $y
            return
        }
        my Press $canvas $x $y
        update
    }

    method Pan {board x y} {
        # With the middle button, until that point is in the left half.
        set canvas [$board canvas]
        event generate $canvas <Button-2> -x 100 -y 100
        event generate $canvas <B2-Motion> -x [expr {round(100
            + [winfo width $canvas] * 0.35 - $x)}] -y [expr {round(100
            + [winfo height $canvas] * 0.5 - $y)}] -state 512
        event generate $canvas <ButtonRelease-2> -x 100 -y 100
        update
    }

    method Point {board what} {
        lassign [$board where $what] x y
        set canvas [$board canvas]
        return [list [expr {$x - [winfo rootx $canvas]}] \
                [expr {$y - [winfo rooty $canvas]}]]
    }

    method Visible {board token} {
        # A point at which a click would take the token.
        set canvas [$board canvas]
        lassign [my Point $board $token] x y
        set half [expr {[my Private $board SizeOf $token] * 0.4}]
        foreach fy {0 -1 1 0.5 -0.5} {
            foreach fx {0 -1 1 -0.5 0.5} {
                set px [expr {round($x + $fx * $half)}]
                set py [expr {round($y + $fy * $half)}]
                if {[my Private $board TokenUnder $px $py] eq $token
                        && [my OnTop $canvas $px $py]} {
                    return [list $px $py]
                }
            }
        }
        return ""
    }

    method OnTop {canvas x y} {
        return [expr {[winfo containing [expr {[winfo rootx $canvas] + $x}] \
                [expr {[winfo rooty $canvas] + $y}]] eq $canvas}]
    }

    method SpacePoint {board space} {
        # A point of the space in the window, with no token on it if there is
        # one.
        set canvas [$board canvas]
        foreach try {1 2} {
            lassign [my Point $board $space] x y
            set second ""
            foreach dy {0 20 -20 40 -40 60 -60} {
                foreach dx {0 20 -20 40 -40 60 -60} {
                    set px [expr {round($x + $dx)}]
                    set py [expr {round($y + $dy)}]
                    if {[my OnTop $canvas $px $py]
                            && [my Private $board SpaceOf "" $px $py] eq $space} {
                        if {[my Private $board TokenUnder $px $py] eq ""} {
                            return [list $px $py]
                        } elseif {$second eq ""} {
                            set second [list $px $py]
                        }
                    }
                }
            }
            if {$second ne ""} {
                return $second
            }
            my Pan $board $x $y
        }
        error "$space is not in the window: $x $y of\
            [winfo geometry $canvas], [my Private $board SpaceUnder $x $y]"
    }

    method ClickSpace {board space} {
        my Press [$board canvas] {*}[my SpacePoint $board $space]
        update
    }

    # ---- menus ----

    method Menus {} {
        # Those that are open.
        return [lmap menu [concat $Window.seat.popup \
                [winfo children [my Bar]]] {
            if {![winfo exists $menu] || ![winfo ismapped $menu]} continue
            set menu
        }]
    }

    method Popup {action} {
        # Choose in the menu that came up, if one did.
        update
        foreach menu [my Menus] {
            set index [my EntryFor $menu $action]
            if {$index < 0} {
                error "a menu without it"
            }
            if {$Hand eq "mouse"} {
                my MenuEntry $menu $index
            } else {
                my MenuKeys $menu $index
            }
        }
        return 1
    }

    method EntryFor {menu action} {
        for {set i 0} {$i <= [$menu index end]} {incr i} {
            if {[$menu type $i] eq "command"
                    && [my Does [$menu entrycget $i -command] $action]} {
                return $i
            }
        }
        return -1
    }

    method MenuEntry {menu index} {
        set x [expr {[$menu xposition $index] + 8}]
        set y [expr {[$menu yposition $index] + 4}]
        if {$y > [winfo height $menu] || [winfo rooty $menu] + $y
                > [winfo screenheight $menu]} {
            my Fault "a menu longer than the screen"
        }
        event generate $menu <Enter> -x $x -y $y
        event generate $menu <Motion> -x $x -y $y
        event generate $menu <Button-1> -x $x -y $y
        event generate $menu <ButtonRelease-1> -x $x -y $y
        update
    }

    method MenuKeys {menu index} {
        focus -force $menu
        for {set i 0} {$i < 200 && [$menu index active] ne $index} {incr i} {
            event generate $menu <Key-Down>
        }
        event generate $menu <Key-Return>
        update
    }

    # ---- buttons ----

    method Does {command action} {
        # Would it do that?
        if {[lindex $command end] eq $action} {
            return 1
        }
        return [expr {![catch {lindex [lindex $command end] end} last]
            && $last eq $action && ([llength $action] > 1
            || [llength [lindex $command end]] > 1)}]
    }

    method Shown {class {from ""}} {
        # Every widget of the class that is in the window.
        if {$from eq ""} {
            set from $Window
        }
        set found {}
        foreach child [winfo children $from] {
            if {[winfo class $child] eq $class && [winfo viewable $child]} {
                lappend found $child
            }
            lappend found {*}[my Shown $class $child]
        }
        return $found
    }

    method ButtonFor {action} {
        foreach button [my Shown TButton] {
            if {[my Does [$button cget -command] $action]
                    && ![$button instate disabled]} {
                return $button
            }
        }
        return ""
    }

    method Bring {button} {
        # Turn the wheel over a list until the button is in sight.
        if {![regexp {^(.*\.list)\.rows\.} $button - list]} {
            return
        }
        for {set i 0} {$i < 200 && ![my InSight $button]} {incr i} {
            set down [expr {[winfo rooty $button] > [winfo rooty $list]}]
            event generate $list <Button-[expr {$down ? 5 : 4}]>
            update
        }
    }

    method InSight {button} {
        set x [expr {[winfo rootx $button] + [winfo width $button] / 2}]
        foreach y {2 0.5 -2} {
            set at [expr {$y == 0.5 ? [winfo height $button] / 2
                : $y > 0 ? 2 : [winfo height $button] - 3}]
            if {[winfo containing $x [expr {[winfo rooty $button] + $at}]]
                    ne $button} {
                return 0
            }
        }
        return 1
    }

    method Click {widget} {
        if {![my InSight $widget] && [winfo class $widget] ne "Leaf"} {
            error "$widget ([catch {$widget cget -text} text; set text]) is hidden\
                by [winfo containing [expr {[winfo rootx $widget] + 5}] \
                [expr {[winfo rooty $widget] + 5}]]"
        }
        my Press $widget [expr {[winfo width $widget] / 2}] \
                [expr {[winfo height $widget] / 2}]
    }

    method Press {widget x y} {
        set x [expr {round($x)}]
        set y [expr {round($y)}]
        event generate $widget <Enter> -x $x -y $y
        event generate $widget <Motion> -x $x -y $y
        event generate $widget <Button-1> -x $x -y $y
        if {[winfo exists $widget]} {
            event generate $widget <ButtonRelease-1> -x $x -y $y
        }
    }

    # ---- with the keyboard ----

    method Key {key} {
        if {[focus] eq "" || ![winfo exists [focus]]} {
            set last [focus -lastfor $Window]
            focus -force [expr {$last eq "" ? $Window : $last}]
            update
        }
        event generate [focus] <[regsub {^(Alt-)?} $key {\1Key-}]>
    }

    method By_keys {action} {
        if {$action eq "done"} {
            my Key d
            return "d does nothing"
        }
        foreach way {Quiet Fighter Button Menu Board} {
            if {[my Keys_$way $action]} {
                return ""
            }
        }
        return "no key leads there"
    }

    method TabTo {widget {key Tab}} {
        # 1 when it has the focus.
        set seen [dict create]
        for {set i 0} {$i < 260} {incr i} {
            if {[focus] eq $widget} {
                return 1
            }
            my Key $key
            update
        }
        return 0
    }

    method Keys_Quiet {action} {
        if {![[$Table skin] isQuiet $action]} {
            return 0
        }
        set bar [my Bar]
        set n [my PlayIn $bar]
        set letter [string index [$bar entrycget $n -label] \
                [$bar entrycget $n -underline]]
        my Key Alt-[string tolower $letter]
        return [my Popup $action]
    }

    method Keys_Button {action} {
        set button [my ButtonFor $action]
        if {$button eq ""} {
            return 0
        }
        my PressKeys $button
        return 1
    }

    method Keys_Fighter {action} {
        set field $Window.seat.wide.middle.room.field
        if {![winfo exists $field] || ![winfo viewable $field]} {
            return 0
        }
        set room [[$Table seat] room]
        set slot [my Slot [lindex $action 1]]
        if {$slot < 0 || [my ButtonFor $action] ne ""} {
            return 0
        }
        if {![my TabTo $field]} {
            error "Tab does not find the field"
        }
        for {set i 0} {$i < 40 && [$room chosen] ne $slot} {incr i} {
            my Key Right
        }
        update
        return [my Keys_Button $action]
    }

    method Keys_Menu {action} {
        foreach button [my Shown TMenubutton] {
            set index [my EntryFor [$button cget -menu] $action]
            if {$index >= 0} {
                if {![my TabTo $button]} {
                    error "Tab does not find the list"
                }
                my Key space
                update
                my MenuKeys [$button cget -menu] $index
                return 1
            }
        }
        return 0
    }

    method Keys_Board {action} {
        set board [[$Table seat] board]
        if {$board eq "" || ![winfo viewable [$board canvas]]} {
            return 0
        }
        set canvas [$board canvas]
        if {![my TabTo $canvas]} {
            error "Tab does not find the map"
        }
        lassign $action verb first second
        set skin [$Table skin]
        if {![$skin isUnit $first]} {
            return 0
        }
        set ns [info object namespace $board]
        for {set i 0} {$i < 260 && [set ${ns}::Focus] ne $first} {incr i} {
            my Key Tab
            update
        }
        if {[set ${ns}::Focus] ne $first} {
            error "Tab does not find $first"
        }
        set length [$Match length]
        my Key Return
        update
        if {[$Match length] > $length} {
            return 1
        } elseif {[llength [my Menus]]} {
            return [my Popup $action]
        }
        set place [my Goal $action]
        for {set i 0} {$i < 400 && [set ${ns}::Chosen] ne $place} {incr i} {
            my Key Tab
            update
        }
        if {[set ${ns}::Chosen] ne $place} {
            error "Tab does not find $place"
        }
        my Key Return
        return [my Popup $action]
    }
}
