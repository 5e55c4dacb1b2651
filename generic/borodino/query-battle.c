/*
 * query-battle.c --
 *
 *      Answers for the table about the present battle: whose turn comes, what
 *      fire and ground do, what is asked in vain.
 */

#include "chapters.h"

/* "order": who still has a battle turn this round, in order. */
static void
order(const Game *g, WgText *out)
{
    for (int letter = LETTER_A; g->battle.area != NONE && letter <= LETTER_C;
            letter++) {
        for (int i = 0; i < 2; i++) {
            int side = i ? g->battle.attacker : bor_defender(g);

            for (int u = first_of(side); u < end_of(side); u++) {
                if (bor_in_battle(g, u) && !g->unit[u].acted
                        && bor_letter(g, u) == letter) {
                    wg_print(out, "%d ", u);
                }
            }
        }
    }
}

/* "fire 17": by verb, what a unit of the battle would throw, and the highest
   roll that hits: 0 or less if it has no firepower; and what takes its fire,
   `spent none square both woods swamp village`: of use where it has none. */
static void
fire(const Game *g, int u, WgText *out)
{
    if (g->battle.area == NONE || !bor_in_battle(g, u)) {
        return;
    }
    wg_print(out, "silenced %s ", bor_silenced_by(g, u));
    for (int verb = FIRE; verb <= CHARGE; verb++) {
        int target = bor_target(g, u, verb);
        int most = verb == CHARGE ? SELF_HIT - 1 : 6;

        if (target != NONE) {
            int fire = bor_firepower(g, u, target, verb == CHARGE);

            wg_print(out, "%s {dice %d hits %d} ", borodino_verbs[verb].name,
                    bor_dice(g, u, target), fire < most ? fire : most);
        }
    }
}

static void
effect(const char *kind, const char *rule, WgText *out)
{
    wg_print(out, "{kind %s rule %s} ", kind, rule);
}

/* "effects": 3.3, 6.51, 6.73 what the ground and the round do to the present
   battle. */
static void
effects(const Game *g, WgText *out)
{
    const Area *area = &borodino_area[g->battle.area];
    bool village = area->village != 0;

    if (area->terrain == WOODS || area->terrain == SWAMP) {
        effect(area->terrain == WOODS ? "woods" : "swamp", "3.3", out);
    }
    if (village) {
        effect("village", "3.3", out);
    }
    if (area->terrain == REDOUBT) {
        effect(bor_defender(g) == RUSSIAN ? "redoubt" : "gorge", "6.51", out);
    } else if (area->terrain == CLEAR && !village) {
        effect("clear", "3.3", out);
    }
    if (g->battle.round == LAST_ROUND) {
        effect("pursuit", "6.73", out);
    }
}

/* "turn": 6.73 "leave" where who is asked for a battle turn has to retreat. */
static void
turn(const Game *g, WgText *out)
{
    if (g->flow.decision == ASK_TURN && bor_must_leave(g, g->flow.side)) {
        wg_add(out, "leave");
    }
}

/* "doomed": where it makes no difference who takes the next hit: "all" die,
   or "each" loses a step. */
static void
doomed(const Game *g, WgText *out)
{
    if (g->flow.decision == ASK_HIT && bor_are_doomed(g)) {
        wg_add(out, "all");
    } else if (g->flow.decision == ASK_HIT && bor_are_hits_even(g)) {
        wg_add(out, "each");
    }
}

/* "squares": 6.6 "idle" where none would be of use to who is asked. */
static void
squares(const Game *g, WgText *out)
{
    if (g->flow.decision == ASK_SQUARE && bor_are_squares_idle(g)) {
        wg_add(out, "idle");
    }
}

static bool
is_battle(const Game *g, int viewer)
{
    (void)viewer;
    return g->battle.area != NONE;
}

const WgAnswer bor_battle_answers[] = {
    { "fire", WG_OF_SLOT, .tell_of = fire,
        .shape = "dict {silenced word ?fire {dict {dice number "
            "hits number}} ?fire_at_line {dict {dice number hits number}} "
            "?fire_at_squares {dict {dice number hits number}} "
            "?charge {dict {dice number hits number}}}" },
    { "order", .tell = order, .shape = "list slot" },
    { "turn", .tell = turn, .shape = "word" },
    { "doomed", .tell = doomed, .shape = "word" },
    { "squares", .tell = squares, .shape = "word" },
    { "effects", .may = is_battle, .tell = effects,
        .shape = "list {dict {kind word rule paragraph}}" },
    {0}
};
