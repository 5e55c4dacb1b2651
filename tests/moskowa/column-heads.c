/*
 * column-heads.c --
 *
 *      How a computer marches in road mode, in La Bataille de la Moskowa: the
 *      head of a column first, so that those behind it come on the map; and out
 *      of road mode where the enemy is near.
 */

#include "generic/core/player/player.h"
#include "generic/moskowa/player/player.h"
#include "generic/moskowa/ways.h"
#include "begin.h"
#include "paragraph.h"

static const char *const of = "a column";

/* Utitsa, by officers, until a turn begins. */
static void
play_until(int clock)
{
    Weights weights = wg_usual_weights(&moskowa_rules);
    WgLots lots = { 11 };
    Plan plans[2];

    memset(plans, 0, sizeof plans);
    begin_scenario("utitsa");
    while (g.flow.side != WG_NOBODY && g.clock < clock) {
        wg_play_action(&moskowa_rules, &weights, &g, plans, &lots);
    }
}

/* French units; of these in road mode, within so many hexes of an enemy. */
static int
count(int within)
{
    int found = 0;

    for (int i = 0; i < g.placed; i++) {
        int u = g.stack[i];

        found += side_of(u) == WG_FIRST && !is_person(piece_of(&g, u))
                && (within == 0 || ((g.unit[u].state & ROAD_MODE)
                    && msk_enemy_within(&g, WG_FIRST, g.unit[u].hex, within)
                        != OFF_MAP));
    }
    return found;
}

int
main(void)
{
    play_until(-10);
    expect(count(0) > 20, of, "after two turns most of it is on the map");
    play_until(-6);
    expect_equal(count(1), 0, of, "nobody is on the road beside an enemy");
    return outcome();
}
