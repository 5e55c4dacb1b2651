# rules-window.tcl --
#
#       The window of a game's rules: contents, the text, and a search in it.
#
#       openRules GAME ?KEY? ?ABOUT?   at that paragraph, or the nearest above
#               it; KEY "": where it was last.  ABOUT is [$match about] of the
#               match that is looked at.  -> is there a rulebook?
#
#   There is one window; what is opened later takes the place of what it shows.
#   It is the game's rules only, so every viewer may have it.  The class goes on
#   in rules-parts.tcl, what it is made of.

need base/words look/theme rules/rulebook rules/rules-page

if {![info object isa class ::wargame::rules::RulesWindow]} {
    oo::class create ::wargame::rules::RulesWindow
}

proc ::wargame::rules::openRules {game {key ""} {about {}}} {
    if {![rulebook has $game]} {
        return 0
    }
    if {![winfo exists .rules]} {
        RulesWindow create ::wargame::TheRules .rules
    }
    TheRules open $game $key $about
    return 1
}

oo::define ::wargame::rules::RulesWindow {
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
        # Larger letters, a larger page.
        set line [font metrics [::wargame::look::theme font page] -linespace]
        wm geometry $Path [expr {min(50 * $line,
            [winfo screenwidth .] * 94 / 100)}]x[expr {
            min(36 * $line, [winfo screenheight .] * 88 / 100)}]
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

    # ---- what it shows ----

    method open {game key about} {
        if {$game ne $Game || $about ne $About} {
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
        set Book [::wargame::rules::rulebook read $Game \
                [::wargame::base::language]]
        set title [::wargame::base::say rules.title \
                [::wargame::base::say $Game.title]]
        wm title $Path $title
        $Path.bar.title configure -text $title
        my Title
        if {[dict get $Book language] eq [::wargame::base::language]} {
            pack forget $Path.other
        } else {
            $Path.other configure -text [::wargame::base::say rules.other \
                    [::wargame::base::say language.[dict get $Book language]]]
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
            set text [string trimleft "[::wargame::rules::rulebook figures \
                    $paragraph]  $title"]
            set top [expr {$level == 1}]
            $tree insert [expr {$top ? "" : $chapter}] end -id $key \
                    -text $text -tags [expr {$top ? "chapter" : ""}]
            set wide \
                    [expr \
                    {max($wide, [font measure [::wargame::look::theme font \
                    [expr {$top ? "bodyBold" : "body"}]] $text])}]
        }
        # With indentation and scrollbar, if that leaves room for the page.
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
                ? [::wargame::base::say rules.none] : ""}]
        }
    }

    method Dim {keys searching} {
        # Contents where nothing was found are faint, but for a chapter in which
        # something was.
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
            set Count [::wargame::base::say rules.hits $n [$Page hits]]
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

need rules/rules-parts
