/*
 * standing-fire.c --
 *
 *      Standing orders for defensive fire.  Where those who bear on an enemy
 *      have different ones, each fires, or does not, by its own.
 */

#include "../commanders.h"
#include "../noted.h"
#include "prospects.h"
#include "../standing.h"

/* ---- where all have the same ---- */

/* One's own fire phase is one's own. */
static bool
is_defensive(const Game *g)
{
    return g->firing != WG_NOBODY && g->firing != g->phasing;
}

/* The bands of guns; foot fires but at the next hex or two. */
static int
within(int choice)
{
    static const int hexes[] = {
        [NO_FIRE] = 0, [NEAR_FIRE] = 2, [MIDDLE_FIRE] = 5,
        [BEST_FIRE] = ANY_DISTANCE
    };

    return hexes[choice];
}

int
msk_standing_fire(const Game *g, const WgOffer *offer, int choice)
{
    int best;

    if (!is_defensive(g)) {
        return -1;
    }
    best = msk_best_fire(g, offer, within(choice));
    return best >= 0 ? best : wg_first_offered(offer, DONE);
}

bool
msk_concerns_fire(const Game *g, int u)
{
    return g->unit[u].hex != OFF_MAP && msk_bar_to_firing(g, u) == NULL;
}

int
msk_standing_firers(const Game *g, const WgOffer *offer, int choice)
{
    (void)choice;
    return is_defensive(g) ? wg_first_offered(offer, FIRE) : -1;
}

static int
choice_of(const WgOrders *orders, int kind, int u)
{
    return orders->choice(orders->given, kind, u);
}

/* ---- who wants to fire at a hex ---- */

/* As where all have the same order: one of those who have it is so near. */
static bool
is_near_enough(const Game *g, const Firing *all, const WgOrders *orders,
        int choice, int hex)
{
    for (int i = 0; i < all->count; i++) {
        if (choice_of(orders, ORDER_FIRE, all->slot[i]) == choice
                && msk_distance(g->unit[all->slot[i]].hex, hex)
                    <= within(choice)) {
            return true;
        }
    }
    return false;
}

static bool
is_willing(const Game *g, const Firing *all, const WgOrders *orders, int u,
        int hex)
{
    int choice = choice_of(orders, ORDER_FIRE, u);

    return choice > NO_FIRE && is_near_enough(g, all, orders, choice, hex);
}

/* Whoever bears on the hex and is to be asked; NONE. */
static int
who_asks(const Firing *all, const WgOrders *orders, int kind)
{
    for (int i = 0; i < all->count; i++) {
        if (choice_of(orders, kind, all->slot[i]) == 0) {
            return all->slot[i];
        }
    }
    return NONE;
}

/* ---- at which hex ---- */

/* What those who are willing do to a hex: the mean of points lost. */
static double
prospect_at(const Game *g, const Firing *all, const WgOrders *orders, int hex,
        int *first)
{
    Firing willing = { .count = 0 }, best;
    Prospect prospect;

    for (int i = 0; i < all->count; i++) {
        if (is_willing(g, all, orders, all->slot[i], hex)) {
            willing.slot[willing.count++] = all->slot[i];
        }
    }
    if (willing.count == 0) {
        return 0;
    }
    msk_best_of(g, hex, &willing, &best);
    msk_foresee(g, &best, hex, &prospect);
    *first = best.slot[0];
    return prospect.mean;
}

/* The best that nobody is asked about, of whom are willing; then those are
   asked who are to be.  A hex is fired at once, so that who asks and who does
   not cannot both have their way with it. */
int
msk_fires_apart(const Game *now, const WgOffer *offer, const WgOrders *orders,
        int *choice)
{
    Game seen = *now, *g = &seen;
    bool asks = false;
    double most = 0;
    int best = -1, first = NONE;

    if (!is_defensive(g)) {
        return -1;
    }
    if (orders->common > 0) {
        return msk_standing_fire(now, offer, orders->common);
    }
    msk_forget_losses(g);
    for (int i = 0; i < offer->count; i++) {
        int hex = offer->action[i].arg[0], who = NONE;
        Firing all;
        double mean;

        if (offer->action[i].verb != AIM) {
            continue;
        }
        msk_bearing(g, hex, &all);
        if (who_asks(&all, orders, ORDER_FIRE) != NONE) {
            asks = true;
            continue;
        }
        mean = prospect_at(g, &all, orders, hex, &who);
        if (mean > most) {
            most = mean;
            best = i;
            first = who;
        }
    }
    *choice = best < 0 ? NO_FIRE : choice_of(orders, ORDER_FIRE, first);
    return best >= 0 ? best : asks ? -1 : wg_first_offered(offer, DONE);
}

/* ---- who takes part ---- */

static bool
takes_part(const Game *g, int u)
{
    return fire_part(g, u) == FIRES && msk_obeys(g, u);
}

/* Who bears on the hex aimed at, those who take part among them. */
static void
find_able(const Game *g, const WgOffer *offer, Firing *out)
{
    out->count = 0;
    for (int i = 0; i < offer->count; i++) {
        if (offer->action[i].verb == INCLUDE) {
            out->slot[out->count++] = offer->action[i].arg[0];
        }
    }
    for (int i = 0; i < g->placed; i++) {
        if (takes_part(g, g->stack[i])) {
            out->slot[out->count++] = g->stack[i];
        }
    }
}

/* Does somebody of its hex take part who is, or is not, to? */
static bool
is_beside(const Game *g, const Firing *able, const WgOrders *orders, int u,
        bool willing)
{
    for (int i = 0; i < able->count; i++) {
        int other = able->slot[i];

        if (takes_part(g, other) && g->unit[other].hex == g->unit[u].hex
                && is_willing(g, able, orders, other, g->target) == willing) {
            return true;
        }
    }
    return false;
}

/* A hex that was aimed at by hand, which nobody of them would: all fire. */
static bool
is_by_order(const Game *g, const Firing *able, const WgOrders *orders)
{
    bool any = false;

    for (int i = 0; i < able->count; i++) {
        any |= is_willing(g, able, orders, able->slot[i], g->target);
    }
    return any && who_asks(able, orders, ORDER_FIRE) == NONE;
}

/* Who is willing takes the place of those of its hex who are not; then those
   are spared. */
static int
change_firers(const Game *g, const WgOffer *offer, const Firing *able,
        const WgOrders *orders)
{
    for (int i = 0; i < offer->count; i++) {
        const WgAction *a = &offer->action[i];

        if (a->verb == INCLUDE
                && is_willing(g, able, orders, a->arg[0], g->target)
                && is_beside(g, able, orders, a->arg[0], false)
                && !is_beside(g, able, orders, a->arg[0], true)) {
            return i;
        }
    }
    for (int i = 0; i < offer->count; i++) {
        if (offer->action[i].verb == SPARE && !is_willing(g, able, orders,
                    offer->action[i].arg[0], g->target)) {
            return i;
        }
    }
    return -1;
}

int
msk_firers_apart(const Game *g, const WgOffer *offer, const WgOrders *orders,
        int *choice)
{
    Firing able;
    int change = -1;

    if (!is_defensive(g)) {
        return -1;
    }
    find_able(g, offer, &able);
    if (orders->common == 0 && who_asks(&able, orders, ORDER_FIRERS) != NONE) {
        return -1;
    }
    *choice = 1;
    if (is_by_order(g, &able, orders)) {
        change = change_firers(g, offer, &able, orders);
    }
    return change >= 0 ? change : wg_first_offered(offer, FIRE);
}
