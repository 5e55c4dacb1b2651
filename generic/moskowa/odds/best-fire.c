/*
 * best-fire.c --
 *
 *      The fire that promises most, for a standing order.
 */

#include "../noted.h"
#include "prospects.h"

void
msk_forget_losses(Game *g)
{
    for (int u = first_of(!g->firing); u < end_of(!g->firing); u++) {
        if (!is_person(piece_of(g, u))) {
            g->unit[u].lost = HIDDEN;
        }
    }
}

/* The position as who fires knows it: itself, where all that was lost was seen;
   else a copy. */
static const Game *
as_known(const Game *g, Game *room)
{
    int u = first_of(!g->firing);

    while (u < end_of(!g->firing) && (g->unit[u].hex == OFF_MAP
                || is_person(piece_of(g, u))
                || known_loss(g, u) == g->told[u])) {
        u++;
    }
    if (u == end_of(!g->firing)) {
        return g;
    }
    *room = *g;
    msk_forget_losses(room);
    return room;
}

int
msk_best_target(const Game *g)
{
    int16_t hex[PIECES];
    int count = msk_targets(g, hex), best = NONE;
    double most = 0;

    for (int i = 0; i < count; i++) {
        Firing firing;
        Prospect prospect;

        msk_best_bearing(g, hex[i], &firing);
        msk_foresee(g, &firing, hex[i], &prospect);
        if (prospect.mean > most) {
            most = prospect.mean;
            best = hex[i];
        }
    }
    return best;
}

int
msk_best_at_chargers(const Game *g, int charged)
{
    int best = OFF_MAP, before = OFF_MAP;
    double most = 0;

    for (int i = 0; i < g->placed; i++) {
        int hex = g->unit[g->stack[i]].hex;
        Firing firing;
        Prospect prospect;

        if (charged_hex(g, g->stack[i]) != charged || hex == before
                || msk_bar_to_target(g, hex)) {
            continue;
        }
        before = hex;
        msk_best_bearing(g, hex, &firing);
        msk_foresee(g, &firing, hex, &prospect);
        if (prospect.mean > most) {
            most = prospect.mean;
            best = hex;
        }
    }
    return best;
}

/* Is one of them so near to what they fire at? */
static bool
is_within(const Game *g, const Firing *firing, int hex, int within)
{
    for (int i = 0; i < firing->count; i++) {
        if (msk_distance(g->unit[firing->slot[i]].hex, hex) <= within) {
            return true;
        }
    }
    return false;
}

int
msk_best_aim(const Game *now, int within)
{
    Game room;
    const Game *g = as_known(now, &room);
    int best = OFF_MAP;
    double most = 0;
    Firing all, firing;
    Targets targets;

    msk_find_targets(g, &targets);
    for (int i = 0; i < targets.count; i++) {
        int hex = targets.hex[i];
        double mean;

        msk_bearing_of(g, &targets, hex, &all);
        msk_best_of(g, hex, &all, &firing);
        if (!is_within(g, &firing, hex, within)) {
            continue;
        }
        mean = msk_foresee_mean(g, &firing, hex);
        if (mean > most) {
            most = mean;
            best = hex;
        }
    }
    return best;
}

int
msk_best_fire(const Game *g, const WgOffer *offer, int within)
{
    int hex = msk_best_aim(g, within);

    for (int i = 0; i < offer->count; i++) {
        if (offer->action[i].verb == AIM && offer->action[i].arg[0] == hex) {
            return i;
        }
    }
    return -1;
}
