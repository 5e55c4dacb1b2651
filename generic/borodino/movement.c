/*
 * movement.c --
 *
 *      5.4-5.6: units move, attack, reinforce, and leave battles.
 */

#include "chapters.h"

/* Go there: counts the border, and notes attack and reinforcement. */
void
bor_go(Game *g, int u, int to)
{
    int side = side_of(u), from = g->unit[u].place;
    bool enemy = !is_open(g, side, to);

    if (enemy || is_contested(g, from)) {
        bor_use_border(g, from, bor_first_area(g, u, from, to));
    }
    g->unit[u].via = NONE;
    if (enemy) {
        bool attack = !is_contested(g, to) || g->attack[side] & bit(to);
        int w = borodino_way_to[from][to];

        g->entry[w] |= (uint8_t)((attack ? CAME_ATTACKING
                : CAME_REINFORCING) << side);
        g->unit[u].via = (int16_t)w;
        g->unit[u].reserve = attack ? 0 : 2;            /* 6.4 */
        if (attack) {
            g->attack[side] |= bit(to);
            g->attack[!side] &= ~bit(to);
        }
    }
    bor_place(g, u, to);
}

/* What everybody sees of it. */
static void
tell_move(Game *g, int u, int to)
{
    int from = g->unit[u].place, side = side_of(u);
    int event = is_contested(g, from) ? WITHDREW
            : is_open(g, side, to) ? MOVED
            : is_contested(g, to) && !(g->attack[side] & bit(to)) ? REINFORCED
            : ATTACKED;

    wg_tell(g, event, u, from, to, 0);
}

/* Tell of the move and make it: the unit moves no more in this player turn. */
void
bor_move(Game *g, int u, int to)
{
    tell_move(g, u, to);
    bor_go(g, u, to);
    g->unit[u].moved = true;
}

/* 5.4 May it move in this player turn? */
const char *
bor_judge_mover(const Game *g, int u)
{
    const Unit *unit = &g->unit[u];

    if (side_of(u) != g->mover || unit->place >= PLACES) {
        return "5.4 not-yours";
    }
    if (unit->moved) {
        return "5.4 moved-already";
    }
    if (unit->fired) {
        return "5.4 bombarded";
    }
    return NULL;
}

/* 3.31, 5.4 May it go there, as the decision's moves go? */
static const char *
judge_going(const Game *g, int decision, const WgAction *a)
{
    const char *why = bor_judge_route(g, a->arg[0], a->arg[1]);

    return why ? why
            : bor_judge_stacking(g, decision, a->arg[0], a->arg[1]);
}

/* ---- ASK_MOVE: commanded units ---- */

const char *
bor_judge_commanded(const Game *g, int u)
{
    const char *why = bor_judge_mover(g, u);

    if (why) {
        return why;
    }
    if (g->unit[u].active) {
        return "5.2 headquarters-move-last";
    }
    return bor_commanded(g, u) ? NULL : "5.2 not-commanded";
}

const char *
bor_judge_move(const Game *g, const WgAction *a)
{
    const char *why;

    switch (a->verb) {
    case DONE:
        return bor_judge_stacks(g, ASK_MOVE);
    case OCCUPY:
        return bor_judge_occupy(g, a->arg[0]);
    case MOVE:
        why = bor_judge_commanded(g, a->arg[0]);
        return why ? why : judge_going(g, ASK_MOVE, a);
    default:
        return "5.4 not-now";
    }
}

void
bor_propose_move(const Game *g, WgOffer *out)
{
    bor_propose_going(g, ASK_MOVE, MOVE, bor_judge_commanded, out);
    bor_propose_occupy(g, out);
    wg_propose(out, DONE, 0, 0, 0);
}

void
bor_apply_move(Game *g, const WgAction *a)
{
    if (a->verb == DONE) {
        return;
    }
    if (a->verb == OCCUPY) {
        bor_apply_occupy(g, a);
    } else {
        bor_obey(g, a->arg[0]);
        bor_move(g, a->arg[0], a->arg[1]);
        bor_capture(g, g->battle.area);
    }
    wg_again(g);
}

/* ---- ASK_HQ_MOVE: 5.2, after commanding; by road too ---- */

const char *
bor_judge_hq_mover(const Game *g, int u)
{
    const char *why = bor_judge_mover(g, u);

    return why ? why
            : g->unit[u].active ? NULL : "5.2 not-an-active-headquarters";
}

const char *
bor_judge_hq_move(const Game *g, const WgAction *a)
{
    const char *why;

    if (a->verb == DONE) {
        return bor_judge_stacks(g, ASK_HQ_MOVE);
    }
    if (a->verb != MOVE) {
        return "5.2 not-now";
    }
    why = bor_judge_hq_mover(g, a->arg[0]);
    return why ? why : judge_going(g, ASK_HQ_MOVE, a);
}

void
bor_propose_hq_move(const Game *g, WgOffer *out)
{
    bor_propose_going(g, ASK_HQ_MOVE, MOVE, bor_judge_hq_mover, out);
    wg_propose(out, DONE, 0, 0, 0);
}

void
bor_apply_hq_move(Game *g, const WgAction *a)
{
    if (a->verb == MOVE) {
        bor_move(g, a->arg[0], a->arg[1]);
        bor_capture(g, g->battle.area);
        wg_again(g);
    }
}
