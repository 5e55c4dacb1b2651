/*
 * query-moves.c --
 *
 *      Answers for the table, to the side that moves, about what a unit could
 *      do where it stands, if it were taken up:
 *
 *      can U       {VERB ?N?}..., an action each: to change how it stands, go
 *                  to the top of its hex, break up or join; of a leader or an
 *                  aide of several commanders, to hand over messages, write to
 *                  those in its hex and take units over
 *      cannot U    {action ACTION why REASON}...: what an aide or a leader
 *                  could do of these, had those who meet points enough
 *      turns U     FACING DEGREES...: to which facings it may turn
 *
 *      to that side, and to who looks on for both
 *
 *      declares U  the hexes on which cavalry that begins its phase near them
 *                  may declare a charge
 *
 *      and to everybody
 *
 *      fronts U    {facing N degrees N front {HEX...} ?why REASON?}...: each
 *                  facing, what would be in its front, why it may not turn so
 *      near U      unit U away HEXES: the enemy unit that is nearest to one on
 *                  the map, leaders aside
 *      stands U    what is on the map for a unit: itself; else a regiment's
 *                  battalions, or a battalion's regiment
 */

#include "cavalry.h"
#include "commanders.h"
#include "exchange.h"
#include "formations.h"
#include "movement.h"
#include "query.h"
#include "scenarios.h"
#include "ways.h"

/* In hand, or why it cannot be: in a free set-up it is lifted. */
static const char *
put_in_hand(const Game *g, int u, Game *out)
{
    WgAction take = { TAKE_UP, { (int16_t)u, 0, 0 } };
    WgAction lift = { LIFT, { (int16_t)u, 0, 0 } };
    bool free = g->flow.decision == ASK_DEPLOY;
    const char *bar = g->flow.side != g->phasing
            || (!free && g->flow.decision != ASK_UNIT
                && g->flow.decision != ASK_STEP) ? "Movement.1 turns-when"
            : u == g->hand ? NULL
            : free ? msk_judge_deployment(g, &lift) : msk_judge_unit(g, &take);

    *out = *g;
    out->hand = (int16_t)u;
    return bar;
}

/* The same of who is asked for the steps of units. */
static bool
determinize(const Game *g, int viewer, int u, Game *out)
{
    return viewer == g->flow.side && g->flow.decision != ASK_DEPLOY
            && put_in_hand(g, u, out) == NULL;
}

static bool
may(const Game *g, int verb, int n)
{
    return msk_bar_to_deed(g, verb, n) == NULL;
}

/* ORDER VERBS: words.h */
static const char *const changes[] = {
    "limber", "unlimber", "road", "field", "mount", "dismount", "square",
    "column", "top"
};

static void
changes_of(const Game *g, WgText *out)
{
    for (int verb = LIMBER; verb <= RAISE; verb++) {
        if (may(g, verb, 0)) {
            wg_print(out, "%s ", changes[verb - LIMBER]);
        }
    }
    if (may(g, BREAK_UP, 0)) {
        wg_add(out, "{battalions 0} ");
    }
    if (may(g, JOIN, 0)) {
        wg_add(out, "regiment ");
    }
}

static void
turns_of(const Game *g, WgText *out)
{
    for (int facing = 0; facing < FACINGS; facing++) {
        if (may(g, TURN, facing)) {
            wg_print(out, "%d %d ", facing, msk_degrees(facing));
        }
    }
}

static void
front_of(Game *g, int hex, int facing, WgText *out)
{
    uint8_t front;

    msk_turn(g, hex, facing);
    front = msk_front(g, hex);
    for (int side = 0; side < WG_HEX_SIDES; side++) {
        int near = moskowa_near[hex][side];

        if (has_side(front, side) && near >= 0) {
            wg_print(out, "%s ", moskowa_hex_name[near]);
        }
    }
}

static void
fronts(const Game *g, int u, WgText *out)
{
    Game game, turned;
    int hex = g->unit[u].hex;
    const char *bar;

    if (hex == OFF_MAP) {
        return;
    }
    bar = put_in_hand(g, u, &game);
    turned = game;
    for (int facing = 0; facing < FACINGS; facing++) {
        const char *why = bar ? bar : msk_judge_turn(&game, u, facing);

        wg_print(out, "{facing %d degrees %d front {", facing,
                msk_degrees(facing));
        front_of(&turned, hex, facing, out);
        wg_print(out, why ? "} why {%s}} " : "}} ", why);
    }
}

static void
nearest(const Game *g, int u, WgText *out)
{
    int away, best = g->unit[u].hex == OFF_MAP ? NONE
            : msk_nearest_enemy(g, side_of(u), g->unit[u].hex, &away);

    if (best != NONE) {
        wg_print(out, "unit %d away %d", best, away);
    }
}

static void
can(const WgQuery *q, WgText *out)
{
    Game game;

    if (determinize(q->game, q->viewer, q->number, &game)) {
        changes_of(&game, out);
        if (has_several(&game, game.phasing)
                && is_person(piece_of(&game, game.hand))) {
            msk_query_meetings(&game, out);
        }
    }
}

static void
cannot(const WgQuery *q, WgText *out)
{
    Game game;

    if (determinize(q->game, q->viewer, q->number, &game)) {
        msk_query_lacks(&game, out);
    }
}

static void
turns(const WgQuery *q, WgText *out)
{
    Game game;

    if (determinize(q->game, q->viewer, q->number, &game)) {
        turns_of(&game, out);
    }
}

static void
declares(const WgQuery *q, WgText *out)
{
    const Game *now = q->game;
    Game g;

    if ((q->viewer != now->flow.side && q->viewer != WG_PUBLIC)
            || now->flow.decision == ASK_DEPLOY
            || put_in_hand(now, q->number, &g) || !is_mounted(&g, g.hand)) {
        return;
    }
    for (int hex = msk_next_to_declare(&g, 0); hex < HEXES;
            hex = msk_next_to_declare(&g, hex + 1)) {
        wg_print(out, "%s ", moskowa_hex_name[hex]);
    }
}

const WgAnswer msk_answers_moves[] = {
    { "declares", WG_OF_SLOT, .answer = declares, .shape = "list place" },
    { "can", WG_OF_SLOT, .answer = can, .shape = "list action" },
    { "cannot", WG_OF_SLOT, .answer = cannot,
        .shape = "list {dict {action action why text}}" },
    { "turns", WG_OF_SLOT, .answer = turns, .shape = "map number number" },
    { "fronts", WG_OF_SLOT, .tell_of = fronts,
        .shape = "list {dict {facing number degrees number front {list place} "
            "?why text?}}" },
    { "stands", WG_OF_SLOT, .tell_of = msk_stands, .shape = "list slot" },
    { "near", WG_OF_SLOT, .tell_of = nearest,
        .shape = "dict {unit slot away number}" }, {0}
};
