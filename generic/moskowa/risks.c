/*
 * risks.c --
 *
 *      Leader Casualties: who is hit, what becomes of him and of those with
 *      him; leaders captured.
 */

#include "charts.h"
#include "dice.h"
#include "outcomes.h"
#include "scenarios.h"

/* When to check.6. */
enum { ADDED_IF_KILLED = -12 };

/* ---- who may be hit ---- */

static void
put_at_risk(Game *g, int hex, int odds, int risk)
{
    Stack stack = msk_stack(g, hex);

    for (int i = 0; i < stack.count; i++) {
        if (is_person(piece_of(g, stack.slot[i]))) {
            msk_note(g, stack.slot[i], MAY_BE_AT_RISK);
            g->risk_due = 1;
        }
    }
    g->risk = (int8_t)risk;
    g->risk_odds = (int8_t)odds;
}

void
msk_risk_leaders(Game *g, int hex, int odds)
{
    put_at_risk(g, hex, odds, RISK_BY_FIRE);
}

void
msk_risk_in_melee(Game *g, int hex, int odds, int risk)
{
    put_at_risk(g, hex, odds, risk);
}

/* Leader Casualties.1 to 3, Leader Casualties.5: does this roll, with nothing
   added, send a leader to the table? */
static bool
is_hit(const Game *g, int number)
{
    return g->risk == RISK_OF_ATTACKER ? number <= 12
            : number >= (g->risk == RISK_OF_DEFENDER ? 64 : 65);
}

static int
number_thrown(const Game *g)
{
    return 10 * wg_die(g, 0) + wg_die(g, 1);
}

/* ---- Leader Casualties.12 Which of them ---- */

static int
candidates(const Game *g)
{
    int count = 0;

    for (int i = 0; i < g->placed; i++) {
        count += (g->unit[g->stack[i]].pending & MAY_BE_AT_RISK) != 0;
    }
    return count;
}

static void
roll_for_order(Game *g)
{
    if (candidates(g) > 1) {
        wg_roll(g, 2);
    }
}

/* R-M112: the cells are shared out evenly, in the order of hexes and from the
   top. */
static void
choose(Game *g)
{
    int count = candidates(g), left;

    left = count > 1 ? cell_of(number_thrown(g)) * count / CELLS : 0;
    g->risk_due = 0;
    for (int i = 0; i < g->placed; i++) {
        int u = g->stack[i];

        if ((g->unit[u].pending & MAY_BE_AT_RISK) && left-- == 0) {
            msk_forget(g, u);
            msk_note(g, u, AT_RISK);
        }
    }
}

/* ---- what becomes of one ---- */

/* Leader Casualties.6, and When to check.7. */
static bool
has_other_leader(const Game *g, int leader)
{
    Stack stack = msk_stack(g, g->unit[leader].hex);

    for (int i = 0; i < stack.count; i++) {
        int u = stack.slot[i];

        if (u != leader && piece_of(g, u)->type == LEADER
                && g->unit[u].lost == 0) {
            return true;
        }
    }
    return false;
}

static void
remove_leader(Game *g, int leader)
{
    g->unit[leader].lost = FALLEN;
    msk_forget(g, leader);
    msk_take(g, leader);
    msk_count_losses(g);
}

/* When to check.7, R-M202: all with him check, each with half of what he gave
   it. */
static void
check_for_wounded(Game *g, int leader)
{
    Stack stack = msk_stack(g, g->unit[leader].hex);

    for (int i = 0; i < stack.count; i++) {
        int u = stack.slot[i];

        msk_must_check(g, u, msk_half_morale(g, leader, u));
    }
}

/* Leader Casualties.7 He who is dead is removed at once. */
void
msk_loss_of_leader(Game *g, int leader, bool killed)
{
    int hex = g->unit[leader].hex;

    if (killed) {
        remove_leader(g, leader);
        msk_must_check_hex(g, hex, ADDED_IF_KILLED);
        return;
    }
    g->unit[leader].lost = WOUNDED;
    msk_count_losses(g);
    if (!has_other_leader(g, leader)) {
        check_for_wounded(g, leader);
    }
}

static void
roll(Game *g)
{
    wg_roll(g, 2);
}

/* R-M113: he who is wounded and hit again is killed or as he was. */
static void
fall(Game *g, int leader)
{
    int casualty = msk_leader_casualty(g->risk_odds, number_thrown(g));

    if (casualty == LEADER_UNHURT || (casualty == LEADER_WOUNDED
            && g->unit[leader].lost == WOUNDED)) {
        wg_tell(g, LEADER_SAFE, leader, 0, 0, 0);
        return;
    }
    wg_tell(g, casualty == LEADER_KILLED ? LEADER_DIED : LEADER_HURT, leader, 0,
            0, 0);
    msk_loss_of_leader(g, leader, casualty == LEADER_KILLED);
}

/* Leader Casualties.4, in the column of the fight; R-M18: the others go to the
   table on the same rolls. */
static void
result(Game *g)
{
    int leader = g->checking;
    bool rolls_again = (g->unit[leader].pending & MAY_BE_AT_RISK)
            && is_hit(g, number_thrown(g));

    g->checking = NONE;
    if (g->unit[leader].pending & AT_RISK) {
        msk_forget(g, leader);
        fall(g, leader);
        return;
    }
    msk_forget(g, leader);
    if (rolls_again) {
        msk_note(g, leader, AT_RISK);
    } else {
        wg_tell(g, LEADER_SAFE, leader, 0, 0, 0);
    }
}

/* ---- captured, removed ---- */

void
msk_capture(Game *g, int leader)
{
    remove_leader(g, leader);
    g->unit[leader].did |= CAPTURED;
    wg_tell(g, LEADER_CAPTURED, leader, 0, 0, 0);
}

/* Leader Casualties.8 */
void
msk_remove_wounded(Game *g, int side)
{
    for (int u = first_of(side); u < end_of(side); u++) {
        if (g->unit[u].hex != OFF_MAP && is_person(piece_of(g, u))
                && g->unit[u].lost == WOUNDED) {
            msk_take(g, u);
            wg_tell(g, LEADER_LEFT, u, 0, 0, 0);
        }
    }
}

const WgStep msk_risk_order[] = {
    { "Leaders.Casualties.12",  "dice",         roll_for_order },
    { "Leaders.Casualties.12",  "who is hit",   choose },
    {0}
};

const WgStep msk_leader_at_risk[] = {
    { "Leaders.Casualties.12",  "dice",         roll },
    { "Leaders.Casualties.7",   "result",       result },
    {0}
};
