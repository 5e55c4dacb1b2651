/*
 * hints.c --
 *
 *      "hints": what an officer would do now and what it promises, to the side
 *      that is asked, the best first: {kind WORD ...}...; chances in
 *      millionths, of all rolls.
 *
 *      Of a movement phase     see hints-move.c
 *      declare             hex odds victim chance: a charge; the unit of the
 *                          most points that checks, and how likely it routs
 *      declare_none        each of them outnumbers the charge too far
 *      square              hex formed routs: an attempt there
 *      attack              hex wins beaten loses kills: a melee by all, as the
 *                          query melee has them; sure of a hex where leaders
 *                          are alone
 *      attack_empty        the same, but nobody could enter that hex
 *      attack_none         none promises more than it costs
 *      evade, stand        hex wins loses kills: of the hex attacked
 */

#include "../cavalry.h"
#include "../charts.h"
#include "../dice.h"
#include "../melee.h"
#include "../stacks.h"
#include "../standing.h"
#include "hints.h"

enum { MOST_HINTS = 4 };

/* ---- charges and squares ---- */

static void
declaration(const Game *g, WgText *out)
{
    WgAction a = msk_declaration(g, 0);
    ChargeProspect of;

    if (a.verb != DECLARE) {
        wg_add(out, "{kind declare_none} ");
    } else if (msk_foresee_charge(g, a.arg[0], &of) && of.count > 0) {
        wg_print(out, "{kind declare hex %s ", moskowa_hex_name[a.arg[0]]);
        msk_print_charge(g, &of, out);
        wg_add(out, "} ");
    }
}

static void
attempts(const Game *g, WgText *out)
{
    WgOffer offer;

    wg_offer_of(moskowa_decisions, g, &offer);
    for (int i = 0; i < offer.count; i++) {
        int hex = offer.action[i].arg[0], counts[3];

        if (offer.action[i].verb == ATTEMPT_SQUARE
                && msk_foresee_square(g, hex, counts)) {
            wg_print(out, "{kind square hex %s formed %d routs %d} ",
                    moskowa_hex_name[hex],
                    msk_chance_of(counts[SQUARE_FORMED]),
                    msk_chance_of(counts[SQUARE_ROUTS]));
        }
    }
}

/* ---- melee ---- */

static void
print_melee(const char *kind, int hex, const MeleeProspect *of, WgText *out)
{
    wg_print(out, "{kind %s hex %s wins %d beaten %d loses %d kills %d} ", kind,
            moskowa_hex_name[hex], msk_chance_of(of->won),
            msk_chance_of(of->beaten), msk_chance_of(of->loses),
            msk_chance_of(of->kills));
}

typedef struct Assault {
    int hex, value;
    bool enters;
    MeleeProspect of;
} Assault;

/* Among those found before, the best first, so many at most. */
static int
insert(Assault *found, int count, const Assault *one)
{
    int at = count < MOST_HINTS ? count : MOST_HINTS - 1;

    if (count == MOST_HINTS && found[at].value >= one->value) {
        return count;
    }
    for (; at > 0 && found[at - 1].value < one->value; at--) {
        found[at] = found[at - 1];
    }
    found[at] = *one;
    return count < MOST_HINTS ? count + 1 : count;
}

static void
assaults(const Game *g, WgText *out)
{
    Assault found[MOST_HINTS];
    bool duty = msk_has_duty(g);
    int count = 0, least = duty ? INT16_MIN : 0;
    WgOffer offer;

    wg_offer_of(moskowa_decisions, g, &offer);
    for (int i = 0; i < offer.count; i++) {
        Assault one = { .hex = offer.action[i].arg[0] };
        Game then = *g;

        if (offer.action[i].verb != ATTACK) {
            continue;
        }
        then.flow.events = 0;
        msk_begin_attack(&then, one.hex);
        one.value = msk_promise(&then, one.hex);
        msk_foresee_melee(&then, one.hex, &one.of);
        if (!one.of.defended) {
            one.of.won = CELLS;
        }
        if (one.value > least
                && (duty || one.of.won >= one.of.beaten)) {
            one.enters = msk_could_enter(&then, one.hex);
            count = insert(found, count, &one);
        }
    }
    for (int i = 0; i < count; i++) {
        print_melee(found[i].enters ? "attack" : "attack_empty",
                found[i].hex, &found[i].of, out);
    }
    if (count == 0 && !duty) {
        wg_add(out, "{kind attack_none} ");
    }
}

static void
evasion(const Game *g, WgText *out)
{
    MeleeProspect of;

    msk_foresee_melee(g, g->target, &of);
    print_melee(msk_should_evade(g, 0) ? "evade" : "stand", g->target, &of,
            out);
}

/* ---- all ---- */

static void
hints(const Game *view, WgText *out)
{
    Game g = *view;

    for (int u = 0; u < PIECES; u++) {
        g.unit[u].lost = (int8_t)known_loss(view, u);
    }
    switch (g.flow.decision) {
    case ASK_UNIT:
    case ASK_STEP:
        msk_hints_of_move(&g, out);
        break;
    case ASK_CHARGE:
        declaration(&g, out);
        break;
    case ASK_SQUARE:
        attempts(&g, out);
        break;
    case ASK_DEFENDER:
        assaults(&g, out);
        break;
    case ASK_EVASION:
        evasion(&g, out);
        break;
    default:
        break;
    }
}

const WgAnswer msk_answers_hints[] = {
    { "hints", .may = wg_acts, .tell = hints,
        .shape = "list {dict {kind word ?hex place? ?unit slot? ?victim slot? "
            "?odds odds? ?chance chance? ?before chance? ?formed chance? "
            "?routs chance? ?wins chance? ?beaten chance? ?loses number? "
            "?kills number? ?at place? ?apart number?}}" }, {0}
};
