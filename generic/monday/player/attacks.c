/*
 * attacks.c --
 *
 *      1.2.2, 5.3: which areas a plan engages, and with whom: one exchange of
 *      fire decides, with what is to be expected of the dice.
 */

#include "outlook.h"

enum { HUNDRED = 100 };

static int
value_of(const Outlook *o, int area)
{
    enum { GROUND = 12 };

    return monday_area[area].star == STAR ? o->weights[STAR_WORTH]
            : monday_area[area].star == FLECHE ? o->weights[FLECHE_WORTH]
            : GROUND;
}

/* 5.3.1 What guns beside it could add, in hundredths of a hit. */
static int
guns_near(const Outlook *o, int area)
{
    enum { MOST_HELP = 200 };
    const Game *g = o->g;
    int fire = 0;

    for (int i = 0; i < o->units; i++) {
        int u = o->first + i;

        if (on_map(g, u) && block_of(g, u)->kind == GUNS && o->under[i]
                && has_area(&monday_near[g->unit[u].place], area)) {
            fire += o->weights[GUNS_HELP] * face_of(g, u)->strength;
        }
    }
    return fire < MOST_HELP ? fire : MOST_HELP;
}

/* What comes of it in one exchange, and of what is left after it. */
static int
outcome(const Outlook *o, int area, int fire, int hits)
{
    const Force *f = &o->force;
    int theirs = f->hits[!o->side][area] * HUNDRED;
    int absorbed = mon_absorbs(o->g, !o->side, area) * HUNDRED;
    int on_them = fire + guns_near(o, area) - absorbed;
    int on_us = f->fire[!o->side][area], part;

    on_them = on_them < 0 ? 0 : on_them > theirs ? theirs : on_them;
    on_us = on_us > hits * HUNDRED ? hits * HUNDRED : on_us;
    part = theirs ? on_them * HUNDRED / theirs : HUNDRED;
    return (on_them * o->weights[KILL] - on_us * o->weights[LOSS]) / HUNDRED
            + value_of(o, area) * part * part / (HUNDRED * HUNDRED);
}

enum { MOST_TOGETHER = 4 };

typedef struct Attack {
    int area, gain, count;
    int8_t who[MOST_TOGETHER];
    int8_t by[MOST_TOGETHER];   /* by which index of its reach */
} Attack;

static int
index_of(const Reach *r, int area)
{
    for (int i = 1; i < r->count; i++) {
        if (r->area[i] == area) {
            return i;
        }
    }
    return NONE;
}

/* 1.2.3 Over the Kolocha it fires with half. */
static int
fire_over(const Outlook *o, int i, int by)
{
    const Reach *r = &o->reach[i];
    int from = r->area[r->from[by]];
    int fire = mon_fire_of(o->g, o->first + i);

    return has_area(&monday_across[from], r->area[by]) ? fire / 2 : fire;
}

static void
add_next(const Outlook *o, Attack *a, int *fire, int *hits)
{
    int best = NONE, most = 0, by = NONE;

    for (int i = 0; i < o->units; i++) {
        int at, strong;
        bool in = false;

        if (o->goes[i] != NONE || !o->under[i]
                || !has_area(&o->reach[i].engages, a->area)) {
            continue;
        }
        at = index_of(&o->reach[i], a->area);
        for (int k = 0; k < a->count; k++) {
            in = in || a->who[k] == i;
        }
        strong = 2 * fire_over(o, i, at)
                + 20 * mon_hits_left(o->g, o->first + i);
        if (!in && strong > most) {
            most = strong;
            best = i;
            by = at;
        }
    }
    if (best != NONE) {
        *fire += fire_over(o, best, by);
        *hits += mon_hits_left(o->g, o->first + best);
        a->who[a->count] = (int8_t)best;
        a->by[a->count++] = (int8_t)by;
    }
}

static Attack
attack_on(const Outlook *o, int area, int least)
{
    int fire = o->force.fire[o->side][area];
    int hits = o->force.hits[o->side][area];
    int room = mon_stack(area) - o->g->stack[o->side][area];
    int before = hits ? outcome(o, area, fire, hits) : 0;
    int noise = wg_noise(o->noise, o->lots);
    Attack a = { .area = area }, best = { .area = area, .gain = least };

    for (int n = 0; n < room && n < MOST_TOGETHER; n++) {
        int count = a.count;

        add_next(o, &a, &fire, &hits);
        if (a.count == count) {
            break;
        }
        a.gain = outcome(o, area, fire, hits) - before + noise
                + o->weights[BOLDNESS];
        best = a.gain > best.gain ? a : best;
    }
    return best;
}

static Areas
targets_of(const Outlook *o)
{
    Areas targets = { { 0, 0 } };

    for (int i = 0; i < o->units; i++) {
        targets = either_areas(targets, o->reach[i].engages);
    }
    return targets;
}

int
mon_best_attack(const Outlook *o, int *area, int8_t *who)
{
    Areas left = targets_of(o);
    Attack best = { .gain = INT16_MIN };

    while (!no_areas(left)) {
        Attack a = attack_on(o, take_area(&left), INT16_MIN);

        best = a.gain > best.gain ? a : best;
    }
    *area = best.count ? best.area : NONE;
    for (int k = 0; k < best.count; k++) {
        who[k] = best.who[k];
    }
    return best.count;
}

/* So many new engagements, the best first. */
void
mon_plan_attacks(Outlook *o, int most)
{
    enum { LEAST_GAIN = 15 };
    Areas targets = targets_of(o);

    for (int n = 0; n < most; n++) {
        Areas left = less_areas(targets, o->attacked);
        Attack best = { .gain = LEAST_GAIN };

        while (!no_areas(left)) {
            Attack a = attack_on(o, take_area(&left), 0);

            best = a.gain > best.gain ? a : best;
        }
        if (best.count == 0) {
            break;
        }
        for (int k = 0; k < best.count; k++) {
            int i = best.who[k];

            o->goes[i] = best.by[k];
            o->gain[i] = best.gain / best.count;
            o->count[o->g->unit[o->first + i].place]--;
        }
        o->attacks += best.gain;
        add_area(&o->attacked, best.area);
    }
}
