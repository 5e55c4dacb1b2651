/*
 * hands.c --
 *
 *      La Bataille de la Moskowa: units in hand, and their ways before they are
 *      taken up.
 */

#include "begin.h"
#include "paragraph.h"
#include "generic/moskowa/ways.h"

/* The first unit with a way from the given place in the list of stacks on, as
   the table asks for it. */
static int
next_able(int *at, WgWays *ways)
{
    while (*at < g.placed) {
        int u = g.stack[(*at)++];

        msk_ways(&g, u, ways);
        if (ways->count > 1) {
            return u;
        }
    }
    return NONE;
}

static const char *
why(int verb, int a)
{
    WgAction action = { (int16_t)verb, { (int16_t)a, 0, 0 } };

    return wg_judge(&moskowa_rules, &g, &action);
}

static void
act(int verb, int a)
{
    WgAction action = { (int16_t)verb, { (int16_t)a, 0, 0 } };

    expect(why(verb, a) == NULL, "Movement.3", "allowed");
    wg_do(&moskowa_rules, &g, &action);
}

int
main(void)
{
    static WgWays ways, later;
    int at = 0, first, u;

    begin();
    first = next_able(&at, &ways);
    act(TAKE_UP, first);
    expect(why(TAKE_UP, first) != NULL, "Movement.3", "it is in hand");
    u = next_able(&at, &ways);
    expect(ways.way[0].step.verb == TAKE_UP && !ways.way[0].within
            && ways.way[1].before == 0, "Movement.3", "it is taken up first");
    act(TAKE_UP, u);
    msk_ways(&g, u, &later);
    expect_equal(later.count, ways.count - 1, "Movement.3", "the same ways");
    act(DONE, 0);
    expect((g.flow.side != WG_FIRST || g.flow.decision != ASK_UNIT)
            && g.hand == NONE, "Movement.3", "done with a unit in hand");
    return outcome();
}
