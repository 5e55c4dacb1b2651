/*
 * ask.c --
 *
 *      The questions about odds, as core/odds/odds.h describes them: what each
 *      would begin, from the position that the viewer knows.
 */

#include <string.h>

#include "fight.h"

/* "round": the volley that is being fired, or else the next; "battle".  None
   of a retreat, in which nobody fires. */
static bool
ask_battle(void *about, const WgOddsQuery *ask)
{
    Fight *f = about;
    Game *g = &f->start;
    bool whole = strcmp(ask->topic, "battle") == 0;
    bool firing = wg_is_under_way(g, VOLLEY) && !wg_is_under_way(g, JAGER_FIRE);

    f->area = g->battle.area;
    f->last_volley = whole ? ALL_VOLLEYS : g->battle.volley + !firing;
    return f->area != NONE && !g->battle.retreating
            && wg_alone(g, g->battle.barrage ? GUN_FIRE : ONE_BATTLE);
}

static bool
is_gun(const Game *g, int u)
{
    return u >= 0 && g->unit[u].block != HIDDEN && on_map(g, u)
            && block_of(g, u)->kind == GUNS;
}

/* "commit": these guns alone, into the present battle; "aim": in the Grande
   Batterie. */
static bool
aim_gun(Fight *f, int u, int area)
{
    Game *g = &f->start;

    if (!is_gun(g, u) || area < 0 || area >= AREAS
            || !has_area(&monday_near[g->unit[u].place], area)
            || mon_gun_dice(g, u) == 0) {
        return false;
    }
    for (int v = 0; v < BLOCKS; v++) {
        g->unit[v].committed = v == u;
        g->unit[v].fired = false;
    }
    f->area = area;
    f->procedure = GUN_FIRE;
    return true;
}

static bool
aim_battery(Fight *f, int u, int area)
{
    if (f->start.phase != BATTERY_PHASE || area < 0) {
        return false;
    }
    mon_open_barrage(&f->start, area);
    return aim_gun(f, u, area);
}

/* "fire": this unit alone, in ground combat. */
static bool
aim_unit(Fight *f, int u)
{
    Game *g = &f->start;

    if (u < 0 || g->unit[u].block == HIDDEN || !on_map(g, u)
            || (g->battle.area != NONE && !mon_in_battle(g, u))) {
        return false;
    }
    for (int v = 0; v < BLOCKS; v++) {
        g->unit[v].ready = v == u;
    }
    f->area = g->battle.area;
    f->procedure = VOLLEY;
    return true;
}

static bool
aim(void *about, const WgOddsQuery *ask)
{
    Fight *f = about;
    int u = wg_asked(ask, 0, BLOCKS);

    f->start.battle.hits[0] = f->start.battle.hits[1] = 0;
    return strcmp(ask->verb, "commit") == 0
            ? aim_gun(f, u, f->start.battle.area)
            : strcmp(ask->verb, "aim") == 0
                ? aim_battery(f, u, wg_asked(ask, 1, AREAS))
            : strcmp(ask->verb, "fire") == 0 && aim_unit(f, u);
}

/* "throw" */
static void
print_throw(void *about, const WgOddsQuery *ask, WgText *out)
{
    const Fight *f = about;
    const Game *g = &f->start;
    int u = ask->number[0];
    bool gun = f->procedure == GUN_FIRE;
    int dice = gun ? mon_gun_dice(g, u) : mon_dice(g, u);
    int from = gun ? GUNS_HIT_FROM : mon_hits_from(g, u);

    wg_print(out, "dice %d ", dice);
    wg_print_hits("faces", "hits", dice, 0x7eu & ~((1u << from) - 1), out);
}

/* The next fight will be an impulse of this side's. */
static void
take_impulse(Game *g, int side)
{
    for (int u = 0; u < BLOCKS; u++) {
        g->unit[u].committed = g->unit[u].fired = g->unit[u].ready = false;
    }
    if (g->mover != side) {
        g->mover = (int8_t)side;
        g->old = both_areas(g->held[0], g->held[1]);
        g->fresh = (Areas){ { 0, 0 } };
    }
}

/* "attack": combat units engage the area, each by its cheapest way. */
static bool
march(void *about, const WgOddsQuery *ask)
{
    Fight *f = about;
    Game *g = &f->start;
    int area = wg_asked(ask, 0, AREAS), first = wg_asked(ask, 1, BLOCKS);

    if (area < 0 || first < 0
            || !has_area(&g->held[!side_of(first)], area)) {
        return false;
    }
    take_impulse(g, side_of(first));
    for (int i = 1; i < ask->numbers; i++) {
        int u = wg_asked(ask, i, BLOCKS), from;

        if (u < 0 || side_of(u) != side_of(first) || !on_map(g, u)
                || g->unit[u].block == HIDDEN || g->unit[u].place == area
                || is_support(block_of(g, u))) {
            return false;
        }
        from = mon_way_in(g, u, area);
        if (from == NONE) {
            return false;
        }
        mon_engage(g, u, from, area);
    }
    mon_open_battle(g, area);
    f->area = area;
    f->procedure = ONE_BATTLE;
    return true;
}

static void
print_fight(void *about, const WgOddsQuery *ask, WgText *out)
{
    Fight *f = about;

    if (f->area != NONE && mon_prepare(f, ask)) {
        mon_foresee(f);
        wg_print_account(&f->sum, ask->policy, out);
    }
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
mon_query_odds(const WgQuery *q, WgText *out)
{
    WgOddsQuery ask;
    Fight f = { .how = mon_fight(q->rules), .start = *q->game,
            .procedure = NONE, .last_volley = ALL_VOLLEYS };

    if (wg_read_odds_query(q->rules, q->game, q->words, "fight_on",
                &ask)) {
        f.sum.work = ask.work;
        f.start.flow.events = 0;
        wg_answer_odds(topics, &ask, &f, out);
    }
}
