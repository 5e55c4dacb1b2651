/*
 * fuzz-seats.c --
 *
 *      Players by lot: see fuzz-seats.h.
 */

#include "fuzz-seats.h"

static const char *const names[] = {
    "recruit", "sergeant", "officer", "general", "marshal"
};

static const char *
level_by_lot(const WgRules *rules, bool full, WgLots *lots)
{
    enum { ALL = 5, SEARCH = 2 };
    const char *name;

    do {
        name = full ? names[ALL - SEARCH + wg_lot(lots, SEARCH)]
                : names[wg_lot(lots, ALL)];
    } while (!wg_has_level(rules, wg_find_level(name)));
    return name;
}

const char *
seats_take(Seats *s, const WgRules *rules, bool full, WgLots *lots)
{
    enum { MOST = 60, LONG = 8 };
    bool is_long = rules->player && rules->player->toil > 1;

    for (int side = 0; side < 2; side++) {
        const char *level = level_by_lot(rules, full, lots);
        const char *best = wg_has_level(rules, wg_find_level("officer"))
                ? "officer" : level;
        int budget = (int)wg_lot(lots, MOST) / (is_long ? LONG : 1);
        int seed = (int)wg_lot(lots, 10000);
        WgComputer **made[] = { &s->player[side], &s->twin[side],
            &s->cheat[side], &s->cheat_twin[side] };

        for (int i = 0; i < 4; i++) {
            WgError err;

            *made[i] = wg_computer_new(rules->name, side, i < 2 ? level : best,
                    seed, &err);
            if (*made[i] == NULL) {
                return "no such player";
            }
            s->own[side] = i < 2 ? (*made[i])->budget : s->own[side];
            wg_computer_set_budget(*made[i], budget);
            (*made[i])->cheats = i >= 2;
        }
        s->few[side] = budget;
    }
    return NULL;
}

void
seats_leave(Seats *s)
{
    for (int side = 0; side < 2; side++) {
        wg_computer_free(s->player[side]);
        wg_computer_free(s->twin[side]);
        wg_computer_free(s->cheat[side]);
        wg_computer_free(s->cheat_twin[side]);
    }
}

void
seats_think(Seats *s, int side, bool long_enough)
{
    int budget = long_enough ? s->own[side] : s->few[side];

    wg_computer_set_budget(s->player[side], budget);
    wg_computer_set_budget(s->twin[side], budget);
}
