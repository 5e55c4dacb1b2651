/*
 * moments.c --
 *
 *      A position of La Bataille de la Moskowa from outside: when it can be
 *      played on, and when not.
 */

#include <stdlib.h>

#include "generic/core/match/match.h"
#include "generic/moskowa/commanders.h"
#include "generic/moskowa/movement.h"
#include "outcomes.h"

static Game
seen_by_french(void)
{
    Game seen = g;

    moskowa_rules.redact(&seen, WG_FIRST);
    return seen;
}

static bool
can_be_drawn(const Game *seen)
{
    Game *drawn = wg_determinize(&moskowa_rules, seen, WG_FIRST, 1);
    bool can = drawn != NULL;

    free((void *)drawn);
    return can;
}

/* The Russians' first commander is slow; of another's units one has moved as
   far as it may.  The French do not know whose it is. */
static void
try_slow_commander(void)
{
    Game seen;
    int u;

    begin_with("historical", "russian_commanders four");
    g.flow.side = WG_FIRST;
    g.phasing = WG_SECOND;
    g.halved = 1;
    u = first_of(WG_SECOND);
    while (g.unit[u].hex == OFF_MAP || msk_commander_of(&g, u) == 0) {
        u++;
    }
    g.unit[u].spent = (uint8_t)msk_allowance(&g, u, true);
    seen = seen_by_french();
    expect_equal(msk_commander_of(&seen, u), 0, "Communications.3",
            "whose it is, is hidden");
    expect(can_be_drawn(&seen), "Communications.3", "it is another's");
}

static void
try_damaged(void)
{
    Game seen;
    int i = 0;

    begin_scenario("historical");
    seen = seen_by_french();
    expect(can_be_drawn(&seen), "Setup", "the first position");
    while (g.unit[g.stack[i]].hex != g.unit[g.stack[i + 1]].hex) {
        i++;
    }
    seen.stack[i + 1] = seen.stack[i];
    expect(!can_be_drawn(&seen), "Stacking.1", "listed twice");
    seen = seen_by_french();
    seen.unit[seen.stack[i]].hex = OFF_MAP;
    expect(!can_be_drawn(&seen), "Stacking.1", "listed, and off the map");
    seen = seen_by_french();
    seen.flow.decision = ASK_STEP;
    expect(!can_be_drawn(&seen), "Movement.3", "a step, with nobody in hand");
    seen = seen_by_french();
    seen.flow.decision = ASK_TARGET;
    expect(!can_be_drawn(&seen), "Fire.8", "fire, while units move");
    seen = seen_by_french();
    seen.unit[seen.stack[i]].pending = MUST_RETREAT;
    seen.awaiting = 1;
    expect(!can_be_drawn(&seen), "R-M108", "a retreat from nowhere");
}

int
main(void)
{
    try_slow_commander();
    try_damaged();
    return outcome();
}
