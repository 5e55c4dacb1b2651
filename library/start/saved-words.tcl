# saved-words.tcl --
#
#       Saved matches in words.
#
#       playedLast             the game of the match that was played last, or ""
#       savedInWords FILE      a saved match in a few words: its header; which
#                              turn it has come to and who won, if learnt
#       learnSaved FILE        learns it: see match/outcome.tcl
#       outcomeOf FILE         who won, as told there, or ""

need base/doors base/files base/words match/match-paths match/outcome \
        match/players-kept match/recent-matches present/last-turn \
        present/seating

# Saved --
#
#       {GAME SCENARIO DEEDS}, the last a number, as a replay has it; or {} of
#       what is damaged or not known.
proc ::wargame::start::Saved {path} {
    if {$path eq "" || [catch {::wargame::base::readText $path} text]
            || ![regexp -line {^game (\w+)} $text - game]
            || ![regexp -line {^scenario (\w+)} $text - scenario]
            || ![regexp {\nbegin[^\n]*\n(.*)$} $text - actions]
            || ![::wargame::base::door scenario $scenario $game]} {
        return {}
    }
    return [list $game $scenario [regexp -all -line {^\S+ (?!\+ )} $actions]]
}

proc ::wargame::start::playedLast {} {
    return [lindex [Saved [lindex [::wargame::match::recentMatches paths] 0]] 0]
}

proc ::wargame::start::savedInWords {path} {
    lassign [Saved $path] game scenario actions
    if {$game eq "" || [catch {file mtime $path} written]} {
        return [file tail $path]
    }
    set title [::wargame::base::say $game.title]
    set name [::wargame::base::say $game.scenario.$scenario]
    set about {}
    # A scenario's name may begin with that of its game.
    if {![string match -nocase "$title,*" $name]} {
        lappend about $title
    }
    lappend about [string trim [clock format $written -format "%e %b %H:%M" \
            -locale [::wargame::base::language]]]
    # Apart from the time of today; or, as long as that is not learnt, how many
    # actions were done.
    set far [HowEnded $game [outcomeOf $path]]
    set turn [::wargame::match::outcomes told $path]
    if {![llength $far] && [llength $turn]} {
        set far [list [::wargame::present::lastTurn inWords {*}$turn]]
    } elseif {![llength $far]} {
        lappend about [::wargame::base::sayCount count.actions $actions]
    }
    set kind [Kind $path $game $scenario]
    if {$kind ne ""} {
        lappend about [::wargame::base::say start.kind.$kind]
    }
    return [join [list $name {*}$far [join $about ", "]] \n]
}

proc ::wargame::start::HowEnded {game outcome} {
    if {$outcome in {"" nobody}} {
        return [expr {$outcome eq "" ? ""
            : [list [::wargame::base::say start.match.drawn]]}]
    }
    set sides [dict get [::wargame::base::aboutGame $game] sides]
    return [list [::wargame::base::say start.match.won \
            [::wargame::base::sayOf $game side.[lindex $sides $outcome]]]]
}

proc ::wargame::start::learnSaved {path} {
    ::wargame::match::outcomes learn $path {::wargame::present::lastTurn of}
}

proc ::wargame::start::outcomeOf {path} {
    # "" as long as it is not known, too.
    return [lindex [::wargame::match::outcomes known $path] 0]
}

# Kind --
#
#       Whom one plays there: file, computer, both at one screen; or "" where
#       the rules play the other side.
proc ::wargame::start::Kind {path game scenario} {
    if {[file exists [::wargame::match::matchPaths letters $path]]} {
        return file
    }
    set computers [dict size [::wargame::match::playersKept read $path $game]]
    if {$computers} {
        return [expr {$computers > 1 ? "computers" : "computer"}]
    }
    return [expr {[::wargame::present::isForOne $game $scenario] ? ""
        : "both"}]
}
