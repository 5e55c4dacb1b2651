# start-aside.tcl --
#
#       What is beside the games in the start window: matches to go on with,
#       where dice come from, what is agreed for every new match.
#
#   set aside [::wargame::start::StartAside new PATH]
#                          a new frame, with which it goes
#
#   playedLast             the game of the match that was played last, or ""
#   savedInWords FILE ?OUTCOME?   a saved match in a few words: its header, its
#                          length, and who won, if it is known to be over
#
#   The window is there before it is known which are over.  The last matches are
#   listed first, and all after a press of the button below them.

need base/doors base/files base/objects base/prefs base/requests base/words \
        match/agreed match/outcome match/recent-matches look/button-bar \
        look/popup look/theme start/saved-words table/agreed-choices

namespace eval ::wargame::start {
    variable FewMatches 5       ;# that are listed at first
}

if {![info object isa class ::wargame::start::StartAside]} {
    oo::class create ::wargame::start::StartAside
}

oo::define ::wargame::start::StartAside {
    # Due: when it is learnt of the next match whether it is over; Learnt: has
    # one been since they were listed?  All: are all listed?  Count: how many.
    variable Path Dice Due Learnt All Count

    constructor {path} {
        set theme ::wargame::look::theme
        set Path $path
        set Due ""
        set Learnt 0
        set All 0
        ttk::frame $Path
        ::wargame::base::goesWith $Path [self]
        pack [ttk::frame $Path.wide -width [my Width] -height 0]
        my Recent
        # Under the last matches, in sight however high the cards are.
        foreach part {dice agreed} {
            pack [ttk::frame $Path.$part] -fill x \
                    -pady [list [$theme px 12] 0]
        }
        my DiceChoice $Path.dice
        ::wargame::table::agreedChoices $Path.agreed
        my LearnSoon
    }

    destructor {
        after cancel $Due
    }

    method Width {} {
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

    # ---- matches to go on with ----

    method Recent {} {
        set theme ::wargame::look::theme
        ttk::label $Path.title -text [::wargame::base::say start.recent] \
                -style Heading.TLabel
        pack $Path.title -anchor w -pady [list 0 [$theme px 8]]
        lassign [my Sorted] paths ended
        if {[set Count [llength [concat $paths $ended]]] == 0} {
            ttk::label $Path.none -style Small.TLabel \
                    -text [::wargame::base::say start.recent.none] \
                    -wraplength [$theme px 250]
            pack $Path.none -anchor w
        }
        set n 0
        foreach path [concat $paths $ended] {
            ttk::button $Path.m[incr n] -style Recent.TButton \
                    -text [::wargame::start::savedInWords $path] \
                    -command [list ::wargame::base::requests send openTable \
                        $path]
            ::wargame::look::buttonWrap $Path.m$n [my Width]
            set above [expr {$n > 1 && $path eq [lindex $ended 0] ? 12 : 2}]
            pack $Path.m$n -fill x -pady [list [$theme px $above] \
                    [$theme px 2]]
            foreach event {<Button-3> <Key-Delete>} {
                bind $Path.m$n $event [namespace code \
                        [list my Offer $path %X %Y]]
            }
            foreach {key to} {Home 1 KP_Home 1 End end KP_End end} {
                bind $Path.m$n <$key> [namespace code [list my FocusMatch $to]]
            }
        }
        set count [llength [::wargame::match::recentMatches begun]]
        if {$count > $n} {
            ttk::button $Path.more -command [namespace code {my ShowAll}] \
                    -text [::wargame::base::say start.recent.all $count]
            pack $Path.more -anchor w -pady [list [$theme px 4] 0]
        }
        ttk::button $Path.open -text [::wargame::base::say start.open] \
                -command [list ::wargame::base::requests send openDialog \
                    [winfo toplevel $Path]]
        ttk::button $Path.letters -text [::wargame::base::say letters.menu] \
                -command [list ::wargame::base::requests send lettersWindow]
        pack $Path.open -anchor w -pady [list [$theme px 12] [$theme px 6]]
        pack $Path.letters -anchor w -pady [list 0 [$theme px 12]]
    }

    method FocusMatch {to} {
        focus $Path.m[expr {$to eq "end" ? $Count : $to}]
    }

    method Paths {} {
        return [lrange [::wargame::match::recentMatches begun] 0 [expr {$All
            ? "end" : $::wargame::start::FewMatches - 1}]]
    }

    method ShowAll {} {
        # The keyboard goes to the first of the others, once that has a place.
        set All 1
        my Again
        update idletasks
        focus $Path.m[expr {$::wargame::start::FewMatches + 1}]
        my LearnSoon
    }

    method Sorted {} {
        # Those to go on with, and those that are over, which stand below.
        lassign {} paused ended
        foreach path [my Paths] {
            lappend [expr {[::wargame::start::outcomeOf $path] eq ""
                ? "paused" : "ended"}] $path
        }
        return [list $paused $ended]
    }

    method LearnSoon {} {
        after cancel $Due
        set Due [after 0 [namespace code {my Learn}]]
    }

    method Learn {} {
        # One at a time, for the window is in use.
        foreach path [my Paths] {
            if {![::wargame::match::outcomes isLearnt $path]} {
                ::wargame::start::learnSaved $path
                set Learnt 1
                my LearnSoon
                return
            }
        }
        if {[my IsPressed]} {
            # Nothing moves from under the pointer.
            set Due [after 50 [namespace code {my Learn}]]
        } elseif {$Learnt || [llength [lindex [my Sorted] 1]]} {
            set Learnt 0
            my Again
        }
    }

    method Offer {path x y} {
        ::wargame::look::popup $Path.popup [list [list \
                [::wargame::base::say start.recent.forget] \
                [namespace code [list my Forget $path]]]] $x $y
    }

    method Forget {path} {
        ::wargame::match::recentMatches forget $path
        my Again
        my LearnSoon
    }

    method Again {} {
        # The keyboard stays with the match, or the button, that it was at.
        set focus [focus]
        set does [expr {[string match $Path.* $focus]
            && [winfo class $focus] eq "TButton" ? [$focus cget -command] : ""}]
        destroy {*}[lsearch -all -inline -regexp [winfo children $Path] \
                {\.(title|none|m\d+|more|open|letters)$}]
        my Recent
        pack $Path.dice -after $Path.letters
        pack $Path.agreed -after $Path.dice
        foreach button [my Buttons] {
            if {$does ne "" && [$button cget -command] eq $does} {
                focus $button
            }
        }
    }

    method Buttons {} {
        return [lsearch -all -inline -regexp [winfo children $Path] \
                {\.(m\d+|more|open|letters)$}]
    }

    method IsPressed {} {
        return [expr {1 in [lmap button [my Buttons] {
            $button instate pressed
        }]}]
    }

    # ---- where the dice of a new match come from ----

    method DiceChoice {frame} {
        set theme ::wargame::look::theme
        ttk::label $frame.title -text [::wargame::base::say start.dice] \
                -style Heading.TLabel
        pack $frame.title -anchor w -pady [list 0 [$theme px 6]]
        set Dice [::wargame::base::prefs get dice]
        foreach kind {program typed fair} {
            ttk::radiobutton $frame.$kind -value $kind \
                    -text [::wargame::base::say dice.kind.$kind] \
                    -variable [my varname Dice] \
                    -command [list ::wargame::base::prefs set dice $kind]
            pack $frame.$kind -anchor w -pady [$theme px 2]
        }
    }
}
