/*
 * standing.c --
 *
 *      What a standing order answers, of what its side may see.
 */

#include <limits.h>

#include "chapters.h"

/* 5.3, 6.5 Of equally strong units the one that is worth least. */
int
bor_standing_hit(const Game *g, const WgOffer *offer, int choice)
{
    (void)choice;
    return wg_least_offered(g, offer, HIT, bor_worth);
}

/* 5.5 Weak and worth little, or the other way about. */
static int
weakness(const Game *g, int u)
{
    enum { STEP = 1000 };

    return STEP * strength_of(g, u) + bor_worth(g, u);
}

static int
might(const Game *g, int u)
{
    return -weakness(g, u);
}

int
bor_standing_pin(const Game *g, const WgOffer *offer, int choice)
{
    return wg_least_offered(g, offer, PIN, choice == 1 ? weakness : might);
}

/* Of the enemy in the battle, somebody against whom squares are of use. */
static bool
is_threatened(const Game *g)
{
    int side = !g->battle.phasing;

    for (int u = first_of(side); u < end_of(side); u++) {
        if (bor_in_battle(g, u) && (g->unit[u].block == HIDDEN
                || !is_infantry(block_of(g, u)))) {
            return true;
        }
    }
    return false;
}

/* 6.6 Who can form a square; others only shelter in one. */
bool
bor_is_foot(int piece)
{
    return is_infantry(&borodino_block[piece]);
}

bool
bor_squares(const Game *g, int u)
{
    return bor_in_battle(g, u) && is_infantry(block_of(g, u));
}

/* 6.6 Squares against cavalry and guns, one after another of those that
   can. */
int
bor_standing_square(const Game *g, const WgOffer *offer, int choice)
{
    int square = choice == 2 && is_threatened(g)
            ? wg_first_offered(offer, SQUARE) : -1;

    return square >= 0 ? square : wg_first_offered(offer, DONE);
}

/* 6.31 A defender fires, as long as there is no target to choose (6.62); who
   cannot holds. */
int
bor_standing_turn(const Game *g, const WgOffer *offer, int choice)
{
    int fire = wg_first_offered(offer, FIRE);

    (void)choice;
    if (g->battle.phasing != bor_defender(g)
            || wg_first_offered(offer, FIRE_AT_SQUARES) >= 0
            || wg_first_offered(offer, FIRE_AT_LINE) >= 0) {
        return -1;
    }
    return fire >= 0 ? fire : wg_first_offered(offer, HOLD);
}

/* 6.8 */
int
bor_standing_regroup(const Game *g, const WgOffer *offer, int choice)
{
    (void)g;
    (void)choice;
    return wg_first_offered(offer, DONE);
}

/* Supply and bridges concern a side as a whole: of orders that differ, which
   of the blocks have losses must not tell whether the side is asked. */
bool
bor_is_on_map(const Game *g, int u)
{
    return g->unit[u].place < AREAS;
}

/* 7.2 How soon a block is given a step: who lost most, or who is worth most;
   of sources, the one with most points left. */
static int
need_of(const Game *g, const WgAction *a, int choice)
{
    enum { POINTS = 100 };
    int u = a->arg[0], lost = g->unit[u].face, worth = bor_worth(g, u);
    int first = choice == 2 ? lost : worth, next = choice == 2 ? worth : lost;

    return (first * POINTS + next) * POINTS
            + g->points[side_of(u)][a->arg[1]];
}

int
bor_standing_supply(const Game *g, const WgOffer *offer, int choice)
{
    int best = -1, most = INT_MIN;

    for (int i = 0; i < offer->count && choice > 1; i++) {
        const WgAction *a = &offer->action[i];
        int need = a->verb == DONE ? INT_MIN : need_of(g, a, choice);

        if (need > most) {
            most = need;
            best = i;
        }
    }
    return best >= 0 ? best : wg_first_offered(offer, DONE);
}

/* 7.4 */
int
bor_standing_burn(const Game *g, const WgOffer *offer, int choice)
{
    (void)g;
    (void)choice;
    return wg_first_offered(offer, DONE);
}
