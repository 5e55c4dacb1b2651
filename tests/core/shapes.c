/*
 * shapes.c --
 *
 *      A group that keeps its formation, in La Bataille: who finds its place
 *      taken goes as near to it as it can.  And what is told before of where
 *      they could be sent.
 */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../../generic/core/match/match.h"

static void
expect(bool good, const char *what, const char *told)
{
    if (!good) {
        fprintf(stderr, "shapes: %s: \"%s\"\n", what, told);
        exit(1);
    }
}

static WgMatch *
begin(const char *scenario)
{
    WgError err;
    WgMatch *m = wg_match_new("moskowa", scenario, "", "0", &err);

    expect(m != NULL, "begins", err.text);
    return m;
}

/* Are both in it?  It is freed. */
static void
tells(char *text, const char *what, const char *more)
{
    expect(strstr(text, what) != NULL, what, text);
    expect(strstr(text, more) != NULL, more, text);
    free(text);
}

/* The way of one leads over hexes of others: it goes up to them, and is told of
   as short. */
static void
check_near(void)
{
    WgMatch *m = begin("historical");

    tells(wg_group_shift(m, 0, "f_I_3_12 f_I_3_127 f_I_3_21 f_I_3_7L f_I_3_8",
                "04164", "03868"),
            "arrive {f_I_3_8} short {f_I_3_12 f_I_3_127 f_I_3_21 f_I_3_7L} "
            "stay {}", "{take f_I_3_7L} {step 04161} {step 04162} {step 04163} "
            "{put}}");
    wg_match_free(m);
}

/* ---- where to ---- */

#define DIVISION "f_I_5_111 f_I_5_25 f_I_5_57 f_I_5_61"

/* The nearest leads, or who is named; where all come, where some, and who goes
   where another leaves. */
static void
check_told(void)
{
    WgMatch *m = begin("shewardino");
    char *nobody;

    tells(wg_group_shapes(m, 0, DIVISION, ""), "01750 {01450 4} ",
            "01049 {01350 3} ");
    tells(wg_group_shapes(m, 0, DIVISION, "01452"), "01250 {01452 4} ",
            "01849 {01452 3} ");
    tells(wg_group_shapes(m, 0, DIVISION, ""), "01450 {01350 4} ", "");
    nobody = wg_group_shapes(m, 0, DIVISION " nobody", "");
    expect(*nobody == '\0', "nobody goes", nobody);
    free(nobody);
    wg_match_free(m);
}

/* As many come as are told, or more: some of those who are shut in by others of
   the group; of them all are asked. */
static void
check_true(void)
{
    WgMatch *m = begin("historical");
    char *shapes = wg_group_shapes(m, 0,
            "f_I_3_12 f_I_3_127 f_I_3_21 f_I_3_7L f_I_3_8", ""), *at = shapes;
    char to[6], from[6];
    int told, taken, places = 0;

    for (; sscanf(at, "%5s {%5s %d} %n", to, from, &told, &taken) == 3;
            at += taken) {
        char *plan = wg_group_shift(m, 0,
                "f_I_3_12 f_I_3_127 f_I_3_21 f_I_3_7L f_I_3_8", from, to);
        char *end = strstr(plan, "} short");
        int come = 0;

        for (char *who = plan; (who = strstr(who, "f_I_3_")) && who < end;
                who++) {
            come++;
        }
        expect(come >= told, to, plan);
        free(plan);
        places++;
    }
    expect(places > 100, "places", shapes);
    free(shapes);
    wg_match_free(m);
}

int
main(void)
{
    check_near();
    check_told();
    check_true();
    puts("shapes: formations");
    return 0;
}
