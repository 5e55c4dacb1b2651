/*
 * query.c --
 *
 *      Answers for the table:
 *
 *      units       query-units.c
 *      reach U     HEX {cost N left N}..., half points: where a unit of the
 *                  side that is asked could go, whether it is in hand or not
 *      left U      its movement points that are left, halves; of road mode, if
 *                  it is in that
 *      hours       {clock N hour N minute N night 0|1}... of the turns of the
 *                  scenario, with those of a battle that goes on
 *      hex H       limit N points N alone 0|1: the most stacking points there,
 *                  and those there are; are they more, of one alone who may be
 *                  (Stacking.4)?
 *      melee H, taken      query-melee.c
 *      fire_account H, melee_account H     odds/query-account.c
 *
 *      regroup     {slot U section N points N printed N}... of the asker's
 *                  regroup chart; sections are 0 north, 1 centre, 2 south
 *
 *      charge      hex HEX odds O added N of the charge declared, as it would
 *                  be done now: the column, a word, and cells added to the
 *                  rolls of those charged, whose losses are not known; {} of
 *                  none
 *
 *      due         {turns N piece P count N hex HEX}... of each corps of which
 *                  somebody is still to come: in how many turns, -1 of who is
 *                  late as there was no room; one of them, how many, and where
 *                  that one would come now, {} where there is no room
 *
 *      score       SIDE {kind WORD count N of N level WORD}...: it holds so
 *                  many of the objectives; has so many points; has inflicted so
 *                  many; what victory it has earned by that, none in scenarios
 *                  other than the battle
 *      extra       SIDE {leaders N dearer N}...: in the battle, victory points
 *                  that its leaders cost it, and its Guard, Cossacks and
 *                  militia beyond one a point; {} in other scenarios
 *      gone        the slots of all who are eliminated, as both sides see it
 *
 *      leaves_bare SLOT... of those asked whether they advance: left-bare.c
 *      losing      due N worn {SLOT...}: so many points are still to be lost,
 *                  and who leaves to regroup with one more, as all know it
 *      rest        query-rest.c
 *
 *      and those of leaves.c, odds/query-fires.c, odds/query-cavalry.c,
 *      query-moves.c, query-worth.c and query-commanders.c.
 */

#include "cavalry.h"
#include "charts.h"
#include "query.h"
#include "regrouping.h"
#include "scenarios.h"
#include "terrain.h"
#include "ways.h"

/* ORDER TYPE: forces.h */
static const char *const types[] = {
    "infantry", "light", "militia", "dismounted", "cavalry", "guns",
    "horse_guns", "howitzer", "leader", "aide", NULL
};

/* ORDER TERRAIN, SLOPE: ground.h */
static const char *const terrains[] = {
    "clear", "orchard", "woods", "village", "town", "fleche", "redoubt",
    "wolf_pits", NULL
};
static const char *const slopes[] = { "level", "hill", "river", "mound", NULL };

/* By Unit.facing: the sides, then the corners clockwise of them. */
static const char *const facings[] = {
    "s", "se", "ne", "n", "nw", "sw", "ssw", "sse", "e", "nne", "nnw", "w",
    NULL
};

const WgValues msk_values[] = {
    { "entry", moskowa_bars, 'E', moskowa_bar_rules },
    { "result", moskowa_results, 'R', NULL },
    { "type", types, 0, NULL }, { "terrain", terrains, 0, NULL },
    { "slope", slopes, 0, NULL },
    { "facing", facings, 0, NULL }, { "odds", moskowa_odds, 'O', NULL }, {0}
};

void
msk_piece_text(int piece, WgText *out)
{
    const Piece *p = &moskowa_piece[piece];
    const Formation *f = p->formation < 0 ? NULL
            : &moskowa_formation[p->formation];

    wg_print(out, "name {%s} code {%s} type %s corps {%s} division {%s} ",
            p->name, p->code, types[p->type], f ? f->corps : "",
            f ? f->division : "");
    wg_print(out, "whole %s battalions %d points %d movement %d range %d ",
            p->whole < 0 ? "{}" : moskowa_piece[p->whole].key, p->battalions,
            p->points, p->movement, p->range);
    wg_print(out, "fire {%d %d %d} melee %d morale %d lance %d ",
            p->fire[NEAR_BAND], p->fire[MIDDLE_BAND], p->fire[FAR_BAND],
            p->melee, p->morale, p->lance);
    wg_print(out, "bonus {%d %d %d}", p->bonus[INFANTRY_BONUS],
            p->bonus[CAVALRY_BONUS], p->bonus[FIRE_BONUS]);
}

/* What it belongs to, of villages and works. */
static const char *
name_of(int hex)
{
    for (int i = 0; i < moskowa_places; i++) {
        const Place *place = &moskowa_place[i];

        for (int k = 0; k < place->count; k++) {
            if (moskowa_place_hex[place->first + k] == hex) {
                return place->name;
            }
        }
    }
    return NULL;
}

void
msk_hex_text(int hex, WgText *out)
{
    const Hex *h = &moskowa_hex[hex];
    const char *name = h->terrain >= VILLAGE
            && h->terrain != WOLF_PITS ? name_of(hex) : NULL;

    wg_print(out, "kind hex terrain %s level %d slope %s", terrains[h->terrain],
            h->level, slopes[h->slope]);
    if (name) {
        wg_print(out, " called {%s}", name);
    }
}

static void
reach(const WgQuery *q, WgText *out)
{
    const Game *g = q->game;
    int u = q->number, all;
    WgWays ways;
    Game then;

    if (!wg_acts(g, q->viewer) || side_of(u) != q->viewer) {
        return;
    }
    all = msk_set_out(g, u, &ways, &then) ? msk_left(&then, u) : 0;
    msk_ways(g, u, &ways);
    for (int i = 0; i < ways.count; i++) {
        const WgWay *way = &ways.way[i];

        if (way->within) {
            wg_print(out, "%s {cost %d left %d} ", moskowa_hex_name[way->place],
                    way->cost, all - way->cost);
        }
    }
}

static void
left(const Game *g, int u, WgText *out)
{
    wg_print(out, "%d", msk_left(g, u));
}

/* The charge declared, if it can be done. */
static void
charge(const Game *g, WgText *out)
{
    if (msk_bar_to_charge(g) == NULL) {
        wg_print(out, "hex %s odds %s added %d", moskowa_hex_name[g->charged],
                moskowa_odds[msk_charge_odds(g)], msk_charge_added(g));
    }
}

static void
hours(const Game *g, WgText *out)
{
    const Scenario *s = scenario_of(g);

    for (int clock = s->begins; clock <= msk_last_turn(g); clock++) {
        int minutes = 12 * 60 + MINUTES_A_TURN * clock;

        wg_print(out, "{clock %d hour %d minute %d night %d} ", clock,
                minutes / 60, minutes % 60, clock >= s->night);
    }
}

static void
hex(const Game *g, int at, WgText *out)
{
    Stack stack = msk_stack(g, at);
    int points = 0;

    for (int i = 0; i < stack.count; i++) {
        points += points_of(g, stack.slot[i]);
    }
    wg_print(out, "limit %d points %d alone %d", msk_limit(at), points,
            points > msk_limit(at) && !msk_is_overstacked(g, at));
}

static const WgAnswer answers[] = {
    { "reach", WG_OF_SLOT, .answer = reach,
        .shape = "map place {dict {cost number left number}}" },
    { "left", WG_OF_SLOT, .tell_of = left, .shape = "number" },
    { "hex", WG_OF_PLACE, .tell_of = hex,
        .shape = "dict {limit number points number alone flag}" },
    { "melee", WG_OF_PLACE, msk_sees_melee, .tell_of = msk_query_melee,
        .shape = TOLD_OF_MELEE },
    { "rest", .may = msk_sees_melee, .tell = msk_query_rest,
        .shape = "dict {phase {dict {clock number phasing side "
            "firing number commander number}} action action?}" },
    { "leaves_bare", .may = msk_sees_melee, .tell = msk_query_leaves_bare,
        .shape = "list slot" },
    { "losing", .may = msk_sees_melee, .tell = msk_query_losing,
        .shape = "dict {due number worn {list slot}}" },
    { "taken", .tell = msk_query_taken, .shape = "map slot place" },
    { "due", .tell = msk_query_due,
        .shape = "list {dict {turns number piece piece count number hex "
            "place?}}" },
    { "gone", .tell = msk_query_gone, .shape = "list slot" },
    { "score", .tell = msk_query_score,
        .shape = "map side {dict {kind word count number of number level "
            "word}}" },
    { "extra", .tell = msk_query_extra,
        .shape = "map side {dict {leaders number dearer number}}" },
    { "regroup", .answer = msk_query_regroup,
        .shape = "list {dict {slot slot section number points number "
            "printed number}}" },
    { "units", .tell = msk_query_units,
        .shape = "map slot {dict {degrees number depth number points number "
            "marks {list mark}}}" },
    { "charge", .tell = charge,
        .shape = "dict {hex place odds odds added number}" },
    { "hours", .tell = hours,
        .shape = "list {dict {clock number hour number minute number "
            "night flag}}" },
    { "leaves", .may = wg_acts, .answer = msk_query_leaves,
        .shape = WG_LEAVES }, {0}
};

const WgAnswer *const moskowa_answers[] = {
    answers, msk_answers_fires, msk_answers_accounts, msk_answers_cavalry,
    msk_answers_odds,
    msk_answers_moves, msk_answers_worth, msk_answers_commanders,
    msk_answers_hints, NULL
};
