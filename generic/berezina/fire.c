/*
 * fire.c --
 *
 *      7.2, 7.3 One unit's fire at another: whether the target retreats before
 *      it (7.5), the die, and the hit.
 */

#include "chapters.h"

enum { NATURAL_MISS = 1, NATURAL_HIT = 6 };

/* ---- 7.2 modifiers ---- */

static int
of_leader(const Game *g, int u, int hex)
{
    int leader = ber_leader_in(g, side_of(u), g->unit[u].place);

    (void)hex;
    return leader == NONE ? 0 : piece_of(g, leader)->bonus;
}

/* 13.2 G Napoleon is there. */
static int
of_presence(const Game *g, int u, int hex)
{
    (void)hex;
    for (int l = g->top[g->unit[u].place]; l != NONE; l = g->unit[l].below) {
        if (side_of(u) == FRENCH && side_of(l) == FRENCH
                && piece_of(g, l)->kind == LEADER
                && piece_of(g, l)->corps == HEADQUARTERS) {
            return g->event == PRESENCE;
        }
    }
    return 0;
}

static int
of_earthwork(const Game *g, int u, int hex)
{
    (void)g, (void)u;
    return berezina_hex[hex].earthwork ? -2 : 0;
}

/* An earthwork is all the shelter there is in its hex. */
static int
of_terrain(int hex, int terrain)
{
    const Hex *h = &berezina_hex[hex];

    return h->terrain == terrain && !h->earthwork ? -1 : 0;
}

static int
of_woods(const Game *g, int u, int hex)
{
    (void)g, (void)u;
    return of_terrain(hex, WOODS);
}

static int
of_town(const Game *g, int u, int hex)
{
    (void)g, (void)u;
    return of_terrain(hex, TOWN);
}

static int
of_height(const Game *g, int u, int hex)
{
    return berezina_hex[hex].level > berezina_hex[g->unit[u].place].level
            ? -1 : 0;
}

/* What lies between a firer and a neighbour. */
static bool
is_beyond(const Game *g, int u, int hex, const uint8_t *sides)
{
    int side = wg_hex_side(&berezina_grid, g->unit[u].place, hex);

    return side >= 0 && has_side(*sides, side);
}

static int
of_river(const Game *g, int u, int hex)
{
    return is_beyond(g, u, hex, &berezina_hex[g->unit[u].place].river)
            ? -1 : 0;
}

static int
of_stream(const Game *g, int u, int hex)
{
    return is_beyond(g, u, hex, &berezina_hex[g->unit[u].place].stream)
            && of_river(g, u, hex) == 0 ? -1 : 0;
}

static int
of_swamp(const Game *g, int u, int hex)
{
    (void)hex;
    return berezina_hex[g->unit[u].place].terrain == SWAMP ? -1 : 0;
}

static int
of_range(const Game *g, int u, int hex)
{
    return distance(g->unit[u].place, hex) >= 3 ? -1 : 0;
}

/* ORDER MODIFIER in msgs */
const Modifier berezina_modifiers[] = {
    { "leader",    "7.2",  of_leader },
    { "presence",  "13.2", of_presence },
    { "earthwork", "7.2",  of_earthwork },
    { "woods",     "7.2",  of_woods },
    { "town",      "7.2",  of_town },
    { "height",    "7.2",  of_height },
    { "river",     "7.2",  of_river },
    { "stream",    "7.2",  of_stream },
    { "swamp",     "7.2",  of_swamp },
    { "range",     "7.4",  of_range },
    {0}
};

/* What is added to the die of `u` that fires at a hex. */
int
ber_modifier(const Game *g, int u, int hex)
{
    int sum = 0;

    for (const Modifier *m = berezina_modifiers; m->name; m++) {
        sum += m->adds(g, u, hex);
    }
    return sum;
}

/* Does this throw hit? */
static bool
hits(int rating, int die, int modifier)
{
    return die != NATURAL_MISS && (die == NATURAL_HIT
            || die + modifier >= berezina_to_hit[rating]);
}

/* The faces that hit, a bit each. */
unsigned
ber_faces(const Game *g, int u, int hex)
{
    int rating = ber_rating(g, u), modifier = ber_modifier(g, u, hex);
    unsigned faces = 0;

    for (int die = 1; die <= 6; die++) {
        faces |= (unsigned)hits(rating, die, modifier) << die;
    }
    return faces;
}

/* Told is the least that hits. */
bool
ber_told_faces(int event, const int16_t *about, WgFaces *out)
{
    out->hit = wg_faces(about[2], 6);
    return event == HIT || event == MISSED;
}

/* ---- ONE_FIRE ---- */

void
ber_shoot(Game *g, int u, int target)
{
    ber_alarm(g);               /* R-B56 */
    g->unit[u].fired = 1;
    g->unit[target].shot++;
    g->unit[u].aim = g->unit[target].place;
    g->shot = (Shot){ (int16_t)u, (int16_t)target,
            g->unit[target].place, 0 };
    wg_call(g, ONE_FIRE);
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

/* Told with the least die that hits and where the target stands. */
static void
read(Game *g)
{
    int u = g->shot.firer, target = g->shot.target;
    unsigned faces = ber_faces(g, u, g->unit[target].place);
    bool hit = faces >> wg_die(g, 0) & 1;

    wg_tell(g, hit ? HIT : MISSED, u, target, wg_lowest(faces),
            g->unit[target].place);
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
    { "7.5",   "may the target retreat?", ber_offer_evasion },
    { "3.1.4", "who makes room for it",   ber_make_room },
    { "7.2",   "a die",                   roll },
    { "7.3",   "a hit?",                  read },
    {0}
};
