/*
 * search.c --
 *
 *      How a search shares out its iterations: a short one spends most on its
 *      first plans, a long one on plans that differ from the best, of which
 *      some have an attack more or less.
 */

#include <stdio.h>
#include <stdlib.h>

#include "../../generic/core/player/player.h"

enum { SHORT = 800, LONG = 4000, HALVED = 4, TRIES = 200 };

_Noreturn static void
fail(const char *why, int n)
{
    fprintf(stderr, "search: %s: %d\n", why, n);
    exit(1);
}

/* One who thinks about a plan for the side to act; NULL: not planned now. */
static WgComputer *
planner(const WgMatch *m, int side, int budget)
{
    WgError err;
    WgComputer *c = wg_computer_new(m->rules->name, side, "general", 7, &err);

    wg_computer_set_budget(c, budget);
    if (wg_computer_begin(c, m, &err) < budget || c->search->arm[0].is_action) {
        wg_computer_free(c);
        return NULL;
    }
    return c;
}

/* How many iterations the first plans have got. */
static int
first_plans(WgComputer *c)
{
    while (c->search->stage < HALVED && wg_computer_think(c, 1) > 0) {
    }
    return c->search->done;
}

static int
most_changed(WgComputer *c, void (*mutate)(const Game *, void *, WgLots *))
{
    const Plan *from = &c->search->arm[0].plan;
    WgLots lots = { 1812 };
    int most = 0;

    for (int n = 0; n < TRIES; n++) {
        Plan to = *from;
        int changed = 0;

        mutate(c->world, to.text, &lots);
        for (int i = 0; i < WG_PLAN; i++) {
            changed += to.text[i] != from->text[i];
        }
        most = changed > most ? changed : most;
    }
    return most;
}

/* Both kinds there, if a plan is asked for. */
static bool
searches(const WgMatch *m, int side, bool *replaced, bool *changed)
{
    WgComputer *brief = planner(m, side, SHORT);
    WgComputer *c = planner(m, side, LONG);
    int few, many;

    if (brief == NULL || c == NULL) {
        wg_computer_free(brief);
        wg_computer_free(c);
        return false;
    }
    few = first_plans(brief);
    many = first_plans(c);
    if (few < SHORT / 2 || few > SHORT * 3 / 4 + 1) {
        fail("first plans of a short search", few);
    }
    if (many < few || many > LONG * 3 / 10 + 1) {
        fail("first plans of a long search", many);
    }
    few = c->search->arm[0].count;
    wg_computer_think(c, LONG);
    *replaced |= c->search->arm[0].count < few;
    *changed |= most_changed(c, c->player->mutate) <= 3
            && most_changed(c, c->player->mutate_attack) > 3;
    wg_computer_free(brief);
    wg_computer_free(c);
    return true;
}

int
main(void)
{
    enum { SEED = 5, DECISIONS = 4, EVERY = 20 };
    WgError err;
    WgContest *contest = wg_contest_new("borodino", "shevardino", "",
            "officer", "officer", SEED, &err);
    int side, planned = 0;
    bool replaced = false, changed = false;

    for (int decision = 0; planned < DECISIONS
            && (side = wg_contest_side(contest)) != WG_NOBODY; decision++) {
        if (decision % EVERY == 0) {
            planned += searches(wg_contest_match(contest), side, &replaced,
                    &changed);
        }
        wg_contest_decide(contest);
    }
    if (!replaced) {
        fail("no plan took the place of the best, of", planned);
    }
    if (!changed) {
        fail("no attack was changed by many at once, of", planned);
    }
    wg_contest_free(contest);
    return 0;
}
