/*
 * forces.c --
 *
 *      The order of battle of La Bataille de la Moskowa: totals, values that
 *      the rulebook prints, battalions, leaders; that the words of every area
 *      mean somebody.
 */

#include <stdlib.h>
#include <string.h>

#include "generic/moskowa/forces.h"
#include "generic/moskowa/ground.h"
#include "paragraph.h"

static int
piece(const char *key)
{
    for (int i = 0; i < PIECES; i++) {
        if (strcmp(moskowa_piece[i].key, key) == 0) {
            return i;
        }
    }
    expect(false, "Order of Battle", key);
    return 0;
}

/* ---- totals ---- */

static void
try_totals(void)
{
    static const int counters[2] = { 257, 234 }, points[2] = { 1516, 1406 };
    static const int leaders[2] = { 21, 20 }, aides[2] = { 8, 7 };
    int battalions = 0;

    for (int side = 0; side < 2; side++) {
        int found[4] = {0};

        for (int i = first_of(side); i < end_of(side); i++) {
            const Piece *p = &moskowa_piece[i];

            found[2] += p->type == LEADER;
            found[3] += p->type == AIDE;
            battalions += is_battalion(p);
            if (!is_person(p) && !is_battalion(p)) {
                found[0]++;
                found[1] += p->points;
            }
            expect(p->formation < 0
                    || moskowa_formation[p->formation].side == side,
                    "Order of Battle", "a formation is of its side");
        }
        expect_equal(found[0], counters[side], "M5", "counters");
        expect_equal(found[1], points[side], "M5", "stacking points");
        expect_equal(found[2], leaders[side], "M6", "leaders");
        expect_equal(found[3], aides[side], "R-M57", "aides");
    }
    expect_equal(battalions, 382, "R-M26", "battalions of regiments");
}

/* A base-six number of two digits. */
static bool
is_dice(int value)
{
    return value / 10 >= 1 && value / 10 <= 6 && value % 10 >= 1
            && value % 10 <= 6;
}

static void
try_pieces(void)
{
    for (int i = 0; i < PIECES; i++) {
        const Piece *p = &moskowa_piece[i];
        int points = 0, count = 0;

        for (int j = i + 1; j < PIECES; j++) {
            expect(strcmp(p->key, moskowa_piece[j].key) != 0, "M5", p->key);
        }
        expect(strlen(p->source) == 3
                && strspn(p->source, "RHC") == 3, "M5", p->key);
        if (is_person(p)) {
            expect(p->points == 0 && p->class == CLASS_NONE, "M6", p->key);
            expect(p->type != AIDE
                    || moskowa_piece[p->whole].type == LEADER, "M6", p->key);
            continue;
        }
        expect(p->morale == 0 || is_dice(p->morale),
                "Use of the 36 Probability Tables", p->key);
        expect(p->points > 0 && p->movement > 0 && p->class != CLASS_NONE,
                "Counter Information", p->key);
        expect(is_guns(p) == (p->fire[FAR_BAND] > 0), "Range.3", p->key);
        expect(!is_guns(p) || (p->fire[NEAR_BAND] > p->fire[MIDDLE_BAND]
                && p->fire[MIDDLE_BAND] > p->fire[FAR_BAND]), "Range.3",
                p->key);
        for (int j = 0; j < PIECES; j++) {
            if (is_battalion(&moskowa_piece[j])
                    && moskowa_piece[j].whole == i) {
                points += moskowa_piece[j].points;
                count++;
            }
        }
        expect_equal(count, p->battalions, "Stacking.6", p->key);
        expect(count == 0 || points == p->points, "R-M26", p->key);
    }
}

/* ---- what the rulebook prints ---- */

/* How many counters of a type in a corps, of so many points and movement. */
static int
batteries(int side, const char *corps, int points, int movement, int range)
{
    int count = 0;

    for (int i = first_of(side); i < end_of(side); i++) {
        const Piece *p = &moskowa_piece[i];

        count += is_guns(p)
                && strcmp(moskowa_formation[p->formation].corps, corps) == 0
                && (!points || p->points == points)
                && (!movement || p->movement == movement)
                && (!range || p->range == range);
    }
    return count;
}

static void
try_printed(void)
{
    static const struct {
        int side;
        const char *corps;
        int count;
    } printed[] = {
        { 0, "I", 17 }, { 0, "III", 10 }, { 0, "IV", 13 }, { 0, "VIII", 4 },
        { 0, "IC (I Res Cav)", 4 }, { 0, "IIIC (III Res Cav)", 3 },
        { 0, "IVC (IV Res Cav)", 3 },
        { 1, "II", 7 }, { 1, "III", 7 }, { 1, "IV", 6 }, { 1, "V", 6 },
        { 1, "VI", 7 }, { 1, "VII", 7 }, { 1, "VIII", 7 },
        { 1, "IC (I Cav)", 1 }, { 1, "IIC (II Cav)", 2 },
        { 1, "IIIC (III Cav)", 1 }, { 1, "IVC (IV Cav)", 2 },
        { 1, "Reserve Artillery", 24 },
    };
    const Piece *guns = &moskowa_piece[piece("f_I_I")];

    /* IV Corps: 12, and the battery of the Bavarians. */
    for (size_t i = 0; i < sizeof printed / sizeof printed[0]; i++) {
        expect_equal(batteries(printed[i].side, printed[i].corps, 0, 0, 0),
                printed[i].count, "Order of Battle", printed[i].corps);
    }
    expect(guns->fire[NEAR_BAND] == 14 && guns->fire[MIDDLE_BAND] == 8
            && guns->fire[FAR_BAND] == 3 && guns->points == 3
            && guns->movement == 5, "Range.3", "14-8-3");
    expect(batteries(1, "VIII", 0, 0, 9) >= 2, "Scenario 1",
            "VIII Corps, 9 hexes");
    expect(batteries(1, "II", 0, 0, 9) >= 1, "Scenario 2",
            "II Corps, 9 hexes");
    expect(batteries(1, "II", 0, 0, 8) >= 2, "Scenario 2",
            "II Corps, 8 hexes");
    expect(batteries(0, "III", 3, 5, 0) >= 4, "Scenario 3",
            "III Corps, 3-5");
    expect(batteries(1, "VII", 2, 5, 8) >= 3, "Scenario 5",
            "VII Corps, 2-5, 8 hexes");
    expect(batteries(1, "Reserve Artillery", 3, 5, 0) >= 2, "Scenario 3",
            "Reserve, 3-5");
    expect(batteries(1, "Reserve Artillery", 4, 10, 0) >= 2, "Scenario 4",
            "Reserve, 4-10");
    expect(batteries(1, "Reserve Artillery", 2, 10, 0) >= 1, "Scenario 4",
            "Reserve, 2-10");
}

static void
try_kinds(void)
{
    int kutuzov = msk_leader(1, "Kutuzov"), dragoons = piece("f_IG_GC_ED");
    Piece foot = msk_dismounted(dragoons);

    expect_equal(moskowa_piece[msk_leader(0, "Napoleon")].lost, 200,
            "Victory Conditions", "Napoleon");
    expect_equal(moskowa_piece[kutuzov].lost, 100, "Victory Conditions",
            "Kutuzov");
    expect_equal(moskowa_piece[msk_leader(1, "Bennigsen")].lost, 20,
            "Victory Conditions", "Bennigsen");
    expect_equal(moskowa_piece[msk_leader(0, "Ney")].lost, 20,
            "Victory Conditions", "Ney");
    expect_equal(moskowa_piece[msk_leader(0, "Junot")].lost, 10,
            "Victory Conditions", "Junot");
    expect(moskowa_piece[msk_leader(0, "Poniatowski")].morale > 9,
            "Special Leaders", "Poniatowski's bonus is more than 9");
    expect(msk_leader(1, "Napoleon") < 0, "M6", "of that side");

    expect(msk_may_dismount(dragoons), "Dragoons.1", "dragoons");
    expect(foot.points == 10 && foot.fire[0] == 15 && foot.range == 1
            && foot.melee == 15 && foot.morale == 12 && foot.movement == 6
            && foot.type == DISMOUNTED, "M5.4", "dismounted");
    expect(!msk_may_dismount(piece("r_IVC_IVC_KhD"))
            && !msk_may_dismount(piece("r_IVC_IVC_ChD"))
            && moskowa_piece[piece("r_IVC_IVC_KhD")].type == DISMOUNTED,
            "Dragoons.9", "two can never mount");
    expect(!msk_may_dismount(piece("r_IVC_IVC_EkC")), "R-M53",
            "cuirassiers do not");

    expect(msk_is_cossack(piece("r_P_Ilo")), "Cossacks", "Ilovaisk's");
    expect(!msk_is_cossack(piece("r_IC_IC_LGCo")), "Cossacks.5",
            "the Guard's are none");
    expect(moskowa_piece[piece("r_IC_IC_LGCo")].lance > 0, "Lancers",
            "but lancers");
    expect(msk_is_polish(piece("f_V_16_3"))
            && msk_is_polish(piece("f_IVC_IVC_7L"))
            && !msk_is_polish(piece("f_I_5_57"))
            && !msk_is_polish(piece("r_IIC_IIC_PoU")), "Special Leaders",
            "Poles");
    expect(msk_is_guard(piece("f_IG_OG_1C")) && !msk_is_guard(
            piece("f_I_5_57")), "M4.4", "guards");
    expect_equal(moskowa_piece[piece("f_IG_OG_1C")].morale, 0,
            "When to check.5", "the Old Guard never checks");
}

/* ---- the words of the scenarios ---- */

static int
meant(int side, const char *term)
{
    int count = 0;

    for (int i = first_of(side); i < end_of(side); i++) {
        count += msk_is_meant(i, term);
    }
    return count;
}

static void
try_term(const Area *a, const char *term)
{
    char *end;
    long least = strtol(term + (*term == '-'), &end, 10);

    if (*term == '@') {
        expect(msk_leader(a->side, term + 1) >= 0, a->name, term);
        return;
    }
    term += *term == '-';
    if (least > 0 && (strncmp(end, " x ", 3) == 0
            || strncmp(end, "bn ", 3) == 0)) {
        term = end + 3;
    } else {
        least = 1;
    }
    expect(meant(a->side, term) >= least
            || (strstr(a->units, "bn ") && meant(a->side, term) > 0),
            a->name, term);
}

static void
try_terms(void)
{
    int terms = 0;

    for (int i = 0; i < moskowa_areas; i++) {
        char units[1000], *next = units;

        expect(strlen(moskowa_area[i].units) < sizeof units, "Scenarios",
                "long");
        snprintf(units, sizeof units, "%s", moskowa_area[i].units);
        while (*next) {
            char *end = next + strcspn(next, ";"), *term = next;

            next = *end ? end + 1 : end;
            *end = '\0';
            try_term(&moskowa_area[i], term);
            terms++;
        }
    }
    expect_equal(terms, 243, "Scenarios", "terms");
    expect_equal(meant(1, "VIII|27th Division|*"), 6, "Scenario 1",
            "27th Division");
    expect_equal(meant(0, "I|5th Division|*"), 4, "Scenario 1",
            "5th Division");
    expect_equal(meant(1, "VI|7th Division|11th Jager"), 1, "Scenario 1",
            "11th Jagers");
    expect_equal(meant(1, "IVC (IV Cav)|*|*"), 13, "Scenario 1",
            "IV Cavalry Corps and its guns");
    expect_equal(meant(0, "nobody"), 0, "Scenarios", "no term");
}

int
main(void)
{
    try_totals();
    try_pieces();
    try_printed();
    try_kinds();
    try_terms();
    return outcome();
}
