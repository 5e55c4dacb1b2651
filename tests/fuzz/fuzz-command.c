/*
 * fuzz-command.c --
 *
 *      5.4, 6.1.6 The automaton leaves nobody more than four hexes from every
 *      leader who could have been in reach of one: by a hex that it could come
 *      to when it moved, or by one where a leader could end who leaves nobody
 *      else.  Computed from the ground, and not by the rules' own functions.
 *
 *      Not asked for: what nobody could foresee, that a drowned unit is missing
 *      (6.4) or leaves its leaders alone (7.3), or that a player chose among
 *      equals otherwise than the program; those who stay in an enemy zone
 *      (6.3.1) or retreat (6.3.6) need not move themselves.  After a die for a
 *      ford the rest is planned again: there hardly anybody may be left, else
 *      nobody.
 */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../../generic/berezina/outside.h"
#include "fuzz.h"
#include "fuzz-march.h"

extern const WgRules berezina_rules;

enum { RANGE = 4, MOST_MOVES = 400, SELDOM = 20000 };

/* The movement phase that is looked at. */
typedef struct March {
    bool open, unforeseen, forded;
    Game before;                /* the action in which it began */
    int moves;
    WgEvent move[MOST_MOVES];
    int first[PIECES];          /* its move; NONE */
    int from[PIECES];           /* where each began it */
    bool arrived[PIECES], retreated[PIECES];
    Ground end;
} March;

static March march;
static long looked, left;

/* ---- who commands whom ---- */

static bool
is_leader(const Game *g, int u)
{
    return u >= FRENCH_PIECES && piece_of(g, u)->kind == LEADER;
}

static bool
may_command(const Game *g, int leader, int u)
{
    int army = army_of(piece_of(g, u));

    return is_leader(g, leader) && march.end.place[leader] < HEXES
            && (army == NO_ARMY ? g->released[YERMALOFF]
                : army == army_of(piece_of(g, leader)));
}

/* By anybody but this one. */
static bool
is_led(const Game *g, int u, int hex, int but)
{
    for (int l = FRENCH_PIECES; l < PIECES; l++) {
        if (l != but && may_command(g, l, u)
                && distance(march.end.place[l], hex) <= RANGE) {
            return true;
        }
    }
    return false;
}

/* Is it moved by the program: released, or on the way to where it waits? */
static bool
is_moved(const Game *g, int u)
{
    int corps = piece_of(g, u)->corps;

    return g->released[corps] || ((corps == DANUBE || corps == WITTGENSTEIN)
            && g->came[corps]);
}

/* ---- could it have come? ---- */

static int
points_of(int u)
{
    const Game *g = &march.before;
    const Piece *p = piece_of(g, u);
    int points = p->allowance == FOOT ? berezina_track[g->track].foot
            : p->allowance == HORSE ? berezina_track[g->track].horse
            : p->allowance;

    points -= g->event == BLIZZARD;
    return points > 0 ? 2 * points : 0;
}

static bool
could_be_led(const Game *g, const Ground *ground, int u)
{
    static int cost[HEXES];

    march_reach(ground, u, march.from[u], march.arrived[u], points_of(u),
            cost);
    for (int hex = 0; hex < HEXES; hex++) {
        if (cost[hex] < MARCH_FAR && march_has_room(ground, u, hex)
                && is_led(g, u, hex, NONE)) {
            return true;
        }
    }
    return false;
}

/* Where all were when this unit moved. */
static void
find_then(const Game *g, int u, Ground *then)
{
    int place[PIECES];

    for (int v = 0; v < PIECES; v++) {
        place[v] = v < FRENCH_PIECES ? g->unit[v].place
                : march.arrived[v] ? ARRIVING : march.from[v];
    }
    for (int i = 0; i < march.first[u]; i++) {
        place[march.move[i].about[0]] = march.move[i].about[2];
    }
    march_ground(g, place, then);
}

/* Who moved, when it did; who did not, at the beginning and at the end. */
static bool
could_come(const Game *g, int u)
{
    static Ground then;
    bool moved = march.first[u] != NONE;

    if (march.retreated[u] || (!moved && march.end.zone[march.from[u]])) {
        return false;
    }
    if (!moved && !could_be_led(g, &march.end, u)) {
        return false;
    }
    find_then(g, u, &then);
    return could_be_led(g, &then, u);
}

/* Would a leader in that hex have it in reach, and all whom he alone has
   now? */
static bool
would_lead(const Game *g, int leader, int hex, int u)
{
    if (distance(hex, march.end.place[u]) > RANGE) {
        return false;
    }
    for (int v = FRENCH_PIECES; v < PIECES; v++) {
        int at = march.end.place[v];

        if (at < HEXES && is_combat_unit(piece_of(g, v))
                && may_command(g, leader, v) && distance(hex, at) > RANGE
                && distance(march.end.place[leader], at) <= RANGE
                && !is_led(g, v, at, leader)) {
            return false;
        }
    }
    return true;
}

/* The leader who could have been nearer; NONE. */
static int
could_be_fetched(const Game *g, int u)
{
    static int cost[HEXES];

    for (int l = FRENCH_PIECES; l < PIECES; l++) {
        if (!may_command(g, l, u) || !is_moved(g, l) || march.retreated[l]) {
            continue;
        }
        march_reach(&march.end, l, march.from[l], march.arrived[l],
                points_of(l), cost);
        for (int hex = 0; hex < HEXES; hex++) {
            if (cost[hex] < MARCH_FAR && would_lead(g, l, hex, u)) {
                return l;
            }
        }
    }
    return NONE;
}

/* ---- the phase ---- */

static void
begin(Walk *w)
{
    march.open = true;
    march.unforeseen = march.forded = false;
    march.before = *w->before;
    march.moves = 0;
}

/* Where each began, and whether it could choose. */
static void
trace(const Game *g)
{
    int place[PIECES];

    for (int u = 0; u < PIECES; u++) {
        place[u] = g->unit[u].place;
        march.first[u] = NONE;
        march.from[u] = place[u];
        march.arrived[u] = march.before.unit[u].place >= HEXES;
        march.retreated[u] = g->dead[piece_of(g, u)->corps] >= 2;
    }
    for (int i = march.moves; i-- > 0;) {
        int u = march.move[i].about[0];

        march.first[u] = i;
        march.from[u] = march.move[i].about[1];
    }
    march_ground(g, place, &march.end);
}

static void
check(Walk *w)
{
    const Game *g = w->g;

    trace(g);
    for (int u = FRENCH_PIECES; u < PIECES; u++) {
        int at = march.end.place[u], leader = NONE;
        bool counts = at < HEXES && is_combat_unit(piece_of(g, u))
                && is_moved(g, u);

        looked += counts;
        if (!counts || is_led(g, u, at, NONE)
                || (!could_come(g, u)
                    && (leader = could_be_fetched(g, u)) == NONE)) {
            continue;
        }
        if (!march.forded) {
            walk_fail(w, "5.4 %s ends in %s; nearer could come %s",
                    piece_of(g, u)->key, berezina_hex[at].key,
                    piece_of(g, leader == NONE ? u : leader)->key);
        }
        left++;
    }
}

static void
watch(Walk *w)
{
    const WgFlow *f = walk_flow(w);

    march.open = march.open && w->n > 0;
    march.unforeseen = march.unforeseen || f->decision == ASK_EQUALS;
    for (int i = 0; w->n > 0 && i < f->events; i++) {
        const WgEvent *event = &f->event[i];

        if (event->kind == PHASE_BEGAN) {
            if (march.open && !march.unforeseen) {
                check(w);
            }
            march.open = false;
            if (event->about[0] == RUSSIAN_MOVEMENT) {
                begin(w);
            }
        } else if (march.open && event->kind == RUSSIAN_MOVED
                && march.moves < MOST_MOVES) {
            march.move[march.moves++] = *event;
        } else if (event->kind == FORDED) {
            march.forded = true;
        } else if (event->kind == DESTROYED || event->kind == LEADER_MOVED) {
            march.unforeseen = true;
        }
    }
    w->looked = looked;
}

/* Of the solitaire scenario, all but the first option taking turns. */
int
main(int argc, char **argv)
{
    int matches = argc > 1 ? atoi(argv[1]) : 60;
    uint64_t seed = argc > 2 ? strtoul(argv[2], NULL, 10) : 1812;
    Walk w = { .name = "fuzz-command" };

    for (int i = 0; i < matches; i++) {
        walk_begin(&w, &berezina_rules, SOLITAIRE, i % 2 ? 2 * 577 * i : 0,
                seed << 32 | (unsigned)i);
        do {
            watch(&w);
        } while (walk_step(&w));
        walk_end(&w);
    }
    printf("%s: %d matches, %ld units looked at, %ld left after a ford\n",
            w.name, matches, looked, left);
    free(w.offer);
    free(w.entry);
    return looked > 0 && left <= looked / SELDOM ? 0 : 1;
}
