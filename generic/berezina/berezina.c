/*
 * berezina.c --
 *
 *      Napoleon at the Berezina: its invariants, and the tables that tie it
 *      together.  Start reading at sequence.c.
 */

#include "chapters.h"

static int
piece_in(const Game *g, int u)
{
    return g->unit[u].piece < 0 ? -1 : g->unit[u].piece;
}

/* ---- what must always hold ---- */

static const char *
broken_unit(const Game *g, int u)
{
    const Unit *unit = &g->unit[u];

    if (unit->piece < 0 || unit->piece >= PIECES
            || (unit->piece >= FRENCH_PIECES) != side_of(u)) {
        return "2.2 a counter is in every slot";
    }
    if (unit->place < 0 || unit->place >= PLACES) {
        return "3.0 a unit is somewhere";
    }
    if (unit->losses < 0 || unit->losses > STEPS
            || (unit->losses == STEPS) != (unit->place == ELIMINATED
                && is_combat_unit(piece_of(g, u)))) {
        return "7.3 four steps lost are the end of a unit";
    }
    if (unit->treasure && (side_of(u) != FRENCH
            || !is_combat_unit(piece_of(g, u)))) {
        return "5.1 French combat units have treasure";
    }
    return NULL;
}

static const char *
broken_hex(const Game *g, int hex)
{
    int stack[2] = { 0, 0 }, rabble = 0;

    for (int u = g->top[hex]; u != NONE; u = g->unit[u].below) {
        if (g->unit[u].place != hex) {
            return "3.1 who is in a stack is in its hex";
        }
        stack[side_of(u)] += is_combat_unit(piece_of(g, u));
        rabble += piece_of(g, u)->kind == RABBLE;
    }
    if (stack[0] != g->stack[0][hex] || stack[1] != g->stack[1][hex]
            || rabble != g->rabble[hex]) {
        return "3.1 stacks are counted";
    }
    if (stack[0] && stack[1]) {
        return "6.1.4 enemies do not share a hex";
    }
    if (g->shot.fled > 0 && g->unit[g->shot.target].place == hex) {
        return NULL;
    }
    return stack[0] > MOST_STACKED && g->phase != FRENCH_MOVEMENT
            ? "3.1.1 two French combat units a hex"
            : stack[1] > MOST_STACKED && g->phase != RUSSIAN_MOVEMENT
            ? "3.1.1 two Russian combat units a hex" : NULL;
}

static const char *
broken(const Game *g)
{
    const char *why = NULL;
    int in_stacks = 0, on_hexes = 0;

    for (int u = 0; u < PIECES && !why; u++) {
        why = broken_unit(g, u);
        on_hexes += on_map(g, u);
    }
    for (int hex = 0; hex < HEXES && !why; hex++) {
        why = broken_hex(g, hex);
        for (int u = g->top[hex]; !why && u != NONE; u = g->unit[u].below) {
            in_stacks++;
        }
    }
    for (int f = 0; f < FORDS && !why; f++) {
        for (int i = 0; i < 2; i++) {
            const Bridge *b = &g->bridge[f][i];

            if ((b->half[EAST] == FINIS) != (b->half[WEST] == FINIS)) {
                why = "8.1 both halves are Finis or none";
            }
        }
    }
    return why ? why : in_stacks != on_hexes ? "3.1 all are in stacks" : NULL;
}

/* ---- roster and places ---- */

/* ORDER KIND */
static const char *const kinds[] = {
    "leader", "infantry", "militia", "cavalry", "cossacks", "artillery",
    "horse_artillery", "engineer", "rabble"
};
/* ORDER SIZE */
static const char *const sizes[] = { "I", "II", "III", "X", "XX", "XXX" };
/* ORDER CORPS */
static const char *const corps[] = {
    "ii", "engineers", "headquarters", "old_guard", "iii", "young_guard",
    "guard_cavalry", "reserve_cavalry", "viii", "iv", "ix", "i", "none",
    "tchlaplatz", "langeron", "danube", "wittgenstein", "yermaloff",
    "avant_garde", "main_army"
};
/* ORDER RATING */
static const char *const ratings[] = { "-", "A", "B", "C", "D", "V" };
/* ORDER TERRAIN */
static const char *const terrains[] = { "clear", "woods", "swamp", "town" };
/* Places that are no hexes, from WAITING on. */
static const char *const elsewhere[] = {
    "waiting", "arriving", "exited", "eliminated", "absent"
};

static const char *
piece_key(int piece)
{
    return counter(piece)->key;
}

static const char *
place_key(int place)
{
    return place < HEXES ? berezina_hex[place].key : elsewhere[place - HEXES];
}

static void
piece_text(int piece, WgText *out)
{
    const Piece *p = counter(piece);

    wg_print(out, "name {%s} commander {%s} corps %s kind %s size %s "
            "rating {%s %s} allowance %d bonus %d turn %d shell %d", p->name,
            p->commander, corps[p->corps], kinds[p->kind], sizes[p->size],
            ratings[p->rating[0]], ratings[p->rating[1]], p->allowance,
            p->bonus, p->turn, p->shell);
}

static void
place_text(int place, WgText *out)
{
    const Hex *hex = &berezina_hex[place];

    if (place >= HEXES) {
        wg_print(out, "kind %s", elsewhere[place - HEXES]);
        return;
    }
    wg_print(out, "kind hex name %s terrain %s level %d bank %s town {%s} "
            "earthwork %d road %d trail %d river %d stream %d ford %d",
            hex->key, terrains[hex->terrain], hex->level,
            hex->bank == EAST ? "east" : "west",
            hex->town < 0 ? "" : berezina_town[hex->town], hex->earthwork,
            hex->road, hex->trail, hex->river, hex->stream, hex->ford);
}

/* ---- tables ---- */

/* ORDER OPTION */
static const WgOption options[] = {
    { "russians", "program player" },
    { "fmet", "standard alternative" },
    { "events", "off on" },
    { "nights", "short long" },
    { "alert", "off on" },
    { "organised", "off on" },
    { "bridge", "burnt intact" },
    { "kutusov", "himself aggressive fierce" },
    { "ney", "returns lost" },
    { "victor", "off on" },
    {0}
};

/* Two bridges a ford, in the order of the fords. */
#define BRIDGES(name, m) \
    { "bridge." #name, offsetof(struct Game, bridge[0][0].m), \
      sizeof(int8_t), 2 * FORDS, sizeof(Bridge) }

static const WgField fields[] = {
    WG_FIELD(scenario), WG_ARRAY(option), WG_FIELD(turn), WG_FIELD(phase),
    WG_FIELD(exit), WG_FIELD(left), WG_FIELD(track), WG_FIELD(alarm),
    WG_FIELD(shift.by), WG_FIELD(shift.why), WG_FIELD(shift.turn),
    WG_FIELD(bridged), WG_FIELD(crossed), WG_FIELD(rolls),
    WG_ARRAY(released), WG_ARRAY(came), WG_ARRAY(entry), WG_ARRAY(dead),
    WG_FIELD(earthworks), WG_FIELD(event), WG_FIELD(frost),
    WG_FIELD(deceived), WG_FIELD(causeway), WG_FIELD(urged),
    WG_FIELD(lost_unit), WG_FIELD(decider), WG_FIELD(rating),
    WG_FIELD(firing),
    WG_FIELD(mobile), WG_FIELD(points), WG_FIELD(fording),
    WG_COLUMN(unit, piece), WG_COLUMN(unit, place), WG_COLUMN(unit, below),
    WG_COLUMN(unit, losses), WG_COLUMN(unit, treasure), WG_COLUMN(unit, out),
    WG_COLUMN(unit, moved), WG_COLUMN(unit, checked), WG_COLUMN(unit, fired),
    WG_COLUMN(unit, shot), WG_COLUMN(unit, since),
    WG_FIELD(halted), WG_FIELD(owed.treasure), WG_FIELD(owed.steps),
    WG_FIELD(shot.firer), WG_FIELD(shot.target), WG_FIELD(shot.hex),
    WG_FIELD(equals.reason),
    BRIDGES(east, half[EAST]), BRIDGES(west, half[WEST]),
    BRIDGES(russian, russian), BRIDGES(crossed, crossed),
    {0}
};

const WgRules berezina_rules = {
    .name = "berezina",
    .version = 1,
    .sides = { "french", "russian" },
    .scenarios = "solitaire two_players",
    .options = options,
    .size = sizeof(struct Game),
    .pieces = PIECES,
    .second = FRENCH_PIECES,
    .places = PLACES,
    .piece_key = piece_key,
    .place_key = place_key,
    .piece_text = piece_text,
    .place_text = place_text,
    .verbs = berezina_verbs,
    .amendments = berezina_amendments,
    .judge_amendment = ber_judge_amendment,
    .amend = ber_amend,
    .events = berezina_events,
    .decisions = berezina_decisions,
    .procedures = berezina_procedures,
    .fields = fields,
    .setup = ber_setup,
    .piece_in = piece_in,
    .redact = ber_redact,
    .imagine = ber_imagine,
    .members = berezina_members,
    .score = ber_score,
    .winner = ber_winner,
    .query = ber_query,
    .broken = broken,
};
