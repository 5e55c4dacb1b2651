/*
 * combat.c --
 *
 *      Chapter 4 of "The Ford": one attack, from declaration to retreat.
 */

#include "ford.h"

/* 4.3 Combat results.  Rows: strength; columns: the die. */
static const int8_t hits_chart[][7] = {
    /*       1  2  3  4  5  6 */
    { 0,     0, 0, 0, 0, 0, 1 },        /* 0 */
    { 0,     0, 0, 0, 0, 1, 1 },        /* 1 */
    { 0,     0, 0, 1, 1, 1, 2 },        /* 2 and more */
};

/* 4.2 Terrain of the defender.  ORDER TERRAIN */
static const int8_t terrain_chart[] = {
    /* clear  village  redoubt */
       0,     -1,      -2,
};

static int
hits(int strength, int terrain, int die)
{
    int row = strength + terrain_chart[terrain];

    return hits_chart[row < 0 ? 0 : row > 2 ? 2 : row][die];
}

/* 4.3 The hits of an attack with that die. */
static int
hits_of(const Game *g, int attacker, int hex, int die)
{
    return hits(g->unit[attacker].steps - g->mud, ford_terrain[hex], die);
}

/* With how many faces of the die an attack hits; of a view of its side. */
int
ford_faces_that_hit(const Game *g, int attacker, int hex)
{
    int count = 0;

    for (int die = 1; die <= 6; die++) {
        count += hits_of(g, attacker, hex, die) > 0;
    }
    return count;
}

/* The steps that an attack on a unit costs it, added up over the faces. */
int
ford_steps_hit(const Game *g, int attacker, int defender)
{
    const Unit *unit = &g->unit[defender];
    int sum = 0;

    for (int die = 1; die <= 6; die++) {
        int result = hits_of(g, attacker, unit->hex, die);

        sum += result < unit->steps ? result : unit->steps;
    }
    return sum;
}

/* 4.1 Any unit may attack a hex next to it that holds an enemy, once.  The
   answer names the hex: its player may not know the enemy's name. */
const char *
ford_judge_attack(const Game *g, const WgAction *a)
{
    const Unit *unit;
    int enemy;

    if (a->verb == PASS) {
        return NULL;
    }
    if (a->verb != ATTACK) {
        return "4.1 not-now";
    }
    unit = &g->unit[a->arg[0]];
    enemy = ford_unit_at(g, a->arg[1]);
    if (ford_side(a->arg[0]) != g->phasing || unit->hex < 0) {
        return "4.1 not-yours";
    }
    if (unit->moved == 2) {
        return "4.1 attacked-already";
    }
    if (ford_distance(unit->hex, a->arg[1]) != 1) {
        return "4.1 too-far";
    }
    return enemy >= 0 && ford_side(enemy) != g->phasing ? NULL
            : "4.1 no-enemy";
}

void
ford_propose_attacks(const Game *g, WgOffer *out)
{
    wg_may(out, PASS, 0, 0, 0);
    ford_propose_near(g, out, ATTACK);
}

void
ford_apply_attack(Game *g, const WgAction *a)
{
    if (a->verb == ATTACK) {
        int defender = ford_unit_at(g, a->arg[1]);

        wg_again(g);
        g->combat = (Combat){ a->arg[0], (int16_t)defender, 0 };
        g->unit[a->arg[0]].moved = 2;
        wg_tell(g, ATTACKED, a->arg[0], defender, 0, 0);
        wg_call(g, COMBAT);
    }
}

static void roll_attack(Game *g) { wg_roll(g, 1); }

/* 4.3 */
static void
take_losses(Game *g)
{
    Combat *c = &g->combat;
    Unit *defender = &g->unit[c->defender];
    int result = hits_of(g, c->attacker, defender->hex, wg_die(g, 0));

    c->result = (int16_t)(defender->steps < result ? defender->steps : result);
    defender->steps = (int8_t)(defender->steps - c->result);
    wg_tell(g, HIT, c->defender, c->result, 0, 0);
    if (defender->steps == 0) {
        defender->hex = OFF_MAP;
        wg_tell(g, ROUTED, c->defender, 0, 0, 0);
    }
}

/* 4.4 A unit that was hit and lives may go back one hex, if it can. */
const char *
ford_judge_retreat(const Game *g, const WgAction *a)
{
    const Unit *unit = &g->unit[g->combat.defender];

    if (a->verb == PASS) {
        return NULL;
    }
    if (a->verb != RETREAT) {
        return "4.4 not-now";
    }
    if (ford_distance(unit->hex, a->arg[0]) != 1) {
        return "4.4 too-far";
    }
    return ford_unit_at(g, a->arg[0]) < 0 ? NULL : "3.2 occupied";
}

void
ford_propose_retreats(const Game *g, WgOffer *out)
{
    (void)g;
    wg_may(out, PASS, 0, 0, 0);
    for (int hex = 0; hex < HEXES; hex++) {
        wg_propose(out, RETREAT, hex, 0, 0);
    }
}

static void
ask_retreat(Game *g)
{
    int u = g->combat.defender;

    if (g->combat.result > 0 && g->unit[u].hex >= 0) {
        wg_ask(g, ford_side(u), ASK_RETREAT);
    }
}

void
ford_apply_retreat(Game *g, const WgAction *a)
{
    if (a->verb == RETREAT) {
        g->unit[g->combat.defender].hex = a->arg[0];
        wg_tell(g, RETREATED, g->combat.defender, a->arg[0], 0, 0);
    }
}

const WgStep ford_combat[] = {
    { "4.2", "die",      roll_attack },
    { "4.3", "losses",   take_losses },
    { "4.4", "retreat",  ask_retreat },
    {0}
};
