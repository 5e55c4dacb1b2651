/*
 * sight.c --
 *
 *      Line of Sight, by the table of the ground, and past units.
 */

#include "sight.h"
#include "zones.h"

bool
msk_sees_ground(int from, int to)
{
    int line = msk_line_number(from, to);

    return moskowa_seen[from][line / 64] >> line % 64 & 1;
}

/* Leaders and aides hide nobody.  Sight.6 On a slope a unit hides whatever is
   beyond. */
static bool
hides(const Game *g, int from, int to, int hex)
{
    return hex != OFF_MAP
            && (moskowa_hex[hex].slope != LEVEL_GROUND
                || !msk_is_seen_over(from, to, hex))
            && (msk_top(g, hex) >= 0 || msk_is_screened(g, from, to, hex));
}

bool
msk_sees(const Game *g, int from, int to)
{
    int line = msk_line_number(from, to), even = from / ROWS & 1;
    const int16_t *first = &moskowa_line_first[even][line];

    if (!msk_sees_ground(from, to)) {
        return false;
    }
    for (int i = first[0]; i < first[1]; i++) {
        const Passed *p = &moskowa_passed[i];

        if (hides(g, from, to, hex_at(from, p->east, p->south))
                || hides(g, from, to, hex_at(from, p->other_east,
                    p->other_south))) {
            return false;
        }
    }
    return true;
}
