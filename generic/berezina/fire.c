/*
 * fire.c --
 *
 *      7.2, 7.3 One unit's fire at another: whether the target retreats before
 *      it (7.5), the die, and the hit.
 */

#include "chapters.h"

enum { NATURAL_MISS = 1, NATURAL_HIT = 6 };

/* ---- 7.2 modifiers ---- */

/* The height of the ground, and what lies between a firer and a neighbour. */
static int
hexside(const Game *g, int u, int hex)
{
    int from = g->unit[u].place;
    int side = wg_hex_side(&berezina_grid, from, hex);

    return side >= 0 && has_side((uint8_t)(berezina_hex[from].river
                | berezina_hex[from].stream), side) ? -1 : 0;
}

static int
shelter(int hex)
{
    const Hex *h = &berezina_hex[hex];

    return h->earthwork ? -2 : h->terrain == WOODS || h->terrain == TOWN ? -1
            : 0;
}

/* 13.2 G Napoleon is there. */
static bool
has_presence(const Game *g, int u)
{
    for (int l = g->top[g->unit[u].place]; l != NONE; l = g->unit[l].below) {
        if (side_of(l) == FRENCH && piece_of(g, l)->kind == LEADER
                && piece_of(g, l)->corps == HEADQUARTERS) {
            return g->event == PRESENCE;
        }
    }
    return false;
}

/* What is added to the die of `u` that fires at a hex. */
int
ber_modifier(const Game *g, int u, int hex)
{
    const Hex *from = &berezina_hex[g->unit[u].place];
    int leader = ber_leader_in(g, side_of(u), g->unit[u].place);

    return (leader == NONE ? 0 : piece_of(g, leader)->bonus)
            + (side_of(u) == FRENCH && has_presence(g, u))
            + shelter(hex) - (berezina_hex[hex].level > from->level)
            + hexside(g, u, hex) - (from->terrain == SWAMP)
            - (distance(g->unit[u].place, hex) >= 3);
}

/* Does this throw hit? */
static bool
hits(const Game *g, int die, int modifier)
{
    return die != NATURAL_MISS && (die == NATURAL_HIT
            || die + modifier >= berezina_to_hit[g->rating]);
}

/* ---- ONE_FIRE ---- */

/* 7.5 */
static void
evade(Game *g)
{
    ber_offer_evasion(g);
}

/* 3.1.4 */
static void
make_room(Game *g)
{
    ber_make_room(g);
}

/* 7.5.1 Out of range by now: the fire is wasted. */
static void
roll(Game *g)
{
    int target = g->shot.target, firer = g->shot.firer;

    if (!on_map(g, target) || !on_map(g, firer)
            || !ber_in_reach(g, firer, g->unit[target].place)) {
        wg_leave(g);
    } else if (piece_of(g, target)->kind == RABBLE) {
        wg_tell(g, DISINTEGRATED, target, firer, 0, 0);
        ber_put(g, target, ELIMINATED);         /* 7.3.2 */
        wg_leave(g);
    } else {
        wg_roll(g, 1);
    }
}

static void
read(Game *g)
{
    int u = g->shot.firer, target = g->shot.target;
    int modifier = ber_modifier(g, u, g->unit[target].place);
    bool hit = hits(g, wg_die(g, 0), modifier);

    wg_tell(g, hit ? FIRED : MISSED, u, target, modifier, 0);
    if (!hit) {
        return;
    }
    if (piece_of(g, target)->kind == LEADER) {
        ber_lose_leader(g, target);
    } else {
        ber_lose_step(g, target);
    }
}

const WgStep berezina_one_fire[] = {
    { "7.5",   "may the target retreat?", evade },
    { "3.1.4", "who makes room for it",   make_room },
    { "7.2",   "a die",                   roll },
    { "7.3",   "a hit?",                  read },
    {0}
};
