# seat.tcl --
#
#       A seat at the table: one viewer's view, and the answers that may be
#       given from it.  Destroying it destroys everything that viewer saw.
#
#   set seat [::wargame::Seat new PATH TABLE VIEWER]      a new frame
#       refresh            the match has changed
#       meanwhile EVENTS   step through these before play goes on
#       perform WHAT       undo done hint let map fit in out hide show names
#                          motion
#       enter ROOM         shows a room of the game, such as battle, or the map
#       room               that room, or ""
#       panes              shows those panes that the preferences want
#       board              the Board, or ""
#       orders             the orders card
#       message TEXT       in the line at the lower edge

::wargame::need choices clock orders log inspector

if {![info object isa class ::wargame::Seat]} {
    oo::class create ::wargame::Seat
}

oo::define ::wargame::Seat {
    variable Path Table Viewer Match Skin View Choices Picked Meanwhile Step \
            Board Clock Orders Log Inspector Hover Room RoomName

    constructor {path table viewer} {
        set Path $path
        set Table $table
        set Viewer $viewer
        set Match [$table match]
        set Skin [$table skin]
        set Picked ""
        set Meanwhile {}
        set Step 0
        set Hover ""
        set Room ""
        set RoomName ""
        my Build
        my panes
        my refresh
    }

    destructor {
        if {![info exists Path]} {
            return
        }
        foreach part {Room Board Inspector Log Orders Clock} {
            if {[info exists $part] && [info object isa object [set $part]]} {
                [set $part] destroy
            }
        }
        if {[winfo exists $Path]} {
            destroy $Path
        }
    }

    method Build {} {
        set theme ::wargame::theme
        frame $Path -background [$theme color desk] -class Seat
        set Clock [::wargame::Clock new $Path.clock]
        ttk::panedwindow $Path.wide -orient horizontal
        ttk::label $Path.status -style Desk.TLabel -anchor w \
                -padding [list [$theme px 14] [$theme px 3]] \
                -font [$theme font small]
        ttk::frame $Path.wide.middle
        my BuildBoard $Path.wide.middle.board
        ttk::panedwindow $Path.wide.side -orient vertical
        set side $Path.wide.side
        ttk::frame $side.cards -padding [$theme px 8]
        set Orders [::wargame::Orders new $side.cards.orders \
                [namespace code {my RulePicked}]]
        set Inspector [::wargame::Inspector new $side.cards.inspector $Skin]
        pack $side.cards.orders -fill x
        pack $side.cards.inspector -fill both -expand 1 -pady [list \
                [$theme px 8] 0]
        set Log [::wargame::Log new $side.log $Skin \
                [namespace code {my LinkPicked}]]
        $side add $side.cards -weight 3
        pack $Path.status -side bottom -fill x
        pack $Path.wide -fill both -expand 1
        bind $Path.wide <ButtonRelease-1> [namespace code {my Sashes}]
        bind $side <ButtonRelease-1> [namespace code {my Sashes}]
        bind $Path.wide <Configure> [namespace code {my PlaceSashes}]
    }

    method BuildBoard {path} {
        set Board ""
        set ground [$Skin ground]
        if {$ground eq ""} {
            ttk::frame $path
            text $path.text -wrap word -state disabled -borderwidth 0 \
                    -highlightthickness 0 -takefocus 0 -width 1 -height 1 \
                    -background [::wargame::theme color leafSunk] \
                    -foreground [::wargame::theme color ink] \
                    -font [::wargame::theme font mono] -padx 20 -pady 20
            pack $path.text -fill both -expand 1
        } else {
            ::wargame::need board
            set Board [::wargame::Board new $path $ground \
                    [list $Skin draw] [namespace code {my Hand}]]
            $Board motion [::wargame::prefs get motion]
            $Board names [::wargame::prefs get names]
        }
        pack $path -fill both -expand 1
        $Path.wide add $Path.wide.middle -weight 1
    }

    # ---- panes ----

    method panes {} {
        if {[::wargame::prefs get clock]} {
            pack $Path.clock -side top -fill x -before $Path.wide
        } else {
            pack forget $Path.clock
        }
        set side $Path.wide.side
        my Shown $Path.wide $side [::wargame::prefs get side] 0
        my Shown $side $side.log [::wargame::prefs get log] 2
        after idle [namespace code {my PlaceSashes}]
    }

    method Shown {panes pane wanted weight} {
        set there [expr {$pane in [$panes panes]}]
        if {$wanted && !$there} {
            $panes add $pane -weight $weight
        } elseif {!$wanted && $there} {
            $panes forget $pane
        }
    }

    method PlaceSashes {} {
        # As they were when last moved by hand.
        if {![info exists Path] || ![winfo exists $Path.wide]} {
            return
        }
        set wide $Path.wide
        if {[llength [$wide panes]] == 2 && [winfo width $wide] > 10} {
            set most [expr {[winfo width $wide] / 2}]
            set width [::wargame::theme px [::wargame::prefs get sideWidth]]
            $wide sashpos 0 [expr {[winfo width $wide] - min($width, $most)}]
        }
        if {[llength [$wide.side panes]] == 2 && [winfo height $wide] > 10} {
            $wide.side sashpos 0 [expr {round([winfo height $wide]
                    * (1 - [::wargame::prefs get logShare]))}]
        }
    }

    method Sashes {} {
        set wide $Path.wide
        if {[llength [$wide panes]] == 2} {
            ::wargame::prefs set sideWidth [expr {round(
                ([winfo width $wide] - [$wide sashpos 0])
                / [::wargame::theme density])}]
        }
        if {[llength [$wide.side panes]] == 2} {
            ::wargame::prefs set logShare [format %.3f [expr {
                1 - [$wide.side sashpos 0] / double([winfo height $wide])}]]
        }
    }

    # ---- what is shown ----

    method refresh {} {
        set View [$Match view $Viewer]
        set Choices [::wargame::choices sort $Skin [my Offered]]
        set Picked ""
        $Clock show [$Skin clock $View]
        $Log show [$Match news $Viewer [expr {[$Log last] + 1}]]
        if {$Board ne ""} {
            $Board letGo
            $Board show [$Skin tokens $Viewer $View \
                    [dict keys [dict get $Choices units]]]
            my Lights ""
        } else {
            my ShowText
        }
        my Card
        my Inspect
    }

    method restart {} {
        # After an undo: what is in the log may not have happened.
        $Log restart
        my refresh
    }

    method Offered {} {
        # The actions, unless somebody else must act or it is not time yet.
        if {[llength $Meanwhile] || ![$Table answers $Viewer]} {
            return {}
        }
        return [$Match actions]
    }

    method ShowText {} {
        set text $Path.wide.middle.board.text
        $text configure -state normal
        $text delete 1.0 end
        $text insert end [join [$Skin describe $Match $Viewer] \n]
        $text configure -state disabled
    }

    method Inspect {} {
        if {$Hover ne ""} {
            $Inspector show [$Skin inspect $Match $Viewer $View $Hover]
        }
    }

    method message {text} {
        $Path.status configure -text $text
    }

    method board {} {
        return $Board
    }
    method orders {} {
        return $Orders
    }
    method log {} {
        return $Log
    }
    method viewer {} {
        return $Viewer
    }

    # ---- a room of the game's own, in front of the map ----

    method enter {room} {
        # room - a name such as battle, of a class BattleRoom; "" for the map
        if {$room eq $RoomName} {
            return
        }
        if {$Room ne "" && [info object isa object $Room]} {
            $Room destroy
        }
        set Room ""
        set RoomName $room
        if {$room ne "" && [file exists \
                [file join $::wargame::directory app $room.tcl]]} {
            ::wargame::need $room
            set path $Path.wide.middle.room
            set Room [::wargame::[string totitle $room]Room new $path \
                    $Match $Viewer [list $Table do]]
            place $path -relwidth 1 -relheight 1
            raise $path
        }
        my Card
    }

    method room {} {
        # The room's object, or "".
        return $Room
    }

    method Perform_map {} {
        # From the room to the map and back.
        set path $Path.wide.middle.room
        if {$Room ne ""} {
            if {[winfo ismapped $path]} {
                place forget $path
            } else {
                place $path -relwidth 1 -relheight 1
                raise $path
            }
        }
    }

    # ---- the orders card ----

    method Card {} {
        if {[llength $Meanwhile]} {
            return [my MeanwhileCard]
        }
        set side [$Match side]
        if {$side in {0 1}} {
            set colour [lindex {french russian} $side]
        } else {
            set colour ""
        }
        $Orders show [dict create title [$Skin title $Match $View] \
                text [$Skin prompt $Match $View] rule [$Match rule] \
                side $colour answers [my Answers] choices [my Lists] \
                standing [my Standing]]
    }

    method Answers {} {
        # The held block's own answers, or those that no block has.
        set answers {}
        if {[my room] ne ""} {
            return {}
        }
        set part [::wargame::choices of $Choices $Picked]
        set actions [concat [dict get $part alone] [my Few [dict get $part other]]]
        if {$Picked eq ""} {
            set actions [my Few [my Free]]
            set alone {}
            dict for {unit part} [dict get $Choices units] {
                lappend alone {*}[dict get $part alone]
            }
            if {[llength [::wargame::choices drags $Choices]] == 0} {
                lappend actions {*}[my Few $alone]
            }
            dict for {place at} [dict get $Choices places] {
                lappend actions {*}$at
            }
        }
        foreach action $actions {
            lappend answers [list [$Skin label $action] \
                    [list $Table do $action]]
        }
        return $answers
    }

    method Free {} {
        return [lmap action [dict get $Choices free] {
            if {$action in {done pass}} continue
            set action
        }]
    }

    method Few {actions} {
        return [expr {[llength $actions] <= 6 ? $actions : {}}]
    }

    method Lists {} {
        # Long lists of answers, one a verb; what a map can take has none.
        set actions {}
        if {[my room] ne ""} {
            return {}
        }
        if {[llength [my Free]] > 6} {
            lappend actions {*}[my Free]
        }
        dict for {unit part} [dict get $Choices units] {
            if {$Picked in [list "" $unit]} {
                set other [dict get $part other]
                if {$Picked eq "" || [llength $other] > 6} {
                    lappend actions {*}$other
                }
                if {$Board eq ""} {
                    lappend actions {*}[concat {*}[dict values \
                            [dict get $part to]]]
                }
            }
        }
        set byVerb [dict create]
        foreach action $actions {
            dict lappend byVerb [lindex $action 0] [list \
                    [$Skin label $action] [list $Table do $action]]
        }
        set lists {}
        dict for {verb items} $byVerb {
            lappend lists [list [::wargame::say orders.choose [$Skin verb $verb]] \
                    $items]
        }
        return $lists
    }

    method Standing {} {
        set standing [list \
            [list [::wargame::say orders.undo] [namespace code {my perform undo}] \
                [$Table canUndo]] \
            [list [::wargame::say orders.hint] [namespace code {my perform hint}] \
                [expr {[llength [my Offered]] > 0}]]]
        foreach action {pass done} {
            if {$action in [dict get $Choices free]} {
                lappend standing [list [$Skin label $action] \
                        [list $Table do $action] 1]
                return $standing
            }
        }
        lappend standing [list [::wargame::say orders.done] {} 0]
        return $standing
    }

    # ---- what was seen meanwhile ----

    method meanwhile {events} {
        # One step an action.
        set Meanwhile {}
        foreach event $events {
            if {[llength $Meanwhile] && [dict get $event n]
                    == [dict get [lindex $Meanwhile end end] n]} {
                lset Meanwhile end [linsert [lindex $Meanwhile end] end $event]
            } else {
                lappend Meanwhile [list $event]
            }
        }
        set Step 0
        my refresh
        $Orders focus
    }

    method MeanwhileCard {} {
        set events [lindex $Meanwhile $Step]
        set lines {}
        set places {}
        foreach event $events {
            lappend lines [$Skin event $event]
            lappend places {*}[$Skin eventPlaces $event]
        }
        my Light trace $places
        set answers {}
        if {$Step > 0} {
            lappend answers [list [::wargame::say meanwhile.back] \
                    [namespace code {my Stepped -1}]]
        }
        if {$Step < [llength $Meanwhile] - 1} {
            lappend answers [list [::wargame::say meanwhile.next] \
                    [namespace code {my Stepped 1}]]
        }
        $Orders show [dict create title [::wargame::say meanwhile.title] \
                text "[join $lines \n]\n[::wargame::say meanwhile.count \
                    [expr {$Step + 1}] [llength $Meanwhile]]" \
                rule [$Skin eventRule [lindex $events 0]] \
                side [lindex {french russian} $Viewer] \
                answers $answers choices {} standing [list [list \
                    [::wargame::say meanwhile.play] \
                    [namespace code {my MeanwhileOver}] 1]]]
    }

    method Stepped {by} {
        incr Step $by
        my Card
        $Orders focus
    }

    method MeanwhileOver {} {
        set Meanwhile {}
        my refresh
        if {$Board ne ""} {
            $Board light trace {}
            focus $Path.wide.middle.board
        }
        $Table seen
    }

    # ---- hands on the board ----

    method Hand {what args} {
        # Also called while the seat is being built or torn down.
        if {[info exists Choices] && [info object isa object $Table]} {
            my Hand_$what {*}$args
        }
    }

    method Hand_pick {token} {
        set part [::wargame::choices of $Choices $token]
        set to [dict get $part to]
        set Picked $token
        my message ""
        if {[dict size $to] == 0 && ![my MayTry $token]} {
            my PickedAlone $token $part
            return
        }
        set offer [dict create]
        dict for {place actions} $to {
            dict set offer $place [$Skin caption $Match $Viewer $View $token \
                    $place]
        }
        set home [$Skin placeOf $View $token]
        if {[llength [dict get $part alone]] && $home ne ""} {
            dict set offer $home [$Skin label [lindex [dict get $part alone] 0]]
        }
        $Board offer $offer
        $Board pickUp $token
        my Lights $token
        my Card
    }

    method MayTry {token} {
        # Is it one's own, and could some block be moved now?  Then it may be
        # held, so that a refusal can say why.
        return [expr {[$Skin isUnit $token]
            && [$Skin ownedBy $token [$Match side]]
            && [llength [::wargame::choices drags $Choices]]}]
    }

    method PickedAlone {token part} {
        # It has no place to go: it acts, or says why not.
        set actions [concat [dict get $part alone] [dict get $part other]]
        if {[llength $actions] == 1} {
            $Table do [lindex $actions 0]
        } elseif {[llength $actions] > 1} {
            my Popup $actions
            my Card
        } else {
            set Picked ""
            if {[$Skin isUnit $token]} {
                my Refuse [lmap verb [::wargame::choices alone $Choices] {
                    list $verb $token
                }]
            }
        }
    }

    method Hand_drop {token space} {
        set part [::wargame::choices of $Choices $token]
        set Picked ""
        my Lights ""
        if {[dict exists $part to $space]} {
            my DoOne [dict get $part to $space]
        } elseif {$space eq [$Skin placeOf $View $token]} {
            if {[llength [dict get $part alone]]} {
                my DoOne [dict get $part alone]
            } else {
                my Card
            }
        } else {
            set verbs [::wargame::choices drags $Choices]
            my Card
            my Refuse [lmap verb $verbs { list $verb $token $space }]
        }
    }

    method DoOne {actions} {
        if {[llength $actions] == 1} {
            $Table do [lindex $actions 0]
        } else {
            my Popup $actions
            my Card
        }
    }

    method Popup {actions} {
        set menu $Path.popup
        destroy $menu
        menu $menu -tearoff 0
        foreach action $actions {
            $menu add command -label [$Skin label $action] \
                    -command [list $Table do $action]
        }
        tk_popup $menu {*}[winfo pointerxy $Path]
    }

    method Refuse {tries} {
        # Says why the first of these actions that has a reason is refused.
        foreach action $tries {
            set reason [$Match why $action]
            if {$reason ne ""} {
                set text [::wargame::say why.says [lindex $reason 0] \
                        [$Skin why $reason]]
                if {[lindex $reason 0] eq "-"} {
                    set text [$Skin why $reason]
                }
                my message $text
                if {$Board ne ""} {
                    $Board refuse $text
                }
                return
            }
        }
    }

    method Hand_space {space} {
        set Hover $space
        my Inspect
        if {[dict exists $Choices places $space]} {
            my DoOne [dict get $Choices places $space]
        }
    }

    method Hand_hover {space token} {
        if {$space ne ""} {
            set Hover $space
            my Inspect
        }
    }

    method Hand_menu {token space x y} {
        set part [::wargame::choices of $Choices $token]
        set actions [concat [dict get $part alone] [dict get $part other]]
        if {[dict exists $Choices places $space]} {
            lappend actions {*}[dict get $Choices places $space]
        }
        if {[llength $actions]} {
            my Popup $actions
        }
    }

    method Hand_cancel {} {
        set Picked ""
        my Lights ""
        my Card
    }

    method Lights {token} {
        # What lies in range of the held block; battles, and places that can
        # be clicked.
        my Light battle [dict keys [dict get $Choices places]]
        my Light range [expr {$token eq "" ? {}
                : [$Skin range $Match $Viewer $View $token]}]
    }

    method Light {style places} {
        if {$Board ne ""} {
            $Board light $style $places
        }
    }

    # ---- what a key or a menu asks ----

    method perform {what} {
        switch -- $what {
            undo { $Table undo }
            done { my Done }
            hint { my Hint }
            let { my Hand_let }
            default {
                if {$Board ne ""} {
                    my Perform_$what
                }
            }
        }
    }

    method Perform_fit {} { $Board fit }
    method Perform_in {} { $Board zoomBy 1.25 }
    method Perform_out {} { $Board zoomBy 0.8 }
    method Perform_hide {} { $Board hideBlocks 1 }
    method Perform_show {} { $Board hideBlocks 0 }
    method Perform_names {} { $Board names [::wargame::prefs get names] }
    method Perform_motion {} { $Board motion [::wargame::prefs get motion] }

    method Hand_let {} {
        if {$Board ne ""} {
            $Board letGo
        }
        if {[llength $Meanwhile] == 0} {
            my Hand_cancel
        }
    }

    method Done {} {
        if {[llength $Meanwhile]} {
            my MeanwhileOver
            return
        }
        foreach action {pass done} {
            if {$action in [dict get $Choices free]} {
                $Table do $action
                return
            }
        }
        my Refuse [list done]
    }

    method Hint {} {
        # A legal action or two, spread over what is offered.
        set actions [lmap action [my Offered] {
            if {$action in {done pass}} continue
            set action
        }]
        set n [llength $actions]
        if {$n == 0} {
            my message [::wargame::say hint.none]
            return
        }
        set some [lsort -unique [list [lindex $actions [expr {$n / 3}]] \
                [lindex $actions [expr {2 * $n / 3}]]]]
        my message [::wargame::say hint.some [join [lmap action $some {
            $Skin label $action
        }] [::wargame::say hint.or]]]
        set unit [lindex $some 0 1]
        if {$Board ne "" && [$Skin isUnit $unit]} {
            $Board focus $unit
        }
    }

    method RulePicked {rule} {
        ::wargame::need help
        ::wargame::helpOnRule [$Skin game] $rule
    }

    method LinkPicked {kind what} {
        if {$kind eq "rule"} {
            my RulePicked $what
        } elseif {$Board ne ""} {
            $Board centre [lindex $what end]
            my Light trace $what
        }
    }
}
