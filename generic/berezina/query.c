/*
 * query.c --
 *
 *      Answers for the table, of the position as the asker may know it; those
 *      about dice are in query-dice.c.
 */

#include <stdlib.h>
#include <string.h>

#include "ground.h"
#include "outside.h"

/* "unit 12": what a unit is worth now; and what leaving brings, of those for
   whom it brings anything (10.0). */
static void
unit(const Game *g, int u, WgText *out)
{
    wg_print(out, "points %d ", ber_points_of(g, u));
    if (u < FRENCH_PIECES) {
        wg_print(out, "out %d ", ber_points_out(g, u));
    }
    if (is_combat_unit(piece_of(g, u))) {
        wg_print(out, "rating %s ", berezina_rating_words[ber_rating(g, u)]);
    }
    if (piece_of(g, u)->kind != RABBLE) {
        wg_print(out, "allowance %d ", ber_allowance(g, u));
    }
}

/* "leave 12": HEX {lost 0|1 points N}... of each exit: what leaving there
   brings, 0 where it is lost by it. */
static void
leave(const Game *g, int u, WgText *out)
{
    for (int e = 0; e < EXITS; e++) {
        bool lost = ber_is_lost_at(g, e);

        wg_print(out, "%s {lost %d points %d} ",
                berezina_hex[berezina_exit[e]].key, lost,
                lost ? 0 : ber_points_out(g, u));
    }
}

/* "rabble 12": 6.2 "does WORD hex HEX": "next", where it goes when the French
   have moved, or "barred" from there by French; with no hex "night" or "stays";
   nothing to who does not know all French. */
static void
rabble(const Game *g, int u, WgText *out)
{
    int next;

    for (int f = 0; f < FRENCH_PIECES; f++) {
        if (g->unit[f].piece == HIDDEN) {
            return;
        }
    }
    if (!on_map(g, u) || piece_of(g, u)->kind != RABBLE) {
        return;
    }
    if (is_night(g->turn)) {
        wg_add(out, "does night");
    } else if (ber_rabble_goes(g, u, &next)) {
        wg_print(out, "does next hex %s", berezina_hex[next].key);
    } else if (next != NONE) {
        wg_print(out, "does barred hex %s", berezina_hex[next].key);
    } else {
        wg_add(out, "does stays");
    }
}

/* "crowded": 3.1.4 the hexes in which whoever moves has more combat units than
   may stay, {hex HEX count N most N}... */
static void
crowded(const Game *g, WgText *out)
{
    ber_print_crowded(g, "", out);
}

/* "strays": 5.4 the slots of those who are too far from every leader and could
   still be brought nearer. */
static void
strays(const Game *g, WgText *out)
{
    for (int u = NONE; (u = ber_next_stray(g, u)) != NONE;) {
        wg_print(out, "%d ", u);
    }
}

/* "worth": SLOT {rating R allowance N}... as they are now, of those that are
   known; - and 0 where there is none. */
static void
worth(const Game *g, WgText *out)
{
    for (int u = 0; u < PIECES; u++) {
        if (g->unit[u].piece == HIDDEN) {
            continue;
        }
        wg_print(out, "%d {rating %s allowance %d} ", u,
                berezina_rating_words[is_combat_unit(piece_of(g, u))
                    ? ber_rating(g, u) : NO_RATING],
                piece_of(g, u)->kind == RABBLE ? 0 : ber_allowance(g, u));
    }
}

/* "open": 3.4 of the public: may both look at what goes on in combat? */
static void
is_open(const Game *g, WgText *out)
{
    wg_print(out, "%d", ber_is_open(g));
}

static const WgAnswer answers[] = {
    { "unit", WG_OF_KNOWN, .tell_of = unit,
        .shape = "dict {points number ?out number ?rating rating "
            "?allowance number}" },
    { "leave", WG_OF_KNOWN, .tell_of = leave,
        .shape = "map place {dict {lost flag points number}}" },
    { "reach", WG_OF_KNOWN, .tell_of = ber_query_reach,
        .shape = "map place {dict {cost number from place? left number "
            "wades flag bridge number out flag crowd number}}" },
    { "build", WG_OF_KNOWN, .tell_of = ber_query_build,
        .shape = "list {dict {bridge number bank word sections number "
            "far number dice {map number number} chance chance}}" },
    { "rabble", WG_OF_KNOWN, .tell_of = rabble,
        .shape = "dict {does word ?hex place}" },
    { "worth", .tell = worth,
        .shape = "map slot {dict {rating rating allowance number}}" },
    { "fords", .tell = ber_query_fords,
        .shape = "list {dict {east place west place far number chance "
            "chance}}" },
    { "crowded", .tell = crowded,
        .shape = "list {dict {hex place count number most number}}" },
    { "hints", .may = wg_acts, .answer = ber_query_hints,
        .shape = "list {dict {kind word ?unit piece? ?units {list piece} "
            "?target slot ?bridge number ?hex place ?count number "
            "?most number ?points number ?left number ?far number "
            "?chance chance}}" },
    { "leaves", .may = wg_acts, .answer = ber_query_leaves,
        .shape = WG_LEAVES },
    { "goes_on", .may = wg_acts, .tell = ber_tell_goes_on, .shape = "word" },
    { "prices", .may = wg_acts, .answer = wg_query_prices,
        .shape = WG_PRICES },
    { "strays", .may = wg_acts, .tell = strays, .shape = "list slot" },
    { "present", WG_OF_WORDS, .answer = ber_query_present, .shape = "number" },
    { "open", .tell = is_open, .shape = "flag" }, {0}
};

const WgAnswer *const berezina_answers[] = {
    answers, ber_answers_beside, ber_answers_ground, ber_answers_explained,
    ber_answers_dice, ber_answers_fire, NULL
};
