/*
 * reckoning.c --
 *
 *      What a melee or a charge comes to: of all positions in which it may
 *      end, what each side has lost there, who routs, whose leaders are hit.
 */

#include <stdlib.h>
#include <string.h>

#include "../melee.h"
#include "../noted.h"
#include "../regrouping.h"
#include "trial.h"

/* Does it fight: in the hex attacked, or with those who attack or charge? */
static bool
fights(const Game *g, int u, int hex)
{
    if (g->unit[u].hex == OFF_MAP) {
        return false;
    }
    if (side_of(u) != g->phasing) {
        return g->unit[u].hex == hex;
    }
    if (is_person(piece_of(g, u))) {
        int top = msk_top(g, g->unit[u].hex);

        return top >= 0 && fights(g, top, hex);
    }
    return g->charged == hex ? (g->unit[u].state & CHARGES) != 0
            : melee_part(g, u) == ATTACKS;
}

typedef struct Sight {
    bool fights[PIECES];
    int hex;
} Sight;

static int
lost_by(const Game *from, const Game *to, int side)
{
    int lost = 0;

    for (int u = first_of(side); u < end_of(side); u++) {
        lost += is_person(piece_of(from, u)) ? 0
                : to->unit[u].lost - from->unit[u].lost;
    }
    return lost < MOST_POINTS ? lost : MOST_POINTS;
}

static bool
has_routed(const Game *from, const Game *to, int u)
{
    return (to->unit[u].state & ROUTING) && to->unit[u].hex != OFF_MAP
            && !(from->unit[u].state & ROUTING);
}

static void
add_fate(const Game *from, const Game *to, const Sight *s, int side,
        double chance, Fate *out)
{
    bool routs = false, destroyed = false, others = false;
    bool wounded = false, killed = false, captured = false;
    int lost = lost_by(from, to, side);

    for (int u = first_of(side); u < end_of(side); u++) {
        bool gone = from->unit[u].hex != OFF_MAP && to->unit[u].hex == OFF_MAP;

        if (!is_person(piece_of(from, u))) {
            bool is = has_routed(from, to, u);

            routs |= is && s->fights[u];
            others |= is && !s->fights[u];
            destroyed |= gone && s->fights[u] && !is_on_chart(to, u);
        } else if (piece_of(from, u)->type == LEADER && s->fights[u]) {
            captured |= gone && (to->unit[u].did & CAPTURED);
            killed |= gone && !(to->unit[u].did & CAPTURED);
            wounded |= !gone && to->unit[u].lost != from->unit[u].lost;
        }
    }
    out->lost[lost] += chance;
    out->mean += chance * lost;
    out->routs += chance * routs;
    out->destroyed += chance * destroyed;
    out->others += chance * others;
    out->wounded += chance * wounded;
    out->killed += chance * killed;
    out->captured += chance * captured;
}

/* Is none of those who attack where it was, or where it wanted to be? */
static bool
is_beaten(const Game *from, const Game *to, const Sight *s)
{
    bool any = false;

    for (int u = first_of(from->phasing); u < end_of(from->phasing); u++) {
        int hex = to->unit[u].hex;

        any |= s->fights[u] && !is_person(piece_of(from, u)) && hex != OFF_MAP
                && !(to->unit[u].state & ROUTING)
                && (hex == s->hex || hex == from->unit[u].hex
                    || hex == from->going);
    }
    return !any;
}

static void
add_end(const Game *from, const Game *to, const Sight *s, double chance,
        Reckoning *out)
{
    bool carried = to->vacated == s->hex;
    bool rides = from->going != OFF_MAP;

    for (int side = 0; side < 2; side++) {
        add_fate(from, to, s, side, chance, &out->fate[side]);
    }
    out->carried += chance * carried;
    out->melee += chance * (to->charged == s->hex);
    out->empty += chance * (msk_top(to, s->hex) < 0
            || side_of(msk_top(to, s->hex)) == from->phasing);
    out->enters += chance * ((carried && rides)
            || is_held(to, from->phasing, s->hex));
    out->beaten += chance * is_beaten(from, to, s);
}

void
msk_reckon(const WgRules *rules, const Game *trial, long work,
        Reckoning *out)
{
    Sight s = { .hex = trial->target };
    Game begun = *trial;
    WgOdds ends;

    memset(out, 0, sizeof *out);
    for (int u = 0; u < PIECES; u++) {
        s.fights[u] = fights(trial, u, s.hex);
    }
    wg_begin_at(rules, &begun, msk_procedure_of_trial(trial));
    wg_odds(rules, &begun, msk_trial_answer, 0, msk_trial_goes_on, 0, &work,
            &ends);
    for (int i = 0; i < ends.count; i++) {
        add_end(trial, wg_odds_game(rules, &ends, i), &s, ends.chance[i],
                out);
    }
    out->cases = ends.count;
    out->considered = ends.followed;
    wg_odds_free(&ends);
}
