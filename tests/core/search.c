/*
 * search.c --
 *
 *      How a search shares out its iterations: two fifths go to its first
 *      plans, in a long one no more than so many, and all else to plans that
 *      differ from the best, of which some have an attack more or less.
 */

#include <stdio.h>
#include <stdlib.h>

#include "../../generic/core/player/player.h"

enum { SHORT = 800, LONG = 4000, HALVED = 4, TRIES = 200, FEW = 3 };

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
difference(const Plan *one, const Plan *other)
{
    int differ = 0;

    for (int i = 0; i < WG_PLAN; i++) {
        differ += one->text[i] != other->text[i];
    }
    return differ;
}

static int
most_changed(WgComputer *c, void (*mutate)(const Game *, void *, WgLots *))
{
    const Plan *from = &c->search->arm[0].plan;
    WgLots lots = { 1812 };
    int most = 0;

    for (int n = 0; n < TRIES; n++) {
        Plan to = *from;
        int changed;

        mutate(c->world, to.text, &lots);
        changed = difference(&to, from);
        most = changed > most ? changed : most;
    }
    return most;
}

/* To the end: did one with fewer samples take the place of the best, and did
   one differ in more than a few? */
static void
challenge(WgComputer *c, bool *replaced, bool *attacked)
{
    const Search *s = c->search;
    int samples = s->arm[0].count;

    while (wg_computer_think(c, 1) > 0) {
        *attacked |= s->challenging
                && difference(&s->arm[ARMS].plan, &s->arm[0].plan) > FEW;
    }
    *replaced |= s->arm[0].count < samples;
}

typedef struct Seen {
    bool replaced[2], attacked[2];      /* in a short search, in a long one */
    bool changed;
} Seen;

/* What is to be seen, if a plan is asked for. */
static bool
searches(const WgMatch *m, int side, Seen *seen)
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
    if (few < SHORT / 4 || few > SHORT * 2 / 5 + 1) {
        fail("first plans of a short search", few);
    }
    if (many < few || many > LONG * 3 / 10 + 1) {
        fail("first plans of a long search", many);
    }
    challenge(brief, &seen->replaced[0], &seen->attacked[0]);
    challenge(c, &seen->replaced[1], &seen->attacked[1]);
    seen->changed |= most_changed(c, c->player->mutate) <= FEW
            && most_changed(c, c->player->mutate_attack) > FEW;
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
    Seen seen = { .changed = false };

    for (int decision = 0; planned < DECISIONS
            && (side = wg_contest_side(contest)) != WG_NOBODY; decision++) {
        if (decision % EVERY == 0) {
            planned += searches(wg_contest_match(contest), side, &seen);
        }
        wg_contest_decide(contest);
    }
    for (int i = 0; i < 2; i++) {
        if (!seen.replaced[i]) {
            fail("no plan took the place of the best, search", i);
        }
        if (!seen.attacked[i]) {
            fail("no attack more or less was tried, search", i);
        }
    }
    if (!seen.changed) {
        fail("no attack was changed by many at once, of", planned);
    }
    wg_contest_free(contest);
    return 0;
}
