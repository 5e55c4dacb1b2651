/*
 * rounds.c --
 *
 *      Where a game says so a marshal makes several searches for a plan, each
 *      in worlds of its own, and then tries what they found in others.  What he
 *      answers after so many iterations does not depend on how they are cut in
 *      pieces; and he has an answer whenever he is stopped.
 */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../../generic/core/player/player.h"

enum { BUDGET = 400, FOUND = 5, TRIED = BUDGET / 5,
    EACH = (BUDGET - TRIED) / FOUND };

_Noreturn static void
fail(const char *why, int n)
{
    fprintf(stderr, "rounds: %s: %d\n", why, n);
    exit(1);
}

static WgComputer *
marshal(const WgMatch *m, int side, int budget)
{
    WgError err;
    WgComputer *c = wg_computer_new(m->rules->name, side, "marshal", 7, &err);

    if (budget) {
        wg_computer_set_budget(c, budget);
    }
    wg_computer_begin(c, m, &err);
    return c;
}

/* As many decisions on, until he plans; the side. */
static int
until_planned(WgContest *contest)
{
    for (;;) {
        int side = wg_contest_side(contest);
        WgComputer *c;
        bool plans;

        if (side == WG_NOBODY) {
            fail("no plan was asked for", side);
        }
        c = marshal(wg_contest_match(contest), side, BUDGET);
        plans = c->searching && !c->search->arm[0].is_action;
        wg_computer_free(c);
        if (plans) {
            return side;
        }
        wg_contest_decide(contest);
    }
}

static bool
is_among(const WgAction *action, const WgOffer *offer)
{
    for (int i = 0; i < offer->count; i++) {
        if (memcmp(action, &offer->action[i], sizeof *action) == 0) {
            return true;
        }
    }
    return false;
}

/* One by one: when each search ends, and whether there is always an answer. */
static void
step(WgComputer *c)
{
    for (int n = 1; c->searching; n++) {
        int left = wg_computer_think(c, 1);

        if (!c->searching) {
            break;
        }
        if (left != BUDGET - n || c->iterations != n) {
            fail("iterations are not counted, after", n);
        }
        if (c->rounds.ended != (n - 1) / EACH && n <= BUDGET - TRIED) {
            fail("a search ended early or late, after", n);
        }
        if (!is_among(&c->answer, &c->offer)) {
            fail("an answer that is not offered, after", n);
        }
    }
    if (c->rounds.ended != FOUND || c->search->arms != FOUND) {
        fail("not all was tried that was found", c->search->arms);
    }
}

/* Of what was found one is played, by samples that are no longer those it was
   found by. */
static void
check_trial(const WgComputer *c)
{
    const Search *s = c->search;
    int differ = 0;

    for (int i = 0; i < FOUND; i++) {
        const Arm *tried = &s->arm[i];
        int same = 0;

        for (int k = 0; k < FOUND; k++) {
            const Arm *found = &c->rounds.found[k];

            if (memcmp(tried->plan.text, found->plan.text, WG_PLAN) == 0) {
                same++;
                differ += tried->value[0] != found->value[0];
            }
        }
        if (same == 0) {
            fail("tried, but not found", i);
        }
    }
    if (differ == 0) {
        fail("tried in the worlds it was found in", FOUND);
    }
    for (int i = 1; i < s->alive; i++) {
        if (s->arm[i].sum * s->arm[0].count > s->arm[0].sum * s->arm[i].count) {
            fail("not the best is first", i);
        }
    }
}

static void
compare(const WgComputer *one, const WgComputer *other, int iterations)
{
    if (memcmp(&one->answer, &other->answer, sizeof one->answer) != 0
            || memcmp(one->plan.text, other->plan.text, WG_PLAN) != 0) {
        fail("in pieces he answers otherwise, after", iterations);
    }
}

static void
check_pieces(const WgMatch *m, int side)
{
    static const int stopped[] = { 1, EACH, EACH + 1, 3 * EACH + 7,
        BUDGET - TRIED, BUDGET - TRIED + 1, BUDGET };

    for (int i = 0; i < (int)(sizeof stopped / sizeof stopped[0]); i++) {
        WgComputer *whole = marshal(m, side, BUDGET);
        WgComputer *pieces = marshal(m, side, BUDGET);

        wg_computer_think(whole, stopped[i]);
        for (int left = stopped[i]; left > 0; left -= 7) {
            wg_computer_think(pieces, left < 7 ? left : 7);
        }
        compare(whole, pieces, stopped[i]);
        wg_computer_free(whole);
        wg_computer_free(pieces);
    }
}

static void
check_budget(const char *game, int budget, int searches)
{
    WgError err;
    WgComputer *c = wg_computer_new(game, WG_FIRST, "marshal", 7, &err);

    if (c->budget != budget || c->searches != searches) {
        fail(game, c->budget);
    }
    wg_computer_free(c);
}

int
main(void)
{
    enum { SEED = 5, DECISIONS = 2 };
    WgError err;
    WgContest *contest = wg_contest_new("monday", "monday", "", "officer",
            "officer", SEED, &err);

    check_budget("monday", 20000, FOUND);
    check_budget("borodino", 10000, FOUND);
    for (int n = 0; n < DECISIONS; n++) {
        int side = until_planned(contest);
        const WgMatch *m = wg_contest_match(contest);
        WgComputer *c = marshal(m, side, BUDGET);

        step(c);
        check_trial(c);
        wg_computer_free(c);
        check_pieces(m, side);
        wg_contest_decide(contest);
    }
    wg_contest_free(contest);
    return 0;
}
