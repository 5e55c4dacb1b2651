/*
 * unseen.c --
 *
 *      A group's order where the enemy is not even seen on the map: The Ford,
 *      played in the dark.  Two positions that the mover cannot tell apart:
 *      in one of them somebody stands where the group is sent.  All that is
 *      told before the order is done is the same in both; what comes of it is
 *      not.
 */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../../generic/ford/ford.h"
#include "../fuzz/fuzz.h"

extern const WgRules ford_rules;

enum { FROM = 7 * COLUMNS + 5, TO = FROM + COLUMNS, AWAY = HEXES - 1 };

_Noreturn static void
fail(const char *what, const char *one, const char *other)
{
    fprintf(stderr, "unseen: %s: \"%s\", \"%s\"\n", what, one, other);
    exit(1);
}

/* ---- the game in the dark ---- */

static void
redact_all(Game *g, int viewer)
{
    for (int u = 0; u < UNITS; u++) {
        if (ford_side(u) != viewer) {
            g->unit[u] = (Unit){ UNKNOWN, UNKNOWN, OFF_MAP, 0 };
        }
    }
}

/* Enemies anywhere but where somebody stands. */
static bool
determinize_all(Game *g, int viewer, WgLots *lots)
{
    for (int u = 0; u < UNITS; u++) {
        int hex = OFF_MAP;

        if (ford_side(u) == viewer) {
            continue;
        }
        while (hex == OFF_MAP || ford_unit_at(g, hex) >= 0) {
            hex = (int)wg_lot(lots, HEXES);
        }
        g->unit[u] = (Unit){ (int8_t)u, 2, (int16_t)hex, 0 };
    }
    return true;
}

/* ---- the two positions ---- */

static WgMatch *
begin(const WgRules *rules, int enemy_at)
{
    WgSetup setup;
    WgError err;
    WgMatch *m;

    if (!wg_read_setup(rules, "", "", "1812", &setup, &err)) {
        fail("no match", err.text, "");
    }
    m = wg_match_begin(rules, &setup, "1812");
    wg_match_apply(m, WG_CHANCE, "roll 1", &err);
    m->game->unit[SECOND].hex = (int16_t)enemy_at;
    return m;
}

static const char *
sent_key(const WgMatch *m)
{
    return m->rules->piece_key(m->setup.piece[ford_unit_at(m->game, FROM)]);
}

/* All that a client is told of an order before it is done. */
static char *
foretold(const WgMatch *m)
{
    const char *piece = sent_key(m), *to = m->rules->place_key(TO);
    char *plan = wg_group_plan(m, 0, piece, to);
    char *shift = wg_group_shift(m, 0, piece, m->rules->place_key(FROM), to);
    char *reach = wg_group_reach(m, 0, piece), *still = wg_match_still(m, 0);
    char *shapes = wg_group_shapes(m, 0, piece, "");
    char *later = wg_piece_later(m, 0, piece, "");
    WgText all = {0};

    wg_print(&all, "%s\n%s\n%s\n%s\n%s\n%s", plan, shift, reach, shapes,
            still, later);
    free(later);
    free(shapes);
    free(plan);
    free(shift);
    free(reach);
    free(still);
    return all.text;
}

/* Do they fit the case: can one go there and the other not, and does the mover
   see the same? */
static void
check_case(WgMatch *taken, WgMatch *empty)
{
    WgAction move = { MOVE, { (int16_t)ford_unit_at(taken->game, FROM), TO } };
    char *one = wg_match_view(taken, 0), *other = wg_match_view(empty, 0);

    if (wg_judge(taken->rules, taken->game, &move) == NULL
            || wg_judge(empty->rules, empty->game, &move) != NULL) {
        fail("the rules judge both alike", "", "");
    }
    if (strcmp(one, other) != 0) {
        fail("the mover sees", one, other);
    }
    free(one);
    free(other);
}

static void
check_foretold(const WgMatch *taken, const WgMatch *empty)
{
    char *one = foretold(taken), *other = foretold(empty);

    if (strcmp(one, other) != 0) {
        fail("foretold", one, other);
    }
    if (strstr(one, "arrive {F") == NULL) {
        fail("nobody is sent", one, "");
    }
    free(one);
    free(other);
}

/* The rules judge each step again when it is done. */
static void
check_done(WgMatch *m, const char *done)
{
    WgText step = {0};
    WgError err;
    char *told;

    wg_print(&step, "{move %s %s}", sent_key(m), m->rules->place_key(TO));
    told = wg_group_do(m, 0, step.text, 1, &err);
    if (strncmp(told, done, strlen(done)) != 0) {
        fail("done", told, done);
    }
    free(told);
    free(step.text);
}

int
main(void)
{
    WgRules dark = ford_rules;
    WgMatch *taken, *empty;

    dark.redact = redact_all;
    dark.determinize = determinize_all;
    taken = begin(&dark, TO);
    empty = begin(&dark, AWAY);
    check_case(taken, empty);
    check_foretold(taken, empty);
    check_done(taken, "done 0 refused {{F");
    check_done(empty, "done 1 refused {} stopped {}");
    wg_match_free(taken);
    wg_match_free(empty);
    puts("unseen: told alike, done as the rules say");
    return 0;
}
