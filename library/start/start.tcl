# start.tcl --
#
#       The start window: a card for each game, and beside them matches to go on
#       with and what is so of every new match.  The class goes on in
#       start-card.tcl and start-options.tcl.
#
#       set start [::wargame::start::Start new PATH]     a new toplevel

need base/files base/prefs base/requests base/words match/agreed match/autosave \
        look/key-press look/button-bar look/scrolled look/theme \
                present/presenter \
        table/agreed-choices rules/rules-window mail/letter-invite \
        tutorial/tutorial

if {![info object isa class ::wargame::start::Start]} {
    oo::class create ::wargame::start::Start
}

oo::define ::wargame::start::Start {
    variable Path Picked Open

    constructor {path} {
        set Path $path
        set Open ""
        set theme ::wargame::look::theme
        toplevel $Path -class Start -background [$theme color leaf]
        wm title $Path [::wargame::base::say start.title]
        wm geometry $Path [$theme px 1200]x[$theme px 730]
        wm protocol $Path WM_DELETE_WINDOW [namespace code {my Close}]
        bind $Path <Destroy> [namespace code {my Destroyed %W}]
        bind $Path <Control-q> {::wargame::base::requests send quit}
        bind $Path <Control-o> [list ::wargame::base::requests send openDialog \
                $Path]
        bind $Path <<WargameTheme>> [namespace code {my Rebuild}]
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
        ::wargame::base::requests send windowGone $path
    }

    method Destroyed {window} {
        if {$window eq $Path} {
            my destroy
        }
    }

    method Rebuild {} {
        destroy {*}[winfo children $Path]
        $Path configure -background [::wargame::look::theme color leaf]
        my Fill
    }

    method Fill {} {
        set theme ::wargame::look::theme
        set margin [$theme px 28]
        frame $Path.head -background [$theme color desk]
        label $Path.head.title -text [::wargame::base::say start.title] \
                -font [$theme font title] -background [$theme color desk] \
                -foreground [$theme color deskText]
        label $Path.head.sub -text [::wargame::base::say start.subtitle] \
                -font [$theme font subtitle] -background [$theme color desk] \
                -foreground [$theme color deskSoft]
        pack $Path.head -fill x
        pack $Path.head.title -side left -padx [list $margin [$theme px 16]] \
                -pady [$theme px 14]
        pack $Path.head.sub -side left -pady [list [$theme px 14] 0]
        my Languages $Path.head
        my CutOff
        ttk::frame $Path.body
        ::wargame::look::scrolled $Path.view $Path.body
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
        my Recent $Path.body.recent
        # Under the last matches, in sight however high the cards are.
        foreach {part cmd} {dice {my DiceChoice}
                agreed ::wargame::table::agreedChoices} {
            pack [ttk::frame $Path.body.recent.$part] -fill x \
                    -pady [list [$theme px 12] 0]
            {*}$cmd $Path.body.recent.$part
        }
        focus [lindex [my Buttons] 0]
    }

    method Buttons {} {
        return [lmap frame [winfo children $Path.body.games] {
            string cat $frame.leaf.play
        }]
    }

    method Aside {} {
        # How wide the column beside the games must be for its words.
        set theme ::wargame::look::theme
        set wide [$theme px 270]
        set words {
            heading start.recent 8          heading start.dice 8
            body dice.kind.program 40       body dice.kind.typed 40
            body dice.kind.fair 40          heading agreed.title 8
        }
        foreach topic [::wargame::match::agreedTopics] {
            lappend words body agreed.$topic 40
        }
        foreach {font key aside} $words {
            set wide [expr {max($wide, [$theme px $aside] + [font measure \
                    [$theme font $font] [::wargame::base::say $key]])}]
        }
        return $wide
    }

    method Languages {head} {
        # One button a language, the one that is spoken brighter.
        set theme ::wargame::look::theme
        foreach language [lreverse [::wargame::base::languages]] {
            set here [expr {$language eq [::wargame::base::language]}]
            set button [button $head.$language -relief flat -borderwidth 0 \
                    -text [::wargame::base::say language.$language] \
                    -font [$theme font prompt] \
                    -background [$theme color desk] \
                    -activebackground [$theme color desk] \
                    -foreground [$theme color [expr {
                        $here ? "deskText" : "deskSoft"}]] \
                    -activeforeground [$theme color gold] \
                    -highlightthickness 1 \
                    -highlightbackground [$theme color desk] \
                    -highlightcolor [$theme color glow] \
                    -command [list ::wargame::base::requests send useLanguage \
                        $language]]
            bind $button <Return> {%W invoke; break}
            pack $button -side right -padx [$theme px 8]
        }
    }

    # ---- a match that was cut off ----

    method CutOff {} {
        set paths [::wargame::match::autosave cutOff]
        if {[llength $paths] == 0} {
            return
        }
        set theme ::wargame::look::theme
        set path [lindex $paths end]
        set bar [frame $Path.cut -background [$theme color gold]]
        label $bar.text -anchor w -justify left -width 1 -text \
                "[::wargame::base::say start.crashed] [string map \
                    {\n {, }} [my Spoken $path]]" \
                -background [$theme color gold] -foreground [$theme color ink] \
                -font [$theme font prompt]
        ttk::button $bar.on -text [::wargame::base::say start.goOn] \
                -command [list ::wargame::base::requests send openTable $path]
        ttk::button $bar.off -text [::wargame::base::say start.leave] \
                -command [namespace code [list my Forget $paths]]
        # The buttons have their room first; the text breaks where it must.
        pack $bar.off $bar.on -side right -padx [$theme px 8]
        pack $bar.text -side left -padx [$theme px 28] -pady [$theme px 10] \
                -fill x -expand 1
        bind $bar.text <Configure> {%W configure -wraplength %w}
        pack $bar -fill x
    }

    method Forget {paths} {
        foreach path $paths {
            ::wargame::match::autosave forget $path
        }
        my Rebuild
    }

    # ---- where the dice of a new match come from ----

    method DiceChoice {frame} {
        set theme ::wargame::look::theme
        ttk::label $frame.title -text [::wargame::base::say start.dice] \
                -style Heading.TLabel
        pack $frame.title -anchor w -pady [list 0 [$theme px 6]]
        set Picked(dice) [::wargame::base::prefs get dice]
        foreach kind {program typed fair} {
            ttk::radiobutton $frame.$kind -value $kind \
                    -text [::wargame::base::say dice.kind.$kind] \
                    -variable [my varname Picked](dice) \
                    -command [list ::wargame::base::prefs set dice $kind]
            pack $frame.$kind -anchor w -pady [$theme px 2]
        }
    }

    # ---- matches to go on with ----

    method Recent {frame} {
        set theme ::wargame::look::theme
        ttk::label $frame.title -text [::wargame::base::say start.recent] \
                -style Heading.TLabel
        pack $frame.title -anchor w -pady [list 0 [$theme px 8]]
        set paths [lrange [::wargame::match::autosave recent] 0 4]
        if {[llength $paths] == 0} {
            ttk::label $frame.none -text [::wargame::base::say \
                    start.recent.none] \
                    -wraplength [$theme px 250] -style Small.TLabel
            pack $frame.none -anchor w
        }
        set n 0
        foreach path $paths {
            ttk::button $frame.m[incr n] -text [my Spoken $path] \
                    -style Recent.TButton \
                    -command [list ::wargame::base::requests send openTable \
                    $path]
            ::wargame::look::buttonWrap $frame.m$n [my Aside]
            pack $frame.m$n -fill x -pady [$theme px 2]
        }
        ttk::button $frame.open -text [::wargame::base::say start.open] \
                -command [list ::wargame::base::requests send openDialog $Path]
        ttk::button $frame.letters -text [::wargame::base::say letters.menu] \
                -command {::wargame::base::need mail/letter-windows
                    ::wargame::mail::lettersWindow}
        pack $frame.open -anchor w -pady [list [$theme px 12] [$theme px 6]]
        pack $frame.letters -anchor w -pady [list 0 [$theme px 12]]
    }

    method Spoken {path} {
        # A saved match in a few words, from its header and its length.
        if {[catch {::wargame::base::readText $path} text]
                || ![regexp -line {^game (\w+)} $text - game]
                || ![regexp -line {^scenario (\w+)} $text - scenario]} {
            return [file tail $path]
        }
        regexp {\nbegin[^\n]*\n(.*)$} $text - actions
        return \
                "[::wargame::base::say \
                $game.scenario.$scenario]\n[::wargame::base::say \
                start.match [::wargame::base::say $game.title] [string trim \
                [clock format [file mtime $path] -format "%e %b %H:%M" \
                    -locale [::wargame::base::language]]] \
                [::wargame::base::sayCount count.actions \
                [regexp -all \n $actions]]]"
    }
}

need start/start-card start/start-options
