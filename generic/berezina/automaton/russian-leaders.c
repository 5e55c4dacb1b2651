/*
 * russian-leaders.c --
 *
 *      5.4, 6.3.1, R-B30.6 How the Russian leaders follow their men.
 */

#include <string.h>

#include "automaton.h"

/* What a leader is worth in each hex by those in reach: more than any number of
   his own men each of those whom nobody else commands. */
typedef struct Men {
    Span rows;                  /* from which he commands anybody */
    int16_t worth[HEXES];
} Men;

enum { OWN = 1, LONELY = PIECES };

static void
add_man(Men *men, int hex, int worth)
{
    Span rows = rows_about(hex, RUSSIAN_RANGE);

    men->rows = span_round_both(men->rows, rows);
    for (int row = rows.first; row < rows.end; row++) {
        Span span = span_about(hex, RUSSIAN_RANGE, row);

        for (int near = span.first; near < span.end; near++) {
            men->worth[near] = (int16_t)(men->worth[near] + worth);
        }
    }
}

/* Of somebody who was left: wherever he could be led from a hex that he can
   reach, if nobody else could so. */
static void
add_sought(const Game *g, const Leaders *leaders, const Sought *sought, int i,
        int u, Men *men)
{
    const bool *near = NULL;

    for (int k = 0; k < sought->count; k++) {
        near = sought->unit[k] == u ? sought->near[k] : near;
    }
    for (int k = 0; near && k < leaders->count; k++) {
        if (k != i && leaders->hex[k] != NONE && near[leaders->hex[k]]
                && ber_commands(g, leaders->slot[k],
                    army_of(piece_of(g, u)))) {
            return;
        }
    }
    for (int hex = 0; near && hex < HEXES; hex++) {
        men->worth[hex] = (int16_t)(men->worth[hex]
                + (near[hex] ? LONELY : 0));
    }
    men->rows = near ? (Span){ 0, ROWS } : men->rows;
}

/* A combat unit that leaders of an army may command. */
typedef struct Man {
    int16_t unit, hex;
    int16_t first;              /* of those in the same hex */
    int8_t corps, army;
    bool moves;
} Man;

typedef struct Host {
    int count;
    Man man[PIECES - FRENCH_PIECES];
} Host;

static void
gather(const Game *g, int army, Host *host)
{
    host->count = 0;
    for (int u = FRENCH_PIECES; u < PIECES; u++) {
        const Piece *p = piece_of(g, u);
        int of = army_of(p), first = 0, hex;

        if (!is_combat_unit(p) || (of != army && of != NO_ARMY)
                || (hex = ber_stand_of(g, u)) == NONE) {
            continue;
        }
        while (first < host->count && host->man[first].hex != hex) {
            first++;
        }
        host->man[host->count++] = (Man){ .unit = (int16_t)u,
            .hex = (int16_t)hex, .first = (int16_t)first, .corps = p->corps,
            .army = (int8_t)of, .moves = aut_moves(g, u) };
    }
}

static void
add_men(const Game *g, const Leaders *leaders, const Sought *sought, int i,
        const Host *host, Men *men)
{
    int worth[PIECES - FRENCH_PIECES] = { 0 };
    int leader = leaders->slot[i], corps = piece_of(g, leader)->corps;

    memset(men->worth, 0, sizeof men->worth);
    men->rows = (Span){ ROWS, 0 };
    for (int k = 0; k < host->count; k++) {
        const Man *man = &host->man[k];

        if (sought && leaders->left[man->unit - FRENCH_PIECES]) {
            add_sought(g, leaders, sought, i, man->unit, men);
            continue;
        }
        worth[man->first] += man->corps == corps ? OWN : 0;
        if (man->moves && ber_commands(g, leader, man->army)
                && !ber_is_led_from(leaders, g, leader, man->army,
                    man->hex)) {
            worth[man->first] += LONELY;
        }
    }
    for (int k = 0; k < host->count; k++) {
        if (worth[k] > 0) {
            add_man(men, host->man[k].hex, worth[k]);
        }
    }
}

/* R-B30.6 With some of them if he can.  Alone in an enemy zone he stays only
   for those whom nobody else commands. */
static int
worth(const Game *g, const int16_t *men, int hex)
{
    bool with_men = g->stack[RUSSIAN][hex] > 0;

    return with_men || !ber_in_zone(g, RUSSIAN, hex)
            ? 2 * men[hex] + with_men
            : 2 * (men[hex] / LONELY * LONELY) - 1;
}

/* The most of the hexes so many steps away at most. */
static int
most_within(const Game *g, const Men *men, const Walk *walk, int steps)
{
    int start = walk->start, most = worth(g, men->worth, start);
    Span rows = rows_about(start, steps);

    if (most > 1) {             /* without men nothing is better */
        rows = span_of_both(rows, men->rows);
    }
    for (int row = rows.first; row < rows.end; row++) {
        Span span = span_about(start, steps, row);
        bool better = 2 * aut_most_of(men->worth, span) + 1 > most;

        for (int hex = span.first; better && hex < span.end; hex++) {
            int value = 2 * men->worth[hex] + 1 <= most ? -1
                    : worth(g, men->worth, hex);

            if (value > most && !aut_is_out_of_reach(walk, steps, hex)) {
                most = value;
            }
        }
    }
    return most;
}

static bool
is_worth_most(const Quest *quest, int hex)
{
    return worth(quest->game, quest->worth, hex) >= quest->enough;
}

/* The best of all that he can reach, where he is if nothing is better; of
   several the one that costs least, by the lower number. */
static int
best_of_reach(const Game *g, const Men *men, int start,
        const WgHexReach *reach)
{
    int best = start, most = worth(g, men->worth, start);

    for (int i = 0; i < reach->count; i++) {
        int hex = reach->hex[i], value = worth(g, men->worth, hex);
        int cheaper = reach->cost[best] - reach->cost[hex];

        if (value > most || (value == most && value >= 0
                && (cheaper > 0 || (cheaper == 0 && hex < best)))) {
            most = value;
            best = hex;
        }
    }
    return best;
}

/* No farther than to a hex that is worth as much as the best of all so near;
   and how he comes there. */
static int
find_place(const Game *g, const Game *ends, int leader, const Men *men,
        HexWay *way)
{
    Walk walk = aut_walk_of(g, leader, BY_COMMAND);
    int points = aut_points(g, leader), hex;
    Quest quest = { .will_do = is_worth_most, .game = ends,
        .worth = men->worth, .enough = most_within(ends, men, &walk,
            points > 1 ? points : 1) };
    WgHexReach reach;

    aut_reach(&walk, leader, &quest, &reach);
    hex = best_of_reach(ends, men, walk.start, &reach);
    aut_find_way(&walk, &reach, leader, hex, way);
    return hex;
}

/* Each to where he is worth most beside the others, of those who are to be
   where they are in `men`; did any change?  `ways` are theirs. */
static bool
place_leaders(const Game *g, const Game *ends, const Sought *sought,
        Leaders *leaders, int army, HexWay ways[RUSSIAN_LEADERS])
{
    bool changed = false;
    Host host;
    Men men;

    gather(ends, army, &host);
    for (int i = 0; i < leaders->count; i++) {
        int u = leaders->slot[i], hex;

        if (army_of(piece_of(g, u)) == army && aut_leads(g, u)) {
            add_men(ends, leaders, sought, i, &host, &men);
            hex = find_place(g, ends, u, &men, &ways[i]);
            changed = changed || hex != leaders->hex[i];
            leaders->hex[i] = (int16_t)hex;
        }
    }
    return changed;
}

/* Is anybody of the army, or of those who have none, led by nobody? */
static bool
are_all_led(const Game *g, const Leaders *leaders, int army)
{
    for (int u = FRENCH_PIECES; u < PIECES; u++) {
        int of = army_of(piece_of(g, u)), hex = ber_stand_of(g, u);

        if (is_combat_unit(piece_of(g, u)) && hex != NONE && aut_moves(g, u)
                && (of == army || of == NO_ARMY)
                && !ber_is_led_from(leaders, g, NONE, of, hex)) {
            return false;
        }
    }
    return true;
}

/* Where they are to be so that nobody is left, by where the men have ended when
   it was tried. */
void
aut_seek(const Game *g, const Game *ends, const Sought *sought,
        Leaders *leaders)
{
    enum { MOST_ROUNDS = 4 };
    HexWay ways[RUSSIAN_LEADERS];

    for (int army = 0; army < NO_ARMY; army++) {
        for (int i = 0; i < MOST_ROUNDS && place_leaders(g, ends, sought,
                    leaders, army, ways); i++) {
        }
    }
}

/* Those of an army, after all its men.  Who moves first has chosen by where the
   others were to be: until nobody changes, but not for ever. */
void
aut_lead(Game *g, DistanceFields *f, int army)
{
    enum { MOST_ROUNDS = 4 };
    Leaders *leaders = &f->leaders;
    HexWay ways[RUSSIAN_LEADERS];
    bool leads = false;

    /* Who enters late, released by others on their way, comes to the edge. */
    for (int i = 0; i < leaders->count; i++) {
        ways[i].length = 0;
        leads = leads || (leaders->army[i] == army
                && aut_leads(g, leaders->slot[i]));
        if (g->unit[leaders->slot[i]].place == ARRIVING) {
            ways[i].hex[ways[i].length++] = leaders->hex[i];
        }
    }
    for (int i = 0; leads && i < MOST_ROUNDS
            && place_leaders(g, g, NULL, leaders, army, ways)
            && !are_all_led(g, leaders, army); i++) {
    }
    aut_leaders_change(f);
    for (int i = 0; i < leaders->count; i++) {
        int u = leaders->slot[i];

        if (army_of(piece_of(g, u)) == army && aut_leads(g, u)) {
            if (leaders->hex[i] != g->unit[u].place) {
                aut_walk_way(g, u, &ways[i], BY_COMMAND);
            }
            g->unit[u].moved = 1;
        }
    }
}
