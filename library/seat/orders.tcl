# orders.tcl --
#
#       The orders card: who acts, what to do, the rule, and the answers that
#       have no place on the map.
#
#       set orders [::wargame::seat::Orders new PATH RULECMD]   a new frame
#           RULECMD is called with the number of the rule when it is clicked
#           show CARD    a dictionary:
#               title text rule   "": that has no place; with no title a
#                        panel asks, and its buttons alone have digits
#               side     side0, side1 or "": the colour of its edge
#               answers  {LABEL CMDPREFIX} each
#               choices  {LABEL {{LABEL CMDPREFIX}...}} each: long lists
#               standing {LABEL CMDPREFIX ENABLED ...} each, the uppermost row,
#                        see standing-row.tcl; the last one is the main one
#               length   of the match: other answers to another moment of it
#                        are deaf for a moment, stray.tcl; may be missing
#           spare PANEL  its buttons but for the main one lie in that panel's
#                        corner, too, or with "" nowhere else
#           focus ?main|N? the keyboard to its first button, to the main one
#                        or to the Nth of its answers, from 0
#           press N ?TIME?   the Nth of its answers, 1 to 9
#                        -> was there one?
#           number ?ON?  each answer shows its digit, or does not
#           part NAME    the path of a part: card cardText rule; answers
#                        standing, which hold buttons
#           texts        every word on it, for tests

need base/words look/button-bar look/button-rows look/digit-photo look/focus \
        look/key-press look/paper look/stray look/theme panels/asked-words \
        seat/spare-row seat/standing-row

if {![info object isa class ::wargame::seat::Orders]} {
    oo::class create ::wargame::seat::Orders
}

oo::define ::wargame::seat::Orders {
    # There: {PARTS ANSWERED} that have a place now.  Asks: what they ask, at
    # that Length of the match.  Filled: the buttons, where nobody is asked.
    variable Path RuleCmd Rule Count Paper Row Spare There Asks Length Filled

    constructor {path ruleCmd} {
        set Path $path
        set RuleCmd $ruleCmd
        set Rule ""
        set Count 0
        set There {}
        lassign {"" "" ""} Asks Length Filled
        set theme ::wargame::look::theme
        frame $Path -background [$theme color paperEdge] -class Orders
        set Spare [::wargame::seat::SpareRow new $Path]
        frame $Path.band -width [$theme px 6] \
                -background [$theme color inkFaint]
        ttk::frame $Path.card -style Lift.TFrame -padding [$theme px {12}]
        pack $Path.band -side left -fill y
        pack $Path.card -side left -fill both -expand 1 -padx {0 1} -pady 1
        ttk::label $Path.card.title -style Lift.TLabel \
                -font [$theme font heading]
        # The words; how high they are is measured with a label that is never
        # shown.
        ttk::label $Path.card.text -style Lift.TLabel \
                -font [$theme font prompt] -justify left
        set Paper [::wargame::look::Paper new $Path.card.paper \
                -ground paperLift -face prompt]
        ttk::frame $Path.card.answers -style Lift.TFrame
        set Row [::wargame::seat::StandingRow new $Path.card.standing]
        # Tab comes to the answers before it comes to the rule.
        label $Path.card.rule -font [$theme font italic] -cursor hand2 \
                -background [$theme color paperLift] -padx 0 -takefocus 1 \
                -foreground [$theme color link] -highlightthickness 1 \
                -highlightbackground [$theme color paperLift] \
                -highlightcolor [$theme color focus] -borderwidth 0
        # Where there is not room for all, the buttons have it first.
        pack $Path.card.standing -side top -fill x -pady [list 0 [$theme px 8]]
        pack $Path.card.answers -side bottom -fill x \
                -pady [list [$theme px 4] 0]
        bind $Path.card <Configure> [namespace code {my Wrap %w}]
        foreach event {<Button-1> <Key-Return> <Key-space>} {
            bind $Path.card.rule $event [namespace code {my RulePicked}]
        }
    }

    destructor { $Row destroy }

    method part {name} {
        return $Path.card[dict get {
            card {}     cardText .text  rule .rule
            answers .answers    standing .standing
        } $name]
    }

    method show {card} {
        set theme ::wargame::look::theme
        set side [dict get $card side]
        set colour [expr {$side eq "" ? "goldDark" : $side}]
        set Rule [dict get $card rule]
        $Path.band configure -background [$theme color $colour]
        $Path.card.title configure -text [dict get $card title] \
                -foreground [$theme color $colour]
        if {[$Path.card.text cget -text] ne [dict get $card text]} {
            $Path.card.text configure -text [dict get $card text]
            $Paper write [dict get $card text] {}
        }
        $Path.card.rule configure -text [::wargame::panels::ruleWords $Rule]
        set filled [list [dict get $card answers] [dict get $card choices]]
        my Place [expr {[llength [concat {*}$filled]] > 0}]
        set had [my Focused]
        if {[dict exists $card length] || $filled ne $Filled} {
            # Else nobody is asked: a press may end after the next action.
            destroy {*}[winfo children $Path.card.answers]
            foreach answer [dict get $card answers] {
                my Button {*}$answer
            }
            foreach choice [dict get $card choices] {
                my Menu {*}$choice
            }
        }
        set at [lindex [dict values [dict filter $card key length]] 0]
        set Filled [expr {$at eq "" ? $filled : ""}]
        $Row show [dict get $card standing] [expr {$side ne ""
            ? [string totitle $side] : "Default"}].TButton
        $Spare show [lrange [dict get $card standing] 0 end-1]
        my number
        my Arrange [winfo width $Path.card]
        my FocusAgain $had
        my Asks [list [dict get $card title] \
                {*}[lmap answer [concat {*}$filled] { lindex $answer 0 }]] $at
    }

    method spare {panel} {
        $Spare in $panel
    }

    method Asks {asks length} {
        if {$asks ne $Asks} {
            set Asks $asks
            ::wargame::look::shownNow
            if {$length ni [list "" $Length]} {
                ::wargame::look::answersNow
            }
        }
        set Length $length
    }

    method number {{on 1}} {
        # A quiet digit on each; none while digits are asked for elsewhere.
        set on [expr {$on && [$Path.card.title cget -text] ne ""}]
        set buttons [winfo children $Path.card.answers]
        foreach button [lrange $buttons 0 8] digit {1 2 3 4 5 6 7 8 9} {
            if {$button eq ""} break
            $button configure -compound left -image [expr {$on
                ? [::wargame::look::digitPhoto $digit] : ""}]
        }
    }

    method press {n {time 0}} {
        set button [lindex [winfo children $Path.card.answers] $n-1]
        if {$button eq "" || [$button instate disabled]
                || [$button cget -image] eq ""} {
            return 0
        } elseif {[::wargame::look::isStray $button digit $time]} {
            return 1
        } elseif {[winfo class $button] eq "TMenubutton"} {
            ::wargame::look::focusOn $button
            event generate $button <Key-space>
        } else {
            ::wargame::look::digitPress $button $n
        }
        return 1
    }

    method Place {answered} {
        # The paper comes last: what has no room is scrolled to.
        set card $Path.card
        set there [lmap {part label} {title title rule rule paper text} {
            if {[$card.$label cget -text] eq ""} continue
            set part
        }]
        if {[list $there $answered] eq $There} {
            return
        }
        set There [list $there $answered]
        pack forget $card.title $card.rule $card.paper
        set gap [::wargame::look::theme px \
                [expr {[llength $there] || $answered ? 4 : 0}]]
        pack configure $card.standing -pady [list 0 [expr {2 * $gap}]]
        pack configure $card.answers -pady [list $gap 0]
        foreach {part options} [list title {-anchor w -fill x} \
                rule {-side bottom -anchor w} paper [list -anchor w -fill x \
                    -pady [::wargame::look::theme px 4]]] {
            if {$part in $there} {
                pack $card.$part {*}$options
            }
        }
    }

    method Focused {} {
        # The words of the button that has the focus, but for the main one,
        # which is not to be pressed twice by mistake.
        set focus [focus -displayof $Path]
        if {[string match $Path.card.* $focus] && $focus ne [$Row main]} {
            return [$focus cget -text]
        }
        return ""
    }

    method FocusAgain {label} {
        if {$label eq ""} {
            return
        }
        # What is not yet in its place does not take it.
        update idletasks
        foreach button [concat [winfo children $Path.card.answers] \
                [winfo children $Path.card.standing]] {
            if {[$button cget -text] eq $label
                    && ![$button instate disabled]} {
                ::wargame::look::focusOn $button
                return
            }
        }
    }

    method Button {label cmd} {
        set button [ttk::button $Path.card.answers.b[incr Count] -text $label \
                -command $cmd -width 0]
        ::wargame::look::heedStray $button
    }

    method Menu {label items} {
        set button [ttk::menubutton $Path.card.answers.b[incr Count] \
                -text $label -width 0]
        set menu [menu $button.menu -tearoff 0]
        set n 0
        foreach item $items {
            lassign $item text cmd
            $menu add command -label $text -command $cmd \
                    -columnbreak [expr {[incr n] > 1 && $n % 20 == 1}]
        }
        $button configure -menu $menu
        bind $button <Return> {event generate %W <Key-space>}
    }

    method Wrap {width} {
        set room [expr {$width - [::wargame::look::theme px 26]}]
        $Path.card.text configure -wraplength $room
        $Path.card.title configure -wraplength $room
        my Arrange $width
    }

    method Arrange {width} {
        # The words in their lines, then rows of buttons, as many beside each
        # other as there is room for.
        $Paper fit [expr {max(1,
            round([winfo reqheight $Path.card.text] / double([font metrics \
                [::wargame::look::theme font prompt] -linespace])))}]
        set room [expr {$width - [::wargame::look::theme px 24]}]
        $Row arrange $room
        set frame $Path.card.answers
        set buttons [winfo children $frame]
        foreach button $buttons {
            ::wargame::look::buttonWrap $button $room
        }
        ::wargame::look::buttonRows $frame $buttons $room
        if {[llength $buttons] == 0} {
            $frame configure -height 1
        }
    }

    method RulePicked {} {
        {*}$RuleCmd $Rule
    }

    method focus {{which first}} {
        if {$which ne "first"} {
            # What is not yet in its place does not take it.
            update idletasks
            ::wargame::look::focusOn [expr {$which eq "main" ? [$Row main]
                : [lindex [winfo children $Path.card.answers] $which]}]
            return
        }
        foreach where {answers standing} {
            foreach button [winfo children $Path.card.$where] {
                if {![$button instate disabled]} {
                    ::wargame::look::focusOn $button
                    return
                }
            }
        }
    }

    method texts {} {
        set texts {}
        foreach widget [list $Path.card.title $Path.card.text $Path.card.rule \
                {*}[winfo children $Path.card.answers] \
                {*}[winfo children $Path.card.standing]] {
            lappend texts [$widget cget -text]
        }
        return $texts
    }
}
