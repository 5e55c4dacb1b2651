/*
 * query-meetings.c --
 *
 *      What a leader or an aide of several commanders can do with those in its
 *      hex: see `can` and `cannot` in query-moves.c.
 */

#include "messages.h"
#include "movement.h"
#include "query.h"

const char *
msk_bar_to_deed(const Game *g, int verb, int n)
{
    WgAction a = { (int16_t)verb, { (int16_t)n, 0, 0 } };

    return msk_judge_step(g, &a);
}

static bool
can(const Game *g, int verb, int n)
{
    return msk_bar_to_deed(g, verb, n) == NULL;
}

static void
tell(const Game *g, const char *verb, int u, WgText *out)
{
    wg_print(out, "{%s %s} ", verb, piece_of(g, u)->key);
}

/* Aides, Communications, Miscellaneous.5. */
void
msk_query_meetings(const Game *g, WgText *out)
{
    int side = g->phasing;
    Stack stack = msk_stack(g, g->unit[g->hand].hex);

    for (int c = 0; c < g->commanders[side]; c++) {
        int leader = g->stands[side][c];

        if (leader != NONE && can(g, CARRY, leader)) {
            tell(g, "carry", leader, out);
        }
        if (leader != NONE && can(g, WRITE, leader)) {
            tell(g, "write", leader, out);
        }
    }
    if (can(g, DELIVER, 0)) {
        wg_add(out, "deliver ");
    }
    for (int i = 0; i < stack.count; i++) {
        int u = stack.slot[i];

        if (can(g, RECEIVE, u)) {
            tell(g, "receive", u, out);
        }
        if (can(g, STEAL, u)) {
            tell(g, "steal", u, out);
        }
    }
}

/* If points are all that is lacking: `rich` has them. */
static void
tell_lack(const Game *g, const Game *rich, int verb, int n, WgText *out)
{
    const char *bar = msk_bar_to_deed(g, verb, n);

    if (bar && msk_bar_to_deed(rich, verb, n) == NULL) {
        wg_print(out, verb == DELIVER ? "{action deliver"
                : verb == RECEIVE ? "{action {receive %s}"
                : "{action {carry %s}", piece_of(g, n)->key);
        wg_print(out, " why {%s}} ", bar);
    }
}

void
msk_query_lacks(const Game *g, WgText *out)
{
    int side = g->phasing;
    Stack stack = msk_stack(g, g->unit[g->hand].hex);
    Game rich = *g;

    if (!has_several(g, side) || !is_person(piece_of(g, g->hand))) {
        return;
    }
    for (int i = 0; i < stack.count; i++) {
        rich.unit[stack.slot[i]].spent = 0;
    }
    for (int c = 0; c < g->commanders[side]; c++) {
        if (g->stands[side][c] != NONE) {
            tell_lack(g, &rich, CARRY, g->stands[side][c], out);
        }
    }
    tell_lack(g, &rich, DELIVER, 0, out);
    for (int i = 0; i < stack.count; i++) {
        tell_lack(g, &rich, RECEIVE, stack.slot[i], out);
    }
}
