/*
 * crossing.c --
 *
 *      8.0: when the French can cross, what they avoid before they can, and
 *      where engineers are wanted.
 */

#include "../ground.h"
#include "player.h"

/* 8.1 Two bridges; or one, where to wait longer helps the enemy alone. */
bool
ber_can_cross(const Game *g, const int *weight, int ford)
{
    int done = ber_is_finis(&g->bridge[ford][0])
            + ber_is_finis(&g->bridge[ford][1]);

    return done == 2 || (done == 1 && (g->crossed
            || g->released[TCHLAPLATZ]
                || g->turn >= weight[HURRY]));
}

/* 5.3 Who has met nobody does nothing that begins it before there is a
   bridge. */
bool
ber_is_stealthy(const Game *g, const int *weight)
{
    return !g->alarm && !ber_can_cross(g, weight, SITE)
            && !ber_can_cross(g, weight, OTHER);
}

static void
expose(Outlook *o, int from, int reach, int by)
{
    Span rows = rows_about(from, reach);

    for (int row = rows.first; row < rows.end; row++) {
        Span span = span_about(from, reach, row);

        for (int hex = span.first; hex < span.end; hex++) {
            o->exposed[hex] |= (uint8_t)by;
        }
    }
}

/* 7.4 The hexes at which a Russian could fire by day, whatever is between. */
static void
note_guns(Outlook *o)
{
    enum { GUNS_REACH = 3 };

    for (int u = FRENCH_PIECES; u < PIECES; u++) {
        int from = o->g->unit[u].place;
        bool fires = is_fighting(o->g, u);

        for (int d = 0; on_map(o->g, u) && d < WG_HEX_SIDES; d++) {
            int near = berezina_next[from][d];

            o->beside[near] = o->beside[near] || near != from;
            o->exposed[near] |= (uint8_t)(BY_NOW * fires);
        }
        if (fires) {
            expose(o, from, is_artillery(piece_of(o->g, u)) ? GUNS_REACH : 0,
                    BY_NOW);
        }
    }
}

/* 11.2 Nor where the guns that come on turn 3 may be about the earthworks. */
static void
note_coming(Outlook *o)
{
    enum { THERE = 5, REACH = 5 };

    if (o->g->turn <= THERE) {
        expose(o, HEX(5613), REACH, BY_SOON);
        expose(o, HEX(5713), REACH, BY_SOON);
    }
}

/* How many sections a ford's better bridge lacks. */
static int
sections_lacking(const Game *g, int ford)
{
    int least = 2 * HALF_BBB;

    for (int i = 0; i < 2; i++) {
        const Bridge *b = &g->bridge[ford][i];
        int lacks = 2 * HALF_BBB - (b->half[EAST] < HALF_BBB
                ? b->half[EAST] : HALF_BBB) - (b->half[WEST] < HALF_BBB
                ? b->half[WEST] : HALF_BBB);

        least = !b->russian && lacks < least ? lacks : least;
    }
    return least;
}

int
ber_built_at(const Game *g, int ford)
{
    int sections = 0;

    for (int i = 0; i < 2; i++) {
        const Bridge *b = &g->bridge[ford][i];

        sections += b->russian ? 0 : b->half[EAST] + b->half[WEST];
    }
    return sections;
}

/* French foot on the near bank that waits before it. */
static int
queue_at(const Game *g, int ford)
{
    enum { NEAR = 3 };
    int count = 0;

    for (int u = 0; u < FRENCH_PIECES; u++) {
        count += is_fighting(g, u) && bank_of(g->unit[u].place) == EAST
                && piece_of(g, u)->allowance < 5
                && is_within(NEAR, g->unit[u].place, berezina_ford[ford].east);
    }
    return count;
}

static bool
has_engineer(const Game *g, int ford)
{
    for (int u = 0; u < FRENCH_PIECES; u++) {
        if (piece_of(g, u)->kind == ENGINEER && on_map(g, u)
                && ber_ford_of(g->unit[u].place) == ford) {
            return true;
        }
    }
    return false;
}

/* 6.4 Do they wade there, where no bridge is and no enemy near? */
bool
ber_wades(const Outlook *o, int ford)
{
    enum { NEAR = 2 };
    const Game *g = o->g;

    return o->ready && g->turn >= o->weight[WADE] && !ber_is_bridged(g, ford)
            && (ford == SITE || (ford == OTHER
                && ber_nearest_post(&o->enemy, berezina_ford[ford].west)
                    > NEAR));
}

/* 8.3 What it costs to cross, and to wait before it. */
static int
toll_of(const Outlook *o, int ford)
{
    enum { UNBUILT = 24, UNATTENDED = 60 };
    const Game *g = o->g;
    int price;

    if (ford != SITE && ford != OTHER) {
        return ber_is_bridged(g, ford) ? BRIDGE : -1;
    }
    if (!o->ready) {
        return BRIDGE + (ford == SITE ? UNBUILT : UNATTENDED);
    }
    price = ber_is_bridged(g, ford) ? 0
            : o->weight[MEND] * (1 + sections_lacking(g, ford))
                + UNATTENDED * !has_engineer(g, ford);
    if (price > o->weight[WADE_COST] && ber_wades(o, ford)) {
        price = o->weight[WADE_COST];
    }
    return BRIDGE + o->weight[QUEUE] * queue_at(g, ford) + price;
}

void
ber_look(const Game *g, const int *weight, Outlook *o, Survey *out,
        Survey *work)
{
    *o = (Outlook){ .g = g, .side = FRENCH, .out = out, .work = work };
    for (int i = 0; i < BER_WEIGHTS; i++) {
        o->weight[i] = weight[i] + ber_more[g->scenario][i];
    }
    o->enemy = ber_posts(g, RUSSIAN);
    o->ready = ber_can_cross(g, o->weight, SITE)
            || ber_can_cross(g, o->weight, OTHER)
            || (g->bridged && g->crossed);
    o->hides = ber_is_stealthy(g, o->weight);
    if (o->hides) {
        note_guns(o);
        note_coming(o);
    }
    for (int f = 0; f < FORDS; f++) {
        o->toll[f] = toll_of(o, f);
    }
    for (int u = 0; u < FRENCH_PIECES; u++) {
        o->left += is_combat_unit(piece_of(g, u))
                && g->unit[u].place < EXITED;
    }
    ber_measure(o, berezina_exit[OUT], out);
}

/* ---- engineers ---- */

static bool
is_second_engineer(const Game *g, int u)
{
    for (int v = 0; v < u; v++) {
        if (piece_of(g, v)->kind == ENGINEER && g->unit[v].place < EXITED) {
            return true;
        }
    }
    return false;
}

/* Both build at Veselovo until one can cross; then the first mends there, from
   the far bank, for a town has room for two; the second builds at Studianka,
   while it is early enough. */
int
ber_site(const Outlook *o, int u)
{
    enum { TO_BUILD_IT = 3 };
    const Game *g = o->g;
    bool early = g->turn < o->weight[LAST_WORK] - TO_BUILD_IT;

    return !o->ready ? berezina_ford[SITE].east
            : is_second_engineer(g, u) && early
                && g->turn >= o->weight[SECOND]
            ? berezina_ford[OTHER].east : berezina_ford[SITE].west;
}
