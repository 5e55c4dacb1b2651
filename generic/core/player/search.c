/*
 * search.c --
 *
 *      Plans, or single answers, compared by playing on: the n-th sample of
 *      each is in the same world and with the same dice.  First the worse half
 *      is dropped again and again; then the best is challenged: challenge.c.
 */

#include <string.h>

#include "player.h"

enum { HALVINGS = 4 };

static int
sign_of(const Search *s)
{
    return s->side == WG_FIRST ? 1 : -1;
}

static void
sample(Search *s, Arm *arm)
{
    int n = arm->count;
    WgLots lots = wg_nth_lots(s->seed, (uint64_t)n);
    Plan plans[2];
    int value;

    memset(plans, 0, sizeof plans);
    wg_enter_world(s, n);
    if (arm->is_action) {
        plans[s->side] = s->own;
        wg_do(s->rules, s->scratch, &arm->action);
    } else {
        plans[s->side] = arm->plan;
    }
    value = sign_of(s) * wg_play_out(s->rules, s->weights, s->scratch, plans,
            s->until, &lots);
    arm->value[n] = value;
    arm->sum += value;
    arm->count++;
    s->done++;
}

/* ---- where iterations are few ---- */

static Arm *
usual_arm(Search *s, int count)
{
    for (int i = 0; i < count; i++) {
        if (s->arm[i].is_usual) {
            return &s->arm[i];
        }
    }
    return NULL;
}

static void
swap(Arm *one, Arm *other)
{
    Arm kept = *one;

    *one = *other;
    *other = kept;
}

/* ---- halving ---- */

/* The first plans get so much of it, in a long search no more; the challenges
   all else. */
static int
for_first(const Search *s)
{
    enum { MOST_FOR_FIRST = 1200 };
    int part = s->budget * 2 / 5;

    return s->arm[0].is_action || s->seen ? s->budget
            : wg_is_cautious(s) ? s->budget * 3 / 4
            : part < MOST_FOR_FIRST ? part : MOST_FOR_FIRST;
}

/* How many more samples each that is left gets in this stage. */
static int
share(const Search *s)
{
    int part = for_first(s) / (HALVINGS * s->alive);

    return part < 1 ? 1 : part;
}

static int
limited(int target)
{
    return target < SAMPLES ? target : SAMPLES;
}

void
wg_open_search(Search *s, int budget)
{
    s->budget = budget;
    s->done = s->stage = s->next = 0;
    s->challenging = false;
    s->alive = s->arms;
    for (int i = 0; i <= ARMS; i++) {
        s->arm[i].count = 0;
        s->arm[i].sum = 0;
    }
    s->target = limited(share(s));
}

/* The better half to the front, the best first. */
static void
halve(Search *s)
{
    int keep = s->alive > 3 ? (s->alive + 1) / 2 : s->alive;

    for (int i = 0; i < keep; i++) {
        int best = i;

        for (int k = i + 1; k < s->alive; k++) {
            best = wg_mean_of(&s->arm[k]) > wg_mean_of(&s->arm[best]) ? k
                    : best;
        }
        if (best != i) {
            swap(&s->arm[i], &s->arm[best]);
        }
    }
    if (wg_is_cautious(s) && usual_arm(s, keep) == NULL) {
        swap(&s->arm[keep - 1], usual_arm(s, s->alive));
    }
    s->alive = keep;
}

static void
end_stage(Search *s)
{
    halve(s);
    s->stage++;
    s->next = 0;
    if (s->stage < HALVINGS) {
        s->target = limited(s->target + share(s));
    }
}

/* ---- one after another ---- */

bool
wg_search(Search *s)
{
    if (s->done >= s->budget || s->arms < 2) {
        return false;
    }
    if (s->stage < HALVINGS) {
        while (s->next < s->alive && s->arm[s->next].count >= s->target) {
            s->next++;
        }
        if (s->next < s->alive) {
            sample(s, &s->arm[s->next]);
            return true;
        }
        end_stage(s);
        return wg_search(s);
    }
    if (s->arm[0].is_action || s->seen
            || s->rules->player->mutate == NULL) {
        return false;
    }
    if (!s->challenging) {
        wg_challenge(s);
    }
    sample(s, &s->arm[ARMS]);
    wg_judge_challenge(s);
    return true;
}

/* Asked for its answer before the halving is over: what is best has so few
   samples that it may be so by their chance. */
static bool
is_hurried(const Search *s)
{
    return s->stage < HALVINGS && s->done < s->budget;
}

static const Arm *
better_than_usual(const Search *s, const Arm *best)
{
    bool is_doubted = wg_is_cautious(s) || is_hurried(s);

    for (int i = 0; is_doubted && i < s->arms; i++) {
        if (s->arm[i].is_usual && !wg_is_ahead(best, &s->arm[i])) {
            return &s->arm[i];
        }
    }
    return best;
}

/* Of those with the most samples; in the midst of a stage some have more. */
const Arm *
wg_best_arm(const Search *s)
{
    const Arm *best = &s->arm[0];

    if (s->stage == 0 && s->arm[s->alive - 1].count == 0) {
        return best;            /* not all were looked at: the usual one */
    }
    for (int i = 1; i < s->alive && s->stage < HALVINGS; i++) {
        best = wg_mean_of(&s->arm[i]) > wg_mean_of(best) ? &s->arm[i] : best;
    }
    return better_than_usual(s, best);
}
