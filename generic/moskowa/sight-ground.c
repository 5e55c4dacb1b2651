/*
 * sight-ground.c --
 *
 *      Line of Sight over the ground: orchards and woods, villages and towns,
 *      slopes, and the exceptions.  What stands in the hexes at its ends never
 *      blocks (Sight.5).
 */

#include "sight.h"

static int
level(int hex)
{
    return moskowa_hex[hex].level;
}

/* Sight.1 Both are above it; Sight.2, Sight.3 one is, and it is nearer to that
   one. */
bool
msk_is_seen_over(int from, int to, int hex)
{
    int whole = msk_distance(from, to), height = level(hex);
    bool over = level(from) > height, below = level(to) > height;

    return (over && below)
            || (over && 2 * msk_distance(from, hex) < whole)
            || (below && 2 * msk_distance(to, hex) < whole);
}

static bool
is_cover(int hex)
{
    int terrain = moskowa_hex[hex].terrain;

    return terrain == ORCHARD || terrain == WOODS || terrain == VILLAGE
            || terrain == TOWN;
}

/* ---- what a line passes: one hex or two ---- */

typedef struct Spot {
    int hex, other;             /* other: OFF_MAP if through the hex */
} Spot;

static Spot
spot_at(int from, const Passed *p)
{
    Spot spot = { hex_at(from, p->east, p->south),
            hex_at(from, p->other_east, p->other_south) };

    /* Along the edge of the map. */
    return spot.hex == OFF_MAP ? (Spot){ spot.other, OFF_MAP } : spot;
}

/* Along a hexside the cover of either hex hides. */
static int
hiding_cover(int from, int to, Spot spot)
{
    return is_cover(spot.hex) && !msk_is_seen_over(from, to, spot.hex)
            ? spot.hex
            : spot.other != OFF_MAP && is_cover(spot.other)
                && !msk_is_seen_over(from, to, spot.other) ? spot.other
            : OFF_MAP;
}

/* R-M95 Ground above both ends; a line between it and lower ground runs along
   the slope. */
static bool
rises(int from, int to, Spot spot)
{
    int most = level(from) > level(to) ? level(from) : level(to);

    return level(spot.hex) > most
            && (spot.other == OFF_MAP || level(spot.other) > most);
}

/* ---- slopes ---- */

/* R-M98 The mound's slopes are within its hexes: along its foot a line runs
   parallel to them, and over the slopes of the hex on the other hand. */
static Spot
beside_mound(Spot spot)
{
    bool mound = moskowa_hex[spot.hex].slope == MOUND;

    return spot.other == OFF_MAP
            || mound == (moskowa_hex[spot.other].slope == MOUND) ? spot
            : (Spot){ mound ? spot.other : spot.hex, OFF_MAP };
}

/* The slope hex, the lower, that a line crosses from one hex to the next;
   OFF_MAP if they are of one level.  R-M98: the mound of the Raevski Redoubt
   hides by its height. */
static int
slope_between(int hex, int next)
{
    return level(hex) == level(next) || moskowa_hex[hex].slope == MOUND
            || moskowa_hex[next].slope == MOUND ? OFF_MAP
            : level(hex) < level(next) ? hex : next;
}

/* Sight.4 From spot to spot a line crosses a slope if it does on either hand;
   else it runs parallel. */
static int
slope_crossed(Spot spot, Spot next)
{
    int slope = OFF_MAP;

    for (int i = 0; i < 4; i++) {
        int a = i & 1 ? spot.other : spot.hex;
        int b = i & 2 ? next.other : next.hex;

        if (a != OFF_MAP && b != OFF_MAP) {
            slope = slope_between(a, b);
            if (slope == OFF_MAP) {
                return OFF_MAP;
            }
        }
    }
    return slope;
}

/* R-M190 Of a line that comes out higher, or lower, than it went into a hexside
   and crosses no slope before or behind it: the lower hex of that side, or the
   end at the foot of that slope, if nobody stands above it. */
static int
slope_along(Spot before, Spot spot, Spot next, const int ends[2], int higher)
{
    int rise = level(next.hex) - level(before.hex);
    int foot = rise > 0 ? before.hex : next.hex, slope;

    if (spot.other == OFF_MAP || rise == 0) {
        return OFF_MAP;
    }
    slope = slope_between(spot.hex, spot.other);
    return slope != OFF_MAP && (foot == ends[0] || foot == ends[1])
            && (higher == OFF_MAP || msk_distance(higher, slope) != 1) ? foot
            : slope;
}

/* Sight.7 Who is higher, and stands above the slope, sees down it. */
static bool
hides(int from, int to, int higher, int slope)
{
    return slope != from && slope != to && !msk_is_seen_over(from, to, slope)
            && (higher == OFF_MAP || msk_distance(higher, slope) != 1);
}

int
msk_hiding_ground(int from, int to, const Passed *passed, int count)
{
    int higher = level(from) > level(to) ? from
            : level(from) < level(to) ? to : OFF_MAP;
    int nearest = OFF_MAP, least = 2 * FARTHEST;
    const int ends[2] = { from, to };
    Spot before = { from, OFF_MAP }, earlier = before;
    bool crossed = false;

    for (int i = 0; i <= count; i++) {
        Spot spot = i < count ? spot_at(from, &passed[i])
                : (Spot){ to, OFF_MAP };
        Spot on = beside_mound(spot);
        int across = slope_crossed(before, on);
        int slope = across != OFF_MAP || crossed ? across
                : slope_along(earlier, before, on, ends, higher);
        int cover = i < count ? hiding_cover(from, to, spot) : OFF_MAP;

        if (cover != OFF_MAP) {
            return cover;
        }
        if (i < count && rises(from, to, spot)) {
            return spot.hex;
        }
        if (slope != OFF_MAP) {
            int far = higher == OFF_MAP ? 0 : msk_distance(higher, slope);

            if (hides(from, to, higher, slope)) {
                return slope;
            }
            if (far < least) {
                least = far;
                nearest = slope;
            }
        }
        crossed = across != OFF_MAP;
        earlier = before;
        before = on;
    }
    /* Sight.7 And sees down none if he stands back from the nearest. */
    return higher != OFF_MAP && nearest != OFF_MAP && least > 1
            && moskowa_hex[higher].slope != MOUND ? nearest : OFF_MAP;
}
