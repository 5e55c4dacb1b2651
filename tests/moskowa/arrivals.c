/*
 * arrivals.c --
 *
 *      Who arrives in the scenarios of La Bataille de la Moskowa: at what hour,
 *      of which side, how many, and where, as the rulebook prints it.  How many
 *      units a formation has is in its Order of Battle.
 */

#include "begin.h"
#include "paragraph.h"

/* Columns and rows between which a place of the rulebook lies. */
typedef struct Box {
    int west, east, north, south;
} Box;

#define FOMKINA { 7, 14, 47, 54 }
#define EAST_OF_KAMENKA { 40, COLUMNS, 1, ROWS }
#define WEST_OF_KAMENKA { 1, 42, 1, 81 }        /* not south of its tip */
#define SMOLENSK_ROAD { 5, 5, 87, 87 }
#define NORTH_OF_FOREST { 63, COLUMNS, 44, 71 }
#define TEN_EAST_OF_REDOUBT { 54 + 10, 54 + 10, 39, 49 }
#define FIFTEEN_EAST_OF_REDOUBT { 54 + 15, 54 + 15, 39, 52 }
#define FIFTEEN_EAST_OF_FLECHES { 57 + 15, 57 + 15, 53, 68 }
#define PATH_OUT_OF_FOREST { 66, 66, 64, 64 }

/* How they come. */
enum { WHOLE, ONE_BATTALION, IN_ROAD_MODE };

static const struct Arrival {
    int scenario, side;
    const char *hour;           /* of 24 */
    const char *who;            /* corps|division|unit, or @ and a leader */
    int count;                  /* regiments, batteries, leaders */
    int how;
    Box where;
} arrival[] = {
    { SHEWARDINO, WG_FIRST, "17:20", "I|5th Division|*", 4, WHOLE, FOMKINA },
    { SHEWARDINO, WG_FIRST, "17:20", "I|4th Division|33rd Light", 1, WHOLE,
        FOMKINA },
    { SHEWARDINO, WG_FIRST, "17:20", "I|artillery|Foot*", 3, WHOLE, FOMKINA },
    { SHEWARDINO, WG_SECOND, "18:40", "VIII|2nd Grenadier Division|*", 6,
        WHOLE, EAST_OF_KAMENKA },
    { SHEWARDINO, WG_SECOND, "18:40", "@Gorchakov", 1, WHOLE,
        EAST_OF_KAMENKA },
    { SHEWARDINO, WG_FIRST, "19:00", "IC (I Res Cav)|*|*", 18, WHOLE,
        FOMKINA },
    { SHEWARDINO, WG_FIRST, "19:00", "IIC (II Res Cav)|*|*", 20, WHOLE,
        FOMKINA },
    { SHEWARDINO, WG_FIRST, "19:00", "@Nansouty", 1, WHOLE, FOMKINA },
    { SHEWARDINO, WG_FIRST, "19:00", "@Montbrun", 1, WHOLE, FOMKINA },
    { SHEWARDINO, WG_FIRST, "19:20", "I|1st Division|*", 3, WHOLE, FOMKINA },
    { SHEWARDINO, WG_FIRST, "19:40", "I|2nd Division|*", 4, WHOLE, FOMKINA },

    { UTITSA, WG_FIRST, "8:00", "V|*|*", 17, IN_ROAD_MODE, SMOLENSK_ROAD },
    { UTITSA, WG_FIRST, "8:00", "@Poniatowski", 1, IN_ROAD_MODE,
        SMOLENSK_ROAD },
    { UTITSA, WG_FIRST, "10:00", "VIII|*|*", 17, WHOLE, WEST_OF_KAMENKA },
    { UTITSA, WG_FIRST, "10:00", "@Junot", 1, WHOLE, WEST_OF_KAMENKA },
    { UTITSA, WG_SECOND, "11:00", "II|17th Division|Belozersk", 1, WHOLE,
        NORTH_OF_FOREST },
    { UTITSA, WG_SECOND, "11:00", "II|17th Division|Willmanstrand", 1, WHOLE,
        NORTH_OF_FOREST },
    { UTITSA, WG_SECOND, "11:00", "II|artillery|Position*", 1, WHOLE,
        NORTH_OF_FOREST },
    { UTITSA, WG_SECOND, "12:00", "II|4th Division|*", 4, WHOLE,
        NORTH_OF_FOREST },
    { UTITSA, WG_SECOND, "12:00", "II|artillery|Light*", 2, WHOLE,
        NORTH_OF_FOREST },
    { UTITSA, WG_SECOND, "12:00", "@Baggovut", 1, WHOLE, NORTH_OF_FOREST },
    { UTITSA, WG_SECOND, "14:00", "II|17th Division|Ryazan", 1, WHOLE,
        NORTH_OF_FOREST },
    { UTITSA, WG_SECOND, "14:00", "II|17th Division|Brest", 1, WHOLE,
        NORTH_OF_FOREST },

    { MORNING, WG_SECOND, "9:40", "VI|24th Division|Ufimsk", 1, ONE_BATTALION,
        TEN_EAST_OF_REDOUBT },
    { MORNING, WG_SECOND, "9:40", "VI|24th Division|Tomsk", 1, ONE_BATTALION,
        TEN_EAST_OF_REDOUBT },
    { MORNING, WG_SECOND, "9:40", "@Ermolov", 1, WHOLE, TEN_EAST_OF_REDOUBT },
    { MORNING, WG_SECOND, "9:40", "@Kutaisov", 1, WHOLE, TEN_EAST_OF_REDOUBT },
    { MORNING, WG_SECOND, "10:20", "II|17th Division|*", 4, WHOLE,
        TEN_EAST_OF_REDOUBT },
    { MORNING, WG_SECOND, "10:20", "IIIC (III Cav)|*|*", 4, WHOLE,
        TEN_EAST_OF_REDOUBT },
    { MORNING, WG_SECOND, "10:20", "@Kreutz", 1, WHOLE, TEN_EAST_OF_REDOUBT },

    { AFTERNOON, WG_SECOND, "15:20", "V|1st Cuirassier Division|*", 3, WHOLE,
        FIFTEEN_EAST_OF_REDOUBT },
    { AFTERNOON, WG_SECOND, "15:20", "V|artillery|Lifeguard horse*", 2, WHOLE,
        FIFTEEN_EAST_OF_REDOUBT },
    { AFTERNOON, WG_SECOND, "15:40", "IIC (II Cav)|*|*", 12, WHOLE,
        FIFTEEN_EAST_OF_REDOUBT },
    { AFTERNOON, WG_SECOND, "15:40", "@Korff", 1, WHOLE,
        FIFTEEN_EAST_OF_REDOUBT },
    { AFTERNOON, WG_SECOND, "16:00", "IIIC (III Cav)|*|*", 4, WHOLE,
        FIFTEEN_EAST_OF_REDOUBT },
    { AFTERNOON, WG_SECOND, "16:00", "@Kreutz", 1, WHOLE,
        FIFTEEN_EAST_OF_REDOUBT },

    { FLECHES, WG_FIRST, "7:20", "III|10th Division|*", 5, WHOLE,
        EAST_OF_KAMENKA },
    { FLECHES, WG_SECOND, "7:20", "IVC (IV Cav)|*|*", 13, WHOLE,
        FIFTEEN_EAST_OF_FLECHES },
    { FLECHES, WG_SECOND, "7:20", "@Sievers", 1, WHOLE,
        FIFTEEN_EAST_OF_FLECHES },
    { FLECHES, WG_FIRST, "7:40", "III|25th*|*", 9, WHOLE, WEST_OF_KAMENKA },
    { FLECHES, WG_FIRST, "7:40", "@Ney", 1, WHOLE, WEST_OF_KAMENKA },
    { FLECHES, WG_FIRST, "8:00", "IC (I Res Cav)|*|*", 18, WHOLE,
        WEST_OF_KAMENKA },
    { FLECHES, WG_FIRST, "8:00", "@Nansouty", 1, WHOLE, WEST_OF_KAMENKA },
    { FLECHES, WG_FIRST, "8:20", "IVC (IV Res Cav)|*|*", 15, WHOLE,
        WEST_OF_KAMENKA },
    { FLECHES, WG_FIRST, "8:20", "@Latour-Maubourg", 1, WHOLE,
        WEST_OF_KAMENKA },
    { FLECHES, WG_FIRST, "8:20", "@Murat", 1, WHOLE, WEST_OF_KAMENKA },
    { FLECHES, WG_SECOND, "8:20", "III|3rd Division|*", 4, IN_ROAD_MODE,
        PATH_OUT_OF_FOREST },

    { HISTORICAL, WG_FIRST, "8:00", "V|*|*", 17, IN_ROAD_MODE, SMOLENSK_ROAD },
    { HISTORICAL, WG_FIRST, "8:00", "@Poniatowski", 1, IN_ROAD_MODE,
        SMOLENSK_ROAD },
};

enum { ARRIVALS = sizeof arrival / sizeof arrival[0] };

static const char *const scenario[] = {
    "shewardino", "utitsa", "morning", "uvarov", "afternoon", "fleches",
    "historical",
};

static int
clock_of(const char *hour)
{
    int h = 0, minute = 0;

    sscanf(hour, "%d:%d", &h, &minute);
    return (h - 12) * 60 / MINUTES_A_TURN + minute / MINUTES_A_TURN;
}

static bool
means(const struct Arrival *a, int piece)
{
    return side_of(piece) == a->side && (a->who[0] == '@'
            ? msk_leader(a->side, a->who + 1) == piece
            : msk_is_meant(piece, a->who));
}

static const char *
told(const struct Arrival *a, const char *what)
{
    static char text[120];

    snprintf(text, sizeof text, "%s %s, %s: %s", scenario[a->scenario],
            a->hour, a->who, what);
    return text;
}

/* ---- when the match begins: who is expected, and nobody else ---- */

static bool
has_come(int piece)
{
    for (int u = 0; u < PIECES; u++) {
        if (is_marked(g.came, u) && (g.unit[u].piece == piece
                    || (is_battalion(piece_of(&g, u))
                        && piece_of(&g, u)->whole == piece))) {
            return true;
        }
    }
    return false;
}

static bool
is_foretold(const struct Arrival *a, int piece)
{
    int clock = clock_of(a->hour), at = msk_comes_at(&g, piece);

    return means(a, piece) && (at == clock
            || (at == CALLED && clock == scenario_of(&g)->begins
                && has_come(piece)));
}

static void
try_expected(int number)
{
    int expected_ones = 0, listed = 0;

    begin_scenario(scenario[number]);
    for (int piece = 0; piece < PIECES; piece++) {
        expected_ones += msk_comes_at(&g, piece) != CALLED;
    }
    for (int i = 0; i < ARRIVALS; i++) {
        const struct Arrival *a = &arrival[i];
        int count = 0;

        for (int piece = 0; a->scenario == number && piece < PIECES; piece++) {
            count += is_foretold(a, piece);
            listed += is_foretold(a, piece)
                    && msk_comes_at(&g, piece) != CALLED;
        }
        expect_equal(count, a->scenario == number ? a->count : 0, "Scenarios",
                told(a, "how many"));
    }
    expect_equal(expected_ones, listed, moskowa_scenario[number].rule,
            "nobody else comes");
}

/* ---- where ---- */

static bool
is_inside(const Box *box, int hex)
{
    int column = hex / ROWS + 1, row = hex % ROWS + 1;

    return column >= box->west && column <= box->east && row >= box->north
            && row <= box->south;
}

/* All hexes by which they may come; but those in the west, if the road of the
   battle is blocked. */
static void
try_places(const Area *area)
{
    for (int i = 0; i < ARRIVALS; i++) {
        const struct Arrival *a = &arrival[i];

        if (a->scenario != area->scenario || a->side != area->side
                || clock_of(a->hour) != area->clock
                || (a->how == IN_ROAD_MODE) != (area->kind == AREA_COLUMN)) {
            continue;
        }
        for (int hex = msk_next_hex(area->hex, 0); hex < HEXES;
                hex = msk_next_hex(area->hex, hex + 1)) {
            expect(is_inside(&a->where, hex), "Scenarios",
                    told(a, moskowa_hex_name[hex]));
        }
    }
}

/* ---- while it is played, nobody moving ---- */

static bool before[PIECES];
static int came[ARRIVALS];

/* Whom a counter of a regiment, or one of its battalions, belongs to. */
static int
regiment_of(int u)
{
    return is_battalion(piece_of(&g, u)) ? piece_of(&g, u)->whole
            : g.unit[u].piece;
}

static void
check_counter(int i, int u)
{
    const struct Arrival *a = &arrival[i];

    came[i]++;
    expect(g.clock >= clock_of(a->hour), "Scenarios", told(a, "too early"));
    expect_equal(g.phasing, a->side, "Scenarios", told(a, "in whose turn"));
    expect(is_inside(&a->where, g.unit[u].hex), "Scenarios",
            told(a, moskowa_hex_name[g.unit[u].hex]));
    if (!is_person(piece_of(&g, u))) {
        expect(((g.unit[u].state & ROAD_MODE) != 0) == (a->how
                    == IN_ROAD_MODE), "Scenarios", told(a, "road mode"));
        expect(a->how == WHOLE ? !is_battalion(piece_of(&g, u)) : true,
                "Scenarios", told(a, "whole"));
        expect(a->how == ONE_BATTALION ? is_battalion(piece_of(&g, u)) : true,
                "Scenarios", told(a, "a battalion"));
    }
}

/* Those who have come since it was asked last; at first, of those printed to
   arrive. */
static void
check_new(int number, bool first)
{
    for (int u = 0; u < PIECES; u++) {
        bool found = before[u] || !is_marked(g.came, u);

        before[u] = is_marked(g.came, u);
        for (int i = 0; !found && i < ARRIVALS; i++) {
            if (arrival[i].scenario == number
                    && means(&arrival[i], regiment_of(u))
                    && clock_of(arrival[i].hour) <= g.clock
                    && (!first || clock_of(arrival[i].hour) == g.clock)) {
                check_counter(i, u);
                found = true;
            }
        }
        expect(found || first || piece_of(&g, u)->type == AIDE, "Scenarios",
                piece_of(&g, u)->key);
    }
}

/* All rows of an hour that is over have somebody there. */
static void
check_hour(int number, int clock)
{
    for (int i = 0; i < ARRIVALS; i++) {
        const struct Arrival *a = &arrival[i];

        if (a->scenario == number && clock_of(a->hour) == clock) {
            expect(came[i] > 0, "Scenarios", told(a, "nobody has come"));
            expect(a->how == IN_ROAD_MODE || came[i] <= a->count, "Scenarios",
                    told(a, "too many have come"));
        }
    }
}

static void
try_played(int number)
{
    static const WgAction done = { DONE, { 0, 0, 0 } };

    memset(before, 0, sizeof before);
    memset(came, 0, sizeof came);
    begin_scenario(scenario[number]);
    check_new(number, true);
    while (g.flow.side >= 0) {
        int clock = g.clock;

        wg_do(&moskowa_rules, &g, &done);
        if (g.clock != clock) {
            check_hour(number, clock);
        }
        check_new(number, false);
    }
}

/* "If the road is blocked, Poniatowski may appear anywhere west in the same
   turn". */
static void
try_blocked(void)
{
    static const WgAction done = { DONE, { 0, 0, 0 } };
    int road, u, poniatowski, eight = clock_of("8:00");

    begin_scenario("historical");
    road = msk_hex("00587");
    for (u = SECOND; g.unit[u].hex == OFF_MAP || is_person(piece_of(&g, u));) {
        u++;
    }
    msk_take(&g, u);
    msk_put(&g, u, road, 0);
    poniatowski = slot_of(&g, msk_leader(WG_FIRST, "Poniatowski"));
    while (g.clock <= eight) {
        expect(g.clock == eight || g.unit[poniatowski].hex == OFF_MAP,
                "Historical", "nobody before 8:00");
        if (g.clock == eight) {
            expect(g.unit[poniatowski].hex != OFF_MAP
                    && g.unit[poniatowski].hex / ROWS == 0, "Historical",
                    "west, in the same turn");
        }
        wg_do(&moskowa_rules, &g, &done);
    }
}

int
main(void)
{
    for (int number = 0; number < SCENARIOS; number++) {
        try_expected(number);
        try_played(number);
    }
    for (int i = 0; i < moskowa_areas; i++) {
        int kind = moskowa_area[i].kind;

        if (kind == AREA_ARRIVAL || kind == AREA_COLUMN) {
            try_places(&moskowa_area[i]);
        }
    }
    try_blocked();
    return outcome();
}
