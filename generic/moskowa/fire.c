/*
 * fire.c --
 *
 *      Fire Combat: a side's phase, hex after hex that it aims at.
 */

#include <string.h>

#include "charts.h"
#include "commanders.h"
#include "dice.h"
#include "fire.h"
#include "melee.h"
#include "noted.h"

/* Leader Casualties.1. */
enum { HITS_LEADER = 65 };

/* ---- the phase ---- */

void
msk_call_fire(Game *g, int side)
{
    g->firing = (int8_t)side;
    memset(g->fired, 0, sizeof g->fired);
    msk_begin_commands(g, side);
    wg_call(g, FIRE_PHASE);
}

static void
ask_target(Game *g)
{
    do {
        if (msk_has_target(g) || msk_has_guard_charge(g)) {
            wg_ask(g, g->firing, ASK_TARGET);
            return;
        }
    } while (msk_next_commander(g));
}

static void
end_phase(Game *g)
{
    g->firing = WG_NOBODY;
    memset(g->fired, 0, sizeof g->fired);
}

void
msk_apply_target(Game *g, const WgAction *a)
{
    Firing firing;

    if (a->verb == DONE) {
        if (msk_next_commander(g)) {
            wg_again(g);
        }
        return;
    }
    if (a->verb == GUARD_CHARGE) {
        wg_again(g);
        msk_call_guard_charge(g, a->arg[0], a->arg[1]);
        return;
    }
    g->target = a->arg[0];
    msk_best_bearing(g, g->target, &firing);
    for (int i = 0; i < firing.count; i++) {
        set_fire_part(g, firing.slot[i], FIRES);
    }
    wg_again(g);
    wg_call(g, FIRE_AT);
}

/* ---- who fires ---- */

static void
ask_firers(Game *g)
{
    wg_ask(g, g->firing, ASK_FIRERS);
}

static void
end_attack(Game *g)
{
    for (int u = first_of(g->firing); u < end_of(g->firing); u++) {
        set_fire_part(g, u, NO_SHOT);
    }
    g->target = g->struck = OFF_MAP;
}

/* Fire.7, Fire.8, Fire.9, Fire.10: they have fired, and their hexes. */
static void
open_fire(Game *g)
{
    Firing firing;

    msk_taking_part(g, FIRES, FIRES, &firing);
    for (int i = 0; i < firing.count; i++) {
        Unit *unit = &g->unit[firing.slot[i]];

        if (i == 0 || unit->hex != g->unit[firing.slot[i - 1]].hex) {
            wg_tell(g, OPENED_FIRE, unit->hex, g->target, firing.slot[i],
                    msk_face(g, g->target));
        }
        bind_to(g, firing.slot[i], g->target);
        msk_use(g, unit->hex);
    }
    msk_use(g, g->target);
}

/* Fire.9: who takes part in the place of others. */
static void
include(Game *g, int u)
{
    Stack stack = msk_stack(g, g->unit[u].hex);

    for (int i = 0; i < stack.count; i++) {
        if (msk_excludes(g, u, stack.slot[i])) {
            set_fire_part(g, stack.slot[i], NO_SHOT);
        }
    }
    set_fire_part(g, u, FIRES);
}

/* Those of whoever joins, beside whom others of their hex have in the attack:
   R-M173. */
static bool
others_join(Game *g)
{
    Firing firing;

    if (!msk_next_to_join(g, msk_can_join_fire)) {
        return false;
    }
    msk_best_bearing(g, g->target, &firing);
    for (int i = 0; i < firing.count; i++) {
        if (!msk_displaces(g, firing.slot[i])) {
            set_fire_part(g, firing.slot[i], FIRES);
        }
    }
    return true;
}

/* All who may join have answered. */
static void
go_on(Game *g)
{
    if (others_join(g)) {
        wg_again(g);
    } else {
        open_fire(g);
    }
}

static void
hold(Game *g)
{
    if (g->joining == NONE) {
        end_attack(g);
        wg_leave(g);
        return;
    }
    for (int u = first_of(g->firing); u < end_of(g->firing); u++) {
        if (msk_obeys(g, u)) {
            set_fire_part(g, u, NO_SHOT);
        }
    }
    go_on(g);
}

void
msk_apply_firer(Game *g, const WgAction *a)
{
    switch (a->verb) {
    case FIRE:
        go_on(g);
        return;
    case HOLD:
        hold(g);
        return;
    case INCLUDE:
        include(g, a->arg[0]);
        break;
    default:
        set_fire_part(g, a->arg[0], NO_SHOT);
    }
    wg_again(g);
}

/* ---- what falls where ---- */

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

static void
have_fired(Game *g, const Firing *firing)
{
    for (int i = 0; i < firing->count; i++) {
        set_fire_part(g, firing->slot[i], NO_SHOT);
    }
}

/* R-M05: below the first column nothing happens. */
static void
next_volley(Game *g)
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

/* ---- squares in the enemy's movement ---- */

/* What 36 rolls of a unit at that hex take, all together. */
static int
harm_of(const Game *g, int u, int hex)
{
    Firing alone = { .count = 1, .slot = { (int16_t)u } };
    Volley v = msk_weigh(g, &alone, hex, hex);
    int harm = 0;

    for (int cell = 0; cell < CELLS; cell++) {
        harm += msk_fire_loss(g->option[OPT_SERIES_FIRE], v.odds,
                roll_with(number_of(cell), v.added));
    }
    return harm;
}

/* R-M143: who of a square does most at that hex, with canister and a leader; of
   equals who has more factors; -1. */
static int
best_of_square(const Game *g, int square, int hex)
{
    Stack stack = msk_stack(g, square);
    long most = 0;
    int harm = 0, best = NONE;

    for (int i = 0; i < stack.count; i++) {
        int u = stack.slot[i], does;
        long value = msk_fire_value(g, u, 1);

        if (value == 0 || msk_bar_to_fire(g, u, hex) != NULL) {
            continue;
        }
        does = harm_of(g, u, hex);
        if (best == NONE || does > harm || (does == harm && value > most)) {
            best = u;
            harm = does;
            most = value;
        }
    }
    return best;
}

bool
msk_call_square_fire(Game *g, int square, int hex)
{
    int u;

    g->firing = (int8_t)!g->phasing;
    u = best_of_square(g, square, hex);
    if (u == NONE) {
        g->firing = WG_NOBODY;
        return false;
    }
    g->target = (int16_t)hex;
    set_fire_part(g, u, FIRES);
    wg_tell(g, OPENED_FIRE, square, hex, u, msk_face(g, hex));
    wg_call(g, SQUARE_FIRE);
    return true;
}

static void
end_square_fire(Game *g)
{
    end_attack(g);
    g->firing = WG_NOBODY;
}

const WgStep msk_fire_phase[] = {
    { "Fire.8",         "targets",      ask_target },
    { "Fire.8",         "end",          end_phase },
    {0}
};

const WgStep msk_fire_at[] = {
    { "Fire.9",         "who fires",    ask_firers },
    { "Howitzers",      "howitzers",    msk_roll_howitzers },
    { "Fire.4",         "fire",         next_volley },
    { "Fire.7",         "end",          end_attack },
    {0}
};

const WgStep msk_volley[] = {
    { "Fire.4",         "dice",         roll },
    { "Fire.4",         "result",       result },
    { "Fortifications", "losses",       msk_take_losses },
    { "Morale",         "settle",       msk_settle },
    {0}
};

const WgStep msk_square_fire[] = {
    { "Square.9",       "fire",         next_volley },
    { "Square.9",       "end",          end_square_fire },
    {0}
};
