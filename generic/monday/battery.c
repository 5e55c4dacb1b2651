/*
 * battery.c --
 *
 *      9.2: before the first impulse the four batteries in front of the army
 *      open fire, each at an area next to it.
 */

#include "chapters.h"

/* Areas 16, 28, 31 and 32. */
static bool
is_battery(int area)
{
    return area == AREA_LOWER_VOYNA || area == AREA_KAMENKA_MOUTH
            || area == AREA_NORTH_BATTERY || area == AREA_SOUTH_BATTERY;
}

static bool
is_gun_of_it(const Game *g, int u)
{
    return side_of(u) == FRENCH && block_of(g, u)->kind == GUNS
            && on_map(g, u) && is_battery(g->unit[u].place);
}

static const char *
judge_gun(const Game *g, int u)
{
    if (!is_gun_of_it(g, u)) {
        return "9.2 not-in-battery";
    }
    return g->unit[u].target != NONE ? "9.2 once" : NULL;
}

const char *
mon_judge_aim(const Game *g, const WgAction *a)
{
    const char *why;

    if (a->verb == DONE) {
        return NULL;
    }
    if (a->verb != AIM) {
        return "9.2 not-now";
    }
    why = judge_gun(g, a->arg[0]);
    if (why) {
        return why;
    }
    if (a->arg[1] >= AREAS || !has_area(&monday_near
            [g->unit[a->arg[0]].place], a->arg[1])) {
        return "9.2 not-adjacent";
    }
    return has_area(&g->held[RUSSIAN], a->arg[1]) ? NULL : "9.2 no-enemy";
}

void
mon_propose_aim(const Game *g, WgOffer *out)
{
    for (int u = first_of(FRENCH); u < end_of(FRENCH); u++) {
        if (judge_gun(g, u) == NULL) {
            Areas near = both_areas(monday_near[g->unit[u].place],
                    g->held[RUSSIAN]);

            while (!no_areas(near)) {
                wg_may(out, AIM, u, take_area(&near), 0);
            }
        }
    }
    wg_may(out, DONE, 0, 0, 0);
}

void
mon_apply_aim(Game *g, const WgAction *a)
{
    if (a->verb == AIM) {
        g->unit[a->arg[0]].target = (int8_t)a->arg[1];
        wg_again(g);
    }
}

/* Until the player is done. */
static void
ask_aim(Game *g)
{
    g->phase = BATTERY_PHASE;
    g->mover = FRENCH;
    for (int u = first_of(FRENCH); u < end_of(FRENCH); u++) {
        if (is_gun_of_it(g, u)) {
            wg_ask(g, FRENCH, ASK_AIM);
            return;
        }
    }
}

/* The fire at one area. */
void
mon_open_barrage(Game *g, int area)
{
    g->battle = (Battle){ .area = (int8_t)area, .attacker = FRENCH,
            .firing = NONE, .barrage = true,
            .absorbs = (int8_t)mon_absorbs(g, RUSSIAN, area) };
}

/* Area by area, so that its ground and shields serve once. */
static void
next_target(Game *g)
{
    int area = NONE;

    for (int u = 0; u < BLOCKS; u++) {
        int target = g->unit[u].target;

        g->unit[u].shielded = false;
        if (target != NONE && area == NONE) {
            area = target;
        }
        g->unit[u].committed = target != NONE && target == area;
    }
    if (area == NONE) {
        g->battle = (Battle){ .area = NONE, .firing = NONE };
        return;
    }
    mon_open_barrage(g, area);
    wg_tell(g, BATTERY_FIRES, area, 0, 0, 0);
    wg_call_again(g, GUN_FIRE);
}

const WgStep monday_grande_batterie[] = {
    { "9.2", "aim",              ask_aim, "guns" },
    { "9.2", "Grande Batterie",  next_target, .calls = GUN_FIRE },
    {0}
};
