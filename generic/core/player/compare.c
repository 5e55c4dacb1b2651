/*
 * compare.c --
 *
 *      What was done, beside what the policy or a search would have done: each
 *      is played on in the same worlds and with the same dice.
 */

#include <string.h>

#include "compare.h"

enum { MOST = 96, LOOK = 24 };  /* samples; where it may be clear already */

/* A way to go on: an action, then by this plan. */
typedef struct Way {
    WgAction action;
    Plan plan;
    int count;
    int value[MOST];
    int64_t sum, chance, part[WG_PARTS];
} Way;

typedef enum Which {
    USUAL,                      /* by the policy */
    SEARCHED,
    PLAYED,                     /* then by the policy */
    PLAYED_SEARCHED,            /* then by the plan that was found */
    WAYS
} Which;

typedef struct Comparison {
    WgComputer *computer;
    uint64_t seed;
    Until until;
    Way way[WAYS];
    bool in[WAYS];              /* is it another than those before it? */
} Comparison;

/* What a victory is worth more than points is no points. */
static int
in_points(const WgRules *rules, const Game *g, int value)
{
    int winner = ((const WgFlow *)g)->side == WG_NOBODY ? rules->winner(g)
            : WG_NOBODY;
    int more = rules->player->more_than_points;

    return winner == WG_FIRST ? value - more
            : winner == WG_SECOND ? value + more : value;
}

static void
sample(Comparison *c, Way *way, const Game *world)
{
    WgComputer *computer = c->computer;
    const WgRules *rules = computer->rules;
    Game *g = computer->search->scratch;
    int sign = computer->side == WG_FIRST ? 1 : -1;
    WgLots lots = wg_nth_lots(c->seed, (uint64_t)way->count);
    Plan plans[2] = { { .phase = 0 }, { .phase = 0 } };
    int part[WG_PARTS], worth, value, chance;

    memcpy((void *)g, (const void *)world, rules->size);
    wg_do(rules, g, &way->action);
    plans[computer->side] = way->plan;
    worth = wg_play_out(rules, &computer->weights, g, plans, c->until, &lots);
    chance = wg_chance_there(rules, g, worth);
    value = sign * in_points(rules, g, worth);
    way->value[way->count++] = value;
    way->sum += value;
    way->chance += wg_chance_of_side(computer->side, chance);
    wg_parts_of(rules->player, g, part);
    part[WG_PROSPECT] += sign * value - worth;
    for (int i = 0; i < WG_PARTS; i++) {
        way->part[i] += sign * part[i];
    }
}

static int
mean_of(int64_t sum, const Way *way)
{
    return way->count ? (int)(sum / way->count) : 0;
}

static int
mean(const Way *way)
{
    return mean_of(way->sum, way);
}

/* A way that is left out comes to the same as this one. */
static Which
same_as(const Comparison *c, Which which)
{
    switch (which) {
    case PLAYED:
        return c->in[PLAYED] ? PLAYED : USUAL;
    case PLAYED_SEARCHED:
        return c->in[PLAYED_SEARCHED] ? PLAYED_SEARCHED
                : c->in[SEARCHED] && wg_same_action(&c->way[PLAYED].action,
                    &c->way[SEARCHED].action) ? SEARCHED
                : same_as(c, PLAYED);
    case SEARCHED:
        return c->in[SEARCHED] ? SEARCHED : USUAL;
    default:
        return USUAL;
    }
}

static const Way *
better(const Comparison *c, Which one, Which other)
{
    const Way *a = &c->way[same_as(c, one)], *b = &c->way[same_as(c, other)];

    return mean(b) > mean(a) ? b : a;
}

/* Of the mean of differences between two ways. */
static int
standard_error(const Way *a, const Way *b)
{
    int by[MOST];

    for (int i = 0; i < a->count; i++) {
        by[i] = a->value[i] - b->value[i];
    }
    return wg_standard_error(by, a->count);
}

/* Is there hardly a difference, as it seems? */
static bool
is_clear(const Comparison *c)
{
    const Way *usual = &c->way[USUAL];

    for (Which w = USUAL + 1; w < WAYS; w++) {
        int by = mean(&c->way[w]) - mean(usual);

        if (c->in[w] && (by < 0 ? -by : by)
                > standard_error(&c->way[w], usual)) {
            return false;
        }
    }
    return true;
}

static void
sample_all(Comparison *c)
{
    const WgComputer *computer = c->computer;
    const Search *s = computer->search;
    int fit = 0;

    for (int i = 0; i < MOST && i < fit + WORLDS; i++) {
        const Game *world = s->world[i % s->worlds];

        if (wg_judge(computer->rules, world, &c->way[PLAYED].action)
                || wg_judge(computer->rules, world, &c->way[USUAL].action)
                || wg_judge(computer->rules, world,
                    &c->way[SEARCHED].action)) {
            continue;
        }
        for (Which w = 0; w < WAYS; w++) {
            if (c->in[w]) {
                sample(c, &c->way[w], world);
            }
        }
        if (++fit == LOOK && is_clear(c)) {
            break;
        }
    }
}

/* What is done by the policy, and by the plan that was found. */
static void
find_ways(Comparison *c, const WgAction *played)
{
    WgComputer *computer = c->computer;
    WgLots lots = { c->seed };
    Way *way = c->way;
    bool planned = computer->plan.phase != 0 && computer->player->phase
            && computer->player->phase(computer->world)
            == computer->plan.phase;

    way[USUAL].action = wg_play_by(computer->rules, &computer->weights,
            computer->world, &way[USUAL].plan, &lots);
    way[SEARCHED].action = computer->answer;
    way[PLAYED].action = way[PLAYED_SEARCHED].action = *played;
    way[PLAYED].plan = way[USUAL].plan;     /* both end with the same phase */
    if (planned) {
        way[SEARCHED].plan = way[PLAYED_SEARCHED].plan = computer->plan;
    }
    c->in[USUAL] = true;
    c->in[SEARCHED] = planned || !wg_same_action(&way[SEARCHED].action,
            &way[USUAL].action);
    c->in[PLAYED] = !wg_same_action(played, &way[USUAL].action);
    c->in[PLAYED_SEARCHED] = planned && !wg_same_action(played,
            &way[SEARCHED].action);
}

Compared
wg_compare(WgComputer *computer, const WgAction *played, int turns,
        uint64_t seed)
{
    Comparison c = { .computer = computer, .seed = seed,
            .until = wg_until(computer->rules, computer->world, turns,
                &computer->plan) };
    WgLots lots = { seed };
    Compared out = { .samples = 0 };
    const Way *best, *was;

    find_ways(&c, played);
    /* The policy may think of what this world alone allows. */
    if (!wg_is_among(&computer->offer, &c.way[USUAL].action)
            || (!c.in[SEARCHED] && !c.in[PLAYED])) {
        return out;
    }
    wg_imagine_worlds(computer, &lots);
    sample_all(&c);
    best = better(&c, SEARCHED, USUAL);
    was = better(&c, PLAYED_SEARCHED, PLAYED);
    out.samples = c.way[USUAL].count;
    out.played = mean(was);
    out.best = mean(best);
    out.chance = mean_of(was->chance, was);
    out.could = mean_of(best->chance, best);
    out.doubt = standard_error(best, was);
    out.action = best->action;
    out.plan = best->plan;
    for (int i = 0; i < WG_PARTS; i++) {
        out.part[i] = mean_of(best->part[i] - was->part[i], best);
    }
    return out;
}
