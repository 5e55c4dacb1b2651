/*
 * battle.c --
 *
 *      5.3: the battles of an impulse, one by one, and the seven steps of
 *      each.
 */

#include "chapters.h"

/* ---- ALL_BATTLES ---- */

/* 5.1 One for each activated leader; 6.2 one for each star. */
int
mon_battles_allowed(const Game *g)
{
    return g->impulse == TACTICAL ? g->activated : mon_limit(g);
}

/* Contested before this impulse, and not fought for in it. */
static Areas
old_fields(const Game *g)
{
    return less_areas(contested(g), g->fought);
}

/* New engagements always first, and they must be fought; others may be. */
static Areas
battlefields(const Game *g)
{
    return !no_areas(g->fresh) ? g->fresh
            : g->battles < mon_battles_allowed(g) ? old_fields(g)
            : (Areas){ { 0, 0 } };
}

/* Is there a battle more to ask about, as far as all can see?  6.2 Nobody
   sees how many stars allow. */
static bool
may_be_more(const Game *g)
{
    return g->impulse == MARCH ? !no_areas(old_fields(g))
            : !no_areas(battlefields(g));
}

/* Nothing of an earlier one is left; the mover attacks. */
void
mon_open_battle(Game *g, int area)
{
    g->battle = (Battle){ .area = (int8_t)area, .attacker = g->mover,
            .firing = NONE };
}

static void
begin_fight(Game *g, int area)
{
    mon_open_battle(g, area);
    wg_call(g, ONE_BATTLE);
}

static void
choose_battle(Game *g)
{
    Areas others = g->fresh;
    int area = no_areas(others) ? NONE : take_area(&others);

    if (area != NONE && no_areas(others)) {
        wg_repeat(g);
        begin_fight(g, area);
    } else if (area != NONE || may_be_more(g)) {
        wg_ask(g, g->mover, ASK_BATTLE);
    }
}

const WgStep monday_all_battles[] = {
    { "5.3", "next battle", choose_battle },
    {0}
};

const char *
mon_judge_battle(const Game *g, const WgAction *a)
{
    Areas fields = battlefields(g);

    if (a->verb == DONE) {
        return no_areas(g->fresh) ? NULL : "5.3 must-fight";
    }
    if (a->verb != FIGHT) {
        return "5.3 not-now";
    }
    if (a->arg[0] < AREAS && has_area(&fields, a->arg[0])) {
        return NULL;
    }
    return !no_areas(g->fresh) ? "5.3 new-first"
            : g->battles < mon_battles_allowed(g) ? "5.3 no-battle-there"
            : "2.6.3 no-more-battles";
}

void
mon_propose_battle(const Game *g, WgOffer *out)
{
    Areas fields = battlefields(g);

    while (!no_areas(fields)) {
        wg_may(out, FIGHT, take_area(&fields), 0, 0);
    }
    wg_propose(out, DONE, 0, 0, 0);
}

void
mon_apply_battle(Game *g, const WgAction *a)
{
    if (a->verb == FIGHT) {
        wg_again(g);
        begin_fight(g, a->arg[0]);
    }
}

/* ---- ONE_BATTLE ---- */

static void
begin_battle(Game *g)
{
    Battle *b = &g->battle;

    drop_area(&g->fresh, b->area);
    add_area(&g->fought, b->area);
    g->battles++;
    b->absorbs = (int8_t)mon_absorbs(g, mon_defender(g), b->area);
    wg_tell(g, BATTLE_BEGAN, b->area, b->attacker, 0, 0);
}

static void
ask_commit(Game *g)
{
    if (mon_can_commit(g)) {
        wg_ask(g, g->mover, ASK_COMMIT);
    }
}

static void
artillery(Game *g)
{
    if (mon_has_committed(g)) {
        wg_call(g, GUN_FIRE);
    }
}

/* 5.3.2 Of the defender who has the disc, even if nobody can leave: that
   depends on blocks which the attacker does not see. */
static void
ask_stand(Game *g)
{
    if (g->disc == mon_defender(g)) {
        wg_ask(g, mon_defender(g), ASK_STAND);
    }
}

static void
show_down(Game *g)
{
    if (is_contested(g, g->battle.area)) {
        g->battle.shown = true;
        wg_tell(g, SHOWDOWN, g->battle.area, 0, 0, 0);
    }
}

static void
jagers(Game *g)
{
    if (uses(g, JAGERS) && g->battle.shown
            && monday_area[g->battle.area].colour != GREEN) {
        wg_call(g, JAGER_FIRE);
    }
}

/* 5.3.7 What is left of the battle's cubes, and who has won. */
static void
end_battle(Game *g)
{
    int area = g->battle.area;

    for (int u = 0; u < BLOCKS; u++) {
        Unit *unit = &g->unit[u];

        if (unit->place == area) {
            unit->crossed = unit->inspired = false;
        }
        unit->shielded = unit->fired = unit->ready = false;
    }
    if (is_contested(g, area)) {
        wg_tell(g, STILL_CONTESTED, area, 0, 0, 0);
    } else {
        wg_tell(g, BATTLE_WON, area, g->owner[area], 0, 0);
    }
    mon_mask_guns(g);
    g->battle = (Battle){ .area = NONE, .firing = NONE };
}

const WgStep monday_one_battle[] = {
    { "5.3",   "the battle",         begin_battle, "guns" },
    { "5.3.1", "commit artillery",   ask_commit, "guns" },
    { "5.3.1", "Artillery Fire",     artillery, .calls = GUN_FIRE },
    { "5.3.2", "Retreat Option",     ask_stand, "retreat" },
    { "6.4",   "Defender Retreat",   mon_ask_withdraw, "retreat" },
    { "5.3.3", "Showdown",           show_down, "showdown" },
    { "9.1",   "Russian Jagers",     jagers, "showdown", JAGER_FIRE },
    { "5.3.4", "Ground Combat",      mon_next_volley, .calls = VOLLEY },
    { "5.3.7", "conceal units",      end_battle, "conceal" },
    {0}
};
