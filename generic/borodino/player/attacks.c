/*
 * attacks.c --
 *
 *      5.4, 6.1: which areas a plan attacks, or reinforces, and with whom.
 */

#include "outlook.h"

enum { MOST_TOGETHER = 8 };

/* Who would go: the strongest first, as far as borders and the stack let
   them. */
typedef struct Attack {
    int area, gain;
    int fire, hits;             /* of them, and of those who fight there */
    int before;                 /* what those are expected to bring alone */
    int count;
    int8_t who[MOST_TOGETHER];
    Movers going;               /* the same */
    uint32_t called;            /* chiefs for this attack only */
    int8_t orders[CHIEFS];
    int cost;                   /* of those */
} Attack;

enum { ALREADY = CHIEFS, HUNDRED = 100 };   /* commanded as it is */

static Attack
begin_attack(const Outlook *o, int area)
{
    int fire = o->force.fire[o->side][area];
    int hits = o->force.hits[o->side][area];

    return (Attack){ .area = area, .fire = fire, .hits = hits,
        .before = hits ? bor_outcome(o, area, fire, hits) : 0 };
}

static void
strengthen(const Outlook *o, Attack *a, int i)
{
    a->fire += bor_fire_of(o->g, o->first + i);
    a->hits += bor_hits_left(o->g, o->first + i);
}

/* What they bring more, whatever it costs to command them. */
static int
gain_of(const Outlook *o, const Attack *a)
{
    return bor_outcome(o, a->area, a->fire, a->hits) - a->before
            + (a->before ? 0 : o->boldness);
}

static bool
is_called(const Outlook *o, const Attack *a, int chief)
{
    return (o->called | a->called) >> chief & 1;
}

/* 5.22, 5.23 Who is to command it: one who is called already rather than
   others, and of those who need no orders; NONE: nobody can. */
static int
commander_of(const Outlook *o, const Attack *a, int i)
{
    int best = NONE, most = -1;

    if (o->under[i] & NOW) {
        return ALREADY;
    }
    for (uint64_t left = o->under[i]; left;) {
        int c = wg_take_lowest(&left);
        int rank = 2 * is_called(o, a, c) + (o->quota[c] == FREELY);

        if (rank > most
                && (o->quota[c] == FREELY
                    || o->orders[c] + a->orders[c] < o->quota[c])) {
            most = rank;
            best = c;
        }
    }
    return best;
}

static void
call(const Outlook *o, Attack *a, int chief)
{
    if (chief == ALREADY) {
        return;
    }
    if (!is_called(o, a, chief)) {
        a->called |= 1u << chief;
        a->cost += bor_chief_cost(o, chief);
    }
    a->orders[chief]++;
}

/* Who needs another headquarters counts for less. */
static int
strength_for(const Outlook *o, const Attack *a, int i)
{
    int u = o->first + i, chief = commander_of(o, a, i);
    int strong = 4 * bor_fire_of(o->g, u) + bor_hits_left(o->g, u);

    return chief == NONE ? 0
            : chief == ALREADY || is_called(o, a, chief) ? strong
            : strong * o->weights[ANOTHER_HQ] / HUNDRED;
}

static void
add_next(const Outlook *o, const BorPlan *plan, Attack *a, int *crossed)
{
    const Game *g = o->g;
    int best = NONE, most = 0, border;

    for (Movers left = o->comers[a->area] & ~a->going; left;) {
        int i = wg_take_lowest(&left), from = g->unit[o->first + i].place;
        const Way *way = &borodino_way[borodino_way_to[from][a->area]];
        int strong = plan->goes[i] == NONE ? strength_for(o, a, i) : 0;

        if (strong > most && o->crossed[way->border] + crossed[way->border]
                < bor_limit(g, way)) {
            most = strong;
            best = i;
        }
    }
    if (best != NONE) {
        border = borodino_way[borodino_way_to[
                g->unit[o->first + best].place][a->area]].border;
        crossed[border]++;
        call(o, a, commander_of(o, a, best));
        a->who[a->count++] = (int8_t)best;
        a->going |= (Movers)1 << best;
        strengthen(o, a, best);
    }
}

static Attack
attack_on(const Outlook *o, const BorPlan *plan, int area, int least)
{
    int room = bor_stack(area) - o->g->count[o->side][area];
    int crossed[BORDERS] = { 0 };
    Attack a = begin_attack(o, area), best = { .area = area, .gain = least };
    int noise = wg_noise(o->noise, o->lots);

    for (int n = 0; n < room && n < MOST_TOGETHER; n++) {
        int count = a.count;

        add_next(o, plan, &a, crossed);
        if (a.count == count) {
            break;
        }
        a.gain = gain_of(o, &a) + noise - a.cost;
        best = a.gain > best.gain ? a : best;
    }
    return best;
}

static void
commit(Outlook *o, BorPlan *plan, const Attack *a)
{
    for (int k = 0; k < a->count; k++) {
        int i = a->who[k];
        int from = o->g->unit[o->first + i].place;

        plan->goes[i] = (int8_t)a->area;
        o->gain[i] = a->gain / a->count;
        o->crossed[borodino_way[borodino_way_to[from][a->area]].border]++;
        o->count[from]--;
        o->count[a->area]++;
    }
    o->attacked |= bit(a->area);
    o->called |= a->called;
    for (int c = 0; c < o->chiefs; c++) {
        o->orders[c] = (int8_t)(o->orders[c] + a->orders[c]);
    }
}

static Areas
targets_of(const Outlook *o)
{
    Areas targets = 0;

    for (int i = 0; i < o->units; i++) {
        targets |= o->routes[i];
    }
    return targets & o->g->held[!o->side];
}

int
bor_best_attack(const Outlook *o, const BorPlan *plan, int *area, int8_t *who)
{
    Attack best = { .gain = INT16_MIN };

    for (Areas left = targets_of(o); left;) {
        Attack a = attack_on(o, plan, take_area(&left), INT16_MIN);

        best = a.gain > best.gain ? a : best;
    }
    *area = best.count ? best.area : NONE;
    for (int k = 0; k < best.count; k++) {
        who[k] = best.who[k];
    }
    return best.count;
}

/* All go who can, whatever the odds. */
void
bor_attack_target(Outlook *o, BorPlan *plan)
{
    enum { GAIN = 40 };         /* of each */
    int crossed[BORDERS] = { 0 }, before = -1;
    int room = bor_stack(o->target) - o->g->count[o->side][o->target];
    Attack a = { .area = o->target };

    while (a.count > before && a.count < room && a.count < MOST_TOGETHER) {
        before = a.count;
        add_next(o, plan, &a, crossed);
    }
    if (a.count) {
        a.gain = GAIN * a.count;
        commit(o, plan, &a);
    }
}

void
bor_plan_attacks(Outlook *o, BorPlan *plan)
{
    enum { MOST_ATTACKS = 6, LEAST_GAIN = 20 };
    Areas targets = targets_of(o);

    for (int n = 0; n < MOST_ATTACKS; n++) {
        Attack best = { .gain = LEAST_GAIN };

        for (Areas left = targets & ~o->attacked; left;) {
            Attack a = attack_on(o, plan, take_area(&left), 0);

            best = a.gain > best.gain ? a : best;
        }
        if (best.count == 0) {
            break;
        }
        commit(o, plan, &best);
    }
}

/* Some whom it counted on are not commanded: is it still worth it? */
void
bor_drop_vain_attacks(Outlook *o, BorPlan *plan)
{
    for (Areas left = o->attacked; left;) {
        int area = take_area(&left);
        Attack a = begin_attack(o, area);

        for (int i = 0; i < o->units; i++) {
            if (plan->goes[i] == area) {
                strengthen(o, &a, i);
            }
        }
        if (area == o->target || gain_of(o, &a) + o->noise / 2 > 0) {
            continue;
        }
        for (int i = 0; i < o->units; i++) {
            plan->goes[i] = (int8_t)(plan->goes[i] == area ? NONE
                    : plan->goes[i]);
        }
    }
}
