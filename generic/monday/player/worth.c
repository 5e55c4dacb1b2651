/*
 * worth.c --
 *
 *      What a position of Bloody Monday is worth.
 */

#include "player.h"

enum { HUNDRED = 100, SIXTH = 17 };

/* 5.3.4 Hits in a battle, in hundredths; supports fight if they must. */
int
mon_fire_of(const Game *g, int u)
{
    const Face *face = face_of(g, u);

    return is_support(block_of(g, u)) ? SIXTH : SIXTH * face->strength
            * face->fire;
}

int
mon_hits_left(const Game *g, int u)
{
    return block_of(g, u)->faces - g->unit[u].face;
}

void
mon_count_force(const Game *g, Force *force)
{
    *force = (Force){ .fire = {{0}} };
    for (int u = 0; u < BLOCKS; u++) {
        if (on_map(g, u)) {
            int area = g->unit[u].place, side = side_of(u);

            force->fire[side][area] += mon_fire_of(g, u);
            force->hits[side][area] += mon_hits_left(g, u);
        }
    }
}

/* How far each area is from some of them. */
void
mon_measure(Areas from, int8_t far[AREAS])
{
    Areas edge = from, seen = from;

    for (int area = 0; area < AREAS; area++) {
        far[area] = 12;
    }
    for (int8_t n = 0; n < 12 && !no_areas(edge); n++) {
        Areas next = { { 0, 0 } };

        while (!no_areas(edge)) {
            int area = take_area(&edge);

            far[area] = n;
            next = either_areas(next, monday_near[area]);
        }
        edge = less_areas(next, seen);
        seen = either_areas(seen, next);
    }
}

/* 1.1 Areas that count, and are not its own; all of its own, if none is
   missing. */
Areas
mon_wanted(const Game *g, int side)
{
    Areas found = { { 0, 0 } }, all = { { 0, 0 } };

    for (int area = 0; area < AREAS; area++) {
        if (monday_area[area].star != NO_STAR) {
            add_area(&all, area);
            if (g->owner[area] != side) {
                add_area(&found, area);
            }
        }
    }
    return no_areas(found) ? all : found;
}

/* What a position's worth is the sum of; from DEAD on the terms of each side,
   the French first. */
enum { AREAS_HELD, FLECHES_HELD, INITIATIVE, VICTORY_WON, AT_AN_END,
    DEAD, BROKEN, NEAR_BREAKING, STEPS, FIRE, MORALE_UNITS, LEADERS_LEFT,
    GUNS_LEFT, NEAR, SECOND };

const WgTerm mon_term[] = {
    { "areas", WG_GROUND },
    { "fleches", WG_GROUND },
    { "initiative", WG_PROSPECT },
    { "won", WG_PROSPECT },
    { "at_an_end", WG_PROSPECT },
    { "dead_first", WG_LEFT_FIRST },
    { "lost_first", WG_LEFT_FIRST },
    { "near_breaking_first", WG_LEFT_FIRST },
    { "steps_first", WG_LEFT_FIRST },
    { "fire_first", WG_LEFT_FIRST },
    { "units_first", WG_LEFT_FIRST },
    { "leaders_first", WG_LEFT_FIRST },
    { "guns_first", WG_LEFT_FIRST },
    { "near_first", WG_GROUND },
    { "dead_second", WG_LEFT_SECOND },
    { "lost_second", WG_LEFT_SECOND },
    { "near_breaking_second", WG_LEFT_SECOND },
    { "steps_second", WG_LEFT_SECOND },
    { "fire_second", WG_LEFT_SECOND },
    { "units_second", WG_LEFT_SECOND },
    { "leaders_second", WG_LEFT_SECOND },
    { "guns_second", WG_LEFT_SECOND },
    { "near_second", WG_GROUND },
    {0}
};

/* 2.3 A unit's steps and fire; leaders and guns by what they can still do: to
   the terms of its side. */
static void
add_worth(const Game *g, int u, int sign, int *own)
{
    enum { LEADING = 16, GUNNERY = 14, STARS = 40, STEP = 12,
        MORALE_PART = 20 };
    const Block *b = block_of(g, u);
    int strength = sign * face_of(g, u)->strength;

    switch (b->kind) {
    case COMMANDER:
        own[LEADERS_LEFT - DEAD] += STARS * strength;
        break;
    case LEADER:
        own[LEADERS_LEFT - DEAD] += LEADING * strength;
        break;
    case GUNS:
        own[GUNS_LEFT - DEAD] += GUNNERY * strength;
        break;
    default:
        own[STEPS - DEAD] += sign * STEP * mon_hits_left(g, u);
        own[FIRE - DEAD] += sign * (mon_fire_of(g, u) / 4);
        own[MORALE_UNITS - DEAD] += sign * MORALE_PART * counts_for_morale(b);
        break;
    }
}

/* 1.1, 10.0 Areas that count, once the dead are counted. */
static void
count_areas(const Game *g, int term[WG_TERMS])
{
    enum { A_STAR = 240, A_FLECHE = 70 };

    term[AREAS_HELD] = g->scenario == LAST_BLOOD
            ? HUNDRED * (mon_score(g, FRENCH) - mon_score(g, RUSSIAN))
                - term[DEAD] - term[SECOND]
            : A_STAR * (mon_victory_areas(g, FRENCH)
                - mon_victory_areas(g, RUSSIAN));
    for (int area = 0; area < AREAS; area++) {
        if (monday_area[area].star == FLECHE && g->owner[area] != NONE) {
            term[FLECHES_HELD] += g->owner[area] == FRENCH ? A_FLECHE
                    : -A_FLECHE;
        }
    }
}

/* 2.4, 10.0 What a side has lost, and how near the end is by it. */
static void
count_losses(const Game *g, int side, int *own)
{
    enum { NEAR_END = MORALE - 3, A_LOSS = 70, MORE = 90 };
    int lost = g->lost[side], sign = side == FRENCH ? 1 : -1;

    for (int u = first_of(side); u < end_of(side); u++) {
        if (g->scenario == LAST_BLOOD && g->unit[u].place == LOST) {
            own[0] -= sign * HUNDRED * mon_block_points(block_of(g, u));
        }
    }
    own[BROKEN - DEAD] = -sign * A_LOSS * lost;
    own[NEAR_BREAKING - DEAD] = lost > NEAR_END
            ? -sign * MORE * (lost - NEAR_END) : 0;
}

/* What is left of a side, and how near it is to what the French want. */
static void
count_units(const Game *g, int side, const int8_t far[AREAS], int *own)
{
    enum { STEP = 4, FAR = 8 };

    for (int u = first_of(side); u < end_of(side); u++) {
        if (!on_map(g, u)) {
            continue;
        }
        add_worth(g, u, side == FRENCH ? 1 : -1, own);
        if (!is_support(block_of(g, u))) {
            int away = far[g->unit[u].place];
            int near = STEP * (FAR - (away < FAR ? away : FAR));

            own[NEAR - DEAD] += side == FRENCH ? near : -near / 2;
        }
    }
}

/* What is left of an army counts no more at the end, but is not lost by it. */
void
mon_terms(const Game *g, int term[WG_TERMS])
{
    enum { WON = 4000, DISC = 40 };
    bool over = g->phase == FINISHED;
    int left[WG_TERMS] = {0};
    int8_t far[AREAS];

    count_losses(g, FRENCH, &term[DEAD]);
    count_losses(g, RUSSIAN, &term[SECOND]);
    count_areas(g, term);
    mon_measure(mon_wanted(g, FRENCH), far);
    count_units(g, FRENCH, far, &left[DEAD]);
    count_units(g, RUSSIAN, far, &left[SECOND]);
    for (int i = DEAD; i < WG_TERMS; i++) {
        term[i] += left[i];
    }
    term[AT_AN_END] = over ? -wg_sum_of(mon_term, left) : 0;
    term[INITIATIVE] = over ? 0 : g->disc == FRENCH ? DISC : -DISC;
    term[VICTORY_WON] = !over || g->winner == NONE ? 0
            : g->winner == FRENCH ? WON : -WON;
}

/* 2.4, 8.0 How near the match is to its end, in tenths: what was lost of the
   side that lost most, or how many of the turns are over. */
static int
gone(const Game *g)
{
    int most = g->lost[FRENCH] > g->lost[RUSSIAN] ? g->lost[FRENCH]
            : g->lost[RUSSIAN];
    int turns = MORALE * (g->turn - 1) / LAST_TURN;

    most = most > turns ? most : turns;
    return most < MORALE ? most : MORALE;
}

/* 2.4 What has been lost, once more for each time: most matches end by it. */
static int
lost_again(const Game *g, int times)
{
    int term[WG_TERMS] = {0};

    count_losses(g, FRENCH, &term[DEAD]);
    count_losses(g, RUSSIAN, &term[SECOND]);
    term[DEAD] = term[SECOND] = 0;      /* 10.0: points, no morale */
    return times * wg_sum_of(mon_term, term);
}

/* Of the French, a draw counting half.  They hold little as a scenario begins,
   and win it more often than not: first it is what officers made of the
   scenario, in the end the lead, with losses three times, what stands on the
   map left out.  Of 400 matches of officers each, of 30 November 2026 (seeds
   from 920001), the mean square of the error is 0.201 in monday and 0.084 in
   last_blood; 0.234 and 0.087 with losses once, some 0.24 and 0.11 where one
   says what officers made of it and no more.  Of 60 of generals with 60
   iterations (from 7810001) in monday 0.195, and 0.210. */
int
mon_chance(const Game *g, int value)
{
    enum { SCALE = 300, SCALE_OF_LAST_BLOOD = 600 };
    int left[WG_TERMS] = {0}, by_lead;
    int share = wg_share_of_officers(mon_balance_of(g));

    value += lost_again(g, 2);
    for (int u = 0; u < BLOCKS; u++) {
        if (on_map(g, u)) {
            add_worth(g, u, side_of(u) == FRENCH ? 1 : -1, &left[DEAD]);
        }
    }
    by_lead = wg_chance_of_lead(value - wg_sum_of(mon_term, left),
            g->scenario == LAST_BLOOD ? SCALE_OF_LAST_BLOOD : SCALE);
    return (share * (MORALE - gone(g)) + by_lead * gone(g)) / MORALE;
}
