# start.tcl --
#
#       The start window: a card for each game, and matches to go on with.
#
#       set start [::wargame::Start new PATH]     a new toplevel

::wargame::need room-buttons skin menus agreed scrolled tutorial rules-window

if {![info object isa class ::wargame::Start]} {
    oo::class create ::wargame::Start
}

oo::define ::wargame::Start {
    variable Path Picked

    constructor {path} {
        set Path $path
        set theme ::wargame::theme
        toplevel $Path -class Start -background [$theme color leaf]
        wm title $Path [::wargame::say start.title]
        wm geometry $Path [$theme px 1200]x[$theme px 730]
        wm protocol $Path WM_DELETE_WINDOW [namespace code {my Close}]
        bind $Path <Destroy> [namespace code {my Destroyed %W}]
        bind $Path <Control-q> ::wargame::quit
        bind $Path <Control-o> [list ::wargame::openDialog $Path]
        bind $Path <<WargameTheme>> [namespace code {my Rebuild}]
        bind TButton <Return> {%W invoke; break}
        my Fill
    }

    destructor {
        if {[info exists Path] && [winfo exists $Path]} {
            bind $Path <Destroy> {}
            destroy $Path
        }
    }

    method Close {} {
        set path $Path
        my destroy
        ::wargame::windowGone $path
    }

    method Destroyed {window} {
        if {$window eq $Path} {
            my destroy
        }
    }

    method Rebuild {} {
        destroy {*}[winfo children $Path]
        $Path configure -background [::wargame::theme color leaf]
        my Fill
    }

    method Fill {} {
        set theme ::wargame::theme
        set margin [$theme px 28]
        frame $Path.head -background [$theme color desk]
        label $Path.head.title -text [::wargame::say start.title] \
                -font [$theme font title] -background [$theme color desk] \
                -foreground [$theme color deskText]
        label $Path.head.sub -text [::wargame::say start.subtitle] \
                -font [$theme font subtitle] -background [$theme color desk] \
                -foreground [$theme color deskSoft]
        pack $Path.head -fill x
        pack $Path.head.title -side left -padx [list $margin [$theme px 16]] \
                -pady [$theme px 14]
        pack $Path.head.sub -side left -pady [list [$theme px 14] 0]
        my Languages $Path.head
        my CutOff
        ttk::frame $Path.body
        ::wargame::scrolled $Path.view $Path.body
        pack $Path.view -fill both -expand 1 -padx [list $margin 0] \
                -pady [list [$theme px 14] 0]
        ttk::frame $Path.body.games
        ttk::frame $Path.body.recent -width [my Aside]
        pack $Path.body.recent -side right -fill y -padx [list $margin 0]
        pack propagate $Path.body.recent 0
        pack $Path.body.games -side left -fill both -expand 1
        bind $Path.body.games <Configure> [namespace code {my Fit %w}]
        foreach about [::wargame::games] {
            my GameCard $Path.body.games.[dict get $about game] $about
        }
        ttk::frame $Path.body.recent.dice
        pack $Path.body.recent.dice -side bottom -fill x -pady [$theme px 18]
        my DiceChoice $Path.body.recent.dice
        ttk::frame $Path.body.recent.agreed
        pack $Path.body.recent.agreed -side bottom -fill x
        ::wargame::agreedChoices $Path.body.recent.agreed
        my Recent $Path.body.recent
        focus [lindex [my Buttons] 0]
    }

    method Buttons {} {
        return [lmap frame [winfo children $Path.body.games] {
            string cat $frame.leaf.play
        }]
    }

    method Aside {} {
        # How wide the column beside the games must be for its words.
        set theme ::wargame::theme
        set wide [$theme px 270]
        set words {
            heading start.recent 8          heading start.dice 8
            body dice.kind.program 40       body dice.kind.typed 40
            body dice.kind.fair 40          heading agreed.title 8
        }
        foreach topic [::wargame::agreedTopics] {
            lappend words body agreed.$topic 40
        }
        foreach {font key aside} $words {
            set wide [expr {max($wide, [$theme px $aside] + [font measure \
                    [$theme font $font] [::wargame::say $key]])}]
        }
        return $wide
    }

    method Fit {width} {
        # The pictures go where the words need their room.
        foreach frame [winfo children $Path.body.games] {
            set leaf $frame.leaf
            set room [expr {$width - [::wargame::theme px 32]}]
            if {[winfo exists $leaf.picture]} {
                set wide [expr {[winfo reqwidth $leaf.picture]
                        + [::wargame::theme px 18]}]
                if {$room - $wide >= [winfo reqwidth $leaf.grid]} {
                    pack $leaf.picture -before $leaf.head -side left \
                            -padx [list 0 [::wargame::theme px 18]] -anchor n
                    set room [expr {$room - $wide}]
                } else {
                    pack forget $leaf.picture
                }
            }
            $leaf.about configure -wraplength $room
        }
    }

    method Languages {head} {
        # One button a language, the one that is spoken brighter.
        set theme ::wargame::theme
        foreach language [lreverse [::wargame::languages]] {
            set here [expr {$language eq [::wargame::language]}]
            set button [button $head.$language -relief flat -borderwidth 0 \
                    -text [::wargame::say language.$language] \
                    -font [$theme font prompt] \
                    -background [$theme color desk] \
                    -activebackground [$theme color desk] \
                    -foreground [$theme color [expr {
                        $here ? "deskText" : "deskSoft"}]] \
                    -activeforeground [$theme color gold] \
                    -highlightthickness 1 \
                    -highlightbackground [$theme color desk] \
                    -highlightcolor [$theme color glow] \
                    -command [list ::wargame::useLanguage $language]]
            bind $button <Return> {%W invoke; break}
            pack $button -side right -padx [$theme px 8]
        }
    }

    # ---- a match that was cut off ----

    method CutOff {} {
        set paths [::wargame::keeper cutOff]
        if {[llength $paths] == 0} {
            return
        }
        set theme ::wargame::theme
        set path [lindex $paths end]
        set bar [frame $Path.cut -background [$theme color gold]]
        label $bar.text -text "[::wargame::say start.crashed] [string map \
                    {\n {, }} [my Spoken $path]]" \
                -background [$theme color gold] -foreground [$theme color ink] \
                -font [$theme font prompt]
        ttk::button $bar.on -text [::wargame::say start.goOn] \
                -command [list ::wargame::openTable $path]
        ttk::button $bar.off -text [::wargame::say start.leave] \
                -command [namespace code [list my Forget $paths]]
        pack $bar.text -side left -padx [$theme px 28] -pady [$theme px 10]
        pack $bar.off $bar.on -side right -padx [$theme px 8]
        pack $bar -fill x
    }

    method Forget {paths} {
        foreach path $paths {
            ::wargame::keeper forget $path
        }
        my Rebuild
    }

    # ---- a game ----

    method GameCard {path about} {
        set theme ::wargame::theme
        set game [dict get $about game]
        frame $path -background [$theme color leafEdge]
        pack $path -fill x -pady [list 0 [$theme px 14]]
        set leaf [ttk::frame $path.leaf -style Lift.TFrame \
                -padding [$theme px 14]]
        pack $leaf -fill both -expand 1 -padx 1 -pady 1
        set picture [my Picture $game]
        if {$picture ne ""} {
            label $leaf.picture -image $picture -borderwidth 0
        }
        ttk::frame $leaf.head -style Lift.TFrame
        ttk::label $leaf.title -text [::wargame::say $game.title] \
                -style Lift.TLabel -font [$theme font area]
        ttk::label $leaf.about -text [::wargame::say $game.about] \
                -style Lift.TLabel -font [$theme font body] -justify left
        ttk::frame $leaf.grid -style Lift.TFrame
        pack $leaf.head -fill x -pady [list 0 [$theme px 9]]
        pack $leaf.title -in $leaf.head -side left
        pack $leaf.about -anchor w
        pack $leaf.grid -anchor w -fill x -pady [list [$theme px 6] 0]
        my Choice $leaf.grid 0 scenario [::wargame::say start.scenario] $game \
                [dict get $about scenarios] scenario.
        my Choice $leaf.grid 1 players [::wargame::say start.players] $game \
                {hotseat file} ""
        set row 2
        foreach option [dict get $about options] {
            lassign $option name values
            my Option $leaf.grid $row $game $name $values
            incr row
        }
        if {[::wargame::said $game.losses]} {
            set Picked($game,losses) [::wargame::prefs get losses]
            ttk::checkbutton $leaf.grid.losses \
                    -text [::wargame::say $game.losses] \
                    -variable [my varname Picked]($game,losses) \
                    -command [namespace code [list my Losses $game]] \
                    -style Lift.TCheckbutton
            grid $leaf.grid.losses -row $row -column 0 -columnspan 2 \
                    -sticky w -pady [$theme px 2]
        }
        ttk::button $leaf.play -text [::wargame::say start.play] \
                -style Default.TButton -width 12 \
                -command [namespace code [list my Play $game]]
        pack $leaf.play -in $leaf.head -side right
        if {[::wargame::hasTutorial $game]} {
            ttk::button $leaf.tutor -text [::wargame::say tutorial.start] \
                    -command [list ::wargame::openTutorial $game]
            pack $leaf.tutor -in $leaf.head -side right \
                    -padx [list 0 [$theme size gap]]
        }
        if {[::wargame::rulebook has $game]} {
            ttk::button $leaf.rules -text [::wargame::say rules.start] \
                    -command [list ::wargame::openRules $game]
            pack $leaf.rules -in $leaf.head -side right \
                    -padx [$theme size gap]
        }
    }

    method Choice {grid row what label game values prefix} {
        set theme ::wargame::theme
        ttk::label $grid.l$row -text $label -style Lift.TLabel \
                -font [$theme font small]
        set texts [lmap value $values {
            ::wargame::say [expr {$what eq "players" ? "start.$value"
                    : "$game.$prefix$value"}]
        }]
        set box [ttk::combobox $grid.b$row -values $texts -state readonly \
                -width [::wargame::listWidth 36 [$theme font body] $texts] \
                -font [$theme font body]]
        my First $game,$what $values
        $box current [lsearch -exact $values $Picked($game,$what)]
        bind $box <<ComboboxSelected>> [namespace code [list my Chose $box \
                $game,$what $values]]
        grid $grid.l$row -row $row -column 0 -sticky w \
                -padx [list 0 [$theme px 12]] -pady [$theme px 3]
        grid $box -row $row -column 1 -sticky w
    }

    method Option {grid row game name values} {
        # A switch where it is off or on, else a list.
        set key $game,option,$name
        my First $key $values
        if {$values in {{off on} {on off}}} {
            ttk::checkbutton $grid.b$row -text [::wargame::say $game.option.$name] \
                    -variable [my varname Picked]($key) -onvalue on \
                    -offvalue off -style Lift.TCheckbutton
            grid $grid.b$row -row $row -column 0 -columnspan 2 -sticky w \
                    -pady [::wargame::theme px 2]
        } else {
            my Choice $grid $row option,$name \
                    [::wargame::say $game.option.$name] $game $values \
                    option.$name.
        }
    }

    method First {key values} {
        # What was picked is still so when the window is filled anew.
        if {![info exists Picked($key)]} {
            set Picked($key) [lindex $values 0]
        }
    }

    method Losses {game} {
        ::wargame::prefs set losses $Picked($game,losses)
    }

    method Chose {box key values} {
        set Picked($key) [lindex $values [$box current]]
    }

    method Picture {game} {
        # Drawn for this window, or none yet.
        variable Pictures
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
            ::wargame::need letter-windows
            ::wargame::inviteDialog $Path $game $Picked($game,scenario) $chosen
            return
        }
        ::wargame::newTable $game $Picked($game,scenario) $chosen "" \
                [::wargame::prefs get dice]
    }

    # ---- where the dice of a new match come from ----

    method DiceChoice {frame} {
        set theme ::wargame::theme
        ttk::label $frame.title -text [::wargame::say start.dice] \
                -style Heading.TLabel
        pack $frame.title -anchor w -pady [list 0 [$theme px 6]]
        set Picked(dice) [::wargame::prefs get dice]
        foreach kind {program typed fair} {
            ttk::radiobutton $frame.$kind -value $kind \
                    -text [::wargame::say dice.kind.$kind] \
                    -variable [my varname Picked](dice) \
                    -command [list ::wargame::prefs set dice $kind]
            pack $frame.$kind -anchor w -pady [$theme px 2]
        }
    }

    # ---- matches to go on with ----

    method Recent {frame} {
        set theme ::wargame::theme
        ttk::label $frame.title -text [::wargame::say start.recent] \
                -style Heading.TLabel
        pack $frame.title -anchor w -pady [list 0 [$theme px 8]]
        set paths [lrange [::wargame::keeper recent] 0 7]
        if {[llength $paths] == 0} {
            ttk::label $frame.none -text [::wargame::say start.recent.none] \
                    -wraplength [$theme px 250] -style Small.TLabel
            pack $frame.none -anchor w
        }
        set n 0
        foreach path $paths {
            ttk::button $frame.m[incr n] -text [my Spoken $path] \
                    -style Recent.TButton \
                    -command [list ::wargame::openTable $path]
            ::wargame::buttonWrap $frame.m$n [my Aside]
            pack $frame.m$n -fill x -pady [$theme px 2]
        }
        ttk::button $frame.open -text [::wargame::say start.open] \
                -command [list ::wargame::openDialog $Path]
        ttk::button $frame.letters -text [::wargame::say letters.menu] \
                -command {::wargame::need letter-windows
                    ::wargame::lettersWindow}
        pack $frame.open -anchor w -pady [list [$theme px 12] [$theme px 6]]
        pack $frame.letters -anchor w -pady [list 0 [$theme px 12]]
    }

    method Spoken {path} {
        # A saved match in a few words, from its header and its length.
        if {[catch {::wargame::readText $path} text]
                || ![regexp -line {^game (\w+)} $text - game]
                || ![regexp -line {^scenario (\w+)} $text - scenario]} {
            return [file tail $path]
        }
        regexp {\nbegin[^\n]*\n(.*)$} $text - actions
        return "[::wargame::say $game.scenario.$scenario]\n[::wargame::say \
                start.match [::wargame::say $game.title] [string trim \
                [clock format [file mtime $path] -format "%e %b %H:%M" \
                    -locale [::wargame::language]]] \
                [::wargame::sayCount count.actions [regexp -all \n $actions]]]"
    }
}
