# presenter.tcl --
#
#       How a game looks and speaks, for all that show a match of it.  A
#       presenter holds one object of each contract, of the class that the game
#       has for it in a script of games/GAME, or else of the default in this
#       room.  None of them decides a rule or needs a display.
#
#   set presenter [::wargame::present::presenterOf GAME]     for the caller to
#   destroy
#       game               its name
#       words              names, labels, reasons: words.tcl
#       sentences          prompts, lines of the log, positions: sentences.tcl
#       look               pieces, ground, marks: look.tcl
#       events             what events mean: events.tcl
#       panels             the panels and when they are there: panels.tcl
#       advice             hints, what Done loses, odds: advice.tcl
#       autoAnswers        what is answered for a player: auto-answers.tcl
#       gestures           what a click or a drag means: gestures.tcl
#       prices             what an answer costs: prices.tcl
#       reader             what a view tells, for all of these: reader.tcl
#       battle record cards supply victory moves    what the panels of these
#                          names show: the files of these names
#       facts              what the engine says of the game, by variable
#       part NAME          another object that the game's contracts are composed
#                          of
#
#   A game tells of what its presenter is made by ::wargame::GAME::parts, as
#   those of no game are below: the name of each object, its class, in the
#   game's namespace or else in this, and those made before it that it may ask
#   (part.tcl).  The lowest stand first.
#       partsOf GAME       the list of a game
#       classOf GAME NAME  the class that is meant

need base/files base/words present/advice present/auto-answers present/battle \
        present/blocks present/cards present/events present/facts \
        present/gestures present/look present/moves present/panels \
        present/piece-sentences present/piece-words present/prices \
        present/reader present/record present/seating present/sentences \
        present/supply present/victory present/words

namespace eval ::wargame::present {
    # NAME CLASS {those it may ask}, of a game that says nothing.
    variable Parts {
        Reader Reader   {}
        Events Events   {}
        Words Words     {}
        Sentences Sentences {Events Words}
        Look Look       {Words}
        Prices Prices   {Words}
        Record Record   {Events Words Sentences}
        Battle Battle   {}
        Cards Cards     {}
        Supply Supply   {}
        Victory Victory {Sentences}
        Moves Moves     {}
        Panels Panels   {Words}
        Advice Advice   {}
        AutoAnswers AutoAnswers {Panels}
        Gestures Gestures {}
    }
}

# presenterOf --
#
#       A new Presenter; its class is the same for all games.
proc ::wargame::present::presenterOf {game} {
    presentGame $game
    return [Presenter new $game]
}

proc ::wargame::present::partsOf {game} {
    variable Parts
    set own ::wargame::${game}::parts
    if {[namespace which $own] eq ""} {
        return $Parts
    }
    # What it does not name is as in a game that says nothing.
    set rows [$own]
    set names [lmap {name - -} $rows { set name }]
    return [concat $rows {*}[lmap {name class asks} $Parts {
        if {$name in $names} continue
        list $name $class $asks
    }]]
}

proc ::wargame::present::classOf {game name} {
    set class ::wargame::${game}::$name
    return [expr {[info object isa class $class] ? $class
        : "::wargame::present::$name"}]
}

if {![info object isa class ::wargame::present::Presenter]} {
    oo::class create ::wargame::present::Presenter
}

oo::define ::wargame::present::Presenter {
    variable Game

    constructor {game} {
        set Game $game
        # They go with this object, whose namespace they are in.
        foreach {name class asks} [::wargame::present::partsOf $game] {
            set known [dict create]
            foreach other $asks {
                dict set known $other [my part $other]
            }
            [::wargame::present::classOf $game $class] create [my part $name] \
                    $game $known
        }
    }

    method game {} {
        return $Game
    }
    method facts {} {
        return [::wargame::present::facts of $Game]
    }
    method part {name} {
        return [self namespace]::$name
    }

    foreach name {
        Words Sentences Look Events Panels Advice AutoAnswers Gestures Prices
        Reader Battle Record Cards Supply Victory Moves
    } {
        method [string tolower $name 0 0] {} [format {
            return [my part %s]
        } $name]
    }
}
