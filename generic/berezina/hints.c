/*
 * hints.c --
 *
 *      "hints": what a beginner might do now, to the side that is asked, the
 *      best first: {kind WORD ...}...; what else is in each stands behind its
 *      kind.
 *
 *      Of a move           see hints-move.c
 *      fire                unit target chance: the likeliest hits, with
 *                          retreats counted in
 *      fire_none           all targets would retreat first (7.5)
 *      evade               hex: out of reach, without friends who must make
 *                          room
 *      build               unit bridge chance: the half nearest its end, then
 *                          the likeliest
 *      treasure            unit: of who has lost most
 *      step                unit: who is not turned over or ended by it, and has
 *                          lost least
 *      excess              nobody need be eliminated, if the move is undone
 *      exit                hex: the nearest to most of the army
 *      setup               all can stay where they are
 */

#include "hints.h"

enum { MOST_FIRES = 3, MOST_WORKS = 2 };

/* The best first; equals as they were found. */
static void
add_hint(Hints *hints, long worth, int u, int v, int chance)
{
    int i = hints->count;

    if (i == MOST_HINTS && hints->hint[i - 1].worth >= worth) {
        return;
    }
    i -= i == MOST_HINTS;
    for (; i > 0 && hints->hint[i - 1].worth < worth; i--) {
        hints->hint[i] = hints->hint[i - 1];
    }
    hints->hint[i] = (Hint){ worth, u, v, chance };
    hints->count += hints->count < MOST_HINTS;
}

/* ---- 7.0 ---- */

static bool
may_fire(const WgOffer *offer, int u)
{
    for (int i = 0; i < offer->count; i++) {
        const WgAction *a = &offer->action[i];

        if ((a->verb == FIRE || a->verb == BOMBARD) && a->arg[0] == u) {
            return true;
        }
    }
    return false;
}

/* Who must retreat, nobody knows where to, is no help. */
static void
fires(const Game *g, const WgOffer *offer, WgText *out)
{
    Hints found = { .count = 0 };

    for (int u = 0; u < PIECES; u++) {
        for (int v = 0; may_fire(offer, u) && v < PIECES; v++) {
            int chance = ber_hoped_chance(g, u, v);

            if (chance >= 0) {
                add_hint(&found, chance, u, v, chance);
            }
        }
    }
    if (found.count > 0 && found.hint[0].chance == 0) {
        wg_add(out, "{kind fire_none} ");
        return;
    }
    for (int i = 0; i < found.count && i < MOST_FIRES; i++) {
        const Hint *hint = &found.hint[i];

        if (hint->chance > 0) {
            wg_print(out, "{kind fire unit %s target %d chance %d} ",
                    ber_unit_word(g, hint->u), hint->v, hint->chance);
        }
    }
}

static void
evade(const Game *g, const WgOffer *offer, WgText *out)
{
    int best = ber_best_retreat(g, offer);

    if (best >= 0) {
        wg_print(out, "{kind evade hex %s} ",
                berezina_hex[offer->action[best].arg[0]].key);
    }
}

/* ---- 8.1 ---- */

static void
works(const Game *g, const WgOffer *offer, WgText *out)
{
    Hints found = { .count = 0 };

    for (int i = 0; i < offer->count; i++) {
        const WgAction *a = &offer->action[i];

        if (a->verb == BUILD) {
            Work work = ber_work(g, a->arg[0], a->arg[1]);

            add_hint(&found, (long)work.sections * (SURE + 1) + work.chance,
                    a->arg[0], a->arg[1], work.chance);
        }
    }
    for (int i = 0; i < found.count && i < MOST_WORKS; i++) {
        const Hint *hint = &found.hint[i];

        wg_print(out, "{kind build unit %s bridge %d chance %d} ",
                ber_unit_word(g, hint->u), hint->v, hint->chance);
    }
}

/* ---- 5.1, 13.1 ---- */

/* Would another step turn the counter over, or end it (7.3)? */
static bool
is_worn_by_step(int losses)
{
    return losses + 1 == STEPS
            || (2 * losses < STEPS && 2 * (losses + 1) >= STEPS);
}

static void
losses(const Game *g, const WgOffer *offer, int verb, WgText *out)
{
    int best = NONE, least = 0;

    for (int i = 0; i < offer->count; i++) {
        int u = offer->action[i].arg[0], lost, worry;

        if (offer->action[i].verb != verb) {
            continue;
        }
        lost = g->unit[u].losses;
        worry = verb == LOSE_TREASURE ? -lost
                : lost + (is_worn_by_step(lost) ? 10 : 0);
        if (best == NONE || worry < least) {
            least = worry;
            best = u;
        }
    }
    if (best != NONE) {
        wg_print(out, "{kind %s unit %s} ",
                berezina_verbs[verb].name, ber_unit_word(g, best));
    }
}

/* ---- 10.1 ---- */

static int
nearest_exit(int hex)
{
    int best = 0;

    for (int e = 1; e < EXITS; e++) {
        if (distance(hex, berezina_exit[e])
                < distance(hex, berezina_exit[best])) {
            best = e;
        }
    }
    return best;
}

static void
ways_out(const Game *g, WgText *out)
{
    int near[EXITS] = { 0 }, best = 0;

    for (int u = 0; u < FRENCH_PIECES; u++) {
        if (ber_is_movable(g, u) && on_map(g, u)) {
            near[nearest_exit(g->unit[u].place)]++;
        }
    }
    for (int e = 1; e < EXITS; e++) {
        best = near[e] > near[best] ? e : best;
    }
    if (near[best] > 0) {
        wg_print(out, "{kind exit hex %s} ",
                berezina_hex[berezina_exit[best]].key);
    }
}

static void
hints(const Game *g, const WgOffer *offer, WgText *out)
{
    switch (g->flow.decision) {
    case ASK_MOVE:
        ber_hints_of_move(g, offer, out);
        break;
    case ASK_FIRE:
        fires(g, offer, out);
        break;
    case ASK_EVADE:
        evade(g, offer, out);
        break;
    case ASK_BUILD:
        works(g, offer, out);
        break;
    case ASK_TREASURE:
        losses(g, offer, LOSE_TREASURE, out);
        break;
    case ASK_STEP:
        losses(g, offer, LOSE_STEP, out);
        break;
    case ASK_EXCESS:
        wg_add(out, "{kind excess} ");
        break;
    case ASK_EXIT:
        ways_out(g, out);
        break;
    case ASK_FRENCH_SETUP:
        wg_add(out, "{kind setup} ");
        break;
    default:
        break;
    }
}

void
ber_query_hints(const WgQuery *q, WgText *out)
{
    WgOffer offer;

    wg_offer(q->rules, q->game, &offer);
    hints(q->game, &offer, out);
}
