# moves.tcl --
#
#       The moves that the rules have made for a side, played on the map one
#       after another, with a list of them beside it: who, from where to where,
#       why.
#
#   set panel [::wargame::panels::MovesPanel new PATH MATCH VIEWER DOCMD]
#                 see panel.tcl
#       begin N     plays from action N on: it stays until all have been seen
#       forward     shows the next move, or command: see prefs moves
#       finish      shows all that are left; then it goes
#       made, all   how many moves are shown, of how many
#
#   What it plays is the scene of the game's Moves: see present/moves.tcl.

need base/prefs base/words look/button-bar look/theme match/moment \
        panels/moves-list panels/moves-map panels/panel panels/panel-buttons

if {![info object isa class ::wargame::panels::MovesPanel]} {
    oo::class create ::wargame::panels::MovesPanel {
        superclass ::wargame::panels::Panel
    }
}

oo::define ::wargame::panels::MovesPanel {
    # Played: are they played one after another, until all have been seen?
    variable Path Match Viewer Presenter List Map Scene Moves Made Played \
            Stamp Labels Top Due

    constructor {args} {
        set Map [::wargame::panels::MovesMap new]
        set Due ""
        set Scene {}
        set Moves {}
        set Made 0
        set Played 0
        set Labels ""
        next {*}$args
        set Stamp [$Match stamp]
    }

    destructor {
        catch {after cancel $Due}
        catch {$Map destroy}
        if {[info exists Played] && $Played} {
            # Somebody has put it away; nothing else will say so.
            after idle [list catch [list event generate $Top <<WargameGoOn>>]]
        }
        next
    }

    # ---- as a panel ----

    method beside {} {
        return 1
    }
    method answers {} {
        return 0
    }
    method placing {} {
        return [list -relx 1.0 -anchor ne -relheight 1.0 -width [my wide]]
    }

    method wide {} {
        set wide [expr {46 * [font measure \
                [::wargame::look::theme font body] 0]}]
        return [expr {max([::wargame::look::theme px 330],
            min([::wargame::look::theme px 460], $wide))}]
    }

    method over {board} {
        $Map over $board
        my ShowBoard
    }
    method light {} {
        my ShowWay
    }

    method stays {handover {given 0} {taken 0}} {
        return $Played
    }
    method goOn {} {
        my finish
    }
    method scene {} {
        return $Scene
    }

    method FirstButtons {} {
        return [list [::wargame::look::barAt $Path.bar 1] [$List text]]
    }

    method Build {} {
        set Top [winfo toplevel $Path]
        set theme ::wargame::look::theme
        set margin [$theme size margin]
        # As high as it may be: the list is scrolled.
        $Path configure -relief solid -borderwidth 1 -width [my wide] \
                -height [winfo screenheight $Path]
        pack propagate $Path 0
        frame $Path.band -height [$theme px 6]
        ttk::frame $Path.top -style Lift.TFrame -padding $margin
        foreach {label font} {heading heading said prompt} {
            ttk::label $Path.top.$label -style Lift.TLabel \
                    -font [$theme font $font] \
                    -wraplength [expr {[my wide] - 3 * $margin}]
            pack $Path.top.$label -fill x -anchor w
        }
        set List [::wargame::panels::MovesList new $Path.list \
                [namespace code {my ShowWay}] [namespace code {my Look}]]
        ttk::frame $Path.foot -style Sunk.TFrame -padding $margin
        ttk::frame $Path.bar -style Sunk.TFrame
        pack $Path.bar -in $Path.foot -fill x
        raise $Path.bar
        pack $Path.band $Path.top -side top -fill x
        pack $Path.foot -side bottom -fill x
        pack $Path.list -side top -fill both -expand 1
        my Keys [$List text]
    }

    method refresh {} {
        # It tells of one moment: when the match goes back or on, it is over.
        if {[info exists Stamp] && [$Match stamp] ne $Stamp} {
            if {$Played} {
                my GoOn
            }
            return
        }
        set Scene [[$Presenter moves] scene [$Match moment $Viewer]]
        set Moves [dict get $Scene moves]
        set Made [llength $Moves]
        set Labels ""
        set side [dict get $Scene side]
        $Path.band configure -background [::wargame::look::theme color $side]
        $Path.top.heading configure -text [dict get $Scene heading] \
                -foreground [::wargame::look::theme color ${side}Dark]
        $List retheme
        $List show $Moves $Made
        my Told
    }

    # ---- played ----

    method made {} {
        return $Made
    }
    method all {} {
        return [llength $Moves]
    }

    method begin {n} {
        set Made 0
        foreach move $Moves {
            if {[dict get $move n] >= $n} break
            incr Made
        }
        set Played [expr {$Made < [llength $Moves]}]
        $List show $Moves $Made
        my ShowBoard
        if {$Played} {
            # A moment later: the window is there first.
            set Due [after 1 [namespace code {my forward}]]
        }
    }

    method forward {{by ""}} {
        # by - one, group or all; as a person likes it if not said
        if {$by eq ""} {
            set by [::wargame::base::prefs get moves]
        }
        catch {after cancel $Due}
        set last [llength $Moves]
        if {$Made >= $last} {
            my finish
            return
        }
        set first $Made
        set group [dict get [lindex $Moves $Made] group]
        incr Made
        while {$by ne "one" && $Made < $last && ($by eq "all"
                || [dict get [lindex $Moves $Made] group] eq $group)} {
            incr Made
        }
        $List more $Made
        $List point [expr {$by eq "one" ? $Made - 1 : -1}]
        $Map bring [lrange $Moves $first $Made-1]
        my ShowBoard
        my Told
    }

    method finish {} {
        if {$Made < [llength $Moves]} {
            my forward all
        }
        if {$Played} {
            my GoOn
        }
    }

    method GoOn {} {
        set Played 0
        event generate $Top <<WargameGoOn>>
    }

    # ---- on the map: moves-map.tcl ----

    method ShowBoard {} {
        if {[$Map board] eq ""} {
            return
        }
        if {$Played} {
            [$Map board] show [[$Presenter look] tokens [my BeforeMoves] {}]
        }
        $Map paths [lrange $Moves 0 $Made-1] [dict get $Scene side]
        my ShowWay
    }

    method BeforeMoves {} {
        # The moment, but that those who are still to be moved are where they
        # were.
        set moment [self namespace]::Before
        if {![info object isa object $moment]} {
            ::wargame::match::Moment create $moment $Match $Viewer \
                    [namespace code {my ViewBefore}]
        }
        $moment forget
        return $moment
    }

    method ViewBefore {} {
        return [[$Presenter moves] before [[$Match moment $Viewer] view] \
                [lrange $Moves $Made end]]
    }

    method ShowWay {} {
        # Of the row that is pointed at.
        $Map way [lindex $Moves [$List pointed]]
    }

    method Look {row} {
        $Map centre [lindex $Moves $row]
    }

    # ---- in words ----

    method Told {} {
        # How far it is, and what may be pressed.
        set last [llength $Moves]
        $Path.top.said configure -text [expr {$last == 0
            ? [::wargame::base::say moves.none]
            : [::wargame::base::say moves.count $Made $last]}]
        set labels [my Labels]
        if {$labels ne $Labels} {
            set Labels $labels
            my Buttons $Path.bar [lmap label $labels {
                lassign $label key cmd
                dict create label [::wargame::base::say moves.$key] \
                    command [namespace code [list my {*}$cmd]] \
                    means [expr {$key eq "go" ? "GoOn" : ""}] \
                    style [expr {$key eq [lindex $labels 0 0]
                        ? "Default.TButton" : ""}]
            }]
            if {$Played} {
                my home
            }
        }
    }

    method Labels {} {
        # {KEY COMMAND}... of what may be pressed, the likeliest first.
        return [expr {!$Played ? {}
            : $Made == [llength $Moves] ? {{go finish}}
            : [::wargame::base::prefs get moves] eq "one"
            ? {{one {forward one}} {group {forward group}}
                {all {forward all}}}
            : {{group {forward group}} {one {forward one}}
                {all {forward all}}}}]
    }
}
