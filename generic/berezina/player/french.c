/*
 * french.c --
 *
 *      8.0, 10.1: how the French come over the river and away.  Both engineers
 *      build at Veselovo, where they alarm nobody; the columns come by the
 *      road, past whom they hide from, and cross when there are two bridges, or
 *      it is time; later they wade where the bridge is broken, and at
 *      Studianka.  II Corps and the Guard cover the far bank, IX Corps the near
 *      one, until the others are over; leaders stay with their men; all leave
 *      by Zembin.
 */

#include "ends.h"
#include "player.h"

enum { LAST_FEW = 3 };          /* when all are left to themselves */

static int
east(void)
{
    return berezina_ford[SITE].east;
}

static int
west(void)
{
    return berezina_ford[SITE].west;
}

/* Does his corps cover the far bank? */
static bool
covers_west(const Outlook *o, int corps)
{
    return ((corps == CORPS_II && o->weight[COVERS] & COVER_II)
            || (corps == OLD_GUARD && o->weight[COVERS] & COVER_GUARD)
            || (corps == GUARD_CAVALRY && o->weight[COVERS] & COVER_HORSE));
}

BerRole
ber_role(const Outlook *o, int u)
{
    const Game *g = o->g;
    int corps = piece_of(g, u)->corps;
    bool over = on_map(g, u) && bank_of(g->unit[u].place) == WEST;
    bool covers = o->left > o->weight[FEW] && (o->ready || over);

    if (piece_of(g, u)->kind == ENGINEER) {
        return g->turn >= o->weight[LAST_WORK] || o->left <= LAST_FEW
                ? TO_MARCH : TO_BUILD;
    }
    if (covers_west(o, corps)) {
        return covers && g->turn < o->weight[COVER_LEAVES]
                ? TO_COVER_WEST : TO_MARCH;
    }
    return corps == CORPS_IX && covers && g->turn < o->weight[EAST_LEAVES]
            ? TO_COVER_EAST : TO_MARCH;
}

/* ---- what a hex is worth to end in: less is better; of one that is worth more
   than `least` it is enough to know that ---- */

static int
others_in(const Outlook *o, int u, int hex)
{
    return o->g->stack[FRENCH][hex]
            - (o->g->unit[u].place == hex && is_fighting(o->g, u));
}

/* Before there is a bridge nobody stops on the road, or where engineers
   work. */
static int
worth_of_march(const Outlook *o, int u, int hex, int least)
{
    enum { AWAY = 40, FULL = 2, ON_ROAD = 8 };
    int value = ber_far_within(o->out, hex, least > AWAY ? least : AWAY);

    if (!o->ready && bank_of(hex) == EAST) {
        value = (value < AWAY ? 2 * AWAY - value : value)
                + ON_ROAD * (berezina_hex[hex].road != 0
                    && value < o->weight[OFF_ROAD]);
    }
    return value + FULL * others_in(o, u, hex);
}

/* Two hexes from the bridge, toward the enemy, in shelter, not in the way. */
static int
worth_of_post(const Outlook *o, int u, int hex, int bank, int least)
{
    enum { ELSEWHERE = 100, NEAR = 8 };
    int from_it = o->weight[POST];
    int post = bank == EAST ? east() : west(), apart = distance(hex, post);
    int off = apart < from_it ? from_it - apart : apart - from_it;
    int others = others_in(o, u, hex), value, near;

    if (bank_of(hex) != bank || apart > from_it + BER_POST_WIDE) {
        value = ELSEWHERE + 2 * others;
        return value > least ? value
                : value + ber_far_within(o->out, hex, least);
    }
    value = 6 * off - 2 * others
            - 2 * (berezina_hex[hex].terrain == WOODS
                || berezina_hex[hex].terrain == TOWN)
            + 5 * (berezina_hex[hex].road != 0 || ber_ford_of(hex) != NONE);
    if (value > least) {
        return value;
    }
    near = ber_nearest_post(&o->enemy, hex);
    return value + (near < NEAR ? near : NEAR);
}

static int
worth_of_work(const Outlook *o, int u, int hex, int least)
{
    return ber_far_within(o->work, hex, least)
            + 4 * others_in(o, u, hex) * (ber_ford_of(hex) == NONE);
}

/* What an enemy beside it adds. */
static int
worth_of_peril(const Outlook *o, int hex, BerRole role, int alarm)
{
    enum { BESIDE = 6 };

    return ((role != TO_MARCH && (o->ready || o->exposed[hex]))
            || !is_beside_enemy(o->g, RUSSIAN, hex)) ? 0
            : BESIDE * (role == TO_MARCH)
                + alarm * (!o->ready && !o->exposed[hex]);
}

/* Before the guns come on turn 3 engineers can go on; so they pass there on the
   first. */
static bool
is_exposed(const Outlook *o, int hex, BerRole role)
{
    return o->exposed[hex] & (role == TO_BUILD && o->g->turn == 1
            ? BY_NOW : BY_NOW | BY_SOON);
}

static int
worth_of_end(const Outlook *o, int u, int hex, BerRole role, int least)
{
    enum { ALARM = 100, ROOM = 30 };
    const Game *g = o->g;
    bool leads = role == TO_MARCH && hex == east() && g->bridged
            && others_in(o, u, hex) == 0;
    int most = least + ROOM * leads;
    int value = role == TO_BUILD ? worth_of_work(o, u, hex, most)
            : role == TO_MARCH ? worth_of_march(o, u, hex, most)
            : worth_of_post(o, u, hex, role == TO_COVER_EAST ? EAST : WEST,
                most);

    value += ALARM * is_exposed(o, hex, role)
            + ROOM * (hex == west() && g->rabble[east()]) - ROOM * leads;
    return value > least ? value
            : value + worth_of_peril(o, hex, role, ALARM);
}

/* Where a bridge is to be built there is room for engineers alone. */
static bool
is_closed(const Outlook *o, int u, int hex, BerRole role)
{
    const Game *g = o->g;
    int ford = ber_ford_of(hex);

    return others_in(o, u, hex) >= MOST_STACKED || g->rabble[hex]
            || (role != TO_BUILD && (ford == SITE)
                && !ber_can_cross(g, o->weight, ford)
                && !(hex == east() && g->bridged));
}

/* ---- what comes of it ---- */

bool
ber_wants_to_leave(const Outlook *o, int u)
{
    return piece_of(o->g, u)->kind == LEADER ? ber_flees(o, u)
            : ber_role(o, u) == TO_MARCH || o->left <= LAST_FEW;
}

/* 9.0 Would who crosses here be one too many on the bridges that bear it? */
static bool
is_one_too_many(const Outlook *o, int u)
{
    const Game *g = o->g;
    int ford = SITE, crossed = 0, bridges = 0;

    for (int i = 0; i < 2; i++) {
        if (ber_is_finis(&g->bridge[ford][i])) {
            crossed += g->bridge[ford][i].crossed;
            bridges++;
        }
    }
    return g->turn < LAST_TURN - 1 && piece_of(g, u)->kind != LEADER
            && crossed >= bridges * o->weight[TRAFFIC];
}

/* To no hex of the far bank before there is a bridge, or when it is full. */
static bool
keeps_bank(const Outlook *o, int u)
{
    return on_map(o->g, u) && (!o->ready
            || (bank_of(o->g->unit[u].place) == EAST && is_one_too_many(o, u)));
}

/* 6.4 Who stands before a ford without a bridge wades, rather than wait. */
static bool
is_to_wade(const Outlook *o, int u, BerRole role)
{
    int home = o->g->unit[u].place, ford = on_map(o->g, u)
            ? ber_ford_of(home) : NONE;

    return ford != NONE && home == berezina_ford[ford].east
            && (role == TO_MARCH || role == TO_COVER_WEST)
            && ber_wades(o, ford)
            && others_in(o, u, berezina_ford[ford].west) < MOST_STACKED
            && o->g->rabble[berezina_ford[ford].west] == 0
            && o->g->unit[u].losses < STEPS - 1;
}

/* 5.3 Does the way there lead past an enemy who has not noticed them? */
static bool
is_noticed(const Outlook *o, const Ends *ends, int hex)
{
    while (o->hides && hex != NONE && !o->beside[hex]) {
        hex = ber_hex_before(ends, hex);
    }
    return o->hides && hex != NONE;
}

/* Better than its own hex, of which `least` is the worth, or that, by ways on
   which nobody wades.  A leader's `care`, else NULL. */
static int
best_end(const Outlook *o, int u, BerRole role, const Care *care,
        const Ends *ends, int least)
{
    int home = o->g->unit[u].place;
    BestEnd best = { .hex = home, .worth = least };
    bool keeps = keeps_bank(o, u);

    for (int i = ends->count; i-- > ends->first; ) {
        int hex = end_of_move(ends, i), value;

        if (keeps && bank_of(hex) != bank_of(home)) {
            continue;
        }
        value = care ? ber_worth_for_leader(o, care, hex, best.worth)
                : worth_of_end(o, u, hex, role, best.worth);
        if (is_preferred(&best, ends, hex, value)
                && (care || !is_closed(o, u, hex, role))
                && !is_noticed(o, ends, hex)
                && ber_leads_there(o->out, hex)) {
            prefer(&best, ends, hex, value);
        }
    }
    return best.hex;
}

/* 6.4 Over the ford before which it stands, if it can. */
static bool
has_way_over(int ford, const Ends *ends)
{
    const Ford *f = &berezina_ford[ford];

    return ends->count > 0
            && (ends->march.reached.cost[f->west] != WG_HEX_FAR
                || ber_can_step(ends, wg_hex_side(&berezina_grid, f->east,
                        f->west)));
}

/* By ways on which nobody wades, but who has to. */
int
ber_french_end(const Outlook *o, int u, const Ends *ends)
{
    const Game *g = o->g;
    int home = g->unit[u].place;
    BerRole role;

    if (piece_of(g, u)->kind == LEADER) {
        Care care = ber_care_of(o, u);

        return best_end(o, u, TO_MARCH, &care, ends, on_map(g, u)
                ? ber_worth_for_leader(o, &care, home, INT16_MAX) : INT16_MAX);
    }
    role = ber_role(o, u);
    if (is_to_wade(o, u, role) && has_way_over(ber_ford_of(home), ends)) {
        return berezina_ford[ber_ford_of(home)].west;
    }
    if (role == TO_BUILD) {
        ber_measure(o, ber_site(o, u), o->work);
    }
    if (role != TO_BUILD && home == east() && g->bridged
            && !ber_can_cross(g, o->weight, SITE)) {
        return home;            /* Rabble would come there */
    }
    return best_end(o, u, role, NULL, ends, on_map(g, u)
            ? worth_of_end(o, u, home, role, INT16_MAX) + (role == TO_MARCH)
            : INT16_MAX);
}
