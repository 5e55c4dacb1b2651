# battle.tcl --
#
#       The battle window: two lines face to face, the rounds, the dice, the
#       choices of the unit whose turn it is, and what happened so far.
#
#   set panel [::wargame::panels::BattlePanel new PATH MATCH VIEWER DOCMD]    see panel.tcl
#       choose SLOT      show that unit's choices; at once, if it has but one
#                        that needs no thought (a hit)
#       chosen           -> the slot whose choices are shown, or ""
#       stays LEAVES     true while it shows how a battle ended, or what dice
#                        did that another viewer's seat would cover: until
#                        somebody goes on, which sends <<WargameGoOn>> to the
#                        window
#       scene            -> what is drawn; games/GAME/battle.tcl makes it:
#           name        of the area
#           words       of its ground, beside the name
#           ground      words for [battleground svg]
#           effects     {{SENTENCE RULE}...} what the ground does
#           round       1 to 4; or steps, {{TEXT STATE}...}; STATE: past now next
#           attacker    its side's word  defender
#           roles       what each side does, by side
#           told        lines under that, by side: {{TEXT COLOR}...}
#           acting      side's word, whose answer is awaited, or ""
#           heading, text, rule          what is asked
#           units       by slot: side, face, marks, caption, name, waits (not 0:
#                       it stands apart)
#           apart       what is said of those who stand apart, by side
#           strip       at the lower edge: TITLE {{LETTER SLOTS}...}
#           order       slots that have their turn still to come
#           firing      the slot that throws dice, or -1; may be missing
#           choices     {action A unit SLOT label L style S rule R harm N}...;
#                       harm, which may be missing, see panel.tcl; unit is
#                       "" for what no unit does
#           direct      1: a click on a unit does its only choice
#           battle      which one this is, if the panel is to stay when it ends
#       and then [battle after SCENE EVENTS NEWS PRESENTER] is what it looks
#       like after the events that have brought it there and the news that ended
#       it.
#
#   Left and right go from unit to unit while the field has the focus, down goes
#   to the buttons, up comes back: battle-ask.tcl.  The odds are below the record:
#   battle-odds.tcl.

need look/dice look/key-press look/record look/theme panels/field \
        panels/odds panels/panel

if {![info object isa class ::wargame::panels::BattlePanel]} {
    oo::class create ::wargame::panels::BattlePanel {
        superclass ::wargame::panels::Panel
    }
}

oo::define ::wargame::panels::BattlePanel {
    variable Path Match Viewer Do Presenter Pictures
    variable Field Record Scene Chosen Events Seen Shown Lies Rolling Staying
    variable Odds OddsQuery Answers

    constructor {args} {
        set Scene {}
        set Chosen ""
        set Events {}
        set Seen 0
        set Shown {}
        set Lies ""
        set Rolling 0
        set Staying 0
        set OddsQuery ""
        set Answers {}
        next {*}$args
    }

    destructor {
        catch {$Field destroy}
        catch {$Record destroy}
        foreach part {OddsQuery Odds} {
            catch {[set $part] destroy}
        }
        next
    }

    method FirstButtons {} {
        return [my Safest [my Offered] $Path.ask.bar]
    }

    method scene {} {
        return $Scene
    }
    method chosen {} {
        return $Chosen
    }

    method Build {} {
        canvas $Path.field -highlightthickness 0 -borderwidth 0 -takefocus 1 \
                -width 200 -height 200
        ttk::frame $Path.ask -style Lift.TFrame \
                -padding [::wargame::look::theme size margin]
        frame $Path.ask.band -width [::wargame::look::theme px 6]
        ttk::label $Path.ask.heading -style Lift.TLabel
        ttk::label $Path.ask.text -style Lift.TLabel
        ttk::label $Path.ask.unit -style Lift.TLabel
        ttk::frame $Path.ask.bar -style Lift.TFrame
        pack $Path.ask.band -side left -fill y \
                -padx [list 0 [::wargame::look::theme size margin]]
        pack $Path.ask.heading $Path.ask.text $Path.ask.unit $Path.ask.bar \
                -side top -fill x -pady [list 0 [::wargame::look::theme px 3]]
        set Field [::wargame::panels::Field new $Path.field $Pictures \
                [namespace code {my Part}] $Presenter \
                        [namespace code {my choose}]]
        set Record [::wargame::look::Record new $Path.record $Pictures]
        set Odds [::wargame::panels::OddsPane new $Path.odds $Presenter]
        frame $Path.aside -width 1 -height 1
        grid rowconfigure $Path.aside 1 -weight 1
        grid columnconfigure $Path.aside 0 -weight 1
        lower $Path.aside
        foreach window [list $Path.field $Path.ask [$Record text]] {
            my Keys $window
        }
        bind $Path.field <Left> [namespace code {my Next -1}]
        bind $Path.field <Right> [namespace code {my Next 1}]
        bind $Path.field <Return> [format {if {[%s %%K %%t]} {%s}} \
                ::wargame::look::newPress [namespace code {my choose $Chosen}]]
        bind $Path.field <Down> [namespace code {my FocusButtons}]
        bind $Path.field <FocusIn> [namespace code {my Draw}]
        bind $Path.field <FocusOut> [namespace code {my Draw}]
        bind Panel$Path <Up> [list focus $Path.field]
        bind $Path.field <Configure> [namespace code {my Draw}]
        bind $Path <Configure> [namespace code {my Arrange}]
        bind $Path.ask <Configure> [namespace code {my Wrap}]
        my Arrange
    }

    method Arrange {} {
        # The record stands beside the field where there is room, else below;
        # with the odds it needs the height.
        set width [winfo width $Path]
        set odds [my ShowsOdds]
        set low [expr {$width < [::wargame::look::theme px [expr {
            $odds ? 1000 : 1240}]]}]
        set beside [::wargame::look::theme px [expr {
            $width >= [::wargame::look::theme px 1240] ? 380 : 340}]]
        if {[list $low $beside $odds] ne $Lies} {
            set Lies [list $low $beside $odds]
            my Lay $low $beside $odds
        }
        my Wrap
    }

    method height {} {
        # What is told above the field, two lines of blocks, and the answers.
        return [expr {36 * [font metrics [::wargame::look::theme font body] \
                -linespace]}]
    }

    method Lay {low beside odds} {
        foreach part {field ask aside record odds} {
            grid forget $Path.$part
        }
        grid $Path.field -row 0 -column 0 -sticky nsew \
                -columnspan [expr {1 + $low}]
        grid $Path.ask -row 1 -column 0 -sticky nsew
        grid $Path.aside -row $low -column 1 -sticky nsew \
                -rowspan [expr {2 - $low}]
        set record [expr {!$low || !$odds}]
        if {$record} {
            grid $Path.record -in $Path.aside -row 0 -sticky nsew
        }
        if {$odds} {
            grid $Path.odds -in $Path.aside -row 1 -sticky nsew
        }
        # It takes the height that there is.  The record gives way until little
        # is left of it, then the odds do.
        grid rowconfigure $Path.aside 0 -weight 1000 \
                -minsize [expr {$record ? [::wargame::look::theme px 110] : 0}]
        grid propagate $Path.aside 0
        grid rowconfigure $Path 0 -weight 1
        grid columnconfigure $Path 0 -weight 1 -minsize \
                [::wargame::look::theme px 320]
        grid columnconfigure $Path 1 -weight 0 -minsize $beside
    }

    method Wrap {} {
        set wide [expr {max(200, [winfo width $Path.ask]
                - 4 * [::wargame::look::theme size margin])}]
        foreach label {heading text unit} {
            $Path.ask.$label configure -wraplength $wide
        }
    }

    method Retheme {} {
        $Record retheme
        $Odds retheme
        next
    }

    # ---- what the match is like ----

    method refresh {} {
        set fresh [my Hear]
        if {$Staying ne "ended"} {
            set Scene [my Recall [my Part battle scene \
                    [$Match moment $Viewer] $Presenter]]
        }
        set throw [my Part record throw $Events $Presenter]
        my Settle
        if {$fresh && $throw ne "" && [lindex $throw 2] ne {}
                && [winfo width $Path.field] > 300 && $Shown ne {}} {
            set Rolling 1
            my ReckonOdds
            $Field roll $Shown [my Lit $Shown] $throw \
                    [namespace code {my Rolled}]
        } elseif {!$Rolling} {
            my Rolled
        }
    }

    method Rolled {} {
        # The dice lie still: now everybody sees what they did.
        set Rolling 0
        set Shown $Scene
        my Draw
        my Ask
        my ReckonOdds
        $Record show [my Part record lines $Events $Presenter]
    }

    method Hear {} {
        # Take in what was told since; true if dice were among it.
        set length [$Match length]
        if {$length < $Seen} {
            set Seen 0
        }
        if {$Seen == 0} {
            set Events {}
        }
        set first [expr {$Seen == 0}]
        set news [my News]
        set Seen $length
        if {$Staying eq "ended"} {
            set Scene [my Part battle after $Scene $Events $news $Presenter]
            set Events [concat $Events $news]
        } else {
            set Events [concat $Events $news]
            set Events [lrange $Events [my Part record start $Events] end]
        }
        return [expr {!$first && [my Thrown $news]}]
    }

    method News {} {
        # What was told since; of a battle that is over, up to its end.
        set news [$Match news $Viewer [expr {$Seen + 1}]]
        if {$Staying eq "ended"} {
            set start [my Part record start $news]
            set news [lrange $news 0 [expr {$start ? $start - 1 : "end"}]]
        }
        return $news
    }

    method Thrown {news} {
        return [expr {[lindex [my Part record throw $news $Presenter] 2] ne ""}]
    }

    # ---- staying to see what the dice did ----

    method stays {leaves} {
        if {$Staying eq 0 && $Scene ne {} && [dict exists $Scene battle]
                && [$Match length] > $Seen} {
            if {[dict get $Scene battle]
                    ne [my Part battle which \
                            [$Match moment $Viewer]]} {
                set Staying ended
            } elseif {$leaves && [my Thrown [my News]]} {
                set Staying leaves
            }
        }
        return [expr {$Staying ne 0}]
    }

    method goOn {} {
        if {$Staying ne 0} {
            set Staying 0
            set Seen 0
            my refresh
            event generate [winfo toplevel $Path] <<WargameGoOn>>
        }
    }

    method pause {} {
        # Long enough to see each throw of many.
        return [expr {$Scene ne {} && [dict exists $Scene battle] ? 480 : 200}]
    }

    # ---- what is drawn ----

    method Draw {} {
        if {!$Rolling && $Shown ne {} && [winfo width $Path.field] > 300} {
            $Field show $Shown [my Lit $Shown] \
                    [my Part record throw $Events $Presenter]
        }
    }

    method Lit {scene} {
        # The slot that is chosen, or that throws dice.
        return [expr {$Chosen eq "" && [dict exists $scene firing]
            ? [dict get $scene firing] : $Chosen}]
    }
}

need panels/battle-ask panels/battle-odds
