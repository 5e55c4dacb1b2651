# skin.tcl --
#
#       How a game looks and speaks.  This class does for any game, from its
#       roster, its places and its messages; library/games/GAME.tcl refines it.
#       It decides no rule and needs no display.
#
#   set skin [::wargame::present::skinOf GAME]
#       game                     its name
#       unitName KEY             "2nd Division"; "a Russian block" of a token
#       placeName KEY            "Les Flèches"
#       sideName SIDE            "French", of 0, 1 or the side's word
#       scorers                  the sides that earn points, {0 1} or one of them
#       seats SCENARIO           the sides that people play, {0 1}; one of them
#                                where the rules play the other
#       isUnit, isPlace WORD     is it one?
#       label ACTION             what a button says
#       event EVENT              one line of the log, of one dictionary of news
#       eventRule EVENT          the paragraph that it follows, or ""
#       eventSide EVENT          in whose colour it is told: 0, 1 or chance
#       eventPlaces EVENT        the places that it is about
#       why REASON               a sentence, of what [$match why] returned
#       refusal REASON           the same, after its paragraph if it has one
#       eventDice EVENT          SVG of the dice that were thrown
#       eventThrow EVENT         the numbers of those dice
#       eventText EVENT          a sentence, with the dice in figures
#       eventIsTurn EVENT        does it begin a turn?
#       eventGoesOn BEFORE EVENT     does it go on with what BEFORE, just told,
#                                began, so that the log tells it in its place?
#       eventIsBattle EVENT      does it begin a battle?
#       eventIsPhase EVENT       does it begin a phase that the log sets apart?
#       hints MATCH VIEWER VIEW  what is worth doing now, the best first: {TEXT
#                                WHERE} each, WHERE a piece, a place or ""; {}
#                                if the game has nothing to say of it
#       victory MATCH            how the match that is over was won, in the words
#                                of its table of victory; "" if it has none
#       moment MATCH VIEW        what stays the same while a phase lasts, for
#                                people to read
#       turnName EVENT           of that turn, as short as on a plot's axis
#       eventLuck EVENT VIEWER BEFORECMD   of dice that hit: side, 0 or 1,
#                                chances, of each die to hit, and hits; {} of
#                                others, and where VIEWER cannot reckon.
#                                BEFORECMD: the Match before the event
#       eventFight EVENT         which fight it is of: kind, place, and begins 1
#                                or ends 1 if it does; {} if of the present one
#       sightings VIEW           by slot, in three lists: the number of the piece
#                                there; its state, higher the weaker; the number
#                                of its place.  Then what stands for the number
#                                of a piece that is hidden
#       isFollowed NUMBER        can a token be followed by eye in that place?
#       harm VIEW EVENT          {SLOT STEPS} that a piece lost, or {}; VIEW is
#                                from before the event
#       recall VIEW PLACE        for the inspector, what is remembered of the
#                                tokens there: see memories.tcl
#       noted VIEW SLOT FACE     the face with what is remembered of it
#       recallAll VIEW           the same of all places, as lines of text
#       oddsInBattle VIEW        what can be asked of odds in a battle: the key of
#                                a message, odds.KEY, and the topic of a query...
#       oddsOfAction VIEW ACTION     what the dice of it would do: a topic, or ""
#       oddsOfDrop VIEWER VIEW UNIT PLACE ACTIONS    what may come of putting it
#                                there by these
#       oddsRecall VIEW          is somebody in the battle who is remembered?
#       supposed VIEW            {SLOT KEY STATE}... of what is remembered
#       strengths VIEW           what both sides have left, {N N}; "" for a side
#                                that VIEW does not show
#       fallen VIEW              how many pieces of each side are lost
#       verb VERB                "Move"
#       ownedBy UNIT SIDE        does it belong to that side?
#       placeOf VIEW UNIT        the place where it stands, or ""
#       together MATCH VIEW      1: now both players look at one public view,
#                                which is VIEW
#       diceOf MATCH VIEW        the side, 0 or 1, whose own matter the awaited
#                                dice are, if the VIEW that all have tells less
#                                of them; else ""
#       paced MATCH VIEW         the run of many throws that the awaited dice are
#                                part of, a word, or "": see table-dice.tcl;
#                                hasRuns: are there any?
#       prompt MATCH VIEW        what to do, in one sentence
#       title MATCH VIEW         who acts and when, the heading above it
#       clock VIEW               see clock.tcl
#       takesBack ACTIONS        that of them which takes a piece off the map
#                                to be put elsewhere, or ""
#       proposed MATCH ?LOSSES?  an answer that the table gives at once for
#                                whoever should, or "".  LOSSES: prefs losses
#       present MATCH VIEW AMENDMENT ABOUT   what is so now of what an umpire
#                                would amend, "" if that is not known
#       valueNamed AMENDMENT N   what that number means there: "not begun"
#       prices, priced, harmOf, offered    see skin-prices.tcl
#       leaves MATCH             what whoever is asked would throw away by being
#                                done now, a sentence each
#       hasPass                  is that an answer, with a key of its own?
#       declines DECISION        1: there, done refuses what is offered, and the
#                                key of Done does not answer
#       room MATCH VIEW          the room that the moment needs, such as battle
#       pastRoom MATCH VIEW      that which shows the moment when it is past
#       describe MATCH VIEWER    the view as lines of text
#       asked MATCH VIEW         who must act and what is asked, as a sentence
#       find MATCH VIEW TEXT     sentences about places and pieces whose names
#                                have that text
#
#       hasMoves, marches, paths, isQuiet    see skin-moves.tcl
#
#   The class goes on in skin-board.tcl, what a board shows of a game, in
#   skin-beside.tcl, what lies beside the map, in skin-events.tcl, what is said
#   of news, and in skin-moves.tcl.

need base/files base/words

namespace eval ::wargame::present {}

# skinOf --
#
#       The skin of a game: made of its own class where there is one.
proc ::wargame::present::skinOf {game} {
    if {[file exists [file join $::wargame::directory library games $game.tcl]]} {
        need games/$game
    }
    set class ::wargame::Skin_$game
    if {![info object isa class $class]} {
        set class ::wargame::present::Skin
    }
    return [$class new $game]
}

# isForOne --
#
#       Does one person play a scenario, against the rules?
proc ::wargame::present::isForOne {game scenario} {
    set skin [skinOf $game]
    try {
        return [expr {[llength [$skin seats $scenario]] < 2}]
    } finally {
        $skin destroy
    }
}

if {![info object isa class ::wargame::present::Skin]} {
    oo::class create ::wargame::present::Skin
}

oo::define ::wargame::present::Skin {
    variable Game Roster Places Sides

    constructor {game} {
        set Game $game
        set Sides [dict get [::wargame::base::aboutGame $game] sides]
        set Roster [dict create]
        foreach piece [::wargame::roster $game] {
            dict set Roster [dict get $piece key] $piece
        }
        set Places [dict create]
        foreach place [::wargame::places $game] {
            dict set Places [dict get $place key] $place
        }
    }

    method game {} {
        return $Game
    }
    method isUnit {word} {
        return [dict exists $Roster $word]
    }
    method isPlace {word} {
        return [dict exists $Places $word]
    }

    method sideName {side} {
        if {$side in {0 1}} {
            set side [lindex $Sides $side]
        }
        return [::wargame::base::sayOf $Game side.$side]
    }

    method placeName {key} {
        if {[dict exists $Places $key name]} {
            return [::wargame::base::nameOf $Game place [dict get $Places $key]]
        } elseif {[::wargame::base::said $Game.place.$key]} {
            return [::wargame::base::say $Game.place.$key]
        }
        return $key
    }

    method unitName {key} {
        if {[dict exists $Roster $key]} {
            return [::wargame::base::nameOf $Game unit [dict get $Roster $key]]
        } elseif {[regexp {^(\w+)\.\d+$} $key - side]} {
            return [::wargame::base::sayOf $Game hidden.$side]
        }
        return $key
    }

    method scorers {} {
        return {0 1}
    }

    # A side's points in words, as far as the viewer knows them.
    method score {match viewer side} {
        return [$match score $viewer $side]
    }
    method seats {scenario} {
        return {0 1}
    }

    method Named {word} {
        # A word of an action or of an event, for a person.
        if {[dict exists $Roster $word] || [regexp {^\w+\.\d+$} $word]} {
            return [my unitName $word]
        } elseif {[dict exists $Places $word]} {
            return [my placeName $word]
        } elseif {$word in $Sides} {
            return [my sideName $word]
        }
        return $word
    }

    method label {action} {
        set words [lassign $action verb]
        return [::wargame::base::sayOf $Game verb.$verb {*}[lmap word $words {
            my Named $word
        }]]
    }

    method verb {verb} {
        if {[::wargame::base::said $Game.choose.$verb]} {
            return [::wargame::base::say $Game.choose.$verb]
        }
        return [::wargame::base::sayOf $Game verb.$verb ... ... ...]
    }

    method sightings {view} {
        return [list {} {} {} ""]
    }
    method isFollowed {number} {
        return 0
    }
    method recall {view place} {
        return {}
    }
    method noted {view slot face} {
        return $face
    }
    method recallAll {view} {
        return {}
    }
    method oddsInBattle {view} {
        return {}
    }
    method oddsRecall {view} {
        return 0
    }
    method oddsOfAction {view action} {
        return ""
    }
    method oddsOfDrop {viewer view unit place actions} {
        return ""
    }
    method supposed {view} {
        return {}
    }
    method strengths {view} {
        return [list "" ""]
    }
    method fallen {view} {
        return [list "" ""]
    }
    method moment {match view} {
        return [my title $match $view]
    }
    method ownedBy {unit side} {
        return [expr {[dict exists $Roster $unit]
            && [dict get $Roster $unit side] eq $side}]
    }

    method why {reason} {
        # A key may mean something else in one paragraph.
        lassign $reason rule key
        if {[::wargame::base::said $Game.why.$key.$rule]} {
            return [::wargame::base::say $Game.why.$key.$rule]
        }
        return [::wargame::base::sayOf $Game why.$key]
    }

    method refusal {reason {match ""}} {
        set rule [lindex $reason 0]
        set why [my why $reason]
        return [expr {$rule eq "-" ? $why
            : [::wargame::base::say why.says $rule $why]}]
    }

    method victory {match} {
        return ""
    }

    method hasRuns {} {
        return 0
    }
    method paced {match view} {
        return ""
    }

    method together {match view} {
        return 0
    }
    method diceOf {match view} {
        return ""
    }

    method prompt {match view} {
        return [::wargame::base::sayOf $Game decision.[$match decision]]
    }

    method title {match view} {
        set side [$match side]
        if {$side in {0 1}} {
            return [my sideName $side]
        }
        return [::wargame::base::sayOf $Game title.$side]
    }

    method hints {match viewer view} {
        return {}
    }

    method takesBack {actions} {
        return ""
    }

    method proposed {match {losses ""}} {
        return ""
    }

    method present {match view amendment about} {
        return ""
    }
    method valueNamed {amendment n} {
        return $n
    }

    method leaves {match} {
        # The rules say what, and how much.
        return [lmap left [$match query [$match side] leaves] {
            lassign $left kind count
            ::wargame::base::sayCount $Game.leaves.$kind $count \
                    {*}[my LeftWhere $match $kind]
        }]
    }

    method LeftWhere {match kind} {
        # What else the sentence names.
        return {}
    }

    method hasPass {} {
        return [expr {"pass" in [dict get [::wargame::words $Game] verbs]}]
    }

    method declines {decision} {
        return 0
    }

    method clock {view} {
        return {day {} hours {} phases {}}
    }
    method room {match view} {
        return ""
    }

    method pastRoom {match view} {
        # Those that only ask have nothing to ask any more.
        set room [my room $match $view]
        return [expr {$room in {battle victory} ? $room : ""}]
    }

    method describe {match viewer} {
        set view [$match view $viewer]
        set lines [list "[::wargame::base::say $Game.title] - \
                [my Onlooker $viewer]" \
                [my prompt $match $view] ""]
        dict for {name value} $view {
            lappend lines "$name: $value"
        }
        return $lines
    }

    method asked {match view} {
        if {[$match rule] eq ""} {
            return [my prompt $match $view]
        }
        return [::wargame::base::say words.asked [my title $match $view] \
                [my prompt $match $view] [$match rule]]
    }

    method find {match view text} {
        return {}
    }

    method Onlooker {viewer} {
        if {$viewer in {0 1}} {
            return [my sideName $viewer]
        }
        return [::wargame::base::say viewer.$viewer]
    }
}

need present/skin-board present/skin-beside present/skin-events \
        present/skin-moves present/skin-prices
