/*
 * arrive.c --
 *
 *      11.2, 11.4 Who comes when, and where: the dice at the start of a turn.
 */

#include "chapters.h"

enum { DIE_OF_WITTGENSTEIN = 12, SURE_OF_WITTGENSTEIN = 15, KUTUSOV = 15,
    KUTUSOV_NEEDS = 9 };

/* The map's edge on which a hex lies. */
static bool
same_edge(int hex, int other)
{
    int row = hex / COLUMNS, column = hex % COLUMNS;

    return (column == 0 && other % COLUMNS == 0)
            || (column == COLUMNS - 1 && other % COLUMNS == COLUMNS - 1)
            || (row == 0 && other / COLUMNS == 0)
            || (row == ROWS - 1 && other / COLUMNS == ROWS - 1);
}

/* Round the map's edge. */
static int
next_on_edge(int hex)
{
    int row = hex / COLUMNS;

    return hex + (hex % COLUMNS == 0 && row > 0 && row < ROWS - 1
            ? COLUMNS - 1 : 1);
}

/* 11.2 Where the enemy stands there, the nearest free hex of that edge. */
int
ber_entry(const Game *g, int side, int hex)
{
    int best = hex;

    if (g->stack[!side][hex] == 0) {
        return hex;
    }
    for (int other = 0; other < HEXES; other = next_on_edge(other)) {
        if (same_edge(hex, other) && g->stack[!side][other] == 0
                && bank_of(other) == bank_of(hex)
                && (best == hex
                    || distance(hex, other) < distance(hex, best))) {
            best = other;
        }
    }
    return best;
}

/* R-B28 Of the entries in question that from which the way by road to the
   nearest French combat unit is shortest; the first of those alike. */
static int
closest_entry(const Game *g, const int16_t *entry, int count)
{
    int best = 0, least = WG_HEX_FAR;

    for (int i = 0; i < count; i++) {
        int far = ber_way_to_french(g, entry[i]);

        if (far < least) {
            least = far;
            best = i;
        }
    }
    return entry[best];
}

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

/* One die for Wittgenstein, two for the Avant Garde: do they bring it? */
static bool
brings(const Game *g, int corps, int turn, int dice)
{
    static const int8_t most[] = { 1, 2, 4 };

    return is_sure(g, corps, turn) || (corps == WITTGENSTEIN
            ? dice <= most[turn - DIE_OF_WITTGENSTEIN]
            : dice + (g->urged ? 2 : 0) >= KUTUSOV_NEEDS);
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
    if (is_rolled_for(g) && !brings(g, g->coming, g->turn, wg_die(g, 0)
            + (g->coming == WITTGENSTEIN ? 0 : wg_die(g, 1)))) {
        wg_leave(g);
    }
}

/* 13.44 Kutusov comes by the Orsha road. */
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
    static const int16_t ways[] = {
        HEX(1400), HEX(3000), HEX(4200)
    };
    static const int16_t van[3][3] = {
        { HEX(3000), HEX(4200), HEX(4200) },
        { HEX(5100), HEX(6005), HEX(6005) },
        { HEX(6012), HEX(6019), HEX(5428) }
    };
    static const int16_t main_body[2][2] = {
        { HEX(5100), HEX(6005) }, { HEX(4200), HEX(6012) }
    };
    int corps = g->coming, hex = HEX(6005);
    int die = is_known(g) ? 0 : wg_die(g, 0) - 1;

    if (corps == WITTGENSTEIN) {
        hex = ways[die / 2];
        if (hex == HEX(1400)) {
            ber_release_corps(g, WITTGENSTEIN);
        }
    } else if (!is_known(g)) {
        hex = corps == AVANT_GARDE ? closest_entry(g, van[die / 2], 3)
                : closest_entry(g, main_body[die / 3], 2);
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
