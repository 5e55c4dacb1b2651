/*
 * odds.c --
 *
 *      What may come of a battle, if everybody fights on: no more guns are
 *      committed than are, the defender stands, Jagers fire first (9.1), and
 *      each hit is taken by whom his side can best spare.
 */

#include <string.h>

#include "fight.h"

/* ---- the policy ---- */

/* The faces of the throw that is awaited: they hit or they do not. */
void
mon_equivalent_faces(const Game *g, uint8_t kind[6])
{
    int u = g->battle.firing, from;

    if (u == NONE) {
        return;
    }
    from = g->unit[u].committed ? GUNS_HIT_FROM : mon_hits_from(g, u);
    for (int face = 0; face < 6; face++) {
        kind[face] = (uint8_t)(face + 1 < from ? 0 : from - 1);
    }
}

/* The cheaper of two blocks, by what is printed on them: below 0 if `a`. */
static int
compare(const Block *a, const Block *b)
{
    const int by[][2] = {
        { counts_for_morale(a), counts_for_morale(b) },
        { a->shield, b->shield },
        { a->kind, b->kind }, { a->mounted, b->mounted },
        { a->faces, b->faces },
    };

    int difference = wg_first_difference(by, sizeof by / sizeof *by);

    return difference ? difference : memcmp(a->face, b->face, sizeof a->face);
}

/* By nothing else than what they are now, so that it makes no difference
   which slot a block is in. */
bool
mon_is_cheaper(const Game *g, int u, int v)
{
    int shield = mon_is_shielded(g, v) - mon_is_shielded(g, u);
    int fire = face_of(g, u)->fire - face_of(g, v)->fire;

    return (shield ? shield : fire ? fire
            : compare(block_of(g, u), block_of(g, v))) < 0;
}

int
mon_fight_on(const Game *g, const WgOffer *offer, int limit)
{
    static const int8_t order[] = { AMBUSH, STAND, DONE };

    (void)limit;
    return wg_fight_on(g, offer, HIT, mon_is_cheaper, order, (int)sizeof order);
}

/* A volley ends when the next begins, or the battle does. */
bool
mon_is_fought(const Game *g, int last_volley)
{
    return g->flow.side == WG_NOBODY || g->battle.area == NONE
            || g->battle.volley > last_volley;
}

/* ---- what the viewer does not know ---- */

static void
identify(Fight *f, int u, int block, int face)
{
    Game *g = &f->start;
    const Block *b = &monday_block[block];

    g->unit[u].block = (int8_t)block;
    g->unit[u].face = (int8_t)(face < b->faces ? face : b->faces - 1);
    f->holder[block] = (uint8_t)u;
    if (b->kind == COMMANDER) {
        g->commander[side_of(u)] = (int8_t)u;
    }
}

static bool
is_same(int piece, int other)
{
    return compare(&monday_block[piece], &monday_block[other]) == 0;
}

/* 1.2.2, 5.2.2 Is it for all to see that this is no support unit?  It was
   inspired, or it has engaged in this impulse. */
static bool
is_combat_unit(const Game *g, int u)
{
    int area = g->unit[u].place;

    return g->unit[u].inspired || g->unit[u].crossed
            || (side_of(u) == g->mover && is_contested(g, area)
                && !has_area(&g->old, area));
}

static bool
are_combat_units(const Fight *f)
{
    for (int i = 0; i < f->mix.slots; i++) {
        if (!is_combat_unit(&f->start, f->slot[i])) {
            return false;
        }
    }
    return true;
}

static bool
is_support_block(int block)
{
    return is_support(&monday_block[block]);
}

/* Leave out whom the icons of the set-up allow in none of the slots. */
static void
mix_by_icons(Fight *f)
{
    WgMixture rest = f->mix;
    MonHomes homes = mon_homes(&f->start, f->mix.side, f->mix.piece,
            f->mix.pieces);
    uint64_t may = 0;

    for (int slot = 0; slot < f->mix.slots; slot++) {
        may |= mon_may_be(&homes, &f->start, f->slot[slot]);
    }
    rest.pieces = 0;
    for (int i = 0; i < f->mix.pieces; i++) {
        if (may >> i & 1) {
            rest.piece[rest.pieces++] = f->mix.piece[i];
        }
    }
    if (rest.pieces >= rest.slots) {
        f->mix = rest;
    }
}

/* Every slot of a side that is still hidden gets one of these. */
static void
fill_side(Fight *f, int side, const int16_t *piece, int pieces)
{
    int next = 0;

    for (int u = first_of(side); u < end_of(side); u++) {
        if (f->start.unit[u].block == HIDDEN && next < pieces) {
            identify(f, u, piece[next++], 0);
        }
    }
}

bool
mon_prepare(Fight *f, const WgOddsQuery *ask)
{
    Game *g = &f->start;
    int16_t piece[2][WG_MIX_PIECES];
    int pieces[2];

    for (int i = 0; i < 2; i++) {
        pieces[i] = wg_free_pieces(f->how.rules, g, ask, i, piece[i]);
    }
    for (int u = 0; u < BLOCKS; u++) {
        if (ask->piece[u] >= 0) {
            identify(f, u, ask->piece[u], ask->face[u]);
        }
        if (g->unit[u].block == HIDDEN && g->unit[u].place == f->area) {
            int slot = wg_mix_slot(&f->mix, side_of(u));

            if (slot < 0) {
                return false;
            }
            f->slot[slot] = (uint8_t)u;
        }
    }
    if (f->mix.slots > 0) {
        f->mix.pieces = pieces[f->mix.side];
        memcpy(f->mix.piece, piece[f->mix.side], sizeof *piece);
        mix_by_icons(f);
        if (are_combat_units(f)) {
            wg_mix_without(&f->mix, is_support_block);
        }
        wg_mix_kinds(&f->mix, is_same);
    }
    fill_side(f, FRENCH, piece[FRENCH], pieces[FRENCH]);
    fill_side(f, RUSSIAN, piece[RUSSIAN], pieces[RUSSIAN]);
    f->sum.unknown = f->mix.slots;
    f->sum.of = f->mix.pieces;
    return true;
}

static void
exchange(Game *g, int u, int v, uint8_t *holder)
{
    int8_t block = g->unit[u].block;
    int8_t *commander = &g->commander[side_of(u)];

    g->unit[u].block = g->unit[v].block;
    g->unit[v].block = block;
    holder[g->unit[u].block] = (uint8_t)u;
    holder[g->unit[v].block] = (uint8_t)v;
    *commander = (int8_t)(*commander == u ? v : *commander == v ? u
            : *commander);
}

void
mon_take_case(const Fight *f, const int16_t *piece, Game *g)
{
    uint8_t holder[BLOCKS];

    *g = f->start;
    memcpy(holder, f->holder, sizeof holder);
    for (int i = 0; i < f->mix.slots; i++) {
        exchange(g, f->slot[i], holder[piece[i]], holder);
    }
    if (f->procedure != NONE) {
        wg_begin_at(f->how.rules, g, f->procedure);
    }
}

/* ---- following the rules ---- */

/* 2.4 A support unit is lost by one hit, as if it had one step. */
static int
steps_left(const Game *before, const Game *g, int side, int area)
{
    int left = 0;

    for (int u = first_of(side); u < end_of(side); u++) {
        const Block *b = block_of(before, u);

        if (before->unit[u].place == area && g->unit[u].place != LOST) {
            left += is_support(b) ? 1 : b->faces - g->unit[u].face;
        }
    }
    return left;
}

static bool
is_gone(const Game *g, int side, int area)
{
    return !has_area(&g->held[side], area);
}

WgFight
mon_fight(const WgRules *rules)
{
    return (WgFight){ rules, mon_fight_on, steps_left, is_gone };
}

bool
mon_follow_case(void *about, const int16_t *piece, double chance)
{
    Fight *f = about;
    Game g;

    mon_take_case(f, piece, &g);
    return wg_follow(&f->how, &g, f->area, 0, mon_is_fought,
            f->last_volley, chance, &f->sum);
}
