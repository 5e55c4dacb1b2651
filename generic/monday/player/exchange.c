/*
 * exchange.c --
 *
 *      5.3: what two sides fire at each other in an area, by all that the dice
 *      may bring; and what comes of it for a plan.
 */

#include "outlook.h"

enum { HUNDRED = 100, GUN_FACES = 2 };

int
mon_worth_of(const Outlook *o, int area)
{
    enum { GROUND = 12 };

    return monday_area[area].star == STAR ? o->weights[STAR_WORTH]
            : monday_area[area].star == FLECHE ? o->weights[FLECHE_WORTH]
            : GROUND;
}

/* 5.3.1 How many dice guns beside it could add; they count as if two faces hit,
   for not all of them will fire. */
static int
guns_near(const Outlook *o, int area)
{
    enum { MOST_HELP = 200, A_DIE = 35 };
    const Game *g = o->g;
    int help = 0;

    for (Members left = o->guns; left; ) {
        int i = wg_take_lowest(&left), u = o->first + i;

        if (o->under[i] && has_area(&monday_near[g->unit[u].place], area)) {
            help += o->weights[GUNS_HELP] * face_of(g, u)->strength;
        }
    }
    return (help < MOST_HELP ? help : MOST_HELP) / A_DIE;
}

static int
faces_of(const Game *g, int u)
{
    enum { ABOVE = 7 };

    return ABOVE - mon_hits_from(g, u);
}

/* All of a side that are there. */
static void
add_side(const Game *g, int side, int area, WgHits *hits)
{
    int there = g->count[side][area];

    for (int u = first_of(side); u < end_of(side) && there > 0; u++) {
        if (g->unit[u].place == area) {
            wg_add_dice(hits, mon_dice(g, u), faces_of(g, u));
            there--;
        }
    }
}

void
mon_open_exchange(const Outlook *o, int area, Exchange *x)
{
    wg_no_hits(&x->ours);
    wg_no_hits(&x->theirs);
    x->hits = o->force.hits[o->side][area];
    x->enemy_hits = o->force.hits[!o->side][area];
    x->absorbed = mon_absorbs(o->g, !o->side, area);
    add_side(o->g, o->side, area, &x->ours);
    add_side(o->g, !o->side, area, &x->theirs);
    wg_add_dice(&x->ours, guns_near(o, area), GUN_FACES);
}

/* It fires with half over the Kolocha, one die at least. */
void
mon_join(const Outlook *o, int i, bool over, Exchange *x)
{
    int u = o->first + i, dice = mon_dice(o->g, u);

    wg_add_dice(&x->ours, dice > 1 && over ? dice / 2 : dice,
            faces_of(o->g, u));
    x->hits += mon_hits_left(o->g, u);
}

/* 2.4 A hit on those who are near to breaking counts for more. */
static int
worth_of_hit(const Outlook *o)
{
    enum { NEAR = MORALE - 4 };
    int past = o->g->lost[!o->side] - NEAR;

    return o->weights[KILL] + (past > 0 ? past * o->weights[BREAK] : 0);
}

int
mon_outcome(const Outlook *o, int area, const Exchange *x)
{
    WgMeans theirs = wg_mean_hits(&x->ours, x->absorbed, x->enemy_hits);
    WgMeans ours = wg_mean_hits(&x->theirs, 0, x->hits);

    return (theirs.mean * worth_of_hit(o) - ours.mean * o->weights[LOSS])
            / HUNDRED
            + mon_worth_of(o, area) * theirs.square / (HUNDRED * HUNDRED);
}
