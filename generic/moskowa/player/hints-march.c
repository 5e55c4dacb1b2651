/*
 * hints-march.c --
 *
 *      Of the query "hints", where an officer would go in a movement phase:
 *      the kinds assault, assault_empty, guns, lead and advance of
 *      hints-move.c.
 */

#include "../ways.h"
#include "hints.h"

enum { MOST_ASSAULTS = 3 };

typedef struct March {
    int unit, hex, at, value;
    bool enters;
    MeleeProspect of;
} March;

/* The enemy hex beside the one where it ends that is taken most often, and no
   less often than the attack is beaten. */
static void
look_for_assault(const Game *g, March *march)
{
    for (int side = 0; side < WG_HEX_SIDES; side++) {
        int at = moskowa_near[march->hex][side];
        MeleeProspect of;
        Game then;

        if (at < 0 || !is_held(g, !g->phasing, at)) {
            continue;
        }
        then = *g;
        then.flow.events = 0;
        msk_foresee_assault(&then, march->unit, march->hex, side, &of);
        if (of.defended && of.won >= of.beaten && of.won > march->value) {
            march->value = of.won;
            march->at = at;
            march->enters = msk_could_enter(&then, at);
            march->of = of;
        }
    }
}

/* Of those found the best few first. */
static void
keep_march(March *found, const March *one)
{
    int at = MOST_ASSAULTS - 1;

    if (found[at].value >= one->value) {
        return;
    }
    for (; at > 0 && found[at - 1].value < one->value; at--) {
        found[at] = found[at - 1];
    }
    found[at] = *one;
}

static void
print_assaults(const March *found, WgText *out)
{
    for (int i = 0; i < MOST_ASSAULTS && found[i].value > 0; i++) {
        msk_print_hint(found[i].enters ? "assault" : "assault_empty",
                found[i].unit, found[i].hex, out);
        wg_print(out, "at %s wins %d beaten %d loses %d kills %d} ",
                moskowa_hex_name[found[i].at], msk_chance_of(found[i].of.won),
                msk_chance_of(found[i].of.beaten),
                msk_chance_of(found[i].of.loses),
                msk_chance_of(found[i].of.kills));
    }
}

/* The first of its kind; kind by what it is. */
typedef struct First {
    int unit, hex, apart;
} First;

static int
apart_from_enemy(const Game *g, int hex)
{
    int away;

    return msk_nearest_enemy(g, g->phasing, hex, &away) == NONE ? HEXES : away;
}

static void
print_first(const First *first, const char *kind, bool apart, WgText *out)
{
    if (first->unit != NONE) {
        msk_print_hint(kind, first->unit, first->hex, out);
        wg_print(out, apart ? "apart %d} " : "} ", first->apart);
    }
}

static void
prefer(First *first, int unit, int hex, int apart, bool more)
{
    if (first->unit == NONE
            || (more ? apart > first->apart : apart < first->apart)) {
        *first = (First){ unit, hex, apart };
    }
}

void
msk_hints_of_march(const Game *g, WgText *out)
{
    March found[MOST_ASSAULTS] = { { .value = 0 } };
    First guns = { .unit = NONE }, lead = guns, advance = guns;
    uint64_t told[SLOT_WORDS] = {0};
    MskPlan plan = { .who = NONE };
    WgAction a;

    /* At its end the plan names again and again who has charged and must go
       through the hex it charged. */
    msk_plan(g, msk_one_by_one, &plan, false, NULL);
    while ((a = msk_next_mover(g, &plan)).verb == TAKE_UP
            && a.arg[0] == plan.who && !is_marked(told, a.arg[0])) {
        int u = a.arg[0], hex = plan.goes;
        March one = { .unit = u, .hex = hex };

        set_mark(told, u);
        if (hex == OFF_MAP) {
            continue;
        } else if (is_guns(piece_of(g, u))) {
            prefer(&guns, u, hex, apart_from_enemy(g, hex), false);
        } else if (is_person(piece_of(g, u))) {
            prefer(&lead, u, hex, 0, false);
        } else {
            look_for_assault(g, &one);
            keep_march(found, &one);
            prefer(&advance, u, hex, msk_to_objective(g, g->unit[u].hex)
                    - msk_to_objective(g, hex), true);
        }
    }
    print_assaults(found, out);
    print_first(&guns, "guns", true, out);
    print_first(&advance, "advance", advance.apart > 0, out);
    print_first(&lead, "lead", false, out);
}
