# moves.tcl --
#
#       The moves that the rules have made for a side, played on the map one
#       after another, with a list of them beside it: who, from where to where,
#       why.
#
#   set panel [::wargame::panels::MovesPanel new PATH MATCH VIEWER DOCMD]     see panel.tcl
#       begin N     from before action N on: it stays until all have been seen
#       forward     the next move, or command: see prefs moves
#       finish      all that are left; then it goes
#       made, all   how many moves are shown, of how many
#
#   games/GAME/moves.tcl is an ensemble:
#       scene MATCH VIEWER PRESENTER      a dictionary:
#           side     word, for the colour
#           heading  TEXT
#           moves    in their order, dictionaries
#               n        the number of the action that told it; 0: long ago
#               unit     its key
#               group    heading above those that move together
#               title line rule
#               way      for the board's lines, {x y ...}
#               places   first and last
#       before VIEW MOVES            the view with these moves not yet made

need base/prefs look/paper look/theme panels/panel

if {![info object isa class ::wargame::panels::MovesPanel]} {
    oo::class create ::wargame::panels::MovesPanel {
        superclass ::wargame::panels::Panel
    }
}

oo::define ::wargame::panels::MovesPanel {
    variable Path Paper Match Viewer Presenter
    variable Board Scene Moves Made Listed Staying Length Pointed Labels Top \
            Before Due

    constructor {args} {
        set Board ""
        set Before ""
        set Due ""
        set Scene {}
        set Moves {}
        lassign {0 0 0} Made Listed Staying
        set Pointed -1
        set Labels ""
        next {*}$args
        set Length [$Match length]
    }

    destructor {
        catch {after cancel $Due}
        if {[info object isa object $Board]} {
            $Board lines {}
            $Board light trace {}
            if {$Before ne ""} {
                [$Board camera] restoreView $Before
            }
        }
        if {[info exists Staying] && $Staying} {
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
        return [list -relx 1.0 -anchor ne -relheight 1.0 -width [my Across]]
    }

    method Across {} {
        set wide \
                [expr \
                {46 * [font measure [::wargame::look::theme font body] 0]}]
        return [expr {max([::wargame::look::theme px 330],
            min([::wargame::look::theme px 460], $wide))}]
    }

    method over {board} {
        set Board $board
        my ShowBoard
    }
    method light {} {
        my ShowWay
    }

    method stays {leaves} {
        return $Staying
    }
    method goOn {} {
        my finish
    }
    method scene {} {
        return $Scene
    }

    method FirstButtons {} {
        return [list $Path.bar.c1.b $Path.list.text]
    }

    method Build {} {
        set Top [winfo toplevel $Path]
        set theme ::wargame::look::theme
        set margin [$theme size margin]
        $Path configure -relief solid -borderwidth 1 -width [my Across]
        pack propagate $Path 0
        frame $Path.band -height [$theme px 6]
        ttk::frame $Path.top -style Lift.TFrame -padding $margin
        foreach {label font} {heading heading said prompt} {
            ttk::label $Path.top.$label -style Lift.TLabel \
                    -font [$theme font $font] \
                    -wraplength [expr {[my Across] - 3 * $margin}]
            pack $Path.top.$label -fill x -anchor w
        }
        set Paper [::wargame::look::Paper new $Path.list -focus 1 \
                -padx [$theme px 8] -pady [$theme px 4]]
        ttk::frame $Path.foot -style Sunk.TFrame -padding $margin
        ttk::frame $Path.bar -style Sunk.TFrame
        pack $Path.bar -in $Path.foot -fill x
        raise $Path.bar
        pack $Path.band $Path.top -side top -fill x
        pack $Path.foot -side bottom -fill x
        pack $Path.list -side top -fill both -expand 1
        foreach {key step} {Up -1 Down 1} {
            bind $Path.list.text <$key> "[namespace code \
                    [list my PointBy $step]]; break"
        }
        my Keys $Path.list.text
    }

    method refresh {} {
        # It tells of one moment: when the match goes back or on, it is over.
        if {[info exists Length] && [$Match length] != $Length} {
            if {$Staying} {
                my GoOn
            }
            return
        }
        set Scene [my Part moves scene [$Match moment $Viewer] $Presenter]
        set Moves [dict get $Scene moves]
        set Made [llength $Moves]
        set Labels ""
        set side [dict get $Scene side]
        $Path.band configure -background [::wargame::look::theme color $side]
        $Path.top.heading configure -text [dict get $Scene heading] \
                -foreground [::wargame::look::theme color ${side}Dark]
        my Tags
        my ListAnew
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
        set Staying [expr {$Made < [llength $Moves]}]
        my ListAnew
        my ShowBoard
        if {$Staying} {
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
        my ListMore
        my Point [expr {$by eq "one" ? $Made - 1 : -1}]
        my Bring [lrange $Moves $first $Made-1]
        my ShowBoard
        my Told
    }

    method finish {} {
        if {$Made < [llength $Moves]} {
            my forward all
        }
        if {$Staying} {
            my GoOn
        }
    }

    method GoOn {} {
        set Staying 0
        event generate $Top <<WargameGoOn>>
    }

    # ---- on the map ----

    method Bring {moves} {
        # Into sight; afterwards one looks where one looked before.
        if {[info object isa object $Board]} {
            if {$Before eq ""} {
                set Before [[$Board camera] saveView]
            }
            [$Board camera] reveal [concat {*}[lmap move $moves {
                dict get $move places
            }]]
        }
    }

    method ShowBoard {} {
        if {$Board eq "" || ![info object isa object $Board]} {
            return
        }
        if {$Staying} {
            $Board show [[$Presenter look] tokens [my BeforeMoves] {}]
        }
        $Board paths [lmap move [lrange $Moves 0 $Made-1] {
            if {[llength [dict get $move way]] < 4} continue
            list {*}[dict get $move way] [dict get $Scene side]
        }]
        my ShowWay
    }

    method BeforeMoves {} {
        # The moment, but that those who are still to be moved are where they were.
        set moment [$Match moment $Viewer [namespace code {my ViewBefore}]]
        $moment forget
        return $moment
    }

    method ViewBefore {} {
        return [my Part moves before [$Match view $Viewer] \
                [lrange $Moves $Made end]]
    }

    method ShowWay {} {
        # Of the row that is pointed at.
        if {![info object isa object $Board]} {
            return
        }
        set move [lindex $Moves $Pointed]
        set way [expr {$Pointed < 0 || $move eq "" ? ""
            : [dict get $move way]}]
        $Board lines [expr {[llength $way] < 4 ? {}
            : [list [list {*}$way arrow]]}]
        $Board light trace [expr {$Pointed < 0 || $move eq "" ? {}
            : [dict get $move places]}]
    }
}

need panels/moves-list
