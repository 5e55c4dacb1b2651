# rules-window.tcl --
#
#       The window of a game's rules: contents, the text, and a search in it.
#
#       openRules GAME ?KEY? ?ABOUT?   opens the book at that paragraph, or the
#               nearest above it; KEY "": where it was last.  ABOUT is [$match
#               about] of the match that is looked at.  -> is there a rulebook?
#
#       openHandbook ?KEY?             the player's handbook in the same window
#
#   There is one window; what is opened later takes the place of what it shows.
#   It is the game's rules only, so every viewer may have it.

need base/windowing base/words look/theme rules/books rules/rulebook \
        rules/rules-bar rules/rules-contents rules/rules-page rules/rules-trail

if {![info object isa class ::wargame::rules::RulesWindow]} {
    oo::class create ::wargame::rules::RulesWindow
}

proc ::wargame::rules::openRules {game {key ""} {about {}}} {
    if {![rulebook has $game]} {
        return 0
    }
    OpenBook $game $key $about
    return 1
}

proc ::wargame::rules::openHandbook {{key ""}} {
    OpenBook handbook $key {}
}

proc ::wargame::rules::OpenBook {book key about} {
    if {![winfo exists .rules]} {
        RulesWindow create ::wargame::TheRules .rules
    }
    TheRules open $book $key $about
}

oo::define ::wargame::rules::RulesWindow {
    variable Path Bar Contents Page Trail Game About Book

    constructor {path} {
        set Path $path
        set Game ""
        set About {}
        set Book {}
        set Trail [::wargame::rules::RulesTrail new]
        set Bar [::wargame::rules::RulesBar new $Path.bar \
                [namespace code {my Along}] [namespace code {my Typed}] \
                [namespace code {my Hit}]]
        toplevel $Path -class Rules
        # Larger letters, a larger page.
        set line [font metrics [::wargame::look::theme font page] -linespace]
        wm geometry $Path [expr {min(50 * $line,
            [winfo screenwidth .] * 94 / 100)}]x[expr {
            min(36 * $line, [winfo screenheight .] * 88 / 100)}]
        bind $Path <Destroy> [namespace code {my Destroyed %W}]
        bind $Path <<WargameTheme>> [namespace code {my Rebuild %W}]
        my Build
    }

    destructor {
        if {[info exists Path] && [winfo exists $Path]} {
            bind $Path <Destroy> {}
            destroy $Path
        }
        foreach part {Page Bar Trail} {
            if {[info exists $part]} {
                [set $part] destroy
            }
        }
    }

    method Destroyed {window} {
        if {$window eq $Path} {
            my destroy
        }
    }

    # ---- what it shows ----

    method open {game key about} {
        if {$game ne $Game || $about ne $About} {
            if {$game ne $Game} {
                $Trail clear
            }
            set was [expr {$game eq $Game ? [$Page here] : ""}]
            set Game $game
            set About $about
            my Fill
            if {$key eq ""} {
                set key $was
            }
        }
        set key [::wargame::rules::rulebook nearest $Book $key]
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

    method Fill {} {
        lassign [::wargame::rules::bookOf $Game] Book title other
        wm title $Path $title
        $Bar title $title
        if {[dict get $Book language] eq [::wargame::base::language]} {
            pack forget $Path.other
        } else {
            $Path.other configure -text [::wargame::base::say $other \
                    [::wargame::base::say language.[dict get $Book language]]]
            pack $Path.other -after $Path.bar -side top -fill x
        }
        my List
        $Page show $Book $About
        my Typed
    }

    method List {} {
        # With indentation and scrollbar, if that leaves room for the page.
        set wide [$Contents list $Book]
        update idletasks
        $Path.wide sashpos 0 [expr {min($wide + [::wargame::look::theme px 76],
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
        set key [::wargame::rules::rulebook nearest $Book $key]
        if {$key eq ""} {
            return
        }
        set from [$Trail here]
        if {$key ne $from} {
            # Who has scrolled away comes back to where they were.
            if {$from ne "" && [$Page here] ni [list "" $key $from]} {
                $Trail add [$Page here]
            }
            $Trail add $key
        }
        my Arrive $key
    }

    method Along {step} {
        set key [$Trail step $step]
        if {$key ne ""} {
            my Arrive $key
        }
    }

    method Arrive {key} {
        $Page go $key
        my Reached $key
    }

    method Reached {key} {
        $Contents show $key
        $Bar moves [$Trail has -1] [$Trail has 1]
    }

    method Last {} {
        my Pick [lindex [dict keys [dict get $Book paragraphs]] end]
    }

    method Read {} {
        focus [$Page text]
    }

    method Link {step} {
        # Past the last one in sight the next part of the window has the focus.
        if {![[$Page links] to $step]} {
            focus [tk_focus[expr {$step > 0 ? "Next" : "Prev"}] [$Page text]]
        }
    }

    method Follow {} {
        [$Page links] pick
    }

    # ---- searching ----

    method Ask {} {
        focus [$Bar entry]
        [$Bar entry] selection range 0 end
    }

    method Typed {} {
        if {![llength $Book]} {
            return
        }
        lassign [[$Page finder] find [$Bar words]] count keys
        if {$count} {
            $Contents dim $keys
            $Bar found $count ""
            my Hit 0
        } else {
            $Contents plain
            $Bar found 0 [expr {[string length [string trim [$Bar words]]] > 1
                ? [::wargame::base::say rules.none] : ""}]
        }
    }

    method Hit {step} {
        set n [[$Page finder] hit $step]
        if {$n} {
            $Bar say [::wargame::base::say rules.hits $n [[$Page finder] hits]]
        }
    }

    method Escape {} {
        # First out of a search, then out of the window.
        if {[$Bar words] ne ""} {
            $Bar clear
            my Read
        } else {
            my destroy
        }
    }

    # ---- its parts ----

    method Build {} {
        set theme ::wargame::look::theme
        $Path configure -background [$theme color paper]
        $Bar build
        label $Path.other -anchor w -background [$theme color gold] \
                -foreground [$theme color ink] -font [$theme font prompt] \
                -padx [$theme px 18] -pady [$theme px 5]
        ttk::panedwindow $Path.wide -orient horizontal
        set Contents [::wargame::rules::RulesContents new $Path.wide.left \
                [namespace code {my Pick}]]
        set Page [::wargame::rules::RulesPage new $Path.wide.page \
                [namespace code {my Pick}] [namespace code {my Reached}]]
        $Path.wide add $Path.wide.left -weight 0
        $Path.wide add $Path.wide.page -weight 1
        pack $Path.bar -side top -fill x
        pack $Path.wide -side top -fill both -expand 1
        my Keys
    }

    method Keys {} {
        set words [$Bar entry]
        set tree [$Contents tree]
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
            $tree <Return> {my Read} \
            $tree <slash> {my Ask} \
            $text <slash> {my Ask} \
            $text <BackSpace> {my Along -1} \
            $text <Tab> {my Link 1} \
            $text <Shift-Tab> {my Link -1} \
            $text <<PrevWindow>> {my Link -1} \
            $text <Return> {my Follow} \
        ] {
            bind $window [::wargame::base::windowing event $key] \
                    "[namespace code $cmd]; break"
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
}
