# offered.tcl --
#
#       Which games have a guided match, and how it begins.  A start window and
#       a menu load no more than this.
#
#       hasTutorial GAME         has the game a tutorial?
#       openTutorial GAME        a new window

need base/words table/match-windows tutorial/plans

proc ::wargame::tutorial::hasTutorial {game} {
    return [said $game.tutorial.welcome.text]
}

proc ::wargame::tutorial::openTutorial {game} {
    need match/chance match/lesson-autosave match/match table/table \
            tutorial/tutorial
    set start [plans start $game]
    set match [Match start $game [dict get $start scenario] "" \
            [dict get $start secret]]
    foreach action [dict get $start actions] {
        $match do [$match side] $action
    }
    set n 1
    while {[winfo exists .tutorial$n]} {
        incr n
    }
    set autosave [LessonAutosave new $game [$match save]]
    set table [matchWindows add [Table new .tutorial$n $match $autosave \
            [Chance new [dict get $start seed]] [TutorialMode new $match]]]
    if {[winfo exists .start]} {
        destroy .start
    }
    return $table
}
