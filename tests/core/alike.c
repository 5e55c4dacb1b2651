/*
 * alike.c --
 *
 *      An action compared with itself, as the analysis of a match compares
 *      what was played with what might have been, comes to the same in each
 *      sample: the same worlds, plans, dice and end.
 */

#include <stdio.h>

#include "../../generic/core/player/compare.c"

enum { FEW = 30, EACH = 7, MOST_SEEN = 12, ENOUGH = 4 };

static void
think(WgComputer *general, const WgMatch *m)
{
    WgError err;

    wg_computer_begin(general, m, &err);
    while (wg_computer_think(general, FEW) > 0) {
    }
}

/* Samples in which they differ, of how many. */
static int
compare_with_itself(WgComputer *general, int *seen)
{
    Comparison c = { .computer = general, .seed = FEW,
            .until = wg_until(general->rules, general->world, general->ahead,
                &general->plan) };
    WgLots lots = { FEW };
    Way *way = c.way;
    int differ = 0;

    find_ways(&c, &general->answer);
    way[PLAYED].action = way[USUAL].action;
    c.in[PLAYED] = true;
    if (!wg_is_among(&general->offer, &way[USUAL].action)) {
        return 0;
    }
    wg_imagine_worlds(general, &lots);
    sample_all(&c);
    for (int i = 0; i < way[USUAL].count; i++) {
        differ += way[PLAYED].value[i] != way[USUAL].value[i];
        *seen += 1;
    }
    return differ;
}

static int
check(const char *game, const char *scenario)
{
    WgError err;
    WgContest *contest = wg_contest_new(game, scenario, "", "officer",
            "officer", EACH, &err);
    WgComputer *general[2];
    int differ = 0, seen = 0, decided = 0, side;

    for (side = 0; side < 2; side++) {
        general[side] = wg_computer_new(game, side, "general", 1, &err);
        wg_computer_set_budget(general[side], FEW);
    }
    while (decided < MOST_SEEN * EACH
            && (side = wg_contest_side(contest)) >= 0) {
        if (decided++ % EACH == 0) {
            think(general[side], wg_contest_match(contest));
            if (general[side]->imagined) {
                differ += compare_with_itself(general[side], &seen);
            }
        }
        wg_contest_decide(contest);
    }
    for (side = 0; side < 2; side++) {
        wg_computer_free(general[side]);
    }
    wg_contest_free(contest);
    printf("alike: %s: %d samples, %d of them different\n", game, seen,
            differ);
    return differ > 0 || seen < ENOUGH * LOOK;
}

int
main(void)
{
    return check("borodino", "shevardino") | check("monday", "last_blood")
            | check("ford", "ford");
}
