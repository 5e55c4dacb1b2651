/*
 * leaders.c --
 *
 *      6.9: who takes over an army whose commander is eliminated.
 *
 *      Our reading (doc/borodino.md, 6.93): a fallen corps commander is not
 *      replaced (6.92).  Kutuzov is followed by Barclay, then Bagration; the
 *      1st and the 2nd Army by Dokhturov, Tuchkov and so on, whoever of them
 *      is alive and leads no army yet.  Platov is passed over.
 */

#include "chapters.h"

/* 6.93 Command seniority. */
static const uint8_t french_ladder[] = {
    NAPOLEON, MURAT, EUGENE, MORTIER, NEY, DAVOUT, JUNOT, PONIATOWSKI
};
static const uint8_t russian_ladder[] = {
    KUTUZOV, BARCLAY, BAGRATION, DOKHTUROV, TUCHKOV, BOROZDIN, GOLITSYN,
    OSTERMAN, BAGGOVUT, RAYEVSKI, LAVROV
};
enum {
    FRENCH_RUNGS = sizeof french_ladder, RUSSIAN_RUNGS = sizeof russian_ladder,
    BELOW_ARMIES = 3            /* rungs of those who command armies at first */
};

/* Alive, and on the map or still to come? */
static bool
is_available(const Game *g, int u)
{
    return u != NONE && g->unit[u].place != LOST && g->unit[u].place != GONE
            && g->unit[u].place != ABSENT;
}

/* The army that this unit leads, or NONE. */
int
bor_army_led(const Game *g, int u)
{
    for (int army = 0; army < ARMIES; army++) {
        if (g->leader[army] == u) {
            return army;
        }
    }
    return NONE;
}

/* To command both armies anybody rises, and leaves his own; the 1st or the
   2nd goes to one who leads none. */
static int
find_successor(const Game *g, int army)
{
    const uint8_t *ladder =
            army == GRANDE_ARMEE ? french_ladder : russian_ladder;
    int from = army == FIRST_ARMY || army == SECOND_ARMY ? BELOW_ARMIES : 0;
    int to = army == GRANDE_ARMEE ? FRENCH_RUNGS : RUSSIAN_RUNGS;

    for (int rung = from; rung < to; rung++) {
        int u = g->slot[ladder[rung]];

        if (is_available(g, u)
                && (army == BOTH_ARMIES || bor_army_led(g, u) == NONE)) {
            return u;
        }
    }
    return NONE;
}

static void
appoint(Game *g, int u, int army)
{
    g->leader[army] = (int8_t)u;
    if (u != NONE) {
        wg_tell_side(g, side_of(u), SUCCEEDED, u, army, 0, 0);
    }
}

/* 6.93 An HQ is gone: if it led an army, another takes over. */
void
bor_succeed(Game *g, int fallen)
{
    for (int army = 0; army < ARMIES; army++) {
        int u;

        if (g->leader[army] != fallen) {
            continue;
        }
        g->leader[army] = NONE;
        u = find_successor(g, army);
        for (int left = FIRST_ARMY; u != NONE && left < ARMIES; left++) {
            if (g->leader[left] == u) {
                appoint(g, find_successor(g, left), left);
            }
        }
        appoint(g, u, army);
    }
}

/* For one who does not see who leads this side's armies: whoever would take
   over, of those he does not see either. */
void
bor_determinize_leaders(Game *g, int side)
{
    int first = side == FRENCH ? GRANDE_ARMEE : BOTH_ARMIES;
    int end = side == FRENCH ? BOTH_ARMIES : ARMIES;

    for (int army = first; army < end; army++) {
        if (g->leader[army] == NONE) {
            int u = find_successor(g, army);

            g->leader[army] = (int8_t)(u != NONE && g->unit[u].shown ? NONE
                    : u);
        }
    }
}
