/*
 * squares.c --
 *
 *      Infantry Square: who may form one, on its own move or when cavalry
 *      comes near, and what comes of the attempt.
 */

#include "cavalry.h"
#include "charts.h"
#include "dice.h"
#include "formations.h"
#include "melee.h"

/* The Square Attempt Table (M4.4): what is added to the roll, in cells. */
enum {
    FOR_LEADER = -6, FOR_GUARD = -6, FOR_LIGHT = -3, FOR_GRENADIERS = -3,
    FOR_AUXILIARIES = 2,        /* Italians, Portuguese, Spaniards, Croats,
                                   Illyrians */
    FOR_LIGHT_HORSE = 3, FOR_LANCERS = 6
};
enum { LIGHT_MOVES = 13 };      /* light cavalry, points of movement */

/* Square.1, Square.2 "All other infantry units"; Dragoons.7 those on foot are.
   Square.3 In clear terrain, R-M137; Square.6 guns there are in it. */
const char *
msk_bar_to_square(const Game *g, int u)
{
    Piece p = msk_counter(g, u);
    const Unit *unit = &g->unit[u];

    if (p.type > DISMOUNTED || p.type == MILITIA) {
        return "Square.1 not-infantry";
    }
    if (unit->state & ROUTING) {
        return "Square.1 routing";
    }
    return unit->state & SQUARE ? "Square.1 in-square"
            : unit->state & ROAD_MODE ? "Roads in-road-mode"
            : moskowa_hex[unit->hex].terrain != CLEAR
                || moskowa_hex[unit->hex].slope == RIVER_SLOPE
            ? "Square.3 not-clear"
            : msk_is_skirmisher(g, unit->hex) ? "Square.1 skirmisher" : NULL;
}

/* 5 It costs 2 points to leave one. */
const char *
msk_bar_to_leave_square(const Game *g, int u)
{
    return g->unit[u].state & SQUARE ? NULL : "Square.5 no-square";
}

static void
move_within(Game *g, int u, int depth)
{
    int hex = g->unit[u].hex;

    msk_take(g, u);
    msk_put(g, u, hex, depth);
}

/* The top unit tells whether those in a hex are in square: who forms one goes
   to the top, who leaves it beneath those who stay. */
void
msk_note_square(Game *g, int u)
{
    Stack stack = msk_stack(g, g->unit[u].hex);

    move_within(g, u, g->unit[u].state & SQUARE ? 0 : stack.count - 1);
}

/* ---- in the enemy's movement phase ---- */

/* 7 Once a hex in a phase (R-M29); not in a hex that is a square (R-M137). */
bool
msk_may_try_square(const Game *g, int hex)
{
    Stack stack = msk_stack(g, hex);
    bool may = false;

    if (msk_is_square(g, hex)) {
        return false;
    }
    for (int i = 0; i < stack.count; i++) {
        int u = stack.slot[i];

        if (side_of(u) == g->phasing || (g->unit[u].state & TRIED)) {
            return false;
        }
        may |= msk_bar_to_square(g, u) == NULL;
    }
    return may;
}

static void
roll_attempt(Game *g)
{
    wg_roll(g, 2);
}

static void
form(Game *g, int u)
{
    g->unit[u].state |= SQUARE;
    msk_note_square(g, u);
}

/* The Square Attempt Table: cells for who forms one. */
static int
cells_of_foot(const Game *g, int u)
{
    const Piece *p = piece_of(g, u);
    int cells = msk_is_guard(g->unit[u].piece) ? FOR_GUARD : 0;

    if (p->type == LIGHT) {
        cells += FOR_LIGHT;
    }
    switch (p->class) {
    case CLASS_RU_GREN: case CLASS_RU_CGREN:
        return cells + FOR_GRENADIERS;
    case CLASS_IT_GUARD: case CLASS_IT_VELITE: case CLASS_AUXILIARY:
        return cells + FOR_AUXILIARIES;
    default:
        return cells;
    }
}

/* For whom it meets: the cavalry in hand. */
static int
cells_of_horse(const Game *g)
{
    return msk_is_lancer(g, g->hand) ? FOR_LANCERS
            : piece_of(g, g->hand)->movement >= LIGHT_MOVES ? FOR_LIGHT_HORSE
            : 0;
}

/* R-M180 Those of the uppermost who may form one. */
int
msk_square_added(const Game *g, int hex)
{
    Stack stack = msk_stack(g, hex);
    int foot = NONE;
    bool led = false;

    for (int i = 0; i < stack.count; i++) {
        int u = stack.slot[i];

        led |= piece_of(g, u)->type == LEADER
                && g->unit[u].lost != WOUNDED;
        if (foot == NONE && msk_bar_to_square(g, u) == NULL) {
            foot = u;
        }
    }
    return (led ? FOR_LEADER : 0) + cells_of_horse(g)
            + (foot == NONE ? 0 : cells_of_foot(g, foot));
}

int
msk_square_result(const Game *g, int hex, int roll)
{
    return msk_square(!g->phasing, msk_distance(hex, g->unit[g->hand].hex),
            roll_with(roll, msk_square_added(g, hex)));
}

/* 7 All those in the hex that may, together. */
static void
attempt(Game *g)
{
    int hex = g->tries, count = 0, added = msk_square_added(g, hex);
    int16_t trying[PIECES];
    Stack stack = msk_stack(g, hex);
    int result = msk_square_result(g, hex,
            10 * wg_die(g, 0) + wg_die(g, 1));

    for (int i = stack.count - 1; i >= 0; i--) {
        g->unit[stack.slot[i]].state |= TRIED;
        if (msk_bar_to_square(g, stack.slot[i]) == NULL) {
            trying[count++] = stack.slot[i];
        }
    }
    wg_tell(g, result == SQUARE_FORMED ? SQUARE_STANDS
            : result == NO_SQUARE ? SQUARE_FAILED : SQUARE_FLED, hex,
            msk_face(g, hex), added, 0);
    for (int i = 0; i < count; i++) {
        if (result == SQUARE_FORMED) {
            form(g, trying[i]);
        } else if (result == SQUARE_ROUTS) {
            msk_must_rout(g, trying[i]);
        }
    }
    g->tries = OFF_MAP;
}

const WgStep msk_try_square[] = {
    { "Forming.7",  "dice",             roll_attempt },
    { "Forming.7",  "square attempt",   attempt },
    { "Morale",     "who routs",        msk_settle },
    {0}
};
