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
    if (!bor_commanded(g, u)) {
        return "5.3 gun-not-commanded";
    }
    return NULL;
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

/* Is there anything to bombard? */
bool
bor_has_target(const Game *g)
{
    for (int u = first_of(g->mover); u < end_of(g->mover); u++) {
        if (judge_gun(g, u) == NULL) {
            Areas targets = borodino_beside[g->unit[u].place]
                    & g->held[!g->mover];

            while (targets) {
                if (judge_target(g, u, take_area(&targets)) == NULL) {
                    return true;
                }
            }
        }
    }
    return false;
}

void
bor_apply_bombard(Game *g, const WgAction *a)
{
    int u = a->arg[0], area = a->arg[1], border;

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

/* 5.3 Sixes are friendly hits where friends are in the area too. */
static void
count_gun(Game *g)
{
    Bombardment *gun = &g->gun;
    int from = g->unit[gun->gun].place;
    int fire = block_of(g, gun->gun)->fire + bor_bombard_modifier(
            &borodino_way[borodino_way_to[from][gun->area]]);
    bool friends = is_contested(g, gun->area);

    for (int i = 0; i < wg_thrown(g); i++) {
        bool own = friends && wg_die(g, i) == 6;

        gun->own_hits = (int8_t)(gun->own_hits + own);
        gun->hits = (int8_t)(gun->hits + (!own && wg_die(g, i) <= fire));
    }
    wg_tell(g, BOMBARDED, gun->gun, gun->area, gun->hits, 0);
    if (gun->own_hits) {
        wg_tell(g, FRIENDLY_FIRE, gun->area, gun->own_hits, 0, 0);
    }
}

/* The side that takes the next hit, or NONE. */
static int
next_loser(const Game *g)
{
    const Bombardment *gun = &g->gun;

    return gun->hits > 0 && g->held[!g->mover] & bit(gun->area) ? !g->mover
            : gun->own_hits > 0 && g->held[g->mover] & bit(gun->area) ? g->mover
            : NONE;
}

static void
ask_losses(Game *g)
{
    int side = next_loser(g);

    if (side != NONE) {
        wg_ask(g, side, ASK_LOSS);
    }
}

static void
end_gun(Game *g)
{
    for (int u = 0; u < BLOCKS; u++) {
        g->unit[u].half = false;
    }
    g->gun = (Bombardment){ NONE, NONE, 0, 0, NONE };
    bor_trace_command(g);
}

const WgStep borodino_gun_fire[] = {
    { "5.3", "dice",     roll_gun },
    { "5.3", "hits",     count_gun },
    { "5.3", "losses",   ask_losses },
    { "5.3", "the end",  end_gun },
    {0}
};

/* ---- ASK_LOSS: the owner takes a hit, unseen by the enemy ---- */

const char *
bor_judge_loss(const Game *g, const WgAction *a)
{
    Units found;
    int side = next_loser(g), count;

    if (a->verb != HIT) {
        return "5.3 not-now";
    }
    count = bor_candidates(g, side, g->gun.area, AT_ALL, found);
    for (int i = 0; i < count; i++) {
        if (found[i] == a->arg[0]) {
            return NULL;
        }
    }
    return "6.5 strongest-first";
}

static int
worth(const Game *g, int u)
{
    return 10 * block_of(g, u)->points + block_of(g, u)->fire;
}

/* The cheapest first: an owner who does not care may take the first. */
void
bor_propose_loss(const Game *g, WgOffer *out)
{
    Units found;
    int count = bor_candidates(g, next_loser(g), g->gun.area, AT_ALL, found);

    for (int i = 1; i < count; i++) {
        uint8_t u = found[i];
        int k = i;

        for (; k > 0 && worth(g, found[k - 1]) > worth(g, u); k--) {
            found[k] = found[k - 1];
        }
        found[k] = u;
    }
    for (int i = 0; i < count; i++) {
        wg_may(out, HIT, found[i], 0, 0);
    }
}

void
bor_apply_loss(Game *g, const WgAction *a)
{
    int u = a->arg[0], side = side_of(u);
    bool friendly = side == g->mover;

    g->gun.hits = (int8_t)(g->gun.hits - !friendly);
    g->gun.own_hits = (int8_t)(g->gun.own_hits - friendly);
    wg_again(g);
    if (!bor_take_hit(g, u, g->redoubt[g->gun.area] == u)) {
        wg_tell_side(g, side, HALF_HIT, u, 0, 0, 0);
    } else if (!bor_at_last_step(g, u)) {
        bor_lose_step(g, u);
        wg_tell_side(g, side, LOST_STEP, u, strength_of(g, u), 0, 0);
    } else {
        g->gun.victim = (int8_t)u;
        wg_call(g, FORCED_RETREAT);
    }
}

/* ---- FORCED_RETREAT: a last step is driven out, not destroyed ---- */

static bool
may_stand(const Game *g)
{
    return borodino_area[g->gun.area].terrain == REDOUBT;
}

static void
ask_forced(Game *g)
{
    int u = g->gun.victim;

    if (may_stand(g) || bor_can_retreat(g, u)) {
        wg_ask(g, side_of(u), ASK_FORCED);
    } else {
        bor_eliminate(g, u);
    }
}

const WgStep borodino_forced_retreat[] = {
    { "5.3", "forced retreat", ask_forced },
    {0}
};

/* 5.3 In a redoubt area the owner may ignore the hit. */
const char *
bor_judge_forced(const Game *g, const WgAction *a)
{
    int u = g->gun.victim;

    if (a->arg[0] != u || (a->verb != STAND && a->verb != RETREAT
            && a->verb != OFFBOARD)) {
        return "5.3 not-now";
    }
    if (a->verb == STAND) {
        return may_stand(g) ? NULL : "5.3 must-retreat";
    }
    if (a->verb == OFFBOARD) {
        return bor_judge_offboard(g, u);
    }
    if (a->arg[1] < AREAS && bor_full(g, side_of(u), a->arg[1])) {
        return "5.3 would-overstack";
    }
    return bor_judge_retreat(g, u, a->arg[1]);
}

void
bor_propose_forced(const Game *g, WgOffer *out)
{
    Areas next = bor_neighbours(g->unit[g->gun.victim].place);

    wg_propose(out, STAND, g->gun.victim, 0, 0);
    wg_propose(out, OFFBOARD, g->gun.victim, 0, 0);
    while (next) {
        wg_propose(out, RETREAT, g->gun.victim, take_area(&next), 0);
    }
}

void
bor_apply_forced(Game *g, const WgAction *a)
{
    int u = g->gun.victim, from = g->gun.area;

    g->gun.victim = NONE;
    if (a->verb == STAND) {
        wg_tell_side(g, side_of(u), STOOD_FAST, u, 0, 0, 0);
    } else if (a->verb == OFFBOARD) {
        bor_leave_board(g, u);
    } else {
        wg_tell(g, RETREATED, u, from, a->arg[1], 0);
        bor_use_border(g, from, a->arg[1]);             /* 3.32 */
        bor_place(g, u, a->arg[1]);
    }
}
