/*
 * fog.c --
 *
 *      Limited Intelligence in La Bataille de la Moskowa: losses are hidden,
 *      and drawn by lot as they may be.
 */

#include <stdlib.h>

#include "generic/core/match/match.h"
#include "generic/moskowa/melee.h"
#include "outcomes.h"

static int
lost_by(const Game *game, int side)
{
    int lost = 0;

    for (int u = first_of(side); u < end_of(side); u++) {
        lost += is_person(piece_of(game, u)) ? 0
                : game->unit[u].lost * msk_worth(game, u);
    }
    return lost;
}

/* Guns of the enemy's that have lost a point and are taken; they come back with
   what is left (Artillery.4). */
static int
take_guns(void)
{
    for (int u = first_of(WG_SECOND); u < end_of(WG_SECOND); u++) {
        if (g.unit[u].hex != OFF_MAP && is_guns(piece_of(&g, u))
                && points_of(&g, u) > 1) {
            msk_lose_from(&g, u, 1);
            g.unit[u].state |= UNLIMBERED;
            msk_take_guns(&g, g.unit[u].hex);
            return u;
        }
    }
    return NONE;
}

int
main(void)
{
    int u = NONE, leader = NONE, gone, guns;
    Game seen, *drawn;

    begin_scenario("historical");
    guns = take_guns();
    for (int i = 0; i < g.placed; i++) {
        if (side_of(g.stack[i]) == WG_SECOND) {
            if (piece_of(&g, g.stack[i])->type == LEADER) {
                leader = g.stack[i];
            } else {
                u = g.stack[i];
            }
        }
    }
    msk_lose_from(&g, u, points_of(&g, u) - 1);
    gone = g.stack[0];
    for (int i = 0; side_of(gone) != WG_SECOND || gone == u
            || is_person(piece_of(&g, gone)); i++) {
        gone = g.stack[i];
    }
    msk_eliminate(&g, gone);
    g.unit[leader].lost = WOUNDED;
    msk_count_losses(&g);
    seen = g;
    moskowa_rules.redact(&seen, WG_FIRST);
    expect_equal(seen.unit[u].lost, HIDDEN, "Limited Intelligence", "losses");
    expect_equal(seen.unit[u].before, HIDDEN, "Limited Intelligence",
            "and those of before");
    expect_equal(seen.unit[leader].lost, WOUNDED, "Limited Intelligence",
            "all see that a leader is wounded");
    expect_equal(points_of(&seen, u), 1, "R-M182", "what all saw it lose");
    g.unit[gone].lost = 1;
    g.told[gone] = 0;
    expect_equal(known_loss(&g, gone), 1, "R-M182", "its owner knows all");
    g.unit[gone].lost = HIDDEN;
    expect_equal(known_loss(&g, gone), 0, "R-M182", "others what they saw");
    g.unit[gone].lost = g.told[gone] = piece_of(&g, gone)->points;
    for (uint64_t lots = 1; lots <= 20; lots++) {
        drawn = wg_determinize(&moskowa_rules, &seen, WG_FIRST, lots);
        expect(drawn != NULL, "Limited Intelligence", "it can be drawn");
        if (drawn == NULL) {
            break;
        }
        expect_equal(points_of(drawn, gone), 0, "Casualties.5",
                "who was eliminated");
        expect_equal(drawn->unit[guns].lost, 1, "Artillery.4",
                "taken guns, what all saw them lose");
        expect_equal(points_of(drawn, u), 1, "R-M182", "what all saw it lose");
        expect_equal(lost_by(drawn, WG_SECOND), lost_by(&g, WG_SECOND),
                "Victory", "as many as were told");
        free((void *)drawn);
    }
    seen.unit[u].lost = 0;
    expect(wg_determinize(&moskowa_rules, &seen, WG_FIRST, 1) == NULL,
            "Limited Intelligence", "a loss that cannot be seen");
    return outcome();
}
