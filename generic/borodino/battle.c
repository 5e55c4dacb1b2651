/*
 * battle.c --
 *
 *      6.1-6.4: the battles of a turn, one by one; a battle's rounds, and its
 *      reserves.
 */

#include "chapters.h"

/* Nothing of an earlier one is left; NONE: there is no battle. */
void
bor_open_battle(Game *g, int area)
{
    g->battle = (Battle){ .area = (int8_t)area, .unit = NONE, .winner = NONE,
            .main_way = { NONE, NONE } };
}

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
        wg_repeat(g);
        wg_call(g, ONE_BATTLE);
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
        wg_repeat(g);
        wg_call(g, BATTLE_ROUND);
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
