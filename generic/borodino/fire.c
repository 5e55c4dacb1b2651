/*
 * fire.c --
 *
 *      6.5, 6.53, 6.63: firepower and dice of one unit's fire, and its hits.
 */

#include "chapters.h"

/* 6.31 When it fires: as printed, but in a square like its infantry (6.61). */
int
bor_letter(const Game *g, int u)
{
    return g->unit[u].shelter != NONE ? LETTER_C : block_of(g, u)->letter;
}

/* The terrain effects chart, areas: what woods and swamp leave of the printed
   firepower. */
static int
terrain_fire(const Block *b, int terrain)
{
    bool rough = terrain == WOODS || terrain == SWAMP;

    if (rough && is_cavalry(b)) {
        return 1;
    }
    if (is_gun(b)) {
        return terrain == WOODS ? b->fire - 1 : terrain == SWAMP ? 1 : b->fire;
    }
    return b->fire;
}

/* 6.63 What squares do to it, on either side of the fire. */
static int
square_fire(const Game *g, int u, int target, int fire)
{
    const Block *b = block_of(g, u);

    if (g->unit[u].shelter != NONE) {
        return 1;
    }
    if (g->unit[u].square) {
        return b->kind == MILITIA ? fire : fire - 1;
    }
    if (target == AT_SQUARES) {
        return is_gun(b) ? fire + 1 : is_cavalry(b) || is_hq(b) ? 1 : fire;
    }
    return fire;
}

/* 4.13 The highest roll that hits; 0 or less: it cannot fire. */
int
bor_firepower(const Game *g, int u, int target, int charge)
{
    const Battle *battle = &g->battle;
    const Area *area = &borodino_area[battle->area];
    const Block *b = block_of(g, u);
    bool attacks = side_of(u) == battle->attacker;
    int fire = square_fire(g, u, target, terrain_fire(b, area->terrain));

    if (area->village && attacks && g->unit[u].fresh) {
        fire--;
    }
    if (battle->round == 4 && !attacks && g->unit[u].shelter == NONE) {
        fire += b->kind == COSSACK ? 2 : b->kind == CAVALRY;    /* 6.73 */
    }
    return fire + g->unit[u].flank + charge;
}

/* 4.11, 6.5 As many dice as its strength; 6.63 fewer for some. */
int
bor_dice(const Game *g, int u, int target)
{
    int kind = block_of(g, u)->kind;

    return strength_of(g, u)
            - (kind == MILITIA && g->unit[u].square)
            - (kind == COSSACK && target == AT_SQUARES
                    && g->unit[u].shelter == NONE);
}

/* 3.3, 6.63 Its losses come first, then its square, then the ground. */
const char *
bor_silenced_by(const Game *g, int u)
{
    const Area *area = &borodino_area[g->battle.area];
    const Unit *unit = &g->unit[u];
    int printed = block_of(g, u)->fire, target = bor_target(g, u, FIRE);

    if (target != NONE && bor_dice(g, u, target) <= 0) {
        return "spent";
    }
    if (printed <= 0) {
        return "none";
    }
    if (unit->square || unit->shelter != NONE) {
        /* A square costs one, the village the rest. */
        return printed > 1 && area->village && unit->shelter == NONE
                ? "both" : "square";
    }
    return area->terrain == WOODS ? "woods" : area->terrain == SWAMP ? "swamp"
            : area->village ? "village" : "none";
}

/* ---- BATTLE_FIRE ---- */

static void
roll_fire(Game *g)
{
    wg_roll(g, bor_dice(g, g->battle.unit, g->battle.target));
}

/* Those up to the firepower; 6.53 a charge may hit those who charge. */
static WgFaces
faces_of(int fire, bool charge)
{
    return (WgFaces){ wg_faces(1, charge && fire >= SELF_HIT
            ? SELF_HIT - 1 : fire), charge ? 1 << SELF_HIT : 0 };
}

bool
bor_faces(int event, const int16_t *about, WgFaces *out)
{
    if (event == FIRED || event == CHARGED) {
        *out = faces_of(about[1], event == CHARGED);
    } else if (event == BOMBARDED) {
        *out = faces_of(about[3], false);
    } else {
        return false;
    }
    return true;
}

static void
count_fire(Game *g)
{
    Battle *b = &g->battle;
    int fire = bor_firepower(g, b->unit, b->target, b->charge);
    WgFaces faces = faces_of(fire, b->charge);

    b->fire = (int8_t)fire;
    b->hits = b->own_hits = 0;
    for (int i = 0; i < wg_thrown(g); i++) {
        int die = wg_die(g, i);

        b->own_hits = (int8_t)(b->own_hits + (faces.own >> die & 1));
        b->hits = (int8_t)(b->hits + (faces.hit >> die & 1));
    }
    wg_tell(g, b->charge ? CHARGED : FIRED, b->unit, fire, b->hits, 0);
}

/* 6.51, 6.52 Defending Russians in a redoubt area have double defence. */
static bool
is_doubled(const Game *g, int u)
{
    return side_of(u) == RUSSIAN && bor_defender(g) == RUSSIAN
            && borodino_area[g->battle.area].terrain == REDOUBT;
}

/* One hit on this unit. */
void
bor_hit(Game *g, int u)
{
    if (!bor_take_hit(g, u, is_doubled(g, u))) {
        wg_tell(g, HALF_HIT, u, 0, 0, 0);
    } else if (bor_lose_step(g, u)) {
        wg_tell(g, LOST_STEP, u, strength_of(g, u), 0, 0);
    }
}

/* 6.5 Each hit by itself; the owner chooses among equals. */
static void
allot_hits(Game *g)
{
    Battle *b = &g->battle;
    int side = !side_of(b->unit);
    Units found;

    while (b->hits > 0) {
        int count = bor_candidates(g, side, b->area, b->target, found);

        if (count > 1) {
            wg_ask(g, side, ASK_HIT);
            return;
        }
        b->hits = (int8_t)(count ? b->hits - 1 : 0);    /* 6.62 surplus */
        if (count) {
            bor_hit(g, found[0]);
        }
    }
}

static void
allot_own_hits(Game *g)
{
    Battle *b = &g->battle;

    while (b->own_hits > 0 && g->unit[b->unit].place == b->area) {
        b->own_hits--;
        bor_hit(g, b->unit);
    }
    b->unit = NONE;
    b->hits = b->own_hits = b->charge = 0;
    b->target = AT_ALL;
}

const WgStep borodino_battle_fire[] = {
    { "6.5",  "dice",           roll_fire },
    { "6.5",  "count",          count_fire },
    { "6.5",  "hits",           allot_hits },
    { "6.53", "self-hits",      allot_own_hits },
    {0}
};

/* ---- ASK_HIT ---- */

const char *
bor_judge_hit(const Game *g, const WgAction *a)
{
    const Battle *b = &g->battle;

    if (a->verb != HIT) {
        return "6.5 not-now";
    }
    return bor_is_candidate(g, !side_of(b->unit), b->area, b->target,
            a->arg[0]) ? NULL : "6.5 strongest-first";
}

void
bor_propose_hit(const Game *g, WgOffer *out)
{
    Units found;
    int count = bor_candidates(g, !side_of(g->battle.unit), g->battle.area,
            g->battle.target, found);

    for (int i = 0; i < count; i++) {
        wg_may(out, HIT, found[i], 0, 0);
    }
}

void
bor_apply_hit(Game *g, const WgAction *a)
{
    g->battle.hits--;
    bor_hit(g, a->arg[0]);
    wg_again(g);
}
