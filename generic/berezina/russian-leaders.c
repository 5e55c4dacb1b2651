/*
 * russian-leaders.c --
 *
 *      6.3.1, R-B30.6 How the Russian leaders follow their men, and 6.3.6 how
 *      a beaten command retreats.
 */

#include <string.h>

#include "pursuit.h"

/* ---- leaders ---- */

/* In every hex that a leader there would reach: one more. */
static void
add_disc(uint8_t count[HEXES], int hex)
{
    Span rows = rows_about(hex, RUSSIAN_RANGE);

    for (int row = rows.first; row < rows.end; row++) {
        Span span = span_about(hex, RUSSIAN_RANGE, row);

        for (int near = span.first; near < span.end; near++) {
            count[near]++;
        }
    }
}

/* Whom a leader would command from each hex: of the men of his command. */
typedef struct Men {
    Span rows;                  /* from which he commands anybody */
    uint8_t near[HEXES];
} Men;

static void
count_men(const Game *g, int corps, Men *men)
{
    memset(men->near, 0, HEXES);
    men->rows = (Span){ ROWS, 0 };
    for (int u = FRENCH_PIECES; u < PIECES; u++) {
        if (is_fighting(g, u) && piece_of(g, u)->corps == corps) {
            Span rows = rows_about(g->unit[u].place, RUSSIAN_RANGE);

            men->rows = span_round_both(men->rows, rows);
            add_disc(men->near, g->unit[u].place);
        }
    }
}

/* R-B30.6 What a hex is worth: most of his men, with some of them if he can.
   Alone in an enemy zone he does not stay. */
static int
worth(const Game *g, const Men *men, int hex)
{
    bool with_men = g->stack[RUSSIAN][hex] > 0;

    return !with_men && ber_in_zone(g, RUSSIAN, hex) ? -1
            : 2 * men->near[hex] + with_men;
}

/* The best hex of those so many steps away at most, the lowest of several. */
static int
best_within(const Game *g, const Men *men, int start, int steps)
{
    int best = start, most = worth(g, men, start);
    Span rows = rows_about(start, steps);

    if (most > 1) {             /* without men nothing is better */
        rows = span_of_both(rows, men->rows);
    }
    for (int row = rows.first; row < rows.end; row++) {
        Span span = span_about(start, steps, row);

        for (int hex = span.first; hex < span.end; hex++) {
            int value = 2 * men->near[hex] + 1 < most ? -1
                    : worth(g, men, hex);

            if (value > most || (value >= 0 && value == most && hex < best)) {
                best = hex;
                most = value;
            }
        }
    }
    return best;
}

/* The best of all that he can reach. */
static int
best_of_reach(const Game *g, const Men *men, int start,
        const WgHexReach *reach)
{
    int best = start, most = -1;

    for (int i = 0; i < reach->count; i++) {
        int hex = reach->hex[i], value = worth(g, men, hex);

        if (value > most || (value == most && value >= 0 && hex < best)) {
            most = value;
            best = hex;
        }
    }
    return best;
}

/* Nothing can be better than the best of all so near. */
static void
move_leader(Game *g, int leader, const Men *men)
{
    Walk walk = pur_walk_of(g, leader, BY_COMMAND);
    int points = pur_points(g, leader), best;
    WgHexReach reach;

    pur_reach(&walk, leader, best_within(g, men, walk.start,
                points > 1 ? points : 1), &reach);
    best = best_of_reach(g, men, walk.start, &reach);
    if (best != g->unit[leader].place) {
        pur_walk_to(g, leader, best, &walk, &reach, BY_COMMAND);
    }
    g->unit[leader].moved = 1;
}

static bool
leads(const Game *g, int u, int corps)
{
    return piece_of(g, u)->kind == LEADER && piece_of(g, u)->corps == corps
            && !g->unit[u].moved
            && (on_map(g, u) || g->unit[u].place == ARRIVING)
            && (g->released[corps] || pur_waits(g, u));
}

/* Those of a command, after their men. */
void
ber_lead_russians(Game *g, int corps)
{
    bool counted = false;
    Men men;

    for (int u = FRENCH_PIECES; u < PIECES; u++) {
        if (leads(g, u, corps)) {
            if (!counted) {
                count_men(g, corps, &men);
                counted = true;
            }
            move_leader(g, u, &men);
        }
    }
}

/* ---- 6.3.6 ---- */

/* One hex farther from the French; false where there is none. */
static bool
fall_back(Game *g, int u)
{
    Walk walk = pur_walk_of(g, u, BY_OWN_BANK);
    int hex = g->unit[u].place, best = NONE;
    int most = ber_enemy_distance(g, RUSSIAN, hex);

    for (int d = 0; d < WG_HEX_SIDES; d++) {
        int to = berezina_near[hex][d];

        if (to >= 0 && pur_cost_of_walk(&walk, hex, d) >= 0
                && !ber_has_enemy(g, RUSSIAN, to)
                && !has_side(berezina_hex[hex].river, d)
                && (piece_of(g, u)->kind == LEADER
                    || g->stack[RUSSIAN][to] < MOST_STACKED)
                && ber_enemy_distance(g, RUSSIAN, to) > most) {
            best = to;
            most = ber_enemy_distance(g, RUSSIAN, to);
        }
    }
    if (best != NONE) {
        pur_note_step(g, u, hex, best, BY_RETREAT);
        ber_put(g, u, best);
    }
    return best != NONE;
}

void
ber_retreat_russians(Game *g)
{
    for (int u = FRENCH_PIECES; u < PIECES; u++) {
        int from = g->unit[u].place;

        if (on_map(g, u) && g->dead[piece_of(g, u)->corps] >= 2) {
            if (fall_back(g, u)) {
                fall_back(g, u);
                wg_tell(g, RUSSIAN_MOVED, u, from, g->unit[u].place,
                        BY_RETREAT);
                ber_watch(g, u);
            }
            g->unit[u].moved = 1;
        }
    }
}
