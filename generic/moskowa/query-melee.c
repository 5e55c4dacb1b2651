/*
 * query-melee.c --
 *
 *      Answers for the table about melee:
 *
 *      melee HEX   of the side that may attack it, or is choosing who does,
 *                  or of the side that is attacked and may retreat:
 *                  odds ODDS added CELLS attack VALUE defence VALUE cossacks
 *                  {own N enemy N} enters 0|1 entry BAR wins N beaten N
 *                  loses N kills N results {{count N result R own N enemy N
 *                  own_checks N enemy_checks N}...}: the values in points; at
 *                  how many faces of a die Cossacks refuse, 0 where none roll;
 *                  could one of the attack enter the hex when it is left, or
 *                  why not, of MOSKOWA_ENTRY_BARS; how likely the enemy leaves
 *                  it and the attack is thrown back, and the mean of points
 *                  lost, in millionths; in how many of the 36 rolls what comes
 *                  out, the attacker's points lost and the enemy's, and who
 *                  checks morale.  Nobody retreats before
 *                  it.  Of an enemy's losses those count that all saw.
 *      taken       SLOT HEX...: guns in the enemy's hands, where they lie
 */

#include "charts.h"
#include "dice.h"
#include "melee.h"
#include "noted.h"
#include "query.h"

#define BAR_WORD(name, word, rule) word,
#define BAR_RULE(name, word, rule) rule,
const char *const moskowa_bars[] = { MOSKOWA_ENTRY_BARS(BAR_WORD) NULL };
const char *const moskowa_bar_rules[] = { MOSKOWA_ENTRY_BARS(BAR_RULE) NULL };

/* ORDER MELEERESULT: charts.h */
const char *const moskowa_results[] = {
    "exchange", "attacker_routs", "attacker_back", "no_effect",
    "defender_back", "defender_routs", "surrender", NULL
};

/* With all who may take part, or those chosen. */
bool
msk_foresee_attack(const Game *g, int hex, Game *out)
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
        out->unit[u].lost = (int8_t)known_loss(g, u);
    }
    if (before) {
        msk_begin_attack(out, hex);
    }
    return true;
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

static Melee
melee_in(const Clash *clash, int cell)
{
    return msk_melee(clash->odds, roll_with(number_of(cell), clash->added));
}

static bool
is_won(int result)
{
    return result == DEFENDER_BACK || result == DEFENDER_ROUTS
            || result == SURRENDER;
}

static bool
is_beaten(int result)
{
    return result == ATTACKER_BACK || result == ATTACKER_ROUTS;
}

/* Nobody defends: the chart says nothing. */
static int
cells_won(const Clash *clash)
{
    int count = 0;

    for (int cell = 0; clash->defence > 0 && cell < CELLS; cell++) {
        count += is_won(melee_in(clash, cell).result);
    }
    return count;
}

static int
share(int cells)
{
    return (int)((cells * 1000000L + CELLS / 2) / CELLS);
}

static void
sums(const MeleeProspect *of, WgText *out)
{
    wg_print(out, "wins %d beaten %d loses %d kills %d ", share(of->won),
            share(of->beaten), share(of->loses), share(of->kills));
}

/* Each once, in the order of the chart. */
static void
results(const Clash *clash, WgText *out)
{
    Melee of[CELLS];

    for (int cell = 0; cell < CELLS; cell++) {
        of[cell] = melee_in(clash, cell);
    }
    for (int cell = 0; cell < CELLS; cell++) {
        int count = 0, before = 0;

        for (int other = 0; other < CELLS; other++) {
            count += are_alike(of[cell], of[other]);
            before += other < cell && are_alike(of[cell], of[other]);
        }
        if (before == 0) {
            wg_print(out, "{count %d result %s own %d enemy %d "
                    "own_checks %d enemy_checks %d} ", count,
                    moskowa_results[of[cell].result], of[cell].attacker,
                    of[cell].defender, of[cell].attacker_checks,
                    of[cell].defender_checks);
        }
    }
}

static Clash
weigh(const Game *g, int hex)
{
    Attackers attackers;

    msk_attacking(g, &attackers);
    return msk_weigh_attack(g, &attackers, hex);
}

void
msk_foresee_melee(const Game *g, int hex, MeleeProspect *out)
{
    Clash clash = weigh(g, hex);

    *out = (MeleeProspect){ .defended = clash.defence > 0,
            .won = cells_won(&clash) };
    for (int cell = 0; clash.defence > 0 && cell < CELLS; cell++) {
        Melee of = melee_in(&clash, cell);

        out->beaten += is_beaten(of.result);
        out->loses += of.attacker;
        out->kills += of.defender;
    }
}

void
msk_foresee_assault(Game *trial, int u, int hex, int side, MeleeProspect *out)
{
    int at = moskowa_near[hex][side];

    msk_take(trial, u);
    msk_put(trial, u, hex, 0);
    trial->unit[u].facing = (int8_t)side;
    msk_begin_attack_later(trial, at);
    msk_foresee_melee(trial, at, out);
}

int
msk_bar_to_entry(const Game *g, int hex)
{
    Attackers attackers;
    Game left = *g;

    while (msk_stack(&left, hex).count > 0) {
        msk_take(&left, msk_stack(&left, hex).slot[0]);
    }
    msk_attacking(g, &attackers);
    return msk_bar_to_all(&left, &attackers, hex);
}

bool
msk_could_enter(const Game *g, int hex)
{
    return msk_bar_to_entry(g, hex) == NO_ENTRY_BARS;
}

/* An attack by all on that hex, weighed; false: there is none. */
static bool
foresee_clash(const Game *g, int hex, Clash *out)
{
    Game game;

    if (!msk_foresee_attack(g, hex, &game)) {
        return false;
    }
    *out = weigh(&game, hex);
    return true;
}

int
msk_cells_won(const Game *g, int hex)
{
    Clash clash;

    return foresee_clash(g, hex, &clash) ? cells_won(&clash) : 0;
}

bool
msk_is_likely_taken(const Game *g, int hex)
{
    Clash clash;

    return foresee_clash(g, hex, &clash)
            && (clash.defence <= 0 || cells_won(&clash) * 2 > CELLS);
}

void
msk_query_melee(const Game *g, int hex, WgText *out)
{
    MeleeProspect of;
    Clash clash;
    Game game;
    int bar;

    if (!msk_foresee_attack(g, hex, &game)) {
        return;
    }
    clash = weigh(&game, hex);
    bar = msk_bar_to_entry(&game, hex);
    msk_foresee_melee(&game, hex, &of);
    wg_print(out, "odds %s added %d ", moskowa_odds[clash.odds], clash.added);
    msk_print_value(out, "attack", clash.attack, MELEE_PARTS);
    msk_print_value(out, " defence", clash.defence, MELEE_PARTS);
    wg_print(out, " cossacks {own %d enemy %d} ",
            refusing(&game, &clash, true), refusing(&game, &clash, false));
    wg_print(out, "enters %d entry %s ", bar == NO_ENTRY_BARS,
            moskowa_bars[bar]);
    sums(&of, out);
    wg_add(out, "results {");
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
            wg_print(out, "%d %s ", u,
                    moskowa_hex_name[lies_at(g, u)]);
        }
    }
}
