/*
 * retreat.c --
 *
 *      6.7: where units retreat to, from battle and under bombardment, and
 *      what happens to one too many.
 */

#include "chapters.h"

/* 6.1 Does it attack, where it is? */
static bool
is_attacking(const Game *g, int u)
{
    int side = side_of(u), area = g->unit[u].place;

    return area == g->battle.area ? g->battle.attacker == side
            : (g->attack[side] & bit(area)) != 0;
}

/* 6.72, 6.74 Which borders the sides' arrivals leave open. */
static const char *
judge_border(const Game *g, int u, int to)
{
    int side = side_of(u), area = g->unit[u].place;
    int came = g->entry[borodino_way_to[to][area]];
    bool attacks = is_attacking(g, u);

    if (came & CAME << !side) {
        return attacks ? "6.72 reinforcers-border" : "6.74 attackers-border";
    }
    if (to == BOX && !(came & CAME << side)) {
        return "3.4 off-board-instead";
    }
    if (attacks && !(came & CAME << side) && !is_friendly(g, side, to)) {
        return "6.72 own-borders";
    }
    return NULL;
}

/* 6.71 To a friendly or vacant area, within the Battle Limit (3.32). */
const char *
bor_judge_retreat(const Game *g, int u, int to)
{
    int side = side_of(u), area = g->unit[u].place;
    const char *why;

    if (to > BOX) {
        return "6.71 not-an-area";
    }
    why = bor_judge_step(g, u, area, to);
    if (why) {
        return why;
    }
    if (!is_open(g, side, to)) {
        return "6.71 enemy-or-contested";
    }
    why = judge_border(g, u, to);
    return why ? why : bor_judge_limit(g, area, to);
}

/* 3.4 Off the board, from an area at its edge; 6.72 not those who attack. */
const char *
bor_judge_offboard(const Game *g, int u)
{
    int area = g->unit[u].place;

    if (area >= AREAS || !borodino_area[area].edge) {
        return "3.4 not-at-edge";
    }
    return is_attacking(g, u) ? "6.72 attackers-stay" : NULL;
}

bool
bor_can_retreat(const Game *g, int u)
{
    Areas next = borodino_beside[g->unit[u].place];

    if (bor_judge_offboard(g, u) == NULL) {
        return true;
    }
    while (next) {
        if (bor_judge_retreat(g, u, take_area(&next)) == NULL) {
            return true;
        }
    }
    return false;
}

/* ---- BATTLE_RETREAT ---- */

/* 6.63 Squares and those in them retreat by a straggler roll: the highest die
   that costs a step, 0 for no roll. */
int
bor_retreat_penalty(const Game *g, int u)
{
    enum { COSTS_STEP = 3 };

    return g->unit[u].square || g->unit[u].shelter != NONE ? COSTS_STEP : 0;
}

static void
roll_retreat(Game *g)
{
    if (g->straggler.penalty) {
        wg_roll(g, 1);
    }
}

static void
lose_square_roll(Game *g)
{
    int u = g->straggler.unit;
    bool loss = g->straggler.penalty && wg_die(g, 0) <= g->straggler.penalty;

    if (g->straggler.penalty) {
        wg_tell(g, LEFT_SQUARE, u, g->straggler.to == GONE ? g->battle.area
                : g->straggler.to, loss, 0);
    }
    if (loss) {
        bor_lose_step(g, u);
    }
}

/* 6.75 Into a full stack: a step is lost, and it must move on. */
static void
go_back(Game *g)
{
    int u = g->straggler.unit, to = g->straggler.to, from = g->battle.area;
    bool full;

    if (g->unit[u].place != from) {
        return;                 /* lost to the roll */
    }
    if (to == GONE) {
        bor_leave_board(g, u);
        return;
    }
    bor_leave_square(g, u);
    full = bor_full(g, side_of(u), to);
    bor_use_border(g, from, to);
    wg_tell(g, RETREATED, u, from, to, 0);
    bor_place(g, u, to);
    if (full) {
        wg_tell(g, OVERSTACKED, u, to, 0, 0);
        bor_lose_step(g, u);
    } else {
        g->straggler.unit = NONE;
        g->unit[u].shown = false;
        bor_capture(g, g->battle.area);
    }
}

/* 6.75, 3.31 Where one too many goes: to the next area that is friendly or
   vacant and has room. */
const char *
bor_judge_refuge(const Game *g, int u, int to)
{
    const char *why;

    if (to >= AREAS) {
        return "6.75 friendly-or-vacant";
    }
    why = bor_judge_step(g, u, g->unit[u].place, to);
    if (why) {
        return why;
    }
    if (!is_open(g, side_of(u), to)) {
        return "6.75 friendly-or-vacant";
    }
    return bor_full(g, side_of(u), to) ? "3.31 stack-full" : NULL;
}

static void
ask_move_on(Game *g)
{
    int u = g->straggler.unit;
    Areas next;

    if (u == NONE || g->unit[u].place >= AREAS) {
        return;
    }
    next = borodino_beside[g->unit[u].place];
    while (next) {
        if (bor_judge_refuge(g, u, take_area(&next)) == NULL) {
            wg_ask(g, side_of(u), ASK_MOVE_ON);
            return;
        }
    }
    bor_eliminate(g, u);
}

static void
end_retreat(Game *g)
{
    g->straggler = (Mover){ NONE, NONE, 0 };
}

const WgStep borodino_battle_retreat[] = {
    { "6.63", "straggler roll",         roll_retreat },
    { "6.63", "its cost",               lose_square_roll },
    { "6.7",  "retreat",                go_back },
    { "6.75", "overstacked",            ask_move_on },
    { "6.7",  "retreat is over",        end_retreat },
    {0}
};

/* ---- ASK_MOVE_ON ---- */

const char *
bor_judge_move_on(const Game *g, const WgAction *a)
{
    if (a->verb != RETREAT || a->arg[0] != g->straggler.unit) {
        return "6.75 not-now";
    }
    return bor_judge_refuge(g, a->arg[0], a->arg[1]);
}

void
bor_propose_move_on(const Game *g, WgOffer *out)
{
    Areas next = borodino_beside[g->unit[g->straggler.unit].place];

    while (next) {
        wg_propose(out, RETREAT, g->straggler.unit, take_area(&next), 0);
    }
}

void
bor_apply_move_on(Game *g, const WgAction *a)
{
    int u = a->arg[0];

    wg_tell(g, RETREATED, u, g->unit[u].place, a->arg[1], 0);
    bor_place(g, u, a->arg[1]);
    g->unit[u].shown = false;
    bor_capture(g, g->battle.area);
}
