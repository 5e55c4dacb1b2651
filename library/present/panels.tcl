# panels.tcl --
#
#       The contract Panels: which panels there are beside the map, which one
#       the moment needs, and what stands in those that all games share.
#
#       panel MOMENT           the panel that the moment needs, such as battle
#       pastPanel MOMENT       the panel that shows the moment when it is past,
#                              or ""
#       together MOMENT        1: now both players look at one public view
#       ordersFirst            1: no set-up of both sides comes before the first
#                              move, so that the other has not sat down yet
#       endsBeside MOMENT      {LABEL ACTION} that ends what is asked after a
#                              battle, with no more to be seen than its result;
#                              {}: nothing does
#       looksFirst MOMENT      1: it asks one side there for what its own hidden
#                              pieces count, too; it may look at them first
#       goesOn MOMENT          the side, 0 or 1, whose turn it is and who goes
#                              on at its own seat there, if that is shown, until
#                              the other is asked something; else ""
#       diceOf MOMENT          the side, 0 or 1, that is to see this roll from
#                              its own seat, for the public view hides a part of
#                              it; else ""
#       rollBatch MOMENT       the run of many throws that the awaited dice
#                              are part of, a word, or "": see
#                              table/table-dice.tcl;
#                              hasRuns: are there any?
#       hasPass                is that an answer, with a key of its own?
#       letters                {VERB LETTER...}: the letters of the answers in
#                              panels, other than done and pass: see
#                              panels/panel-letters.tcl
#       declines DECISION      1: there, done refuses what is offered, and the
#                              key of Done does not answer
#       mainDeed ACTIONS       of these, where neither done nor pass is: what
#                              the main button does; or ""
#       writes ACTION          the title of a window that asks for the words of
#                              a message, if that is one; else ""
#       hasCome MOMENT         is it asked what is done about a message that has
#                              just come?
#       hasMoves               do the rules move pieces by themselves?
#       isQuiet ACTION ?ALL?   is it offered in the menu Play, and not asked,
#                              where ALL are offered?
#
#       clock MOMENT           see seat/clock.tcl; the turns, if the rules have
#                              a constant last_turn, and the order of play: its
#                              stages with a name, GAME.phase.STAGE
#       score MOMENT           what both sides have and have lost, for the right
#                              end of the clock: {SIDE LINE...}..., SIDE by its
#                              colours, LINE in few words.  It is the item score
#       inspect MOMENT PLACE   for the inspector: a list of {heading T} {line T}
#                              {soft T} {pieces FACES}, see look/inspector.tcl
#       hasTracks              does something lie beside the map?
#       tracks MOMENT WIDTH HEIGHT  then what: see seat/tracks.tcl
#       tracksHigh             how high it is, in pixels of an ordinary screen
#       trackItem MOMENT WORDS  PARTS for the inspector about an item of the
#                              tracks that is no place; the first of WORDS is
#                              the KEY of the page that tells more
#       formations PIECE       the formations of a piece, by name, the largest
#                              first, in the order of battle
#       hasLedger              is there more to read about it?
#       ledger MOMENT          then what, page by page: {KEY TITLE PARTS}...,
#                              PARTS as of inspect; see seat/ledger.tcl
#       account EVENTS         for the report: what came of these events, of
#                              each side PARTS as of inspect; {}: no more than
#                              the log tells

need base/files base/words present/part

if {![info object isa class ::wargame::present::Panels]} {
    oo::class create ::wargame::present::Panels {
        superclass ::wargame::present::Part
    }
}

oo::define ::wargame::present::Panels {
    variable Game Words

    method tracks {moment width height} {
        return [dict create svg "" pieces {} items {}]
    }

    method hasTracks {} {
        return 0
    }

    method tracksHigh {} {
        return 44
    }

    method formations {piece} {
        return [list [$Words corps $piece]]
    }

    method hasLedger {} {
        return 0
    }

    method ledger {moment} {
        return {}
    }

    method score {moment} {
        return {}
    }

    method trackItem {moment words} {
        # Of an item that has a page, that page.
        foreach page [my ledger $moment] {
            lassign $page key title parts
            if {$key eq [lindex $words 0]} {
                return [linsert $parts 0 [list heading $title]]
            }
        }
        return {}
    }

    method inspect {moment place} {
        return {}
    }

    method account {events} {
        return {}
    }

    method mainDeed {actions} {
        return ""
    }

    method writes {action} {
        return ""
    }

    method hasCome {moment} {
        return 0
    }

    method hasMoves {} {
        return 0
    }

    method isQuiet {action {all {}}} {
        return 0
    }

    method hasRuns {} {
        return 0
    }

    method rollBatch {moment} {
        return ""
    }

    method together {moment} {
        return 0
    }

    method ordersFirst {} {
        return 0
    }

    method looksFirst {moment} {
        return 0
    }

    method endsBeside {moment} {
        return {}
    }

    method goesOn {moment} {
        return ""
    }

    method diceOf {moment} {
        return ""
    }

    method hasPass {} {
        return [expr {"pass" in [dict get [::wargame::words $Game] verbs]}]
    }

    method letters {} {
        return {}
    }

    method declines {decision} {
        return [expr {$decision in \
            [dict get [::wargame::words $Game] declines]}]
    }

    method clock {moment} {
        set constants [dict get [::wargame::words $Game] constants]
        return [dict create day {} hours [expr {
            [dict exists $constants last_turn]
                ? [my Turns [dict get [$moment view] turn]] : ""}] \
                phases [my Phases $moment]]
    }

    method Phases {moment} {
        # Of a turn, or of what goes before it; of the stage that it is at,
        # those within.  If one of these is lit, it is not.
        set view [$moment view]
        set stages [dict get $view stages]
        if {![llength $stages]} {
            return [my Stages $view finished finished]
        }
        set level [expr {[lindex [dict get $view stage] 0] eq "turns"}]
        set now [lindex [dict get $view stage] $level]
        set inner [my Stages $view [lindex $stages $level+1] \
                [lindex [dict get $view stage] $level+1]]
        set phases {}
        foreach stage [lindex $stages $level] {
            set isNow [expr {$stage eq $now}]
            lappend phases {*}[my Stages $view [list $stage] [expr {
                $isNow && 1 ni [lmap part $inner { lindex $part 1 }]
                ? $stage : ""}]] {*}[expr {$isNow ? $inner : ""}]
        }
        return $phases
    }

    method Stages {view stages now} {
        # Those that have a name, and which of them it is at.
        return [lmap stage $stages {
            if {![::wargame::base::said $Game.phase.$stage]} continue
            list [my StageName $view $stage] [expr {$stage eq $now}]
        }]
    }

    method StageName {view stage} {
        return [::wargame::base::say $Game.phase.$stage]
    }

    method Turns {now} {
        # Up to the constant last_turn, and whether it is that one.
        set last [::wargame::base::constantOf $Game last_turn]
        set turns {}
        for {set turn 1} {$turn <= $last} {incr turn} {
            lappend turns [list $turn [expr {$turn == $now}]]
        }
        return $turns
    }

    method panel {moment} {
        return ""
    }

    method pastPanel {moment} {
        # Those that only ask have nothing to ask any more.
        set panel [my panel $moment]
        return [expr {$panel in {battle victory} ? $panel : ""}]
    }
}
