/*
 * odds.c --
 *
 *      What may come of a bombardment and of a battle, if everybody fights
 *      on: fires whatever can fire, at the line first, without squares, and
 *      without the bayonet if possible; leaves only if it must (6.73).
 */

#include <string.h>

#include "fight.h"

/* ---- the policy ---- */

/* Which faces of the throw that is awaited mean the same: a hit on the enemy,
   one on oneself, a miss. */
void
bor_equivalent_faces(const Game *g, uint8_t kind[6])
{
    const Battle *b = &g->battle;
    int fire = 0;
    bool own = false;

    if (g->gun.gun != NONE) {
        fire = bor_gun_fire(g);
        own = is_contested(g, g->gun.area);
    } else if (b->area != NONE && b->unit != NONE) {
        fire = bor_firepower(g, b->unit, b->target, b->charge);
        own = b->charge;
    } else {
        return;
    }
    for (int face = 0; face < 6; face++) {
        kind[face] = (uint8_t)(own && face == 5 ? 5 : face < fire ? 0
                : fire < 6 ? fire : 5);
    }
}

/* Round, letter, side, unit: who was lost before his turn is not missed. */
int
bor_progress(const Game *g)
{
    const Battle *b = &g->battle;

    return ((b->round * (LETTER_C + 1) + b->letter) * 2
            + (b->phasing == b->attacker)) * BLOCKS + b->unit;
}

/* The cheaper of two blocks, by what is printed on them: below 0 if `a`. */
static int
compare(const Block *a, const Block *b)
{
    const int by[][2] = {
        { a->points, b->points }, { a->fire, b->fire },
        { b->letter, a->letter }, { a->kind, b->kind },
        { a->faces, b->faces },
    };

    int difference = wg_first_difference(by, sizeof by / sizeof *by);

    return difference ? difference
            : memcmp(a->strength, b->strength, sizeof a->strength);
}

/* Of equal blocks, how much better this one still fights: a bonus to come is
   dear (flanking); who stands in a square, or has its first round against a
   village to come, is not. */
static int
promise(const Unit *unit)
{
    return 8 * unit->flank - 4 * (unit->shelter != NONE) - 2 * unit->square
            - unit->fresh;
}

/* By nothing else than what it is and what it still has, so that it makes no
   difference which slot a block is in. */
bool
bor_is_cheaper(const Game *g, int u, int v)
{
    int by = compare(block_of(g, u), block_of(g, v));

    return by ? by < 0 : promise(&g->unit[u]) < promise(&g->unit[v]);
}

int
bor_attackers_left(const Game *g)
{
    int side = g->battle.attacker, steps = 0;

    for (int u = first_of(side); u < end_of(side); u++) {
        if (g->unit[u].place == g->battle.area) {
            steps += block_of(g, u)->faces - g->unit[u].face;
        }
    }
    return steps;
}

/* Who fights on: the first of these verbs that is offered; a hit goes to whom
   his side can best spare.  But a side of which bor_limit_of() says so leaves
   if it can. */
int
bor_fight_on(const Game *g, const WgOffer *offer, int limit)
{
    static const int8_t order[] = {
        RETREAT, OFFBOARD, FIRE, FIRE_AT_LINE, FIRE_AT_SQUARES, HOLD, CHARGE,
        RETREAT, OFFBOARD, LOSE, DONE
    };
    enum { LEAVING = 2 };       /* verbs for who leaves first */
    bool leaves = g->battle.area != NONE && g->flow.decision == ASK_TURN
            && g->battle.phasing == g->battle.attacker
            && g->battle.attacker == limit % 2
            && bor_attackers_left(g) <= limit / 2;
    int skip = leaves ? 0 : LEAVING;

    return wg_fight_on(g, offer, HIT, bor_is_cheaper, order + skip,
            (int)sizeof order - skip);
}

/* After this round, or as soon as the battle is over. */
bool
bor_is_past_round(const Game *g, int round)
{
    return g->battle.area == NONE || g->battle.round > round
            || g->flow.side == WG_NOBODY
            || !is_contested(g, g->battle.area)
            || (g->flow.side >= 0 && g->flow.decision == ASK_REGROUP);
}

/* A shot is over when the procedure is that was begun for it. */
static bool
is_shot_over(const Game *g, int round)
{
    (void)round;
    return g->flow.side == WG_NOBODY;
}

/* ---- what the viewer does not know ---- */

/* What the fog took from a unit of the present battle, but all can tell: it
   has yet to fight; it came by another way than the main attack. */
static void
identify(Game *g, int u, int block, int face)
{
    Unit *unit = &g->unit[u];
    int main_way = g->battle.main_way[side_of(u)];

    unit->block = (int8_t)block;
    unit->face = (int8_t)(face < borodino_block[block].faces ? face
            : borodino_block[block].faces - 1);
    unit->corps = borodino_block[block].corps;
    g->slot[block] = (int8_t)u;
    if (unit->place == g->battle.area) {
        unit->fresh = true;
        unit->flank = main_way != NONE && unit->via != NONE
                && unit->via != main_way;
    }
}

void
bor_suppose(Game *g, const WgOddsQuery *ask)
{
    for (int u = 0; u < BLOCKS; u++) {
        if (ask->piece[u] >= 0) {
            identify(g, u, ask->piece[u], ask->face[u]);
        }
    }
}

void
bor_fill(const Fight *f, const int16_t *piece, Game *g)
{
    for (int i = 0; i < f->mix.slots; i++) {
        identify(g, f->slot[i], piece[i], 0);
    }
}

/* Blocks are alike in a fight if none is cheaper than the other. */
static bool
is_same(int piece, int other)
{
    return compare(&borodino_block[piece], &borodino_block[other]) == 0;
}

/* 5.4 Heavy guns do not come among enemies: have all the unknown? */
static bool
have_all_come(const Fight *f)
{
    for (int i = 0; i < f->mix.slots; i++) {
        if (f->start.unit[f->slot[i]].via == NONE) {
            return false;
        }
    }
    return true;
}

static bool
is_heavy(int block)
{
    return borodino_block[block].kind == HEAVY;
}

bool
bor_find_unknown(Fight *f, const WgOddsQuery *ask)
{
    const Game *g = &f->start;

    for (int u = 0; u < BLOCKS; u++) {
        if (g->unit[u].block == HIDDEN && g->unit[u].place == f->area
                && g->unit[u].reserve <= f->last_round) {
            int slot = wg_mix_slot(&f->mix, side_of(u));

            if (slot < 0) {
                return false;
            }
            f->slot[slot] = (uint8_t)u;
        }
    }
    if (f->mix.slots > 0) {
        f->mix.pieces = wg_free_pieces(f->how.rules, g, ask, f->mix.side,
                f->mix.piece);
        if (have_all_come(f)) {
            wg_mix_without(&f->mix, is_heavy);
        }
        wg_mix_kinds(&f->mix, is_same);
    }
    f->sum.unknown = f->mix.slots;
    f->sum.of = f->mix.pieces;
    return true;
}

/* ---- following the rules ---- */

int
bor_limit_of(const Fight *f, const Game *g)
{
    return f->breaks_off ? bor_attackers_left(g) / 2 * 2 + g->battle.attacker
            : 0;
}

static int
steps_left(const Game *before, const Game *g, int side, int area)
{
    int left = 0;

    for (int u = first_of(side); u < end_of(side); u++) {
        if (before->unit[u].place == area && g->unit[u].place != LOST) {
            left += block_of(before, u)->faces - g->unit[u].face;
        }
    }
    return left;
}

static bool
is_gone(const Game *g, int side, int area)
{
    return is_open(g, !side, area);
}

WgFight
bor_fight(const WgRules *rules)
{
    return (WgFight){ rules, bor_fight_on, steps_left, is_gone };
}

static bool
follow_case(void *about, const int16_t *piece, double chance)
{
    Fight *f = about;
    Game g = f->start;

    bor_fill(f, piece, &g);
    if (f->procedure != NONE) {
        wg_begin_at(f->how.rules, &g, f->procedure);
    }
    return wg_follow(&f->how, &g, f->area, bor_limit_of(f, &g),
            f->procedure == GUN_FIRE || f->procedure == BATTLE_FIRE
            ? is_shot_over : bor_is_past_round, f->last_round, chance,
            &f->sum);
}

void
bor_follow(Fight *f)
{
    wg_mix(&f->mix, follow_case, f);
}
