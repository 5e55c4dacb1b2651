/*
 * shapes.c --
 *
 *      A group that keeps its formation, in La Bataille: who finds its place
 *      taken goes as near to it as it can.
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

int
main(void)
{
    check_near();
    puts("shapes: formations");
    return 0;
}
