/*
 * french.c --
 *
 *      8.0, 10.1: how the French come over the river and away.  Both engineers
 *      build at Veselovo, where they alarm nobody; the columns come by the road
 *      and cross when there are two bridges, or it is time; II Corps and the
 *      Guard cover the far bank, IX Corps the near one, until the others are
 *      over; leaders stay with their men; all leave by Zembin.
 */

#include "player.h"

/* From this turn IX Corps comes over; engineers leave; and whoever covers the
   far bank.  Of 40 matches each (seeds 1 to 40) the mean was -29 with a HURRY
   of 12 and 24, -36 with 13 and 21, -63 with 14 and 21. */
enum { EAST_LEAVES = 18, LAST_WORK = 23, LAST_COVER = 24 };
enum { FEW = 3, MANY = 12 };

typedef enum Role { TO_MARCH, TO_COVER_EAST, TO_COVER_WEST, TO_BUILD } Role;

static int
east(void)
{
    return berezina_ford[VESELOVO].east;
}

static int
west(void)
{
    return berezina_ford[VESELOVO].west;
}

static Role
role_of(const Outlook *o, int u)
{
    const Game *g = o->g;
    int corps = piece_of(g, u)->corps;
    bool over = on_map(g, u) && bank_of(g->unit[u].place) == WEST;
    bool covers = o->left > MANY && (o->ready || over);

    if (piece_of(g, u)->kind == ENGINEER) {
        return g->turn >= LAST_WORK || o->left <= FEW ? TO_MARCH : TO_BUILD;
    }
    switch (corps) {
    case CORPS_II:
    case OLD_GUARD:
    case GUARD_CAVALRY:
        return covers && g->turn < LAST_COVER ? TO_COVER_WEST : TO_MARCH;
    case CORPS_IX:
        return covers && g->turn < EAST_LEAVES ? TO_COVER_EAST : TO_MARCH;
    default:
        return TO_MARCH;
    }
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
                + ON_ROAD * (berezina_hex[hex].road != 0);
    }
    return value + FULL * others_in(o, u, hex)
            + BESIDE * (ber_nearest(o->g, RUSSIAN, hex) == 1);
}

/* Two hexes from the bridge, toward the enemy, in shelter, not in the way. */
static int
worth_of_post(const Outlook *o, int u, int hex, int bank)
{
    enum { FROM_IT = 2, WIDE = 4, ELSEWHERE = 100 };
    int post = bank == EAST ? east() : west(), apart = distance(hex, post);
    int off = apart < FROM_IT ? FROM_IT - apart : apart - FROM_IT;
    int near = ber_nearest(o->g, RUSSIAN, hex);

    if (bank_of(hex) != bank || apart > WIDE) {
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
worth_of_end(const Outlook *o, int u, int hex, Role role)
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
is_closed(const Outlook *o, int u, int hex, Role role)
{
    const Game *g = o->g;
    int ford = ber_ford_of(hex);

    return others_in(o, u, hex) >= MOST_STACKED || g->rabble[hex]
            || (role != TO_BUILD && (ford == VESELOVO)
                && !ber_can_cross(g, ford) && !(hex == east() && g->bridged));
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
is_hunted_there(const Game *g)
{
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
    return !men || g->turn >= LATE || is_hunted_there(g);
}

/* ---- what comes of it ---- */

bool
ber_wants_to_leave(const Outlook *o, int u)
{
    return piece_of(o->g, u)->kind == LEADER ? flees(o, u)
            : role_of(o, u) == TO_MARCH || o->left <= FEW;
}

/* By ways on which nobody wades. */
int
ber_french_end(Outlook *o, int u, const WgWays *ways)
{
    const Game *g = o->g;
    bool leader = piece_of(g, u)->kind == LEADER;
    bool gone = leader && flees(o, u);
    Role role = leader ? TO_MARCH : role_of(o, u);
    int home = g->unit[u].place, best = home, least = INT16_MAX;

    if (role == TO_BUILD) {
        ber_measure(g, ber_site(g, u), o->ready ? 0 : PRICE, o->work);
    }
    if (on_map(g, u)) {
        least = leader ? worth_for_leader(o, u, home, gone)
                : worth_of_end(o, u, home, role) + (role == TO_MARCH);
        if (!leader && role != TO_BUILD && home == east() && g->bridged
                && !ber_can_cross(g, VESELOVO)) {
            return home;        /* Rabble would come there */
        }
    }
    for (int i = 0; i < ways->count; i++) {
        const WgWay *way = &ways->way[i];
        int value;

        if (!way->within || way->ends || o->far[way->place] == WG_HEX_FAR
                || (!leader && is_closed(o, u, way->place, role))
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
