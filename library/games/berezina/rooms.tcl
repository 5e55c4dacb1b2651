# rooms.tcl --
#
#       Napoleon at the Berezina: which room the moment needs, and which runs of
#       dice are long enough to be paced.

need games/berezina games/berezina/ground

namespace eval ::wargame::berezina {
    # What the card beside the map is of: by decision, or by the paragraph of
    # the dice that are awaited.
    variable CardOf {
        fire fire           7.2 fire        evade evade     displace displace
        excess excess       5.1 checks      13.1 toll       treasure toll
        step toll           build build     8.1 build       8.2 build
        9.0 breakdown       exit exit       equals equals
    }
}

oo::define ::wargame::Skin_berezina {
    method Card {match view} {
        # A word of CardOf, or "" if nothing is asked that is better shown
        # beside the map.
        set asked [expr {[$match side] eq "chance" ? [$match rule]
            : [$match side] in {0 1} ? [$match decision] : ""}]
        if {$asked eq "8.2" && [my BuiltRows $match public] eq {}} {
            # Dice for the Russian bridge alone: the log tells of them.
            return ""
        }
        return [expr {[dict exists $::wargame::berezina::CardOf $asked]
            ? [dict get $::wargame::berezina::CardOf $asked] : ""}]
    }

    method together {match view} {
        # 3.4 A combat phase, but where what lies below counts, too.
        return [expr {[$match query public open] eq "1"}]
    }

    method diceOf {match view} {
        # 3.4 Checks of morale are of French who are hidden, too.
        return [expr {[$match side] eq "chance"
            && [my Card $match $view] in {checks toll} ? 0 : ""}]
    }

    method IsSolitaire {view} {
        return [expr {[dict get $view scenario] == 0}]
    }

    method room {match view} {
        if {[$match side] eq "nobody"} {
            return victory
        }
        return [expr {[my Card $match $view] ne "" ? "aside" : ""}]
    }

    method pastRoom {match view} {
        # What dice do is shown to all, and the card stays between them.
        return [expr {[$match side] in {chance nobody}
                || [my Card $match $view] in {fire toll build}
            ? [my room $match $view] : ""}]
    }

    method hasRuns {} {
        return 1
    }

    method paced {match view} {
        # The automaton's fires, the checks of morale, and bridges that may
        # break; a player's own die waits for nobody.
        set card [my Card $match $view]
        if {[$match side] ne "chance" || ($card eq "fire"
                && !([my IsSolitaire $view] && [dict get $view firing]))} {
            return ""
        }
        return [expr {$card in {fire checks breakdown} ? $card : ""}]
    }

    method cardRun {match view} {
        # The phase of dice that goes on, however it is interrupted.
        set card [my Card $match $view]
        set part [dict create fire fire evade fire displace fire \
                checks checks build build breakdown build]
        if {![dict exists $part $card]} {
            return ""
        }
        # The phase of the fire; all others come once a turn.
        return [join [list [dict get $part $card] [dict get $view turn] [expr {
            [dict get $part $card] eq "fire" ? [dict get $view phase] : ""
        }]] .]
    }

    # ---- the map ----

    method middle {place} {
        # {x y} of a hex on the ground.
        return [::wargame::berezina::middle $place]
    }

    # ---- odds ----

    method oddsOfAction {view action} {
        lassign $action verb firer target
        return [expr {$verb eq "fire" ? [list odds throw fire \
            [my SlotOf $view $firer] [my SlotOf $view $target]] : ""}]
    }

    method oddsOfDrop {viewer view unit place actions} {
        return [my oddsOfAction $view [lindex $actions end]]
    }
}
