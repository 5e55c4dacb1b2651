/*
 * volley.c --
 *
 *      Fire Combat: what falls where once it is known who fires, hex after hex,
 *      and what the dice make of it.
 */

#include "charts.h"
#include "dice.h"
#include "fire.h"
#include "noted.h"

/* Leader Casualties.1. */
enum { HITS_LEADER = 65 };

/* Those whose fire is to be resolved next, and the hex where it falls: on that
   aimed at, then what strayed, hex by hex of those who fired. */
static int
next_to_fall(const Game *g, Firing *out)
{
    int count = 0;

    msk_taking_part(g, FIRES, HITS, out);
    if (out->count > 0) {
        return g->target;
    }
    msk_taking_part(g, STRAYS, PARTS_OF_FIRE - 1, out);
    while (count < out->count && g->unit[out->slot[count]].hex
            == g->unit[out->slot[0]].hex) {
        count++;
    }
    out->count = count;
    return count == 0 ? OFF_MAP
            : msk_falls(g->target, fire_part(g, out->slot[0]));
}

Volley
msk_falling(const Game *g)
{
    Firing firing;
    int hex = next_to_fall(g, &firing);

    return msk_weigh(g, &firing, g->target, hex);
}

static void
have_fired(Game *g, const Firing *firing)
{
    for (int i = 0; i < firing->count; i++) {
        set_fire_part(g, firing->slot[i], NO_SHOT);
    }
}

/* R-M05: below the first column nothing happens. */
void
msk_next_volley(Game *g)
{
    Firing firing;
    int hex = next_to_fall(g, &firing);

    if (firing.count == 0) {
        return;
    }
    wg_repeat(g);
    if (hex == OFF_MAP || msk_stack(g, hex).count == 0) {
        have_fired(g, &firing);
    } else if (msk_weigh(g, &firing, g->target, hex).odds == NO_ODDS) {
        wg_tell(g, TOO_WEAK, hex, msk_face(g, hex), 0, 0);
        have_fired(g, &firing);
    } else {
        wg_call(g, VOLLEY);
    }
}

static void
roll(Game *g)
{
    wg_roll(g, 2);
}

/* Fire.4, Fire.11; Leader Casualties.1, Leader Casualties.4,
   Leader Casualties.5: by the dice as they fell. */
static void
result(Game *g)
{
    Firing firing;
    int hex = next_to_fall(g, &firing);
    int number = 10 * wg_die(g, 0) + wg_die(g, 1), loss;
    Volley v = msk_weigh(g, &firing, g->target, hex);

    loss = msk_fire_loss(g->option[OPT_SERIES_FIRE], v.odds,
            roll_with(number, v.added));
    wg_tell(g, FIRED, hex, v.odds, v.added, loss);
    have_fired(g, &firing);
    if (v.leader != NONE) {
        msk_use_leader(g, v.leader);
    }
    if (msk_is_passing(g, hex)) {
        if (loss > 0) {
            msk_lose_alone(g, g->hand, loss);
        }
        return;
    }
    if (number >= HITS_LEADER) {
        msk_risk_leaders(g, hex, v.odds);
    }
    if (v.crosses) {
        g->struck = (int16_t)hex;
        g->due = (int8_t)loss;
    } else {
        msk_lose(g, hex, loss);
    }
}

void
msk_end_attack(Game *g)
{
    for (int u = first_of(g->firing); u < end_of(g->firing); u++) {
        set_fire_part(g, u, NO_SHOT);
    }
    g->target = g->struck = OFF_MAP;
}

const WgStep msk_volley[] = {
    { "Fire.4",         "dice",         roll },
    { "Fire.4",         "result",       result },
    { "Fortifications", "losses",       msk_take_losses },
    { "Morale",         "settle",       msk_settle },
    {0}
};
