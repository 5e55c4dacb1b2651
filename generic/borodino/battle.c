/*
 * battle.c --
 *
 *      2.3, 6.1-6.3, 6.8: the battles of a turn, one by one, from the first
 *      round to the victor.
 */

#include "chapters.h"

/* Nothing of an earlier one is left; NONE: there is no battle. */
void
bor_open_battle(Game *g, int area)
{
    g->battle = (Battle){ .area = (int8_t)area, .unit = NONE, .winner = NONE,
            .main_way = { NONE, NONE } };
}

/* ---- ALL_BATTLES: Player 1 determines the sequence (6.2) ---- */

static void
muster(Game *g)
{
    g->phase = BATTLES;
    g->to_fight = g->held[0] & g->held[1] & ~bit(BOX);
    bor_open_battle(g, NONE);
}

static void
choose_battle(Game *g)
{
    Areas others = g->to_fight;
    int area;

    if (others == 0) {
        return;
    }
    area = take_area(&others);
    if (others) {
        wg_ask(g, g->first, ASK_BATTLE);
    } else {
        g->battle.area = (int8_t)area;
        wg_call_again(g, ONE_BATTLE);
    }
}

const WgStep borodino_all_battles[] = {
    { "6.2", "battles to fight", muster },
    { "6.2", "next battle",      choose_battle },
    {0}
};

const char *
bor_judge_battle(const Game *g, const WgAction *a)
{
    if (a->verb != FIGHT) {
        return "6.2 not-now";
    }
    return a->arg[0] < AREAS && g->to_fight & bit(a->arg[0])
            ? NULL : "6.2 no-battle-there";
}

void
bor_propose_battle(const Game *g, WgOffer *out)
{
    Areas left = g->to_fight;

    while (left) {
        wg_may(out, FIGHT, take_area(&left), 0, 0);
    }
}

void
bor_apply_battle(Game *g, const WgAction *a)
{
    g->battle.area = (int8_t)a->arg[0];
    wg_again(g);
    wg_call(g, ONE_BATTLE);
}

/* ---- ONE_BATTLE ---- */

static void
begin_battle(Game *g)
{
    Battle *b = &g->battle;

    g->to_fight &= ~bit(b->area);
    b->attacker = (int8_t)(g->attack[FRENCH] & bit(b->area) ? FRENCH : RUSSIAN);
    b->round = 0;
    for (int u = 0; u < BLOCKS; u++) {
        Unit *unit = &g->unit[u];

        if (unit->place == b->area) {
            unit->fresh = true;
            unit->acted = unit->half = unit->square = unit->flank = false;
            unit->shelter = NONE;
        }
    }
    wg_tell(g, BATTLE_BEGAN, b->area, b->attacker, 0, 0);
}

static void
reveal(Game *g)
{
    for (int u = 0; u < BLOCKS; u++) {
        if (bor_in_battle(g, u)) {
            bor_show(g, u);
        }
    }
}

/* 6.3 At most four; no more once a side has nobody here or on the way. */
static void
next_round(Game *g)
{
    if (is_contested(g, g->battle.area) && g->battle.round < LAST_ROUND) {
        g->battle.round++;
        wg_call_again(g, BATTLE_ROUND);
    }
}

static void
decide(Game *g)
{
    Battle *b = &g->battle;

    b->winner = NONE;
    for (int side = 0; side < 2; side++) {
        if (is_friendly(g, side, b->area)) {
            b->winner = (int8_t)side;
            wg_tell(g, BATTLE_WON, b->area, side, 0, 0);
        }
    }
    for (int border = 0; border < BORDERS; border++) {
        g->used[border] = 0;
    }
    for (int u = 0; u < BLOCKS; u++) {
        if (g->unit[u].place == b->area) {
            g->unit[u].reserve = 0;
            g->unit[u].half = g->unit[u].square = false;
            g->unit[u].shelter = NONE;
            bor_show(g, u);
        }
    }
    bor_capture(g, NONE);
}

static void
ask_regroup(Game *g)
{
    if (g->battle.winner != NONE && bor_may_regroup(g)) {
        wg_ask(g, g->battle.winner, ASK_REGROUP);
    }
}

static void
end_battle(Game *g)
{
    for (int u = 0; u < BLOCKS; u++) {
        Unit *unit = &g->unit[u];

        unit->acted = unit->fresh = unit->flank = false;
        if (unit->via != NONE && borodino_way[unit->via].to == g->battle.area) {
            unit->via = NONE;
        }
    }
    g->attack[0] &= ~bit(g->battle.area);
    g->attack[1] &= ~bit(g->battle.area);
    bor_hide_all(g, FRENCH);
    bor_hide_all(g, RUSSIAN);
    bor_open_battle(g, NONE);
}

const WgStep borodino_one_battle[] = {
    { "6.2",  "the battle",             begin_battle },
    { "5.7",  "main attack",            bor_ask_main_attack },
    { "5.7",  "main reinforcement",     bor_ask_main_reinforcement },
    { "6.2",  "reveal",                 reveal },
    { "6.3",  "next round",             next_round },
    { "6.8",  "the victor",             decide },
    { "6.8",  "regroup",                ask_regroup },
    { "6.2",  "stand units up",         end_battle },
    {0}
};
