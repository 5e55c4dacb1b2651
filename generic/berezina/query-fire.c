/*
 * query-fire.c --
 *
 *      Answers for the table about a fire before its die is thrown (7.2):
 *
 *      fire U      at whom it may fire now: {target SLOT needs N added N
 *                  chance C evades WORD because {{name WORD rule R adds N}...}
 *                  after C}...; evades (7.5): it "stays", "may_retreat", or
 *                  "retreats"; after: the chance when it has decided, -1 if
 *                  that is not known
 *      shot        the same of the fire whose die is awaited, after its firer:
 *                  firer SLOT target SLOT ...
 *      odds throw fire U TARGET    see core/odds/odds.h
 *
 *      Chances are millionths.
 */

#include <string.h>

#include "outside.h"
#include "../core/odds/query.h"
#include "../core/odds/account.h"

static bool
is_known(const Game *g, int u)
{
    return u >= 0 && u < PIECES && g->unit[u].piece >= 0;
}

/* How probable it is that a die shows one of these faces, a bit each. */
int
ber_share(unsigned faces)
{
    return (wg_count_bits(faces) * SURE + FACES / 2) / FACES;
}

/* ---- 7.2 ---- */

static int
chance_of(const Game *g, int u, int target)
{
    return piece_of(g, target)->kind == RABBLE ? SURE           /* 7.3.2 */
            : ber_share(ber_faces(g, u, g->unit[target].place));
}

#define EVASIONS(V) \
    V(STAYS, "stays") V(MAY_RETREAT, "may_retreat") V(RETREATS, "retreats")

enum { EVASIONS(WG_ENUM) };

static const char *const evasions[] = { EVASIONS(WG_NAME) };

static int
evades(const Game *g, int target)
{
    return !ber_may_evade(g, target) ? STAYS
            : side_of(target) == FRENCH ? MAY_RETREAT : RETREATS;
}

/* 7.5 Does it retreat for certain, and the program says where to?  Then g is as
   it is after that. */
static bool
flees(Game *g, int u, int target)
{
    if (g->scenario != SOLITAIRE || evades(g, target) != RETREATS) {
        return false;
    }
    g->shot = (Shot){ (int16_t)u, (int16_t)target, g->unit[target].place, 0 };
    g->flow.events = 0;
    ber_offer_evasion(g);
    return true;
}

/* 7.5.1 Out of reach nothing can be hit. */
static unsigned
faces_left(const Game *g, int u, int target)
{
    int hex = g->unit[target].place;

    return ber_in_reach(g, u, hex) ? ber_faces(g, u, hex) : 0;
}

/* The chance with a retreat that is certain; -1 if somebody decides on it. */
static int
chance_after(const Game *g, int u, int target)
{
    Game after = *g;

    return flees(&after, u, target) ? ber_share(faces_left(&after, u, target))
            : evades(g, target) ? -1 : chance_of(g, u, target);
}

static void
print_shot(const Game *g, int u, int target, bool fired, WgText *out)
{
    int hex = g->unit[target].place, chance = chance_of(g, u, target);

    wg_print(out, "target %d needs %d added %d chance %d evades %s because {",
            target, berezina_to_hit[ber_rating(g, u)], ber_modifier(g, u, hex),
            chance, evasions[fired ? STAYS : evades(g, target)]);
    for (const Modifier *m = berezina_modifiers; m->name; m++) {
        int adds = m->adds(g, u, hex);

        if (adds != 0) {
            wg_print(out, "{name %s rule %s adds %d} ", m->name, m->rule, adds);
        }
    }
    wg_print(out, "} after %d", fired ? chance : chance_after(g, u, target));
}

/* Of those at whom it may fire. */
static bool
is_target(const Game *g, int u, int target)
{
    return on_map(g, target) && side_of(target) != side_of(u)
            && (is_known(g, target) ? ber_judge_shot(g, u, target) == NULL
                : ber_unseen_target(g, u, g->unit[target].place) == target);
}

static void
fire(const Game *g, int u, WgText *out)
{
    for (int target = 0; is_fighting(g, u) && target < PIECES; target++) {
        if (is_target(g, u, target)) {
            wg_add(out, "{");
            print_shot(g, u, target, false, out);
            wg_add(out, "} ");
        }
    }
}

/* Only while its die is awaited do two slots stand in `shot`. */
static void
shot(const Game *g, WgText *out)
{
    int u = g->shot.firer, target = g->shot.target;

    if (g->flow.side == WG_CHANCE && is_combat(g)
            && is_known(g, u) && is_known(g, target)
            && is_fighting(g, u) && on_map(g, target)) {
        wg_print(out, "firer %d ", u);
        print_shot(g, u, target, true, out);
    }
}

/* One die; Rabble needs none. */
static void
odds(const WgQuery *q, WgText *out)
{
    const Game *g = q->game;
    WgOddsQuery ask;
    int u, target;

    if (!wg_read_odds_query(q->rules, g, q->words, NULL, &ask)
            || strcmp(ask.topic, "throw") != 0
            || strcmp(ask.verb, "fire") != 0) {
        return;
    }
    u = wg_asked(&ask, 0, PIECES);
    target = wg_asked(&ask, 1, PIECES);
    if (is_known(g, u) && is_known(g, target) && is_fighting(g, u)
            && ber_judge_shot(g, u, target) == NULL
            && piece_of(g, target)->kind != RABBLE) {
        Game after = *g;

        flees(&after, u, target);
        wg_add(out, "dice 1 ");
        wg_print_hits("faces", "hits", 1, faces_left(&after, u, target), out);
    }
}

int
ber_hoped_chance(const Game *g, int u, int target)
{
    int after;

    if (!is_known(g, u) || !is_fighting(g, u) || !is_target(g, u, target)) {
        return -1;
    }
    after = chance_after(g, u, target);
    return after >= 0 ? after
            : evades(g, target) == RETREATS ? -1 : chance_of(g, u, target);
}

/* Of one fire, but for who fires. */
#define SHOT "target slot needs number added number chance chance " \
    "evades word because {list {dict {name word rule paragraph " \
    "adds number}}} after number"

const WgAnswer ber_answers_fire[] = {
    { "odds", WG_OF_WORDS, .answer = odds, .shape = WG_ODDS },
    { "shot", .tell = shot, .shape = "dict {firer slot " SHOT "}" },
    { "fire", WG_OF_KNOWN, .tell_of = fire,
        .shape = "list {dict {" SHOT "}}" }, {0}
};
