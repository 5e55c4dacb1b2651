/*
 * stretch.c --
 *
 *      All that a side did in a phase, beside what the policy or a search would
 *      have done in it: where a match takes too long to be played on from each
 *      decision.
 */

#include <string.h>

#include "compare.h"

enum { SAMPLES_OF_ALL = 48 };

typedef enum Course {
    USUAL,                      /* by the policy */
    SEARCHED,                   /* by the plan that was found */
    DONE,                       /* as it was done, then by the policy */
    DONE_SEARCHED,              /* then by the plan */
    COURSES
} Course;

typedef struct Stretch {
    WgComputer *computer;
    const Deeds *deeds;
    Deeds would[2];             /* by the policy, by the plan: in the world
                                   that its side is in, and so in all */
    bool searched;
    Plan plan;
    Until until;
    int value[COURSES][SAMPLES_OF_ALL];
    int64_t sum[COURSES], chance[COURSES], part[COURSES][WG_PARTS];
    int samples;
} Stretch;

static int
together(const WgRules *rules, const Game *g)
{
    return rules->player->together(g);
}

/* The next of what was done that can be done here. */
static bool
next_deed(const WgRules *rules, const Game *g, const Deeds *deeds, int *next,
        WgAction *out)
{
    while (*next < deeds->count) {
        *out = deeds->action[(*next)++];
        if (wg_judge(rules, g, out) == NULL) {
            return true;
        }
    }
    return false;
}

/* To the end of the phase, its side by these deeds as far as they go; what it
   does is noted in `did`, NULL: nowhere. */
static void
play_phase(const WgComputer *c, Game *g, const Deeds *deeds, Plan plans[2],
        WgLots *lots, Deeds *did)
{
    const WgRules *rules = c->rules;
    const WgFlow *f = (const WgFlow *)g;
    int which = together(rules, g), next = 0;

    while (f->side != WG_NOBODY && together(rules, g) == which) {
        WgAction action;

        if (f->side == WG_CHANCE) {
            wg_throw_lots(rules, g, lots);
        } else {
            if (f->side != c->side
                    || !next_deed(rules, g, deeds, &next, &action)) {
                action = wg_play_by(rules, &c->weights, g, &plans[f->side],
                        lots);
            }
            if (did && f->side == c->side && did->count < DEEDS) {
                did->action[did->count++] = action;
            }
            wg_do(rules, g, &action);
        }
    }
}

/* What would be done, decided once, by what its side knows. */
static void
foresee(Stretch *s, Course course)
{
    static const Deeds none = { .count = 0 };
    WgComputer *c = s->computer;
    Game *g = c->search->scratch;
    WgLots lots = { 1 };
    Plan plans[2] = { { .phase = 0 }, { .phase = 0 } };

    memcpy((void *)g, (const void *)c->world, c->rules->size);
    if (course == SEARCHED) {
        plans[c->side] = s->plan;
    }
    s->would[course].count = 0;
    play_phase(c, g, &none, plans, &lots, &s->would[course]);
}

static void
sample(Stretch *s, Course course, const Game *world, uint64_t seed)
{
    WgComputer *c = s->computer;
    Game *g = c->search->scratch;
    int sign = c->side == WG_FIRST ? 1 : -1, n = s->samples, value, chance;
    WgLots lots = wg_nth_lots(seed, (uint64_t)n);
    Plan plans[2] = { { .phase = 0 }, { .phase = 0 } };
    int part[WG_PARTS];

    memcpy((void *)g, (const void *)world, c->rules->size);
    if (course == SEARCHED || course == DONE_SEARCHED) {
        plans[c->side] = s->plan;
    }
    play_phase(c, g, course < DONE ? &s->would[course] : s->deeds, plans,
            &lots, NULL);
    value = wg_play_out(c->rules, &c->weights, g, plans, s->until, &lots);
    chance = wg_chance_there(c->rules, g, value);
    s->value[course][n] = sign * value;
    s->sum[course] += sign * value;
    s->chance[course] += wg_chance_of_side(c->side, chance);
    wg_parts_of(c->player, g, part);
    for (int i = 0; i < WG_PARTS; i++) {
        s->part[course][i] += sign * part[i];
    }
}

/* Of two, the one that came to more. */
static Course
better(const Stretch *s, Course one, Course other)
{
    return s->searched && s->sum[other] > s->sum[one] ? other : one;
}

static int
doubt(const Stretch *s, Course one, Course other)
{
    int by[SAMPLES_OF_ALL];

    for (int i = 0; i < s->samples; i++) {
        by[i] = s->value[one][i] - s->value[other][i];
    }
    return wg_standard_error(by, s->samples);
}

static Compared
conclude(const Stretch *s)
{
    Course best = better(s, USUAL, SEARCHED);
    Course was = better(s, DONE, DONE_SEARCHED);
    Compared out = {
        .samples = s->samples,
        .played = (int)(s->sum[was] / s->samples),
        .best = (int)(s->sum[best] / s->samples),
        .chance = (int)(s->chance[was] / s->samples),
        .could = (int)(s->chance[best] / s->samples),
        .doubt = doubt(s, best, was),
    };

    for (int i = 0; i < WG_PARTS; i++) {
        out.part[i] = (int)((s->part[best][i] - s->part[was][i])
                / s->samples);
    }
    return out;
}

/* The plan that was found, if it is another than the usual. */
static bool
take_plan(Stretch *s)
{
    const WgComputer *c = s->computer;

    if (c->iterations > 0 && !c->search->arm[0].is_action) {
        const Arm *best = wg_best_found(c);

        s->plan = best->plan;
        return !best->is_usual;
    }
    return false;
}

/* Was it what the policy would have done? */
static bool
is_same(const Stretch *s)
{
    const Deeds *would = &s->would[USUAL];

    if (s->searched || would->count != s->deeds->count) {
        return false;
    }
    for (int i = 0; i < would->count; i++) {
        if (!wg_same_action(&would->action[i], &s->deeds->action[i])) {
            return false;
        }
    }
    return true;
}

Compared
wg_compare_stretch(WgComputer *c, const Deeds *deeds, uint64_t seed,
        Deeds *instead)
{
    Stretch s = { .computer = c, .deeds = deeds,
            .until = wg_until(c->rules, c->world,
                c->player->foresight(c->world), NULL) };
    WgLots lots = { seed };

    s.searched = take_plan(&s);
    for (Course course = USUAL; course <= (s.searched ? SEARCHED : USUAL);
            course++) {
        foresee(&s, course);
    }
    if (is_same(&s)) {
        instead->count = 0;
        return (Compared){ .samples = 0 };
    }
    wg_imagine_worlds(c, &lots);
    while (s.samples < SAMPLES_OF_ALL) {
        const Game *world = c->search->world[s.samples % c->search->worlds];

        for (Course course = 0; course < COURSES; course++) {
            if (s.searched || course == USUAL || course == DONE) {
                sample(&s, course, world, seed);
            }
        }
        s.samples++;
    }
    wg_find_instead(c->rules, &s.would[better(&s, USUAL, SEARCHED)], deeds,
            instead);
    return conclude(&s);
}
