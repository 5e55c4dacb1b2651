/*
 * reasons.c --
 *
 *      Why a block goes to the enemy or leaves him (others: march-reasons.c),
 *      why a headquarters is activated, why nobody attacks, and why all are
 *      deployed as they are.
 */

#include "outlook.h"

/* Those who go there together by the plan, and are not there; u, first, may be
   NONE. */
static void
gather(const Game *g, const BorPlan *plan, int u, int area, WgReason *r)
{
    int first = first_of(g->mover);

    if (u != NONE) {
        wg_add_to_reason(r, u);
    }
    for (int v = first; v < end_of(g->mover); v++) {
        if (v != u && plan->goes[v - first] == area && !g->unit[v].moved
                && g->unit[v].place != area
                && !is_hq(block_of(g, v))) {
            wg_add_to_reason(r, v);
        }
    }
}

static void
move(const Game *g, int u, int to, const BorPlan *plan, WgReason *r)
{
    int side = side_of(u), from = g->unit[u].place;

    if (from >= AREAS || to >= AREAS) {
        return;
    }
    if (g->held[!side] & bit(to)) {
        r->place = to;
        r->why = g->held[side] & bit(to) ? WG_JOIN : WG_TAKE;
        if (plan) {
            gather(g, plan, u, to, r);
        }
    } else if (is_contested(g, from)) {
        r->why = WG_WITHDRAW;
        r->place = from;
    } else if (plan) {
        bor_reason_march(g, u, to, plan, r);
    }
}

static bool
attacks_any(const Game *g, const BorPlan *plan)
{
    int first = first_of(g->mover);

    for (int u = first; u < end_of(g->mover); u++) {
        int to = plan->goes[u - first];

        if (to != NONE && !g->unit[u].moved && g->held[!g->mover] & bit(to)) {
            return true;
        }
    }
    return false;
}

/* Those who go by the plan or could bombard, and a headquarters commands whom
   nobody does yet, or, where there is none, somebody does; an army's leader no
   more than he has orders.  What most of them attack, with all who do. */
static void
command(const Game *g, int hq, const BorPlan *plan, WgReason *r)
{
    Outlook o;
    WgLots lots = { 0 };
    Game now = *g;
    int chief = 0, others = 0, attack[PLACES] = { 0 }, pull;
    int toward[PLACES] = { 0 };
    int8_t far[PLACES];
    int orders = block_of(g, hq)->kind == ARMY_HQ ? strength_of(g, hq)
            : SIDE_BLOCKS;

    bor_open_usual(&o, g, &lots);
    while (chief < o.chiefs && o.chief[chief] != hq) {
        chief++;
    }
    bor_trace_command(&now);
    o.target = plan->target - 1;
    bor_measure_from(g, bor_goals(&o, &pull), far);
    for (int i = 0; i < o.units && chief < o.chiefs; i++) {
        int to = plan->goes[i];

        if ((to == NONE && !bor_could_fire(&o, i))
                || !(o.under[i] & 1u << chief)) {
            continue;
        }
        if (bor_commanded(&now, o.first + i)) {
            others++;
        } else {
            r->led++;
        }
        if (to != NONE && g->held[!g->mover] & bit(to)) {
            wg_add_attack(r, attack, to);
        } else if (to != NONE && to < AREAS
                && bor_end_of_way(g, far, to) != NONE) {
            toward[bor_end_of_way(g, far, to)]++;
        }
    }
    r->led = r->led ? r->led : others;
    r->led = r->led < orders ? r->led : orders;
    r->why = r->led ? WG_COMMAND : WG_NO_REASON;
    if (r->place != NONE) {
        gather(g, plan, NONE, r->place, r);
    } else {
        wg_aim_at_most(r, toward, AREAS);
    }
}

/* All are commanded, or have moved, and nobody else attacks: what would the
   best attack of theirs be? */
static void
hold(const Game *g, const BorPlan *plan, WgReason *r)
{
    BorPlan none;
    Outlook o;
    int8_t who[SIDE_BLOCKS];
    int count;
    WgLots lots = { 0 };

    if (attacks_any(g, plan)) {
        return;
    }
    bor_open_usual(&o, g, &lots);
    o.weights[LEAST_CHANCE] = 0;        /* the best, though too bad */
    for (int i = 0; i < SIDE_BLOCKS; i++) {
        none.order[i] = none.goes[i] = NONE;
    }
    count = bor_best_attack(&o, &none, &r->place, who);
    for (int k = 0; k < count; k++) {
        wg_add_to_reason(r, o.first + who[k]);
    }
    r->why = count ? WG_HOLD : WG_NO_REASON;
}

void
bor_reason(const Game *g, const WgAction *a, const void *plan, WgReason *r)
{
    if (a->verb == MOVE) {
        move(g, a->arg[0], a->arg[1], plan, r);
    } else if (a->verb == RETREAT && g->battle.area != NONE
            && g->unit[a->arg[0]].place == g->battle.area) {
        r->why = WG_WITHDRAW;
        r->place = g->battle.area;
        r->battle = plan && g->flow.decision == ASK_TURN;
    } else if (a->verb == ACTIVATE && plan
            && g->flow.decision == ASK_COMMAND) {
        command(g, a->arg[0], plan, r);
    } else if (a->verb == SUPPLY_STEP && plan) {
        r->why = WG_WORTH;
    } else if (a->verb == HISTORICAL && plan) {
        r->why = WG_HISTORY;
    } else if (a->verb == DONE && plan && (g->flow.decision == ASK_COMMAND
            || g->flow.decision == ASK_MOVE)) {
        hold(g, plan, r);
    }
}
