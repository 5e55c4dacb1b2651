/*
 * tables.c --
 *
 *      How large the tables of La Bataille de la Moskowa are that are made when
 *      the program is built: distances, sight, lines, the ground, its costs,
 *      the counters.  They are to take 30 megabytes at the most.
 */

#include "begin.h"
#include "generic/moskowa/player/player.h"
#include "generic/moskowa/sight.h"
#include "generic/moskowa/terrain.h"
#include "paragraph.h"

enum { MEGABYTE = 1000 * 1000, MOST = 30 * MEGABYTE };

/* An objective's distances to all hexes, as many as there are objectives. */
static size_t
bytes_of_distances(void)
{
    return (size_t)moskowa_first_objective[SCENARIOS] * sizeof moskowa_far[0];
}

static size_t
bytes_of_sight(void)
{
    size_t passed = 0;

    for (int odd = 0; odd < 2; odd++) {
        if (moskowa_line_first[odd][LINES] > (int)passed) {
            passed = (size_t)moskowa_line_first[odd][LINES];
        }
    }
    return sizeof moskowa_seen + sizeof moskowa_line_first
            + passed * sizeof moskowa_passed[0];
}

static size_t
bytes_of_ground(void)
{
    return sizeof moskowa_hex + sizeof moskowa_near + sizeof moskowa_hex_name
            + sizeof moskowa_closed + sizeof moskowa_effect
            + (size_t)moskowa_areas * sizeof moskowa_area[0]
            + (size_t)moskowa_places * sizeof moskowa_place[0]
            + (size_t)moskowa_ways * sizeof moskowa_way[0];
}

static size_t
bytes_of_forces(void)
{
    return sizeof moskowa_piece
            + (size_t)moskowa_formations * sizeof moskowa_formation[0];
}

/* As many bytes as these at least, or something has not been counted. */
static void
expect_counted(size_t bytes, size_t least, const char *what)
{
    expect(bytes >= least, "Tables", what);
}

int
main(void)
{
    size_t distances = bytes_of_distances(), sight = bytes_of_sight();
    size_t ground = bytes_of_ground(), forces = bytes_of_forces();
    size_t all = distances + sight + ground + forces;

    expect_equal(sizeof moskowa_far[0], HEXES, "Tables", "a byte a hex");
    expect_counted(distances, 7 * HEXES, "distances");
    expect_counted(sight, HEXES * LINES / 8, "lines of sight");
    expect_counted(ground, HEXES, "ground and costs");
    expect_counted(forces, PIECES, "counters");
    if (all > MOST) {
        fprintf(stderr, "moskowa: distances %zu, sight %zu, ground %zu, "
                "counters %zu bytes\n", distances, sight, ground, forces);
    }
    expect(all <= MOST, "Tables", "30 megabytes at the most");
    return outcome();
}
