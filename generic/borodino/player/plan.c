/*
 * plan.c --
 *
 *      The plan of an action phase: attacks, on its target first if it has one,
 *      then where the others go, then who must be activated for it, and where
 *      headquarters go.
 */

#include "outlook.h"

/* How bold it is: whoever would lose becomes so, the later the more. */
static int
boldness(const Outlook *o)
{
    enum { DESPAIR_HOURS = 7 };
    int left = o->g->day < o->g->last_day ? DESPAIR_HOURS
            : LAST_HOUR - o->g->hour;

    return o->weights[BOLDNESS]
            + (left >= DESPAIR_HOURS || o->winning ? 0
            : o->weights[DESPAIR] * (DESPAIR_HOURS - left) / DESPAIR_HOURS);
}

static void
count_near(Outlook *o)
{
    for (int area = 0; area < PLACES; area++) {
        for (Areas next = borodino_beside[area] & o->g->held[!o->side]
                & (bit(AREAS) - 1); next;) {
            o->near[area] += o->force.fire[!o->side][take_area(&next)];
        }
    }
}

/* 6.1 Who could attack: somebody may command them, and they can be spared. */
static void
find_comers(Outlook *o)
{
    for (int i = 0; i < o->units; i++) {
        int u = o->first + i;

        if (!o->under[i] || is_hq(block_of(o->g, u))
                || bor_at_last_step(o->g, u)) {
            continue;
        }
        for (Areas to = o->routes[i] & o->g->held[!o->side]; to;) {
            o->comers[take_area(&to)] |= (Movers)1 << i;
        }
    }
}

void
bor_open_outlook(Outlook *o, const Game *g, const int *weights, bool vary,
        WgLots *lots)
{
    enum { NOISE = 80 };

    *o = (Outlook){ .g = g, .side = g->mover, .first = first_of(g->mover),
            .units = end_of(g->mover) - first_of(g->mover),
            .noise = vary ? NOISE : 0, .target = NONE, .lots = lots };
    wg_take_weights(bor_weights, weights, vary, lots, o->weights);
    o->winning = bor_winner(g) == o->side;
    o->boldness = boldness(o);
    bor_count_force(g, &o->force);
    count_near(o);
    for (int i = 0; i < o->units; i++) {
        int u = o->first + i;

        o->routes[i] = bor_judge_mover(g, u) == NULL ? bor_routes(g, u) : 0;
    }
    for (int place = 0; place < PLACES; place++) {
        o->count[place] = g->count[o->side][place];
    }
    for (int border = 0; border < BORDERS; border++) {
        o->crossed[border] = g->used[border];
    }
    bor_find_chiefs(o);
    find_comers(o);
    if (o->g->flow.decision == ASK_COMMAND) {
        bor_expect_shelling(o);
    }
}

/* ---- where the others go ---- */

static bool
holds_on(const Outlook *o)
{
    return o->target == NONE && o->winning
            && bor_redoubts(o->g, o->side);
}

Areas
bor_goals(const Outlook *o, int *pull)
{
    enum { TO_TARGET = 2, HUNDRED = 100 };
    int main = NONE;

    *pull = o->weights[PULL];
    if (o->target != NONE) {
        *pull *= TO_TARGET;
        return bit(o->target);
    }
    if (holds_on(o)) {
        return bor_redoubts(o->g, o->side);
    }
    if (o->weights[MAIN_PULL] > 0) {
        main = bor_main_target(o);
    }
    if (main == NONE) {
        return bor_wanted(o->g, o->side);
    }
    *pull = *pull * o->weights[MAIN_PULL] / HUNDRED;
    return bit(main);
}

/* How good each area is for one more unit. */
static void
rate(const Outlook *o, int *rating)
{
    enum { MOST_FEAR = 120 };
    bool holds = holds_on(o);
    int8_t far[PLACES];
    int pull;

    bor_measure_from(o->g, bor_goals(o, &pull), far);
    for (int area = 0; area < PLACES; area++) {
        int fear = holds ? 0 : (o->near[area]
                - o->force.fire[o->side][area]) * o->weights[FEAR] / 300;

        fear = fear < 0 ? 0 : fear > MOST_FEAR ? MOST_FEAR : fear;
        rating[area] = -pull * far[area] - fear;
        if (area < AREAS && borodino_area[area].terrain == REDOUBT) {
            rating[area] += o->weights[KEEP];
        }
    }
}

/* 3.31 Whoever stands where there are too many goes anywhere. */
static void
send(Outlook *o, BorPlan *plan, int i, const int *rating, int least)
{
    enum { TOO_MANY = 80 };
    int home = o->g->unit[o->first + i].place, best = NONE;
    int crowd = home < AREAS && o->count[home] > bor_stack(home) ? TOO_MANY : 0;
    int most = rating[home] + least - crowd;

    for (Areas to = o->routes[i] & ~o->g->held[!o->side] & (bit(AREAS) - 1);
            to;) {
        int area = take_area(&to);

        if (rating[area] > most && o->count[area] < bor_stack(area)) {
            most = rating[area];
            best = area;
        }
    }
    if (best != NONE) {
        plan->goes[i] = (int8_t)best;
        o->gain[i] = most - rating[home] + crowd;
        o->count[home]--;
        o->count[best]++;
    }
}

/* A block at its last step goes away from the enemy. */
static void
send_others(Outlook *o, BorPlan *plan)
{
    enum { LEAST_GAIN = 4, MOST_DANGER = 200 };
    int rating[PLACES], safety[PLACES];

    rate(o, rating);
    for (int area = 0; area < PLACES; area++) {
        safety[area] = -(o->near[area] > MOST_DANGER ? MOST_DANGER
                : o->near[area]);
    }
    for (int i = 0; i < o->units; i++) {
        int u = o->first + i;

        if (plan->goes[i] == NONE && o->routes[i] && o->under[i]
                && !is_hq(block_of(o->g, u))
                && !is_contested(o->g, o->g->unit[u].place)) {
            send(o, plan, i, bor_at_last_step(o->g, u) ? safety : rating,
                    LEAST_GAIN);
        }
    }
}

/* Headquarters stay with the troops, and behind them. */
static void
send_chiefs(Outlook *o, BorPlan *plan)
{
    enum { FRIENDS = 12, FRIENDS_NEAR = 3, ENOUGH = 3, ALONE = 100,
        LEAST_GAIN = 10 };
    int rating[PLACES];

    for (int area = 0; area < PLACES; area++) {
        int friends = o->count[area] < ENOUGH ? o->count[area] : ENOUGH;

        rating[area] = FRIENDS * friends;
        for (Areas next = borodino_beside[area] & (bit(AREAS) - 1); next;) {
            rating[area] += FRIENDS_NEAR * o->count[take_area(&next)];
        }
        if (friends < ENOUGH && o->near[area] > 0) {
            rating[area] -= ALONE;
        }
    }
    for (int i = 0; i < o->units; i++) {
        if (o->routes[i] && is_hq(block_of(o->g, o->first + i))) {
            send(o, plan, i, rating, LEAST_GAIN);
        }
    }
}

void
bor_plan(const Game *g, const int *weights, void *text, bool vary,
        WgLots *lots)
{
    BorPlan *plan = text;
    Outlook o;

    bor_open_outlook(&o, g, weights, vary, lots);
    for (int i = 0; i < SIDE_BLOCKS; i++) {
        plan->order[i] = plan->goes[i] = NONE;
    }
    bor_choose_target(&o, plan, vary);
    if (o.target != NONE) {
        bor_attack_target(&o, plan);
    }
    bor_plan_attacks(&o, plan);
    send_others(&o, plan);
    bor_choose_chiefs(&o, plan);
    bor_drop_vain_attacks(&o, plan);
    bor_dismiss_idle(&o, plan);
    send_chiefs(&o, plan);
}
