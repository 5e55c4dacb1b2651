/*
 * beside.c --
 *
 *      Answers for the table about what lies beside the map: the tracks, who
 *      arrives when, the bridges, the victory points so far.
 */

#include "outside.h"

/* "hours": of each turn {day N hour N light WORD}: day, dusk, which is dark for
   guns alone (13.3), or night. */
static void
hours(const Game *g, WgText *out)
{
    for (int turn = 1; turn <= LAST_TURN; turn++) {
        int hour = 24 / TURNS_A_DAY * turn;

        wg_print(out, "{day %d hour %d light %s} ", 25 + hour / 24, hour % 24,
                is_night(turn) ? "night" : is_dusk(g, turn) ? "dusk" : "day");
    }
}

/* "track": of each box {rating R foot N horse N}. */
static void
track(const Game *g, WgText *out)
{
    (void)g;
    for (int box = 0; box <= TRACK_END; box++) {
        const TrackBox *b = &berezina_track[box];

        wg_print(out, "{rating %s foot %d horse %d} ",
                berezina_rating_words[b->rating],
                b->foot, b->horse);
    }
}

/* ---- who arrives ---- */

static int
printed_turn(int corps)
{
    for (int piece = 0; piece < PIECES; piece++) {
        if (counter(piece)->corps == corps) {
            return counter(piece)->turn;
        }
    }
    return 0;
}

/* How many of a formation are still to come; of a hidden one (3.4) all of it
   while it has not come, but for those who are being set up. */
static int
waiting(const Game *g, int corps)
{
    int waits = 0, known = 0, all = 0;

    for (int u = 0; u < PIECES; u++) {
        const Piece *printed = counter(u);
        bool seen = g->unit[u].piece >= 0;

        all += printed->corps == corps && printed->kind != RABBLE;
        if (seen && piece_of(g, u)->corps == corps
                && piece_of(g, u)->kind != RABBLE) {
            known++;
            waits += g->unit[u].place == WAITING;
        }
    }
    return known ? waits : g->came[corps] || printed_turn(corps) <= 1 ? 0
            : all;
}

/* When a formation comes, or the earliest turn on which dice may bring it:
   then *sure is false. */
static int
turn_of(const Game *g, int corps, bool *sure)
{
    int of, diced = corps == MAIN_ARMY ? AVANT_GARDE : corps;
    int turn = g->came[diced];

    if (turn == 0 && (diced == WITTGENSTEIN || diced == AVANT_GARDE)) {
        turn = ber_first_dice(g, diced);
        turn = turn > g->turn ? turn : g->turn + 1;
        *sure = ber_ways_to_come(g, diced, turn, &of) == of;
    }
    turn = turn ? turn : printed_turn(corps);
    return corps == MAIN_ARMY && !g->came[corps] ? turn + 1 : turn;
}

/* "due": who is still to come: {corps C turn N hex HEX count N sure 0|1}...;
   hex is {} if dice will say, and turn the earliest if it is not sure. */
static void
due(const Game *g, WgText *out)
{
    for (int corps = 0; corps < CORPS_COUNT; corps++) {
        bool sure = true;
        int turn = turn_of(g, corps, &sure), count = waiting(g, corps);
        bool diced = !g->came[corps] && (corps == WITTGENSTEIN
                || (corps >= AVANT_GARDE && !g->option[OPT_KUTUSOV]));

        if (count > 0) {
            wg_print(out, "{corps %s turn %d hex %s count %d sure %d} ",
                    berezina_corps_words[corps], turn,
                    diced ? "{}" : berezina_hex[g->entry[corps]].key, count,
                    sure);
        }
    }
}

/* "arrivals": the dice that are still to be thrown: {corps C turn N ways N of
   N}..., up to where it is sure. */
static void
arrivals(const Game *g, WgText *out)
{
    static const int8_t diced[] = { WITTGENSTEIN, AVANT_GARDE };

    for (int i = 0; i < 2; i++) {
        int ways = 0, of = 1, turn = ber_first_dice(g, diced[i]);

        turn = turn > g->turn ? turn : g->turn + 1;
        for (; !g->came[diced[i]] && turn <= LAST_TURN && ways < of; turn++) {
            ways = ber_ways_to_come(g, diced[i], turn, &of);
            wg_print(out, "{corps %s turn %d ways %d of %d} ",
                    berezina_corps_words[diced[i]], turn, ways, of);
        }
    }
}

/* "activation": of the next roll for the Army of the Danube (6.3.4): the least
   face that releases it, what is added, how often it has been made, and the
   faces that would do now. */
static void
activation(const Game *g, WgText *out)
{
    Adds adds = ber_activation_adds(g);
    int needs = ber_release_needs(g->rolls + 1), faces = 0;
    int add = adds.earthworks + adds.bridge + adds.borissow + adds.deceived;

    for (int die = 1; die <= 6; die++) {
        faces += die + add >= needs;
    }
    wg_print(out, "released %d crossed %d rolls %d needs %d faces %d "
            "adds {earthworks %d bridge %d borissow %d deceived %d}",
            g->released[DANUBE], g->crossed, g->rolls, needs, faces,
            adds.earthworks, adds.bridge, adds.borissow, adds.deceived);
}

/* ---- the rest ---- */

/* "lasting": 13.2 the random events of which something still lasts: the
   Admiral's while he waits, Kutusov's until he comes. */
static void
lasting(const Game *g, WgText *out)
{
    const bool lasts[] = {
        [HARD_FROST] = g->frost > 0,
        [DECEIVED] = g->deceived > 0 && !g->released[DANUBE],
        [CAUSEWAY] = g->causeway, [THAW] = g->frost < 0,
        [URGED_ON] = g->urged && !g->came[AVANT_GARDE]
    };

    for (int event = 0; event <= URGED_ON; event++) {
        if (lasts[event]) {
            wg_print(out, "%s ", berezina_chance_words[event]);
        }
    }
}

/* "bridges": two a ford, {ford HEX number N east WORD west WORD left N breaks N
   russian 0|1 crossed N}: by its eastern hex; how far each half is; the
   crossings left; the least face at which it breaks this turn, 0 if no die is
   thrown; how many have crossed. */
static void
bridges(const Game *g, WgText *out)
{
    for (int n = 0; n < 2 * FORDS; n++) {
        const Bridge *b = &g->bridge[n / 2][n % 2];

        wg_print(out, "{ford %s number %d east %s west %s left %d "
                "breaks %d russian %d crossed %d} ",
                berezina_hex[berezina_ford[n / 2].east].key, n % 2 + 1,
                berezina_half_words[b->half[EAST]],
                berezina_half_words[b->half[WEST]], ber_crossings_left(b),
                ber_breaks_from(g, n), b->russian, b->crossed);
    }
}

/* "works": 8.2 each hex of the earthworks with the side that holds it, {hex HEX
   holder SIDE}...; 13.2 the causeway's hex, {hex HEX damaged 1}, while it is
   that. */
static void
works(const Game *g, WgText *out)
{
    for (int hex = 0; hex < HEXES; hex++) {
        if (berezina_hex[hex].earthwork) {
            wg_print(out, "{hex %s holder %d} ", berezina_hex[hex].key,
                    ber_holds_works(g, FRENCH, hex) ? FRENCH : RUSSIAN);
        }
    }
    if (g->causeway) {
        wg_print(out, "{hex %s damaged 1} ",
                berezina_hex[berezina_exit[EXIT_1013]].key);
    }
}

/* "victory": the points, the level, which of the chart is a draw, the least
   points of all levels but the last, how many combat
   units and leaders are out and lost, treasures kept, steps lost, and how many
   of the French are not known (3.4); and each piece that has points, SLOT
   POINTS. */
static void
victory(const Game *g, WgText *out)
{
    int out_of[2] = { 0, 0 }, lost[2] = { 0, 0 }, treasures = 0, steps = 0;
    int hidden = 0;

    wg_print(out, "score %d level %s draw %d chart {",
            ber_score(g, FRENCH), berezina_level_words[ber_level(g)], DRAW);
    for (int level = 0; level < LEVELS - 1; level++) {
        wg_print(out, "%d ", berezina_level[level]);
    }
    wg_print(out, "} pieces {");
    for (int u = 0; u < FRENCH_PIECES; u++) {
        hidden += g->unit[u].piece == HIDDEN;
        if (g->unit[u].piece < 0 || piece_of(g, u)->kind == RABBLE) {
            continue;
        }
        out_of[piece_of(g, u)->kind == LEADER] += g->unit[u].place == EXITED;
        lost[piece_of(g, u)->kind == LEADER] += g->unit[u].place == ELIMINATED;
        treasures += g->unit[u].treasure;
        steps += g->unit[u].losses;
        if (ber_points_of(g, u)) {
            wg_print(out, "%d %d ", u, ber_points_of(g, u));
        }
    }
    wg_print(out, "} out {units %d leaders %d} lost {units %d leaders %d} "
            "treasures %d steps %d hidden %d", out_of[0], out_of[1], lost[0],
            lost[1], treasures, steps, hidden);
}

/* Is it about this?  Then it has been answered. */
static void
level(const Game *g, WgText *out)
{
    wg_add(out, berezina_level_words[ber_level(g)]);
}

const WgAnswer ber_answers_beside[] = {
    { "hours", .tell = hours,
        .shape = "list {dict {day number hour number light word}}" },
    { "due", .tell = due,
        .shape = "list {dict {corps word turn number hex place? "
            "count number sure flag}}" },
    { "arrivals", .tell = arrivals,
        .shape = "list {dict {corps word turn number ways number of "
            "number}}" },
    { "activation", .tell = activation,
        .shape = "dict {released flag crossed number rolls number "
            "needs number faces number adds {dict {earthworks number "
            "bridge number borissow number deceived number}}}" },
    { "bridges", .tell = bridges,
        .shape = "list {dict {ford place number number east word west word "
            "left number breaks number russian flag crossed number}}" },
    { "lasting", .tell = lasting, .shape = "list event" },
    { "works", .tell = works,
        .shape = "list {dict {hex place ?holder side ?damaged flag}}" },
    { "victory", .tell = victory,
        .shape = "dict {score number level word draw number "
            "chart {list points} pieces {map slot number} "
            "out {dict {units number leaders number}} "
            "lost {dict {units number leaders number}} treasures number "
            "steps number hidden number}" },
    { "track", .tell = track,
        .shape = "list {dict {rating rating foot number horse number}}" },
    { "level", .tell = level, .shape = "word" }, {0}
};
