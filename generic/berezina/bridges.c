/*
 * bridges.c --
 *
 *      8.3 Bridges over the fords of the Berezina: which can be crossed, and
 *      9.0 how they break.
 */

#include "chapters.h"

enum { MOST_CROSSINGS = 5, HEAVY_TRAFFIC = 4 };

/* The ford of which this is one of the two hexes; NONE. */
int
ber_ford_of(int hex)
{
    for (int f = 0; f < FORDS; f++) {
        if (berezina_ford[f].east == hex || berezina_ford[f].west == hex) {
            return f;
        }
    }
    return NONE;
}

bool
ber_is_finis(const Bridge *b)
{
    return b->half[EAST] == FINIS && b->half[WEST] == FINIS;
}

bool
ber_is_bridged(const Game *g, int ford)
{
    return ber_is_finis(&g->bridge[ford][0])
            || ber_is_finis(&g->bridge[ford][1]);
}

/* May one more cross it this turn?  8.3 Leaders do not count. */
bool
ber_may_cross(const Bridge *b, bool leader)
{
    return ber_is_finis(b) && (leader || b->crossed < MOST_CROSSINGS);
}

/* How many more it can bear this turn. */
int
ber_crossings_left(const Bridge *b)
{
    return ber_is_finis(b) ? MOST_CROSSINGS - b->crossed : 0;
}

/* The bridge of a ford, 0 or 1, that can be crossed, the one that fewer have
   crossed; NONE. */
int
ber_free_bridge(const Game *g, int ford, bool leader)
{
    const Bridge *b = g->bridge[ford];
    bool first = ber_may_cross(&b[0], leader);
    bool second = ber_may_cross(&b[1], leader);

    return first && (!second || b[0].crossed <= b[1].crossed) ? 0
            : second ? 1 : NONE;
}

/* The same, 1 or 2, where either can be crossed, so that the mover names one; 0
   where there is no choice. */
int
ber_bridge_to_name(const Game *g, int ford, bool leader)
{
    return ber_may_cross(&g->bridge[ford][0], leader)
            && ber_may_cross(&g->bridge[ford][1], leader)
            ? ber_free_bridge(g, ford, leader) + 1 : 0;
}

void
ber_cross(Game *g, int u, Bridge *b)
{
    if (piece_of(g, u)->kind != LEADER) {
        b->crossed++;
        b->rabble = (int8_t)(b->rabble + (piece_of(g, u)->kind == RABBLE));
    }
}

/* ---- 4.0 A, 8.1 the markers earned last turn ---- */

static void
finish(Game *g, int ford, int i)
{
    Bridge *b = &g->bridge[ford][i];

    if (b->half[EAST] != HALF_BBB || b->half[WEST] != HALF_BBB) {
        return;
    }
    b->half[EAST] = b->half[WEST] = FINIS;
    wg_tell(g, BRIDGE_FINIS, berezina_ford[ford].west, i + 1, 0, 0);
    if (!b->russian && !g->bridged) {
        g->bridged = 1;
        ber_move_track(g, -1, SHIFT_BRIDGE);    /* 5.3.2 */
    }
}

void
ber_finish_bridges(Game *g)
{
    for (int f = 0; f < FORDS; f++) {
        for (int i = 0; i < 2; i++) {
            g->bridge[f][i].crossed = g->bridge[f][i].rabble = 0;
            finish(g, f, i);
        }
    }
}

/* ---- 9.0 ---- */

/* Is a die thrown for a bridge, ford * 2 + i, at the end of this turn? */
static bool
is_strained(const Game *g, int n)
{
    const Bridge *b = &g->bridge[n / 2][n % 2];

    return ber_is_finis(b) && !b->russian
            && (b->crossed > 0 || g->event == ICE_FLOES)
            && !(g->option[OPT_BRIDGE] && n == 2 * BORISSOW_FORD);
}

static int
strain_of(const Bridge *b)
{
    return (b->rabble > 0) + (b->crossed >= HEAVY_TRAFFIC);
}

/* The least face of that die at which it breaks; 0 if none is thrown. */
int
ber_breaks_from(const Game *g, int n)
{
    int die = 1;

    if (!is_strained(g, n)) {
        return 0;
    }
    while (ber_halves_broken(die + strain_of(&g->bridge[n / 2][n % 2])) == 0) {
        die++;
    }
    return die;
}

/* The bridge to roll for next; NONE. */
static int
next_to_break(const Game *g)
{
    for (int n = g->breaking; n < 2 * FORDS; n++) {
        if (is_strained(g, n)) {
            return n;
        }
    }
    return NONE;
}

static void
begin_breakdown(Game *g)
{
    g->breaking = 0;
}

static void
next_breakdown(Game *g)
{
    int n = next_to_break(g);

    if (n != NONE) {
        g->breaking = (int8_t)n;
        wg_call_again(g, ONE_BREAKDOWN);
    }
}

const WgStep berezina_breakdowns[] = {
    { "9.0", "the bridges used",  begin_breakdown },
    { "9.0", "the next of them",  next_breakdown },
    {0}
};

static void
roll_breakdown(Game *g)
{
    wg_roll(g, 1);
}

/* Told with the least die at which it breaks.  Which half, if only one does, is
   a second die's affair. */
static void
read_breakdown(Game *g)
{
    Bridge *b = &g->bridge[g->breaking / 2][g->breaking % 2];
    int west = berezina_ford[g->breaking / 2].west;
    int halves = ber_halves_broken(wg_die(g, 0) + strain_of(b));

    wg_tell(g, halves ? BROKE : HELD, west, g->breaking % 2 + 1, halves,
            ber_breaks_from(g, g->breaking));
    if (halves == 1) {
        wg_roll(g, 1);
        return;
    }
    if (halves == 2) {
        b->half[EAST] = b->half[WEST] = HALF_BB;
    }
    g->breaking++;
    wg_leave(g);
}

static void
read_half(Game *g)
{
    Bridge *b = &g->bridge[g->breaking / 2][g->breaking % 2];
    int half = wg_die(g, 0) <= 3 ? EAST : WEST;

    b->half[half] = HALF_BB;
    b->half[!half] = HALF_BBB;
    wg_tell(g, HALF_FELL, berezina_ford[g->breaking / 2].west,
            g->breaking % 2 + 1, half, 0);
    g->breaking++;
}

const WgStep berezina_one_breakdown[] = {
    { "9.0", "a die for the bridge", roll_breakdown },
    { "9.0", "does it hold?",        read_breakdown },
    { "9.0", "which half falls",     read_half },
    {0}
};
