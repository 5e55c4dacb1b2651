# cli-games.tcl --
#
#       grognard games: what there is to play.

need base/files base/words shell/options

proc ::wargame::shell::cli-games {words} {
    options games $words
    set lines {}
    foreach about [games] {
        set game [dict get $about game]
        lappend lines [format "%-16s %s" $game [say $game.title]]
        foreach scenario [dict get $about scenarios] {
            lappend lines [format "    %-32s %s" "-scenario $scenario" \
                    [say $game.scenario.$scenario]]
        }
        foreach option [dict get $about options] {
            lassign $option name values
            lappend lines [format "    %-32s %s" \
                    "-option $name=[join $values |]" \
                    [say $game.option.$name]]
        }
    }
    tell [join $lines \n]
}
