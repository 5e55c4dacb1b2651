/*
 * attacks.c --
 *
 *      1.2.2, 5.3: which areas a plan engages, and with whom: one exchange of
 *      fire decides, by all that the dice may bring.
 */

#include "../../core/odds/hits.h"
#include "outlook.h"

enum { HUNDRED = 100, GUN_FACES = 2 };

static int
value_of(const Outlook *o, int area)
{
    enum { GROUND = 12 };

    return monday_area[area].star == STAR ? o->weights[STAR_WORTH]
            : monday_area[area].star == FLECHE ? o->weights[FLECHE_WORTH]
            : GROUND;
}

/* 5.3.1 How many dice guns beside it could add; they count as if two faces hit,
   for not all of them will fire. */
static int
guns_near(const Outlook *o, int area)
{
    enum { MOST_HELP = 200, A_DIE = 35 };
    const Game *g = o->g;
    int help = 0;

    for (int i = 0; i < o->units; i++) {
        int u = o->first + i;

        if (on_map(g, u) && block_of(g, u)->kind == GUNS && o->under[i]
                && has_area(&monday_near[g->unit[u].place], area)) {
            help += o->weights[GUNS_HELP] * face_of(g, u)->strength;
        }
    }
    return (help < MOST_HELP ? help : MOST_HELP) / A_DIE;
}

/* What both fire at each other in an area, and how many hits of theirs count:
   those that the ground absorbs do not. */
typedef struct Exchange {
    WgHits ours, theirs;
    int hits, enemy_hits, absorbed;
} Exchange;

static int
faces_of(const Game *g, int u)
{
    enum { ABOVE = 7 };

    return ABOVE - mon_hits_from(g, u);
}

static void
open_exchange(const Outlook *o, int area, Exchange *x)
{
    const Game *g = o->g;

    wg_no_hits(&x->ours);
    wg_no_hits(&x->theirs);
    x->hits = o->force.hits[o->side][area];
    x->enemy_hits = o->force.hits[!o->side][area];
    x->absorbed = mon_absorbs(g, !o->side, area);
    for (int u = 0; u < BLOCKS; u++) {
        if (g->unit[u].place == area) {
            wg_add_dice(side_of(u) == o->side ? &x->ours : &x->theirs,
                    mon_dice(g, u), faces_of(g, u));
        }
    }
    wg_add_dice(&x->ours, guns_near(o, area), GUN_FACES);
}

/* 2.4 A hit on those who are near to breaking counts for more. */
static int
worth_of_hit(const Outlook *o)
{
    enum { NEAR = MORALE - 4 };
    int past = o->g->lost[!o->side] - NEAR;

    return o->weights[KILL] + (past > 0 ? past * o->weights[BREAK] : 0);
}

/* What comes of it, and of what is left after it. */
static int
outcome(const Outlook *o, int area, const Exchange *x)
{
    WgMeans theirs = wg_mean_hits(&x->ours, x->absorbed, x->enemy_hits);
    WgMeans ours = wg_mean_hits(&x->theirs, 0, x->hits);

    return (theirs.mean * worth_of_hit(o) - ours.mean * o->weights[LOSS])
            / HUNDRED
            + value_of(o, area) * theirs.square / (HUNDRED * HUNDRED);
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

/* 1.2.3 Does it come over the Kolocha? */
static bool
crosses(const Outlook *o, int i, int by)
{
    const Reach *r = &o->reach[i];

    return has_area(&monday_across[r->area[r->from[by]]], r->area[by]);
}

/* In hundredths of a hit. */
static int
fire_over(const Outlook *o, int i, int by)
{
    int fire = mon_fire_of(o->g, o->first + i);

    return crosses(o, i, by) ? fire / 2 : fire;
}

/* It fires with half, one die at least. */
static void
join(const Outlook *o, int i, int by, Exchange *x)
{
    int u = o->first + i, dice = mon_dice(o->g, u);

    wg_add_dice(&x->ours, dice > 1 && crosses(o, i, by) ? dice / 2 : dice,
            faces_of(o->g, u));
    x->hits += mon_hits_left(o->g, u);
}

static void
add_next(const Outlook *o, Attack *a, Exchange *x)
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
        join(o, best, by, x);
        a->who[a->count] = (int8_t)best;
        a->by[a->count++] = (int8_t)by;
    }
}

static Attack
attack_on(const Outlook *o, int area, int least)
{
    int room = mon_stack(area) - o->g->stack[o->side][area], before;
    int noise = wg_noise(o->noise, o->lots);
    Attack a = { .area = area }, best = { .area = area, .gain = least };
    Exchange x;

    open_exchange(o, area, &x);
    before = x.hits ? outcome(o, area, &x) : 0;
    for (int n = 0; n < room && n < MOST_TOGETHER; n++) {
        int count = a.count;

        add_next(o, &a, &x);
        if (a.count == count) {
            break;
        }
        a.gain = outcome(o, area, &x) - before + noise
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
