/*
 * outcome.c --
 *
 *      5.3, 6.0, 8.5: what an attack on an area is expected to bring, after its
 *      guns.
 */

#include "outlook.h"

enum { POINT = 100, NO_ATTACK = -300 };

/* 5.3 One gun a border, and none among friends: the best that anybody could
   command. */
void
bor_expect_shelling(Outlook *o)
{
    enum { SIXTH = 17 };
    int best[BORDERS] = { 0 };

    for (int i = 0; i < o->units; i++) {
        int u = o->first + i, from = o->g->unit[u].place;

        if (!is_gun(block_of(o->g, u)) || !o->under[i]
                || is_contested(o->g, from)) {
            continue;
        }
        for (Areas next = borodino_beside[from] & o->g->held[!o->side]
                & ~o->g->held[o->side] & (bit(AREAS) - 1); next;) {
            int area = take_area(&next);
            const Way *way = &borodino_way[borodino_way_to[from][area]];
            int hits = SIXTH * bor_shot_of(o->g, u, way)
                    * o->weights[SHELLING] / POINT;

            if (hits > best[way->border]) {
                o->shelling[area] += hits - best[way->border];
                best[way->border] = hits;
            }
        }
    }
}

/* 8.5 What it is worth to have an area. */
static int
value_of(const Outlook *o, int area)
{
    enum { GROUND = 15 };

    return borodino_area[area].terrain == REDOUBT
            ? o->weights[REDOUBT_WORTH] * (bor_redoubt_points(o->g, FRENCH)
                + bor_redoubt_points(o->g, RUSSIAN)) : GROUND;
}

static bool
is_russian_redoubt(const Game *g, int area)
{
    return borodino_area[area].terrain == REDOUBT
            && !(g->attack[RUSSIAN] & bit(area))
            && g->held[RUSSIAN] & bit(area);
}

/* What guns leave of the enemy, in hundredths of hits: a quarter, if not more,
   for a block's last step is hard to hit. */
static int
left_by_guns(const Outlook *o, int area)
{
    enum { LEAST = 4 };
    int whole = POINT * o->force.hits[!o->side][area];
    int left = whole - o->shelling[area];

    return left < whole / LEAST ? whole / LEAST : left;
}

/* NO_ATTACK where it would be lost, most likely. */
int
bor_outcome(const Outlook *o, int area, int fire, int hits)
{
    const Force *f = &o->force;
    bool redoubt = is_russian_redoubt(o->g, area);
    int theirs = f->fire[!o->side][area], whole = f->hits[!o->side][area];
    int value = value_of(o, area);
    Duel d;

    if (area < AREAS && o->shelling[area] > 0 && whole > 0) {
        int left = left_by_guns(o, area);

        theirs = theirs * left / (POINT * whole);
        whole = (left + POINT - 1) / POINT;
    }
    d = bor_duel(fire, hits * (redoubt && o->side == RUSSIAN ? 2 : 1),
            theirs + o->near[area] * o->weights[HELP] / POINT, whole,
            redoubt && o->side == FRENCH);
    if (d.chance < o->weights[LEAST_CHANCE] && !f->fire[o->side][area]) {
        return NO_ATTACK;
    }
    return d.chance * value / POINT + d.lost[1] * o->weights[KILL]
            - d.lost[0] * o->weights[LOSS];
}
