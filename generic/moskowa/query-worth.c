/*
 * query-worth.c --
 *
 *      For the table: what stands on the back of a counter, as it is after its
 *      losses; and who could lead in the attack under way.
 *
 *      worth U     fire {{from N to N value N}...} melee N morale N lance N
 *                  {bonus {morale N infantry N cavalry N fire N}}: what it
 *                  fires with, by hexes; its melee before terrain and flanks;
 *                  0 of who never checks morale; of leaders and aides the
 *                  bonuses alone.  Of the asker's own and for the umpire; of
 *                  an enemy's counter that lies with its values up (R-M208),
 *                  for nobody turns another
 *      leading     {slot N bonus N}... of whoever is asked who leads: those who
 *                  could, the best first, and what each adds to the roll
 */

#include "melee.h"
#include "outcomes.h"
#include "query.h"
#include "stacks.h"

void
msk_print_value(WgText *out, const char *name, long parts, long whole)
{
    long hundredths = (long)((long long)parts * 100 / whole);

    wg_print(out, "%s %ld.%02ld", name, hundredths / 100, hundredths % 100);
}

/* Hexes at which it fires alike are told together. */
static void
print_fire(const Game *g, int u, WgText *out)
{
    int range = piece_of(g, u)->range;

    wg_add(out, "fire {");
    for (int from = 1, to; from <= range; from = to + 1) {
        long parts = msk_fire_value(g, u, from);

        for (to = from; to < range; to++) {
            if (msk_fire_value(g, u, to + 1) != parts) {
                break;
            }
        }
        if (parts > 0) {
            wg_print(out, "{from %d to %d", from, to);
            msk_print_value(out, " value", parts, PARTS);
            wg_add(out, "} ");
        }
    }
    wg_add(out, "} ");
}

/* Limited Intelligence: "of course, unlimbered artillery and dispersed units
   have their values facing up". */
static bool
is_turned_up(const Game *g, int u)
{
    return g->unit[u].hex != OFF_MAP
            && (g->unit[u].state & (UNLIMBERED | DISPERSED));
}

static void
worth(const WgQuery *q, WgText *out)
{
    const Game *g = q->game;
    int u = q->number;
    const Piece *p = piece_of(g, u);
    int lance;

    if (q->viewer != WG_UMPIRE && q->viewer != side_of(u)
            && !is_turned_up(g, u)) {
        return;
    }
    if (is_person(p)) {
        wg_print(out, "bonus {morale %d infantry %d cavalry %d fire %d}",
                p->morale, p->bonus[INFANTRY_BONUS], p->bonus[CAVALRY_BONUS],
                p->bonus[FIRE_BONUS]);
        return;
    }
    print_fire(g, u, out);
    msk_print_value(out, "melee", msk_melee_value(g, u), PARTS);
    /* Lancers.8 */
    lance = p->lance > known_loss(g, u) ? p->lance - known_loss(g, u) : 0;
    wg_print(out, " morale %d lance %d", p->morale, lance);
}

static void
leading(const Game *g, WgText *out)
{
    Leading leading;
    int best = 0;

    if (g->flow.side < 0 || (g->flow.decision != ASK_LEADER
                && g->flow.decision != ASK_DEFENDING_LEADER)) {
        return;
    }
    msk_find_leaders(g, g->flow.side, &leading);
    for (int i = 0; i < leading.count; i++) {
        best = leading.bonus[i] > best ? leading.bonus[i] : best;
    }
    for (; best >= 0; best--) {
        for (int i = 0; i < leading.count; i++) {
            if (leading.bonus[i] == best) {
                wg_print(out, "{slot %d bonus %d} ", leading.slot[i], best);
            }
        }
    }
}

const WgAnswer msk_answers_worth[] = {
    { "worth", WG_OF_SLOT, .answer = worth,
        .shape = "dict {?fire {list {dict {from number to number value "
            "number}}} ?melee number ?morale number ?lance number ?bonus "
            "{dict {morale number infantry number cavalry number fire "
            "number}}}" },
    { "leading", .may = msk_sees_melee, .tell = leading,
        .shape = "list {dict {slot slot bonus number}}" }, {0}
};
