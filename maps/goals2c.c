/*
 * goals2c.c --
 *
 *      goals2c > FILE
 *
 *      Writes, when the program is built, how far each hex of maps/moskowa.map
 *      is from each objective, and which it is in: the tables that player.h
 *      declares.
 */

#include <stdio.h>

#include "generic/moskowa/player/player.h"

/* Over the river by fords and bridges alone. */
static bool
is_way(int hex, int side)
{
    const Hex *h = &moskowa_hex[hex];

    return moskowa_near[hex][side] >= 0 && (!has_side(h->river, side)
            || has_side(h->ford | h->bridge, side));
}

enum { NEVER = -1 };

static void
measure(const Area *area, int far[HEXES])
{
    static int line[HEXES];
    int count = 0;

    for (int hex = 0; hex < HEXES; hex++) {
        far[hex] = is_in_area(area, hex) ? 0 : NEVER;
        if (far[hex] == 0) {
            line[count++] = hex;
        }
    }
    for (int i = 0; i < count; i++) {
        for (int d = 0; d < WG_HEX_SIDES; d++) {
            int to = moskowa_near[line[i]][d];

            if (is_way(line[i], d) && far[to] == NEVER) {
                far[to] = far[line[i]] + 1;
                line[count++] = to;
            }
        }
    }
}

/* False: a way is too long for a byte. */
static bool
write_far(const int far[HEXES])
{
    for (int hex = 0; hex < HEXES; hex++) {
        if (far[hex] >= TOO_FAR) {
            return false;
        }
        printf("%s%d%s", hex == 0 ? "{" : "",
                far[hex] == NEVER ? TOO_FAR : far[hex],
                hex == HEXES - 1 ? "},\n" : hex % 20 == 19 ? ",\n" : ",");
    }
    return true;
}

/* The objective of a scenario that a hex is in. */
static int
objective_at(int scenario, int hex)
{
    int first = moskowa_first_objective[scenario];

    for (int i = first; i < moskowa_first_objective[scenario + 1]; i++) {
        if (is_in_area(&moskowa_area[moskowa_objective[i]], hex)) {
            return i - first;
        }
    }
    return NONE;
}

static void
write_objectives(int scenario)
{
    for (int hex = 0; hex < HEXES; hex++) {
        printf("%s%d%s", hex == 0 ? "{" : "", objective_at(scenario, hex),
                hex == HEXES - 1 ? "},\n" : hex % 20 == 19 ? ",\n" : ",");
    }
}

int
main(void)
{
    static int far[HEXES];

    puts("/* Made by goals2c.  Do not edit. */\n"
            "#include \"generic/moskowa/player/player.h\"\n\n"
            "const uint8_t moskowa_far[][HEXES] = {");
    for (int i = 0; i < moskowa_first_objective[SCENARIOS]; i++) {
        measure(&moskowa_area[moskowa_objective[i]], far);
        if (!write_far(far)) {
            fputs("goals2c: a way is too long for a byte\n", stderr);
            return 1;
        }
    }
    puts("};\n\nconst int8_t moskowa_objective_at[SCENARIOS][HEXES] = {");
    for (int scenario = 0; scenario < SCENARIOS; scenario++) {
        write_objectives(scenario);
    }
    puts("};");
    return fflush(stdout) != 0;
}
