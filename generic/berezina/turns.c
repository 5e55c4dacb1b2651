/*
 * turns.c --
 *
 *      6.1, 12.0 A movement phase as a player plays it: units moved one by one
 *      (3.1.3), hex by hex (6.1.1).
 */

#include "chapters.h"

/* ---- moving ---- */

/* 8.3 Where two bridges can be crossed over that side of its hex, the mover
   names one. */
static bool
has_choice(const Game *g, int u, int side)
{
    int ford = side < 0 || berezina_hex[g->unit[u].place].ford == 0 ? NONE
            : ford_at(g->unit[u].place, side);

    return ford != NONE
            && ber_bridge_to_name(g, ford, piece_of(g, u)->kind == LEADER);
}

const char *
ber_judge_move(const Game *g, const WgAction *a)
{
    int u = a->arg[0], mover = phasing(g);
    const char *why;
    bool choice;

    if (a->verb == DONE) {
        return ber_next_stray(g, NONE) == NONE ? NULL : "5.4 out-of-command";
    }
    if (a->verb == DECIDE) {
        return ber_judge_decider(g, a);
    }
    if (a->verb != MOVE && a->verb != CROSS && a->verb != LEAVE) {
        return "6.1 not-now";
    }
    if (side_of(u) != mover) {
        return "6.1 not-yours";
    }
    if (mover == RUSSIAN && !ber_is_released(g, u)) {
        return ber_why_not_released(g, u);
    }
    if (a->verb == LEAVE) {
        return ber_judge_leave(g, u);
    }
    why = ber_judge_step(g, u, a->arg[1]);
    if (why) {
        return why;
    }
    choice = has_choice(g, u, ber_side_toward(g, u, a->arg[1]));
    if (a->verb == MOVE) {
        return choice ? "8.3 which-bridge" : NULL;
    }
    return !choice || a->arg[2] < 1 || a->arg[2] > 2
            ? "8.3 no-such-bridge" : NULL;
}

static void
propose_steps(const Game *g, WgOffer *out, int u)
{
    int hex = g->unit[u].place;
    unsigned open = ber_open_sides(g, u);

    for (int d = 0; open >> d; d++) {
        int to = berezina_near[hex][d];

        if (!(open >> d & 1)) {
            continue;
        }
        if (has_choice(g, u, d)) {
            wg_may(out, CROSS, u, to, 1);
            wg_may(out, CROSS, u, to, 2);
        } else {
            wg_may(out, MOVE, u, to, 0);
        }
    }
    if (ber_judge_leave(g, u) == NULL) {
        wg_may(out, LEAVE, u, 0, 0);
    }
}

void
ber_propose_move(const Game *g, WgOffer *out)
{
    int mover = phasing(g);

    for (int u = first_of(mover); u < end_of(mover); u++) {
        if (g->unit[u].moved || (mover == RUSSIAN
                && !ber_is_released(g, u))) {
            continue;
        }
        if (on_map(g, u)) {
            propose_steps(g, out, u);
        } else if (g->unit[u].place == ARRIVING) {
            wg_propose(out, MOVE, u, ber_entry_of(g, u), 0);
        }
    }
    ber_propose_decider(g, out);
    wg_propose(out, DONE, 0, 0, 0);
}

void
ber_apply_move(Game *g, const WgAction *a)
{
    int u = a->arg[0], from = g->unit[u].place;

    if (a->verb == DONE) {
        ber_end_move(g);
        return;
    }
    wg_again(g);
    if (a->verb == DECIDE) {
        ber_apply_decider(g, a);
        return;
    }
    if (a->verb == LEAVE) {
        ber_leave(g, u);
        return;
    }
    if (ber_step(g, u, a->arg[1], a->verb == CROSS ? a->arg[2] - 1 : NONE)) {
        g->fording = (int16_t)u;
    }
    wg_tell(g, from == ARRIVING ? ENTERED : MOVED, u, a->arg[1], 0, 0);
    if (g->fording != NONE) {
        wg_call(g, FORDING);
    } else {
        ber_watch(g, u);
    }
}

/* ---- 3.1.1, 3.1.4 whoever is too many ---- */

/* The first hex where a side has more than two combat units; NONE. */
static int
overstacked(const Game *g, int side)
{
    int first = HEXES;

    for (int u = first_of(side); u < end_of(side); u++) {
        int hex = g->unit[u].place;

        if (hex < first && g->stack[side][hex] > MOST_STACKED) {
            first = hex;
        }
    }
    return first < HEXES ? first : NONE;
}

void
ber_propose_excess(const Game *g, WgOffer *out)
{
    int side = phasing(g), hex = overstacked(g, side);

    for (int u = first_of(side); u < end_of(side); u++) {
        if (is_fighting(g, u) && g->unit[u].place == hex) {
            wg_may(out, REMOVE, u, 0, 0);
        }
    }
}

const char *
ber_judge_excess(const Game *g, const WgAction *a)
{
    return a->verb != REMOVE ? "3.1.4 not-now"
            : is_fighting(g, a->arg[0]) && side_of(a->arg[0]) == phasing(g)
                && g->unit[a->arg[0]].place == overstacked(g, phasing(g))
            ? NULL : "3.1.4 not-too-many";
}

void
ber_apply_excess(Game *g, const WgAction *a)
{
    wg_tell(g, OVERSTACKED, a->arg[0], g->unit[a->arg[0]].place, 0, 0);
    ber_eliminate(g, a->arg[0]);
}

/* Of those that are too many the one that the automaton gives up: who has lost
   most. */
static int
given_up(const Game *g, int hex)
{
    int worst = NONE;

    for (int u = g->top[hex]; u != NONE; u = g->unit[u].below) {
        if (is_fighting(g, u) && (worst == NONE
                || g->unit[u].losses > g->unit[worst].losses)) {
            worst = u;
        }
    }
    return worst;
}

void
ber_check_stacks(Game *g)
{
    int hex = overstacked(g, phasing(g));

    if (hex == NONE) {
        return;
    }
    wg_repeat(g);
    if (phasing(g) == RUSSIAN && g->scenario == SOLITAIRE) {
        int u = given_up(g, hex);

        wg_tell(g, OVERSTACKED, u, hex, 0, 0);
        ber_eliminate(g, u);
    } else {
        wg_ask(g, phasing(g), ASK_EXCESS);
    }
}

/* ---- FRENCH_MOVES ---- */

void
ber_begin_moves(Game *g)
{
    for (int u = 0; u < PIECES; u++) {
        g->unit[u].moved = 0;
    }
    g->mobile = NONE;
    ber_line_up(g, phasing(g));
}

/* 10.1 The choice of the exit comes before anything else. */
static void
ask_moves(Game *g)
{
    wg_ask(g, FRENCH, ber_must_choose(g) ? ASK_EXIT : ASK_MOVE);
}

static void
french(Game *g)
{
    g->phase = FRENCH_MOVEMENT;
    wg_tell(g, PHASE_BEGAN, g->phase, 0, 0, 0);
    ber_announce_french(g);
}

const WgStep berezina_french_moves[] = {
    { "6.1",   "the French move",          french },
    { "6.1",   "everybody may",            ber_begin_moves },
    { "6.1",   "units, one by one",        ask_moves },
    { "3.1.4", "two combat units a hex",   ber_check_stacks },
    { "6.2",   "Rabble",                   ber_move_rabble },
    {0}
};
