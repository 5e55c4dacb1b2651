# presenter.tcl --
#
#       How a game looks and speaks, for all that show a match of it.  A
#       presenter holds one object of each contract, of the class that the game
#       has by that name, as ::wargame::GAME::Words in a script of games/GAME,
#       or else of the default in this room.  None of them decides a rule or
#       needs a display.
#
#   set presenter [::wargame::present::presenterOf GAME]     for the caller to
#   destroy
#       game               its name
#       words              names, prompts, lines of the log: words.tcl
#       look               pieces, ground, marks: look.tcl
#       events             what events mean: events.tcl
#       panels             the panels and when they are there: panels.tcl
#       advice             hints, prices, odds, what a drag means: advice.tcl
#       reader             what a view tells, for all of these: reader.tcl
#       part NAME          another object that the game's contracts are composed
#                          of, of the class ::wargame::GAME::NAME
#
#   A game with such objects tells their names by ::wargame::GAME::parts.  For
#   those who are held (part.tcl):
#       names              of all of them
#       facts              what the engine says of the game, by variable

need base/files base/words present/advice present/blocks present/events \
        present/facts present/look present/panels present/piece-words \
        present/reader present/words

# presenterOf --
#
#       A new Presenter; its class is the same for all games.
proc ::wargame::present::presenterOf {game} {
    if {[file exists [file join $::wargame::directory library games \
            $game.tcl]]} {
        need games/$game
    }
    return [Presenter new $game]
}

# isForOne --
#
#       Does one person play a scenario, against the rules?
proc ::wargame::present::isForOne {game scenario} {
    set presenter [presenterOf $game]
    try {
        return [expr {[llength [[$presenter reader] seats $scenario]] < 2}]
    } finally {
        $presenter destroy
    }
}

if {![info object isa class ::wargame::present::Presenter]} {
    oo::class create ::wargame::present::Presenter
}

oo::define ::wargame::present::Presenter {
    variable Game Names

    constructor {game} {
        set Game $game
        set Names {Reader Words Look Events Panels Advice}
        if {[namespace which ::wargame::${game}::parts] ne ""} {
            lappend Names {*}[::wargame::${game}::parts]
        }
        # They go with this object, whose namespace they are in.
        foreach name $Names {
            [my ClassOf $name] create [my part $name] [self]
        }
    }

    method ClassOf {name} {
        set class ::wargame::${Game}::$name
        return [expr {[info object isa class $class] ? $class
            : "::wargame::present::$name"}]
    }

    method game {} {
        return $Game
    }
    method names {} {
        return $Names
    }
    method facts {} {
        return [::wargame::present::facts of $Game]
    }
    method part {name} {
        return [self namespace]::$name
    }

    foreach name {Words Look Events Panels Advice Reader} {
        method [string tolower $name] {} [format {
            return [my part %s]
        } $name]
    }
}
