/*
 * account.c --
 *
 *      What a fight comes to, added up case by case, and as text.
 */

#include "account.h"

enum { SIDES = 6 };             /* of a die */

static void
add_up(const WgFight *of, const Game *from, const WgOdds *ends, int area,
        double chance, WgAccount *sum)
{
    int had[2] = { of->left(from, from, WG_FIRST, area),
        of->left(from, from, WG_SECOND, area) };

    for (int i = 0; i < ends->count; i++) {
        const Game *end = wg_odds_game(of->rules, ends, i);
        bool first = of->gone(end, WG_FIRST, area);
        bool second = of->gone(end, WG_SECOND, area);
        double part = chance * ends->chance[i];

        for (int side = 0; side < 2; side++) {
            int left = of->left(from, end, side, area);
            bool gone = side == WG_FIRST ? first : second;

            sum->lost[side][had[side] - left] += part;
            sum->dead[side] += gone && left == 0 ? part : 0;
        }
        sum->holds[first == second ? 2 : first ? WG_SECOND : WG_FIRST] += part;
        sum->considered += part;
    }
}

bool
wg_follow(const WgFight *of, const Game *from, int area, int limit,
        WgStop *stop, int about, double chance, WgAccount *sum)
{
    WgOdds ends;

    wg_odds(of->rules, from, of->policy, limit, stop, about, &sum->work,
            &ends);
    add_up(of, from, &ends, area, chance, sum);
    wg_odds_free(&ends);
    sum->cases++;
    return sum->work > 0;
}

/* ---- as text ---- */

static long
millionths(double chance)
{
    return (long)(chance * 1e6 + 0.5);
}

/* N CHANCE..., but for what has none. */
static void
print_chances(const char *name, const double *chance, int count, WgText *out)
{
    wg_print(out, "%s {", name);
    for (int n = 0; n < count; n++) {
        if (millionths(chance[n]) > 0) {
            wg_print(out, "%d %ld ", n, millionths(chance[n]));
        }
    }
    wg_add(out, "} ");
}

void
wg_print_account(const WgAccount *sum, const char *policy, WgText *out)
{
    print_chances("first", sum->lost[WG_FIRST], WG_LOSSES, out);
    print_chances("second", sum->lost[WG_SECOND], WG_LOSSES, out);
    wg_print(out, "holds {0 %ld 1 %ld nobody %ld} dead {0 %ld 1 %ld} "
            "policy %s cases %ld considered %ld unknown %d of %d",
            millionths(sum->holds[0]), millionths(sum->holds[1]),
            millionths(sum->holds[2]), millionths(sum->dead[0]),
            millionths(sum->dead[1]), policy, sum->cases,
            millionths(sum->considered), sum->unknown, sum->of);
}

void
wg_print_hits(const char *faces_name, const char *name, int dice,
        unsigned faces, WgText *out)
{
    double chance[WG_DICE + 1] = { 1 }, p = 0;

    wg_print(out, "%s {", faces_name);
    for (int face = 1; face <= SIDES; face++) {
        if (faces >> face & 1) {
            wg_print(out, p > 0 ? " %d" : "%d", face);
            p += 1.0 / SIDES;
        }
    }
    wg_add(out, "} ");
    for (int i = 1; i <= dice; i++) {
        for (int n = i; n > 0; n--) {
            chance[n] = chance[n] * (1 - p) + chance[n - 1] * p;
        }
        chance[0] *= 1 - p;
    }
    print_chances(name, chance, dice + 1, out);
}
