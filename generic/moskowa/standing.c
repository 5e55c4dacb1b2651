/*
 * standing.c --
 *
 *      Standing orders for the side that does not move: what they answer.
 *      ORDER of choices: msk_standings, below.  Squares: standing-squares.c.
 */

#include <string.h>

#include "cavalry.h"
#include "melee.h"
#include "stacks.h"
#include "standing.h"
#include "ways.h"

/* Choices are counted from 1; 0 is to be asked. */

/* ---- retreat before combat ---- */

enum { STAND = 1, GO_BACK };

static int
evasion(const Game *g, const WgOffer *offer, int choice)
{
    (void)g;
    return wg_first_offered(offer, choice == GO_BACK ? EVADE : DONE);
}

/* Leader Casualties.10: leaders who stand alone are captured, so of them it is
   asked.  Each goes by its own order, one after another. */
static int
evasions(const Game *g, const WgOffer *offer, const WgOrders *orders,
        int *choice)
{
    bool asks = msk_top(g, g->target) < 0;

    for (int i = 0; i < offer->count; i++) {
        const WgAction *a = &offer->action[i];
        int own = a->verb == EVADE
                ? orders->choice(orders->given, ORDER_EVASION, a->arg[0])
                : STAND;

        if (own == GO_BACK) {
            *choice = own;
            return i;
        }
        asks |= own == 0;
    }
    *choice = STAND;
    return asks ? -1 : wg_first_offered(offer, DONE);
}

/* So far from the enemy, and from the hex that is attacked; and what counts
   more than a hex farther away. */
enum { FAR_ENOUGH = 3 };
enum { AWAY = 2, AMONG_TROOPS = 4 };

/* How safe who retreats is in a hex: first by how far the enemy is, then by how
   far it went; a leader first of all among troops that stand. */
static int
safety(const Game *g, int u, int hex)
{
    int gone = msk_distance(hex, g->target);
    int top = is_person(piece_of(g, u)) ? msk_top(g, hex) : -1;
    int enemy = msk_enemy_within(g, side_of(u), hex, FAR_ENOUGH - 1);
    bool among = top >= 0 && !(g->unit[top].state & ROUTING);

    return AWAY * (enemy == OFF_MAP ? FAR_ENOUGH : msk_distance(hex, enemy))
            + (gone < FAR_ENOUGH ? gone : FAR_ENOUGH)
            + (among ? AMONG_TROOPS : 0);
}

/* The first of the safest hexes that the unit in hand can reach, if it is safer
   than where it may stay; OFF_MAP.  None is safer than `most`. */
typedef struct Refuge {
    const Game *g;
    int hex, safety, most;
} Refuge;

static void
consider(void *about, int hex)
{
    Refuge *r = about;
    int safe = r->safety < r->most ? safety(r->g, r->g->hand, hex) : 0;

    if (safe > r->safety) {
        r->safety = safe;
        r->hex = hex;
    }
}

/* Once there is none safer, only ways there. */
static bool
matters(const void *about, int hex, int steps)
{
    const Refuge *r = about;

    return r->safety < r->most
            || (r->hex != OFF_MAP && msk_distance(hex, r->hex) <= steps);
}

/* On the way to the safest hex in reach; no farther than need be. */
static int
evading(const Game *g, const WgOffer *offer, int choice)
{
    int stays = wg_first_offered(offer, PUT_DOWN), at = 0;
    Refuge refuge = { .g = g, .hex = OFF_MAP, .safety = stays < 0 ? -1
        : safety(g, g->hand, g->unit[g->hand].hex),
        .most = AWAY * FAR_ENOUGH + FAR_ENOUGH
        + (is_person(piece_of(g, g->hand)) ? AMONG_TROOPS : 0) };
    WayGuide guide = { &refuge, matters, consider };
    WgWays ways;

    (void)choice;
    msk_ways_by(g, g->hand, &guide, &ways);
    if (refuge.hex == OFF_MAP) {
        return stays;
    }
    while (ways.way[at].place != refuge.hex) {
        at++;
    }
    while (ways.way[at].before >= 0) {
        at = ways.way[at].before;
    }
    for (int i = 0; i < offer->count; i++) {
        if (offer->action[i].verb == STEP
                && offer->action[i].arg[0] == ways.way[at].step.arg[0]) {
            return i;
        }
    }
    return stays;
}

static bool
concerns_evading(const Game *g, int u)
{
    return u == g->hand;
}

/* ---- losses in works; leaders; retreats ---- */

static int
losses(const Game *g, const WgOffer *offer, int choice)
{
    (void)g;
    (void)choice;
    return wg_first_offered(offer, LOSE);
}

static int
defending_leader(const Game *g, const WgOffer *offer, int choice)
{
    int best = -1, most = 0, top = msk_top(g, g->target);

    (void)choice;
    for (int i = 0; i < offer->count; i++) {
        int bonus = offer->action[i].verb == LEAD
                ? msk_bonus_beside(g, offer->action[i].arg[0], top) : 0;

        if (bonus > most) {
            most = bonus;
            best = i;
        }
    }
    return best;
}

/* The nearest to its side's edge. */
static int
retreats(const Game *g, const WgOffer *offer, int choice)
{
    int best = -1, side = side_of(g->checking);

    (void)choice;
    for (int i = 0; i < offer->count; i++) {
        int column = offer->action[i].arg[0] / ROWS;
        int before = best < 0 ? 0 : offer->action[best].arg[0] / ROWS;

        if (offer->action[i].verb == RETREAT_TO && (best < 0
                    || (side == WG_FIRST ? column < before
                        : column > before))) {
            best = i;
        }
    }
    return best >= 0 ? best : wg_first_offered(offer, DONE);
}

static bool
concerns_retreats(const Game *g, int u)
{
    return u == g->checking;
}

/* ---- who decides ---- */

/* Square.1 Infantry, and dragoons once they have dismounted. */
static bool
forms_square(int piece)
{
    int type = moskowa_piece[piece].type;

    return (type <= DISMOUNTED && type != MILITIA) || msk_may_dismount(piece);
}

static bool
is_leading(int piece)
{
    return is_person(&moskowa_piece[piece]);
}

static bool
is_fighting(int piece)
{
    return !is_person(&moskowa_piece[piece]);
}

/* ---- all ---- */

enum { BOTH = 1 << WG_FIRST | 1 << WG_SECOND };

/* ORDER standing.h; of SQUARES: cavalry.h.  What is proposed keeps the line
   where it is. */
const WgStanding msk_standings[] = {
    { "squares", ASK_SQUARE, BOTH, "ask never three two one charged",
        msk_standing_squares, msk_concerns_squares, forms_square,
        SQUARES_PROPOSED, msk_squares_apart },
    { "evasion", ASK_EVASION, BOTH, "ask stand back", evasion, NULL, NULL,
        STAND, evasions },
    { "evading", ASK_EVADING, BOTH, "ask back", evading, concerns_evading,
        NULL, 1, NULL },
    { "fire", ASK_TARGET, BOTH, "ask never two five best",
        msk_standing_fire, msk_concerns_fire, is_fighting, BEST_FIRE,
        msk_fires_apart },
    { "firers", ASK_FIRERS, BOTH, "ask all", msk_standing_firers,
        msk_concerns_fire, is_fighting, 1, msk_firers_apart },
    { "losses", ASK_LOSSES, BOTH, "ask top", losses, NULL, NULL, 1,
        NULL },
    { "defending_leader", ASK_DEFENDING_LEADER, BOTH, "ask best",
        defending_leader, NULL, is_leading, 1, NULL },
    { "retreats", ASK_RETREAT, BOTH, "ask homeward", retreats,
        concerns_retreats, NULL, 1, NULL },
    {0}
};

/* The first formation of its corps, counted from 1. */
int
msk_corps_of(int piece)
{
    int formation = moskowa_piece[piece].formation, first = 0;

    if (formation < 0) {
        return 0;
    }
    while (moskowa_formation[first].side != moskowa_formation[formation].side
            || strcmp(moskowa_formation[first].corps,
                moskowa_formation[formation].corps) != 0) {
        first++;
    }
    return first + 1;
}

/* Of foot the guard and the grenadiers go by their name, others by their
   symbol; Cossacks, who retreat where other cavalry stands, are apart. */
int
msk_arm_of(int piece)
{
    const Piece *p = &moskowa_piece[piece];

    return is_person(p) ? 0 : is_guns(p) ? ARM_GUNS
            : msk_is_cossack(piece) ? ARM_COSSACKS
            : p->type == CAVALRY || p->type == DISMOUNTED ? ARM_CAVALRY
            : p->class == CLASS_RU_GREN || p->class == CLASS_RU_CGREN
            ? ARM_GRENADIERS : msk_is_guard(piece) ? ARM_GUARD
            : p->type == MILITIA ? ARM_MILITIA
            : p->type == LIGHT ? ARM_LIGHT : ARM_LINE;
}
