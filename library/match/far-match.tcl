# far-match.tcl --
#
#       The match in the process of a window on another display: it follows the
#       table's, and what is to be done is asked of that.
#
#       set match [::wargame::match::FarMatch new TEXT HOMECMD]
#           TEXT: the table's match as it is now.  HOMECMD with a word and more
#           asks the table: see table/far-pipe.tcl
#           follow TEXT         takes up the table's match
#           followActions ACTIONS   takes up those that follow there: {SIDE
#                               ACTION STAMP} each
#           changed             tells those who listen

need match/match

if {![info object isa class ::wargame::match::FarMatch]} {
    oo::class create ::wargame::match::FarMatch {
        superclass ::wargame::match::Match
    }
}

oo::define ::wargame::match::FarMatch {
    variable Handle Changes Listeners HomeCmd

    constructor {text homeCmd} {
        next [::wargame::match_load $text]
        # The table would not know of what waits here.
        [my deeds] isCopy
        set HomeCmd $homeCmd
    }

    method do {side action} {
        {*}$HomeCmd do $side $action
    }

    method change {command args} {
        # What is taken back or done again the table knows alone.
        # Of which match: it may have gone on.
        switch -- [namespace tail $command] {
            match_undo {
                return [{*}$HomeCmd undo [my stamp] \
                        [expr {[my lastAction] - 1}]]
            }
            match_undo_to { return [{*}$HomeCmd undo [my stamp] {*}$args] }
            match_undo_piece { return [{*}$HomeCmd undoPiece {*}$args] }
            match_redo { return [{*}$HomeCmd redo {*}$args] }
            group_do { return [my Try $command {*}$args] }
        }
        return -code error -errorcode {WARGAME UNKNOWN} \
                "nothing to ask a table: [namespace tail $command]"
    }

    method Try {command args} {
        # Here, to know what it adds; the table does that line by line, and is
        # asked to answer what orders answer of whoever sits elsewhere.
        set side [my side]
        set length [my length]
        set before [my save]
        set told [$command $Handle {*}$args]
        set actions {}
        for {set n [expr {$length + 1}]} {$n <= [my length]} {incr n} {
            lappend actions [dict get [my entry $n] did]
        }
        my follow $before
        set done 0
        foreach action $actions {
            if {[string match "! *" $action]} {
                {*}$HomeCmd answered
            } elseif {[my side] ne $side} {
                # Orders are being given there.
                return [dict replace $told done $done stopped asked]
            } else {
                my do $side $action
                incr done
            }
        }
        return $told
    }

    method follow {text} {
        # The table's match, whole.  Who listens hears of it later.
        my Free
        set Handle [::wargame::match_load $text]
        incr Changes
    }

    method followActions {actions} {
        foreach given $actions {
            lassign $given side action stamp
            ::wargame::match_apply $Handle $side $action
            if {[my stamp] ne $stamp} {
                error "the match here is another"
            }
        }
        incr Changes
    }

    method changed {} {
        $Listeners tell
    }
}
