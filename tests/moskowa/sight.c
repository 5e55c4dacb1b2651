/*
 * sight.c --
 *
 *      Line of Sight in La Bataille de la Moskowa: the list of what blocks it
 *      and the exceptions, each on hexes of the map; the table against lines
 *      that are measured where they are.
 */

#include <stdlib.h>
#include <string.h>

#include "generic/moskowa/sight.h"
#include "generic/moskowa/zones.h"
#include "paragraph.h"

static void
sees(const char *from, const char *to, bool wanted, const char *paragraph,
        const char *what)
{
    expect(msk_sees_ground(msk_hex(from), msk_hex(to)) == wanted, paragraph,
            what);
}

/* ---- the ground ---- */

static void
try_cover(void)
{
    sees("00137", "00140", true, "Line of Sight", "over clear ground");
    sees("07245", "07247", true, "Sight.5", "into a wood");
    sees("07245", "07248", false, "Line of Sight", "through a wood");
    sees("06845", "06847", true, "Sight.5", "into the first hex");
    sees("06845", "06848", false, "Sight.5", "not into the second");
    sees("00336", "00337", true, "Sight.5", "into a village");
    sees("00336", "00338", false, "Line of Sight", "through a village");
    sees("00137", "00336", false, "Line of Sight", "through an orchard");
    sees("04133", "04333", true, "Sight.5", "into a town");
    sees("04234", "04432", false, "Sight.5", "not into its second");
    sees("01126", "01326", false, "Line of Sight",
            "along a hexside of a wood");
}

static void
try_over(void)
{
    int high = msk_hex("00135"), low = msk_hex("00139");

    expect(msk_is_seen_over(high, low, msk_hex("00136")), "Sight.2",
            "nearer than half to the firing unit above");
    expect(!msk_is_seen_over(high, low, msk_hex("00137")), "Sight.2",
            "half the distance is not less");
    expect(!msk_is_seen_over(high, low, msk_hex("00138")), "Sight.2",
            "farther than half");
    expect(msk_is_seen_over(low, high, msk_hex("00136")), "Sight.3",
            "nearer than half to the target above");
    expect(!msk_is_seen_over(low, high, msk_hex("00137")), "Sight.3",
            "half the distance is not less");
    expect(!msk_is_seen_over(low, low, msk_hex("00138")), "Sight.1",
            "not above it");
    expect(msk_is_seen_over(msk_hex("06057"), msk_hex("06060"),
            msk_hex("06059")), "Sight.1", "both above it");
    expect(msk_is_seen_over(msk_hex("06057"), msk_hex("06060"),
            msk_hex("00143")), "Sight.1", "both above it, far from it");
    sees("06354", "06053", false, "Sight.2",
            "a wood farther than half from the higher");
}

static void
try_slopes(void)
{
    sees("00135", "00136", true, "Sight.7", "down to the slope");
    sees("00135", "00137", true, "Sight.7", "down over the slope");
    sees("00135", "00139", true, "Sight.7", "and far beyond");
    sees("00139", "00135", true, "Sight.7", "and up again");
    sees("00134", "00136", false, "R-M96",
            "from behind the crest to the slope");
    sees("00134", "00137", false, "Sight.7", "from behind the crest");
    sees("00137", "00134", false, "Sight.7", "and up to there");
    sees("06057", "06060", true, "Sight.1", "over a valley");
    sees("06031", "06033", false, "R-M95", "over a ridge");
    sees("02802", "02805", false, "R-M95", "over a broad ridge");
    sees("06933", "06936", true, "Sight.7", "down to the next crest");
    sees("06933", "06937", true, "Line of Sight", "to the slope below it");
    sees("06933", "06938", false, "Sight.2",
            "not to the dead ground behind");
    sees("00143", "00343", true, "Sight.4", "along a slope");
    sees("00542", "00742", true, "Sight.4",
            "along the hexside between a slope and the height");
}

/* The hexes of the mound are slopes, for line of sight. */
static void
try_mound(void)
{
    const char *note = "Line of Sight note";

    sees("05444", "05442", true, note, "from the redoubt over its north hex");
    sees("05444", "05446", true, note, "over its south hex");
    sees("05444", "05244", true, note, "west from it");
    sees("05442", "05446", false, note, "over all of the mound");
    sees("05344", "05544", false, note, "over the redoubt");
    sees("05443", "05445", false, note, "from the one to the other");
    sees("05442", "05443", true, note, "onto it");
    sees("05142", "05446", true, "R-M98", "along its foot");
    sees("05446", "05545", false, "Sight.7",
            "beside its foot, from behind the crest");
    sees("05343", "05743", false, "Sight.7", "and farther off");
    sees("05146", "05546", true, "Sight.4", "beside its foot, on a crest");
    sees("05048", "05442", true, "Sight.4", "and far below");
    sees("04542", "05444", true, "R-M98", "from afar to the redoubt");
}

static bool
is_hidden(int from, int to)
{
    Passed passed[MOST_PASSED];
    WgHexSight sight[MOST_PASSED];
    int odd = from / ROWS & 1, column = from / ROWS;
    int count = msk_measure_line(odd, to / ROWS - column,
            to % ROWS - from % ROWS, passed);
    int here = wg_hex_line(&moskowa_grid, from, to, sight, MOST_PASSED);

    /* Measured where it is, a line passes the same, but at the edge. */
    for (int i = 0; i < here; i++) {
        bool found = false;

        for (int j = 0; j < count; j++) {
            int hex = hex_at(from, passed[j].east, passed[j].south);
            int other = hex_at(from, passed[j].other_east,
                    passed[j].other_south);

            found |= (hex == sight[i].hex && other == sight[i].other)
                    || (hex == sight[i].other && other == sight[i].hex);
        }
        expect(found, "Line of Sight", "a line is the same everywhere");
    }
    expect(here <= count, "Line of Sight", "nothing is left out");
    return msk_hiding_ground(from, to, passed, count) != OFF_MAP;
}

static void
try_table(void)
{
    long seen = 0, all = 0;

    for (int from = 0; from < HEXES; from++) {
        int column = from / ROWS, row = from % ROWS;

        for (int i = 0; i < 19 * 19; i++) {
            int other = column + i / 19 - 9, line = row + i % 19 - 9;
            int to = other * ROWS + line;
            bool sight;

            if (other < 0 || other >= COLUMNS || line < 0 || line >= ROWS
                    || msk_distance(from, to) > FARTHEST) {
                continue;
            }
            sight = msk_sees_ground(from, to);
            all++;
            seen += sight;
            expect(sight == msk_sees_ground(to, from), "Line of Sight",
                    "who sees is seen");
            expect(sight || msk_distance(from, to) > 1, "Line of Sight",
                    "neighbours see one another");
            if (from % 41 == 0) {
                expect(sight != is_hidden(from, to), "Line of Sight",
                        "the table is right");
            }
        }
    }
    expect(seen > all / 10 && seen < all * 9 / 10, "Line of Sight",
            "some is seen and some is not");
}

/* Whoever sees over a hex of the mound stands on the mound beside it, or above
   it. */
static void
try_over_mound(void)
{
    int over = 0;

    for (int from = 0; from < HEXES; from++) {
        for (int to = 0; to < from; to++) {
            WgHexSight sight[MOST_PASSED];
            int count;

            if (from / ROWS - to / ROWS > FARTHEST
                    || msk_distance(from, to) > FARTHEST
                    || msk_distance(from, msk_hex("05444")) > FARTHEST
                    || !msk_sees_ground(from, to)) {
                continue;
            }
            count = wg_hex_line(&moskowa_grid, from, to, sight, MOST_PASSED);
            for (int i = 0; i < count; i++) {
                int hex = sight[i].hex;

                if (sight[i].other >= 0 || moskowa_hex[hex].slope != MOUND) {
                    continue;
                }
                expect(msk_is_seen_over(from, to, hex)
                        || (moskowa_hex[from].slope == MOUND
                            && msk_distance(from, hex) == 1)
                        || (moskowa_hex[to].slope == MOUND
                            && msk_distance(to, hex) == 1),
                        "Line of Sight note", "the mound hides");
                over++;
            }
        }
    }
    expect(over > 0, "Line of Sight note", "somebody sees over it");
}

/* Lines are numbered without gaps. */
static void
try_numbers(void)
{
    for (int odd = 0; odd < 2; odd++) {
        int from = (50 + odd) * ROWS + 40, count = 0;
        bool met[LINES] = {0};

        for (int to = 0; to < HEXES; to++) {
            int line = msk_distance(from, to) > FARTHEST ? -1
                    : msk_line_number(from, to);

            expect(line < LINES && (line < 0 || !met[line]), "Line of Sight",
                    "each has its number");
            if (line >= 0) {
                met[line] = true;
                count++;
            }
        }
        expect_equal(count, LINES, "Line of Sight", "lines");
    }
}

/* ---- units ---- */

static Game game;

static int
slot(int type)
{
    for (int u = 0; u < PIECES; u++) {
        if (moskowa_piece[u].type == type && game.unit[u].hex == OFF_MAP) {
            return u;
        }
    }
    return 0;
}

static bool
sees_past(int type, const char *hex, const char *from, const char *to)
{
    int u = slot(type);
    bool sight;

    msk_put(&game, u, msk_hex(hex), 0);
    sight = msk_sees(&game, msk_hex(from), msk_hex(to));
    expect(sight == msk_sees(&game, msk_hex(to), msk_hex(from)),
            "Line of Sight", "who sees is seen");
    msk_take(&game, u);
    return sight;
}

static void
try_units(void)
{
    for (int u = 0; u < PIECES; u++) {
        game.unit[u].piece = (int16_t)u;
        game.unit[u].hex = OFF_MAP;
    }
    msk_mark_held(&game);
    expect(msk_sees(&game, msk_hex("00137"), msk_hex("00140")),
            "Line of Sight", "nobody between");
    expect(!sees_past(INFANTRY, "00138", "00137", "00140"), "Line of Sight",
            "a unit between");
    expect(!sees_past(GUNS, "00138", "00137", "00140"), "Line of Sight",
            "guns between");
    expect(sees_past(LEADER, "00138", "00137", "00140"), "Line of Sight",
            "a leader hides nobody");
    expect(sees_past(AIDE, "00138", "00137", "00140"), "Line of Sight",
            "an aide hides nobody");
    expect(sees_past(INFANTRY, "00140", "00137", "00140"), "Line of Sight",
            "the target does not hide itself");
    expect(sees_past(INFANTRY, "00238", "00137", "00140"), "Line of Sight",
            "who stands beside the line");
    /* Due east the line runs between two hexes, then through one. */
    sees("00731", "00931", true, "Line of Sight", "due east");
    expect(!sees_past(INFANTRY, "00830", "00731", "00931"), "Line of Sight",
            "along the hexside of a unit");
    expect(!sees_past(CAVALRY, "00831", "00731", "00931"), "Line of Sight",
            "on either hand");
    expect(sees_past(INFANTRY, "00137", "00135", "00140"),
            "Sight.2", "from above over a unit that is near");
    expect(!sees_past(INFANTRY, "00138", "00135", "00140"),
            "Sight.2", "not over one that is far");
    expect(!sees_past(INFANTRY, "00136", "00135", "00140"),
            "Sight.6", "not over one on the slope");
}

/* ---- skirmishers ---- */

static int
piece(const char *key)
{
    for (int u = 0; u < PIECES; u++) {
        if (strcmp(moskowa_piece[u].key, key) == 0) {
            return u;
        }
    }
    expect(false, "Order of Battle", key);
    return 0;
}

static void
put(const char *key, const char *hex, int facing, int state)
{
    int u = piece(key);

    if (game.unit[u].hex != OFF_MAP) {
        msk_take(&game, u);
    }
    game.unit[u].facing = (int8_t)facing;
    game.unit[u].state = (uint8_t)state;
    msk_put(&game, u, msk_hex(hex), 0);
}

static bool
is_seen(const char *from, const char *to)
{
    return msk_sees(&game, msk_hex(from), msk_hex(to));
}

static void
try_skirmishers(void)
{
    int hex = msk_hex("00732");

    put("f_I_1_13L_b1", "00732", NORTH, 0);
    expect(msk_is_skirmisher(&game, hex), "Skirmishers",
            "a battalion of range 2 alone");
    put("f_Davout", "00732", NORTH, 0);
    expect(msk_is_skirmisher(&game, hex), "Skirmishers", "with a leader");
    put("f_I_1_13L_b2", "00732", NORTH, 0);
    expect(!msk_is_skirmisher(&game, hex), "Skirmishers",
            "two negate each other");
    msk_take(&game, piece("f_I_1_13L_b1"));
    msk_take(&game, piece("f_I_1_13L_b2"));
    expect(!msk_is_skirmisher(&game, hex), "Skirmishers", "a leader");
    put("f_I_1_13L", "00732", NORTH, 0);
    expect(!msk_is_skirmisher(&game, hex), "Skirmishers", "no regiment");
    msk_take(&game, piece("f_I_1_13L"));
    put("f_I_5_57_b1", "00732", NORTH, 0);
    expect(!msk_is_skirmisher(&game, hex), "Skirmishers", "of range 1");
    msk_take(&game, piece("f_I_5_57_b1"));
    put("f_IG_MG_FG", "00732", NORTH, 0);
    expect(msk_is_skirmisher(&game, hex), "R-M27", "a unit of one battalion");
    msk_take(&game, piece("f_IG_MG_FG"));

    /* One at 00732 that faces north has 00731 in its zone. */
    expect(is_seen("00631", "00830"), "Skirmishers.3", "nobody there");
    put("f_I_1_13L_b1", "00732", NORTH, 0);
    expect(!is_seen("00631", "00830"), "Skirmishers.3",
            "not through its zone");
    expect(is_seen("00631", "00731"), "R-M28", "into it");
    expect(is_seen("00734", "00732") && is_seen("00732", "00730")
            && is_seen("00730", "00732"), "R-M100",
            "itself is seen, and sees");
    put("f_I_1_13L_b1", "00732", SOUTH, 0);
    expect(is_seen("00631", "00830"), "Skirmishers.3", "behind it");
    put("f_I_1_13L_b1", "00732", NORTH, ROUTING);
    expect(is_seen("00631", "00830"), "Effects of Rout.12", "no zone");
    put("f_I_1_13L_b1", "00732", NORTH, 0);
    put("f_I_1_13L_b2", "00732", NORTH, 0);
    expect(is_seen("00631", "00830"), "Skirmishers.3", "no skirmishers");
}

int
main(void)
{
    try_numbers();
    try_cover();
    try_over();
    try_slopes();
    try_mound();
    try_over_mound();
    try_table();
    try_units();
    try_skirmishers();
    return outcome();
}
