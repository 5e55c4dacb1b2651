/*
 * sight2c.c --
 *
 *      sight2c > FILE
 *
 *      Writes, when the program is built, what is seen over the ground from
 *      each hex of maps/moskowa.map: the tables that sight.h declares.
 */

#include <stdio.h>

#include "generic/moskowa/sight.h"

typedef struct Line {
    Passed passed[MOST_PASSED];
    int count;
} Line;

static Line lines[2][LINES];

/* Those of all hexes near enough to one in the middle of the map. */
static void
measure(int odd)
{
    int from = (COLUMNS / 2 / 2 * 2 + odd) * ROWS + ROWS / 2;

    for (int to = 0; to < HEXES; to++) {
        if (msk_distance(from, to) <= FARTHEST) {
            Line *line = &lines[odd][msk_line_number(from, to)];

            line->count = msk_measure_line(odd, to / ROWS - from / ROWS,
                    to % ROWS - from % ROWS, line->passed);
        }
    }
}

static void
write_lines(void)
{
    int first = 0;

    puts("const int16_t moskowa_line_first[2][LINES + 1] = {");
    for (int odd = 0; odd < 2; odd++) {
        for (int i = 0; i < LINES; i++) {
            printf("%s%d,", i == 0 ? "{ " : "", first);
            first += lines[odd][i].count;
        }
        printf("%d },\n", first);
    }
    puts("};\nconst Passed moskowa_passed[] = {");
    for (int odd = 0; odd < 2; odd++) {
        for (int i = 0; i < LINES; i++) {
            for (int j = 0; j < lines[odd][i].count; j++) {
                const Passed *p = &lines[odd][i].passed[j];

                printf("{%d,%d,%d,%d},\n", p->east, p->south, p->other_east,
                        p->other_south);
            }
        }
    }
    puts("};");
}

static void
write_seen(int from)
{
    uint64_t seen[SIGHT_WORDS] = {0};
    int column = from / ROWS;

    for (int other = column - FARTHEST; other <= column + FARTHEST; other++) {
        for (int row = from % ROWS - FARTHEST;
                row <= from % ROWS + FARTHEST; row++) {
            int to = other * ROWS + row, number;
            const Line *line;

            if (other < 0 || other >= COLUMNS || row < 0 || row >= ROWS
                    || msk_distance(from, to) > FARTHEST) {
                continue;
            }
            number = msk_line_number(from, to);
            line = &lines[column & 1][number];
            if (msk_hiding_ground(from, to, line->passed, line->count)
                    == OFF_MAP) {
                seen[number / 64] |= (uint64_t)1 << number % 64;
            }
        }
    }
    for (int i = 0; i < SIGHT_WORDS; i++) {
        printf("%s0x%llxu%s", i == 0 ? "{" : ",",
                (unsigned long long)seen[i], i == SIGHT_WORDS - 1
                ? "},\n" : "");
    }
}

int
main(void)
{
    measure(0);
    measure(1);
    puts("/* Made by sight2c.  Do not edit. */\n"
            "#include \"generic/moskowa/sight.h\"\n");
    write_lines();
    puts("const uint64_t moskowa_seen[HEXES][SIGHT_WORDS] = {");
    for (int from = 0; from < HEXES; from++) {
        write_seen(from);
    }
    puts("};");
    return fflush(stdout) != 0;
}
