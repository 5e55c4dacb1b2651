/*
 * fuzz-attack.c --
 *
 *      The odds of an attack in Borodino 1812, as a side is told them, against
 *      battles followed throw by throw by the rules: for each block that an
 *      unknown unit may be, one by one, without kinds, weights or duels.
 */

#include "../../generic/borodino/chapters.h"
#include "fuzz-steps.h"

extern const WgRules borodino_rules;

enum { ONE_IN = 500, MOST = 3 };

typedef struct Attack {
    int side, area, count, unit[MOST];
    int unknown;                /* the slot left unknown, or NONE */
    bool breaks_off;            /* leaves at half strength */
} Attack;

/* Up to so many of a side's units beside an area with enemies. */
static bool
choose_attack(Walk *w, Attack *a)
{
    const Game *g = w->g;

    a->side = (int)walk_chance(w, 2);
    a->area = (int)walk_chance(w, AREAS);
    a->count = 0;
    a->unknown = NONE;
    a->breaks_off = walk_chance(w, 2);
    for (int u = first_of(a->side); u < end_of(a->side)
            && a->count < MOST; u++) {
        int place = g->unit[u].place;

        if (place < AREAS && borodino_way_to[place][a->area] >= 0
                && walk_chance(w, 3)) {
            a->unit[a->count++] = u;
        }
    }
    return a->count > 0 && !is_open(g, a->side, a->area);
}

/* All that stand there are taken for what they are, but one. */
static void
print_question(Walk *w, Attack *a, WgText *out)
{
    wg_print(out, "odds attack %d", a->area);
    for (int i = 0; i < a->count; i++) {
        wg_print(out, " %d", a->unit[i]);
    }
    wg_print(out, " policy %s work 2000000000 suppose",
            a->breaks_off ? "break_off" : "fight_on");
    for (int u = first_of(!a->side); u < end_of(!a->side); u++) {
        const Unit *unit = &w->g->unit[u];

        if (unit->place != a->area) {
            continue;
        }
        if (a->unknown == NONE && !unit->shown && walk_chance(w, 3) == 0) {
            a->unknown = u;
        } else {
            wg_print(out, " {%d %s %d}", u, block_of(w->g, u)->key,
                    unit->face);
        }
    }
}

static void
put(Game *g, int u, int block, int face)
{
    g->unit[u].block = (int8_t)block;
    g->unit[u].face = (int8_t)face;
    g->unit[u].corps = borodino_block[block].corps;
    g->slot[block] = (int8_t)u;
}

static int
lost(const Game *before, const Game *g, int side, int area)
{
    int sum = 0;

    for (int u = first_of(side); u < end_of(side); u++) {
        if (before->unit[u].place == area) {
            sum += (g->unit[u].place == LOST ? block_of(before, u)->faces
                    : g->unit[u].face) - before->unit[u].face;
        }
    }
    return sum;
}

/* The battle as it would be with this block in the unknown slot. */
static void
follow(const Walk *w, const Attack *a, const Game *seen, int block,
        double chance, double told[2][STEPS])
{
    Game g = *seen;
    WgOdds ends;

    for (int u = 0; u < BLOCKS; u++) {
        if (g.unit[u].place == a->area && u != a->unknown) {
            put(&g, u, w->g->unit[u].block, w->g->unit[u].face);
        }
    }
    if (a->unknown != NONE) {
        put(&g, a->unknown, block, 0);
    }
    for (int i = 0; i < a->count; i++) {
        bor_go(&g, a->unit[i], a->area);
    }
    bor_open_battle(&g, a->area);
    g.gun.gun = NONE;
    wg_begin_at(w->rules, &g, ONE_BATTLE);
    wg_odds(w->rules, &g, bor_fight_on, a->breaks_off
            ? bor_attackers_left(&g) / 2 * 2 + g.battle.attacker : 0,
            bor_is_past_round, 4, NULL, &ends);
    for (int i = 0; i < ends.count; i++) {
        for (int side = 0; side < 2; side++) {
            told[side][lost(&g, wg_odds_game(w->rules, &ends, i), side,
                    a->area)] += chance * ends.chance[i];
        }
    }
    wg_odds_free(&ends);
}

/* Every block that is not seen, and not taken to be in the area; but no heavy
   guns for a unit that came among enemies. */
static bool
may_be(const Walk *w, const Attack *a, const Game *seen, int block)
{
    int u = w->g->slot[block];

    return side_of(u) != a->side && seen->unit[u].block == HIDDEN
            && (u == a->unknown || w->g->unit[u].place != a->area)
            && (borodino_block[block].kind != HEAVY || a->unknown == NONE
                || seen->unit[a->unknown].via == NONE);
}

static void
compute(const Walk *w, const Attack *a, const Game *seen,
        double told[2][STEPS])
{
    int blocks = 0;

    for (int block = 0; block < BLOCKS; block++) {
        blocks += may_be(w, a, seen, block);
    }
    for (int block = 0; a->unknown != NONE && block < BLOCKS; block++) {
        if (may_be(w, a, seen, block)) {
            follow(w, a, seen, block, 1.0 / blocks, told);
        }
    }
    if (a->unknown == NONE) {
        follow(w, a, seen, NONE, 1, told);
    }
}

static void
watch(Walk *w)
{
    double told[2][STEPS] = { { 0 } };
    WgText question = {0};
    Attack a;
    Game seen;

    if (walk_flow(w)->side < 0 || walk_chance(w, ONE_IN)
            || w->g->battle.area != NONE || !choose_attack(w, &a)) {
        return;
    }
    seen = *w->g;
    w->rules->redact(&seen, a.side);
    print_question(w, &a, &question);
    compute(w, &a, &seen, told);
    check_steps(w, a.side, &question, told);
}

int
main(int argc, char **argv)
{
    return walk_all(argc, argv, 30, &borodino_rules, watch);
}
