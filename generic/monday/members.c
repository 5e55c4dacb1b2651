/*
 * members.c --
 *
 *      Bloody Monday by its members, as views show it and as it travels; the
 *      words of its enumerations, and the numbers that clients show.
 */

#include "chapters.h"

static const char *const scenarios[] = { MONDAY_SCENARIOS(WG_NAME) NULL };
static const char *const editions[] = { MONDAY_EDITIONS(WG_NAME) NULL };
static const char *const optionals[] = { MONDAY_OPTIONALS(WG_NAME) NULL };
static const char *const phases[] = { MONDAY_PHASES(WG_NAME) NULL };
static const char *const impulses[] = { MONDAY_IMPULSES(WG_NAME) NULL };
static const char *const endings[] = { MONDAY_ENDINGS(WG_NAME) NULL };

#define OCCASION(id, name, rule) name,
#define OCCASION_RULE(id, name, rule) rule,

static const char *const occasions[] = { MONDAY_OCCASIONS(OCCASION) NULL };
static const char *const occasion_rules[] = {
    MONDAY_OCCASIONS(OCCASION_RULE) NULL
};

const WgValues monday_values[] = {
    { "phase", phases, 0, NULL }, { "impulse", impulses, 0, NULL },
    { "optional", optionals, 0, NULL }, { "ending", endings, 'E', NULL },
    { "occasion", occasions, 'O', occasion_rules }, {0}
};

const WgConstant monday_constants[] = {
    { "full_stars", FULL_STARS }, { "morale", MORALE },
    { "colour_of_side", QUADRUPLE }, { "last_turn", LAST_TURN }, {0}
};

const WgTopic monday_topics[] = { { "victory", "1.1" }, {0} };

const WgMember monday_members[] = {
    WG_ONE(scenario, 0, LAST_BLOOD, .words = scenarios),
    WG_ONE(edition, 0, SPANISH, .words = editions),
    WG_ONE(optional, 0, EXTREME_LIMIT, .words = optionals),
    WG_ONE(turn, 0, LAST_TURN + 1),
    WG_ONE(phase, 0, FINISHED, .words = phases),
    WG_ONE(disc, 0, 1),
    WG_ONE(mover, 0, 1),
    WG_ONE(passes, 0, WG_COUNTED),
    WG_ONE(impulse, 0, PASS, .words = impulses),
    WG_ONE(offensive, 0, 1),
    WG_ONE(activated, 0, WG_COUNTED),
    WG_ONE(engagements, 0, WG_COUNTED),
    WG_ONE(battles, 0, WG_COUNTED),
    WG_ONE(moves, 0, WG_COUNTED),
    WG_ONE(logistics, 0, WG_COUNTED),
    WG_ONE(mobile, NONE, BLOCKS - 1),
    WG_ONE(left, 0, WG_COUNTED),
    WG_ONE(ended, 0, LAST_TURN_OVER, .words = endings),
    WG_ONE(winner, NONE, 1),
    WG_MANY(commander, NONE, BLOCKS - 1),
    WG_MANY(owner, 0, 1),
    WG_TABLE(count, 0, BLOCKS),
    WG_TABLE(stack, 0, BLOCKS),
    WG_MANY(lost, 0, BLOCKS),
    WG_SETS(held, AREAS),
    WG_SETS(owned, AREAS),
    WG_SETS(full, AREAS),
    WG_SETS(old, AREAS),
    WG_SETS(fresh, AREAS),
    WG_SETS(fought, AREAS),
    WG_SETS(cut, AREAS),
    WG_SETS(command, AREAS),
    WG_EACH(unit, block, 0, HIDDEN),
    WG_EACH(unit, face, 0, FACES - 1),
    WG_EACH(unit, place, 0, PLACES - 1),
    WG_EACH(unit, at_icon, 0, 1),
    WG_EACH(unit, active, 0, 1),
    WG_EACH(unit, moved, 0, 1),
    WG_EACH(unit, isolated, 0, 1),
    WG_EACH(unit, crossed, 0, 1),
    WG_EACH(unit, inspired, 0, 1),
    WG_EACH(unit, inspires, 0, 1),
    WG_EACH(unit, committed, 0, 1),
    WG_EACH(unit, target, NONE, AREAS - 1),
    WG_EACH(unit, shielded, 0, 1),
    WG_EACH(unit, ready, 0, 1),
    WG_EACH(unit, fired, 0, 1),
    WG_ONE(battle.area, NONE, AREAS - 1),
    WG_ONE(battle.attacker, 0, 1),
    { "battle.bonus", offsetof(struct Game, battle.absorbs), 1, 1, 0,
      WG_RANGE(0, 2) },         /* so named in letters */
    WG_ONE(battle.shown, 0, 1),
    WG_ONE(battle.volley, 0, WG_COUNTED),
    WG_ONE(battle.firing, NONE, BLOCKS - 1),
    WG_MANY(battle.hits, 0, WG_COUNTED),
    WG_ONE(battle.retreating, 0, 1),
    WG_ONE(battle.barrage, 0, 1),
    {0}
};
