/*
 * query-account.c --
 *
 *      How the odds of a fire or a melee come about, part by part, for whoever
 *      looks at one before it is chosen; values are thousandths:
 *
 *      fire_account H      units {UNIT...} sums {{ground G against N value
 *                          V}...} rule PARAGRAPH odds O added N cells
 *                          {STEP...} of all who bear on a hex, or those who
 *                          take part: what protects it, a word and how much,
 *                          and all who meet that; the paragraph of the odds
 *      melee_account H     units {UNIT...} enemies {UNIT...} attack V defence V
 *                          rule PARAGRAPH odds O added N cells {STEP...},
 *                          losses as all saw them
 *
 *      A UNIT is slot U steps {STEP...} value V, and of fire range N against N
 *      most N, what protects from it and the most of a die that hits, 0 if it
 *      need not roll; a STEP count WORD times N by N rule PARAGRAPH: by 0,
 *      N points are added, least the value is no less than N, and else it is
 *      multiplied by N / N.
 */

#include "../charts.h"
#include "../melee.h"
#include "../noted.h"
#include "../query.h"
#include "prospects.h"

enum { THOUSAND = 1000, MOST_GROUNDS = 4 };

static const char *const counts[] = { MOSKOWA_COUNTS(WG_NAME) };

/* ORDER EFFECT: the rows of the chart that protect from fire. */
static const char *const grounds[SQUARE_ROW + 1] = {
    [CLEAR] = "clear", [ORCHARD] = "orchard", [WOODS] = "woods",
    [VILLAGE] = "village", [TOWN] = "town", [FLECHE] = "fleche",
    [REDOUBT] = "redoubt", [WOLF_PITS] = "wolf_pits",
    [FLECHE_REAR] = "fleche_rear", [REDOUBT_OPEN] = "redoubt_open",
    [BANK_SLOPE] = "river", [ROAD] = "road", [SQUARE_ROW] = "square"
};

/* A long is narrow on some machines. */
static long
thousandths(long value, long parts)
{
    return (long)(((long long)value * THOUSAND + parts / 2) / parts);
}

static void
print_steps(const char *name, const Account *how, WgText *out)
{
    wg_print(out, "%s {", name);
    for (int i = 0; i < how->count; i++) {
        const Step *step = &how->step[i];

        wg_print(out, "{count %s times %d by %d rule %s} ",
                counts[step->count], step->times, step->by, step->rule);
    }
    wg_add(out, "} ");
}

static void
print_unit(int u, const Account *how, long value, long parts, WgText *out)
{
    wg_print(out, "{slot %d ", u);
    print_steps("steps", how, out);
    wg_print(out, "value %ld", thousandths(value, parts));
}

/* ---- fire ---- */

/* Who fires at a hex: chosen, or, before it is aimed at, the best. */
static void
find_firing(const Game *g, int hex, Firing *out)
{
    out->count = 0;
    if (g->target == hex) {
        msk_taking_part(g, FIRES, FIRES, out);
    } else if (g->target == OFF_MAP && msk_bar_to_target(g, hex) == NULL) {
        msk_best_bearing(g, hex, out);
    }
}

/* All who meet the same defence. */
typedef struct Sums {
    int count, row[MOST_GROUNDS], defence[MOST_GROUNDS];
    long value[MOST_GROUNDS];
} Sums;

static void
add_to(Sums *sums, int row, int defence, long value)
{
    int i = 0;

    while (i < sums->count && sums->row[i] != row) {
        i++;
    }
    if (i == sums->count) {
        assert(i < MOST_GROUNDS);
        sums->count++;
        sums->row[i] = row;
        sums->defence[i] = defence;
        sums->value[i] = 0;
    }
    sums->value[i] += value;
}

static void
print_firing(const Game *g, const Firing *firing, int hex, Sums *sums,
        WgText *out)
{
    wg_add(out, "units {");
    for (int i = 0; i < firing->count; i++) {
        int u = firing->slot[i], from = g->unit[u].hex;
        int defence = msk_fire_defence(g, hex, from);
        int range = msk_distance(from, hex);
        Account how = { .count = 0 };
        long value = msk_account_fire(g, u, range, &how);

        print_unit(u, &how, value, PARTS, out);
        wg_print(out, " range %d against %d most %d} ", range, defence,
                msk_must_roll(g, u, hex) ? msk_most_that_hits(g, u, hex) : 0);
        add_to(sums, msk_fire_cover(g, hex, from), defence, value);
    }
    wg_add(out, "} ");
}

static void
fire_account(const Game *g, int hex, WgText *out)
{
    Account cells = { .count = 0 };
    Sums sums = { .count = 0 };
    Firing firing;
    Volley volley;

    find_firing(g, hex, &firing);
    if (firing.count == 0) {
        return;
    }
    print_firing(g, &firing, hex, &sums, out);
    wg_add(out, "sums {");
    for (int i = 0; i < sums.count; i++) {
        wg_print(out, "{ground %s against %d value %ld} ",
                grounds[sums.row[i]], sums.defence[i],
                thousandths(sums.value[i], PARTS));
    }
    volley = msk_account_volley(g, &firing, hex, hex, &cells);
    wg_print(out, "} rule Fire.2 odds %s added %d ",
            volley.odds == NO_ODDS ? "-" : moskowa_odds[volley.odds],
            volley.added);
    print_steps("cells", &cells, out);
}

/* ---- melee ---- */

static void
print_attackers(const Game *g, const Attackers *attackers, int hex,
        WgText *out)
{
    wg_add(out, "units {");
    for (int i = 0; i < attackers->count; i++) {
        Account how = { .count = 0 };
        long value = msk_account_attack(g, attackers->slot[i], hex, &how);

        print_unit(attackers->slot[i], &how, value, MELEE_PARTS, out);
        wg_add(out, "} ");
    }
    wg_add(out, "} ");
}

static void
print_defenders(const Game *g, int hex, WgText *out)
{
    Stack stack = msk_stack(g, hex);

    wg_add(out, "enemies {");
    for (int i = 0; i < stack.count; i++) {
        Account how = { .count = 0 };
        long value = msk_account_defence(g, stack.slot[i], &how);

        if (value > 0) {
            print_unit(stack.slot[i], &how, value, MELEE_PARTS, out);
            wg_add(out, "} ");
        }
    }
    wg_add(out, "} ");
}

static void
melee_account(const Game *seen, int hex, WgText *out)
{
    Account cells = { .count = 0 };
    Attackers attackers;
    Clash clash;
    Game game;

    if (!msk_foresee_attack(seen, hex, &game)) {
        return;
    }
    msk_attacking(&game, &attackers);
    clash = msk_account_clash(&game, &attackers, hex, &cells);
    print_attackers(&game, &attackers, hex, out);
    print_defenders(&game, hex, out);
    wg_print(out, "attack %ld defence %ld rule Melee.1 odds %s added %d ",
            thousandths(clash.attack, MELEE_PARTS),
            thousandths(clash.defence, MELEE_PARTS),
            moskowa_odds[clash.odds], clash.added);
    print_steps("cells", &cells, out);
}

static bool
sees_melee(const Game *g, int viewer)
{
    return viewer == g->flow.side || viewer == WG_PUBLIC;
}

#define STEPS "{list {dict {count word times number by number rule word}}}"
#define UNIT "slot slot steps " STEPS " value number"

const WgAnswer msk_answers_accounts[] = {
    { "fire_account", WG_OF_PLACE, msk_sees_fire, .tell_of = fire_account,
        .shape = "dict {units {list {dict {" UNIT " range number "
            "against number most number}}} sums {list {dict {ground word "
            "against number value number}}} rule word odds odds "
            "added number cells " STEPS "}" },
    { "melee_account", WG_OF_PLACE, sees_melee, .tell_of = melee_account,
        .shape = "dict {units {list {dict {" UNIT "}}} "
            "enemies {list {dict {" UNIT "}}} attack number defence number "
            "rule word odds odds added number cells " STEPS "}" }, {0}
};
