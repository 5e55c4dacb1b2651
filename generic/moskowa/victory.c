/*
 * victory.c --
 *
 *      Victory Conditions: who holds the objectives, what was lost, who wins.
 */

#include "regrouping.h"
#include "scenarios.h"

/* ---- objectives ---- */

/* Who stands in it alone.  R-M104 At the end of a player turn. */
static int
holder_of(const Game *g, const Area *area)
{
    bool holds[2] = { false, false };
    uint64_t both[AREA_WORDS];

    for (int i = 0; i < AREA_WORDS; i++) {
        both[i] = area->hex[i] & (g->held[0][i] | g->held[1][i]);
    }
    for (int hex = msk_next_hex(both, 0); hex < HEXES;
            hex = msk_next_hex(both, hex + 1)) {
        int top = msk_top(g, hex);

        if (top >= 0) {
            holds[side_of(top)] = true;
        }
    }
    return holds[0] == holds[1] ? WG_NOBODY : holds[WG_SECOND];
}

static int
held_by(const Game *g, int side)
{
    int held = 0;

    for (int i = 0; i < msk_objectives(g); i++) {
        held += g->held_last[i] == side;
    }
    return held;
}

/* ---- the battle ---- */

/* R-M55. */
static int
level_of_french(const Game *g)
{
    int own = g->losses[WG_FIRST], inflicted = g->losses[WG_SECOND];
    bool holds = held_by(g, WG_FIRST) == msk_objectives(g);

    return inflicted == 0 ? 0 : inflicted >= 2 * own ? 3
            : holds && 2 * inflicted >= 3 * own ? 2
            : holds && inflicted >= own ? 1 : 0;
}

static int
level_of_russians(const Game *g)
{
    int own = g->losses[WG_SECOND], inflicted = g->losses[WG_FIRST];
    bool holds = held_by(g, WG_SECOND) > 0;

    return inflicted > 0 && 2 * inflicted >= 3 * own ? 3
            : holds && own <= inflicted ? 2
            : holds && 2 * own <= 3 * inflicted ? 1 : 0;
}

int
msk_level(const Game *g, int side)
{
    return scenario_of(g)->aim != AIM_ARMY ? 0
            : side == WG_FIRST ? level_of_french(g) : level_of_russians(g);
}

static int
winner_by_level(const Game *g)
{
    int french = level_of_french(g), russians = level_of_russians(g);

    return french > russians ? WG_FIRST : russians > french ? WG_SECOND
            : WG_NOBODY;
}

/* Historical, Time: if the game is drawn and both are still there. */
bool
msk_may_fight_on(const Game *g)
{
    return scenario_of(g)->aim == AIM_ARMY && !g->day
            && winner_by_level(g) == WG_NOBODY && msk_has_units(g, WG_FIRST)
            && msk_has_units(g, WG_SECOND);
}

bool
msk_may_prolong(const Game *g)
{
    return scenario_of(g)->aim == AIM_ARMY && !g->prolonged
            && level_of_french(g) > 0;
}

void
msk_count_losses(Game *g)
{
    if (scenario_of(g)->aim == AIM_ARMY) {
        for (int side = 0; side < 2; side++) {
            g->losses[side] = (int16_t)(msk_lacking(g, side)
                    + g->regrouped[side]);
        }
    }
}

/* ---- all of them ---- */

void
msk_note_objectives(Game *g)
{
    for (int i = 0; i < msk_objectives(g); i++) {
        int holder = holder_of(g, msk_objective(g, i));

        if (holder != WG_NOBODY || scenario_of(g)->aim == AIM_HOLDS) {
            g->held_last[i] = (int8_t)holder;
        }
    }
    if (scenario_of(g)->aim == AIM_CROSSING) {
        msk_note_crossings(g, msk_objective(g, 0));
        g->losses[WG_FIRST] = (int16_t)msk_points_for_crossing(g);
    }
    msk_count_losses(g);
}

/* Does a side set up in all these hexes, or in any? */
static bool
sets_up_in(const Game *g, int side, const Area *where, bool all)
{
    for (int hex = msk_next_hex(where->hex, 0); hex < HEXES;
            hex = msk_next_hex(where->hex, hex + 1)) {
        bool any = false;

        for (int i = 0; i < moskowa_areas && !any; i++) {
            const Area *area = &moskowa_area[i];

            any = area->scenario == g->scenario && area->kind == AREA_SETUP
                    && area->side == side && is_in_area(area, hex);
        }
        if (any != all) {
            return any;
        }
    }
    return all;
}

/* R-M199: of those that nobody stands in. */
void
msk_note_first_holders(Game *g)
{
    msk_note_objectives(g);
    for (int i = 0; i < msk_objectives(g); i++) {
        const Area *area = msk_objective(g, i);

        for (int side = 0; side < 2; side++) {
            if (g->held_last[i] == WG_NOBODY
                    && scenario_of(g)->aim != AIM_HOLDS
                    && sets_up_in(g, side, area, true)
                    && !sets_up_in(g, !side, area, false)) {
                g->held_last[i] = (int8_t)side;
            }
        }
    }
}

int
msk_score(const Game *g, int side)
{
    switch (scenario_of(g)->aim) {
    case AIM_CROSSING:
        return side == WG_SECOND ? g->losses[WG_FIRST] : 0;
    case AIM_ARMY:
        return g->losses[!side];
    default:
        return held_by(g, side);
    }
}

int
msk_winner(const Game *g)
{
    switch (scenario_of(g)->aim) {
    case AIM_CROSSING:
        return msk_winner_by_crossing(g);
    case AIM_ARMY:
        return winner_by_level(g);
    default:
        return held_by(g, WG_FIRST) == msk_objectives(g) ? WG_FIRST
                : held_by(g, WG_SECOND) == msk_objectives(g) ? WG_SECOND
                : WG_NOBODY;
    }
}
