# start-card.tcl --
#
#       A game's card in the start window: who plays what.  Its options are in
#       start-options.tcl.

need base/prefs base/requests base/words look/button-bar look/theme \
        present/presenter rules/rulebook rules/rules-window mail/letter-invite \
        tutorial/tutorial

oo::define ::wargame::start::Start {
    variable Path Picked Open

    method GameCard {path about} {
        set theme ::wargame::look::theme
        set game [dict get $about game]
        frame $path -background [$theme color leafEdge]
        pack $path -fill x -pady [list 0 [$theme px 10]]
        set leaf [ttk::frame $path.leaf -style Lift.TFrame \
                -padding [$theme px 10]]
        pack $leaf -fill both -expand 1 -padx 1 -pady 1
        set picture [my Picture $game]
        if {$picture ne ""} {
            label $leaf.picture -image $picture -borderwidth 0
        }
        ttk::frame $leaf.head -style Lift.TFrame
        ttk::label $leaf.title -text [::wargame::base::say $game.title] \
                -style Lift.TLabel -font [$theme font area]
        ttk::label $leaf.about -text [::wargame::base::say $game.about] \
                -style Lift.TLabel -font [$theme font body] -justify left
        ttk::frame $leaf.grid -style Lift.TFrame
        pack $leaf.head -fill x
        pack $leaf.title -in $leaf.head -side left
        pack $leaf.about -anchor w -pady [list [$theme px 4] [$theme px 6]]
        pack $leaf.grid -anchor w -fill x
        # What comes first has columns of its own.
        grid [ttk::frame $leaf.grid.who -style Lift.TFrame] -row 0 \
                -columnspan 2 -sticky w
        grid columnconfigure $leaf.grid 1 -weight 1
        my CardButtons $leaf $game
        my Choice $leaf.grid 0 scenario [::wargame::base::say start.scenario] \
                $game \
                [dict get $about scenarios] scenario.
        my Choice $leaf.grid 1 players [::wargame::base::say start.players] \
                $game \
                {hotseat file} ""
        my Options $leaf.grid $game [dict get $about options]
        my Alone $game [dict get $about scenarios]
    }

    method CardButtons {leaf game} {
        set theme ::wargame::look::theme
        ttk::button $leaf.play -text [::wargame::base::say start.play] \
                -style Default.TButton -width 12 \
                -command [namespace code [list my Play $game]]
        pack $leaf.play -in $leaf.head -side right
        if {[::wargame::tutorial::hasTutorial $game]} {
            ttk::button $leaf.tutor -text [::wargame::base::say \
                    tutorial.start] \
                    -command [list ::wargame::tutorial::openTutorial $game]
            pack $leaf.tutor -in $leaf.head -side right \
                    -padx [list 0 [$theme size gap]]
        }
        if {[::wargame::rules::rulebook has $game]} {
            ttk::button $leaf.rules -text [::wargame::base::say rules.start] \
                    -command [list ::wargame::rules::openRules $game]
            pack $leaf.rules -in $leaf.head -side right \
                    -padx [$theme size gap]
        }
    }

    # ---- who plays what ----

    method Choice {grid row what label game values prefix} {
        set theme ::wargame::look::theme
        ttk::label $grid.l$row -text $label -style Lift.TLabel \
                -font [$theme font small]
        set box [ttk::combobox $grid.b$row -state readonly \
                -font [$theme font body]]
        my Offer $box $game,$what $values [lmap value $values {
            ::wargame::base::say [expr {$what eq "players" ? "start.$value"
                    : "$game.$prefix$value"}]
        }]
        my Lay $grid.l$row $row 0 -padx [list 0 [$theme px 10]] \
                -pady [$theme px 2]
        my Lay $box $row 1
    }

    method Lay {widget row column args} {
        # Under the first two is the button for the options, then come these.
        set grid [winfo parent $widget]
        grid $widget -in [expr {$row < 2 ? "$grid.who" : $grid}] -row $row \
                -column $column -sticky w {*}$args
    }

    method Offer {box key values texts} {
        my First $key $values
        $box configure -values $texts -width [::wargame::look::listWidth 16 \
                [::wargame::look::theme font body] $texts]
        $box current [lsearch -exact $values $Picked($key)]
        bind $box <<ComboboxSelected>> [namespace code [list my Chose $box \
                $key $values]]
    }

    method First {key values} {
        # What was picked is still so when the window is filled anew.
        if {![info exists Picked($key)] || $Picked($key) ni $values} {
            set Picked($key) [lindex $values 0]
        }
    }

    method Chose {box key values} {
        set Picked($key) [lindex $values [$box current]]
        lassign [split $key ,] game what
        if {$what eq "scenario"} {
            my Players $game
        }
        my Told $game
    }

    method Alone {game scenarios} {
        # Which of them one person plays.
        set presenter [::wargame::present::presenterOf $game]
        foreach scenario $scenarios {
            set Picked($game,alone,$scenario) \
                    [expr {[llength [[$presenter reader] seats $scenario]] < 2}]
        }
        $presenter destroy
        my Players $game
    }

    method Players {game} {
        # Nobody else is asked for where one plays against the rules.
        set alone $Picked($game,alone,$Picked($game,scenario))
        set values [expr {$alone ? "alone" : {hotseat file}}]
        set box $Path.body.games.$game.leaf.grid.b1
        my Offer $box $game,players $values [lmap value $values {
            ::wargame::base::say start.$value
        }]
    }

    # ---- options ----

    method Losses {game} {
        ::wargame::base::prefs set losses $Picked($game,losses)
    }

    # ---- the room that there is ----

    method Fit {width} {
        # The pictures go where the words need their room; players stand beside
        # the scenario where both have room.
        foreach frame [winfo children $Path.body.games] {
            set leaf $frame.leaf
            set room [expr {$width - [::wargame::look::theme px 30]}]
            if {[winfo exists $leaf.picture]} {
                set room [my FitPicture $leaf $room]
            }
            my FitHead $leaf $room
            $leaf.about configure -wraplength $room
            my FitPlayers $leaf.grid $room
        }
    }

    method FitPicture {leaf room} {
        # -> the room beside it
        set gap [::wargame::look::theme px 16]
        set wide [expr {[winfo reqwidth $leaf.picture] + $gap}]
        if {$room - $wide < [my HeadNeeds $leaf]} {
            pack forget $leaf.picture
            return $room
        }
        pack $leaf.picture -before $leaf.head -side left \
                -padx [list 0 $gap] -anchor n
        return [expr {$room - $wide}]
    }

    method HeadNeeds {leaf} {
        # How wide the title and the buttons are, side by side.
        set wide [winfo reqwidth $leaf.title]
        foreach button {play tutor rules} {
            if {[winfo exists $leaf.$button]} {
                incr wide [expr {[winfo reqwidth $leaf.$button]
                    + [::wargame::look::theme size gap]}]
            }
        }
        return $wide
    }

    method FitHead {leaf room} {
        # The buttons stand below the title where they have no room beside it.
        pack configure $leaf.title -before $leaf.play -anchor w -side [expr {
            [my HeadNeeds $leaf] > $room ? "top" : "left"}]
    }

    method FitPlayers {grid room} {
        set theme ::wargame::look::theme
        set wide [$theme px 40]
        foreach widget {l0 b0 l1 b1} {
            incr wide [winfo reqwidth $grid.$widget]
        }
        lassign [expr {$wide <= $room ? {0 2} : {1 0}}] row column
        grid configure $grid.l1 -row $row -column $column \
                -padx [list [expr {$column ? [$theme px 14] : 0}] \
                    [$theme px 10]]
        grid configure $grid.b1 -row $row -column [expr {$column + 1}]
    }

    method Picture {game} {
        # Drawn for this window, or none yet.
        set file [file join $::wargame::directory maps $game-card.png]
        if {![file exists $file]} {
            return ""
        }
        return [image create photo -file $file]
    }

    method Play {game} {
        set chosen {}
        foreach {key value} [array get Picked $game,option,*] {
            dict set chosen [lindex [split $key ,] end] $value
        }
        if {$Picked($game,players) eq "file"} {
            ::wargame::base::need mail/letter-windows
            ::wargame::mail::inviteDialog $Path $game $Picked($game,scenario) \
                    $chosen
            return
        }
        ::wargame::base::requests send newTable $game $Picked($game,scenario) \
                $chosen "" \
                [::wargame::base::prefs get dice]
    }
}
