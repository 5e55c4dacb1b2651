# panels.tcl --
#
#       The contract Panels: which panels there are beside the map, which one
#       the moment needs, and what stands in those that all games share.
#
#       panel MOMENT           the panel that the moment needs, such as battle
#       pastPanel MOMENT       the panel that shows the moment when it is past,
#                              or ""
#       together MOMENT        1: now both players look at one public view
#       looksFirst MOMENT      1: it asks one side there for what its own hidden
#                              pieces count, too; it may look at them first
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
#       writes ACTION          the title of a window that asks for the words of
#                              a message, if that is one; else ""
#       hasMoves               do the rules move pieces by themselves?
#       isQuiet ACTION ?ALL?   is it offered in the menu Play, and not asked,
#                              where ALL are offered?
#
#       clock MOMENT           see seat/clock.tcl; if the rules have a constant
#                              last_turn, the turns up to it and the decisions
#                              with a name, GAME.phase.DECISION
#       score MOMENT           what both sides have and have lost, for the right
#                              end of the clock: {SIDE LINE...}..., SIDE by its
#                              colours, LINE in few words.  It is the item score
#       inspect MOMENT PLACE   for the inspector: a list of {heading T} {line T}
#                              {soft T} {pieces FACES}
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

    method writes {action} {
        return ""
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

    method looksFirst {moment} {
        return 0
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
        if {![dict exists $constants last_turn]} {
            return {day {} hours {} phases {}}
        }
        set view [$moment view]
        set turns [my Turns [dict get $view turn]]
        return [dict create day {} hours $turns phases [lmap decision \
                [dict get [::wargame::words $Game] decisions] {
            if {![::wargame::base::said $Game.phase.$decision]} continue
            list [::wargame::base::say $Game.phase.$decision] \
                    [expr {$decision eq [dict get $view decision]}]
        }]]
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
