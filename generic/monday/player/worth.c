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

/* 2.3 A unit's steps and fire; leaders and guns by what they can still do. */
static int
worth_of(const Game *g, int u)
{
    enum { LEADING = 16, GUNNERY = 14, STARS = 40, STEP = 12,
        MORALE_PART = 20 };
    const Block *b = block_of(g, u);
    int strength = face_of(g, u)->strength;

    switch (b->kind) {
    case COMMANDER:
        return STARS * strength;
    case LEADER:
        return LEADING * strength;
    case GUNS:
        return GUNNERY * strength;
    default:
        return STEP * mon_hits_left(g, u) + mon_fire_of(g, u) / 4
                + MORALE_PART * counts_for_morale(b);
    }
}

/* What of a side stands on the map. */
static int
left_of(const Game *g, int side)
{
    int sum = 0;

    for (int u = first_of(side); u < end_of(side); u++) {
        sum += on_map(g, u) ? worth_of(g, u) : 0;
    }
    return sum;
}

enum { A_STAR = 240, A_LOSS = 70 };

/* 2.4 What a side has lost, and how near the end is by it. */
static int
losses(const Game *g, int side)
{
    enum { NEAR_END = MORALE - 3, MORE = 90 };
    int lost = g->lost[side];

    return A_LOSS * lost + (lost > NEAR_END ? MORE * (lost - NEAR_END) : 0);
}

/* 1.1, 2.4, 10.0 What would be counted. */
static int
points(const Game *g, int side)
{
    enum { A_FLECHE = 70 };
    int value = 0;

    if (g->scenario == LAST_BLOOD) {
        value = HUNDRED * mon_score(g, side);
    } else {
        value = A_STAR * mon_victory_areas(g, side);
    }
    for (int area = 0; area < AREAS; area++) {
        value += monday_area[area].star == FLECHE && g->owner[area] == side
                ? A_FLECHE : 0;
    }
    return value + losses(g, !side);
}

/* Of both sides to what the French want. */
static int
nearness(const Game *g)
{
    enum { STEP = 4, FAR = 8 };
    int8_t far[AREAS];
    int value = 0;

    mon_measure(mon_wanted(g, FRENCH), far);
    for (int u = 0; u < BLOCKS; u++) {
        if (on_map(g, u) && !is_support(block_of(g, u))) {
            int away = far[g->unit[u].place];
            int near = STEP * (FAR - (away < FAR ? away : FAR));

            value += side_of(u) == FRENCH ? near : -near / 2;
        }
    }
    return value;
}

enum { WON = 4000, DISC = 40 };

int
mon_evaluate(const Game *g)
{
    int value = points(g, FRENCH) - points(g, RUSSIAN);

    if (g->phase == FINISHED) {
        return value + (g->winner == NONE ? 0 : g->winner == FRENCH ? WON
                : -WON);
    }
    value += left_of(g, FRENCH) - left_of(g, RUSSIAN);
    return value + nearness(g) + (g->disc == FRENCH ? DISC : -DISC);
}

/* 2.4, 10.0 What a side's losses count for the other. */
static int
counted(const Game *g, int side)
{
    int points = 0;

    for (int u = first_of(side); u < end_of(side); u++) {
        if (g->scenario == LAST_BLOOD && g->unit[u].place == LOST) {
            points += mon_block_points(block_of(g, u));
        }
    }
    return losses(g, side) + HUNDRED * points;
}

/* Areas that count and nearness to them; what is left of each side, less what
   its losses count; and the initiative, or the victory. */
void
mon_parts(const Game *g, int part[WG_PARTS])
{
    bool over = g->phase == FINISHED;
    int lost[2] = { counted(g, FRENCH), counted(g, RUSSIAN) };

    part[WG_GROUND] = points(g, FRENCH) - lost[RUSSIAN] - points(g, RUSSIAN)
            + lost[FRENCH] + (over ? 0 : nearness(g));
    part[WG_LEFT_FIRST] = (over ? 0 : left_of(g, FRENCH)) - lost[FRENCH];
    part[WG_LEFT_SECOND] = lost[RUSSIAN] - (over ? 0 : left_of(g, RUSSIAN));
    part[WG_PROSPECT] = !over ? (g->disc == FRENCH ? DISC : -DISC)
            : g->winner == NONE ? 0 : g->winner == FRENCH ? WON : -WON;
}

/* Of the French, what stands on the map left out.  As matches of two generals
   with 60 iterations ended, of 30 November 2026: 24 of monday (from seed
   7810001; the French won 13; error by logarithms 0.647, before 0.671), 12 of
   last_blood (from 7830001; 11; 0.357, before 0.391). */
int
mon_chance(const Game *g, int value)
{
    enum { SCALE = 1250, SCALE_OF_LAST_BLOOD = 750 };
    int lead = value - left_of(g, FRENCH) + left_of(g, RUSSIAN);

    return wg_chance_of_lead(lead, g->scenario == LAST_BLOOD
            ? SCALE_OF_LAST_BLOOD : SCALE);
}
