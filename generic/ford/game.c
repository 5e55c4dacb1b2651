/*
 * game.c --
 *
 *      "The Ford": setup, fog, scoring, and the tables that tie it together.
 */

#include "ford.h"

/* 1.2 Two lines of fifteen on either bank. */
static void
setup(Game *g, const WgSetup *setup)
{
    for (int u = 0; u < UNITS; u++) {
        int side = ford_side(u), i = u % SECOND;
        int row = (side ? 12 : 7) + i / 15 * (side ? 1 : -1);

        g->unit[u] = (Unit){ .piece = (int8_t)setup->piece[u], .steps = 2,
                .hex = (int16_t)(row * COLUMNS + i % 15) };
    }
    g->combat = (Combat){ UNKNOWN, UNKNOWN, 0 };
}

/* 5.1 Neither side sees the names and strengths of enemy units. */
static void
redact(Game *g, int viewer)
{
    for (int u = 0; u < UNITS; u++) {
        if (ford_side(u) != viewer) {
            g->unit[u].piece = UNKNOWN;
            g->unit[u].steps = UNKNOWN;
        }
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

/* 6.1 The steps of the enemy's units that are gone. */
static int
score(const Game *g, int side)
{
    int points = 0;

    for (int u = 0; u < UNITS; u++) {
        if (ford_side(u) != side && g->unit[u].steps >= 0) {
            points += 2 - g->unit[u].steps;
        }
    }
    return points;
}

static int
winner(const Game *g)
{
    int margin = score(g, 0) - score(g, 1);

    return margin > 0 ? 0 : margin < 0 ? 1 : WG_NOBODY;
}

static const char *
broken(const Game *g)
{
    for (int u = 0; u < UNITS; u++) {
        const Unit *unit = &g->unit[u];

        if (unit->steps < 0 || unit->steps > 2) {
            return "a unit has 0 to 2 steps";
        }
        if ((unit->steps == 0) != (unit->hex == OFF_MAP)) {
            return "only the dead leave the map";
        }
        if (unit->hex >= 0 && ford_unit_at(g, unit->hex) != u) {
            return "one unit a hex";
        }
    }
    return NULL;
}

/* Names: F1..F30, R1..R30; hexes by column and row from 01. */
static const char *const piece_names[UNITS] = {
    "F1", "F2", "F3", "F4", "F5", "F6", "F7", "F8", "F9", "F10",
    "F11", "F12", "F13", "F14", "F15", "F16", "F17", "F18", "F19", "F20",
    "F21", "F22", "F23", "F24", "F25", "F26", "F27", "F28", "F29", "F30",
    "R1", "R2", "R3", "R4", "R5", "R6", "R7", "R8", "R9", "R10",
    "R11", "R12", "R13", "R14", "R15", "R16", "R17", "R18", "R19", "R20",
    "R21", "R22", "R23", "R24", "R25", "R26", "R27", "R28", "R29", "R30",
};

static const char *piece_key(int piece) { return piece_names[piece]; }
static const char *hex_key(int hex) { return ford_hex[hex]; }

static void
piece_text(int piece, WgText *out)
{
    wg_print(out, "name {%s}", piece_names[piece]);
}

static const char *const terrain[] = { FORD_TERRAINS(WG_NAME) };

static void
hex_text(int hex, WgText *out)
{
    wg_print(out, "kind hex terrain %s", terrain[ford_terrain[hex]]);
}

static const WgWord amendments[] = { FORD_AMENDMENTS(WG_WORD) {0} };

static const WgOption options[] = { {0} };

static const WgWord verbs[] = { FORD_VERBS(WG_WORD) {0} };

static const WgWord events[] = { FORD_EVENTS(WG_WORD) {0} };

#define DECISION_ROW(id, ...) WG_DECISION_BY(ford, __VA_ARGS__,)

static const WgDecision decisions[] = { FORD_DECISIONS(DECISION_ROW) {0} };

static const WgMember members[] = {
    WG_ONE(turn, 0, LAST_TURN + 1),
    WG_ONE(phasing, 0, 1),
    WG_ONE(mud, 0, 1),
    WG_EACH(unit, piece, UNKNOWN, UNITS - 1),
    WG_EACH(unit, steps, UNKNOWN, 2),
    WG_EACH(unit, hex, OFF_MAP, HEXES - 1),
    WG_EACH(unit, moved, 0, 2, .use = WG_SENT),
    WG_ONE(combat.attacker, UNKNOWN, UNITS - 1, .use = WG_SENT),
    WG_ONE(combat.defender, UNKNOWN, UNITS - 1, .use = WG_SENT),
    WG_ONE(combat.result, 0, 2, .use = WG_SENT),
    {0}
};

static const WgConstant constants[] = { { "last_turn", LAST_TURN }, {0} };

const WgRules ford_rules = {
    .name = "ford",
    .version = 1,
    .sides = { "french", "russian" },
    .scenarios = "ford",
    .options = options,
    .size = sizeof(struct Game),
    .pieces = UNITS,
    .second = SECOND,
    .places = HEXES,
    .piece_key = piece_key,
    .place_key = hex_key,
    .piece_text = piece_text,
    .place_text = hex_text,
    .verbs = verbs,
    .amendments = amendments,
    .judge_amendment = ford_judge_amendment,
    .amend = ford_amend,
    .events = events,
    .decisions = decisions,
    .procedures = ford_procedures,
    .constants = constants,
    .setup = setup,
    .piece_in = piece_in,
    .redact = redact,
    .determinize = ford_determinize,
    .members = members,
    .score = score,
    .winner = winner,
    .answers = ford_answers,
    .place_of = place_of,
    .shifted = ford_shifted,
    .broken = broken,
    .player = &ford_player,
};
