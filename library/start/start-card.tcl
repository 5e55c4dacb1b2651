# start-card.tcl --
#
#       A game's card in the start window: its picture, who plays what, and what
#       opens a table, its tutorial and its rulebook.
#
#   set card [::wargame::start::StartCard new PATH ABOUT PICKS OPEN FOLDCMD]
#                          packs a new frame, with which it goes; ABOUT as of
#                          [games]; OPEN: are its options shown?  FOLDCMD is
#                          called with the game to show them, or not any more
#       open YES           shows them, or not
#       part NAME          the path of a part, whether it is there or not: play
#                          tutor rules, its buttons; who, where scenario and
#                          players are picked; size, a sentence; options;
#                          picture
#       hasRoom WIDTH      has a card so wide room for its picture?
#       fit WIDTH PICTURED as the card is so wide, with its picture or not

need base/files base/objects base/prefs base/requests base/words look/theme \
        present/seating rules/rulebook tutorial/offered start/start-options \
        start/start-picks start/start-sides start/start-size

if {![info object isa class ::wargame::start::StartCard]} {
    oo::class create ::wargame::start::StartCard
}

oo::define ::wargame::start::StartCard {
    # Lists: scenario players -> label and box of what is picked.
    variable Body Game Picks Options Alone Lists Sides Size Photo

    constructor {path about picks open foldCmd} {
        set theme ::wargame::look::theme
        set Body $path.body
        set Game [dict get $about game]
        set Picks $picks
        set Photo {}
        set Size [::wargame::start::StartSize new $Game]
        frame $path -background [$theme color paperEdge]
        ::wargame::base::goesWith $path [self]
        pack $path -fill x -pady [list 0 [$theme px 10]]
        ttk::frame $Body -style Lift.TFrame -padding [$theme px 10]
        pack $Body -fill both -expand 1 -padx 1 -pady 1
        my Heading
        my Buttons
        my Choices [dict get $about scenarios]
        set Options [::wargame::start::StartOptions new $Body.options $Picks \
                $Game $open [list {*}$foldCmd $Game]]
        pack $Body.options -anchor w -fill x
    }

    destructor {
        image delete {*}$Photo
        $Size destroy
    }

    method part {name} {
        return $Body.$name
    }

    method open {yes} {
        $Options open $yes
    }

    method Heading {} {
        set theme ::wargame::look::theme
        # Drawn for this window, or none yet.
        set file [file join $::wargame::directory maps $Game-card.png]
        if {[file exists $file]} {
            set Photo [my Picture $file]
            label $Body.picture -image $Photo -borderwidth 0
        }
        ttk::frame $Body.head -style Lift.TFrame
        ttk::label $Body.title -text [::wargame::base::say $Game.title] \
                -style Lift.TLabel -font [$theme font area]
        ttk::label $Body.about -text [::wargame::base::say $Game.about] \
                -style Lift.TLabel -font [$theme font body] -justify left
        # Its columns are its own: options are longer.
        ttk::frame $Body.who -style Lift.TFrame
        pack $Body.head -fill x
        pack $Body.title -in $Body.head -side left
        pack $Body.about -anchor w -pady [list [$theme px 4] [$theme px 6]]
        pack $Body.who -anchor w
    }

    method Picture {file} {
        # As large beside the words on a dense screen as on another.
        set photo [image create photo -file $file]
        set times [expr {max(1,
            round([::wargame::look::theme px 100] / 100.0))}]
        if {$times == 1} {
            return $photo
        }
        set large [image create photo]
        $large copy $photo -zoom $times
        image delete $photo
        return $large
    }

    method Buttons {} {
        set gap [::wargame::look::theme size gap]
        ttk::button $Body.play -text [::wargame::base::say start.play] \
                -style Default.TButton -width 12 \
                -command [namespace code {my Play}]
        pack $Body.play -in $Body.head -side right
        if {[::wargame::tutorial::hasTutorial $Game]} {
            ttk::button $Body.tutor \
                    -text [::wargame::base::say tutorial.start] \
                    -command [list ::wargame::tutorial::openTutorial $Game]
            pack $Body.tutor -in $Body.head -side right -padx [list 0 $gap]
        }
        if {[::wargame::rules::rulebook has $Game]} {
            ttk::button $Body.rules -text [::wargame::base::say rules.start] \
                    -command "::wargame::base::requests send openRule $Game {}"
            pack $Body.rules -in $Body.head -side right -padx $gap
        }
    }

    # ---- who plays what ----

    method Choices {scenarios} {
        # Which of them one person plays.
        set Alone [lmap scenario $scenarios {
            if {![::wargame::present::isForOne $Game $scenario]} continue
            set scenario
        }]
        set Lists [dict create]
        $Picks recall scenario $Game
        my Choice 0 scenario $scenarios [lmap scenario $scenarios {
            $Size named $scenario
        }]
        my Choice 1 players {*}[my Players]
        set Sides [::wargame::start::StartSides new $Body.who $Game $Picks 2 \
                [lindex [dict get $Lists scenario] 1]]
        $Sides show
        ttk::label $Body.size -style Lift.TLabel -justify left \
                -font [::wargame::look::theme font small]
        my TellSize
    }

    method TellSize {} {
        # Below who plays, where there is anything to tell.
        set told [$Size told [$Picks get scenario]]
        $Body.size configure -text $told
        if {$told ne ""} {
            pack $Body.size -after $Body.who -anchor w
        }
    }

    method Choice {row what values texts} {
        set theme ::wargame::look::theme
        dict set Lists $what [$Picks list $Body.who $row $what \
                [::wargame::base::say start.$what] $values $texts \
                [namespace code {my Chose}]]
        lassign [dict get $Lists $what] label box
        grid $label -row $row -column 0 -sticky w \
                -padx [list 0 [$theme px 10]] -pady [$theme px 2]
        grid $box -row $row -column 1 -sticky w -pady [$theme px 2]
    }

    method Chose {what} {
        if {$what eq "players"} {
            ::wargame::base::prefs set players [dict merge [my Kept] \
                    [dict create $Game [$Picks get players]]]
        } else {
            $Picks keep scenario $Game
            # What can be picked of the players may be another now.
            $Picks offer [lindex [dict get $Lists players] 1] players \
                    {*}[my Players] [namespace code {my Chose}]
            my TellSize
        }
        $Sides show
        my Spare
    }

    method Spare {} {
        # Below all, where nobody misses it.
        pack configure $Body.options -pady [list 0 [$Sides spare]]
    }

    method Players {} {
        # Who can be asked for, and how they are called: nobody else where one
        # plays against the rules.
        set values [expr {[$Picks get scenario] in $Alone ? "alone"
            : "officer" in [::wargame::levels $Game]
            ? {computer hotseat computers file} : {hotseat file}}]
        if {![$Picks has players $values]} {
            set kept [my Kept]
            $Picks pick players [dict get $kept [expr {
                [dict exists $kept $Game] ? $Game : "all"}]]
        }
        return [list $values [lmap value $values {
            ::wargame::base::say start.$value
        }]]
    }

    method Kept {} {
        # Who plays each game; of the others, all, as an older program kept it.
        set kept [::wargame::base::prefs get players]
        return [expr {![string is list $kept] ? "all computer"
            : [llength $kept] % 2 ? [list all [lindex $kept 0]]
            : [dict merge {all computer} $kept]}]
    }

    method Play {} {
        set scenario [$Picks get scenario]
        if {[$Picks get players] eq "file"} {
            ::wargame::base::need mail/invite-dialog
            ::wargame::mail::inviteDialog [winfo toplevel $Body] $Game \
                    $scenario [$Picks options]
            return
        }
        ::wargame::base::requests send newTable $Game $scenario \
                [$Picks options] "" [::wargame::base::prefs get dice] {} \
                [$Sides computers]
    }

    # ---- the room that there is ----

    method hasRoom {width} {
        # The picture goes where the words need its room.
        return [expr {![winfo exists $Body.picture]
            || [my Room $width] - [my PictureNeeds] >= [my HeadNeeds]}]
    }

    method fit {width pictured} {
        # Players stand beside the scenario where both have room.
        set room [my Room $width]
        if {[winfo exists $Body.picture]} {
            set room [my FitPicture $room $pictured]
        }
        my FitHead $room
        $Body.about configure -wraplength $room
        $Body.size configure -wraplength $room
        my FitPlayers $room
        $Sides fit $room
        my Spare
    }

    method Room {width} {
        return [expr {$width - [::wargame::look::theme px 30]}]
    }

    method PictureNeeds {} {
        return [expr {[winfo reqwidth $Body.picture]
            + [::wargame::look::theme px 16]}]
    }

    method FitPicture {room pictured} {
        # -> the room beside it
        if {!$pictured} {
            pack forget $Body.picture
            return $room
        }
        pack $Body.picture -before $Body.head -side left \
                -padx [list 0 [::wargame::look::theme px 16]] -anchor n
        return [expr {$room - [my PictureNeeds]}]
    }

    method HeadNeeds {} {
        # How wide the title and the buttons are, side by side.
        set wide [winfo reqwidth $Body.title]
        foreach button {play tutor rules} {
            if {[winfo exists [my part $button]]} {
                incr wide [expr {[winfo reqwidth [my part $button]]
                    + [::wargame::look::theme size gap]}]
            }
        }
        return $wide
    }

    method FitHead {room} {
        # The buttons stand below the title where they have no room beside it.
        pack configure $Body.title -before $Body.play -anchor w -side [expr {
            [my HeadNeeds] > $room ? "top" : "left"}]
    }

    method FitPlayers {room} {
        set theme ::wargame::look::theme
        lassign [dict get $Lists players] label box
        set wide [$theme px 40]
        foreach widget [list {*}[dict get $Lists scenario] $label $box] {
            incr wide [winfo reqwidth $widget]
        }
        lassign [expr {$wide <= $room ? {0 2} : {1 0}}] row column
        grid configure $label -row $row -column $column \
                -padx [list [expr {$column ? [$theme px 12] : 0}] [$theme px 8]]
        grid configure $box -row $row -column [expr {$column + 1}]
    }
}
