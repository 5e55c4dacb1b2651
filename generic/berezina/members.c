/*
 * members.c --
 *
 *      Napoleon at the Berezina by its members, as views show it and as it
 *      travels: all that does not follow from other members, which
 *      determinize.c fills in; the words of its enumerations, and the numbers
 *      that clients show.
 */

#include "outside.h"

static const char *const scenarios[] = { BEREZINA_SCENARIOS(WG_NAME) NULL };
static const char *const phases[] = { BEREZINA_PHASES(WG_NAME) NULL };
static const char *const deciders[] = { BEREZINA_DECIDERS(WG_NAME) NULL };
static const char *const aims[] = { BEREZINA_AIMS(WG_NAME) NULL };
static const char *const frosts[] = { BEREZINA_FROSTS(WG_NAME) NULL };

#define CAUSE_NAME(id, name, rule) name,
#define CAUSE_RULE(id, name, rule) rule,

static const char *const shifts[] = { BEREZINA_SHIFTS(CAUSE_NAME) NULL };
static const char *const shift_rules[] = { BEREZINA_SHIFTS(CAUSE_RULE) NULL };

/* From TCHLAPLATZ on, as they are told to be released; all but him by a die. */
static const char *const release_rules[] = {
    "6.3.3", "6.3.4", "6.3.4", "6.3.4", "6.3.4", NULL
};

static const char *const reason_rules[] = {
    BEREZINA_REASONS(CAUSE_RULE) NULL
};

const WgValues berezina_values[] = {
    { "phase", phases, 'P', NULL },
    { "corps", berezina_corps_words, 'C', NULL },
    { "chance", berezina_chance_words, 'H', NULL },
    { "shift", shifts, 'S', shift_rules },
    { "reason", berezina_reason_words, 'R', reason_rules },
    { "released", berezina_corps_words + TCHLAPLATZ, 'L', release_rules },
    { "decider", deciders, 'D', NULL },
    { "aim", aims, 'A', NULL }, { "rating", berezina_rating_words, 0, NULL },
    { "half", berezina_half_words, 'F', NULL },
    { "bank", berezina_bank_words, 'B', NULL }, { "frost", frosts, 'T', NULL },
    { "level", berezina_level_words, 'V', NULL }, {0}
};

/* Who fires as long as the odds hold fires with no lower chance to hit, in
   millionths. */
enum { FAIR_CHANCE = 500000 };

const WgConstant berezina_constants[] = {
    { "steps", STEPS }, { "turns_a_day", TURNS_A_DAY },
    { "night_from", NIGHT_FROM }, { "first_day", FIRST_DAY },
    { "fair_chance", FAIR_CHANCE }, {0}
};

const WgTopic berezina_topics[] = {
    { "victory", "10.1" }, {0}
};

/* The greatest number that two sides of a hex make in one byte. */
enum { SIDES_TWICE = (WG_HEX_SIDES - 1) << 4 | (WG_HEX_SIDES - 1) };

/* Two bridges a ford, in the order of the fords. */
#define OF_BRIDGES(name, m, ...) \
    { "bridge." #name, offsetof(struct Game, bridge[0][0].m), \
      sizeof(int8_t), 2 * FORDS, sizeof(Bridge), WG_RANGE(0, __VA_ARGS__) }

const WgMember berezina_members[] = {
    WG_ONE(scenario, 0, TWO_PLAYERS, .words = scenarios),
    WG_MANY(option, 0, 2),
    WG_ONE(turn, 0, LAST_TURN),
    WG_ONE(phase, 0, FINISHED, .words = phases),
    WG_ONE(exit, NONE, EXITS - 1),
    WG_ONE(left, 0, 1),
    WG_ONE(track, 0, TRACK_END),
    WG_ONE(shift.by, -TRACK_END, TRACK_END),
    WG_ONE(shift.why, 0, SHIFT_UMPIRE, .words = shifts),
    WG_ONE(shift.turn, 0, LAST_TURN),
    WG_ONE(alarm, 0, LAST_TURN),
    WG_ONE(bridged, 0, 1),
    WG_ONE(crossed, 0, LAST_TURN),
    WG_ONE(rolls, 0, LAST_TURN),
    WG_MANY(released, 0, 1),
    WG_MANY(came, 0, LAST_TURN),
    WG_MANY(entry, 0, HEXES - 1),
    WG_ONE(coming, 0, MAIN_ARMY, .use = WG_SENT),
    WG_MANY(dead, 0, WG_COUNTED),
    WG_ONE(earthworks, 0, 3),
    WG_ONE(event, 0, URGED_ON, .words = berezina_chance_words),
    WG_ONE(frost, -1, 1),
    WG_ONE(deceived, 0, 2),
    WG_ONE(causeway, 0, 1),
    WG_ONE(urged, 0, 1),
    WG_ONE(lost_unit, 0, FRENCH_PIECES),
    WG_ONE(decider, 0, PROGRAM_DECIDES, .words = deciders),
    WG_ONE(trusted, 0, MAIN_ARMY, .use = WG_SENT),
    WG_ONE(rating, 0, TRACK, .words = berezina_rating_words),
    WG_ONE(firing, 0, 1),
    WG_ONE(halted, 0, 1),
    WG_ONE(owed.treasure, 0, WG_COUNTED),
    WG_ONE(owed.steps, 0, WG_COUNTED),
    WG_ONE(mobile, NONE, PIECES - 1),
    WG_ONE(points, 0, WG_COUNTED),
    WG_ONE(fording, NONE, PIECES - 1),
    WG_ONE(breaking, 0, 2 * FORDS, .use = WG_SENT),
    OF_BRIDGES(east, half[EAST], FINIS),
    OF_BRIDGES(west, half[WEST], FINIS),
    OF_BRIDGES(russian, russian, 1),
    OF_BRIDGES(crossed, crossed, WG_COUNTED),
    OF_BRIDGES(rabble, rabble, WG_COUNTED, .use = WG_SENT),
    WG_ONE(shot.firer, NONE, PIECES - 1),
    WG_ONE(shot.target, NONE, PIECES - 1),
    WG_ONE(shot.hex, NONE, HEXES - 1),
    WG_ONE(shot.fled, 0, WG_COUNTED, .use = WG_SENT),
    WG_ONE(equals.count, 0, MOST_EQUALS, .use = WG_SENT),
    WG_MANY(equals.hex, 0, HEXES - 1, .use = WG_SENT),
    WG_ONE(equals.reason, 0, BY_PLAYER, .words = berezina_reason_words),
    WG_EACH(unit, piece, HIDDEN_LEADER, PIECES - 1),
    WG_EACH(unit, place, 0, PLACES - 1),
    WG_EACH(unit, below, NONE, PIECES - 1),
    WG_EACH(unit, losses, 0, STEPS),
    WG_EACH(unit, treasure, 0, 1),
    WG_EACH(unit, since, 0, LAST_TURN),
    WG_EACH(unit, out, 0, 1),
    WG_EACH(unit, moved, 0, 1),
    WG_EACH(unit, checked, 0, 1),
    WG_EACH(unit, aim, NONE, HEXES - 1, .use = WG_SENT),
    WG_EACH(unit, fired, 0, 1),
    WG_EACH(unit, shot, 0, WG_COUNTED),
    WG_EACH(trail, from, NONE, HEXES - 1, .use = WG_SENT),
    WG_EACH(trail, reason, 0, BY_PLAYER, .use = WG_SENT),
    WG_EACH(trail, steps, 0, MOST_STEPS, .use = WG_SENT),
    WG_EACH(trail, side[0], 0, SIDES_TWICE, .use = WG_SENT),
    WG_EACH(trail, side[1], 0, SIDES_TWICE, .use = WG_SENT),
    WG_EACH(trail, side[2], 0, SIDES_TWICE, .use = WG_SENT),
    WG_EACH(trail, side[3], 0, SIDES_TWICE, .use = WG_SENT),
    WG_EACH(trail, side[4], 0, SIDES_TWICE, .use = WG_SENT),
    WG_EACH(trail, side[5], 0, SIDES_TWICE, .use = WG_SENT),
    WG_EACH(trail, side[6], 0, SIDES_TWICE, .use = WG_SENT),
    WG_EACH(trail, side[7], 0, SIDES_TWICE, .use = WG_SENT),
    WG_EACH(trail, side[8], 0, SIDES_TWICE, .use = WG_SENT),
    WG_EACH(trail, side[9], 0, SIDES_TWICE, .use = WG_SENT),
    WG_EACH(trail, side[10], 0, SIDES_TWICE, .use = WG_SENT),
    WG_EACH(trail, side[11], 0, SIDES_TWICE, .use = WG_SENT),
    {0}
};
