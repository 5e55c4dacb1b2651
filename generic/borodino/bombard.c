/*
 * bombard.c --
 *
 *      5.3: guns fire into the next area.
 */

#include "chapters.h"

/* ---- ASK_BOMBARD: a gun and its target, or done ---- */

/* 5.3, 5.4, 5.6 May this gun fire at all? */
static const char *
judge_gun(const Game *g, int u)
{
    const Unit *unit = &g->unit[u];

    if (side_of(u) != g->mover || unit->place >= PLACES) {
        return "5.3 not-yours";
    }
    if (!is_gun(block_of(g, u))) {
        return "5.3 not-a-gun";
    }
    if (unit->fired) {
        return "5.3 fired-already";
    }
    if (is_contested(g, unit->place)) {
        return "5.6 gun-in-battle";
    }
    return bor_judge_command_of(g, u, "5.3 gun-not-commanded");
}

static const char *
judge_target(const Game *g, int u, int area)
{
    int w = area < AREAS ? borodino_way_to[g->unit[u].place][area] : NONE;
    const Way *way = &borodino_way[w < 0 ? 0 : w];

    if (w < 0 || (way->from == BOX && g->gate[g->unit[u].corps] != area)) {
        return "5.3 not-adjacent";
    }
    if (!(g->held[!g->mover] & bit(area))) {
        return "5.3 no-enemy";
    }
    if (!bor_may_bombard_out(way)) {
        return "3.34 out-of-swamp";
    }
    if (g->bombarded[way->border]) {
        return "5.3 one-gun-a-border";
    }
    if (block_of(g, u)->fire + bor_bombard_modifier(way) <= 0) {
        return "3.34 cannot-hit";
    }
    return NULL;
}

const char *
bor_judge_bombard(const Game *g, const WgAction *a)
{
    const char *why;

    if (a->verb == DONE) {
        return NULL;
    }
    if (a->verb != BOMBARD) {
        return "5.3 not-now";
    }
    why = judge_gun(g, a->arg[0]);
    return why ? why : judge_target(g, a->arg[0], a->arg[1]);
}

static void
propose_guns(const Game *g, WgOffer *out)
{
    for (int u = first_of(g->mover); u < end_of(g->mover); u++) {
        Areas targets;

        if (judge_gun(g, u) != NULL) {
            continue;
        }
        targets = borodino_beside[g->unit[u].place] & g->held[!g->mover];
        while (targets) {
            int area = take_area(&targets);

            if (judge_target(g, u, area) == NULL) {
                wg_may(out, BOMBARD, u, area, 0);
            }
        }
    }
}

void
bor_propose_bombard(const Game *g, WgOffer *out)
{
    propose_guns(g, out);
    wg_may(out, DONE, 0, 0, 0);
}

void
bor_apply_bombard(Game *g, const WgAction *a)
{
    int u = a->arg[0], area = a->arg[1], border;

    bor_forget_orderless(g);
    if (a->verb == DONE) {
        return;
    }
    border = borodino_way[borodino_way_to[g->unit[u].place][area]].border;
    bor_obey(g, u);
    bor_show(g, u);
    g->unit[u].fired = true;
    g->bombarded[border]++;
    g->gun = (Bombardment){ (int8_t)u, (int8_t)area, 0, 0, NONE };
    wg_again(g);
    wg_call(g, GUN_FIRE);
}

/* ---- GUN_FIRE ---- */

static void
roll_gun(Game *g)
{
    wg_roll(g, strength_of(g, g->gun.gun));
}

/* 5.3 Printed firepower, and what the ground between does to it. */
int
bor_gun_fire(const Game *g)
{
    int from = g->unit[g->gun.gun].place;

    return block_of(g, g->gun.gun)->fire + bor_bombard_modifier(
            &borodino_way[borodino_way_to[from][g->gun.area]]);
}

/* 5.3 Sixes are friendly hits where friends are in the area too. */
static void
count_gun(Game *g)
{
    Bombardment *gun = &g->gun;
    bool friends = is_contested(g, gun->area);
    int fire = bor_gun_fire(g), highest = friends && fire > 5 ? 5 : fire;

    for (int i = 0; i < wg_thrown(g); i++) {
        gun->own_hits = (int8_t)(gun->own_hits
                + (friends && wg_die(g, i) == 6));
        gun->hits = (int8_t)(gun->hits + (wg_die(g, i) <= highest));
    }
    wg_tell(g, BOMBARDED, gun->gun, gun->area, gun->hits, highest);
    if (gun->own_hits) {
        wg_tell(g, FRIENDLY_FIRE, gun->area, gun->own_hits, 0, 0);
    }
}

static void
ask_losses(Game *g)
{
    int side = bor_next_loser(g);

    if (side != NONE) {
        wg_ask(g, side, ASK_LOSS);
    }
}

/* 6.52 Half a hit waits for the next gun: see bor_recover(). */
static void
end_gun(Game *g)
{
    g->gun = (Bombardment){ NONE, NONE, 0, 0, NONE };
}

/* 5.3, 6.52 The guns are silent: what is left of half hits is gone. */
void
bor_recover(Game *g)
{
    for (int u = 0; u < BLOCKS; u++) {
        g->unit[u].half = false;
    }
}

const WgStep borodino_gun_fire[] = {
    { "5.3", "dice",     roll_gun },
    { "5.3", "hits",     count_gun },
    { "5.3", "losses",   ask_losses },
    { "5.3", "the end",  end_gun },
    {0}
};
