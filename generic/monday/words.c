/*
 * words.c --
 *
 *      The words of Bloody Monday: what may be done, what is told, the
 *      decisions, each with the functions that propose, judge and apply it, and
 *      the standing orders.
 */

#include "chapters.h"

const WgWord monday_verbs[] = { MONDAY_VERBS(WG_RULED) {0} };
const WgWord monday_amendments[] = { MONDAY_AMENDMENTS(WG_WORD) {0} };
const WgWord monday_events[] = { MONDAY_EVENTS(WG_RULED) {0} };

#define DECISION_ROW(id, ...) WG_DECISION(mon, __VA_ARGS__,)

const WgDecision monday_decisions[] = { MONDAY_DECISIONS(DECISION_ROW) {0} };

#define STANDING_ROW(id, name, decision, sides, choices, f, concerns, \
        decides, apart) \
    { name, decision, sides, choices, mon_standing_##f, concerns, decides, 0, \
        apart },

const WgStanding monday_standings[] = { MONDAY_STANDINGS(STANDING_ROW) {0} };
