/*
 * leaves.c --
 *
 *      "leaves": what a side would lose by Done now, of what the rules give it
 *      in this phase alone: KIND COUNT...
 *
 *      setup           blocks that could still be put elsewhere (1.2)
 *      tray            blocks that have no area now, where they might (1.2)
 *      points          supply points, while one can be given (7.1, 7.33)
 *      headquarters    that could be activated, if none is (5.2)
 *      corps           with blocks that nobody commands, while others are
 *                      active: their headquarters could (5.2)
 *      crowded         stacks over the limit that no active headquarters could
 *                      move out, while others could be activated (3.31)
 *      guns            that have a target, if none has fired (5.3)
 *      units           under orders, if none has moved (5.4)
 *      idle            active headquarters that lose a step for nothing: nobody
 *                      has obeyed them, and somebody could (5.2)
 */

#include "chapters.h"

static int
points_left(const Game *g)
{
    int points = 0;

    for (int area = 0; area < AREAS; area++) {
        points += g->points[g->flow.side][area];
    }
    return points;
}

/* Has any unit of the mover this mark, a member of Unit by its offset? */
static bool
has_marked(const Game *g, size_t mark)
{
    for (int u = first_of(g->mover); u < end_of(g->mover); u++) {
        if (*((const int8_t *)&g->unit[u] + mark)) {
            return true;
        }
    }
    return false;
}

static int
in_tray(const Game *g)
{
    int count = 0;

    for (int u = first_of(g->mover); u < end_of(g->mover); u++) {
        count += g->unit[u].place == TRAY;
    }
    return count;
}

/* 1.2 Blocks that are deployed, and have another area to go to. */
static int
movable(const Game *g)
{
    int count = 0;

    for (int u = first_of(g->mover); u < end_of(g->mover); u++) {
        count += g->unit[u].moved
                && (bor_deploy_areas(g, u) & ~bit(g->unit[u].place)) != 0;
    }
    return count;
}

/* 5.22, 5.24 May it obey a headquarters of that corps, to which it does not
   belong? */
static bool
obeys_others(const Block *b, int corps)
{
    switch (b->kind) {
    case LIGHT:
    case MILITIA:
        return true;
    case CAVALRY:
    case HORSE:
        return corps == CORPS_MURAT;
    case COSSACK:
        return corps == CORPS_PLATOV;
    default:
        return false;
    }
}

/* 5.2, 5.23 Has nobody done anything by its command?  In doubt somebody has. */
static bool
is_unheard(const Game *g, int hq)
{
    if (g->unit[hq].active == 2) {
        return g->unit[hq].orders == strength_of(g, hq);
    }
    for (int u = first_of(g->mover); u < end_of(g->mover); u++) {
        const Unit *unit = &g->unit[u];

        if ((unit->moved || unit->fired) && u != hq
                && (unit->corps == g->unit[hq].corps
                    || obeys_others(block_of(g, u), g->unit[hq].corps))) {
            return false;
        }
    }
    return true;
}

/* Is there one who could move by its command now? */
static bool
could_command(const Game *g, int hq, const WgOffer *offer)
{
    int army = bor_army_led(g, hq);

    for (int i = 0; i < offer->count; i++) {
        const WgAction *a = &offer->action[i];
        int by = a->verb == MOVE ? bor_commanded(g, a->arg[0]) : NOT_COMMANDED;

        if (g->unit[hq].active == 2 ? army != NONE && by == BY_ARMY + army
                : by == BY_CORPS
                    && g->unit[a->arg[0]].corps == g->unit[hq].corps) {
            return true;
        }
    }
    return false;
}

static int
idle(const Game *g, const WgOffer *offer)
{
    int count = 0;

    for (int u = first_of(g->mover); u < end_of(g->mover); u++) {
        count += g->unit[u].active && strength_of(g, u) > 0
                && is_unheard(g, u) && could_command(g, u, offer);
    }
    return count;
}

/* Could it command blocks of its corps that nobody commands? */
static bool
would_command(const Game *g, int hq)
{
    const Block *b = block_of(g, hq);
    Areas range = bor_range(g, g->mover, g->unit[hq].place, b->range);

    for (int u = first_of(g->mover); u < end_of(g->mover); u++) {
        const Unit *unit = &g->unit[u];

        if (u != hq && unit->corps == b->corps && unit->place < AREAS
                && strength_of(g, u) > 0 && (range & bit(unit->place))
                && !unit->pinned && !bor_commanded(g, u)) {
            return true;
        }
    }
    return false;
}

/* 3.31 Stacks too large that nobody who is active could ease; with headquarters
   that could be activated. */
static int
crowded(const Game *g, const WgOffer *offer)
{
    Areas areas = wg_able(offer, ACTIVATE) ? bor_left_crowded(g) : 0;
    int count = 0;

    while (areas) {
        take_area(&areas);
        count++;
    }
    return count;
}

/* 5.2 An army's leader is no duty: he commands whom he chooses. */
static int
silent_corps(const Game *g, const WgOffer *offer)
{
    int count = 0;

    for (int i = 0; i < offer->count; i++) {
        const WgAction *a = &offer->action[i];

        count += a->verb == ACTIVATE
                && bor_army_led(g, a->arg[0]) == NONE
                && would_command(g, a->arg[0]);
    }
    return count;
}

static void
leaves(const Game *g, const WgOffer *offer, WgText *out)
{
    switch (g->flow.decision) {
    case ASK_DEPLOY:
        wg_print_left(out, "setup", movable(g));
        wg_print_left(out, "tray", in_tray(g));
        break;
    case ASK_SUPPLY:
    case ASK_SPOILS:
        wg_print_left(out, "points", points_left(g));
        break;
    case ASK_COMMAND:
        if (!has_marked(g, offsetof(Unit, active))) {
            wg_print_left(out, "headquarters", wg_able(offer, ACTIVATE));
        } else {
            wg_print_left(out, "corps", silent_corps(g, offer));
        }
        wg_print_left(out, "crowded", crowded(g, offer));
        break;
    case ASK_BOMBARD:
        if (!has_marked(g, offsetof(Unit, fired))) {
            wg_print_left(out, "guns", wg_able(offer, BOMBARD));
        }
        break;
    case ASK_MOVE:
        if (!has_marked(g, offsetof(Unit, moved))) {
            wg_print_left(out, "units", wg_able(offer, MOVE));
        } else {
            wg_print_left(out, "idle", idle(g, offer));
        }
        break;
    default:
        break;
    }
}

/* "undecided": what may still be taken back where Done alone is offered: points
   that are left or were spent (7.2, 7.33), moves (5.4). */
void
bor_tell_undecided(const Game *g, WgText *out)
{
    if (g->flow.decision == ASK_SUPPLY || g->flow.decision == ASK_SPOILS) {
        wg_print_left(out, "points", points_left(g));
        wg_print_left(out, "spent", g->spent);
    } else if (g->flow.decision == ASK_MOVE) {
        wg_print_left(out, "moves", has_marked(g, offsetof(Unit, moved)));
    }
}

/* "goes_on": does an action phase go on after Done (2.2)? */
void
bor_tell_goes_on(const Game *g, WgText *out)
{
    switch (g->flow.decision) {
    case ASK_ENTER:
    case ASK_COMMAND:
    case ASK_BOMBARD:
    case ASK_MOVE:
    case ASK_HQ_MOVE:
        wg_print(out, "on");
        break;
    default:
        break;
    }
}

void
bor_query_leaves(const WgQuery *q, WgText *out)
{
    wg_query_leaves(q, DONE, leaves, out);
}
