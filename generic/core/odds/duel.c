/*
 * duel.c --
 *
 *      Two sides, pair by pair of their conditions: the chance of each pair is
 *      in a table, which one salvo after another makes another.
 */

#include <stdlib.h>
#include <string.h>

#include "../common.h"
#include "conditions.h"
#include "duel-table.h"

enum { COLUMNS = WG_DUEL_COLUMNS };
enum { HITS = WG_FIRES * WG_DICE + 1, FACES = 6 };

struct WgDuel {
    int passing;
    WgConditions side[2];
    DuelTable table[2], *now, *next;
    double column_fire[COLUMNS][HITS];
    int column_most[COLUMNS];
    double ways[WG_DICE + 1][FACES + 1][WG_DICE + 1];
};

void
wg_duel_enter(WgDuel *d, int side, const Game *g)
{
    wg_conditions_begin(&d->side[side], g);
}

static void
swap(WgDuel *d)
{
    DuelTable *done = d->now;

    d->now = d->next;
    d->next = done;
    wg_duel_table_clear(d->next);
}

/* ---- fire ---- */

/* Binomials, once: ways[dice][faces][hits]. */
static void
count_ways(WgDuel *d)
{
    for (int faces = 0; faces <= FACES; faces++) {
        double p = faces / 6.0;

        d->ways[0][faces][0] = 1;
        for (int dice = 1; dice <= WG_DICE; dice++) {
            for (int hits = 0; hits <= dice; hits++) {
                d->ways[dice][faces][hits] =
                        (1 - p) * d->ways[dice - 1][faces][hits]
                        + (hits ? p * d->ways[dice - 1][faces][hits - 1] : 0);
            }
        }
    }
}

/* The chance of each number of hits that a side scores; the most. */
static int
score(const WgDuel *d, int side, int state, const WgSalvo *salvo, double *hits)
{
    const WgConditions *c = &d->side[side];
    WgFire fire[WG_FIRES];
    int fires = c->state[state].gone ? 0
            : c->of->fire(wg_condition_game(c, state), side, salvo, c->about,
                fire);
    int most = 0;

    hits[0] = 1;
    for (int i = 0; i < fires; i++) {
        const double *ways = d->ways[fire[i].dice][fire[i].faces];

        if (fire[i].dice <= 0 || fire[i].faces <= 0) {
            continue;
        }
        memset(hits + most + 1, 0, (size_t)fire[i].dice * sizeof *hits);
        for (int n = most; n >= 0; n--) {
            double before = hits[n];

            hits[n] = before * ways[0];
            for (int more = 1; more <= fire[i].dice; more++) {
                hits[n + more] += before * ways[more];
            }
        }
        most += fire[i].dice;
    }
    return most;
}

/* A row's pair and all that come of it: `to` are the rows that it comes to by
   so many hits. */
static void
exchange(WgDuel *d, const int *to, int column, double chance,
        const double *scored, int most)
{
    WgConditions *other = &d->side[!d->passing];
    const double *taken = d->column_fire[column];
    int taken_most = d->column_most[column];

    for (int h = 0; h <= most; h++) {
        double part = chance * scored[h];

        for (int k = 0; k <= taken_most; k++) {
            d->next->chance[(size_t)to[k] * COLUMNS + (size_t)column] +=
                    part * taken[k];
        }
        column = h < most ? wg_after_hit(other, column) : column;
    }
}

/* The rows that a condition comes to by none to so many hits. */
static void
find_rows(WgDuel *d, int x, int hits, int *to)
{
    for (int k = 0; k <= hits; k++) {
        to[k] = wg_duel_row(d->next, x);
        x = k < hits ? wg_after_hit(&d->side[d->passing], x) : x;
    }
}

/* All that comes of one row. */
static long
follow_row(WgDuel *d, int x, const double *chance, const WgSalvo *salvo)
{
    const WgConditions *other = &d->side[!d->passing];
    int columns = other->count, to[HITS], need = 0;
    int home = wg_duel_row(d->next, x);
    double hits[HITS];
    int most = salvo->pass ? 0 : score(d, d->passing, x, salvo, hits);
    long work = 0;

    for (int y = 0; y < columns && !salvo->pass; y++) {
        need = chance[y] > 0 && d->column_most[y] > need
                ? d->column_most[y] : need;
    }
    x = salvo->pass ? wg_after_pass(&d->side[d->passing], x, salvo) : x;
    find_rows(d, x, need, to);
    for (int y = 0; y < columns; y++) {
        if (chance[y] <= 0) {
            continue;
        }
        work++;
        if (other->state[y].gone || salvo->pass) {
            int row = other->state[y].gone ? home : to[0];

            d->next->chance[(size_t)row * COLUMNS + (size_t)y] += chance[y];
        } else {
            exchange(d, to, y, chance[y], hits, most);
        }
    }
    return work;
}

/* Everything that the present pairs come to by one salvo or pass. */
static long
follow(WgDuel *d, const WgSalvo *salvo)
{
    int columns = d->side[!d->passing].count;
    long work = 0;

    for (int y = 0; !salvo->pass && y < columns; y++) {
        d->column_most[y] = score(d, !d->passing, y, salvo, d->column_fire[y]);
    }
    for (int i = 0; i < d->now->rows; i++) {
        const double *chance = d->now->chance + (size_t)i * COLUMNS;
        int x = d->now->state[i];

        if (d->side[d->passing].state[x].gone) {
            int home = wg_duel_row(d->next, x);

            for (int y = 0; y < columns; y++) {
                d->next->chance[(size_t)home * COLUMNS + (size_t)y] +=
                        chance[y];
            }
        } else {
            work += follow_row(d, x, chance, salvo);
        }
    }
    swap(d);
    return work;
}

static void
add_up(const WgDuel *d, double chance, WgAccount *sum)
{
    const WgConditions *rows = &d->side[d->passing];
    const WgConditions *columns = &d->side[!d->passing];

    for (int i = 0; i < d->now->rows; i++) {
        const WgCondition *x = &rows->state[d->now->state[i]];

        for (int k = 0; k < columns->count; k++) {
            const WgCondition *y = &columns->state[k];
            double part = chance * d->now->chance[(size_t)i * COLUMNS
                    + (size_t)k];

            if (part > 0) {
                sum->lost[d->passing][x->lost] += part;
                sum->lost[!d->passing][y->lost] += part;
                sum->holds[x->gone == y->gone ? 2
                        : x->gone ? !d->passing : d->passing] += part;
                sum->dead[d->passing] += x->dead ? part : 0;
                sum->dead[!d->passing] += y->dead ? part : 0;
            }
        }
    }
    sum->considered += chance;
}

void
wg_duel(WgDuel *d, const WgSalvo *salvo, int salvos, double chance,
        WgAccount *sum)
{
    enum { PAIRS = 64 };        /* in a unit of work */
    long work = 0;

    wg_duel_table_clear(d->now);
    wg_duel_row(d->now, 0);
    d->now->chance[0] = 1;
    for (int i = 0; i < salvos; i++) {
        work += follow(d, &salvo[i]);
    }
    add_up(d, chance, sum);
    sum->work -= 1 + work / PAIRS;
}

WgDuel *
wg_duel_new(const WgFight *fight, const WgDuelRules *of, int area,
        int passing, const void *about)
{
    WgDuel *d = wg_alloc(sizeof *d);

    for (int side = 0; side < 2; side++) {
        d->side[side] = (WgConditions){ .fight = fight, .of = of,
                .about = about, .side = side, .area = area,
                .passes = side == passing };
    }
    d->passing = passing;
    d->now = &d->table[0];
    d->next = &d->table[1];
    count_ways(d);
    return d;
}

void
wg_duel_free(WgDuel *d)
{
    for (int i = 0; i < 2; i++) {
        wg_conditions_free(&d->side[i]);
        wg_duel_table_free(&d->table[i]);
    }
    free(d);
}
