/*
 * worth.c --
 *
 *      What a position of Borodino 1812 is worth.
 */

#include "player.h"

enum { POINT = 100 };           /* a victory point */
enum { TURNS_AHEAD = 8 };       /* of those left, so many count */

/* How many hits until it is gone; half hits aside. */
int
bor_hits_left(const Game *g, int u)
{
    return block_of(g, u)->faces - g->unit[u].face;
}

int
bor_fire_of(const Game *g, int u)
{
    enum { SIXTH = 17 };

    return SIXTH * strength_of(g, u) * block_of(g, u)->fire;
}

int
bor_shot_of(const Game *g, int u, const Way *way)
{
    return strength_of(g, u)
            * (block_of(g, u)->fire + bor_bombard_modifier(way));
}

void
bor_count_force(const Game *g, Force *force)
{
    *force = (Force){ .fire = {{0}} };
    for (int u = 0; u < BLOCKS; u++) {
        int place = g->unit[u].place, side = side_of(u);

        if (place < PLACES) {
            force->fire[side][place] += bor_fire_of(g, u);
            force->hits[side][place] += bor_hits_left(g, u);
        }
    }
}

/* 8.2-8.4 What is on the map can still act; and a step is a part of the points
   for the block, the last of them more. */
static int
worth_of_steps(const Game *g, int u)
{
    enum { STEP = 14 };

    return STEP * bor_hits_left(g, u);
}

static int
worth_of_points(const Game *g, int u)
{
    const Block *b = block_of(g, u);

    return b->points * POINT * bor_hits_left(g, u) / (4 * b->faces);
}

static int
worth_of_fire(const Game *g, int u)
{
    enum { GUNNERY = 12 };

    return bor_fire_of(g, u) * GUNNERY / POINT;
}

static int
worth_of(const Game *g, int u)
{
    return worth_of_steps(g, u) + worth_of_points(g, u) + worth_of_fire(g, u);
}

/* 8.5 How likely a redoubt is to be French at last, as the forces stand in it
   and beside it, in hundredths. */
static int
share_of(const Game *g, const Force *f, int area)
{
    enum { BESIDE = 2 };        /* counts for half */
    int64_t power[2];

    for (int side = 0; side < 2; side++) {
        Areas next = borodino_beside[area] & (bit(AREAS) - 1);
        int64_t sum = BESIDE * f->fire[side][area];

        while (next) {
            sum += f->fire[side][take_area(&next)];
        }
        power[side] = sum + 20;
    }
    if (is_friendly(g, RUSSIAN, area)) {
        power[RUSSIAN] *= 2;
    }
    return (int)(POINT * power[FRENCH] * power[FRENCH]
            / (power[FRENCH] * power[FRENCH]
            + power[RUSSIAN] * power[RUSSIAN]));
}

/* How many turns of this day are still to come, of so many at most. */
static int
turns_left(const Game *g, int most)
{
    int left = LAST_HOUR - g->hour + (g->day < g->last_day ? most : 0);

    return left < most ? left : most;
}

/* What is expected of redoubts beside what is held now: the longer there is,
   the more. */
static int
redoubts(const Game *g, const Force *f)
{
    int left = turns_left(g, TURNS_AHEAD), value = 0;

    for (int area = 0; area < AREAS; area++) {
        int both = bor_redoubt_points(g, FRENCH)
                + bor_redoubt_points(g, RUSSIAN);
        int now;

        if (borodino_area[area].terrain != REDOUBT) {
            continue;
        }
        now = is_friendly(g, FRENCH, area) ? POINT
                : is_friendly(g, RUSSIAN, area) ? 0 : POINT / 2;
        value += both * (share_of(g, f, area) - now) * left / (TURNS_AHEAD + 1);
    }
    return value;
}

/* 8.1 To win counts, not by how much: what is added for a lead that is
   expected.  The fewer turns are left, the less changes it. */
static int
winning(const Game *g, int lead)
{
    enum { WIN = 500, DOUBT = 60, A_TURN = 60 };
    int doubt = DOUBT + A_TURN * turns_left(g, TURNS_AHEAD);
    int by = lead - POINT / 2;

    return WIN * by / ((by < 0 ? -by : by) + doubt);
}

/* What a position's worth is the sum of. */
enum { REDOUBTS_HELD, EXPECTED, AHEAD,
    LOST_FIRST, STEPS_FIRST, POINTS_FIRST, FIRE_FIRST,
    LOST_SECOND, STEPS_SECOND, POINTS_SECOND, FIRE_SECOND };

const WgTerm bor_term[] = {
    { "held", WG_GROUND },
    { "expected", WG_GROUND },
    { "ahead", WG_PROSPECT },
    { "lost_first", WG_LEFT_FIRST },
    { "steps_first", WG_LEFT_FIRST },
    { "points_first", WG_LEFT_FIRST },
    { "fire_first", WG_LEFT_FIRST },
    { "lost_second", WG_LEFT_SECOND },
    { "steps_second", WG_LEFT_SECOND },
    { "points_second", WG_LEFT_SECOND },
    { "fire_second", WG_LEFT_SECOND },
    {0}
};

/* 8.2-8.4 What is lost of a side, and what is left of it. */
static void
count_blocks(const Game *g, int side, int term[WG_TERMS])
{
    int sign = side == FRENCH ? 1 : -1;
    int *own = &term[side == FRENCH ? LOST_FIRST : LOST_SECOND];

    for (int u = first_of(side); u < end_of(side); u++) {
        if (g->unit[u].place == LOST) {
            own[0] -= sign * POINT * block_of(g, u)->points;
        } else if (g->unit[u].place < PLACES && g->phase != FINISHED) {
            own[STEPS_FIRST - LOST_FIRST] += sign * worth_of_steps(g, u);
            own[POINTS_FIRST - LOST_FIRST] += sign * worth_of_points(g, u);
            own[FIRE_FIRST - LOST_FIRST] += sign * worth_of_fire(g, u);
        }
    }
}

/* 8.5 In points, of the French less the Russians. */
static int
redoubts_held(const Game *g)
{
    int held = 0;

    for (int area = 0; area < AREAS; area++) {
        if (borodino_area[area].terrain == REDOUBT) {
            held += is_friendly(g, FRENCH, area)
                    * bor_redoubt_points(g, FRENCH)
                    - is_friendly(g, RUSSIAN, area)
                    * bor_redoubt_points(g, RUSSIAN);
        }
    }
    return held;
}

void
bor_terms(const Game *g, int term[WG_TERMS])
{
    Force force;

    count_blocks(g, FRENCH, term);
    count_blocks(g, RUSSIAN, term);
    term[REDOUBTS_HELD] = POINT * redoubts_held(g);
    if (g->phase == FINISHED) {
        term[AHEAD] = winning(g, bor_winner(g) == FRENCH ? 10 * POINT
                : -10 * POINT);
        return;
    }
    bor_count_force(g, &force);
    term[EXPECTED] = redoubts(g, &force);
    term[AHEAD] = winning(g, term[REDOUBTS_HELD] + term[LOST_FIRST]
            + term[LOST_SECOND] + term[EXPECTED]);
}

/* 8.1 Of the French.  What stands on the map is no lead; the fewer turns are
   left, the more a lead is worth.  As 80 matches of two generals ended, of 30
   November 2026: 40 of shevardino with 200 iterations (seeds 7810001 to
   7810040; the French won 11), 24 of borodino (from 7820001; 10) and 16 of the
   campaign (from 7830001; 4) with 60.  A position of theirs was foretold with
   an error of 0.502 (by logarithms; 0.519 as it was before), as each phase
   began. */
int
bor_chance(const Game *g, int value)
{
    enum { LAST = 380, A_TURN = 70 };
    int lead = value;

    for (int u = 0; u < BLOCKS; u++) {
        if (g->unit[u].place < PLACES) {
            lead += side_of(u) == FRENCH ? -worth_of(g, u) : worth_of(g, u);
        }
    }
    return wg_chance_of_lead(lead, LAST + A_TURN * turns_left(g, TURNS_AHEAD));
}
