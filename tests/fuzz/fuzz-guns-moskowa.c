/*
 * fuzz-guns-moskowa.c --
 *
 *      What becomes of guns that were taken, how stacks face, and the points of
 *      scenario 4, in random matches of La Bataille de la Moskowa.  Computed
 *      here from the rulebook and not by its rules' own functions.
 */

#include <string.h>

#include "../../generic/moskowa/noted.h"
#include "../../generic/moskowa/scenarios.h"
#include "../../generic/moskowa/stacks.h"
#include "fuzz.h"

extern const WgRules moskowa_rules;

static const char *
key_of(const Walk *w, int u)
{
    return moskowa_piece[w->setup.piece[u]].key;
}

/* A unit that is neither leader nor aide. */
static bool
fights(const Game *g, int u)
{
    return piece_of(g, u)->type < LEADER;
}

/* ---- Facing 1 ---- */

static void
check_facing(Walk *w)
{
    const Game *g = w->g;
    int last = NONE;

    for (int i = 0; i < g->placed; i++) {
        int u = g->stack[i];

        if (!fights(g, u)) {
            continue;
        }
        if (last != NONE && g->unit[last].hex == g->unit[u].hex
                && g->unit[last].facing != g->unit[u].facing) {
            walk_fail(w, "%s and %s face two ways", key_of(w, last),
                    key_of(w, u));
        }
        w->looked++;
        last = u;
    }
}

/* ---- Artillery 4 ---- */

/* R-M198: who could retake what lies in a hex. */
static bool
is_steady(const Game *g, int side, int hex)
{
    for (int i = 0; i < g->placed; i++) {
        int u = g->stack[i];

        if (g->unit[u].hex == hex && side_of(u) == side && fights(g, u)
                && !(g->unit[u].state & ROUTING)) {
            return true;
        }
    }
    return false;
}

/* R-M133: as many as have room. */
static bool
has_room(const Game *g, int u, int hex)
{
    int points = piece_of(g, u)->points - g->unit[u].lost;

    for (int i = 0; i < g->placed; i++) {
        int other = g->stack[i];

        if (g->unit[other].hex == hex && fights(g, other)) {
            points += piece_of(g, other)->points - g->unit[other].lost;
        }
    }
    return points <= 6;     /* the least limit of any hex */
}

/* "This gives the defender 1 turn": they are destroyed when who took them moves
   next; until then whoever stands there at the end of its movement has them. */
static void
check_taken(Walk *w)
{
    const Game *g = w->g;
    int decision = g->flow.side >= 0 ? g->flow.decision : NONE;

    for (int u = 0; u < PIECES; u++) {
        if (!(g->unit[u].state & TAKEN)) {
            continue;
        }
        w->looked++;
        if (!is_guns(piece_of(g, u)) || g->unit[u].hex != OFF_MAP) {
            walk_fail(w, "%s is taken and is not", key_of(w, u));
        }
        if (decision == ASK_UNIT && side_of(u) != g->phasing) {
            walk_fail(w, "%s is held for more than a turn", key_of(w, u));
        }
        if (decision == ASK_TARGET && g->firing != g->phasing
                && side_of(u) == g->phasing
                && is_steady(g, g->phasing, lies_at(g, u))
                && has_room(g, u, lies_at(g, u))) {
            walk_fail(w, "%s is not retaken", key_of(w, u));
        }
    }
}

/* They stand beneath all others but people, unlimbered as they were left. */
static void
check_retaken(Walk *w, int u, int hex)
{
    const Game *g = w->g;
    bool below = true;

    if (!(w->before->unit[u].state & TAKEN) && g->unit[u].hex != hex) {
        walk_fail(w, "%s was not taken", key_of(w, u));
    }
    for (int i = 0; i < g->placed; i++) {
        int other = g->stack[i];

        below &= other != u;
        if (g->unit[other].hex == hex && fights(g, other) && !below
                && other != u && !(is_guns(piece_of(g, other))
                    && (w->before->unit[other].state & TAKEN))) {
            walk_fail(w, "%s stands above %s", key_of(w, u), key_of(w, other));
        }
    }
    if (!(g->unit[u].state & UNLIMBERED)) {
        walk_fail(w, "%s is limbered", key_of(w, u));
    }
}

static void
hear(Walk *w)
{
    const WgFlow *flow = walk_flow(w);

    for (int i = 0; i < flow->events; i++) {
        const WgEvent *event = &flow->event[i];
        int u = event->about[0];

        if (event->kind == GUNS_RETAKEN && w->g->unit[u].hex != OFF_MAP) {
            w->looked++;
            check_retaken(w, u, event->about[1]);
        } else if (event->kind == GUNS_LOST
                && (w->g->unit[u].hex != OFF_MAP
                    || w->g->unit[u].lost != piece_of(w->g, u)->points)) {
            walk_fail(w, "%s is destroyed and is not", key_of(w, u));
        }
    }
}

/* ---- Scenario 4: points ---- */

static bool crossed[PIECES], called[PIECES], came[PIECES];

/* South of Borodino, over the Kalotcha: the area of the map. */
static bool
is_across(int hex)
{
    for (int i = 0; i < moskowa_areas; i++) {
        const Area *area = &moskowa_area[i];

        if (area->scenario == UVAROV && area->kind == AREA_OBJECTIVE
                && is_in_area(area, hex)) {
            return true;
        }
    }
    return false;
}

/* R-M152: at the end of a player turn, R-M200: leaders aside. */
static void
note_crossings(const Game *g)
{
    for (int i = 0; i < g->placed; i++) {
        int u = g->stack[i];

        if (u >= SECOND && fights(g, u) && is_across(g->unit[u].hex)) {
            crossed[u] = true;
        }
    }
}

static bool
is_lost(const Game *g, int u)
{
    return g->unit[u].hex == OFF_MAP && came[u]
            && g->unit[u].lost >= piece_of(g, u)->points;
}

static int
points_for(const Game *g, int u)
{
    const Piece *p = piece_of(g, u);
    bool in_borodino = is_guns(p) && came[u] && !called[u]
            && strncmp(p->key, "f_IV_IV", 7) == 0 && p->type != HORSE_GUNS;

    if (u < SECOND) {
        return in_borodino && is_lost(g, u) ? 3
                : !called[u] || !came[u] ? 0
                : p->type == CAVALRY ? 2
                : p->type == INFANTRY || p->type == LIGHT ? 1 : 0;
    }
    return (!crossed[u] ? 0 : p->class == CLASS_COSSACK
                || p->class == CLASS_COSSACK_ELITE || p->class == CLASS_TARTAR
            ? 1 : 2)
            - (p->type == CAVALRY && is_lost(g, u)
                && strncmp(p->key, "r_IC_IC_LG", 10) == 0 ? 5 : 0);
}

static void
check_crossing(Walk *w)
{
    const Game *g = w->g;
    const WgAction *call = w->n > 0 ? walk_last(w, CALL) : NULL;
    int points = 0;

    if (w->n == 0) {
        memset(crossed, 0, sizeof crossed);
        memset(called, 0, sizeof called);
        memset(came, 0, sizeof came);
    }
    if (call) {
        called[call->arg[0]] = true;
    }
    if (w->n > 0 && (g->phasing != w->before->phasing
                || g->clock != w->before->clock || g->flow.side == WG_NOBODY)) {
        note_crossings(g);
    }
    for (int i = 0; i < g->placed; i++) {
        came[g->stack[i]] = true;
    }
    for (int u = 0; u < PIECES && g->flow.side == WG_NOBODY; u++) {
        points += points_for(g, u);
    }
    if (g->flow.side == WG_NOBODY && points != w->rules->score(g, WG_SECOND)) {
        walk_fail(w, "%d points, not %d", w->rules->score(g, WG_SECOND),
                points);
    }
}

static void
watch(Walk *w)
{
    check_facing(w);
    check_taken(w);
    if (w->g->scenario == UVAROV) {
        check_crossing(w);
    }
    if (w->n > 0) {
        hear(w);
    }
}

int
main(int argc, char **argv)
{
    return walk_long(argc, argv, &moskowa_rules, "fuzz-guns-moskowa", watch);
}
