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

static bool
is_known(const Game *g, int u)
{
    return u >= 0 && u < PIECES && g->unit[u].piece >= 0;
}

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

/* "leave 12": {HEX POINTS}... of each exit what leaving there brings; "lost"
   where it is lost by it. */
static void
leave(const Game *g, int u, WgText *out)
{
    for (int e = 0; e < EXITS; e++) {
        wg_print(out, "{%s ", berezina_hex[berezina_exit[e]].key);
        if (ber_is_lost_at(g, e)) {
            wg_add(out, "lost} ");
        } else {
            wg_print(out, "%d} ", ber_points_out(g, u));
        }
    }
}

/* "rabble 12": 6.2 "night", or "next HEX" where it goes when the French have
   moved, or "barred HEX" by French, or "stays"; nothing to who does not know
   all French. */
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
        wg_add(out, "night");
    } else if (ber_rabble_goes(g, u, &next)) {
        wg_print(out, "next %s", berezina_hex[next].key);
    } else if (next != NONE) {
        wg_print(out, "barred %s", berezina_hex[next].key);
    } else {
        wg_add(out, "stays");
    }
}

/* "crowded": 3.1.4 the hexes in which whoever moves has more combat units than
   may stay, {HEX COUNT MOST}... */
static void
crowded(const Game *g, WgText *out)
{
    for (int hex = 0; hex < HEXES; hex++) {
        if (ber_too_many(g, hex) > 0) {
            wg_print(out, "{%s %d %d} ", berezina_hex[hex].key,
                    g->stack[phasing(g)][hex], MOST_STACKED);
        }
    }
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

/* "worth": of every slot {RATING ALLOWANCE} as they are now; {} of those that
   are not known, - and 0 where there is none. */
static void
worth(const Game *g, WgText *out)
{
    for (int u = 0; u < PIECES; u++) {
        if (g->unit[u].piece == HIDDEN) {
            wg_print(out, "{} ");
            continue;
        }
        wg_print(out, "{%s %d} ",
                berezina_rating_words[is_combat_unit(piece_of(g, u))
                    ? ber_rating(g, u) : NO_RATING],
                piece_of(g, u)->kind == RABBLE ? 0 : ber_allowance(g, u));
    }
}

void
ber_query(const WgRules *rules, const Game *g, int viewer, const char *topic,
        WgText *out)
{
    static const struct {
        const char *topic;
        void (*answer)(const Game *, int u, WgText *);
    } of_unit[] = {
        { "unit", unit }, { "leave", leave }, { "reach", ber_query_reach },
        { "build", ber_query_build }, { "rabble", rabble }
    };

    for (size_t i = 0; i < sizeof of_unit / sizeof *of_unit; i++) {
        const char *arg = wg_after(topic, of_unit[i].topic);
        int u = arg ? wg_number(arg, PIECES) : -1;

        if (is_known(g, u)) {
            of_unit[i].answer(g, u, out);
        }
    }
    if (strcmp(topic, "worth") == 0) {
        worth(g, out);
    } else if (strcmp(topic, "fords") == 0) {
        ber_query_fords(g, out);
    } else if (strcmp(topic, "crowded") == 0) {
        crowded(g, out);
    } else if (strcmp(topic, "leaves") == 0) {
        if (viewer == g->flow.side) {
            ber_query_leaves(rules, g, out);
        }
    } else if (strcmp(topic, "prices") == 0) {
        if (viewer == g->flow.side) {
            ber_query_prices(rules, g, out);
        }
    } else if (strcmp(topic, "strays") == 0) {
        if (viewer == g->flow.side) {
            strays(g, out);
        }
    } else if (wg_after(topic, "present") != NULL) {
        ber_query_present(g, wg_after(topic, "present"), out);
    } else if (strcmp(topic, "open") == 0) {
        /* 3.4 of the public: may both look at what goes on in combat? */
        wg_print(out, "%d", ber_is_open(g));
    } else if (!ber_query_beside(g, topic, out)
            && !ber_query_ground(g, topic, out)
            && !ber_explain(g, topic, out)) {
        ber_query_dice(rules, g, topic, out);
    }
}
