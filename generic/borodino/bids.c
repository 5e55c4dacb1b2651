/*
 * bids.c --
 *
 *      Play balance (8.1 sidebar): two persons bid victory points for a side.
 *      While they do, sides 0 and 1 are the two persons.
 */

#include "chapters.h"

enum { HIGHEST_BID = 20 };

static void roll_bids(Game *g) { wg_roll(g, 4); }

static void
read_bids(Game *g)
{
    int lead = wg_die(g, 0) + wg_die(g, 1) - wg_die(g, 2) - wg_die(g, 3);

    if (lead == 0) {
        wg_leave(g);
        wg_call(g, BIDDING_FOR_SIDES);
        return;
    }
    g->mover = lead < 0;
    wg_tell(g, ROLLED_INITIATIVE, g->mover, 0, 0, 0);
}

static void ask_bid(Game *g) { wg_ask(g, g->mover, ASK_BID); }

const WgStep borodino_bids[] = {
    { "8.1", "who bids first",  roll_bids },
    { "8.1", "high total",      read_bids },
    { "8.1", "bids",            ask_bid },
    {0}
};

/* The first bid names a side; each raise is for the same side. */
const char *
bor_judge_bid(const Game *g, const WgAction *a)
{
    if (a->verb == ACCEPT) {
        return g->bid_side == NONE ? "8.1 bid-first" : NULL;
    }
    if (a->verb != BID) {
        return "8.1 not-now";
    }
    if (a->arg[1] > HIGHEST_BID) {
        return "8.1 bid-too-high";
    }
    if (g->bid_side != NONE && a->arg[0] != g->bid_side) {
        return "8.1 same-side";
    }
    return g->bid_side == NONE || a->arg[1] > g->bid_margin
            ? NULL : "8.1 bid-more";
}

void
bor_propose_bid(const Game *g, WgOffer *out)
{
    wg_propose(out, ACCEPT, 0, 0, 0);
    for (int side = 0; side < 2; side++) {
        for (int margin = 0; margin <= HIGHEST_BID; margin++) {
            wg_propose(out, BID, side, margin, 0);
        }
    }
    (void)g;
}

void
bor_apply_bid(Game *g, const WgAction *a)
{
    if (a->verb == ACCEPT) {
        wg_tell(g, BID_ACCEPTED, g->bid_side, g->bid_margin, 0, 0);
        return;
    }
    g->bid_side = (int8_t)a->arg[0];
    g->bid_margin = (int8_t)a->arg[1];
    g->bidder = g->mover;
    wg_tell(g, WAS_BID, g->bid_side, g->bid_margin, g->bidder, 0);
    g->mover = !g->mover;
    wg_again(g);
}
