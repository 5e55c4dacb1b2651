/*
 * members.c --
 *
 *      Borodino 1812 by its members, as views show it and as it travels; the
 *      words of its enumerations, and the numbers that clients show.
 */

#include "chapters.h"

static const char *const scenarios[] = { BORODINO_SCENARIOS(WG_NAME) NULL };
static const char *const phases[] = { BORODINO_PHASES(WG_NAME) NULL };
static const char *const armies[] = { BORODINO_ARMIES(WG_NAME) NULL };
static const char *const signs[] = { BORODINO_CORPS(WG_NAME) NULL };

const WgValues borodino_values[] = {
    { "phase", phases, 0, NULL }, { "corps_sign", signs, 0, NULL },
    { "army", armies, 'A', NULL }, {0}
};

/* The odds hold for who fires as long as they do, until they have fallen by so
   much since he ordered it, in millionths. */
enum { ODDS_FALL = 100000 };

const WgConstant borodino_constants[] = {
    { "last_round", LAST_ROUND }, { "odds_fall", ODDS_FALL }, {0}
};

const WgTopic borodino_topics[] = { { "victory", "8.1" }, {0} };

/* 7.1 By source, of one side. */
#define POINTS(side) \
    { "points." #side, offsetof(struct Game, points[side]), 1, AREAS, 1, \
      WG_RANGE(0, WG_COUNTED), .use = WG_SEEN }

const WgMember borodino_members[] = {
    WG_ONE(scenario, 0, CAMPAIGN, .words = scenarios),
    WG_MANY(option, 0, 1),
    WG_ONE(day, 5, 7),
    WG_ONE(hour, 0, LAST_HOUR),
    WG_ONE(phase, 0, FINISHED, .words = phases),
    WG_ONE(first, 0, 1),
    WG_ONE(mover, 0, 1),
    WG_ONE(bid_side, NONE, 1),
    WG_ONE(bid_margin, 0, WG_COUNTED),
    WG_ONE(bidder, 0, 1),
    WG_ONE(relocated, 0, WG_COUNTED),
    WG_ONE(last_day, 5, 7),
    WG_ONE(french_bridge, 0, 1),
    WG_MANY(leader, NONE, BLOCKS - 1),
    WG_MANY(gate, NONE, AREAS - 1),
    WG_MANY(slot, NONE, BLOCKS - 1, .use = WG_SENT),
    WG_MANY(redoubt, NONE, BLOCKS - 1),
    WG_TABLE(points, 0, WG_COUNTED), POINTS(0), POINTS(1),
    WG_MANY(captured, 0, WG_COUNTED),
    WG_ONE(spoils, NONE, AREAS - 1),
    WG_MANY(rebuilt, 0, WG_COUNTED),
    WG_MANY(burnt, 0, 1),
    WG_ONE(spent, 0, WG_COUNTED),
    WG_MANY(used, 0, UINT8_MAX),
    WG_MANY(bombarded, 0, UINT8_MAX),
    WG_MANY(entry, 0, UINT8_MAX, .use = WG_SENT),
    WG_TABLE(count, 0, BLOCKS),
    WG_SETS(held, PLACES),
    WG_SETS(attack, PLACES),
    WG_SETS(to_fight, AREAS),
    WG_SETS(named, AREAS),
    WG_SETS(command, PLACES),
    WG_EACH(unit, block, 0, HIDDEN),
    WG_EACH(unit, face, 0, FACES - 1),
    WG_EACH(unit, place, 0, EVERYWHERE - 1),
    WG_EACH(unit, corps, 0, CORPS_COUNT - 1),
    WG_EACH(unit, shown, 0, 1),
    WG_EACH(unit, active, 0, 2),
    WG_EACH(unit, orders, 0, WG_COUNTED),
    WG_EACH(unit, moved, 0, 1),
    WG_EACH(unit, fired, 0, 1),
    WG_EACH(unit, pinned, 0, 1),
    WG_EACH(unit, left, 0, AREAS, .use = WG_SENT),
    WG_EACH(unit, reserve, 0, WG_COUNTED),
    WG_EACH(unit, fresh, 0, 1),
    WG_EACH(unit, flank, 0, 1),
    WG_EACH(unit, square, 0, 1),
    WG_EACH(unit, shelter, NONE, BLOCKS - 1),
    WG_EACH(unit, half, 0, 1),
    WG_EACH(unit, acted, 0, 1),
    WG_EACH(unit, via, NONE, WAYS - 1),
    WG_ONE(gun.gun, NONE, BLOCKS - 1),
    WG_ONE(gun.area, NONE, AREAS - 1),
    WG_ONE(gun.hits, 0, WG_COUNTED),
    WG_ONE(gun.own_hits, 0, WG_COUNTED),
    WG_ONE(gun.victim, NONE, BLOCKS - 1),
    WG_ONE(straggler.unit, NONE, BLOCKS - 1),
    WG_ONE(straggler.to, NONE, EVERYWHERE - 1),
    WG_ONE(straggler.penalty, 0, 6, .use = WG_SENT),
    WG_ONE(burning.from, NONE, NONE),   /* while somebody is asked */
    WG_ONE(burning.to, NONE, NONE),
    WG_ONE(battle.area, NONE, AREAS - 1),
    WG_ONE(battle.attacker, 0, 1),
    WG_ONE(battle.round, 0, 4),
    WG_ONE(battle.letter, 0, 3),
    WG_ONE(battle.phasing, 0, 1),
    WG_ONE(battle.unit, NONE, BLOCKS - 1),
    WG_ONE(battle.target, 0, 2),
    WG_ONE(battle.charge, 0, 2),
    WG_ONE(battle.fire, 0, 6),
    WG_ONE(battle.hits, 0, WG_COUNTED),
    WG_ONE(battle.own_hits, 0, WG_COUNTED),
    WG_ONE(battle.winner, NONE, 1),
    WG_MANY(battle.main_way, NONE, WAYS - 1),
    {0}
};
