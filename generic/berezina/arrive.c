/*
 * arrive.c --
 *
 *      11.2, 11.4 Who comes when: the dice at the start of a turn.
 */

#include "chapters.h"

enum { DIE_OF_WITTGENSTEIN = 12, SURE_OF_WITTGENSTEIN = 15, KUTUSOV = 15,
    KUTUSOV_NEEDS = 9 };

static void
arrives(Game *g, int corps, int hex)
{
    g->came[corps] = g->turn;
    g->entry[corps] = (int16_t)hex;
    wg_tell(g, ARRIVES, corps, hex, 0, 0);
}

/* ---- the dice ---- */

/* Those that come on a day that is printed. */
static void
today(Game *g)
{
    if (g->turn >= 3 && !g->came[DANUBE]) {
        arrives(g, DANUBE, g->entry[DANUBE]);
    }
    if (g->turn >= 14 && !g->came[YERMALOFF]) {
        arrives(g, YERMALOFF, g->entry[YERMALOFF]);
    }
}

/* 13.44 The first turn on which dice may bring it: a turn earlier if Kutusov
   really is aggressive. */
int
ber_first_dice(const Game *g, int corps)
{
    return corps == WITTGENSTEIN ? DIE_OF_WITTGENSTEIN
            : KUTUSOV - (g->option[OPT_KUTUSOV] == 2);
}

/* 13.44 Kutusov needs no dice. */
static bool
is_sure(const Game *g, int corps, int turn)
{
    return corps == WITTGENSTEIN ? turn >= SURE_OF_WITTGENSTEIN
            : g->option[OPT_KUTUSOV] > 0;
}

/* One die for Wittgenstein, the most with which he comes on that turn; two for
   the Avant Garde, the least. */
static int
limit_of(int corps, int turn)
{
    static const int8_t most[] = { 1, 2, 4 };

    return corps == WITTGENSTEIN ? most[turn - DIE_OF_WITTGENSTEIN]
            : KUTUSOV_NEEDS;
}

static int
adds_to(const Game *g, int corps)
{
    return corps != WITTGENSTEIN && g->urged ? 2 : 0;
}

/* Do these dice bring it? */
static bool
brings(const Game *g, int corps, int turn, int dice)
{
    return is_sure(g, corps, turn) || (corps == WITTGENSTEIN
            ? dice <= limit_of(corps, turn)
            : dice + adds_to(g, corps) >= limit_of(corps, turn));
}

/* Of how many ways in which the dice of that turn can fall, how many bring
   it. */
int
ber_ways_to_come(const Game *g, int corps, int turn, int *of)
{
    int ways = 0, second = corps == WITTGENSTEIN ? 1 : 6;

    for (int a = 1; a <= 6; a++) {
        for (int b = 1; b <= second; b++) {
            ways += brings(g, corps, turn, second == 1 ? a : a + b);
        }
    }
    *of = 6 * second;
    return ways;
}

static void
await(Game *g, int corps, bool due)
{
    if (due && !g->came[corps]) {
        g->coming = (int8_t)corps;
        wg_call(g, ARRIVAL);
    }
}

static void
wittgenstein(Game *g)
{
    await(g, WITTGENSTEIN, g->turn >= ber_first_dice(g, WITTGENSTEIN));
}

static void
avant_garde(Game *g)
{
    await(g, AVANT_GARDE, g->turn >= ber_first_dice(g, AVANT_GARDE));
}

/* The turn after its Avant Garde. */
static void
main_army(Game *g)
{
    await(g, MAIN_ARMY,
            g->came[AVANT_GARDE] && g->came[AVANT_GARDE] < g->turn);
}

const WgStep berezina_arrivals[] = {
    { "11.2", "those of today",       today },
    { "11.2", "Wittgenstein's Army",  wittgenstein },
    { "11.2", "the Avant Garde",      avant_garde },
    { "11.2", "the Main Army",        main_army },
    {0}
};

/* The rest of the Main Army comes the turn after its Avant Garde. */
static bool
is_rolled_for(const Game *g)
{
    return g->coming != MAIN_ARMY && !is_sure(g, g->coming, g->turn);
}

static void
roll_arrival(Game *g)
{
    if (is_rolled_for(g)) {
        wg_roll(g, g->coming == WITTGENSTEIN ? 1 : 2);
    }
}

static void
read_arrival(Game *g)
{
    int corps = g->coming;
    bool comes;

    if (!is_rolled_for(g)) {
        return;
    }
    comes = brings(g, corps, g->turn, wg_die(g, 0)
            + (corps == WITTGENSTEIN ? 0 : wg_die(g, 1)));
    wg_tell(g, AWAITED, corps, limit_of(corps, g->turn), adds_to(g, corps),
            comes);
    if (!comes) {
        wg_leave(g);
    }
}

/* 13.44 Kutusov comes by the Orsha road. */
enum { ORSHA_ROAD = HEX(6005) };

static bool
is_known(const Game *g)
{
    return g->option[OPT_KUTUSOV] && g->coming != WITTGENSTEIN;
}

static void
roll_entry(Game *g)
{
    if (!is_known(g)) {
        wg_roll(g, 1);
    }
}

static void
read_entry(Game *g)
{
    int corps = g->coming;
    int hex = is_known(g) ? ORSHA_ROAD
            : ber_entry_by_die(g, corps, wg_die(g, 0));

    if (corps == WITTGENSTEIN && hex == HEX(1400)) {
        ber_release_corps(g, WITTGENSTEIN);
    }
    if (!is_known(g)) {
        wg_tell(g, ENTRY_DIE, corps, 0, 0, 0);
    }
    arrives(g, corps, hex);
    if (corps == AVANT_GARDE) {
        ber_release_all(g);
    }
}

const WgStep berezina_arrival[] = {
    { "11.2", "dice: does it come?",  roll_arrival },
    { "11.2", "does it come?",        read_arrival },
    { "11.2", "a die: where?",        roll_entry },
    { "11.2", "where?",               read_entry },
    {0}
};

/* ---- onto the edge of the map ---- */

/* 11.4 The French of this turn stand ready to enter; so do the Russians in
   their own movement phase. */
void
ber_line_up(Game *g, int side)
{
    for (int u = first_of(side); u < end_of(side); u++) {
        const Piece *p = piece_of(g, u);

        if (g->unit[u].place != WAITING || p->kind == RABBLE) {
            continue;
        }
        if (side == FRENCH ? p->turn <= g->turn
                : g->came[p->corps] && g->came[p->corps] <= g->turn) {
            ber_put(g, u, ARRIVING);
            g->unit[u].since = g->turn;
        }
    }
}

/* 11.4 Where a French corps comes in. */
void
ber_announce_french(Game *g)
{
    for (int corps = OLD_GUARD; corps <= CORPS_I; corps++) {
        for (int piece = 0; piece < FRENCH_PIECES; piece++) {
            const Piece *p = counter(piece);

            if (p->corps == corps && p->turn == g->turn) {
                arrives(g, corps, g->entry[corps]);
                break;
            }
        }
    }
}
