/*
 * fuzz-melee-run.c --
 *
 *      One melee or charge, fought by the actions of a match with random dice.
 */

#include "../../generic/moskowa/cavalry.h"
#include "../../generic/moskowa/melee.h"
#include "../../generic/moskowa/noted.h"
#include "../../generic/moskowa/odds/prospects.h"
#include "../../generic/moskowa/regrouping.h"
#include "fuzz-melee-moskowa.h"

extern const WgRules moskowa_rules;

void
melee_know(Game *g)
{
    moskowa_rules.redact(g, g->flow.side);
    for (int u = 0; u < PIECES; u++) {
        g->unit[u].lost = (int8_t)known_loss(g, u);
        g->unit[u].before = g->unit[u].before == HIDDEN ? g->unit[u].lost
                : g->unit[u].before;
        if (side_of(u) == g->phasing && g->flow.decision == ASK_CHARGE) {
            g->unit[u].state &= (uint16_t)~ROUTING;
        }
    }
}

bool
melee_try(const Game *g, const Fight *fight, Game *trial)
{
    return fight->kind == MELEES ? msk_try_melee(g, fight->hex, trial)
            : msk_try_charge(g, fight->hex, OFF_MAP,
                fight->kind == SQUARES_TRIED, trial);
}

/* ---- playing on ---- */

static WgOffer offer;

static bool
may(const Game *g, int verb, int what)
{
    WgAction a = { (int16_t)verb, { (int16_t)what, 0, 0 } };

    return wg_judge(&moskowa_rules, g, &a) == NULL;
}

static void
act(Game *g, int verb, int what)
{
    WgAction a = { (int16_t)verb, { (int16_t)what, 0, 0 } };

    wg_do(&moskowa_rules, g, &a);
}

static void
throw(Game *g)
{
    uint8_t die[WG_DICE];

    for (int i = 0; i < g->flow.dice; i++) {
        die[i] = (uint8_t)(1 + melee_chance(6));
    }
    wg_throw(&moskowa_rules, g, die);
}

/* Done, where that may be; else the first answer. */
static void
answer(Game *g)
{
    int first = 0;

    if (g->flow.side == WG_CHANCE) {
        throw(g);
        return;
    }
    wg_offer(&moskowa_rules, g, &offer);
    for (int i = offer.count - 1; i >= 0; i--) {
        int verb = offer.action[i].verb;

        if (verb == DONE || verb == FIGHT || verb == FIRE
                || verb == PUT_DOWN) {
            first = i;
        }
    }
    wg_do(&moskowa_rules, g, &offer.action[first]);
}

/* The leader who adds most, the first of equals. */
static void
answer_with_best(Game *g)
{
    Leading leading;
    int best = 0;

    msk_find_leaders(g, g->flow.side, &leading);
    for (int i = 1; i < leading.count; i++) {
        best = leading.bonus[i] > leading.bonus[best] ? i : best;
    }
    act(g, LEAD, leading.slot[best]);
}

/* The attack alone, to its end. */
static void
attack(Game *g, int hex)
{
    act(g, ATTACK, hex);
    wg_alone(g, MELEE);
    while (g->flow.side != WG_NOBODY) {
        if (g->flow.side >= 0 && (g->flow.decision == ASK_LEADER
                    || g->flow.decision == ASK_DEFENDING_LEADER)) {
            answer_with_best(g);
        } else {
            answer(g);
        }
    }
}

/* ---- a charge ---- */

/* Whatever the enemy is asked of other squares is declined. */
static void
decline(Game *g)
{
    while (g->flow.side == WG_CHANCE
            || (g->flow.side >= 0 && g->flow.side != g->phasing)) {
        answer(g);
    }
}

/* To whom it means to attack, should they be in square. */
static void
turn(Game *g, int u, int hex)
{
    int side = msk_side_to(g->unit[u].hex, hex);

    if (g->hand == u && g->flow.decision == ASK_STEP && side >= 0
            && may(g, TURN, side)) {
        act(g, TURN, side);
    }
}

/* Does it come to the charge?  What it meets first is a square, or nobody,
   else; or squares that it passes fire at it. */
static bool
declare(Game *g, const Fight *fight, int from)
{
    int u = g->hand;

    act(g, DECLARE, fight->hex);
    if (fight->kind == SQUARES_TRIED && g->flow.decision == ASK_SQUARE
            && may(g, ATTEMPT_SQUARE, fight->hex)) {
        act(g, ATTEMPT_SQUARE, fight->hex);
    }
    decline(g);
    turn(g, u, fight->hex);
    if (g->flow.decision == ASK_STEP && g->hand == u
            && g->unit[u].hex != from && (g->unit[u].state & CHARGES)
            && may(g, STEP, from)) {
        act(g, STEP, from);
        while (g->flow.side == WG_CHANCE || g->flow.decision == ASK_SQUARE
                || g->flow.decision == ASK_CHARGE) {
            answer(g);
        }
        turn(g, u, fight->hex);
    }
    return g->charged == fight->hex && g->flow.decision == ASK_STEP
            && may(g, CHARGE, 0);
}

static bool
is_owed(const Game *g, int hex)
{
    for (int u = first_of(g->phasing); u < end_of(g->phasing); u++) {
        if (charged_hex(g, u) == hex && g->unit[u].hex != OFF_MAP) {
            return true;
        }
    }
    return false;
}

/* The enemy fires at those who charged and at nobody else, first where it does
   most. */
static void
be_fired_at(Game *g, int hex)
{
    double most = 0;
    int best = OFF_MAP;

    for (int u = first_of(g->phasing); u < end_of(g->phasing); u++) {
        int at = g->unit[u].hex;
        Firing firing;
        Prospect prospect;

        if (charged_hex(g, u) == hex && at != OFF_MAP && may(g, AIM, at)) {
            msk_best_bearing(g, at, &firing);
            msk_foresee(g, &firing, at, &prospect);
            if (prospect.mean > most
                    || (prospect.mean == most && most > 0 && at < best)) {
                most = prospect.mean;
                best = at;
            }
        }
    }
    act(g, best == OFF_MAP ? DONE : AIM, best == OFF_MAP ? 0 : best);
}

/* On to the attack that it owes; to the end of that fire, after which the worn
   leave. */
static void
fight_on(Game *g, int hex)
{
    int side = g->phasing;

    while (g->phasing == side
            && (is_owed(g, hex) || g->firing == !side)) {
        if (g->flow.side == side && g->flow.decision == ASK_DEFENDER
                && may(g, ATTACK, hex)) {
            attack(g, hex);
            return;
        }
        if (g->flow.side == !side && g->flow.decision == ASK_TARGET) {
            be_fired_at(g, hex);
        } else {
            answer(g);
        }
    }
}

static void
charge(Game *g, const Fight *fight, int from, double *out)
{
    if (declare(g, fight, from)) {
        act(g, CHARGE, 0);
        decline(g);
    }
    out[CARRIED] = !is_held(g, !g->phasing, fight->hex);
    if (out[CARRIED] == 0) {
        fight_on(g, fight->hex);
    }
}

/* Not where others have to attack, too: their melees are between. */
bool
melee_can(const Game *g, const Fight *fight)
{
    for (int u = 0; u < PIECES && fight->kind != MELEES; u++) {
        if (charged_hex(g, u) != OFF_MAP) {
            return false;
        }
    }
    return may(g, fight->kind == MELEES ? ATTACK : DECLARE, fight->hex);
}

/* ---- what came of it ---- */

/* Who fights: with a trial's attackers, or those who charge. */
static bool
fights(const Game *trial, const Fight *fight, int u)
{
    int hex = trial->unit[u].hex, top = hex < 0 ? -1 : msk_top(trial, hex);

    return side_of(u) != trial->phasing ? hex == fight->hex && hex != OFF_MAP
            : is_person(piece_of(trial, u))
            ? top >= 0 && fights(trial, fight, top)
            : fight->kind == MELEES ? melee_part(trial, u) == ATTACKS
            : (trial->unit[u].state & CHARGES) != 0;
}

static void
count_one(const Game *from, const Game *g, int u, bool is_in, double *out)
{
    Unit was = from->unit[u], is = g->unit[u];

    if (!is_person(piece_of(g, u))) {
        bool routs = !(was.state & ROUTING) && (is.state & ROUTING)
                && is.hex != OFF_MAP;

        out[POINTS] += is.lost - was.lost;
        out[is_in ? ROUTS : OTHERS] += routs;
        out[DESTROYED] += is_in && is.hex == OFF_MAP && !is_on_chart(g, u);
    } else if (is_in && piece_of(g, u)->type == LEADER) {
        out[is.did & CAPTURED ? SEIZED : KILLED] += is.hex == OFF_MAP;
        out[HURT] += is.hex != OFF_MAP && is.lost != was.lost;
    }
}

static void
count(const Game *from, const Game *trial, const Fight *fight, const Game *g,
        double *out)
{
    int top = msk_top(g, fight->hex);

    out[BEATEN] = 1;
    for (int u = 0; u < PIECES; u++) {
        bool own = side_of(u) == from->phasing, in = fights(trial, fight, u);
        int hex = g->unit[u].hex;

        count_one(from, g, u, in, out + (own ? OWN : ENEMY));
        if (own && in && !is_person(piece_of(g, u)) && hex != OFF_MAP
                && !(g->unit[u].state & ROUTING)
                && (hex == from->unit[u].hex || hex == trial->going
                    || hex == fight->hex)) {
            out[BEATEN] = 0;
        }
    }
    out[EMPTY] = top < 0 || side_of(top) == from->phasing;
    out[ENTERS] = out[CARRIED] > 0
            || is_held(g, from->phasing, fight->hex);
    for (int i = ROUTS; i < FATES; i++) {
        out[OWN + i] = out[OWN + i] > 0;
        out[ENEMY + i] = out[ENEMY + i] > 0;
    }
}

void
melee_fight(const Game *from, const Fight *fight, const Game *trial,
        double *out)
{
    Game g = *from;

    if (fight->kind == MELEES) {
        attack(&g, fight->hex);
    } else {
        charge(&g, fight, trial->going, out);
    }
    count(from, trial, fight, &g, out);
}
