/*
 * expects.c --
 *
 *      What a computer player expects of its answer.  The chance is told by
 *      playing on in worlds that the search has not seen, the same way and as
 *      far whatever is asked: the best of many plans is also the luckiest in
 *      the few worlds of its search, and what two searches say of their own
 *      worlds cannot be compared.
 */

#include <string.h>

#include "player.h"

/* How many worlds, beside what the search took. */
static int
worlds_for(const WgComputer *c)
{
    enum { PART = 4, FEWEST = 12, MOST = 240 };
    int count = c->iterations / PART;

    count = count > MOST ? MOST : count < FEWEST ? FEWEST : count;
    return count < c->iterations ? count : c->iterations;
}

/* The n-th has the same lots at each question: from one to the next only what
   was done differs. */
static bool
enter(const WgComputer *c, Game *world, int n)
{
    WgLots lots = { ~wg_nth_lots(c->seed, (uint64_t)n).state };

    if (!wg_imagine_world(c->rules, c->seen, &c->memory, &lots, world)) {
        memcpy((void *)world, (const void *)c->world, c->rules->size);
    }
    return wg_judge(c->rules, world, &c->answer) == NULL;
}

/* Of its side, in thousandths; WG_UNTOLD: no world allows the answer. */
static int
chance_of_answer(const WgComputer *c)
{
    Game *g = c->search->scratch;
    Until until = wg_until(c->rules, c->world, c->ahead, &c->plan);
    int worlds = worlds_for(c), count = 0;
    int64_t sum = 0;

    for (int n = 0; n < worlds; n++) {
        WgLots lots = wg_nth_lots(c->seed, (uint64_t)n);
        Plan plans[2];
        int worth;

        if (!enter(c, g, n)) {
            continue;
        }
        memset(plans, 0, sizeof plans);
        plans[c->side] = c->plan;
        wg_do(c->rules, g, &c->answer);
        worth = wg_play_out(c->rules, &c->weights, g, plans, until, &lots);
        sum += wg_chance_of_side(c->side, wg_chance_there(c->rules, g, worth));
        count++;
    }
    return count ? wg_nearest(sum, count) : WG_UNTOLD;
}

char *
wg_computer_expects(const WgComputer *c)
{
    WgText out = {0};

    wg_print(&out, "iterations %d", c->iterations);
    if (c->iterations > 0) {
        const Arm *best = wg_best_found(c);
        int own = best->count ? (int)(best->sum / best->count) : 0;
        int value = c->side == WG_FIRST ? own : -own;
        int chance = wg_iterations_left(c) > 0 || !c->player->chance
                ? WG_UNTOLD : chance_of_answer(c);

        wg_print(&out, " value %d answers %d", value, c->search->arms);
        if (chance != WG_UNTOLD) {
            wg_print(&out, " chance %d", chance);
        }
    }
    return out.text;
}
