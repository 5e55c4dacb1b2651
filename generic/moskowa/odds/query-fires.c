/*
 * query-fires.c --
 *
 *      Answers for the table, to the side that is asked in its fire phase, and
 *      to who looks on for both, by what is printed; odds are words, chances
 *      and means are millionths:
 *
 *      fires       {HEX ODDS ADDED MEAN CHANCES CHECKS ROUTS LEADER}... of each
 *                  hex that may be fired at, by all who bear on it: the odds
 *                  if all shells hit, "-" below the first; cells added; the
 *                  mean of the points lost; how likely it is that 0 to 6 are,
 *                  that the hex checks morale for them, that somebody routs at
 *                  once, that leaders there are at risk
 *      attack      the same of those who take part now in one, {} of none
 *      bearing H   {UNIT RANGE FACTORS MOST PARTS}... of each unit that bears
 *                  on a hex: its factors in thousandths; 1 to 5, the most of a
 *                  die that hits, 0 if it need not roll; 1 if it takes part
 *      fires U     {HEX RANGE FACTORS}... of each hex on which a unit bears
 */

#include "../charts.h"
#include "../noted.h"
#include "../query.h"
#include "prospects.h"

enum { MILLION = 1000000, THOUSAND = 1000 };

static int
millionths(double chance)
{
    return (int)(chance * MILLION + 0.5);
}

static void
prospect(const Game *g, const Firing *firing, int hex, WgText *out)
{
    Prospect p;

    msk_foresee(g, firing, hex, &p);
    wg_print(out, "{%s %s %d %d {", moskowa_hex_name[hex],
            p.whole.odds == NO_ODDS ? "-" : moskowa_odds[p.whole.odds],
            p.whole.added, millionths(p.mean));
    for (int lost = 0; lost <= MOST_LOST; lost++) {
        wg_print(out, lost ? " %d" : "%d", millionths(p.lost[lost]));
    }
    wg_print(out, "} %d %d %d} ", millionths(p.checks), millionths(p.routs),
            millionths(p.leader));
}

static void
fires(const Game *g, WgText *out)
{
    int16_t hex[PIECES];
    int count = msk_targets(g, PIECES, hex);
    Firing firing;

    for (int i = 0; i < count; i++) {
        msk_best_bearing(g, hex[i], &firing);
        prospect(g, &firing, hex[i], out);
    }
}

static void
attack(const Game *g, WgText *out)
{
    Firing firing;

    msk_taking_part(g, FIRES, FIRES, &firing);
    if (firing.count > 0) {
        prospect(g, &firing, g->target, out);
    }
}

static int
thousandths(const Game *g, int u, int hex)
{
    long value = msk_fire_value(g, u, msk_distance(g->unit[u].hex, hex));

    return (int)(value * THOUSAND / PARTS);
}

static void
bearing(const Game *g, int hex, WgText *out)
{
    Firing firing;

    msk_bearing(g, hex, &firing);
    for (int i = 0; i < firing.count; i++) {
        int u = firing.slot[i];

        wg_print(out, "{%d %d %d %d %d} ", u,
                msk_distance(g->unit[u].hex, hex), thousandths(g, u, hex),
                msk_must_roll(g, u, hex) ? msk_most_that_hits(g, u, hex) : 0,
                g->target == hex && fire_part(g, u) == FIRES);
    }
}

static void
fires_of(const Game *g, int u, WgText *out)
{
    int16_t hex[PIECES];
    int count = msk_targets(g, PIECES, hex);

    for (int i = 0; i < count; i++) {
        if (msk_bar_to_fire(g, u, hex[i]) == NULL) {
            wg_print(out, "{%s %d %d} ", moskowa_hex_name[hex[i]],
                    msk_distance(g->unit[u].hex, hex[i]),
                    thousandths(g, u, hex[i]));
        }
    }
}

static bool
sees_fire(const Game *g, int viewer)
{
    return (viewer == g->firing || viewer == WG_PUBLIC)
            && g->firing == g->flow.side;
}

const WgAnswer msk_answers_fires[] = {
    { "fires", WG_OF_SLOT, sees_fire, .tell_of = fires_of },
    { "fires", .may = sees_fire, .tell = fires },
    { "bearing", WG_OF_PLACE, sees_fire, .tell_of = bearing },
    { "attack", .may = sees_fire, .tell = attack }, {0}
};
