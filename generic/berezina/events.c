/*
 * events.c --
 *
 *      13.2 Random events.
 */

#include "chapters.h"

enum { HAPPENS = 6 };

static void
roll_event(Game *g)
{
    wg_roll(g, 1);
}

static void
roll_which(Game *g)
{
    if (wg_die(g, 0) == HAPPENS) {
        wg_roll(g, 2);
    } else {
        wg_tell(g, NO_RANDOM_EVENT, HAPPENS, 0, 0, 0);
        wg_leave(g);
    }
}

/* The French unit farthest from its corps' leader, or from Napoleon. */
static void
raid(Game *g)
{
    int victim = NONE, most = -1;

    for (int u = 0; u < FRENCH_PIECES; u++) {
        int least = ROWS + COLUMNS;

        if (!is_fighting(g, u)) {
            continue;
        }
        for (int l = 0; l < FRENCH_PIECES; l++) {
            if (on_map(g, l) && piece_of(g, l)->kind == LEADER
                    && (piece_of(g, l)->corps == piece_of(g, u)->corps
                        || piece_of(g, l)->corps == HEADQUARTERS)
                    && distance(g->unit[u].place, g->unit[l].place) < least) {
                least = distance(g->unit[u].place, g->unit[l].place);
            }
        }
        if (least > most) {
            most = least;
            victim = u;
        }
    }
    if (victim != NONE && !ber_lose_treasure(g, victim)) {
        ber_lose_step(g, victim);
    }
}

static bool
is_division(const Game *g, int u)
{
    return is_fighting(g, u) && piece_of(g, u)->kind == INFANTRY;
}

/* The turn on which those infantry divisions came that came last. */
static int
last_arrival(const Game *g)
{
    int last = 0;

    for (int u = 0; u < FRENCH_PIECES; u++) {
        if (is_division(g, u) && piece_of(g, u)->turn > last) {
            last = piece_of(g, u)->turn;
        }
    }
    return last;
}

/* One of those; which, a die says. */
static void
read_lost(Game *g)
{
    int last = last_arrival(g), count = 0, late[FRENCH_PIECES], u;

    if (g->event != LOST_ROAD) {
        return;
    }
    for (u = 0; u < FRENCH_PIECES; u++) {
        if (is_division(g, u) && piece_of(g, u)->turn == last) {
            late[count++] = u;
        }
    }
    if (count > 0) {
        u = late[(wg_die(g, 0) - 1) * count / 6];
        g->lost_unit = (int8_t)(u + 1);
        ber_tell(g, LOST_ITS_ROAD, u, 0, 0, 0);
    }
}

static void
read_which(Game *g)
{
    int event = wg_die(g, 0) + wg_die(g, 1) - 1;

    g->event = (int8_t)event;
    wg_tell(g, RANDOM_EVENT, event, 0, 0, 0);
    switch (event) {
    case COSSACK_RAID:
        raid(g);
        break;
    case HARD_FROST:
        g->frost = 1;
        break;
    case DECEIVED:
        g->deceived = 2;
        break;
    case LOST_ROAD:
        wg_roll(g, 1);
        break;
    case CAUSEWAY:
        g->causeway = 1;
        break;
    case THAW:
        g->frost = -1;
        break;
    case URGED_ON:
        g->urged = 1;
        break;
    default:
        break;                  /* the others are asked for where they matter */
    }
}

const WgStep berezina_event[] = {
    { "13.2", "a die: does anything happen?", roll_event },
    { "13.2", "two dice: what?",              roll_which },
    { "13.2", "it happens",                   read_which },
    { "13.2", "who has lost the road",        read_lost },
    {0}
};
