/*
 * query.c --
 *
 *      Answers for the table, from a position redacted for who asks: what a
 *      border allows, how far command and supply reach, how points stand.
 *      query-battle.c answers of a battle.
 */

#include "../core/odds/query.h"
#include "chapters.h"

static void
print_areas(WgText *out, Areas areas)
{
    areas &= ~bit(BOX);
    while (areas) {
        wg_print(out, "%s ", bor_place_key(take_area(&areas)));
    }
}

/* 3.34 What is added to a gun's firepower this way; x where none may fire. */
static void
print_modifier(WgText *out, const char *what, const Way *way)
{
    if (bor_may_bombard_out(way)) {
        wg_print(out, "%s %d ", what, bor_bombard_modifier(way));
    } else {
        wg_print(out, "%s x ", what);
    }
}

/* "borders 27": each border of an area, crossed outwards. */
static void
borders(const Game *g, int area, WgText *out)
{
    static const char *const water[] = { "dry", "stream", "river" };
    static const char *const slope[] = { "level", "up", "down", "both" };
    const Area *a = &borodino_area[area];

    if (area >= AREAS) {
        return;
    }
    for (int w = a->first_way; w < a->first_way + a->ways; w++) {
        const Way *way = &borodino_way[w];
        const Way *in = &borodino_way[borodino_way_to[way->to][area]];
        int crossings = bor_crossings(g, way);

        wg_print(out, "{to %s water %s slope %s woods %d swamp %d road %d "
                "start_line %d limit %d limit_in %d used %d guns %d burnt %d ",
                bor_place_key(way->to), water[way->water], slope[way->slope],
                way->woods, way->swamp,
                (g->paths[ROAD][area] & bit(way->to)) != 0, way->start_line,
                bor_limit(g, way), bor_limit(g, in), g->used[way->border],
                g->bombarded[way->border], g->burnt[way->border]);
        wg_print(out, "crossings {%s%s%s%s} ",
                crossings & FORD ? "ford " : "", crossings & DAM ? "dam " : "",
                crossings & BRIDGE ? "bridge " : "",
                crossings & FRENCH_BRIDGE ? "french_bridge" : "");
        print_modifier(out, "bombard", way);
        print_modifier(out, "bombard_in", in);
        wg_print(out, "} ");
    }
}

/* "supply 0": sources, live roads, and what each of one's own units can get. */
static void
supply(const WgQuery *q, WgText *out)
{
    const Game *g = q->game;
    int side = q->number;
    Areas live[AREAS], all = 0;

    wg_print(out, "sources {");
    for (int area = 0; area < AREAS; area++) {
        live[area] = 0;
        if (borodino_area[area].source == side || g->points[side][area] > 0) {
            live[area] = bor_live_roads(g, side, area);
            wg_print(out, "{area %s points %d open %d} ", bor_place_key(area),
                    g->points[side][area], live[area] != 0);
        }
        all |= live[area];
    }
    wg_print(out, "} roads {");
    for (int w = 0; w < WAYS; w++) {
        const Way *way = &borodino_way[w];

        if (way->from < way->to && way->to < AREAS
                && all & bit(way->from) && all & bit(way->to)
                && g->paths[ROAD][way->from] & bit(way->to)) {
            wg_print(out, "{%s %s} ", bor_place_key(way->from),
                    bor_place_key(way->to));
        }
    }
    wg_print(out, "} units {");
    for (int u = first_of(side); u < end_of(side); u++) {
        if (g->unit[u].place >= AREAS
                || (q->viewer != side && q->viewer != WG_UMPIRE)) {
            continue;
        }
        wg_print(out, "{slot %d sources {", u);
        for (int area = 0; area < AREAS; area++) {
            if (live[area] && bor_supplied_from(g, u, live[area])) {
                wg_print(out, "%s ", bor_place_key(area));
            }
        }
        wg_print(out, "}} ");
    }
    wg_print(out, "}");
}

static void
print_item(WgText *out, int side, const char *what, int points, const char *of)
{
    wg_print(out, "{side %d what %s vp %d key %s} ", side, what, points, of);
}

/* "points": both totals, the least that the viewer can count, and whether they
   may be higher; and what they are made of. */
static void
points(const Game *g, WgText *out)
{
    wg_print(out, "french %d russian %d french_more %d russian_more %d "
            "margin %d bid_side %d items {",
            bor_score(g, FRENCH), bor_score(g, RUSSIAN),
            bor_score_may_be_more(g, FRENCH),
            bor_score_may_be_more(g, RUSSIAN), g->bid_margin, g->bid_side);
    for (int area = 0; area < AREAS; area++) {
        for (int side = 0; side < 2; side++) {
            if (borodino_area[area].terrain == REDOUBT
                    && is_friendly(g, side, area)) {
                print_item(out, side, "redoubt",
                        bor_redoubt_points(g, side), bor_place_key(area));
            }
        }
    }
    for (int u = 0; u < BLOCKS; u++) {
        const Block *b = block_of(g, u);

        if (g->unit[u].place == LOST) {
            print_item(out, !side_of(u), b->kind == UNSEEN ? "unknown"
                    : is_hq(b) ? "hq" : "unit", bor_unit_points(g, u),
                    b->key);
        }
    }
    wg_print(out, "}");
}

static void
range(const Game *g, int u, WgText *out)
{
    if (is_hq(block_of(g, u)) && g->unit[u].place < AREAS) {
        print_areas(out, bor_range(g, side_of(u), g->unit[u].place,
                block_of(g, u)->range));
    }
}

/* "crowded": where the mover has too many blocks (3.31), as long as that
   forbids Done, and some can leave now if any can; while headquarters are
   activated, where none that is active could move enough of them out. */
static Areas
over_limit(const Game *g)
{
    int decision = g->flow.decision;
    Areas over = decision == ASK_COMMAND ? bor_left_crowded(g) : 0;

    if (decision != ASK_COMMAND && bor_judge_stacks(g, decision)) {
        over = bor_eased(g, decision);
        for (int area = 0; !over && area < AREAS; area++) {
            over |= bor_excess(g, g->mover, area) > 0 ? bit(area) : 0;
        }
    }
    return over;
}

static void
crowded(const Game *g, WgText *out)
{
    print_areas(out, over_limit(g));
}

/* "excess": how many are too many in each of those. */
static void
excess(const Game *g, WgText *out)
{
    Areas over = over_limit(g);

    for (int area = 0; area < AREAS; area++) {
        if (over & bit(area)) {
            wg_print(out, "%s %d ", bor_place_key(area),
                    bor_excess(g, g->mover, area));
        }
    }
}

/* "hours": those of the present day. */
static void
hours(const Game *g, WgText *out)
{
    for (int hour = g->day == 5 ? FIRST_HOUR_ON_5 : FIRST_HOUR;
            hour <= LAST_HOUR; hour++) {
        wg_print(out, "%d ", hour);
    }
}

static bool
moves(const Game *g, int viewer)
{
    return viewer == g->flow.side && g->flow.side == g->mover;
}

static bool
activates(const Game *g, int viewer)
{
    return viewer == g->flow.side && g->flow.decision == ASK_COMMAND;
}

/* In a battle both see what an answer costs. */
static bool
sees_prices(const Game *g, int viewer)
{
    return viewer == g->flow.side || g->battle.area != NONE;
}

static const WgAnswer answers[] = {
    { "borders", WG_OF_PLACE, .tell_of = borders,
        .shape = "list {dict {to place water word slope word woods flag "
            "swamp flag road flag start_line number limit number "
            "limit_in number "
            "used number guns number burnt number crossings {list crossing} "
            "bombard number_or_x bombard_in number_or_x}}" },
    { "supply", WG_OF_SIDE, .answer = supply,
        .shape = "dict {sources {list {dict {area place points number "
            "open flag}}} roads {list {list place}} "
            "units {list {dict {slot slot sources {list place}}}}}" },
    { "range", WG_OF_SLOT, .tell_of = range, .shape = "list place" },
    { "odds", WG_OF_WORDS, .answer = bor_query_odds, .shape = WG_ODDS },
    { "crowded", .may = moves, .tell = crowded, .shape = "list place" },
    { "excess", .may = moves, .tell = excess, .shape = "map place number" },
    { "prices", .may = sees_prices, .answer = wg_query_prices,
        .shape = WG_PRICES },
    { "leaves", .may = wg_acts, .answer = bor_query_leaves,
        .shape = WG_LEAVES },
    { "undecided", .may = wg_acts, .tell = bor_tell_undecided,
        .shape = WG_LEAVES },
    { "goes_on", .may = wg_acts, .tell = bor_tell_goes_on, .shape = "word" },
    { "sources", WG_OF_SLOT, wg_acts, .answer = bor_query_sources,
        .shape = "list place" },
    { "fighters", .may = wg_acts, .answer = bor_query_fighters,
        .shape = "list slot" },
    { "unled", .may = activates, .answer = bor_query_unled,
        .shape = "list slot" },
    { "points", .tell = points,
        .shape = "dict {french number russian number french_more flag "
            "russian_more flag margin number bid_side number "
            "items {list {dict {side side what word vp number key word}}}}" },
    { "hours", .tell = hours, .shape = "list hour" },
    {0}
};

const WgAnswer *const borodino_answers[] = { answers, bor_battle_answers,
    NULL };
