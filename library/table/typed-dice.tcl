# typed-dice.tcl --
#
#       A pane for real dice: one empty die after another, and each key from 1
#       to 6 fills one.
#
#   set pane [::wargame::table::TypedDice new PATH LINES COUNT CMD PROGRAMCMD]
#                      a new frame, placed in the lower right corner of its
#                      parent
#       LINES          what is thrown for; the first as a heading
#       CMD            called with the pips: a moment after the last is typed,
#                      or at Return
#       PROGRAMCMD     called if the program is to throw
#       leave PANE     lays the pane to the left of PANE, if that is shown
#       key KEY        takes a key that was pressed: 1 if it is the pane's own,
#                      or one that means nothing while dice are awaited
#       pips           the pips typed so far
#       part NAME      the path of a part: t0 t1..., the LINES; dice; program

need base/words look/dice look/pictures look/theme

if {![info object isa class ::wargame::table::TypedDice]} {
    oo::class create ::wargame::table::TypedDice
}

oo::define ::wargame::table::TypedDice {
    variable Path Count Cmd Pips Pictures Due Size

    constructor {path lines count cmd programCmd} {
        set Path $path
        set Count $count
        set Cmd $cmd
        set Pips {}
        set Due ""
        set theme ::wargame::look::theme
        set Size [$theme px 54]
        set Pictures [::wargame::look::Pictures new]
        frame $Path -background [$theme color goldDark] -class TypedDice \
                -takefocus 1
        set card [ttk::frame $Path.card -style Lift.TFrame \
                -padding [list [$theme px 20] [$theme px 12]]]
        pack $card -padx [$theme px 3] -pady [$theme px 3]
        set n 0
        foreach line $lines {
            ttk::label $card.t$n -text $line -style Lift.TLabel \
                    -justify center -anchor center -wraplength [$theme px 400] \
                    -font [$theme font [expr {$n ? "prompt" : "heading"}]]
            pack $card.t$n -fill x
            incr n
        }
        canvas $card.dice -highlightthickness 0 -takefocus 0 \
                -width [expr {max($Count, 1) * $Size + [$theme px 8]}] \
                -height [expr {$Size + [$theme px 8]}] \
                -background [$theme color paperLift]
        pack $card.dice -pady [$theme px 6]
        ttk::label $card.hint -style Lift.TLabel -font [$theme font small] \
                -text [::wargame::base::say dice.type] -justify center \
                -anchor center -wraplength [$theme px 330]
        ttk::button $card.program -text [::wargame::base::say \
                dice.once.program] \
                -command $programCmd
        pack $card.hint $card.program -pady [list 0 [$theme px 6]]
        # Where it hides the log rather than the map or who fights.
        my Place [$theme px 10]
        bind $Path <Key> "if {\[[namespace code {my Pressed}] %K %s\]} break"
        my Draw
        raise $Path
        # Whatever is shown now takes the keyboard first.
        after idle [list ::wargame::table::FocusOn $Path]
    }

    destructor {
        if {[info exists Path]} {
            after cancel $Due
            catch {$Pictures destroy}
            foreach event [bind Left$Path] {
                bind Left$Path $event {}
            }
            if {[winfo exists $Path]} {
                destroy $Path
            }
        }
    }

    method part {name} {
        return $Path.card.$name
    }

    method Place {aside} {
        # So far from the right edge.
        place $Path -relx 1.0 -rely 1.0 -x -$aside \
                -y -[::wargame::look::theme px 32] -anchor se
    }

    method leave {pane} {
        # It may have its place only a moment later.
        if {[winfo exists $pane]} {
            if {"Left$Path" ni [bindtags $pane]} {
                bindtags $pane [concat [bindtags $pane] [list Left$Path]]
            }
            foreach event {Map Configure} {
                bind Left$Path <$event> [namespace code [list my Follow $pane]]
            }
            my Follow $pane
        }
    }

    method Follow {pane} {
        if {[winfo ismapped $pane]} {
            # Left of it; or at the right edge, where it stands at the left.
            set parent [winfo parent $Path]
            set gap [::wargame::look::theme px 10]
            set room [expr {[winfo rootx $pane] - [winfo rootx $parent]}]
            my Place [expr {$room < [winfo reqwidth $Path] + 2 * $gap ? $gap
                : [winfo width $parent] - $room + $gap}]
        }
    }

    method pips {} {
        return $Pips
    }

    method Pressed {key state} {
        # With Control or Alt a key is for the menus.
        return [expr {($state & 12) == 0 && [my key $key]}]
    }

    method key {key} {
        set key [regsub {^KP_(?=\d|Enter)} $key {}]
        switch -regexp -- $key {
            {^[1-6]$} { my Type $key }
            {^(BackSpace|Delete)$} { my Change [lrange $Pips 0 end-1] }
            {^(Return|Enter)$} { my Throw }
            {^(Tab|ISO_.*|F\d+|space|plus|minus|equal|KP_.*|f|m|question)$} -
            {^(Shift|Control|Alt|Meta|Super|Caps).*$} { return 0 }
        }
        return 1
    }

    method Type {n} {
        if {[llength $Pips] < $Count} {
            my Change [concat $Pips $n]
        }
    }

    method Change {pips} {
        set Pips $pips
        after cancel $Due
        if {[llength $Pips] == $Count} {
            # Time to see that the last was wrong.
            set Due [after 900 [namespace code {my Throw}]]
        }
        my Draw
    }

    method Throw {} {
        if {[llength $Pips] == $Count} {
            after cancel $Due
            set Due [after 0 [list {*}$Cmd $Pips]]
            set Count -1
        }
    }

    method Draw {} {
        set canvas [my part dice]
        $canvas delete all
        set margin [::wargame::look::theme px 4]
        set middle [expr {$margin + $Size / 2}]
        for {set i 0} {$i < $Count} {incr i} {
            set x [expr {$margin + $i * $Size}]
            if {$i == [llength $Pips]} {
                $canvas create rectangle $x $margin [expr {$x + $Size}] \
                        [expr {$margin + $Size}] -width \
                        [::wargame::look::theme px 2] \
                        -outline [::wargame::look::theme color focus]
            }
            set typed [expr {$i < [llength $Pips]}]
            set die [::wargame::look::dice svg [expr {
                $typed ? [lindex $Pips $i] : 0}] [expr {
                $typed ? "plain" : "miss"}]]
            $canvas create image [expr {$x + $Size / 2}] $middle \
                    -image [$Pictures picture $die [expr {$Size * 3 / 2}]]
        }
    }
}

proc ::wargame::table::FocusOn {path} {
    if {[winfo exists $path]} {
        focus $path
    }
}
