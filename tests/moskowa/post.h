/*
 * post.h --
 *
 *      For the tests of La Bataille de la Moskowa in C: several commanders a
 *      side, with their leaders and aides on open ground, before the French
 *      move.
 */

#ifndef MOSKOWA_POST_H
#define MOSKOWA_POST_H

#include "generic/moskowa/commanders.h"
#include "generic/moskowa/fire.h"
#include "generic/moskowa/melee.h"
#include "generic/moskowa/messages.h"
#include "generic/moskowa/noted.h"
#include "outcomes.h"

/* The aide of a leader, the next that is not on the map. */
static inline int
aide_of(int leader)
{
    for (int u = first_of(side_of(leader)); u < end_of(side_of(leader)); u++) {
        if (piece_of(&g, u)->type == AIDE && g.unit[u].hex == OFF_MAP
                && piece_of(&g, u)->whole == g.unit[leader].piece) {
            return u;
        }
    }
    fprintf(stderr, "moskowa: no aide\n");
    exit(1);
}

static inline int
put_aide(int leader, int hex)
{
    int u = aide_of(leader);

    msk_put(&g, u, hex, 0);
    return u;
}

/* The French, three commanders, with nobody on the map but these: those who
   stand for them, so far to the south of the first. */
static int chief[3];

static inline int
begin_post(const char *options)
{
    static const int away[] = { 0, 2, 9 };
    int hex;

    begin_with("historical", options);
    while (g.placed > 0) {
        msk_take(&g, g.stack[0]);
    }
    hex = inner_hex();
    for (int c = 0; c < 3; c++) {
        chief[c] = g.stands[WG_FIRST][c];
        msk_put(&g, chief[c], south(hex, away[c]), 0);
        set_mark(g.came, chief[c]);
    }
    return hex;
}

static inline void
refused_two(int verb, int a, int b, const char *reason, const char *paragraph)
{
    WgAction action = { (int16_t)verb, { (int16_t)a, (int16_t)b, 0 } };

    expect_reason(wg_judge(&moskowa_rules, &g, &action), reason, paragraph);
}

static inline void
act_two(int verb, int a, int b, const char *paragraph)
{
    WgAction action = { (int16_t)verb, { (int16_t)a, (int16_t)b, 0 } };

    refused_two(verb, a, b, "", paragraph);
    if (wg_judge(&moskowa_rules, &g, &action) == NULL) {
        wg_do(&moskowa_rules, &g, &action);
    }
}

/* Done, as often as it is asked of writing. */
static inline void
all_have_written(void)
{
    while (g.flow.decision == ASK_MESSAGE && g.flow.side == WG_FIRST) {
        act(DONE, 0, "Aides.6");
    }
}

/* On to this commander's move. */
static inline void
moves(int commander)
{
    while (g.commander != commander) {
        act(DONE, 0, "Miscellaneous.3");
    }
}

/* The French done, and the Russians, who have nobody: the next turn. */
static inline void
next_turn(void)
{
    int clock = g.clock;

    while (g.clock == clock && g.flow.side >= 0) {
        act(DONE, 0, "Sequence");
    }
}

#endif /* MOSKOWA_POST_H */
