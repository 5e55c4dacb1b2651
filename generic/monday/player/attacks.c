/*
 * attacks.c --
 *
 *      1.2.2, 5.3: which areas a plan engages, and with whom: one exchange of
 *      fire decides.
 */

#include <limits.h>
#include <string.h>

#include "outlook.h"

enum { MOST_TOGETHER = 4 };

/* Who could engage each area, and how strong they are. */
typedef struct Field {
    Areas targets;
    Members by[AREAS];
    int fire[SIDE_BLOCKS], steps[SIDE_BLOCKS];
} Field;

/* The best that can be done with those who are free. */
typedef struct Attack {
    int area, gain, count;
    int8_t who[MOST_TOGETHER];
    Members asked;              /* those, and who would have come after them */
} Attack;

/* ---- who could go where ---- */

static void
survey(const Outlook *o, Field *f)
{
    f->targets = (Areas){ { 0, 0 } };
    for (int i = 0; i < o->units; i++) {
        f->targets = either_areas(f->targets, o->reach[i].engages);
    }
    for (Areas left = f->targets; !no_areas(left); ) {
        f->by[take_area(&left)] = 0;
    }
    for (int i = 0; i < o->units; i++) {
        Areas left = o->reach[i].engages;

        if (!no_areas(left)) {
            f->fire[i] = mon_fire_of(o->g, o->first + i);
            f->steps[i] = mon_hits_left(o->g, o->first + i);
        }
        while (!no_areas(left)) {
            f->by[take_area(&left)] |= member(i);
        }
    }
}

static Members
free_members(const Outlook *o)
{
    Members found = 0;

    for (int i = 0; i < o->units; i++) {
        found |= o->goes[i] == NONE ? member(i) : 0;
    }
    return found;
}

/* What it gives up by joining so many. */
static int
given_up(const Outlook *o, const int8_t *who, int count, int i)
{
    int home = home_of(o, i), with = 0;

    for (int k = 0; k < count; k++) {
        with += home_of(o, who[k]) == home;
    }
    return mon_leaving(o, home, with);
}

/* 1.2.3 The strongest of them; half as strong over the Kolocha; who leaves
   nobody where that counts is weaker. */
static int
strongest(const Outlook *o, const Field *f, Members left, int area)
{
    enum { A_STEP = 20 };
    int best = NONE, most = 0;

    while (left) {
        int i = wg_take_lowest(&left);
        bool over = has_area(&o->reach[i].over, area);
        int strong = 2 * (over ? f->fire[i] / 2 : f->fire[i])
                + A_STEP * f->steps[i]
                - mon_leaving(o, home_of(o, i), 0);

        if (best == NONE || strong > most) {
            most = strong;
            best = i;
        }
    }
    return best;
}

/* ---- attacks ---- */

static Attack
attack_on(const Outlook *o, const Field *f, Members left, int area)
{
    int room = mon_stack(area) - o->g->stack[o->side][area], before, up = 0;
    Attack a = { .area = area, .gain = INT_MIN };
    int8_t who[MOST_TOGETHER];
    Exchange x;

    left &= f->by[area];
    if (room <= 0 || left == 0) {
        return a;
    }
    mon_open_exchange(o, area, &x);
    before = x.hits ? mon_outcome(o, area, &x) : 0;
    for (int n = 0; n < room && n < MOST_TOGETHER; n++) {
        int next = strongest(o, f, left, area), gain;

        if (next == NONE) {
            break;
        }
        mon_join(o, next, has_area(&o->reach[next].over, area), &x);
        left &= ~member(next);
        a.asked |= member(next);
        up += given_up(o, who, n, next);
        who[n] = (int8_t)next;
        gain = mon_outcome(o, area, &x) - before + o->weights[BOLDNESS] - up;
        if (gain > a.gain) {
            a.gain = gain;
            a.count = n + 1;
        }
    }
    memcpy(a.who, who, (size_t)a.count);
    return a;
}

int
mon_best_attack(const Outlook *o, int *area, int8_t *who)
{
    Attack best = { .area = NONE, .gain = INT_MIN };
    Members all = free_members(o);
    Field f;

    survey(o, &f);
    for (Areas left = f.targets; !no_areas(left); ) {
        Attack a = attack_on(o, &f, all, take_area(&left));

        best = a.gain > best.gain ? a : best;
    }
    *area = best.area;
    memcpy(who, best.who, (size_t)best.count);
    return best.count;
}

static int
index_of(const Reach *r, int area)
{
    int i = 1;

    while (r->area[i] != area) {
        i++;
    }
    return i;
}

static Members
members_in(const Outlook *o, int area)
{
    Members found = 0;

    for (int i = 0; i < o->units; i++) {
        found |= home_of(o, i) == area ? member(i) : 0;
    }
    return found;
}

/* Who goes, and those with whom it is now another matter. */
static Members
carry_out(Outlook *o, const Attack *a, int gain)
{
    Members gone = 0;

    for (int k = 0; k < a->count; k++) {
        int i = a->who[k], home = home_of(o, i);

        o->goes[i] = (int8_t)index_of(&o->reach[i], a->area);
        o->gain[i] = gain / a->count;
        o->count[home]--;
        gone |= member(i) | (has_area(&o->guarded, home)
                ? members_in(o, home) : 0);
    }
    return gone;
}

/* So many new engagements, the best first.  After each only those are looked
   at again that it has taken somebody from. */
void
mon_plan_attacks(Outlook *o, int most)
{
    enum { LEAST_GAIN = 15 };
    Attack attack[AREAS];
    Members left = free_members(o), gone = 0;
    Field f;

    survey(o, &f);
    for (int n = 0; n < most; n++) {
        int best = NONE, gain = LEAST_GAIN;

        for (Areas to = f.targets; !no_areas(to); ) {
            int area = take_area(&to), noise = wg_noise(o->noise, o->lots);
            Attack *a = &attack[area];

            if (n == 0 || a->asked & gone) {
                *a = attack_on(o, &f, left, area);
            }
            if (a->count && a->gain + noise > gain) {
                gain = a->gain + noise;
                best = area;
            }
        }
        if (best == NONE) {
            break;
        }
        gone = carry_out(o, &attack[best], gain);
        left &= free_members(o);
        drop_area(&f.targets, best);
    }
}
