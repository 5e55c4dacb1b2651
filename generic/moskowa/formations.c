/*
 * formations.c --
 *
 *      How a unit stands, changed in its own movement phase: guns limbered,
 *      road mode, squares, dragoons on horse or on foot; at what cost.
 */

#include "cavalry.h"
#include "formations.h"
#include "movement.h"

/* Artillery.1, and Roads and Paths: in half points. */
enum { TO_LIMBER = 6, TO_CHANGE_MODE = 4, TO_LEAVE_SQUARE = 4 };

/* ---- guns ---- */

static const char *
bar_to_guns(const Game *g, int u, bool limber)
{
    bool unlimbered = g->unit[u].state & UNLIMBERED;

    if (!is_guns(piece_of(g, u)) || unlimbered != limber) {
        return "Artillery.1 no-guns";
    }
    if (!limber && moskowa_hex[g->unit[u].hex].slope == RIVER_SLOPE) {
        return "Artillery.2 river-slope";
    }
    return g->unit[u].state & ROAD_MODE ? "Roads in-road-mode"
            : msk_bar_to_reserve(g, u);
}

static const char *
bar_to_limber(const Game *g, int u)
{
    return bar_to_guns(g, u, true);
}

static const char *
bar_to_unlimber(const Game *g, int u)
{
    return bar_to_guns(g, u, false);
}

static int
cost_of_guns(const Game *g, int u)
{
    (void)g;
    (void)u;
    return TO_LIMBER;
}

/* ---- road mode ---- */

static const char *
bar_to_mode(const Game *g, int u, bool road_mode)
{
    const Unit *unit = &g->unit[u];
    const Hex *hex = &moskowa_hex[unit->hex];
    bool is_so = unit->state & ROAD_MODE;

    if (is_so == road_mode || (hex->road | hex->path) == 0) {
        return "Roads not-on-road";
    }
    if (unit->state & (UNLIMBERED | SQUARE)) {
        return "Roads in-formation";
    }
    return road_mode && !msk_has_room_on_road(g, u, unit->hex)
            ? "Stacking.5 too-large" : NULL;
}

static const char *
bar_to_road(const Game *g, int u)
{
    return bar_to_mode(g, u, true);
}

/* R-M93: large cavalry is in woods by road alone. */
static const char *
bar_to_field(const Game *g, int u)
{
    const char *bar = bar_to_mode(g, u, false);

    return bar ? bar
            : is_mounted(g, u) && points_of(g, u) > MOST_ON_ROAD
                && moskowa_hex[g->unit[u].hex].terrain == WOODS
            ? "Stacking.4 not-in-woods" : NULL;
}

/* Whoever has spent nothing began the phase here. */
static int
cost_of_road(const Game *g, int u)
{
    return g->unit[u].spent == 0 ? 0 : TO_CHANGE_MODE;
}

static int
cost_of_field(const Game *g, int u)
{
    (void)g;
    (void)u;
    return TO_CHANGE_MODE;
}

/* ---- squares ---- */

static int
cost_of_square(const Game *g, int u)
{
    (void)g;
    (void)u;
    return 0;
}

/* Square.5 */
static int
cost_of_column(const Game *g, int u)
{
    (void)g;
    (void)u;
    return TO_LEAVE_SQUARE;
}

/* ---- all ---- */

typedef struct Change {
    int verb, event;
    int bit;                    /* of Unit.state */
    bool on;
    const char *(*bar)(const Game *, int u);
    int (*cost)(const Game *, int u);
} Change;

static const Change changes[] = {
    { LIMBER, LIMBERED_UP, UNLIMBERED, false, bar_to_limber, cost_of_guns },
    { UNLIMBER, UNLIMBERED_THERE, UNLIMBERED, true, bar_to_unlimber,
        cost_of_guns },
    { ENTER_ROAD_MODE, ON_ROAD, ROAD_MODE, true, bar_to_road, cost_of_road },
    { LEAVE_ROAD_MODE, OFF_ROAD, ROAD_MODE, false, bar_to_field,
        cost_of_field },
    { FORM_SQUARE, IN_SQUARE, SQUARE, true, msk_bar_to_square, cost_of_square },
    { LEAVE_SQUARE, OUT_OF_SQUARE, SQUARE, false, msk_bar_to_leave_square,
        cost_of_column },
    { MOUNT, MOUNTED, ON_FOOT, false, msk_bar_to_mount, msk_cost_of_mounting },
    { DISMOUNT, ON_FOOT_NOW, ON_FOOT, true, msk_bar_to_dismount,
        msk_cost_of_mounting },
    {0}
};

static const Change *
change_of(int verb)
{
    const Change *change = changes;

    while (change->bar && change->verb != verb) {
        change++;
    }
    return change;
}

bool
msk_is_change(int verb)
{
    return change_of(verb)->bar != NULL;
}

/* R-M179 Who charged and has to attack stays in the saddle and out of road
   mode, and nobody forms square about it. */
static bool
is_bound_by_charge(const Game *g, int u, int verb)
{
    return (verb == FORM_SQUARE
                || (msk_must_attack(g, u)
                    && (verb == ENTER_ROAD_MODE || verb == DISMOUNT)))
            && msk_owed_sides(g, g->unit[u].hex) != 0;
}

const char *
msk_bar_to_change(const Game *g, int u, int verb)
{
    const Change *change = change_of(verb);
    const char *bar = change->bar(g, u);

    return bar ? bar
            : is_bound_by_charge(g, u, verb) ? "Charge.7 has-charged"
            : msk_can_pay(g, u, change->cost(g, u), verb == ENTER_ROAD_MODE)
            ? NULL : "Movement.5 no-points";
}

void
msk_change(Game *g, int u, int verb)
{
    const Change *change = change_of(verb);
    Unit *unit = &g->unit[u];

    bool begins = unit->spent == 0;

    unit->spent = (uint8_t)(unit->spent + change->cost(g, u));
    unit->state = (uint16_t)(change->on ? unit->state | change->bit
            : unit->state & ~change->bit);
    if (change->bit == ON_FOOT) {
        msk_note_mounting(g, u, begins);
    } else if (change->bit == SQUARE) {
        msk_note_square(g, u);
    }
    wg_tell(g, change->event, u, 0, 0, 0);
}
