/*
 * words.c --
 *
 *      The words in which Napoleon at the Berezina is asked, answered and
 *      told.
 */

#include "outside.h"

const char *const berezina_corps_words[] = { BEREZINA_CORPS(WG_NAME) NULL };
const char *const berezina_rating_words[] = { BEREZINA_RATINGS(WG_NAME) NULL };
const char *const berezina_chance_words[] = { BEREZINA_CHANCES(WG_NAME) NULL };
const char *const berezina_half_words[] = { BEREZINA_HALVES(WG_NAME) NULL };
const char *const berezina_bank_words[] = { BEREZINA_BANKS(WG_NAME) NULL };
const char *const berezina_level_words[] = { BEREZINA_LEVELS(WG_NAME) NULL };

#define CAUSE_NAME(id, name, rule) name,

const char *const berezina_reason_words[] = {
    BEREZINA_REASONS(CAUSE_NAME) NULL
};

const WgWord berezina_verbs[] = { BEREZINA_VERBS(WG_RULED) {0} };
const WgWord berezina_amendments[] = { BEREZINA_AMENDMENTS(WG_WORD) {0} };
const WgWord berezina_events[] = { BEREZINA_EVENTS(WG_RULED) {0} };

#define DECISION_ROW(id, ...) WG_DECISION_BY(ber, __VA_ARGS__,)

const WgDecision berezina_decisions[] = {
    BEREZINA_DECISIONS(DECISION_ROW) {0}
};

/* 7.5 The French retreat as they like, and Russians of two players. */
#define STANDING_ROW(name, decision, choices, f, concerns) \
    { name, decision, 1 << FRENCH | 1 << RUSSIAN, choices, ber_standing_##f, \
            concerns, NULL, 0 },

const WgStanding berezina_standings[] = {
    BEREZINA_STANDINGS(STANDING_ROW) {0}
};
