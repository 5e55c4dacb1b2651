/*
 * query-melee.c --
 *
 *      Answers for the table about melee:
 *
 *      melee HEX   of the side that may attack it, or is choosing who does,
 *                  or of the side that is attacked and may retreat:
 *                  odds ODDS added CELLS attack VALUE defence VALUE cossacks
 *                  {ATTACK DEFEND} results {{COUNT RESULT LOSS LOSS CHECK
 *                  CHECK}...}: the values in points; at how many faces of a
 *                  die Cossacks refuse, 0 where none roll; in how many of the
 *                  36 rolls what comes out, the attacker's points lost and the
 *                  defender's, and who checks morale.  Nobody retreats before
 *                  it.  An enemy's losses are not known: values as printed.
 *      taken       {UNIT HEX}...: guns in the enemy's hands, where they lie
 */

#include "charts.h"
#include "dice.h"
#include "melee.h"
#include "noted.h"
#include "query.h"

/* ORDER MELEERESULT: charts.h */
const char *const moskowa_results[] = {
    "exchange", "attacker_routs", "attacker_back", "no_effect",
    "defender_back", "defender_routs", "surrender", NULL
};

/* With all who may take part, or those chosen. */
static bool
determinize(const Game *g, int hex, Game *out)
{
    WgAction attack = { ATTACK, { (int16_t)hex, 0, 0 } };
    int asked = g->flow.side < 0 ? NONE : g->flow.decision;
    bool before = asked == ASK_DEFENDER;

    if (before ? msk_judge_defender(g, &attack) != NULL
            : g->target != hex
                || (asked != ASK_ATTACKERS && asked != ASK_EVASION)) {
        return false;
    }
    *out = *g;
    for (int u = 0; u < PIECES; u++) {
        out->unit[u].lost = g->unit[u].lost == HIDDEN ? 0 : g->unit[u].lost;
    }
    if (before) {
        msk_begin_attack(out, hex);
    }
    return true;
}

static void
value(WgText *out, const char *name, long parts)
{
    long hundredths = parts * 100 / MELEE_PARTS;

    wg_print(out, "%s %ld.%02ld ", name, hundredths / 100, hundredths % 100);
}

static int
refusing(const Game *g, const Clash *clash, bool attacking)
{
    int count = 0;

    for (int die = 1; die <= 6; die++) {
        count += !msk_cossacks_fight(attacking, clash->odds, die);
    }
    for (int i = 0; i < g->placed; i++) {
        int u = g->stack[i];

        if ((side_of(u) == g->phasing) == attacking && msk_wavers(g, u)) {
            return count;
        }
    }
    return 0;
}

static bool
are_alike(Melee a, Melee b)
{
    return a.result == b.result && a.attacker == b.attacker
            && a.defender == b.defender
            && a.attacker_checks == b.attacker_checks
            && a.defender_checks == b.defender_checks;
}

/* Each once, in the order of the chart. */
static void
results(const Clash *clash, WgText *out)
{
    Melee of[CELLS];

    for (int cell = 0; cell < CELLS; cell++) {
        of[cell] = msk_melee(clash->odds, roll_with(number_of(cell),
                clash->added));
    }
    for (int cell = 0; cell < CELLS; cell++) {
        int count = 0, before = 0;

        for (int other = 0; other < CELLS; other++) {
            count += are_alike(of[cell], of[other]);
            before += other < cell && are_alike(of[cell], of[other]);
        }
        if (before == 0) {
            wg_print(out, "{%d %s %d %d %d %d} ", count,
                    moskowa_results[of[cell].result], of[cell].attacker,
                    of[cell].defender, of[cell].attacker_checks,
                    of[cell].defender_checks);
        }
    }
}

void
msk_query_melee(const Game *g, int hex, WgText *out)
{
    Attackers attackers;
    Clash clash;
    Game game;

    if (!determinize(g, hex, &game)) {
        return;
    }
    msk_attacking(&game, &attackers);
    clash = msk_weigh_attack(&game, &attackers, hex);
    wg_print(out, "odds %s added %d ", moskowa_odds[clash.odds], clash.added);
    value(out, "attack", clash.attack);
    value(out, "defence", clash.defence);
    wg_print(out, "cossacks {%d %d} results {", refusing(&game, &clash, true),
            refusing(&game, &clash, false));
    if (clash.defence > 0) {
        results(&clash, out);
    }
    wg_add(out, "}");
}

void
msk_query_taken(const Game *g, WgText *out)
{
    for (int u = 0; u < PIECES; u++) {
        if (g->unit[u].state & TAKEN) {
            wg_print(out, "{%d %s} ", u,
                    moskowa_hex_name[lies_at(g, u)]);
        }
    }
}
