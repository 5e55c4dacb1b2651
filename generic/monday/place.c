/*
 * place.c --
 *
 *      Where units are, who controls what, and what units lose.  Nobody else
 *      changes a unit's place or an area's owner, so that the counts and the
 *      sets of areas are true.
 */

#include "chapters.h"

/* Places that are no areas, from POOL on. */
static const char *const elsewhere[] = { MONDAY_ELSEWHERE(WG_NAME) };

const char *
mon_place_key(int place)
{
    return place < AREAS ? monday_area[place].key : elsewhere[place - AREAS];
}

bool
mon_in_battle(const Game *g, int u)
{
    return g->unit[u].place == g->battle.area;
}

/* An area changes hands; tells nobody. */
void
mon_own(Game *g, int side, int area)
{
    g->owner[area] = (int8_t)side;
    add_area(&g->owned[side], area);
    drop_area(&g->owned[!side], area);
}

/* Controlled Area: the last sole occupant controls it, at that instant. */
static void
settle_control(Game *g, int area)
{
    for (int side = 0; side < 2; side++) {
        if (has_area(&g->held[side], area)
                && !has_area(&g->held[!side], area)
                && g->owner[area] != side) {
            mon_own(g, side, area);
            wg_tell(g, TOOK, side, area, 0, 0);
        }
    }
}

static void
stack(Game *g, int side, int area, int by)
{
    g->stack[side][area] = (uint8_t)(g->stack[side][area] + by);
    if (g->stack[side][area] < mon_stack(area)) {
        drop_area(&g->full[side], area);
    } else {
        add_area(&g->full[side], area);
    }
}

/* Put a unit in an area, POOL or LOST; tells of control that changes. */
void
mon_place(Game *g, int u, int place)
{
    int side = side_of(u), from = g->unit[u].place;
    bool stacks = block_of(g, u)->kind != COMMANDER;

    g->unit[u].place = (int8_t)place;
    g->unit[u].at_icon &= place == from;
    if (from < AREAS) {
        stack(g, side, from, -stacks);
        if (--g->count[side][from] == 0) {
            drop_area(&g->held[side], from);
            settle_control(g, from);
        }
    }
    if (place < AREAS) {
        stack(g, side, place, stacks);
        if (g->count[side][place]++ == 0) {
            add_area(&g->held[side], place);
            settle_control(g, place);
        }
    }
}

/* 2.4 Destroyed: on the morale track, or in the box. */
void
mon_eliminate(Game *g, int u)
{
    Unit *unit = &g->unit[u];
    int from = unit->place;

    if (counts_for_morale(block_of(g, u))) {
        g->lost[side_of(u)]++;
    }
    *unit = (Unit){ .block = unit->block, .face = unit->face,
            .place = unit->place, .target = NONE };
    wg_tell(g, ELIMINATED, u, from, 0, 0);
    mon_place(g, u, LOST);
}

/* 2.4 A hit: a step, or the whole of a support unit. */
void
mon_lose_step(Game *g, int u)
{
    if (is_support(block_of(g, u)) || at_last_face(g, u)) {
        mon_eliminate(g, u);
    } else {
        g->unit[u].face++;
    }
}

/* Controlled and contested areas, 1.2.4, 2.6, 5.3.3: is it face up for both?
   Leaders who are activated, not before their player is done (5.1). */
bool
mon_is_shown(const Game *g, int u)
{
    const Unit *unit = &g->unit[u];
    int side = side_of(u);

    if (unit->place >= AREAS) {
        return unit->place == LOST;
    }
    return (unit->active && !is_activating(g))
            || (g->battle.shown && unit->place == g->battle.area)
            || (g->owner[unit->place] != side
                && has_area(&g->held[!side], unit->place));
}

/* 2.6.3 The stars of a side's supreme commander. */
int
mon_stars(const Game *g, int side)
{
    return face_of(g, g->commander[side])->strength;
}

/* 2.6.3, 9.8 How many leaders the mover may activate, and so on. */
int
mon_limit(const Game *g)
{
    return g->offensive ? FULL_STARS : mon_stars(g, g->mover);
}
