# orders-card.tcl --
#
#       What a seat's orders card says: the question and its answers, or what is
#       waited for.
#
#   set card [::wargame::seat::OrdersCard new SEAT PARTS]
#       show               shows what is asked, or waited for, now
#       stay               says that the panel beside the map is read first
#
#   What was seen meanwhile is in meanwhile.tcl.

need base/words look/theme match/choices present/apart seat/goal \
        seat/seat-part seat/sighted seat/screen-buttons seat/unread \
        seat/waiting-card

if {![info object isa class ::wargame::seat::OrdersCard]} {
    oo::class create ::wargame::seat::OrdersCard {
        superclass ::wargame::seat::SeatPart
    }
}

oo::define ::wargame::seat::OrdersCard {
    variable Seat Table Turn Viewer Match Presenter Board Orders

    constructor {seat parts} {
        next $seat $parts
        set Orders [$Seat orders]
    }

    method show {} {
        [my of mark] clear
        [my of since] asked
        set panel [my of panelPlace]
        if {[$Seat reading]} {
            return [[my of meanwhile] show]
        } elseif {[$panel playsMoves]} {
            return [my March [$panel panel]]
        } elseif {[$Turn is looking] && [$panel isBeside]} {
            return [my stay]
        } elseif {[$Turn is letter]} {
            return [$Orders show [::wargame::seat::letterCard $Table \
                    [my Standing]]]
        } elseif {[$Turn is resting]} {
            return [$Orders show [::wargame::seat::restingCard $Table]]
        }
        my Question
    }

    method Question {} {
        set side [$Match side]
        if {$side in {0 1}} {
            set colour [::wargame::look::theme side $side]
            if {![$Table mayAnswer $Viewer]} {
                return [my Waiting $colour]
            }
        } else {
            set colour ""
        }
        # What a battle or a card says is not said twice.
        set told [[my of panelPlace] tells]
        $Orders show [dict create title [expr {$told ? ""
                    : [[$Presenter sentences] title [$Seat moment]]}] \
                text [expr {[$Turn is paused]
                    ? [::wargame::base::say dice.waits]
                    : [my Prompt $told]}] \
                rule [expr {$told ? "" : [$Match rule]}] side $colour \
                answers [my Answers] choices [my Lists] standing [my Standing] \
                length [$Match length]]
    }

    method Prompt {told} {
        # With the marches that can go on, and moves that wait for Done.
        set due [[my of march] due]
        set waiting [[my of waiting] told]
        return [join [lsearch -all -inline -not -exact [list \
                [::wargame::seat::goal $Seat $Match] \
                [expr {$told ? "" : [[my of hand] prompt]}] \
                [::wargame::seat::readCome $Seat $Table $Match $Turn] \
                [[my of since] harm] \
                [expr {$due ? [::wargame::base::sayCount march.due $due]
                    : ""}] $waiting] ""]]
    }

    method stay {} {
        # What the panel beside the map shows is read first; one in sight says
        # it itself.
        set told [[my of panelPlace] isOut]
        $Orders show [::wargame::seat::plainCard \
            title [expr {$told ? "" : [::wargame::base::say dice.stays]}] \
            text [expr {$told ? "" : [::wargame::base::say dice.stays.text]}] \
            standing [list [list [::wargame::base::say panel.goOn] \
                [namespace code {my notify goOn}] 1]]]
    }

    method March {panel} {
        set side [dict get [$panel scene] side]
        $Orders show [::wargame::seat::plainCard side $side \
            title [dict get [$panel scene] heading] \
            text [::wargame::base::say moves.card] \
            standing [list [list [::wargame::base::say moves.go] \
                [list $panel finish] 1]]]
    }

    method Waiting {colour} {
        # A computer decides, or another, in a window of their own.
        set key [expr {[[$Table computers] areAsked] ? "seat.waits.computer"
            : $Viewer in {0 1} ? "seat.waits" : "seat.waits.looker"}]
        set title [[$Presenter sentences] title [$Seat moment]]
        if {[[$Table place] atFirstOrders]} {
            lassign [::wargame::seat::firstOrdersCard $Viewer] key title colour
        }
        $Orders show [dict create title $title text \
                [::wargame::base::say $key [[$Presenter words] sideName \
                        [$Match side]]] \
                rule [$Match rule] side $colour choices {} answers [concat \
                    [my Screen] [::wargame::seat::playOffers $Table]] \
                standing [expr {$Viewer in {0 1} ? [my Standing] : {}}]]
    }

    method Answers {} {
        # The held block's own answers, or those that no block has.
        set answers {}
        set held [[my of hand] held]
        if {[[my of panelPlace] asking] ne ""} {
            return [concat [my Screen] [my Finish $held]]
        }
        set part [::wargame::match::choices of [$Seat choices] $held]
        set actions [concat [dict get $part alone] \
                [my Few [dict get $part other]]]
        if {$held eq ""} {
            set actions [my Short]
            set alone {}
            dict for {unit part} [dict get [$Seat choices] units] {
                lappend alone {*}[dict get $part alone]
            }
            if {[llength [::wargame::match::choices drags \
                    [$Seat choices]]] == 0} {
                lappend actions {*}[my Few $alone]
            }
            dict for {place at} [dict get [$Seat choices] places] {
                lappend actions {*}$at
            }
        }
        set answers [my Items [[my of poses] others $actions]]
        return [concat [[my of poses] buttons] $answers [my News $held] \
                [my Finish $held] [expr {$held eq "" ? [my Screen] : {}}]]
    }

    method Items {actions} {
        return [lmap action $actions pair [::wargame::present::pricedApart \
                $Presenter [$Match moment $Viewer] $actions] {
            # "to 05363" begins a button here.
            list [string toupper [lindex $pair 0] 0 0] \
                    [list [my of answers] give $action]
        }]
    }

    method Finish {held} {
        # Where several phases are left.
        set moment [$Match moment $Viewer]
        set answers [$Presenter autoAnswers]
        return [expr {$held eq "" && [$Match side] eq $Viewer
            && [$answers hasMore $moment] && [$answers endsBy $moment] ne ""
            ? [list [list [::wargame::base::say orders.keyed \
                [::wargame::base::sayOf [$Presenter game] finish.do] \
                [::wargame::base::say finish.key]] \
                [namespace code {my notify perform finish}]]]
            : {}}]
    }

    method News {held} {
        # What others have done can be looked at first.
        set news [expr {$held eq "" ? [[my of since] news] : {}}]
        return [expr {[llength $news]
            ? [list [list [::wargame::base::say meanwhile.again [llength \
                [::wargame::seat::sightedSteps $Presenter $news]]] \
                [list [my of meanwhile] again $news]]] : {}}]
    }

    method Screen {} {
        return [::wargame::seat::screenButtons $Seat $Table $Match]
    }

    method Free {} {
        return [lmap action [dict get [$Seat choices] free] {
            if {$action in [list done pass [[my of able] main]]} continue
            set action
        }]
    }

    method Short {} {
        # Of the free ones those with a button each: all if they are few, else
        # those whose verb has no list, if they are few.
        set free [my Free]
        if {[llength $free] <= 6} {
            return $free
        }
        set verbs [lmap action $free {lindex $action 0}]
        return [my Few [lmap action $free {
            if {[llength [lsearch -all -exact $verbs [lindex $action 0]]] > 1} {
                continue
            }
            set action
        }]]
    }

    method Few {actions} {
        return [expr {[llength $actions] <= 6 ? $actions : {}}]
    }

    method Lists {} {
        # Long lists of answers, one a verb; what a map can take has none.
        if {[[my of panelPlace] asking] ne ""} {
            return {}
        }
        set held [[my of hand] held]
        set short [my Short]
        set actions [lmap action [my Free] {
            if {$action in $short || [[my of hand] isOther]} continue
            set action
        }]
        dict for {unit part} [dict get [$Seat choices] units] {
            if {$held in [list "" $unit]} {
                set other [dict get $part other]
                if {$held eq "" || [llength $other] > 6} {
                    lappend actions {*}$other
                }
                if {$Board eq ""} {
                    lappend actions {*}[concat {*}[dict values \
                            [dict get $part to]]]
                }
            }
        }
        set byVerb [dict create]
        foreach action $actions item [my Items $actions] {
            dict lappend byVerb [lindex $action 0] $item
        }
        set lists {}
        dict for {verb items} $byVerb {
            lappend lists \
                    [list [::wargame::base::say orders.choose \
                    [[$Presenter words] verb $verb]] \
                    $items]
        }
        return $lists
    }

    method Standing {} {
        set standing [list \
            [list [::wargame::base::say orders.undo] \
            [namespace code {my notify perform undo}] \
                [[my of able] can undo] \
                [namespace code {my notify perform whyUndo}]] \
            [list [::wargame::base::say orders.hint] \
            [namespace code {my notify perform hint}] \
                [[my of able] can hint]] \
            {*}[my Desk]]
        if {[$Turn is paused]} {
            return [list {*}$standing [list [::wargame::base::say dice.throw] \
                    [list [$Table dice] next] 1]]
        }
        set action [[my of able] main]
        set why [namespace code {my notify perform whyDone}]
        if {$action eq ""} {
            lappend standing [list [::wargame::base::say orders.done] {} 0 $why]
            return $standing
        }
        return [lappend standing [list [my Keyed $action [[my of answers] \
                says $action [[$Presenter words] label $action]]] \
                [list [my of answers] give $action] \
                [expr {$action ne "done" || [[my of able] byDone] ne ""}] \
                $why]]
    }

    method Desk {} {
        # Of several commanders a side: their messages.
        return [expr {[$Table commander] eq "" ? {} : [list [list \
            [::wargame::seat::deskLabel $Seat $Table $Match] \
            [namespace code {my notify perform desk}] 1]]}]
    }

    method Keyed {action label} {
        # Of what has a key that nobody would guess.
        return [expr {$action eq "pass"
            ? [::wargame::base::say orders.keyed $label P] : $label}]
    }
}
