/*
 * berezina.c --
 *
 *      Napoleon at the Berezina: the tables that tie it together.  Start
 *      reading at sequence.c.
 */

#include "outside.h"

static int
piece_in(const Game *g, int u)
{
    return g->unit[u].piece < 0 ? -1 : g->unit[u].piece;
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
    "avant_garde", "main_army", NULL
};
_Static_assert(sizeof corps / sizeof *corps == CORPS_COUNT + 1,
        "a name a corps");
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
    { "russians", "program player", 0 },
    { "fmet", "standard alternative", 0 },
    { "events", "off on", 0 },
    { "nights", "short long", 0 },
    { "alert", "off on", 0 },
    { "organised", "off on", 0 },
    { "bridge", "burnt intact", 0 },
    { "kutusov", "himself aggressive fierce", 0 },
    { "ney", "returns lost", 0 },
    { "victor", "off on", 0 },
    {0}
};
_Static_assert(sizeof options / sizeof *options == OPTIONS + 1,
        "a row an option");

/* Two bridges a ford, in the order of the fords. */
#define BRIDGES(name, m) \
    { "bridge." #name, offsetof(struct Game, bridge[0][0].m), \
      sizeof(int8_t), 2 * FORDS, sizeof(Bridge), NULL }

static const char *const scenarios[] = { BEREZINA_SCENARIOS(WG_NAME) NULL };
static const char *const phases[] = { BEREZINA_PHASES(WG_NAME) NULL };
static const char *const chances[] = { BEREZINA_CHANCES(WG_NAME) NULL };
#define CAUSE_NAME(id, name, rule) name,
#define CAUSE_RULE(id, name, rule) rule,

static const char *const shifts[] = { BEREZINA_SHIFTS(CAUSE_NAME) NULL };
static const char *const shift_rules[] = { BEREZINA_SHIFTS(CAUSE_RULE) NULL };
/* From TCHLAPLATZ on, as they are told to be released; all but him by a die. */
static const char *const release_rules[] = {
    "6.3.3", "6.3.4", "6.3.4", "6.3.4", "6.3.4", NULL
};
static const char *const reasons[] = { BEREZINA_REASONS(CAUSE_NAME) NULL };
static const char *const reason_rules[] = {
    BEREZINA_REASONS(CAUSE_RULE) NULL
};

static const char *const deciders[] = { BEREZINA_DECIDERS(WG_NAME) NULL };
static const char *const aims[] = { BEREZINA_AIMS(WG_NAME) NULL };

static const WgValues values[] = {
    { "phase", phases }, { "corps", corps }, { "chance", chances },
    { "shift", shifts }, { "reason", reasons },
    { "shift_rule", shift_rules }, { "release_rule", release_rules },
    { "reason_rule", reason_rules }, { "decider", deciders },
    { "aim", aims }, {0}
};

static const WgConstant constants[] = {
    { "steps", STEPS }, { "finis", FINIS }, { "turns_a_day", TURNS_A_DAY },
    { "night_from", NIGHT_FROM }, {0}
};

static const WgField fields[] = {
    WG_NAMED(scenario, scenarios), WG_ARRAY(option), WG_FIELD(turn),
    WG_NAMED(phase, phases),
    WG_FIELD(exit), WG_FIELD(left), WG_FIELD(track), WG_FIELD(alarm),
    WG_FIELD(shift.by), WG_NAMED(shift.why, shifts), WG_FIELD(shift.turn),
    WG_FIELD(bridged), WG_FIELD(crossed), WG_FIELD(rolls),
    WG_ARRAY(released), WG_ARRAY(came), WG_ARRAY(entry), WG_ARRAY(dead),
    WG_FIELD(earthworks), WG_FIELD(event), WG_FIELD(frost),
    WG_FIELD(deceived), WG_FIELD(causeway), WG_FIELD(urged),
    WG_FIELD(lost_unit), WG_NAMED(decider, deciders), WG_FIELD(rating),
    WG_FIELD(firing),
    WG_FIELD(mobile), WG_FIELD(points), WG_FIELD(fording),
    WG_COLUMN(unit, piece), WG_COLUMN(unit, place), WG_COLUMN(unit, below),
    WG_COLUMN(unit, losses), WG_COLUMN(unit, treasure), WG_COLUMN(unit, out),
    WG_COLUMN(unit, moved), WG_COLUMN(unit, checked), WG_COLUMN(unit, fired),
    WG_COLUMN(unit, shot), WG_COLUMN(unit, since),
    WG_FIELD(halted), WG_FIELD(owed.treasure), WG_FIELD(owed.steps),
    WG_FIELD(shot.firer), WG_FIELD(shot.target), WG_FIELD(shot.hex),
    WG_NAMED(equals.reason, reasons),
    BRIDGES(east, half[EAST]), BRIDGES(west, half[WEST]),
    BRIDGES(russian, russian), BRIDGES(crossed, crossed),
    {0}
};

const WgRules berezina_rules = {
    .name = "berezina",
    .version = 2,
    .sides = { "french", "russian" },
    .scenarios = &(BEREZINA_SCENARIOS(WG_JOIN))[1],
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
    .values = values,
    .constants = constants,
    .setup = ber_setup,
    .piece_in = piece_in,
    .redact = ber_redact,
    .determinize = ber_determinize,
    .members = berezina_members,
    .score = ber_score,
    .winner = ber_winner,
    .query = ber_query,
    .broken = ber_broken,
};
