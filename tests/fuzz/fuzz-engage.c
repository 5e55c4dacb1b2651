/*
 * fuzz-engage.c --
 *
 *      The odds of an attack in Bloody Monday, and of a battle before blocks
 *      are shown, as a side is told them, against battles followed throw by
 *      throw by the rules: for each block that an unknown unit may be, one by
 *      one, without kinds, weights or duels.
 */

#include "../../generic/monday/chapters.h"
#include "fuzz-steps.h"

extern const WgRules monday_rules;

enum { ONE_IN = 30, FEW = 3, MOST = 4 };

typedef struct Attack {
    int side, area, count, unit[MOST];
    int unknown;                /* the slot left unknown, or NONE */
} Attack;

/* Up to so many of a side's combat units next to an area with enemies. */
static bool
choose_attack(Walk *w, Attack *a)
{
    const Game *g = w->g;

    a->side = (int)walk_chance(w, 2);
    a->area = (int)walk_chance(w, AREAS);
    a->count = 0;
    a->unknown = NONE;
    for (int u = first_of(a->side); u < end_of(a->side)
            && a->count < MOST; u++) {
        int place = g->unit[u].place;

        if (place < AREAS && has_area(&monday_near[place], a->area)
                && !is_support(block_of(g, u)) && walk_chance(w, 3)) {
            a->unit[a->count++] = u;
        }
    }
    return a->count > 0 && has_area(&g->held[!a->side], a->area);
}

/* Or the battle under way, before blocks are shown. */
static bool
is_in_battle(Walk *w, Attack *a)
{
    const Battle *b = &w->g->battle;

    *a = (Attack){ .side = (int)walk_chance(w, 2), .area = b->area,
            .unknown = NONE };
    return !b->barrage && !b->shown && !b->retreating;
}

/* All that stand there are taken for what they are, but one. */
static void
print_question(Walk *w, Attack *a, WgText *out)
{
    if (a->count == 0) {
        wg_print(out, "odds battle");
    } else {
        wg_print(out, "odds attack %d", a->area);
    }
    for (int i = 0; i < a->count; i++) {
        wg_print(out, " %d", a->unit[i]);
    }
    wg_print(out, " work 2000000000 suppose");
    for (int u = first_of(!a->side); u < end_of(!a->side); u++) {
        const Unit *unit = &w->g->unit[u];

        if (unit->place != a->area) {
            continue;
        }
        if (a->unknown == NONE && !mon_is_shown(w->g, u)
                && walk_chance(w, 3) == 0) {
            a->unknown = u;
        } else {
            wg_print(out, " {%d %s %d}", u, block_of(w->g, u)->key,
                    unit->face);
        }
    }
}

static int
lost(const Game *before, const Game *g, int side, int area)
{
    int sum = 0;

    for (int u = first_of(side); u < end_of(side); u++) {
        bool dead = g->unit[u].place == LOST;

        if (before->unit[u].place == area) {
            sum += is_support(block_of(before, u)) ? dead
                    : (dead ? block_of(before, u)->faces : g->unit[u].face)
                    - before->unit[u].face;
        }
    }
    return sum;
}

/* Another block of its side takes the place of the unknown one. */
static void
exchange(Game *g, int u, int v)
{
    int8_t block = g->unit[u].block, *commander = &g->commander[side_of(u)];

    g->unit[u].block = g->unit[v].block;
    g->unit[v].block = block;
    g->unit[u].face = g->unit[v].face = 0;
    *commander = (int8_t)(*commander == u ? v : *commander == v ? u
            : *commander);
}

/* Let the attack begin. */
static void
engage(Game *g, const Attack *a)
{
    if (g->mover != a->side) {
        g->mover = (int8_t)a->side;
        g->old = both_areas(g->held[0], g->held[1]);
    }
    for (int i = 0; i < a->count; i++) {
        mon_engage(g, a->unit[i], g->unit[a->unit[i]].place, a->area);
    }
    mon_open_battle(g, a->area);
    wg_begin_at(&monday_rules, g, ONE_BATTLE);
}

/* 9.6 Nor is it known who has used his shield. */
static void
forget_shields(const Walk *w, const Attack *a, Game *g)
{
    for (int u = first_of(!a->side); u < end_of(!a->side); u++) {
        if (g->unit[u].place == a->area && !mon_is_shown(w->g, u)) {
            g->unit[u].shielded = false;
        }
    }
}

/* The battle as it would be with the block of slot `other` in the unknown
   one. */
static void
follow(const Walk *w, const Attack *a, int other, double chance,
        double told[2][STEPS])
{
    Game g = *w->g;
    WgOdds ends;

    if (other != NONE) {
        exchange(&g, a->unknown, other);
    }
    forget_shields(w, a, &g);
    if (a->count == 0) {
        wg_alone(&g, ONE_BATTLE);
    } else {
        engage(&g, a);
    }
    wg_odds(w->rules, &g, mon_fight_on, 0, mon_is_fought, 100, NULL, &ends);
    for (int i = 0; i < ends.count; i++) {
        for (int side = 0; side < 2; side++) {
            told[side][lost(&g, wg_odds_game(w->rules, &ends, i), side,
                    a->area)] += chance * ends.chance[i];
        }
    }
    wg_odds_free(&ends);
}

/* 1.2.2 Have all seen that the unknown one is no support unit? */
static bool
has_engaged(const Walk *w, const Attack *a)
{
    const Unit *unit = &w->g->unit[a->unknown];

    return unit->inspired || unit->crossed || (a->side != w->g->mover
            && a->count == 0 && !has_area(&w->g->old, a->area));
}

/* By the icons of the set-up. */
static bool
is_allowed(const Game *g, int slot, int16_t block)
{
    MonHomes homes = mon_homes(g, side_of(slot), &block, 1);

    return mon_may_be(&homes, g, slot);
}

/* Every block that is not seen, not taken to be in the area, and allowed by
   the icons of the set-up. */
static bool
may_be(const Walk *w, const Attack *a, int u)
{
    return side_of(u) != a->side && !mon_is_shown(w->g, u)
            && (u == a->unknown || w->g->unit[u].place != a->area)
            && is_allowed(w->g, a->unknown, w->g->unit[u].block)
            && !(is_support(block_of(w->g, u)) && has_engaged(w, a));
}

static void
compute(const Walk *w, const Attack *a, double told[2][STEPS])
{
    int blocks = 0;

    for (int u = 0; a->unknown != NONE && u < BLOCKS; u++) {
        blocks += may_be(w, a, u);
    }
    for (int u = 0; a->unknown != NONE && u < BLOCKS; u++) {
        if (may_be(w, a, u)) {
            follow(w, a, u, 1.0 / blocks, told);
        }
    }
    if (a->unknown == NONE) {
        follow(w, a, NONE, 1, told);
    }
}

static void
watch(Walk *w)
{
    double told[2][STEPS] = { { 0 } };
    WgText question = {0};
    Attack a;

    if (walk_flow(w)->side < 0 || !(w->g->battle.area != NONE
            ? walk_chance(w, FEW) == 0 && is_in_battle(w, &a)
            : walk_chance(w, ONE_IN) == 0 && choose_attack(w, &a))) {
        return;
    }
    print_question(w, &a, &question);
    compute(w, &a, told);
    check_steps(w, a.side, &question, told);
}

int
main(int argc, char **argv)
{
    return walk_all(argc, argv, 40, &monday_rules, watch);
}
