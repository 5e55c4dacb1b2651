/*
 * words.c --
 *
 *      The words of Borodino 1812: what may be done, what is told, and the
 *      decisions, each with the functions that propose, judge and apply it.
 */

#include "chapters.h"

const WgWord borodino_verbs[] = { BORODINO_VERBS(WG_RULED) {0} };
const WgWord borodino_amendments[] = { BORODINO_AMENDMENTS(WG_WORD) {0} };
const WgWord borodino_events[] = { BORODINO_EVENTS(WG_RULED) {0} };

#define DECISION_ROW(id, ...) WG_DECISION(bor, __VA_ARGS__,)

const WgDecision borodino_decisions[] = {
    BORODINO_DECISIONS(DECISION_ROW) {0}
};

#define STANDING_ROW(name, decision, choices, f, concerns, decides) \
    { name, decision, 1 << FRENCH | 1 << RUSSIAN, choices, bor_standing_##f, \
            concerns, decides, 0 },

const WgStanding borodino_standings[] = {
    BORODINO_STANDINGS(STANDING_ROW) {0}
};
