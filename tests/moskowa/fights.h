/*
 * fights.h --
 *
 *      For the tests of melee in La Bataille de la Moskowa: a melee phase of
 *      the French with units put on open ground, and its questions.
 */

#ifndef MOSKOWA_FIGHTS_H
#define MOSKOWA_FIGHTS_H

#include "fires.h"
#include "generic/moskowa/melee.h"

/* Melee: 17 with a lance of 6; 24; 9 with a lance of 6.  A battalion of the
   13th Light and one of Tobolsk have 10 and four points, the regiment of
   Tobolsk 20 and eight. */
#define LANCERS "f_I_I_9L"
#define CUIRASSIERS "f_IC_IC_3C"
#define COSSACKS_OF_DON "r_P_Ilo"
#define JAGERS "r_IV_11_1J_b1"

/* The French melee phase, with nobody firing. */
static inline void
french_melee(void)
{
    while (g.flow.side >= 0 && g.flow.decision != ASK_DEFENDER
            && g.phasing == WG_FIRST) {
        act(DONE, 0, "Sequence of Play");
    }
    expect(g.flow.side == WG_FIRST && g.flow.decision == ASK_DEFENDER,
            "Sequence of Play 5", "melee");
}

/* What is asked, and of whom. */
static inline void
asked(int side, int decision, const char *paragraph, const char *what)
{
    expect(g.flow.side == side && g.flow.decision == decision, paragraph,
            what);
}

/* An attack with all who may, to its dice: nobody retreats before it. */
static inline void
attack(int hex, const char *paragraph)
{
    act(ATTACK, hex, paragraph);
    asked(WG_FIRST, ASK_ATTACKERS, paragraph, "who attacks");
    act(FIGHT, 0, paragraph);
    if (g.flow.side == WG_SECOND && g.flow.decision == ASK_EVASION) {
        act(DONE, 0, paragraph);
    }
}

/* Dice of morale and of leaders: all hold, and are unhurt; who retreats does
   so by the first way offered. */
static inline void
all_hold(void)
{
    while (g.flow.side == WG_CHANCE
            || (g.flow.side >= 0 && g.flow.decision == ASK_RETREAT)) {
        if (g.flow.side == WG_CHANCE) {
            throw(66, "Morale");
        } else {
            WgOffer offer;

            wg_offer(&moskowa_rules, &g, &offer);
            wg_do(&moskowa_rules, &g, &offer.action[0]);
        }
    }
}

static inline void
result(int number, int wanted, const char *paragraph)
{
    throw(number, paragraph);
    expect(told(MELEE_FOUGHT) && told(MELEE_FOUGHT)->about[3] == wanted,
            paragraph, "result");
    all_hold();
}

/* The odds of an attack on a hex by all who may. */
static inline Clash
clash_at(int hex)
{
    Attackers able;

    msk_able(&g, hex, &able);
    return msk_weigh_attack(&g, &able, hex);
}

#endif /* MOSKOWA_FIGHTS_H */
