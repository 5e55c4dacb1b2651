/*
 * words.c --
 *
 *      The words in which Napoleon at the Berezina is asked, answered and
 *      told.
 */

#include "outside.h"

const WgWord berezina_verbs[] = { BEREZINA_VERBS(WG_RULED) {0} };
const WgWord berezina_amendments[] = { BEREZINA_AMENDMENTS(WG_WORD) {0} };
const WgWord berezina_events[] = { BEREZINA_EVENTS(WG_RULED) {0} };

#define DECISION_ROW(id, rule, name, propose, judge, apply) \
    { rule, name, ber_propose_##propose, ber_judge_##judge, \
            ber_apply_##apply },

const WgDecision berezina_decisions[] = {
    BEREZINA_DECISIONS(DECISION_ROW) {0}
};

/* 7.5 The French retreat as they like, and Russians of two players. */
#define STANDING_ROW(name, decision, choices, f, concerns) \
    { name, decision, 1 << FRENCH | 1 << RUSSIAN, choices, ber_standing_##f, \
            concerns },

const WgStanding berezina_standings[] = {
    BEREZINA_STANDINGS(STANDING_ROW) {0}
};
