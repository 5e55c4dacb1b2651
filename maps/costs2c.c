/*
 * costs2c.c --
 *
 *      costs2c > FILE
 *
 *      Writes, when the program is built, what each step costs on
 *      maps/moskowa.map: the table that terrain.h declares.
 */

#include <stdio.h>

#include "step-costs.h"

static void
write_hex(int mover, bool road_mode, int hex)
{
    printf("{");
    for (int side = 0; side < WG_HEX_SIDES; side++) {
        printf("%d%s", msk_cost_by_chart(mover, road_mode, hex, side),
                side < WG_HEX_SIDES - 1 ? "," : "}");
    }
    puts(hex < HEXES - 1 ? "," : "");
}

int
main(void)
{
    puts("/* Made by costs2c.  Do not edit. */\n"
            "#include \"generic/moskowa/terrain.h\"\n\n"
            "const int8_t moskowa_cost[MOVERS][2][HEXES][WG_HEX_SIDES] = {");
    for (int mover = 0; mover < MOVERS; mover++) {
        puts("{");
        for (int road_mode = 0; road_mode < 2; road_mode++) {
            puts("{");
            for (int hex = 0; hex < HEXES; hex++) {
                write_hex(mover, road_mode, hex);
            }
            puts("},");
        }
        puts("},");
    }
    puts("};");
    return fflush(stdout) != 0;
}
