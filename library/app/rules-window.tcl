# rules-window.tcl --
#
#       The window of a game's rules: contents, the text, and a search in it.
#
#       openRules GAME ?KEY? ?ABOUT?   at that paragraph, or the nearest above
#               it; KEY "": where it was last.  ABOUT is [$match about] of the
#               match that is looked at.  -> is there a rulebook?
#
#   There is one window; what is opened later takes the place of what it shows.
#   It is the game's rules only, so every viewer may have it.

::wargame::need rulebook rules-page

if {![info object isa class ::wargame::RulesWindow]} {
    oo::class create ::wargame::RulesWindow
}

proc ::wargame::openRules {game {key ""} {about {}}} {
    if {![rulebook has $game]} {
        return 0
    }
    if {![winfo exists .rules]} {
        RulesWindow create ::wargame::TheRules .rules
    }
    TheRules open $game $key $about
    return 1
}

oo::define ::wargame::RulesWindow {
    variable Path Page Game About Book Trail Back Words Count Led

    constructor {path} {
        set Path $path
        set Game ""
        set About {}
        set Book {}
        set Words ""
        set Led 0                   ;# the contents follow the text, not it them
        set Trail {}                ;# keys of paragraphs; Back is where in it
        set Back -1
        toplevel $Path -class Rules
        wm geometry $Path [expr {min([::wargame::theme px 1060],
            [winfo screenwidth .] * 94 / 100)}]x[expr {
            min([::wargame::theme px 780], [winfo screenheight .] * 88 / 100)}]
        bind $Path <Destroy> [namespace code {my Destroyed %W}]
        bind $Path <<WargameTheme>> [namespace code {my Rebuild %W}]
        trace add variable [my varname Words] write [namespace code {my Typed}]
        my Build
    }

    destructor {
        if {[info exists Page]} {
            $Page destroy
        }
        if {[info exists Path] && [winfo exists $Path]} {
            bind $Path <Destroy> {}
            destroy $Path
        }
    }

    method Destroyed {window} {
        if {$window eq $Path} {
            my destroy
        }
    }

    # ---- its parts ----

    method Build {} {
        set theme ::wargame::theme
        my Style
        $Path configure -background [$theme color leaf]
        my Bar
        label $Path.other -anchor w -background [$theme color gold] \
                -foreground [$theme color ink] -font [$theme font prompt] \
                -padx [$theme px 18] -pady [$theme px 5]
        ttk::panedwindow $Path.wide -orient horizontal
        my Contents $Path.wide.left
        set Page [::wargame::RulesPage new $Path.wide.page \
                [namespace code {my Pick}] [namespace code {my Reached}]]
        $Path.wide add $Path.wide.left -weight 0
        $Path.wide add $Path.wide.page -weight 1
        pack $Path.bar -side top -fill x
        pack $Path.wide -side top -fill both -expand 1
        my Keys
    }

    method Style {} {
        set theme ::wargame::theme
        ttk::style configure Rules.Treeview -borderwidth 0 \
                -background [$theme color leafSunk] \
                -fieldbackground [$theme color leafSunk] \
                -foreground [$theme color ink] -font [$theme font body] \
                -rowheight [expr {[font metrics [$theme font body] -linespace]
                    + [$theme px 7]}]
        ttk::style layout Rules.Treeview {
            Treeview.field -sticky nswe -border 0 -children {
                Treeview.treearea -sticky nswe
            }
        }
        ttk::style map Rules.Treeview \
                -background [list selected [$theme color gold]] \
                -foreground [list selected [$theme color ink]]
    }

    method Bar {} {
        set theme ::wargame::theme
        set gap [$theme px 6]
        ttk::frame $Path.bar -padding [list [$theme px 12] [$theme px 8]]
        ttk::button $Path.bar.back -text \u2190 -width 3 \
                -command [namespace code {my Along -1}]
        ttk::button $Path.bar.on -text \u2192 -width 3 \
                -command [namespace code {my Along 1}]
        ttk::label $Path.bar.title -style Heading.TLabel
        ttk::label $Path.bar.find -text [::wargame::say rules.find]
        ttk::entry $Path.bar.words -width 20 -font [$theme font prompt] \
                -textvariable [my varname Words]
        ttk::label $Path.bar.hits -width 9 -anchor e \
                -textvariable [my varname Count]
        ttk::button $Path.bar.previous -text \u25b2 -width 2 \
                -command [namespace code {my Hit -1}]
        ttk::button $Path.bar.next -text \u25bc -width 2 \
                -command [namespace code {my Hit 1}]
        pack $Path.bar.back $Path.bar.on -side left -padx [list 0 $gap]
        pack $Path.bar.title -side left -padx $gap
        pack $Path.bar.next $Path.bar.previous $Path.bar.hits \
                $Path.bar.words $Path.bar.find -side right -padx [list $gap 0]
    }

    method Contents {frame} {
        ttk::frame $frame -style Sunk.TFrame
        ttk::treeview $frame.tree -style Rules.Treeview -show tree \
                -selectmode browse \
                -yscrollcommand [list $frame.scroll set]
        ttk::scrollbar $frame.scroll -command [list $frame.tree yview]
        pack $frame.scroll -side right -fill y
        pack $frame.tree -side left -fill both -expand 1 \
                -padx [list [::wargame::theme px 6] 0]
        bind $frame.tree <<TreeviewSelect>> [namespace code {my Chosen}]
        $frame.tree tag configure without \
                -foreground [::wargame::theme color inkFaint]
        $frame.tree tag configure chapter \
                -font [::wargame::theme font bodyBold]
    }

    method Keys {} {
        set words $Path.bar.words
        set text [$Page text]
        foreach {window key cmd} [list \
            $Path <Escape> {my Escape} \
            $Path <Control-f> {my Ask} \
            $Path <Control-w> {my destroy} \
            $Path <F3> {my Hit 1} \
            $Path <Shift-F3> {my Hit -1} \
            $Path <Alt-Left> {my Along -1} \
            $Path <Alt-Right> {my Along 1} \
            $words <Return> {my Hit 1} \
            $words <Shift-Return> {my Hit -1} \
            $words <Down> {my Read} \
            $Path.wide.left.tree <Return> {my Read} \
            $Path.wide.left.tree <slash> {my Ask} \
            $text <slash> {my Ask} \
            $text <BackSpace> {my Along -1} \
            $text <Tab> {my Link 1} \
            $text <Shift-Tab> {my Link -1} \
            $text <<PrevWindow>> {my Link -1} \
            $text <Return> {my Follow} \
        ] {
            bind $window $key "[namespace code $cmd]; break"
        }
        foreach {key by units} {
            Up -2 units   Down 2 units   Prior -1 pages   Next 1 pages
            space 1 pages   Shift-space -1 pages
        } {
            bind $text <$key> "[list $text yview scroll $by $units]; break"
        }
        bind $text <Home> "[list $text yview moveto 0]; break"
        bind $text <End> "[namespace code {my Last}]; break"
        bind $text <Button-1> +[list focus $text]
    }

    # ---- what it shows ----

    method open {game key about} {
        if {$game ne $Game || $about ne $About
                || [dict get $Book language] ne [my Spoken $game]} {
            if {$game ne $Game} {
                set Trail {}
                set Back -1
            }
            set was [expr {$game eq $Game ? [$Page here] : ""}]
            set Game $game
            set About $about
            my Fill
            if {$key eq ""} {
                set key $was
            }
        }
        set key [::wargame::rulebook nearest $Book $key]
        if {$key ne "" || [$Page here] eq ""} {
            if {$key eq ""} {
                set key [lindex [dict keys [dict get $Book paragraphs]] 0]
            }
            my Pick $key
        }
        wm deiconify $Path
        raise $Path
        my Read
    }

    method Spoken {game} {
        return [dict get [::wargame::rulebook read $game [::wargame::language]] \
                language]
    }

    method Fill {} {
        set Book [::wargame::rulebook read $Game [::wargame::language]]
        set title [::wargame::say rules.title \
                [::wargame::say $Game.title]]
        wm title $Path $title
        $Path.bar.title configure -text $title
        if {[dict get $Book language] eq [::wargame::language]} {
            pack forget $Path.other
        } else {
            $Path.other configure -text [::wargame::say rules.other \
                    [::wargame::say language.[dict get $Book language]]]
            pack $Path.other -after $Path.bar -side top -fill x
        }
        my List
        $Page show $Book $About
        my Typed
    }

    method List {} {
        set tree $Path.wide.left.tree
        $tree delete [$tree children {}]
        set wide 0
        dict for {key paragraph} [dict get $Book paragraphs] {
            dict with paragraph {}
            set text [string trimleft "[::wargame::rulebook figures \
                    $paragraph]  $title"]
            set top [expr {$level == 1}]
            $tree insert [expr {$top ? "" : $chapter}] end -id $key \
                    -text $text -tags [expr {$top ? "chapter" : ""}]
            set wide [expr {max($wide, [font measure [::wargame::theme font \
                    [expr {$top ? "bodyBold" : "body"}]] $text])}]
        }
        # With indentation and scrollbar, if that leaves room for the page.
        update idletasks
        $Path.wide sashpos 0 [expr {min($wide + [::wargame::theme px 76],
            [winfo width $Path] * 2 / 5)}]
    }

    method Rebuild {window} {
        # Other colours, sizes or language.
        if {$window ne $Path} {
            return
        }
        set here [$Page here]
        $Page destroy
        destroy {*}[winfo children $Path]
        my Build
        my Fill
        my Arrive $here
    }

    # ---- going about ----

    method Pick {key} {
        # By a link or from outside; what is not there is the nearest above.
        set key [::wargame::rulebook nearest $Book $key]
        if {$key eq ""} {
            return
        }
        if {$key ne [lindex $Trail $Back]} {
            # Who has scrolled away comes back to where he was.
            if {$Back >= 0 && [$Page here] ni [list "" $key [lindex $Trail $Back]]} {
                my Leave [$Page here]
            }
            my Leave $key
        }
        my Arrive $key
    }

    method Leave {key} {
        set Trail [lrange $Trail 0 $Back]
        lappend Trail $key
        incr Back
    }

    method Along {step} {
        set at [expr {$Back + $step}]
        if {$at >= 0 && $at < [llength $Trail]} {
            set Back $at
            my Arrive [lindex $Trail $at]
        }
    }

    method Arrive {key} {
        $Page go $key
        my Reached $key
    }

    method Reached {key} {
        # The contents show where one is.
        set tree $Path.wide.left.tree
        set Led 1
        $tree see $key
        $tree selection set [list $key]
        $tree focus $key
        set Led 0
        foreach {button able} [list back [expr {$Back > 0}] \
                on [expr {$Back < [llength $Trail] - 1}]] {
            $Path.bar.$button state [expr {$able ? "!disabled" : "disabled"}]
        }
    }

    method Chosen {} {
        set key [lindex [$Path.wide.left.tree selection] 0]
        if {!$Led && $key ne "" && $key ne [$Page here]} {
            my Pick $key
        }
    }

    method Last {} {
        my Pick [lindex [dict keys [dict get $Book paragraphs]] end]
    }

    method Read {} {
        focus [$Page text]
    }

    method Link {step} {
        # Past the last one in sight the next part of the window has the focus.
        if {![$Page link $step]} {
            focus [tk_focus[expr {$step > 0 ? "Next" : "Prev"}] [$Page text]]
        }
    }

    method Follow {} {
        $Page pick
    }

    # ---- searching ----

    method Ask {} {
        focus $Path.bar.words
        $Path.bar.words selection range 0 end
    }

    method Typed {args} {
        if {![llength $Book]} {
            return
        }
        lassign [$Page find $Words] count keys
        my Dim $keys [expr {$count > 0}]
        foreach button {previous next} {
            $Path.bar.$button state [expr {$count ? "!disabled" : "disabled"}]
        }
        if {$count} {
            my Hit 0
        } else {
            set Count [expr {[string length [string trim $Words]] > 1
                ? [::wargame::say rules.none] : ""}]
        }
    }

    method Dim {keys searching} {
        # Contents where nothing was found are faint.
        # Nor is a chapter faint where something in it was found.
        lappend keys {*}[lmap key $keys {
            dict get $Book paragraphs $key chapter
        }]
        set tree $Path.wide.left.tree
        dict for {key paragraph} [dict get $Book paragraphs] {
            set tags [expr {[dict get $paragraph level] == 1 ? "chapter" : ""}]
            if {$searching && $key ni $keys} {
                lappend tags without
            }
            $tree item $key -tags $tags
        }
    }

    method Hit {step} {
        set n [$Page hit $step]
        if {$n} {
            set Count [::wargame::say rules.hits $n [$Page hits]]
        }
    }

    method Escape {} {
        # First out of a search, then out of the window.
        if {$Words ne ""} {
            set Words ""
            my Read
        } else {
            my destroy
        }
    }
}
