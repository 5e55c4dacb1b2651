/*
 * ask.c --
 *
 *      The questions about odds, as core/odds/odds.h describes them: what each
 *      would begin, from the position that the viewer knows.
 */

#include <string.h>

#include "fight.h"

/* "round": the present battle to the end of this round, "battle": to its end */
static bool
ask_battle(void *about, const WgOddsQuery *ask)
{
    Fight *f = about;
    const Battle *b = &f->start.battle;
    int last = strcmp(ask->topic, "round") == 0 ? b->round : LAST_ROUND;

    if (b->area == NONE || bor_is_past_round(&f->start, last)) {
        return false;
    }
    f->area = b->area;
    f->last_round = last;
    return true;
}

/* Are there odds for this gun's fire? */
static bool
aim_gun(Fight *f, int u, int area)
{
    Game *g = &f->start;
    int place = u < 0 ? NONE : g->unit[u].place;

    if (area < 0 || place < 0 || place >= PLACES
            || g->unit[u].block == HIDDEN || !is_gun(block_of(g, u))
            || borodino_way_to[place][area] < 0
            || !bor_may_bombard_out(&borodino_way
                [borodino_way_to[place][area]])) {
        return false;
    }
    g->mover = (int8_t)side_of(u);
    g->gun = (Bombardment){ (int8_t)u, (int8_t)area, 0, 0, NONE };
    f->area = area;
    f->procedure = GUN_FIRE;
    return bor_gun_fire(g) > 0;
}

static int
find_fire(const char *verb)
{
    for (int v = FIRE; v <= CHARGE; v++) {
        if (strcmp(borodino_verbs[v].name, verb) == 0) {
            return v;
        }
    }
    return NONE;
}

/* May this unit of the present battle fire like that? */
static bool
aim_unit(Fight *f, int u, int verb)
{
    Game *g = &f->start;
    Battle *b = &g->battle;

    if (u < 0 || verb == NONE || b->area == NONE || !bor_in_battle(g, u)
            || g->unit[u].block == HIDDEN || bor_target(g, u, verb) == NONE
            || (verb == CHARGE && (!is_infantry(block_of(g, u))
                || g->unit[u].square))) {
        return false;
    }
    b->unit = (int8_t)u;
    b->target = (int8_t)bor_target(g, u, verb);
    b->charge = verb == CHARGE;
    b->hits = b->own_hits = 0;
    g->gun.gun = NONE;
    f->area = b->area;
    f->procedure = BATTLE_FIRE;
    return bor_firepower(g, u, b->target, b->charge) > 0
            && bor_dice(g, u, b->target) > 0;
}

static bool
aim(void *f, const WgOddsQuery *ask)
{
    return strcmp(ask->verb, "bombard") == 0
            ? aim_gun(f, wg_asked(ask, 0, BLOCKS), wg_asked(ask, 1, AREAS))
            : aim_unit(f, wg_asked(ask, 0, BLOCKS), find_fire(ask->verb));
}

/* "throw" */
static void
print_throw(void *about, const WgOddsQuery *ask, WgText *out)
{
    const Fight *f = about;
    const Game *g = &f->start;
    const Battle *b = &g->battle;
    bool gun = g->gun.gun != NONE;
    int dice = gun ? strength_of(g, g->gun.gun)
            : bor_dice(g, b->unit, b->target);
    unsigned own = 0, hits = 0;
    uint8_t kind[6];

    (void)ask;
    bor_equivalent_faces(g, kind);
    own = (gun ? is_contested(g, g->gun.area) : b->charge) ? 1u << 6 : 0;
    for (int face = 1; face <= 6; face++) {
        hits |= kind[face - 1] == 0 ? 1u << face : 0;
    }
    wg_print(out, "dice %d ", dice);
    wg_print_hits("faces", "hits", dice, hits & ~own, out);
    if (own) {
        wg_print_hits("own_faces", "own", dice, own, out);
    }
}

/* "attack": these units go where they would, by the rules' own step; whatever
   is under way is over by then. */
static bool
march(void *about, const WgOddsQuery *ask)
{
    Fight *f = about;
    Game *g = &f->start;
    int area = wg_asked(ask, 0, AREAS);

    for (int i = 1; i < ask->numbers; i++) {
        int u = wg_asked(ask, i, BLOCKS);

        if (u < 0 || area < 0 || g->unit[u].block == HIDDEN
                || g->unit[u].place >= PLACES
                || borodino_way_to[g->unit[u].place][area] < 0
                || side_of(u) != side_of(ask->number[1])
                || is_open(g, side_of(u), area)) {
            return false;
        }
        bor_go(g, u, area);
    }
    if (ask->numbers < 2) {
        return false;
    }
    bor_open_battle(g, area);
    g->gun = (Bombardment){ NONE, NONE, 0, 0, NONE };
    g->straggler = (Mover){ NONE, NONE, 0 };
    f->area = area;
    f->procedure = ONE_BATTLE;
    return true;
}

static void
print_fight(void *about, const WgOddsQuery *ask, WgText *out)
{
    Fight *f = about;

    if (!bor_find_unknown(f, ask)) {
        return;
    }
    if (f->procedure == ONE_BATTLE) {
        bor_foresee(f);
    } else {
        bor_follow(f);
    }
    wg_print_account(&f->sum, ask->policy, out);
}

static const WgOddsTopic topics[] = {
    { "throw",  aim,        print_throw },
    { "shot",   aim,        print_fight },
    { "round",  ask_battle, print_fight },
    { "battle", ask_battle, print_fight },
    { "attack", march,      print_fight },
    {0}
};

void
bor_query_odds(const WgQuery *q, WgText *out)
{
    WgOddsQuery ask;
    Fight f = { .how = bor_fight(q->rules), .start = *q->game,
            .procedure = NONE, .last_round = LAST_ROUND };

    if (wg_read_odds_query(q->rules, q->game, q->words,
                "fight_on break_off", &ask)) {
        f.breaks_off = strcmp(ask.policy, "break_off") == 0;
        f.sum.work = ask.work;
        f.start.flow.events = 0;
        bor_suppose(&f.start, &ask);
        wg_answer_odds(topics, &ask, &f, out);
    }
}
