/*
 * deploying.c --
 *
 *      Setup, with the option of a free one: those of the side that deploys
 *      stand where the ready-made set-up has them; it moves them within their
 *      areas, or takes all off and has those whom it has not placed put there
 *      as before.
 *
 *      Until then setup_area() of whoever is to be placed is its area.
 */

#include "deploying.h"
#include "exchange.h"
#include "movement.h"
#include "noted.h"
#include "scenarios.h"

/* ---- the decision ---- */

static const char *
bar_to_guns(const Game *g, int u, int verb)
{
    return !is_guns(piece_of(g, u)) || (verb == LIMBER)
            != ((g->unit[u].state & UNLIMBERED) != 0) ? "Artillery.1 no-guns"
            : verb == UNLIMBER
                && moskowa_hex[g->unit[u].hex].slope == RIVER_SLOPE
            ? "Artillery.2 river-slope" : NULL;
}

static const char *
judge_in_hand(const Game *g, const WgAction *a)
{
    int u = g->hand;

    if (u < 0) {
        return "Setup nobody-in-hand";
    }
    if (a->verb == SET) {
        Zone zone = msk_zone_of(g, u);

        return msk_bar_to_set(g, &zone, u, a->arg[0]);
    }
    if (a->verb == PUT_DOWN) {
        return NULL;
    }
    if (g->unit[u].hex == OFF_MAP) {
        return "Movement.1 not-there";
    }
    switch (a->verb) {
    case TURN:
        return msk_judge_turn(g, u, a->arg[0]);
    case BREAK_UP:
        return msk_bar_to_break_up(g, u, a->arg[0]);
    case JOIN:
        return msk_bar_to_join(g, u);
    default:
        return bar_to_guns(g, u, a->verb);
    }
}

static bool
is_anybody(const Game *g, bool on_map)
{
    for (int u = first_of(g->phasing); u < end_of(g->phasing); u++) {
        if (msk_is_to_deploy(g, u) && (g->unit[u].hex != OFF_MAP) == on_map) {
            return true;
        }
    }
    return false;
}

const char *
msk_judge_deployment(const Game *g, const WgAction *a)
{
    switch (a->verb) {
    case DONE:
        return is_anybody(g, false) ? "Setup not-all-placed" : NULL;
    case TAKE_OFF:
        return is_anybody(g, true) ? NULL : "Setup not-there";
    case PLACE_REST:
        return is_anybody(g, false) ? NULL : "Setup all-placed";
    case LIFT:
        return !msk_is_to_deploy(g, a->arg[0]) ? "Setup not-to-be-placed"
                : a->arg[0] == g->hand ? "Movement.3 in-hand" : NULL;
    case SET: case PUT_DOWN: case TURN: case BREAK_UP: case JOIN: case LIMBER:
    case UNLIMBER:
        return judge_in_hand(g, a);
    default:
        return "Setup not-now";
    }
}

static void
propose_in_hand(const Game *g, WgOffer *out)
{
    Zone zone = msk_zone_of(g, g->hand);

    wg_may(out, PUT_DOWN, 0, 0, 0);
    for (int hex = 0; hex < HEXES; hex++) {
        if (msk_bar_to_set(g, &zone, g->hand, hex) == NULL) {
            wg_may(out, SET, hex, 0, 0);
        }
    }
    for (int facing = 0; facing < FACINGS; facing++) {
        wg_propose(out, TURN, facing, 0, 0);
    }
    wg_propose(out, LIMBER, 0, 0, 0);
    wg_propose(out, UNLIMBER, 0, 0, 0);
    wg_propose(out, BREAK_UP, 0, 0, 0);
    wg_propose(out, JOIN, 0, 0, 0);
}

void
msk_propose_deployments(const Game *g, WgOffer *out)
{
    wg_propose(out, DONE, 0, 0, 0);
    wg_propose(out, PLACE_REST, 0, 0, 0);
    wg_propose(out, TAKE_OFF, 0, 0, 0);
    for (int u = first_of(g->phasing); u < end_of(g->phasing); u++) {
        wg_propose(out, LIFT, u, 0, 0);
    }
    if (g->hand >= 0) {
        propose_in_hand(g, out);
    }
}

/* ---- done ---- */

/* R-M163: guns on a river slope are limbered (Artillery.2). */
static void
set(Game *g, int u, int hex)
{
    int top = msk_top(g, hex);

    if (g->unit[u].hex != OFF_MAP) {
        msk_take(g, u);
    }
    msk_put(g, u, hex, msk_stack(g, hex).count);
    set_mark(g->came, u);
    if (is_person(piece_of(g, u))) {
        return;
    }
    g->unit[u].facing = (int8_t)(top >= 0 ? g->unit[top].facing
            : msk_first_facing(g, msk_zone_of(g, u).home, u, hex));
    if (moskowa_hex[hex].slope == RIVER_SLOPE) {
        g->unit[u].state &= (uint16_t)~UNLIMBERED;
    }
}

static void
take_all(Game *g)
{
    for (int u = first_of(g->phasing); u < end_of(g->phasing); u++) {
        if (!msk_is_to_deploy(g, u)) {
            continue;
        }
        if (g->unit[u].hex != OFF_MAP) {
            msk_take(g, u);
        }
        g->unit[u].state = is_guns(piece_of(g, u)) ? UNLIMBERED : 0;
        clear_mark(g->came, u);
    }
}

/* All are to be placed again as the scenario names them: who was exchanged is
   what it was. */
static void
clear_all(Game *g)
{
    take_all(g);
    for (int u = first_of(g->phasing); u < end_of(g->phasing); u++) {
        if (msk_is_to_deploy(g, u)) {
            set_setup_area(g, u, OFF_MAP);
        }
    }
    msk_deploy(g, AREA_SETUP, g->phasing);
    take_all(g);
    g->hand = NONE;
}

/* Of those exchanged for others the area goes with them. */
static void
exchange(Game *g, const WgAction *a)
{
    int area = setup_area(g, g->hand);
    int u = g->hand;

    g->hand = (int16_t)(a->verb == JOIN ? msk_join(g, u)
            : msk_break_up(g, u, a->arg[0]));
    for (int v = first_of(g->phasing); v < end_of(g->phasing); v++) {
        int regiment = a->verb == JOIN ? g->hand : u;

        if (v == regiment || is_battalion_of(g, v, regiment)) {
            set_setup_area(g, v, (v == regiment) == (a->verb == JOIN) ? area
                    : OFF_MAP);
            if (g->unit[v].hex == OFF_MAP) {
                clear_mark(g->came, v);
            }
        }
    }
}

void
msk_apply_deployment(Game *g, const WgAction *a)
{
    if (a->verb == DONE) {
        g->hand = NONE;
        return;
    }
    wg_again(g);
    switch (a->verb) {
    case LIFT:
        g->hand = a->arg[0];
        break;
    case PUT_DOWN:
        g->hand = NONE;
        break;
    case SET:
        set(g, g->hand, a->arg[0]);
        break;
    case TURN:
        msk_turn(g, g->unit[g->hand].hex, a->arg[0]);
        break;
    case LIMBER: case UNLIMBER:
        g->unit[g->hand].state ^= UNLIMBERED;
        break;
    case TAKE_OFF:
        clear_all(g);
        break;
    case PLACE_REST:
        msk_deploy(g, AREA_SETUP, g->phasing);
        break;
    default:
        exchange(g, a);
    }
}

/* ---- steps ---- */

void
msk_ask_deployments(Game *g)
{
    if (g->option[OPT_SETUP]) {
        wg_call(g, DEPLOYMENT);
    }
}

static void
ask(Game *g, int side)
{
    g->phasing = (int8_t)side;
    if (is_anybody(g, true) || is_anybody(g, false)) {
        wg_ask(g, side, ASK_DEPLOY);
    }
}

static void ask_first(Game *g) { ask(g, scenario_of(g)->deploys); }
static void
stand_second(Game *g)
{
    msk_deploy(g, AREA_SETUP, !scenario_of(g)->deploys);
}

static void ask_second(Game *g) { ask(g, !scenario_of(g)->deploys); }

static void
end(Game *g)
{
    for (int u = 0; u < PIECES; u++) {
        set_setup_area(g, u, OFF_MAP);
    }
    msk_bring_aides(g, true);
    msk_note_first_holders(g);
}

const WgStep msk_deployment[] = {
    { "Setup",          "who sets up first", ask_first },
    { "Setup",          "the others stand", stand_second },
    { "Setup",          "the other side", ask_second },
    { "Setup",          "all stand",    end },
    {0}
};
