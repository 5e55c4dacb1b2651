/*
 * game.c --
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

static const char *const kinds[] = { BEREZINA_KINDS(WG_NAME) };
static const char *const sizes[] = { BEREZINA_SIZES(WG_NAME) };
static const char *const terrains[] = { BEREZINA_TERRAINS(WG_NAME) };
/* Places that are no hexes, from WAITING on. */
static const char *const elsewhere[] = { BEREZINA_ELSEWHERE(WG_NAME) };

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

/* A formation, by a number from 1 on. */
static int
corps_of(int piece)
{
    int own = counter(piece)->corps;

    return own == NO_CORPS ? 0 : own + 1;
}

static void
piece_text(int piece, WgText *out)
{
    const Piece *p = counter(piece);

    wg_print(out, "name {%s} commander {%s} corps %s kind %s size %s "
            "rating {%s %s} allowance %d bonus %d turn %d shell %d", p->name,
            p->commander, berezina_corps_words[p->corps], kinds[p->kind],
            sizes[p->size], berezina_rating_words[p->rating[0]],
            berezina_rating_words[p->rating[1]], p->allowance,
            p->bonus, p->turn, p->shell);
}

static void
place_text(int place, WgText *out)
{
    const Hex *hex;

    if (place >= HEXES) {
        wg_print(out, "kind %s", elsewhere[place - HEXES]);
        return;
    }
    hex = &berezina_hex[place];
    wg_print(out, "kind hex name %s terrain %s level %d bank %s town {%s} "
            "earthwork %d road %d trail %d river %d stream %d ford %d",
            hex->key, terrains[hex->terrain], hex->level,
            hex->bank == EAST ? "east" : "west",
            hex->town < 0 ? "" : berezina_town[hex->town], hex->earthwork,
            hex->road, hex->trail, hex->river, hex->stream, hex->ford);
}

/* ---- tables ---- */

static const WgOption options[] = { BEREZINA_OPTIONS(WG_OPTION) {0} };

static int
place_of(const Game *g, int u)
{
    return on_map(g, u) ? g->unit[u].place : NONE;
}

static int
shifted(int hex, int from, int to)
{
    return wg_hex_shifted(&berezina_grid, hex, from, to);
}

static int
apart(int place, int other)
{
    return place < HEXES && other < HEXES ? distance(place, other) : NONE;
}

/* 3.1.4 One who moves may pass through a stack, and is put off if it stays. */
static const char *
no_room(const Game *g, int u, int place)
{
    return place < HEXES && ber_crowds(g, u, place) > 0 ? "3.1.1 full" : NULL;
}

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
    .faces = ber_told_faces,
    .decisions = berezina_decisions,
    .standings = berezina_standings,
    .corps_of = corps_of,
    .procedures = berezina_procedures,
    .values = berezina_values,
    .constants = berezina_constants,
    .topics = berezina_topics,
    .setup = ber_setup,
    .piece_in = piece_in,
    .redact = ber_redact,
    .determinize = ber_determinize,
    .members = berezina_members,
    .score = ber_score,
    .winner = ber_winner,
    .answers = berezina_answers,
    .price = ber_price,
    .ways = ber_ways,
    .place_of = place_of,
    .shifted = shifted,
    .apart = apart,
    .no_room = no_room,
    .broken = ber_broken,
    .player = &berezina_player,
};
