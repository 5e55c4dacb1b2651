/*
 * calls.c --
 *
 *      Scenario 4, Special Rules: in the French movement phase that player
 *      writes down in secret who is called over the Kalotcha; they come in the
 *      next one.
 */

#include <string.h>

#include "scenarios.h"

static const Area *
area_of_called(const Game *g)
{
    for (int i = 0; i < moskowa_areas; i++) {
        if (moskowa_area[i].scenario == g->scenario
                && moskowa_area[i].clock == CALLED) {
            return &moskowa_area[i];
        }
    }
    return NULL;
}

/* Is one of the area's terms about this piece? */
static bool
is_available(const Game *g, int piece)
{
    char term[80];
    const Area *area = area_of_called(g);

    for (const char *w = area ? area->units : ""; *w;) {
        size_t length = strcspn(w, ";");

        assert(length < sizeof term);
        memcpy(term, w, length);
        term[length] = '\0';
        if (term[0] == '@' ? msk_leader(area->side, term + 1) == piece
                : msk_is_meant(piece, term)) {
            return true;
        }
        w += length + (w[length] == ';');
    }
    return false;
}

void
msk_mark_available(Game *g)
{
    for (int u = first_of(WG_FIRST); u < end_of(WG_FIRST)
            && g->scenario == UVAROV; u++) {
        if (is_available(g, g->unit[u].piece)) {
            set_mark(g->available, u);
        }
    }
}

void
msk_ask_calls(Game *g)
{
    if (g->scenario == UVAROV && g->phasing == WG_FIRST) {
        wg_ask(g, WG_FIRST, ASK_CALL);
    }
}

/* In the next movement phase they are due: they may not be called any more. */
void
msk_expect_called(Game *g)
{
    for (int i = 0; i < SLOT_WORDS; i++) {
        g->available[i] &= ~g->called[i];
    }
}

bool
msk_is_called(const Game *g, int u)
{
    return is_marked(g->called, u) && !is_marked(g->available, u);
}

/* Of the enemy's, whom nobody knows of. */
void
msk_hide_calls(Game *g)
{
    for (int i = 0; i < SLOT_WORDS; i++) {
        g->available[i] |= g->called[i];
        g->called[i] = 0;
    }
}

/* R-M193 Nobody who is in the field from the beginning, though also of a
   division that may be called. */
const char *
msk_judge_call(const Game *g, const WgAction *a)
{
    if (a->verb == DONE) {
        return NULL;
    }
    return a->verb != CALL ? "Scenario.4 not-now"
            : is_marked(g->came, a->arg[0]) ? "Scenario.4 not-available"
            : is_marked(g->called, a->arg[0]) ? "Scenario.4 called"
            : !is_marked(g->available, a->arg[0]) ? "Scenario.4 not-available"
            : NULL;
}

void
msk_propose_calls(const Game *g, WgOffer *out)
{
    (void)g;
    wg_may(out, DONE, 0, 0, 0);
    for (int u = first_of(WG_FIRST); u < end_of(WG_FIRST); u++) {
        wg_propose(out, CALL, u, 0, 0);
    }
}

void
msk_apply_call(Game *g, const WgAction *a)
{
    if (a->verb == CALL) {
        set_mark(g->called, a->arg[0]);
        wg_tell_side(g, WG_FIRST, CALLED_UP, a->arg[0], 0, 0, 0);
        wg_again(g);
    }
}
