/*
 * search.c --
 *
 *      Plans, or single answers, compared by playing on: the n-th sample of
 *      each is in the same world and with the same dice.  First the worse half
 *      is dropped again and again; then the best is challenged by plans that
 *      differ from it a little.
 */

#include <string.h>

#include "player.h"

enum { HALVINGS = 4, FIRST_LOOK = 8 };

static int
sign_of(const Search *s)
{
    return s->side == WG_FIRST ? 1 : -1;
}

static int64_t
mean(const Arm *arm)
{
    enum { FINE = 64 };

    return arm->count ? arm->sum * FINE / arm->count : INT64_MIN;
}

static void
sample(Search *s, Arm *arm)
{
    int n = arm->count;
    WgLots lots = { s->seed + (uint64_t)n * 0x9e3779b97f4a7c15u };
    Plan plans[2];
    int value, chance;

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
    chance = wg_chance_there(s->rules, s->scratch, sign_of(s) * value);
    arm->value[n] = value;
    arm->chance += s->side == WG_FIRST ? chance : WG_CERTAIN - chance;
    arm->sum += value;
    arm->count++;
    s->done++;
}

/* ---- where iterations are few ---- */

static bool
is_cautious(const Search *s)
{
    return s->rules->player->toil > 1;
}

/* Is one arm ahead of another by more than the standard error, on the samples
   that both have? */
static bool
is_ahead(const Arm *arm, const Arm *other)
{
    int count = arm->count < other->count ? arm->count : other->count;
    int by[SAMPLES];
    int64_t sum = 0;

    for (int i = 0; i < count; i++) {
        by[i] = arm->value[i] - other->value[i];
        sum += by[i];
    }
    return count > 1 && sum > 0
            && wg_nearest(sum, count) > wg_standard_error(by, count);
}

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
            : is_cautious(s) ? s->budget * 3 / 4
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
        s->arm[i].sum = s->arm[i].chance = 0;
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
            best = mean(&s->arm[k]) > mean(&s->arm[best]) ? k : best;
        }
        if (best != i) {
            swap(&s->arm[i], &s->arm[best]);
        }
    }
    if (is_cautious(s) && usual_arm(s, keep) == NULL) {
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

/* ---- challenges ---- */

/* Many a one has an attack more, or one less. */
static void
mutate(const Search *s, Plan *plan, WgLots *lots)
{
    enum { ATTACKS = 40 };      /* percent */
    const WgPlayer *player = s->rules->player;

    if (player->mutate_attack && wg_lot(lots, 100) < ATTACKS) {
        player->mutate_attack(s->world[0], plan->text, lots);
    } else {
        player->mutate(s->world[0], plan->text, lots);
    }
}

static void
challenge(Search *s)
{
    Arm *arm = &s->arm[ARMS];
    WgLots lots = { s->seed ^ (uint64_t)s->done << 20 };

    arm->count = 0;
    arm->sum = arm->chance = 0;
    arm->is_action = false;
    arm->is_usual = s->arm[0].is_usual;
    arm->plan = s->arm[0].plan;
    mutate(s, &arm->plan, &lots);
    s->challenging = true;
}

/* By how much it leads, on the samples that both have. */
static int64_t
lead(const Search *s)
{
    const Arm *arm = &s->arm[ARMS];
    int64_t sum = 0;

    for (int i = 0; i < arm->count; i++) {
        sum += arm->value[i] - s->arm[0].value[i];
    }
    return sum;
}

/* How many samples tell that it is better, however many the best has. */
static int
enough(const Search *s)
{
    enum { PARTS = 20, FEWEST = 32, MOST = 100 };
    int part = s->budget / PARTS;

    return is_cautious(s) || part > MOST ? MOST : part < FEWEST ? FEWEST : part;
}

/* After 8, 16, 32... samples it is dropped if it does not lead; having as many
   as the best, or enough, it takes its place. */
static void
judge_challenge(Search *s)
{
    int count = s->arm[ARMS].count;
    bool all = count >= s->arm[0].count || count >= enough(s);

    if (all || (count >= FIRST_LOOK && (count & (count - 1)) == 0)) {
        int64_t by = lead(s);

        if (by > 0 && all && (!is_cautious(s)
                || is_ahead(&s->arm[ARMS], &s->arm[0]))) {
            s->arm[0] = s->arm[ARMS];
        }
        s->challenging = by > 0 && !all;
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
        challenge(s);
    }
    sample(s, &s->arm[ARMS]);
    judge_challenge(s);
    return true;
}

static const Arm *
better_than_usual(const Search *s, const Arm *best)
{
    for (int i = 0; is_cautious(s) && i < s->alive; i++) {
        if (s->arm[i].is_usual && !is_ahead(best, &s->arm[i])) {
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
        best = mean(&s->arm[i]) > mean(best) ? &s->arm[i] : best;
    }
    return better_than_usual(s, best);
}
