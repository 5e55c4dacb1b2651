/*
 * banks2c.c --
 *
 *      banks2c > FILE
 *
 *      Writes, when the program is built, what it costs at the Berezina to go
 *      from each hex along its own bank, and over which of its sides: the tables
 *      that player.h declares.
 */

#include <stdio.h>

#include "generic/berezina/ground.h"
#include "generic/berezina/player/player.h"

/* From then on a way counts as none. */
enum { TOO_DEAR = 850 };

/* To go on foot to where this way leads, by road; -1: not along the bank. */
static int
cost_of_way(const Path *path, int way)
{
    return way >= WAY_FORD ? -1 : cost_of_ground(path, way, true);
}

/* Go back from the hexes that are known, until nothing is cheaper. */
static void
measure(const Path *path, int goal, int far[HEXES])
{
    bool again = true;

    for (int hex = 0; hex < HEXES; hex++) {
        far[hex] = hex == goal ? 0 : WG_HEX_FAR;
    }
    while (again) {
        again = false;
        for (int hex = 0; hex < HEXES; hex++) {
            for (int d = 0; d < WG_HEX_SIDES && far[hex] < WG_HEX_FAR; d++) {
                int from = berezina_next[hex][d];
                int cost = cost_of_way(path, berezina_way_in[hex][d]);

                if (cost >= 0 && far[hex] + cost < far[from]) {
                    far[from] = far[hex] + cost;
                    again = true;
                }
            }
        }
    }
}

/* The sides over which a step leads from there nearer to the goal, a bit
   each. */
static int
sides_from(const Path *path, int hex, const int far[HEXES])
{
    int sides = 0;

    for (int d = 0; d < WG_HEX_SIDES && far[hex] < WG_HEX_FAR; d++) {
        int to = berezina_near[hex][d];
        int cost = cost_of_way(path, berezina_way[hex][d]);

        sides |= (cost >= 0 && far[to] + cost == far[hex]) << d;
    }
    return sides;
}

/* False: some way is too dear. */
static bool
write_hex(const Path *path, int far[BER_ENDS][2][HEXES], int hex)
{
    int bank = bank_of(hex);
    bool cheap = true;

    for (int end = 0; end < BER_ENDS; end++) {
        int cost = far[end][bank][hex];

        printf("%s%d", end == 0 ? "{{" : ",", cost);
        cheap = cheap && (cost < TOO_DEAR || cost == WG_HEX_FAR);
    }
    for (int end = 0; end < BER_ENDS; end++) {
        printf("%s%d", end == 0 ? "},{" : ",",
                sides_from(path, hex, far[end][bank]));
    }
    puts("}},");
    return cheap;
}

static bool
write_frost(int frost)
{
    static int far[BER_ENDS][2][HEXES];
    static Game g;
    Path path = { .game = &g, .alone = true, .dry = true };
    bool cheap = true;

    g.frost = (int8_t)frost;
    for (int end = 0; end < BER_ENDS; end++) {
        for (int bank = EAST; bank <= WEST; bank++) {
            measure(&path, ber_end_on(end, bank), far[end][bank]);
        }
    }
    puts("{");
    for (int hex = 0; hex < HEXES && cheap; hex++) {
        cheap = write_hex(&path, far, hex);
    }
    puts("},");
    return cheap;
}

int
main(void)
{
    puts("/* Made by banks2c.  Do not edit. */\n"
            "#include \"generic/berezina/player/player.h\"\n\n"
            "const Along berezina_along[][HEXES] = {");
    for (int frost = -1; frost <= 1; frost++) {
        if (!write_frost(frost)) {
            fputs("banks2c: a way is too dear\n", stderr);
            return 1;
        }
    }
    puts("};");
    return fflush(stdout) != 0;
}
