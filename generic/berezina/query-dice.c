/*
 * query-dice.c --
 *
 *      Answers for the table about dice before they are thrown, but for those
 *      of a fire, which are in query-fire.c:
 *
 *      order       7.1.1 by rating: RATING {SIDE N SIDE N}... of those who
 *                  have not fired and have an enemy in reach
 *      checks      5.1 who is still to be checked, in this order: {slot U
 *                  rating R led 0|1 treasure C step C ruin C}..., how probable
 *                  each loss is
 *      stop        5.1 the greatest natural throw that ends them
 *      throw       what the dice awaited are for: fire checks toll build
 *                  russian_bridge breakdown; "" for any other, or none
 *
 *      Chances are millionths.
 */

#include "outside.h"

static bool
is_known(const Game *g, int u)
{
    return u >= 0 && u < PIECES && g->unit[u].piece >= 0;
}

/* ---- 7.1.1 ---- */

bool
ber_has_enemy_in_reach(const Game *g, int u)
{
    int enemy = !side_of(u), at = g->unit[u].place;

    for (int target = first_of(enemy); target < end_of(enemy); target++) {
        int hex = g->unit[target].place;

        if (on_map(g, target) && ber_in_reach(g, u, hex)
                && (piece_of(g, target)->kind != RABBLE
                    || distance(at, hex) == 1)) {
            return true;
        }
    }
    return false;
}

static void
order(const Game *g, WgText *out)
{
    int count[RATING_D + 1][2] = { { 0, 0 } };

    for (int u = 0; u < PIECES; u++) {
        if (is_known(g, u) && is_fighting(g, u) && !g->unit[u].fired
                && ber_has_enemy_in_reach(g, u)) {
            count[ber_rating(g, u)][side_of(u)]++;
        }
    }
    for (int rating = RATING_A; rating <= RATING_D; rating++) {
        wg_print(out, "%s {%d %d %d %d} ", berezina_rating_words[rating],
                FRENCH, count[rating][FRENCH], RUSSIAN, count[rating][RUSSIAN]);
    }
}

/* ---- 5.1 ---- */

/* How probable it is, by two dice, to lose treasure, a step or all. */
static void
print_check(const Game *g, int u, WgText *out)
{
    int led = ber_is_led(g, u), treasure = 0, step = 0, ruin = 0;

    for (int a = 1; a <= FACES; a++) {
        for (int b = 1; b <= FACES; b++) {
            Effect e = ber_morale_effect(a + b - led, ber_rating(g, u));

            treasure += e.treasure || e.ruin;
            step += e.steps > 0 || e.ruin;
            ruin += e.ruin || e.steps >= STEPS - g->unit[u].losses;
        }
    }
    wg_print(out, "{slot %d rating %s led %d treasure %d step %d ruin %d} ", u,
            berezina_rating_words[ber_rating(g, u)], led,
            g->unit[u].treasure * treasure * (SURE / 36),
            step * (SURE / 36), ruin * (SURE / 36));
}

static void
checks(const Game *g, WgText *out)
{
    Game rest = *g;
    int u;

    while ((u = ber_next_to_check(&rest)) != NONE) {
        rest.unit[u].checked = 1;
        print_check(g, u, out);
    }
}

/* ---- what dice are for ---- */

static const char *
dice_for(const Game *g)
{
    const WgFlow *f = &g->flow;

    if (f->side != WG_CHANCE) {
        return "";
    }
    switch (f->frame[f->depth - 1].proc) {
    case ONE_FIRE:
        return "fire";
    case ONE_CHECK:
        return "checks";
    case AFMET:
        return "toll";
    case BUILDING:
        return "build";
    case ENGINEERS_WORK:
        return "russian_bridge";
    case ONE_BREAKDOWN:
        return "breakdown";
    default:
        return "";
    }
}

static void
throw(const Game *g, WgText *out)
{
    wg_add(out, dice_for(g));
}

static void
stop(const Game *g, WgText *out)
{
    wg_print(out, "%d", ber_check_stop(g));
}

const WgAnswer ber_answers_dice[] = {
    { "order", .tell = order, .shape = "map rating {map side number}" },
    { "checks", .tell = checks,
        .shape = "list {dict {slot slot rating rating led flag "
            "treasure chance step chance ruin chance}}" },
    { "throw", .tell = throw, .shape = "word" },
    { "stop", .tell = stop, .shape = "number" }, {0}
};
