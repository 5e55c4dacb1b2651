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
