/*
 * prospects.c --
 *
 *      What may come of an attack by fire: losses by the 36 rolls, howitzers
 *      that miss, checks of morale.
 */

#include <string.h>

#include "../charts.h"
#include "../dice.h"
#include "prospects.h"

enum { FACES = 6, HITS_LEADER = 65, MOST_SUMS = 1024 };

/* What an attack may come to, as shells hit or miss. */
typedef struct Sum {
    long attack;
    int bonus;
    double chance;
} Sum;

typedef struct Sums {
    int count;
    Sum sum[MOST_SUMS];
} Sums;

/* Equal ones are one; and, if they are too many, those of equal bonus that
   have no more. */
static void
add_sum(Sums *to, Sum sum)
{
    Sum *like = NULL;

    for (int i = 0; i < to->count && !like; i++) {
        if (to->sum[i].attack == sum.attack && to->sum[i].bonus == sum.bonus) {
            like = &to->sum[i];
        }
    }
    for (int i = 0; to->count == MOST_SUMS && i < to->count && !like; i++) {
        if (to->sum[i].attack <= sum.attack && to->sum[i].bonus == sum.bonus) {
            like = &to->sum[i];
        }
    }
    if (like) {
        like->chance += sum.chance;
    } else if (to->count < MOST_SUMS) {
        to->sum[to->count++] = sum;
    }
}

/* Those of a hex who must roll hit all together, or none. */
static void
add_group(Sums *sums, long factors, int bonus, double chance)
{
    Sums before;

    before.count = sums->count;
    memcpy(before.sum, sums->sum, (size_t)sums->count * sizeof sums->sum[0]);
    sums->count = 0;
    for (int i = 0; i < before.count; i++) {
        Sum sum = before.sum[i], with = sum;

        sum.chance *= 1 - chance;
        with.chance *= chance;
        with.attack += factors;
        with.bonus = bonus > with.bonus ? bonus : with.bonus;
        add_sum(sums, with);
        if (chance < 1) {
            add_sum(sums, sum);
        }
    }
}

/* Hex after hex of those who fire. */
static void
add_all(const Game *g, const Firing *firing, int hex, long measure, Sums *out)
{
    out->count = 1;
    out->sum[0] = (Sum){ .chance = 1 };
    for (int i = 0; i < firing->count; i++) {
        int u = firing->slot[i], from = g->unit[u].hex, leader;
        bool rolls = msk_must_roll(g, u, hex), same = true;
        long factors = msk_factors_against(g, u, hex, hex, measure);
        int bonus = msk_bonus_with(g, u, &leader);

        while (rolls && same && i + 1 < firing->count) {
            int next = firing->slot[i + 1];

            same = g->unit[next].hex == from && msk_must_roll(g, next, hex);
            if (same) {
                factors += msk_factors_against(g, next, hex, hex, measure);
                i++;
            }
        }
        add_group(out, factors, bonus, rolls
                ? (double)msk_most_that_hits(g, u, hex) / FACES : 1);
    }
}

/* Morale: by the 36 rolls, with what a leader there adds. */
static double
chance_of_rout(const Game *g, int u)
{
    int morale = piece_of(g, u)->morale, routs = 0;
    int added = msk_check_modifier(g, u);

    for (int cell = 0; cell < CELLS; cell++) {
        routs += roll_of_cell(cell, added) <= morale;
    }
    return (double)routs / CELLS;
}

/* That whoever is left after so many points from the top stands. */
static double
stands(const Game *g, int hex, int loss)
{
    Stack stack = msk_stack(g, hex);
    double chance = 1;

    for (int i = 0; i < stack.count; i++) {
        int u = stack.slot[i], points = points_of(g, u);

        if (!is_person(piece_of(g, u)) && loss < points) {
            chance *= 1 - chance_of_rout(g, u);
        }
        loss = loss < points ? 0 : loss - points;
    }
    return chance;
}

static void
add_losses(const Game *g, const Sums *sums, long measure, Prospect *out)
{
    for (int i = 0; i < sums->count; i++) {
        const Sum *sum = &sums->sum[i];
        int odds = msk_odds(FIRE_CHART, sum->attack, measure);
        int added = out->whole.added - out->whole.bonus + sum->bonus;
        double chance = sum->chance / CELLS;

        for (int cell = 0; cell < CELLS; cell++) {
            int loss = msk_fire_loss(g->option[OPT_SERIES_FIRE], odds,
                    roll_of_cell(cell, added));

            out->lost[loss] += chance;
            if (number_of(cell) >= HITS_LEADER && odds != NO_ODDS) {
                out->leader += chance;
            }
        }
    }
}

static bool
has_person(const Game *g, int hex)
{
    Stack stack = msk_stack(g, hex);
    bool has = false;

    for (int i = 0; i < stack.count; i++) {
        has |= is_person(piece_of(g, stack.slot[i]));
    }
    return has;
}

static void
foresee_losses(const Game *g, const Firing *firing, Volley whole, int points,
        Prospect *out)
{
    long measure = msk_measure(g, firing, whole.hex);
    Sums sums;

    memset(out, 0, sizeof *out);
    out->whole = whole;
    add_all(g, firing, whole.hex, measure, &sums);
    add_losses(g, &sums, measure, out);
    for (int loss = 1; loss <= MOST_LOST; loss++) {
        out->mean += out->lost[loss] * (loss < points ? loss : points);
    }
}

double
msk_foresee_mean(const Game *g, const Firing *firing, int hex)
{
    Prospect prospect;

    foresee_losses(g, firing, msk_weigh_cells(g, firing, hex),
            msk_points(g, hex), &prospect);
    return prospect.mean;
}

void
msk_foresee(const Game *g, const Firing *firing, int hex, Prospect *out)
{
    int points = msk_points(g, hex);

    foresee_losses(g, firing, msk_weigh(g, firing, hex, hex), points, out);
    out->leader *= has_person(g, hex);
    for (int loss = 1; loss < points && loss <= MOST_LOST; loss++) {
        if (3 * loss > points) {
            out->checks += out->lost[loss];
            out->routs += out->lost[loss] * (1 - stands(g, hex, loss));
        }
    }
}
