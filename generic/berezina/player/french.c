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

/* ---- what a hex is worth to end in: less is better ---- */

static int
others_in(const Outlook *o, int u, int hex)
{
    return o->g->stack[FRENCH][hex]
            - (o->g->unit[u].place == hex && is_fighting(o->g, u));
}

/* Before there is a bridge nobody stops on the road, or where engineers
   work. */
static int
worth_of_march(const Outlook *o, int u, int hex)
{
    enum { AWAY = 40, FULL = 2, BESIDE = 6, ON_ROAD = 8 };
    int value = o->far[hex];

    if (!o->ready && bank_of(hex) == EAST) {
        value = (value < AWAY ? 2 * AWAY - value : value)
                + ON_ROAD * (berezina_hex[hex].road != 0
                    && value < o->weight[OFF_ROAD]);
    }
    return value + FULL * others_in(o, u, hex)
            + BESIDE * (ber_nearest(o->g, RUSSIAN, hex) == 1);
}

/* Two hexes from the bridge, toward the enemy, in shelter, not in the way. */
static int
worth_of_post(const Outlook *o, int u, int hex, int bank)
{
    enum { ELSEWHERE = 100 };
    int from_it = o->weight[POST];
    int post = bank == EAST ? east() : west(), apart = distance(hex, post);
    int off = apart < from_it ? from_it - apart : apart - from_it;
    int near = ber_nearest(o->g, RUSSIAN, hex);

    if (bank_of(hex) != bank || apart > from_it + BER_POST_WIDE) {
        return ELSEWHERE + 2 * others_in(o, u, hex) + o->far[hex];
    }
    return 6 * off + (near < 8 ? near : 8) - 2 * others_in(o, u, hex)
            - 2 * (berezina_hex[hex].terrain == WOODS
                || berezina_hex[hex].terrain == TOWN)
            + 5 * (ber_ford_of(hex) != NONE || berezina_hex[hex].road != 0);
}

static int
worth_of_work(const Outlook *o, int u, int hex)
{
    return o->work[hex]
            + 4 * others_in(o, u, hex) * (ber_ford_of(hex) == NONE);
}

static int
worth_of_end(const Outlook *o, int u, int hex, BerRole role)
{
    enum { ALARM = 100, ROOM = 30 };
    const Game *g = o->g;
    int value = role == TO_BUILD ? worth_of_work(o, u, hex)
            : role == TO_MARCH ? worth_of_march(o, u, hex)
            : worth_of_post(o, u, hex, role == TO_COVER_EAST ? EAST : WEST);

    return value
            + ALARM * (o->exposed[hex]
                || (!o->ready && ber_nearest(g, RUSSIAN, hex) == 1))
            + ROOM * (hex == west() && g->rabble[east()])
            - ROOM * (role == TO_MARCH && hex == east() && g->bridged
                && others_in(o, u, hex) == 0);
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

/* ---- leaders ---- */

/* With his men, until it is late, or they are gone; never back over the
   river. */
static int
worth_for_leader(const Outlook *o, int u, int hex, bool flees)
{
    enum { APART = 6, ALONE = 60 };
    const Game *g = o->g;
    int corps = piece_of(g, u)->corps, value = flees ? o->far[hex] : 0;
    bool over = on_map(g, u) && bank_of(g->unit[u].place) == WEST;

    corps = corps == HEADQUARTERS ? OLD_GUARD : corps;
    for (int v = 0; !flees && v < FRENCH_PIECES; v++) {
        if (is_fighting(g, v) && piece_of(g, v)->corps == corps) {
            int apart = distance(hex, g->unit[v].place);

            value += 4 * (apart < APART ? apart : APART) - 3 * (apart == 0);
        }
    }
    if (g->stack[FRENCH][hex] == 0) {
        value += 4 + (flees ? 3 * (ber_nearest(g, RUSSIAN, hex) < 2)
                : ALONE * (ber_nearest(g, RUSSIAN, hex) < APART));
    }
    return value + (over && bank_of(hex) == EAST ? 10 * ALONE : 0);
}

/* Is an enemy on the near bank near to the bridges? */
static bool
is_hunted_there(const Outlook *o)
{
    const Game *g = o->g;
    enum { NEAR = 7 };

    for (int u = FRENCH_PIECES; u < PIECES; u++) {
        if (is_fighting(g, u) && bank_of(g->unit[u].place) == EAST
                && is_within(NEAR, g->unit[u].place, east())) {
            return true;
        }
    }
    return false;
}

static bool
flees(const Outlook *o, int u)
{
    const Game *g = o->g;
    int corps = piece_of(g, u)->corps;
    bool men = false;

    corps = corps == HEADQUARTERS ? OLD_GUARD : corps;
    for (int v = 0; v < FRENCH_PIECES; v++) {
        men = men || (is_combat_unit(piece_of(g, v))
                && piece_of(g, v)->corps == corps
                && g->unit[v].place <= ARRIVING);
    }
    return !men || g->turn >= o->weight[LATE] || is_hunted_there(o);
}

/* ---- what comes of it ---- */

bool
ber_wants_to_leave(const Outlook *o, int u)
{
    return piece_of(o->g, u)->kind == LEADER ? flees(o, u)
            : ber_role(o, u) == TO_MARCH || o->left <= LAST_FEW;
}

/* 9.0 Would it be one too many on the bridges that bear it? */
static bool
is_crowded(const Outlook *o, int u, int hex)
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
            && on_map(g, u)
            && bank_of(g->unit[u].place) == EAST && bank_of(hex) == WEST
            && crossed >= bridges * o->weight[TRAFFIC];
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

/* 5.3 Does a way lead past an enemy who has not noticed them? */
static bool
is_noticed(const Outlook *o, const WgWays *ways, int i)
{
    for (; i >= 0; i = ways->way[i].before) {
        if (o->beside[ways->way[i].place]) {
            return true;
        }
    }
    return false;
}

/* By ways on which nobody wades, but who has to. */
int
ber_french_end(Outlook *o, int u, const WgWays *ways)
{
    const Game *g = o->g;
    bool leader = piece_of(g, u)->kind == LEADER;
    bool gone = leader && flees(o, u);
    BerRole role = leader ? TO_MARCH : ber_role(o, u);
    int home = g->unit[u].place, best = home, least = INT16_MAX;

    if (!leader && is_to_wade(o, u, role)) {
        int to = berezina_ford[ber_ford_of(home)].west;

        for (int i = 0; i < ways->count; i++) {
            if (ways->way[i].place == to && ways->way[i].within) {
                return to;
            }
        }
    }
    if (role == TO_BUILD) {
        ber_measure(o, ber_site(o, u), o->work);
    }
    if (on_map(g, u)) {
        least = leader ? worth_for_leader(o, u, home, gone)
                : worth_of_end(o, u, home, role) + (role == TO_MARCH);
        if (!leader && role != TO_BUILD && home == east() && g->bridged
                && !ber_can_cross(g, o->weight, SITE)) {
            return home;        /* Rabble would come there */
        }
    }
    for (int i = 0; i < ways->count; i++) {
        const WgWay *way = &ways->way[i];
        int value;

        if (!way->within || way->ends || o->far[way->place] == WG_HEX_FAR
                || (!leader && is_closed(o, u, way->place, role))
                || is_crowded(o, u, way->place) || is_noticed(o, ways, i)
                || (!o->ready && on_map(g, u)
                    && bank_of(way->place) != bank_of(home))) {
            continue;
        }
        value = leader ? worth_for_leader(o, u, way->place, gone)
                : worth_of_end(o, u, way->place, role);
        if (value < least) {
            least = value;
            best = way->place;
        }
    }
    return best;
}
