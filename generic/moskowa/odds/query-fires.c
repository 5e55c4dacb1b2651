/*
 * query-fires.c --
 *
 *      Answers for the table, to the side that is asked in its fire phase, and
 *      to who looks on for both, by what is printed; odds are words, chances
 *      and means are millionths:
 *
 *      fires       {hex HEX odds O added N mean M lost {N C...} checks C
 *                  routs C leader C}... of each hex that may be fired at, by
 *                  all who bear on it, the greatest mean first: the odds if
 *                  all shells hit, "-" below the first; cells added; the mean
 *                  of the points lost; how likely it is that so many are, that
 *                  the hex checks morale for them, that somebody routs at once,
 *                  that leaders there are at risk
 *      attack      the same of those who take part now in one, a dictionary;
 *                  {} of none
 *      bearing H   {slot U range N factors N most N takes 0|1}... of each unit
 *                  that bears on a hex: its factors in thousandths; 1 to 5, the
 *                  most of a die that hits, 0 if it need not roll; does it take
 *                  part?
 *      fires U     {hex HEX range N factors N}... of each hex on which a unit
 *                  bears
 *      proposed    the answer where nothing is decided: "done", if no fire that
 *                  is offered can do any harm, by what is printed of those who
 *                  fire, too, and the Guard cannot charge; who loses a point,
 *                  if nothing tells those who could apart but their names;
 *                  else nothing
 */

#include "../charts.h"
#include "../melee.h"
#include "../noted.h"
#include "../query.h"
#include "prospects.h"

enum { MILLION = 1000000, THOUSAND = 1000 };

static int
millionths(double chance)
{
    return (int)(chance * MILLION + 0.5);
}

static void
print_prospect(const Prospect *p, int hex, WgText *out)
{
    wg_print(out, "hex %s odds %s added %d mean %d lost {",
            moskowa_hex_name[hex],
            p->whole.odds == NO_ODDS ? "-" : moskowa_odds[p->whole.odds],
            p->whole.added, millionths(p->mean));
    for (int lost = 0; lost <= MOST_LOST; lost++) {
        wg_print(out, "%d %d ", lost, millionths(p->lost[lost]));
    }
    wg_print(out, "} checks %d routs %d leader %d", millionths(p->checks),
            millionths(p->routs), millionths(p->leader));
}

typedef struct Foreseen {
    Prospect prospect;
    int hex, mean;              /* millionths, as they are told */
    bool told;
} Foreseen;

/* The first of those with the greatest mean that is not told yet. */
static Foreseen *
next_best(Foreseen *all, int count)
{
    Foreseen *best = NULL;

    for (Foreseen *f = all; f < all + count; f++) {
        if (!f->told && (best == NULL || f->mean > best->mean)) {
            best = f;
        }
    }
    best->told = true;
    return best;
}

static void
fires(const Game *g, WgText *out)
{
    int16_t hex[PIECES];
    int count = msk_targets(g, hex);
    Foreseen all[PIECES];
    Firing firing;

    for (int i = 0; i < count; i++) {
        all[i] = (Foreseen){ .hex = hex[i] };
        msk_best_bearing(g, hex[i], &firing);
        msk_foresee(g, &firing, hex[i], &all[i].prospect);
        all[i].mean = millionths(all[i].prospect.mean);
    }
    for (int i = 0; i < count; i++) {
        const Foreseen *best = next_best(all, count);

        wg_add(out, "{");
        print_prospect(&best->prospect, best->hex, out);
        wg_add(out, "} ");
    }
}

static void
attack(const Game *g, WgText *out)
{
    Firing firing;

    msk_taking_part(g, FIRES, FIRES, &firing);
    if (firing.count > 0) {
        Prospect p;

        msk_foresee(g, &firing, g->target, &p);
        print_prospect(&p, g->target, out);
    }
}

static int
thousandths(const Game *g, int u, int hex)
{
    long value = msk_fire_value(g, u, msk_distance(g->unit[u].hex, hex));

    return (int)((long long)value * THOUSAND / PARTS);
}

static void
bearing(const Game *g, int hex, WgText *out)
{
    Firing firing;

    msk_bearing(g, hex, &firing);
    for (int i = 0; i < firing.count; i++) {
        int u = firing.slot[i];

        wg_print(out, "{slot %d range %d factors %d most %d takes %d} ", u,
                msk_distance(g->unit[u].hex, hex), thousandths(g, u, hex),
                msk_must_roll(g, u, hex) ? msk_most_that_hits(g, u, hex) : 0,
                g->target == hex && fire_part(g, u) == FIRES);
    }
}

static void
fires_of(const Game *g, int u, WgText *out)
{
    int16_t hex[PIECES];
    int count = msk_targets(g, hex);

    for (int i = 0; i < count; i++) {
        if (msk_bar_to_fire(g, u, hex[i]) == NULL) {
            wg_print(out, "{hex %s range %d factors %d} ",
                    moskowa_hex_name[hex[i]],
                    msk_distance(g->unit[u].hex, hex[i]),
                    thousandths(g, u, hex[i]));
        }
    }
}

/* Could it do harm were all at their full strength?  What strays falls where it
   may. */
static bool
can_harm(const Game *printed, int hex)
{
    Firing firing;

    msk_best_bearing(printed, hex, &firing);
    for (int i = 0; i < firing.count; i++) {
        if (msk_must_roll(printed, firing.slot[i], hex)) {
            return true;
        }
    }
    return msk_weigh(printed, &firing, hex, hex).odds != NO_ODDS;
}

static void
harmless(const Game *g, WgText *out)
{
    int16_t hex[PIECES];
    int count;
    Game printed = *g;

    if (msk_has_guard_charge(g)
            || (count = msk_targets(g, hex)) == 0) {
        return;
    }
    for (int u = 0; u < PIECES; u++) {
        if (!is_person(piece_of(g, u))) {
            printed.unit[u].lost = HIDDEN;
        }
    }
    for (int i = 0; i < count; i++) {
        if (can_harm(&printed, hex[i])) {
            return;
        }
    }
    wg_add(out, "done");
}

/* Whichever of them it is, what follows is the same. */
static bool
are_alike(const Game *g, int u, int other)
{
    Piece a = *piece_of(g, u), b = *piece_of(g, other);
    Unit at = g->unit[u], there = g->unit[other];

    return a.formation == b.formation && a.type == b.type
            && a.class == b.class && a.whole == b.whole
            && a.battalions == b.battalions && a.points == b.points
            && memcmp(a.fire, b.fire, sizeof a.fire) == 0
            && a.range == b.range && a.melee == b.melee
            && a.morale == b.morale && a.movement == b.movement
            && a.lance == b.lance && at.hex == there.hex
            && at.state == there.state && at.lost == there.lost
            && at.facing == there.facing && at.spent == there.spent
            && fire_part(g, u) == fire_part(g, other)
            && bound_to(g, u) == bound_to(g, other) && at.before == there.before
            && at.pending == there.pending && at.did == there.did;
}

static void
alike_loss(const Game *g, WgText *out)
{
    Stack stack = msk_stack(g, g->struck);
    int top = msk_top(g, g->struck);

    for (int i = 0; i < stack.count; i++) {
        int u = stack.slot[i];

        if (!is_person(piece_of(g, u)) && !are_alike(g, u, top)) {
            return;
        }
    }
    wg_print(out, "lose %s", piece_of(g, top)->key);
}

static void
proposed(const Game *g, WgText *out)
{
    if (g->flow.decision == ASK_LOSSES) {
        alike_loss(g, out);
    } else if (g->flow.decision == ASK_TARGET) {
        harmless(g, out);
    }
}

/* Of one fire. */
#define PROSPECT "{hex place odds odds added number mean number " \
    "lost {map number chance} checks chance routs chance leader chance}"

const WgAnswer msk_answers_fires[] = {
    { "fires", WG_OF_SLOT, msk_sees_fire, .tell_of = fires_of,
        .shape = "list {dict {hex place range number factors number}}" },
    { "fires", .may = msk_sees_fire, .tell = fires,
        .shape = "list {dict " PROSPECT "}" },
    { "bearing", WG_OF_PLACE, msk_sees_fire, .tell_of = bearing,
        .shape = "list {dict {slot slot range number factors number "
            "most number takes flag}}" },
    { "proposed", .may = wg_acts, .tell = proposed, .shape = "action?" },
    { "attack", .may = msk_sees_fire, .tell = attack,
        .shape = "dict " PROSPECT }, {0}
};
