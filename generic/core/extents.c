/*
 * extents.c --
 *
 *      How long and how large each scenario of a game is.
 */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "common.h"

/* Of a side, on the map. */
static int
count_pieces(const WgRules *rules, const Game *g, int side)
{
    int end = side ? rules->pieces : rules->second, count = 0;

    for (int u = side ? rules->second : 0; u < end; u++) {
        count += rules->place_of(g, u) >= 0;
    }
    return count;
}

static void
print_extent(WgText *out, const WgRules *rules, const char *scenario)
{
    Game *g = wg_alloc(rules->size);
    WgSetup setup;
    WgError err = { WG_OK, "" };

    if (wg_read_setup(rules, scenario, "", "0", &setup, &err)) {
        wg_begin(rules, g, &setup);
        wg_print(out, "%s {turns %d pieces {%d %d}} ", scenario,
                rules->turns(g), count_pieces(rules, g, 0),
                count_pieces(rules, g, 1));
    }
    free((void *)g);
}

char *
wg_extents(const char *game)
{
    const WgRules *rules = wg_find_rules(game);
    WgText out = {0};
    const char *next = rules && rules->turns ? rules->scenarios : "";

    wg_print(&out, "");
    while (*next) {
        char scenario[40];
        size_t length = strcspn(next, " ");

        snprintf(scenario, sizeof scenario, "%.*s", (int)length, next);
        print_extent(&out, rules, scenario);
        next += length + (next[length] == ' ');
    }
    return out.text;
}
