/*
 * moves.c --
 *
 *      Who moves next, and on: a computer's answer in a movement phase.
 */

#include "ends.h"
#include "player.h"

static const WgAction done = { .verb = DONE };

/* Who goes where is decided each turn. */
static void
begin_turn(const Game *g, BerPlan *plan)
{
    if (plan->turn != g->turn) {
        plan->turn = g->turn;
        plan->wading = NONE;
        plan->left = 0;
        for (int i = 0; i < RUSSIAN_PIECES; i++) {
            plan->goes[i] = NONE;
        }
    }
}

/* ---- on the way ---- */

static WgAction
if_legal(const Game *g, WgAction a)
{
    return ber_judge_move(g, &a) == NULL ? a : done;
}

static WgAction
step_over(const Game *g, int u, int from, int side, int to)
{
    int ford = side < 0 ? NONE : ford_at(from, side);
    int bridge = ford == NONE ? 0
            : ber_bridge_to_name(g, ford, piece_of(g, u)->kind == LEADER);

    return if_legal(g, (WgAction){ bridge ? CROSS : MOVE,
            { (int16_t)u, (int16_t)to, (int16_t)bridge } });
}

/* The first step of the way to that end.  The plan keeps what comes then. */
static WgAction
set_out(const Game *g, int u, int hex, const Ends *ends, BerPlan *plan)
{
    int left = 0, before;

    for (; (before = ber_hex_before(ends, hex)) != NONE; hex = before) {
        if (left < BER_ROUTE) {
            plan->route[left] = (int16_t)hex;
        }
        left++;
    }
    plan->walker = (int16_t)u;
    plan->left = (int16_t)(left <= BER_ROUTE ? left : 0);
    return step_over(g, u, g->unit[u].place, ber_side_toward(g, u, hex), hex);
}

WgAction
ber_step_towards(const Game *g, int u, int hex)
{
    WgWays ways;
    int i = 0;

    ber_ways_now(g, u, &ways);
    while (i < ways.count && (ways.way[i].place != hex
                || !ways.way[i].within)) {
        i++;
    }
    if (i == ways.count) {
        return done;
    }
    while (ways.way[i].before >= 0) {
        i = ways.way[i].before;
    }
    return if_legal(g, ways.way[i].step);
}

/* The next step of who is on its way. */
static WgAction
go_on(const Game *g, int u, BerPlan *plan)
{
    int goes = plan->goes[u - first_of(side_of(u))];
    int from = g->unit[u].place, to, side;

    if (from == goes) {
        return done;
    }
    if (plan->walker != u || plan->left == 0 || plan->route[0] != goes) {
        return ber_step_towards(g, u, goes);
    }
    to = plan->route[--plan->left];
    side = ber_side_toward(g, u, to);
    if (side < 0) {             /* a plan of another position */
        return ber_step_towards(g, u, goes);
    }
    return step_over(g, u, from, side, to);
}

/* ---- who is next ---- */

static bool
may_move(const Game *g, int u)
{
    return !g->unit[u].moved && piece_of(g, u)->kind != RABBLE
            && (on_map(g, u) || g->unit[u].place == ARRIVING)
            && (side_of(u) == FRENCH || ber_is_released(g, u));
}

/* Engineers first, then those who are nearest to the exit, or of the Russians
   to where they go; those who enter; leaders last. */
enum { BUILDS = -1, OUTSIDE = 900, LAST = 5000 };

/* NEARER: whoever goes by the distance; DECIDED, or who cannot move. */
enum { NEARER = INT16_MAX - 1, DECIDED };

static int
rank_of(const Game *g, int u)
{
    int kind = piece_of(g, u)->kind;

    return kind == LEADER ? LAST
            : kind == ENGINEER ? (g->bridged ? LAST - 1 : BUILDS)
            : !on_map(g, u) ? OUTSIDE : NEARER;
}

/* Of a side's slots, as long as nobody moves. */
typedef struct Ranks {
    int16_t of[RUSSIAN_PIECES];
} Ranks;

static void
find_ranks(const Game *g, int side, const BerPlan *plan, Ranks *ranks)
{
    for (int u = first_of(side); u < end_of(side); u++) {
        int i = u - first_of(side);

        ranks->of[i] = (int16_t)(plan->goes[i] == NONE && may_move(g, u)
                ? rank_of(g, u) : DECIDED);
    }
}

static void
find_russian_ranks(const Game *g, const Posts *french, const BerPlan *plan,
        Ranks *ranks)
{
    find_ranks(g, RUSSIAN, plan, ranks);
    for (int i = 0; i < RUSSIAN_PIECES; i++) {
        if (ranks->of[i] == NEARER) {
            int u = FRENCH_PIECES + i;

            ranks->of[i] = (int16_t)ber_russian_way(g, u, plan->weight,
                    french, g->unit[u].place);
        }
    }
}

/* At least, by the tables. */
static void
find_french_ranks(const Outlook *o, const BerPlan *plan, Ranks *ranks)
{
    find_ranks(o->g, FRENCH, plan, ranks);
    for (int u = 0; u < FRENCH_PIECES; u++) {
        if (ranks->of[u] == NEARER) {
            ranks->of[u] = (int16_t)ber_far_at_least(o->out,
                    o->g->unit[u].place);
        }
    }
}

/* The first of those with the least rank; NONE. */
static int
first_of_ranks(const Ranks *ranks, int count)
{
    int best = NONE, least = DECIDED;

    for (int i = 0; i < count; i++) {
        if (ranks->of[i] < least) {
            least = ranks->of[i];
            best = i;
        }
    }
    return best;
}

/* Nobody is next twice. */
static int
next_russian(Ranks *ranks)
{
    int best = first_of_ranks(ranks, RUSSIAN_PIECES);

    if (best == NONE) {
        return NONE;
    }
    ranks->of[best] = DECIDED;
    return FRENCH_PIECES + best;
}

/* Whoever turns out to be farther off than it seemed is ranked again. */
static int
next_frenchman(const Outlook *o, Ranks *ranks)
{
    int u;

    while ((u = first_of_ranks(ranks, FRENCH_PIECES)) != NONE) {
        int rank = ranks->of[u], far = rank_of(o->g, u) != NEARER ? rank
                : ber_far(o->out, o->g->unit[u].place);

        ranks->of[u] = (int16_t)(far == rank ? DECIDED : far);
        if (far == rank) {
            break;
        }
    }
    return u;
}

/* ---- each side ---- */

static WgAction
leave(const Game *g, int u)
{
    return if_legal(g, (WgAction){ LEAVE, { (int16_t)u, 0, 0 } });
}

static WgAction
move_french(const Game *g, BerPlan *plan)
{
    int u = g->mobile, to;
    WgAction a = done;
    Ends ends;
    Survey out, work;
    Ranks ranks;
    Outlook o;

    ends.of = NONE;
    ber_look(g, plan->weight, &o, &out, &work);
    if (u != NONE && !g->unit[u].moved && ber_wants_to_leave(&o, u)) {
        a = leave(g, u);
    }
    find_french_ranks(&o, plan, &ranks);
    while (a.verb == DONE && (u = next_frenchman(&o, &ranks)) != NONE) {
        ber_find_ends(g, u, &ends);
        to = ber_french_end(&o, u, &ends);
        plan->goes[u] = (int16_t)to;
        if (on_map(g, u) && bank_of(to) != bank_of(g->unit[u].place)) {
            plan->wading = (int16_t)u;
        }
        a = to != g->unit[u].place ? set_out(g, u, to, &ends, plan)
                : ber_wants_to_leave(&o, u) ? leave(g, u) : a;
    }
    return a;
}

static WgAction
move_russians(const Game *g, BerPlan *plan)
{
    Posts french = ber_posts(g, FRENCH);
    WgAction a = done;
    Ranks ranks;
    Ends ends;
    int u, to;

    ends.of = NONE;
    find_russian_ranks(g, &french, plan, &ranks);
    while (a.verb == DONE && (u = next_russian(&ranks)) != NONE) {
        to = g->unit[u].place;
        if (ber_has_better(g, u, plan->weight, &french)) {
            ber_find_ends(g, u, &ends);
            to = ber_russian_end(g, u, plan->weight, &french, &ends);
        }
        plan->goes[u - FRENCH_PIECES] = (int16_t)to;
        if (to != g->unit[u].place) {
            a = set_out(g, u, to, &ends, plan);
        }
    }
    return a;
}

WgAction
ber_move(const Game *g, BerPlan *plan)
{
    int side = phasing(g), u = g->mobile;
    int16_t *goes;
    WgAction a = done;

    begin_turn(g, plan);
    goes = u == NONE ? NULL : &plan->goes[u - first_of(side)];
    if (goes && plan->wading == u && *goes == g->unit[u].place) {
        plan->wading = NONE;
        *goes = NONE;
    }
    if (goes && !g->unit[u].moved && *goes >= 0) {
        a = go_on(g, u, plan);
    }
    return a.verb != DONE ? a : side == FRENCH ? move_french(g, plan)
            : move_russians(g, plan);
}
