/*
 * rounds.c --
 *
 *      6.3, 6.31, 6.4: a round of a battle: reserves, squares, and whose turn
 *      it is.
 */

#include "chapters.h"

static bool
is_present(const Game *g, int side)
{
    for (int u = first_of(side); u < end_of(side); u++) {
        if (bor_in_battle(g, u)) {
            return true;
        }
    }
    return false;
}

/* ---- BATTLE_ROUND ---- */

/* 6.4 If all the defenders were eliminated, or the area was left to the
   attacker, their reserves attack it when they arrive. */
static void
change_roles(Game *g)
{
    Battle *b = &g->battle;

    if (is_present(g, b->attacker) && !is_present(g, bor_defender(g))) {
        b->attacker = (int8_t)bor_defender(g);
        wg_tell(g, ROLES_CHANGED, b->attacker, 0, 0, 0);
    }
}

static void
begin_round(Game *g)
{
    Battle *b = &g->battle;
    bool came = false;

    for (int border = 0; border < BORDERS; border++) {
        g->used[border] = 0;
    }
    if (b->round > 1) {
        change_roles(g);
    }
    if (b->round == 2) {
        bor_forfeit_flank(g, FRENCH);
        bor_forfeit_flank(g, RUSSIAN);
    }
    wg_tell(g, ROUND_BEGAN, b->area, b->round, 0, 0);
    for (int u = 0; u < BLOCKS; u++) {
        Unit *unit = &g->unit[u];

        if (unit->place == b->area && unit->reserve
                && unit->reserve <= b->round) {
            unit->reserve = 0;
            bor_show(g, u);
            came = true;
        }
    }
    if (came) {
        wg_tell(g, RESERVES_CAME, b->area, b->round, 0, 0);
    }
}

static void
ask_squares(Game *g, int side)
{
    g->battle.phasing = (int8_t)side;
    if (bor_may_square(g, side)) {
        wg_ask(g, side, ASK_SQUARE);
    }
}

static void defender_squares(Game *g) { ask_squares(g, bor_defender(g)); }
static void attacker_squares(Game *g) { ask_squares(g, g->battle.attacker); }

static void
ready(Game *g)
{
    for (int u = 0; u < BLOCKS; u++) {
        g->unit[u].acted = false;
    }
}

/* 6.31 A before B before C; with the same letter the defender first. */
static void
next_turn(Game *g)
{
    Battle *b = &g->battle;

    if (!is_present(g, FRENCH) || !is_present(g, RUSSIAN)) {
        return;
    }
    for (int letter = LETTER_A; letter <= LETTER_C; letter++) {
        for (int i = 0; i < 2; i++) {
            int side = i ? b->attacker : bor_defender(g);

            if (bor_has_turns(g, side, letter)) {
                b->letter = (int8_t)letter;
                b->phasing = (int8_t)side;
                wg_ask(g, side, ASK_TURN);
                return;
            }
        }
    }
}

static void
end_round(Game *g)
{
    ready(g);
    for (int u = 0; u < BLOCKS; u++) {
        if (bor_in_battle(g, u)) {
            g->unit[u].fresh = g->unit[u].flank = false;
        }
    }
}

const WgStep borodino_battle_round[] = {
    { "6.4",  "reserves arrive",        begin_round },
    { "6.6",  "defender's squares",     defender_squares },
    { "6.6",  "attacker's squares",     attacker_squares },
    { "6.31", "battle turns begin",     ready },
    { "6.31", "battle turns",           next_turn },
    { "6.3",  "end of the round",       end_round },
    {0}
};
