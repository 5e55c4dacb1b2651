/*
 * query.c --
 *
 *      What the table asks about a position that a viewer may see:
 *
 *      reach SLOT      how far this unit can go now:
 *                      PLACE {cost N way {PLACE...}}..., the cheapest steps
 *      range SLOT      the areas where this leader commands, were he active
 *      value SIDE      stars, areas, value; "" if his commander is hidden
 *      arrivals SIDE   how many reinforcements can come at most, with the
 *                      points that are left, or with that value; "" likewise
 *      costs           of the step of each unit whose turn to be restored it
 *                      is: {slot N points N colour WORD}..., the colour that
 *                      comes back, "any" of those whose points it does not
 *                      make
 *      limits          of this impulse: leaders, engagements, battles, units,
 *                      each {done N allowed N}
 *      gates SIDE      where reinforcements come in: {place P room N}..., no
 *                      room told of one that is closed
 *      fire SLOT       {dice N from N}: in ground combat; "from" hits
 *      gunfire SLOT    the same of artillery fire
 *      icons           what the set-up's icons say of hidden units that have
 *                      not moved: SLOT {{corps C kind K}...}...
 *      order           slots still to fire in this battle, first to last
 *      points          of both sides: score; stars {area P points N}...;
 *                      fleches, those that it holds; together, the points of
 *                      all three or 0; dead {key K points N counts N}..., for
 *                      morale
 *      effects         what the ground does to this battle, and who rolls
 *                      first: {kind K rule R ?left N?}..., left of what
 *                      absorbs
 *      optional        the optional rules in use (9.0): {jagers ...}
 *      proposed        5.3.6 the hit that costs least, "hit F10", of blocks
 *                      that are hidden: what the standing order gives
 *      prices          what an answer costs: see prices.c
 *      leaves          what done would throw away now: see leaves.c
 *      odds ...        what may come of a fight: see core/odds/odds.h
 *      areas           fresh {PLACE...} newly contested in this impulse, their
 *                      battle still to come; cut {PLACE...} isolated
 */

#include "../core/odds/query.h"
#include "chapters.h"

static void
range(const Game *g, int u, WgText *out)
{
    if (g->unit[u].block != HIDDEN && block_of(g, u)->kind == LEADER
            && on_map(g, u)) {
        Areas found = mon_range(g, u);

        while (!no_areas(found)) {
            wg_print(out, "%s ", mon_place_key(take_area(&found)));
        }
    }
}

static void
value(const Game *g, int side, WgText *out)
{
    if (g->commander[side] != NONE) {
        wg_print(out, "stars %d areas %d value %d", mon_stars(g, side),
                mon_victory_areas(g, side), mon_logistic_value(g, side));
    }
}

static void
arrivals(const Game *g, int side, WgText *out)
{
    if (g->flow.decision == ASK_REINFORCE && g->flow.side == side) {
        wg_print(out, "%d", mon_arrivals(g, side, g->logistics));
    } else if (g->commander[side] != NONE) {
        wg_print(out, "%d",
                mon_arrivals(g, side, mon_logistic_value(g, side)));
    }
}

static bool
restores(const Game *g, int viewer)
{
    return g->phase == LOGISTICS && g->mover == viewer;
}

static void
costs(const Game *g, WgText *out)
{
    for (int u = first_of(g->mover); u < end_of(g->mover); u++) {
        if (on_map(g, u) && g->unit[u].face > 0
                && mon_is_restored(block_of(g, u), g->flow.decision)) {
            wg_print(out, "{slot %d points %d colour %s} ", u,
                    mon_restore_cost(g, u), mon_colour_back(g, u));
        }
    }
}

static void
limits(const Game *g, WgText *out)
{
    int allowed = g->impulse == TACTICAL ? g->activated
            : g->commander[g->mover] != NONE ? mon_limit(g) : 0;

    if (g->commander[g->mover] != NONE) {
        wg_print(out, "leaders {done %d allowed %d} ", g->activated,
                mon_limit(g));
    }
    wg_print(out, "engagements {done %d allowed %d} "
            "battles {done %d allowed %d} units {done %d allowed %d}",
            g->engagements, allowed, g->battles, allowed, g->moves,
            g->logistics);
}

static void
fire(const Game *g, int u, WgText *out)
{
    if (g->unit[u].block != HIDDEN && on_map(g, u)) {
        wg_print(out, "dice %d from %d", mon_dice(g, u), mon_hits_from(g, u));
    }
}

static void
gunfire(const Game *g, int u, WgText *out)
{
    if (g->unit[u].block != HIDDEN && on_map(g, u)
            && block_of(g, u)->kind == GUNS) {
        wg_print(out, "dice %d from %d", mon_gun_dice(g, u), GUNS_HIT_FROM);
    }
}

static void
optional(const Game *g, WgText *out)
{
    static const char *const names[] = { MONDAY_OPTIONALS(WG_NAME) NULL };

    for (int rule = NO_OPTIONAL + 1; names[rule]; rule++) {
        if (uses(g, rule)) {
            wg_print(out, "%s ", names[rule]);
        }
    }
}

static void
points(const Game *g, WgText *out)
{
    for (int side = 0; side < 2; side++) {
        wg_print(out, "%d {score %d stars {", side, mon_score(g, side));
        for (int area = 0; area < AREAS; area++) {
            if (monday_area[area].star == STAR && g->owner[area] == side) {
                wg_print(out, "{area %s points %d} ",
                        mon_place_key(area), mon_star_points(g));
            }
        }
        wg_print(out, "} fleches {");
        for (int area = 0; area < AREAS; area++) {
            if (monday_area[area].star == FLECHE && g->owner[area] == side) {
                wg_print(out, "%s ", mon_place_key(area));
            }
        }
        wg_print(out, "} together %d dead {", mon_fleches_points(g, side));
        for (int u = first_of(!side); u < end_of(!side); u++) {
            if (g->unit[u].place == LOST) {
                wg_print(out, "{key %s points %d counts %d} ",
                        block_of(g, u)->key,
                        mon_block_points(block_of(g, u)),
                        counts_for_morale(block_of(g, u)));
            }
        }
        wg_print(out, "}} ");
    }
}

static bool
has_crossed(const Game *g)
{
    for (int u = 0; u < BLOCKS; u++) {
        if (g->unit[u].place == g->battle.area && g->unit[u].crossed) {
            return true;
        }
    }
    return false;
}

static void
effects(const Game *g, WgText *out)
{
    if (g->battle.area == NONE) {
        return;
    }
    wg_print(out, "{kind absorbs rule 1.2.1 left %d} ", g->battle.absorbs);
    if (g->battle.barrage) {
        return;
    }
    wg_add(out, monday_area[g->battle.area].colour != GREEN
            ? uses(g, ADVANCED) ? "{kind advanced rule 9.9} "
                : "{kind none rule 5.3.4} "
            : g->battle.volley > 0 ? "{kind equal rule 5.3.5} "
                : "{kind green rule 5.3.5} ");
    wg_add(out, has_crossed(g) ? "{kind crossed rule 1.2.3}" : "");
}

static void
print_areas(Areas areas, WgText *out)
{
    wg_print(out, "{");
    while (!no_areas(areas)) {
        wg_print(out, "%s ", mon_place_key(take_area(&areas)));
    }
    wg_print(out, "} ");
}

static void
areas(const Game *g, WgText *out)
{
    wg_print(out, "fresh ");
    print_areas(g->fresh, out);
    wg_print(out, "cut ");
    print_areas(either_areas(g->cut[0], g->cut[1]), out);
}

static const WgAnswer answers[] = {
    { "reach", WG_OF_SLOT, .tell_of = mon_query_reach,
        .shape = "map place {dict {cost number way {list place}}}" },
    { "range", WG_OF_SLOT, .tell_of = range, .shape = "list place" },
    { "value", WG_OF_SIDE, .tell_of = value,
        .shape = "dict {stars number areas number value number}" },
    { "arrivals", WG_OF_SIDE, .tell_of = arrivals, .shape = "number" },
    { "gates", WG_OF_SIDE, .tell_of = mon_print_gates,
        .shape = "list {dict {place place ?room number}}" },
    { "fire", WG_OF_SLOT, .tell_of = fire,
        .shape = "dict {dice number from number}" },
    { "gunfire", WG_OF_SLOT, .tell_of = gunfire,
        .shape = "dict {dice number from number}" },
    { "icons", .tell = mon_print_icons,
        .shape = "map slot {list {dict {corps word kind word}}}" },
    { "costs", .may = restores, .tell = costs,
        .shape = "list {dict {slot slot points number colour word}}" },
    { "optional", .tell = optional, .shape = "list rule" },
    { "proposed", .may = wg_acts, .answer = mon_query_proposed,
        .shape = "action" },
    { "leaves", .may = wg_acts, .answer = mon_query_leaves,
        .shape = WG_LEAVES },
    { "goes_on", .may = wg_acts, .tell = mon_tell_goes_on, .shape = "word" },
    { "ends", .tell = mon_tell_ends, .shape = "word" },
    { "prices", .may = wg_acts, .answer = wg_query_prices,
        .shape = WG_PRICES },
    { "limits", .tell = limits,
        .shape = "dict {?leaders {dict {done number allowed number}} "
            "engagements {dict {done number allowed number}} "
            "battles {dict {done number allowed number}} "
            "units {dict {done number allowed number}}}" },
    { "effects", .tell = effects,
        .shape = "list {dict {kind word rule paragraph ?left number}}" },
    { "order", .tell = mon_print_order, .shape = "list slot" },
    { "points", .tell = points,
        .shape = "map side {dict {score number "
            "stars {list {dict {area place points number}}} "
            "fleches {list place} together number "
            "dead {list {dict {key piece points number counts flag}}}}}" },
    { "odds", WG_OF_WORDS, .answer = mon_query_odds, .shape = WG_ODDS },
    { "areas", .tell = areas,
        .shape = "dict {fresh {list place} cut {list place}}" }, {0}
};

const WgAnswer *const monday_answers[] = { answers, NULL };
