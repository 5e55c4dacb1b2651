/*
 * gunfire.c --
 *
 *      5.3.1: activated artillery supports a battle next to it; and how the
 *      same is done by the Grande Batterie (9.2).
 */

#include "chapters.h"

enum { BATTERY_DICE = 4 };

static int
count_committed(const Game *g)
{
    int guns = 0;

    for (int u = 0; u < BLOCKS; u++) {
        guns += g->unit[u].committed;
    }
    return guns;
}

bool
mon_has_committed(const Game *g)
{
    return count_committed(g) > 0;
}

/* 5.3.1, 2.6.1 May it fire into this battle, as far as all can see? */
static const char *
judge_gun(const Game *g, int u)
{
    if (side_of(u) != g->mover || block_of(g, u)->kind != GUNS
            || !g->unit[u].active) {
        return "5.3.1 not-activated";
    }
    if (!has_area(&monday_near[g->unit[u].place], g->battle.area)) {
        return "5.3.1 not-adjacent";
    }
    if (face_of(g, u)->strength == 0) {
        return "2.6.1 exhausted-guns";
    }
    return g->unit[u].committed ? "5.3.1 committed" : NULL;
}

/* Asked as long as there is a gun that could: nobody sees how many the stars
   allow (2.6.3). */
bool
mon_can_commit(const Game *g)
{
    for (int u = first_of(g->mover); g->impulse == TACTICAL
            && u < end_of(g->mover); u++) {
        if (g->unit[u].active && judge_gun(g, u) == NULL) {
            return true;
        }
    }
    return false;
}

const char *
mon_judge_commit(const Game *g, const WgAction *a)
{
    return a->verb == DONE ? NULL
            : a->verb != COMMIT ? "5.3.1 not-now"
            : judge_gun(g, a->arg[0]) ? judge_gun(g, a->arg[0])
            : count_committed(g) >= mon_limit(g) ? "2.6.3 no-more-guns" : NULL;
}

void
mon_propose_commit(const Game *g, WgOffer *out)
{
    for (int u = first_of(g->mover); u < end_of(g->mover); u++) {
        if (g->unit[u].active) {
            wg_propose(out, COMMIT, u, 0, 0);
        }
    }
    wg_may(out, DONE, 0, 0, 0);
}

void
mon_apply_commit(Game *g, const WgAction *a)
{
    if (a->verb == COMMIT) {
        g->unit[a->arg[0]].committed = true;
        if (mon_can_commit(g)) {
            wg_again(g);
        }
    }
}

/* ---- GUN_FIRE ---- */

/* 5.3.1 As many as its strength, not halved over the Kolocha; 9.2 four. */
int
mon_gun_dice(const Game *g, int u)
{
    return g->phase == BATTERY_PHASE ? BATTERY_DICE
            : face_of(g, u)->strength;
}

static void
next_gun(Game *g)
{
    for (int u = 0; u < BLOCKS; u++) {
        if (g->unit[u].committed && !g->unit[u].fired) {
            g->battle.firing = (int8_t)u;
            wg_roll(g, mon_gun_dice(g, u));
            return;
        }
    }
    g->battle.firing = NONE;
}

/* Triple fire: 4, 5 and 6 hit; of others told is the lowest that hits. */
bool
mon_faces(int event, const int16_t *about, WgFaces *out)
{
    out->hit = wg_faces(event == FIRED ? about[1] : GUNS_HIT_FROM, 6);
    return event == FIRED || event == GUN_FIRED;
}

static void
read_gun(Game *g)
{
    int hits = 0, u = g->battle.firing;

    if (u == NONE) {
        return;
    }
    for (int i = 0; i < wg_thrown(g); i++) {
        hits += wg_die(g, i) >= GUNS_HIT_FROM;
    }
    g->unit[u].fired = true;
    g->battle.hits[mon_defender(g)] =
            (int8_t)(g->battle.hits[mon_defender(g)] + hits);
    wg_tell(g, GUN_FIRED, u, g->battle.area, 0, hits);
    wg_back(g);
}

static void take_hits(Game *g) { wg_call(g, TAKE_HITS); }

/* 5.3.1 Each that has fired is reduced, and may fire into other battles. */
static void
reduce_guns(Game *g)
{
    for (int u = 0; u < BLOCKS; u++) {
        Unit *unit = &g->unit[u];

        if (unit->committed) {
            unit->committed = unit->fired = false;
            unit->target = NONE;
            if (!g->battle.barrage) {
                unit->face++;
                wg_tell(g, GUN_SPENT, u, 0, 0, 0);
            }
        }
    }
}

const WgStep monday_gun_fire[] = {
    { "5.3.1", "next battery",   next_gun, "guns" },
    { "5.3.1", "its fire",       read_gun, "guns" },
    { "5.3.1", "hits",           take_hits, "hits" },
    { "5.3.1", "guns reduced",   reduce_guns, "hits" },
    {0}
};

/* 5.3.7 Guns beside no other contested area go back behind the fog; in the
   English edition those beside this one stay too, if it is still contested. */
void
mon_mask_guns(Game *g)
{
    Areas fields = contested(g);

    if (g->edition == SPANISH) {
        drop_area(&fields, g->battle.area);
    }
    for (int u = first_of(g->mover); u < end_of(g->mover); u++) {
        if (g->unit[u].active && block_of(g, u)->kind == GUNS
                && no_areas(both_areas(fields,
                    monday_near[g->unit[u].place]))) {
            g->unit[u].active = false;
        }
    }
}
