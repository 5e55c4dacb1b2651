/*
 * query-due.c --
 *
 *      For the table: who is still to come, by the hours that are printed.
 *      Whoever may be called (scenario 4) is no part of it, for that is secret.
 */

#include <string.h>

#include "query.h"
#include "scenarios.h"

static const char *
corps_of(int piece)
{
    int formation = moskowa_piece[piece].formation;

    return formation < 0 ? "" : moskowa_formation[formation].corps;
}

static bool
is_due_with(const Game *g, int piece, int clock, const char *corps)
{
    return !is_person(&moskowa_piece[piece])
            && msk_comes_at(g, piece) == clock
            && strcmp(corps_of(piece), corps) == 0;
}

/* How many of its corps come with it, from it on; 0 if it is not the first. */
static int
count_with(const Game *g, int piece, int clock)
{
    int side = side_of(piece), count = 0;

    for (int i = first_of(side); i < end_of(side); i++) {
        if (is_due_with(g, i, clock, corps_of(piece))) {
            if (i < piece) {
                return 0;
            }
            count++;
        }
    }
    return count;
}

/* In how many turns; -1 of who should have come. */
static int
turns_to(const Game *g, int piece, int clock)
{
    int side = side_of(piece);
    bool began = side == g->phasing || side == scenario_of(g)->moves;

    return clock < g->clock || (clock == g->clock && began)
            ? -1 : clock - g->clock;
}

void
msk_query_due(const Game *g, WgText *out)
{
    for (int i = 0; i < PIECES; i++) {
        int clock = msk_comes_at(g, i), count;

        if (clock == CALLED || is_person(&moskowa_piece[i])) {
            continue;
        }
        count = count_with(g, i, clock);
        if (count > 0) {
            int hex = msk_comes_to(g, i);

            wg_print(out, "{turns %d piece %s count %d hex %s} ",
                    turns_to(g, i, clock), moskowa_piece[i].key, count,
                    hex == OFF_MAP ? "{}" : moskowa_hex_name[hex]);
        }
    }
}
