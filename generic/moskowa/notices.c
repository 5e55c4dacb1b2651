/*
 * notices.c --
 *
 *      Infantry Square, Charge.16: cavalry that comes to three hexes
 *      of infantry that sees it; what its side declares, and whether the
 *      infantry attempts to form square.
 */

#include <string.h>

#include "cavalry.h"
#include "commanders.h"
#include "formations.h"
#include "melee.h"
#include "sight.h"

/* Forming.1, Forming.5 It is so near and seen. */
bool
msk_is_noticed(const Game *g, int from, int hex)
{
    return is_held(g, !g->phasing, hex) && hex != from
            && msk_distance(from, hex) <= NOTICED_FROM
            && msk_sees(g, hex, from);
}

/* The next, from one on, that the enemy holds near another; HEXES. */
static int
next_enemy(const Game *g, int near, int first)
{
    return msk_next_about(g->held[!g->phasing], near, NOTICED_FROM, first);
}

/* The next hex, from one on, that this is true of; HEXES. */
static int
next_noticed(const Game *g, int u, int first,
        bool (*holds)(const Game *, int u, int hex))
{
    int from = g->unit[u].hex, hex = next_enemy(g, from, first);

    while (hex < HEXES
            && !(msk_is_noticed(g, from, hex) && holds(g, u, hex))) {
        hex = next_enemy(g, from, hex + 1);
    }
    return hex;
}

void
msk_begin_watch(const Game *g, int u, Watch *out)
{
    out->is_horse = is_mounted(g, u);
    if (out->is_horse) {
        memcpy(out->may, g->held[!g->phasing], sizeof out->may);
        memset(out->asked, 0, sizeof out->asked);
        memset(out->at_two, 0, sizeof out->at_two);
    }
}

/* Could those there notice anybody?  From two hexes, if none forms a square. */
static bool
is_watching(const Game *g, Watch *w, int hex)
{
    uint64_t bit = (uint64_t)1 << hex % 64;

    if (w->asked[hex / 64] & bit) {
        return true;
    }
    if (!msk_may_try_square(g, hex)) {
        if (msk_bar_to_be_charged(g, hex)) {
            w->may[hex / 64] &= ~bit;
            return false;
        }
        w->at_two[hex / 64] |= bit;
    }
    w->asked[hex / 64] |= bit;
    return true;
}

/* Would somebody be asked, or roll, if this cavalry came to a hex?  Who is to
   be charged is not asked in which way.  Whether they see it takes longest. */
bool
msk_may_be_noticed(const Game *g, Watch *w, int from)
{
    int hex = w->is_horse ? msk_next_about(w->may, from, NOTICED_FROM, 0)
            : HEXES;

    while (hex < HEXES) {
        int apart = msk_distance(from, hex);

        if (hex != from && apart <= NOTICED_FROM && is_watching(g, w, hex)
                && (apart < NOTICED_FROM || !is_in_set(w->at_two, hex))
                && msk_sees(g, hex, from)) {
            return true;
        }
        hex = msk_next_about(w->may, from, NOTICED_FROM, hex + 1);
    }
    return false;
}

static bool
may_try(const Game *g, int u, int hex)
{
    (void)u;
    return msk_may_try_square(g, hex);
}

static bool
may_declare(const Game *g, int u, int hex)
{
    return msk_bar_to_declare(g, u, hex) == NULL;
}

bool
msk_is_notice_due(const Game *g, int u)
{
    return is_mounted(g, u) && ((g->unit[u].state & CHARGES)
            || next_noticed(g, u, 0, may_try) < HEXES
            || next_noticed(g, u, 0, may_declare) < HEXES);
}

/* ---- Forming.2: the side that moves declares ---- */

int
msk_next_to_declare(const Game *g, int first)
{
    return g->unit[g->hand].state & (NOTIFIED | MOVED) ? HEXES
            : next_noticed(g, g->hand, first, may_declare);
}

static void
ask_charge(Game *g)
{
    if (next_noticed(g, g->hand, 0, may_declare) < HEXES) {
        wg_ask(g, g->phasing, ASK_CHARGE);
    }
}

/* Done, or this verb with each hex noticed of which that is so. */
static void
propose_noticed(const Game *g, WgOffer *out, int verb,
        bool (*may)(const Game *, int u, int hex))
{
    int hex = -1;

    wg_may(out, DONE, 0, 0, 0);
    while ((hex = next_noticed(g, g->hand, hex + 1, may)) < HEXES) {
        wg_may(out, verb, hex, 0, 0);
    }
}

void
msk_propose_declarations(const Game *g, WgOffer *out)
{
    propose_noticed(g, out, DECLARE, may_declare);
}

const char *
msk_judge_declaration(const Game *g, const WgAction *a)
{
    return a->verb == DONE ? NULL
            : a->verb != DECLARE ? "Charge.16 not-now"
            : !msk_is_noticed(g, g->unit[g->hand].hex, a->arg[0])
            ? "Forming.2 not-seen" : msk_bar_to_declare(g, g->hand, a->arg[0]);
}

void
msk_apply_declaration(Game *g, const WgAction *a)
{
    if (a->verb == DECLARE) {
        msk_declare(g, g->hand, a->arg[0]);
    }
}

/* ---- Forming.3, Forming.6: the defender may try ---- */

/* R-M185 Of who was not taken up: it may yet attack those in a hex. */
static bool
stands_before(const Game *g, int u, int hex)
{
    return msk_bar_to_stand_before(g, u, hex) == NULL && may_try(g, u, hex);
}

static bool
may_answer(const Game *g, int u, int hex)
{
    return wg_is_under_way(g, STAND_BY) ? stands_before(g, u, hex)
            : may_try(g, u, hex);
}

/* Of several commanders, who commands the top unit of a hex answers for it. */
static bool
is_his(const Game *g, int hex)
{
    return !has_several(g, !g->phasing)
            || msk_commander_of(g, msk_face(g, hex)) == g->squares_of;
}

static bool
may_try_now(const Game *g, int u, int hex)
{
    return may_answer(g, u, hex) && is_his(g, hex);
}

static void
begin_squares(Game *g)
{
    g->squares_of = 0;
}

static void
ask_square(Game *g)
{
    int side = !g->phasing;

    do {
        if (next_noticed(g, g->hand, 0, may_try_now) < HEXES) {
            if (g->squares_of > 0) {
                msk_tell_asked(g, side, g->squares_of);
            }
            wg_ask(g, side, ASK_SQUARE);
            return;
        }
    } while (++g->squares_of < g->commanders[side]);
    g->squares_of = 0;
}

void
msk_propose_attempts(const Game *g, WgOffer *out)
{
    propose_noticed(g, out, ATTEMPT_SQUARE, may_try_now);
}

const char *
msk_judge_attempt(const Game *g, const WgAction *a)
{
    return a->verb == DONE ? NULL
            : a->verb != ATTEMPT_SQUARE ? "Forming.3 not-now"
            : !msk_is_noticed(g, g->unit[g->hand].hex, a->arg[0])
            ? "Forming.1 not-near"
            : !msk_may_try_square(g, a->arg[0]) ? "Forming.7 may-not-try"
            : !may_answer(g, g->hand, a->arg[0]) ? "Forming.1 not-near"
            : is_his(g, a->arg[0]) ? NULL : "Miscellaneous.3 not-your-command";
}

void
msk_apply_attempt(Game *g, const WgAction *a)
{
    if (a->verb == ATTEMPT_SQUARE) {
        g->tries = a->arg[0];
        wg_again(g);
        wg_call(g, TRY_SQUARE);
    } else if (++g->squares_of < g->commanders[!g->phasing]) {
        wg_again(g);
    } else {
        g->squares_of = 0;
    }
}

/* Forming.4 A charge on those who formed square, or routed, is none.  Whoever
   comes beside a square that was answered with before is free to declare
   another. */
static void
meet(Game *g)
{
    msk_meet_answer(g);
}

const WgStep msk_notices[] = {
    { "Forming.4",  "a square is met",  meet },
    { "Forming.2",  "declaration",      ask_charge },
    { "Forming.3",  "whose",            begin_squares },
    { "Forming.3",  "squares",          ask_square },
    { "Forming.4",  "charge goes on",   meet },
    {0}
};

const WgStep msk_stand_by[] = {
    { "Forming.3",  "whose",            begin_squares },
    { "Forming.3",  "squares",          ask_square },
    {0}
};

/* ---- who was not taken up ---- */

void
msk_notice_standing(Game *g)
{
    for (int i = 0; i < g->placed; i++) {
        int u = g->stack[i];

        if (side_of(u) == g->phasing && is_mounted(g, u)
                && !(g->unit[u].state & (NOTIFIED | MOVED))
                && next_noticed(g, u, 0, stands_before) < HEXES) {
            g->unit[u].state |= NOTIFIED;
            g->hand = (int16_t)u;
            wg_call_again(g, STAND_BY);
            return;
        }
    }
    g->hand = NONE;
}
