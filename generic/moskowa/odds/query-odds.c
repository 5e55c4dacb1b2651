/*
 * query-odds.c --
 *
 *      What comes of a melee or a charge, for whoever is asked of it and
 *      whoever looks on for both; chances and means are millionths:
 *
 *      odds melee HEX      of the attack on it, as `melee` has it, nobody
 *                          retreating before it who need not
 *      odds charge HEX FROM    of a charge of the unit in hand, with all who
 *                          have declared, of the enemy's fire at them by all
 *                          who bear on them then, and of the melee that they
 *                          must fight, if nothing else changes; FROM where it
 *                          comes near, the best without
 *      odds square HEX FROM    the same when those charged first try to form
 *                          square where the cavalry is now; nothing where
 *                          they may not
 *      odds guard SLOT HEX of a charge of the Old Guard, and of the melee of
 *                          all who could attack then
 *
 *      and behind any of these, work N: core/odds/odds.h.  Answered by
 *
 *      cases N considered C may_evade 0|1 empty C enters C beaten C carried C
 *      melee C own FATE enemy FATE
 *                      how many ends are told apart; how much was followed to
 *                      them, the rest by lots; could somebody attacked retreat
 *                      before combat; the defenders have left the hex;
 *                      attackers come into it; none of them is there
 *                      or where it was; of a charge, those charged are gone
 *                      before the melee; it comes to that.  FATE, the
 *                      attacker's first: lost {POINTS C...} mean N routs C
 *                      destroyed C others C wounded C killed C captured C: all
 *                      points that the side loses; of the units that fight
 *                      somebody routs, is destroyed; somebody else routs; a
 *                      leader with them is wounded, is killed, is captured
 *
 *      Losses that the enemy hides are as all saw them (R-M182).
 */

#include <string.h>

#include "../../core/odds/query.h"
#include "../melee.h"
#include "../query.h"
#include "trial.h"

enum { MILLION = 1000000 };

static int
millionths(double chance)
{
    return (int)(chance * MILLION + 0.5);
}

static void
print_fate(const char *name, const Fate *fate, WgText *out)
{
    wg_print(out, "%s {lost {", name);
    for (int lost = 0; lost <= MOST_POINTS; lost++) {
        if (fate->lost[lost] > 0) {
            wg_print(out, "%d %d ", lost, millionths(fate->lost[lost]));
        }
    }
    wg_print(out, "} mean %d routs %d destroyed %d others %d wounded %d "
            "killed %d captured %d} ", millionths(fate->mean),
            millionths(fate->routs), millionths(fate->destroyed),
            millionths(fate->others), millionths(fate->wounded),
            millionths(fate->killed), millionths(fate->captured));
}

static bool
may_evade(const Game *trial)
{
    Stack stack = msk_stack(trial, trial->target);
    bool may = false;

    for (int i = 0; i < stack.count; i++) {
        may |= !is_person(piece_of(trial, stack.slot[i]))
                && msk_may_evade(trial, stack.slot[i]);
    }
    return may;
}

static void
print_all(const Reckoning *of, const Game *trial, WgText *out)
{
    int attacker = trial->phasing;

    wg_print(out, "cases %d considered %d may_evade %d empty %d enters %d "
            "beaten %d carried %d melee %d ", of->cases,
            millionths(of->considered), may_evade(trial),
            millionths(of->empty), millionths(of->enters),
            millionths(of->beaten), millionths(of->carried),
            millionths(of->melee));
    print_fate("own", &of->fate[attacker], out);
    print_fate("enemy", &of->fate[!attacker], out);
}

/* What is asked, begun. */
static bool
begin(const Game *g, const WgOddsQuery *ask, Game *trial)
{
    int hex = wg_asked(ask, 0, HEXES), from = wg_asked(ask, 1, HEXES);
    bool square = strcmp(ask->topic, "square") == 0;

    return hex < 0 || g->flow.side < 0 ? false
            : strcmp(ask->topic, "guard") == 0
            ? hex < PIECES && from >= 0 && msk_try_guard(g, hex, from, trial)
            : strcmp(ask->topic, "melee") == 0 ? msk_try_melee(g, hex, trial)
            : square || strcmp(ask->topic, "charge") == 0
            ? msk_try_charge(g, hex, from < 0 ? OFF_MAP : from, square, trial)
            : false;
}

static void
odds(const WgQuery *q, WgText *out)
{
    WgOddsQuery ask;
    Reckoning of;
    Game trial;

    if (wg_read_odds_query(q->rules, q->game, q->words, "fight_on", &ask)
            && begin(q->game, &ask, &trial)) {
        msk_reckon(q->rules, &trial, ask.work, &of);
        print_all(&of, &trial, out);
    }
}

static bool
sees_fight(const Game *g, int viewer)
{
    return viewer == g->flow.side || viewer == WG_PUBLIC;
}

#define FATE "{dict {lost {map number chance} mean number routs chance " \
    "destroyed chance others chance wounded chance killed chance " \
    "captured chance}}"

const WgAnswer msk_answers_odds[] = {
    { "odds", WG_OF_WORDS, sees_fight, .answer = odds,
        .shape = "dict {cases number considered chance may_evade flag "
            "empty chance enters chance beaten chance carried chance "
            "melee chance own " FATE " enemy " FATE "}" }, {0}
};
