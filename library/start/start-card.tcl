# start-card.tcl --
#
#       A game's card in the start window: its picture, who plays what, and what
#       opens a table, its tutorial and its rulebook.
#
#   set card [::wargame::start::StartCard new PATH ABOUT PICKS OPEN FOLDCMD
#                          UNFOLDCMD]
#                          packs a new frame, with which it goes; ABOUT as of
#                          [games]; OPEN: are its options shown?  FOLDCMD is
#                          called with the game to show them, or not any more;
#                          UNFOLDCMD, when a folded card is to be whole
#       open YES           shows its options, or not
#       part NAME          the path of a part, whether it is there or not: play
#                          tutor rules title, its buttons; who, where scenario
#                          and players are picked; size, said, sentences;
#                          options; picture
#       hasPicture WIDTH, fit WIDTH PICTURED, high PARTS    see
#                          start-card-room.tcl
#       lay PARTS          lays it so; folded, a click on it asks for all of it

need base/files base/objects base/prefs base/requests base/words look/theme \
        present/seating rules/rulebook tutorial/offered \
        start/start-card-room start/start-options start/start-picks \
        start/start-sides start/start-size

if {![info object isa class ::wargame::start::StartCard]} {
    oo::class create ::wargame::start::StartCard
}

oo::define ::wargame::start::StartCard {
    # Lists: scenario players -> label and box of what is picked.
    # Room: how it lies; Folded: to its heading?
    variable Body Game Picks Options Alone Lists Sides Size Photo Room \
            Folded UnfoldCmd

    constructor {path about picks open foldCmd unfoldCmd} {
        set theme ::wargame::look::theme
        set Body $path.body
        set Game [dict get $about game]
        set Picks $picks
        set Photo {}
        set Folded 0
        set UnfoldCmd [list {*}$unfoldCmd $Game]
        set Size [::wargame::start::StartSize new $Game]
        frame $path -background [$theme color paperEdge]
        ::wargame::base::goesWith $path [self]
        pack $path -fill x -pady [list 0 [$theme px 10]]
        ttk::frame $Body -style Lift.TFrame
        pack $Body -fill both -expand 1 -padx 1 -pady 1
        my Heading
        my Buttons
        my Choices [dict get $about scenarios]
        set Options [::wargame::start::StartOptions new $Body.options $Picks \
                $Game $open [list {*}$foldCmd $Game]]
        set Room [::wargame::start::StartCardRoom new [my Parts] $Lists \
                $Sides $Options]
        # All of it unfolds it by the hand; by the keys its title.
        bind Card$Body <Button-1> [namespace code {my Unfold}]
        foreach path [dict values [dict remove [my Parts] title play tutor \
                rules]] {
            bindtags $path [linsert [bindtags $path] end Card$Body]
        }
        bind $Body.who <Configure> [namespace code {my LayAgain}]
        my lay whole
    }

    destructor {
        if {[info exists Room]} {
            $Room destroy
        }
        image delete {*}$Photo
        $Size destroy
        bind Card$Body <Button-1> {}
    }

    method part {name} {
        return $Body.$name
    }

    method Parts {} {
        set parts [dict create body $Body]
        foreach path [winfo children $Body] {
            dict set parts [winfo name $path] $path
        }
        return $parts
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
        my Title
        ttk::label $Body.about -text [::wargame::base::say $Game.about] \
                -style Lift.TLabel -font [$theme font body] -justify left
        ttk::label $Body.said -style Lift.TLabel -justify left \
                -font [$theme font small] -foreground [$theme color inkSoft]
        # Its columns are its own: options are longer.
        ttk::frame $Body.who -style Lift.TFrame
        pack $Body.head -fill x
        pack $Body.title -in $Body.head -side left
    }

    method Title {} {
        # Of a folded card a button.
        set theme ::wargame::look::theme
        set paper [$theme color paperLift]
        button $Body.title -relief flat -borderwidth 0 -padx 0 -pady 0 \
                -highlightthickness 1 -takefocus 0 -anchor w \
                -font [$theme font area] -background $paper \
                -activebackground $paper -foreground [$theme color ink] \
                -activeforeground [$theme color ink] \
                -disabledforeground [$theme color ink] \
                -highlightbackground $paper \
                -highlightcolor [$theme color focus] \
                -command [namespace code {my Unfold}]
        bind $Body.title <Return> {%W invoke; break}
    }

    method TellTitle {} {
        $Body.title configure -takefocus $Folded \
                -state [expr {$Folded ? "normal" : "disabled"}] \
                -text "[expr {$Folded ? "\u25b8 " : ""}][\
                    ::wargame::base::say $Game.title]"
        $Body configure -cursor [expr {$Folded ? "hand2" : ""}]
    }

    method Unfold {} {
        # Then Return plays it.
        if {$Folded} {
            {*}$UnfoldCmd
            focus $Body.play
        }
    }

    method Picture {file} {
        # As large beside the words on a dense screen as on another.
        set photo [image create photo -file $file]
        set times [expr {max(1,round([::wargame::look::theme px 100] / 100.0))}]
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
        $Body.size configure -text [$Size told [$Picks get scenario]]
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
        my Say
        my LayAgain
    }

    # What is picked may have another height.
    method LayAgain {} { if {!$Folded} { $Room lay whole } }

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

    method hasPicture {width} {
        return [$Room hasPicture $width]
    }

    method fit {width pictured} {
        my Say
        $Room fit $width $pictured
    }

    method high {parts} {
        return [$Room high $parts]
    }

    method lay {parts} {
        set Folded [expr {$parts ne "whole"}]
        my TellTitle
        my Say
        $Room lay $parts
    }

    method Say {} {
        # What is played, where its lists are folded away.
        $Body.said configure -text [join [lmap list {scenario players} {
            [lindex [dict get $Lists $list] 1] get
        }] " \u00b7 "]
    }
}
