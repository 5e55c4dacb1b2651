/*
 * fuzz-watch-berezina.c --
 *
 *      What who watches Napoleon at the Berezina may learn of hidden pieces
 *      from what comes of them, and which could be others (3.4).
 */

#include "fuzz-watch-berezina.h"

bool
watch_is_secret(const Game *g, int viewer, int u)
{
    return side_of(u) != viewer && !ber_is_seen(g, u);
}

static bool
is_ashore(const Game *g, int u)
{
    return on_map(g, u) && bank_of(g->unit[u].place) == WEST;
}

/* 10.1 Before the exit is chosen none of the French combat units west of the
   river but engineers can be there. */
static bool
may_be_ashore(const Game *g, int u, int v)
{
    return g->exit != NONE || side_of(u) != FRENCH
            || is_ashore(g, u) == is_ashore(g, v)
            || (piece_of(g, u)->kind == ENGINEER)
                == (piece_of(g, v)->kind == ENGINEER);
}

/* Leaders are seen to be such; and that the frozen men of Tchlaplatz (6.3.3)
   stand by themselves is known, too. */
bool
watch_is_alike(const Game *g, int u, int v)
{
    return (piece_of(g, u)->kind == LEADER) == (piece_of(g, v)->kind == LEADER)
            && (g->released[TCHLAPLATZ]
                || (piece_of(g, u)->corps == TCHLAPLATZ)
                    == (piece_of(g, v)->corps == TCHLAPLATZ))
            && may_be_ashore(g, u, v);
}

/* Counters on the map, neither of which is being moved or shot at. */
static bool
is_free(const Game *g, int viewer, int u)
{
    return watch_is_secret(g, viewer, u) && on_map(g, u) && u != g->mobile
            && u != g->shot.firer && u != g->shot.target
            && u + 1 != g->lost_unit;
}

bool
watch_exchange(Walk *w, Game *twin, int viewer, int u, int v)
{
    Unit *one = &twin->unit[u], *other = &twin->unit[v];
    Unit was = *one;

    if (twin->phase == SET_UP || !is_free(twin, viewer, u)
            || !is_free(twin, viewer, v) || !watch_is_alike(twin, u, v)) {
        return false;
    }
    one->piece = other->piece;
    one->treasure = other->treasure;
    other->piece = was.piece;
    other->treasure = was.treasure;
    other->losses = was.losses;
    one->losses = (int8_t)(is_combat_unit(piece_of(twin, u))
            ? walk_chance(w, STEPS) : 0);
    return true;
}

const int watch_places = HEXES;

const WatchKnown watch_known[] = {
    { "*", "russian_moved", "6.3.1", "the program moves what it moves" },
    { "*", "russian_moved: view unit.place", "6.3.1", "where they stand" },
    { "*", "russian_moved: view unit.below", "6.3.1", "and on whom" },
    { "*", "russian_moved: view unit.piece", "3.4", "who is uppermost then" },
    { "*", "russian_moved: view unit.losses", "3.4", "who is uppermost then" },
    { "*", "russian_moved: view unit.fired", "3.4", "who is uppermost then" },
    { "*", "russian_moved: view points", "6.3.1", "what the last has left" },
    { "*", "russian_moved: leader_lost", "6.1.4", "who is ridden down" },
    { "*", "rabble_moved", "6.2", "so does Rabble" },
    { "*", "rabble_moved: view unit.place", "6.2", "to engineers" },
    { "*", "rabble_moved: view unit.below", "6.2", "and on whom" },
    { "*", "rabble_moved: view unit.piece", "3.4", "whom it covers" },
    { "*", "equals or russian_move", "6.3.1", "it asks by all pieces" },
    { "*", "view shot.firer", "6.3.1", "for whom it asks" },
    { "*", "view unit.moved", "6.3.1", "who has moved by it" },
    { "*", "leader_moved", "7.3", "a leader left alone goes, and all see it" },
    { "*", "leader_moved: view unit.below", "7.3", "and on whom" },
    { "roll 13.2", "lost_road", "13.2", "who has lost his road is named" },
    { "roll 13.2", "lost_road: view lost_unit", "13.2", "the same" },
    { "roll 5.1", "fmet", "5.1", "what is taken from a roll is said" },
    { "roll 5.1", "fmet_stopped", "5.1", "so is whom it is for" },
    { "roll 5.1", "treasure_lost", "5.1", "what becomes of it is seen" },
    { "roll 5.1", "step_lost", "5.1", "and of the unit" },
    { "roll 5.1", "broke_down", "5.1", "and of the unit" },
    { "roll 5.1", "destroyed", "5.1", "and of the unit" },
    { "roll 5.1", "destroyed: view unit.piece", "5.1", "who is below it" },
    { "roll 5.1", "destroyed: view unit.losses", "5.1", "who is below it" },
    { "roll 5.1", "destroyed: view unit.checked", "5.1", "who is below it" },
    { "roll 5.1", "step_lost: view unit.losses", "5.1", "and of the unit" },
    { "roll 5.1", "fmet: view unit.treasure", "5.1", "lost in public" },
    { "roll 5.1", "fmet: view unit.checked", "5.1", "so is who has rolled" },
    { "roll 13.2", "step_lost", "3.4", "the uppermost is seen, and its loss" },
    { "roll 13.2", "step_lost: view unit.losses", "3.4", "the same" },
    { "roll 13.2", "treasure_lost", "3.4", "the same" },
    { "roll 13.2", "treasure_lost: view unit.treasure", "3.4", "the same" },
    { "*", "rabble_formed", "5.1", "what becomes of all is seen" },
    { "*", "rabble_formed: view unit.place", "5.1", "where Rabble stands" },
    { "*", "rabble_formed: view unit.below", "5.1", "and on whom" },
    { "*", "rabble_formed: view unit.since", "5.1", "from this turn on" },
    { "roll 7.2", "hit", "7.2", "what is added to a die is said" },
    { "roll 7.2", "missed", "7.2", "what is added to a die is said" },
    { "roll 7.2", "step_lost", "7.2", "what comes of a hit is seen" },
    { "roll 7.2", "step_lost: view unit.losses", "7.2", "the same" },
    { "roll 7.2", "hit: destroyed", "7.2", "the same" },
    { "roll 7.2", "hit: leader_lost", "7.2", "the same" },
    { "roll 7.2", "hit: view unit.losses", "7.2", "the same" },
    { "roll 7.2", "hit: view unit.place", "7.2", "the same" },
    {0}
};
