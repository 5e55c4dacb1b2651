/*
 * game.c --
 *
 *      La Bataille de la Moskowa: setup, fog, scoring, and the tables that
 *      tie it together.
 */

#include <string.h>

#include "cavalry.h"
#include "charts.h"
#include "commanders.h"
#include "determinize.h"
#include "fire.h"
#include "melee.h"
#include "messages.h"
#include "movement.h"
#include "outcomes.h"
#include "query.h"
#include "regrouping.h"
#include "scenarios.h"
#include "standing.h"
#include "umpire.h"
#include "odds/trial.h"
#include "ways.h"
#include "../core/moving.h"

static void
setup(Game *g, const WgSetup *setup)
{
    g->scenario = (int8_t)setup->scenario;
    memcpy(g->option, setup->option, sizeof g->option);
    g->clock = (int8_t)(scenario_of(g)->begins - 1);
    g->firing = WG_NOBODY;
    g->target = g->struck = g->strongest = OFF_MAP;
    g->charged = g->vacated = g->tries = g->going = OFF_MAP;
    g->hand = g->checking = g->leads[0] = g->leads[1] = NONE;
    g->back_from = OFF_MAP;
    for (int i = 0; i < OBJECTIVES; i++) {
        g->held_last[i] = WG_NOBODY;
    }
    for (int u = 0; u < PIECES; u++) {
        g->unit[u].piece = setup->piece[u];
        g->unit[u].hex = g->unit[u].noted_hex = OFF_MAP;
    }
    g->joining = NONE;
    msk_mark_held(g);
    msk_divide(g);
    msk_mark_available(g);
    msk_deploy(g, AREA_SETUP, scenario_of(g)->deploys);
    if (!g->option[OPT_SETUP]) {
        msk_deploy(g, AREA_SETUP, !scenario_of(g)->deploys);
    }
    msk_bring_aides(g, true);
    msk_note_first_holders(g);
}

/* Aides.2: what the other side's commanders write to each other, and whom they
   have given to one another. */
static void
redact_commanders(Game *g, int side)
{
    if (has_several(g, side)) {
        msk_forget_messages(g, side);
        for (int u = first_of(side); u < end_of(side); u++) {
            for (int bit = 0; bit < COMMAND_BITS; bit++) {
                clear_mark(g->command[bit], u);
            }
        }
    }
}

/* Limited Intelligence: what lies beneath an enemy's counter, which hex of its
   attack is the strongest, and what those on its regroup chart have given
   (R-M155).  Scenario 4: whom the French have written down. */
static void
redact(Game *g, int viewer)
{
    for (int u = 0; u < PIECES; u++) {
        if (side_of(u) != viewer && !is_person(piece_of(g, u))) {
            g->unit[u].lost = g->unit[u].before = HIDDEN;
        }
    }
    for (int side = 0; side < 2; side++) {
        if (side != viewer) {
            g->regrouped[side] = 0;
            redact_commanders(g, side);
        }
    }
    if (viewer != g->phasing) {
        g->strongest = OFF_MAP;
    }
    if (viewer != WG_FIRST) {
        msk_hide_calls(g);
    }
}

static int
place_of(const Game *g, int u)
{
    return g->unit[u].hex;
}

static int
piece_in(const Game *g, int u)
{
    return g->unit[u].piece;
}

/* A battalion does if its regiment does. */
static bool
takes_part(const Game *g, int piece)
{
    const Piece *p = &moskowa_piece[piece];

    return msk_takes_part(g, piece)
            || (is_battalion(p) && msk_takes_part(g, p->whole));
}

static const char *piece_key(int piece) { return moskowa_piece[piece].key; }
static const char *hex_key(int hex) { return moskowa_hex_name[hex]; }

static const WgWord amendments[] = { MOSKOWA_AMENDMENTS(WG_WORD) {0} };
static const WgOption options[] = { MOSKOWA_OPTIONS(WG_OPTION) {0} };
static const WgWord verbs[] = { MOSKOWA_VERBS(WG_WORD) {0} };
static const WgWord events[] = { MOSKOWA_EVENTS(WG_WORD) {0} };

static const char *const scenarios[] = { MOSKOWA_SCENARIOS(WG_NAME) NULL };

static const WgMember members[] = {
    WG_ONE(scenario, 0, SCENARIOS - 1, .words = scenarios),
    WG_MANY(option, 0, COMMANDERS - 1),
    WG_ONE(day, 0, 1),
    WG_ONE(clock, -19, 29),
    WG_ONE(phasing, 0, 1),
    WG_MANY(held_last, WG_NOBODY, 1),
    WG_ONE(waiting, 0, 3),
    WG_ONE(entered, 0, 127),
    WG_ONE(prolonged, 0, 2),
    WG_MANY(losses, -32768, 32767),
    WG_MANY(regrouped, -32768, 32767),
    WG_ONE(awaiting, 0, PIECES),
    WG_ONE(checking, NONE, PIECES - 1),
    WG_ONE(risk, 0, RISKS - 1),
    WG_ONE(risk_odds, 0, ODDS - 1),
    WG_ONE(risk_due, 0, 1),
    WG_SETS(came, PIECES),
    WG_SETS(available, PIECES),
    WG_SETS(called, PIECES),
    WG_SETS(crossed, PIECES),
    WG_SETS(chart, PIECES),
    WG_SETS(escorted, PIECES),
    WG_SETS(command, PIECES),
    /* A commander asks for his: query-commanders.c. */
    WG_EACH(message, number, 0, INT16_MAX, .use = WG_SENT),
    WG_EACH(message, own, 0, INT16_MAX, .use = WG_SENT),
    WG_EACH(message, aide, NONE, PIECES - 1, .use = WG_SENT),
    WG_EACH(message, unit, NONE, PIECES - 1, .use = WG_SENT),
    WG_EACH(message, from, 0, COMMANDERS - 1, .use = WG_SENT),
    WG_EACH(message, to, 0, COMMANDERS - 1, .use = WG_SENT),
    WG_EACH(message, state, 0, MESSAGE_STATES - 1, .use = WG_SENT),
    WG_EACH(message, flags, 0, MESSAGE_FLAGS - 1, .use = WG_SENT),
    WG_EACH(received, number, 0, INT16_MAX, .use = WG_SENT),
    WG_EACH(received, own, 0, INT16_MAX, .use = WG_SENT),
    WG_EACH(received, unit, NONE, PIECES - 1, .use = WG_SENT),
    WG_EACH(received, from, 0, COMMANDERS - 1, .use = WG_SENT),
    WG_EACH(received, flags, 0, MESSAGE_FLAGS - 1, .use = WG_SENT),
    WG_TABLE(stands, NONE, PIECES - 1),
    WG_MANY(written, 0, INT16_MAX, .use = WG_SENT),
    WG_TABLE(counted, 0, INT16_MAX),
    WG_MANY(commanders, 1, COMMANDERS),
    WG_MANY(active, 0, (1 << COMMANDERS) - 1),
    WG_ONE(commands, 0, 1),
    WG_ONE(commander, 0, COMMANDERS - 1),
    WG_ONE(joining, NONE, COMMANDERS - 1),
    WG_ONE(squares_of, 0, COMMANDERS - 1),
    WG_ONE(halved, 0, (1 << COMMANDERS) - 1),
    WG_ONE(answering, 0, MESSAGES - 1),
    WG_ONE(firing, WG_NOBODY, 1),
    WG_ONE(due, 0, 127),
    WG_ONE(target, OFF_MAP, HEXES - 1),
    WG_ONE(struck, OFF_MAP, HEXES - 1),
    WG_ONE(strongest, OFF_MAP, HEXES - 1),
    WG_ONE(result, 0, SURRENDER),
    WG_ONE(checks, 0, 3),
    WG_SETS(fired, HEXES),
    WG_MANY(leads, NOBODY_LEADS, PIECES - 1),
    WG_ONE(back_from, OFF_MAP, HEXES - 1),
    WG_ONE(back, 0, 4),
    WG_ONE(hand, IS_DONE, PIECES - 1),
    WG_ONE(charged, OFF_MAP, HEXES - 1),
    WG_ONE(vacated, OFF_MAP, HEXES - 1),
    WG_ONE(tries, OFF_MAP, HEXES - 1),
    WG_ONE(going, OFF_MAP, HEXES - 1),
    WG_ONE(fire_from, 0, WG_HEX_SIDES),
    WG_EACH(unit, piece, 0, PIECES - 1),
    WG_EACH(unit, hex, OFF_MAP, HEXES - 1),
    WG_EACH(unit, noted_hex, OFF_MAP, HEXES - 1),
    WG_EACH(unit, lost, HIDDEN, 127),
    WG_MANY(told, 0, 127),
    WG_EACH(unit, facing, 0, FACINGS - 1),
    WG_EACH(unit, state, 0, STATES - 1),
    WG_EACH(unit, spent, 0, 255),
    WG_EACH(unit, part, 0, MOST_CHARGES),
    WG_EACH(unit, before, HIDDEN, 127),
    WG_EACH(unit, pending, 0, 127),
    WG_EACH(unit, added, -128, 127),
    WG_EACH(unit, did, 0, 255),
    WG_ONE(placed, 0, PIECES),
    WG_MANY(stack, 0, PIECES - 1),
    {0}
};

static const WgMoving moving = {
    .decisions = 1 << ASK_UNIT | 1 << ASK_STEP,
    .put_down = PUT_DOWN,
    .toward = msk_toward,
    .column = msk_column,
    .split = msk_split,
    .is_near = msk_is_near,
    .turn = TURN,
    .front = msk_front_toward,
    .has_room = msk_has_room,
    .accompanies = msk_accompanies,
    .rests = msk_rests,
    .why_not = msk_why_not,
};

static const WgMessages messages = {
    .has_words = msk_has_words,
    .event = WROTE,
    .may_read = msk_may_read,
    .number_of = msk_number_of,
    .asked = msk_asked,
    .commander_of = msk_commander_of,
    .redact = msk_redact_messages,
    .learns = msk_learns,
};

static const WgConstant constants[] = {
    { "minutes_a_turn", MINUTES_A_TURN }, { "march_stops", ALARM }, {0}
};

const WgRules moskowa_rules = {
    .name = "moskowa",
    .version = 5,
    .sides = { "french", "russian" },
    .scenarios = &(MOSKOWA_SCENARIOS(WG_JOIN))[1],
    .options = options,
    .size = sizeof(struct Game),
    .pieces = PIECES,
    .second = SECOND,
    .places = HEXES,
    .piece_key = piece_key,
    .place_key = hex_key,
    .piece_text = msk_piece_text,
    .place_text = msk_hex_text,
    .verbs = verbs,
    .amendments = amendments,
    .judge_amendment = msk_judge_amendment,
    .amend = msk_amend,
    .events = events,
    .values = msk_values,
    .constants = constants,
    .decisions = moskowa_decisions,
    .standings = msk_standings,
    .player = &moskowa_player,
    .corps_of = msk_corps_of,
    .arm_of = msk_arm_of,
    /* ORDER ARM: standing.h */
    .arms = "line light grenadiers guard militia cavalry guns "
            "cossacks",
    .procedures = moskowa_procedures,
    .members = members,
    .setup = setup,
    .piece_in = piece_in,
    .all_recognised = true,
    .redact = redact,
    .determinize = msk_determinize,
    .score = msk_score,
    .winner = msk_winner,
    .turns = msk_turns,
    .throws = msk_throws,
    .answers = moskowa_answers,
    .ways = msk_ways,
    .place_of = place_of,
    .shifted = msk_shifted,
    .apart = msk_distance,
    .is_spent = msk_is_spent,
    .has_moved = msk_has_moved,
    .takes_part = takes_part,
    .moving = &moving,
    .messages = &messages,
    .broken = msk_broken,
};
