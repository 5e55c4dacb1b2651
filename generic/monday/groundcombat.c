/*
 * groundcombat.c --
 *
 *      5.3.4: the volleys of a battle.  All that fire in one volley roll
 *      before its hits are taken.  Commonly there is but one; with the
 *      Combined Force Bonus (5.3.5) two, with Advanced Combat (9.9) six.
 */

#include "chapters.h"

/* 9.9 Who fires in which volley on yellow and red ground.  ORDER KIND */
static const int8_t advanced[] = {
    [JAGER] = 0, [LINE] = 1, [MILITIA] = 2, [LIGHT] = 3, [COSSACK] = 3,
    [HEAVY] = 4, [COMMANDER] = 5, [LEADER] = 5, [GUNS] = 5
};
enum { ADVANCED_VOLLEYS = 6, VOLLEYS = 2 };

/* 2.3 One die for a support unit; 1.2.3 half over the Kolocha, one at
   least. */
int
mon_dice(const Game *g, int u)
{
    int dice = face_of(g, u)->strength;

    if (is_support(block_of(g, u))) {
        return 1;
    }
    return g->unit[u].crossed && dice > 1 ? dice / 2 : dice;
}

/* 2.2, 2.3, 5.2.2 */
int
mon_hits_from(const Game *g, int u)
{
    const Block *b = block_of(g, u);
    int fire = b->kind == GUNS ? SINGLE
            : is_support(b) ? TRIPLE : face_of(g, u)->fire;

    return hits_from(fire) - g->unit[u].inspired;
}

/* 5.3.5, 9.5 Infantry and cavalry of this side that have not just crossed
   the Kolocha. */
static bool
combines(const Game *g, int side)
{
    bool infantry = false, cavalry = false;

    for (int u = first_of(side); u < end_of(side); u++) {
        const Block *b = block_of(g, u);

        if (mon_in_battle(g, u) && !g->unit[u].crossed) {
            infantry = infantry || is_infantry(b);
            cavalry = cavalry || (is_cavalry(b)
                    && !(b->kind == COSSACK && uses(g, COSSACKS)));
        }
    }
    return infantry && cavalry;
}

/* 5.3.5 The side that rolls first, or NONE. */
int
mon_combined(const Game *g)
{
    bool french, russian;

    if (monday_area[g->battle.area].colour != GREEN) {
        return NONE;
    }
    french = combines(g, FRENCH);
    russian = combines(g, RUSSIAN);
    return french == russian ? NONE : french ? FRENCH : RUSSIAN;
}

static bool
is_advanced(const Game *g)
{
    return uses(g, ADVANCED) && monday_area[g->battle.area].colour != GREEN;
}

/* Its volley, from 0; `first` is the side that rolls before the other. */
static int
volley_of(const Game *g, int u, int first)
{
    return is_advanced(g) ? advanced[block_of(g, u)->kind]
            : first != NONE && side_of(u) != first;
}

/* Does it fire in the present volley? */
static bool
fires_now(const Game *g, int u, int first)
{
    return mon_in_battle(g, u) && !g->unit[u].fired
            && volley_of(g, u, first) <= g->battle.volley;
}

/* Who is still to fire, volley by volley; nothing before the showdown. */
void
mon_print_order(const Game *g, WgText *out)
{
    for (int volley = 0; g->battle.shown && volley < ADVANCED_VOLLEYS;
            volley++) {
        for (int u = 0; u < BLOCKS; u++) {
            if (mon_in_battle(g, u) && (g->unit[u].ready
                    || !g->unit[u].fired)
                    && volley_of(g, u, mon_combined(g)) == volley) {
                wg_print(out, "%d ", u);
            }
        }
    }
}

/* Ready the units of the next volley that has any. */
void
mon_next_volley(Game *g)
{
    Battle *b = &g->battle;
    int first = mon_combined(g);
    bool any = false;

    if (!is_contested(g, b->area)) {
        return;
    }
    if (b->volley == 0 && first != NONE) {
        wg_tell(g, COMBINED, first, 0, 0, 0);
    }
    while (!any && b->volley < (is_advanced(g) ? ADVANCED_VOLLEYS
            : VOLLEYS)) {
        for (int u = 0; u < BLOCKS; u++) {
            g->unit[u].ready = fires_now(g, u, first);
            any = any || g->unit[u].ready;
        }
        b->volley++;
    }
    if (any) {
        wg_call_again(g, VOLLEY);
    }
}

/* ---- VOLLEY ---- */

static void
next_unit(Game *g)
{
    Battle *b = &g->battle;

    for (int i = 0; i < 2; i++) {
        int side = i ? b->attacker : mon_defender(g);

        for (int u = first_of(side); u < end_of(side); u++) {
            if (g->unit[u].ready) {
                b->firing = (int8_t)u;
                wg_roll(g, mon_dice(g, u));
                return;
            }
        }
    }
    b->firing = NONE;
}

static void
read_unit(Game *g)
{
    Battle *b = &g->battle;
    int hits = 0, u = b->firing;

    if (u == NONE) {
        return;
    }
    for (int i = 0; i < wg_thrown(g); i++) {
        hits += wg_die(g, i) >= mon_hits_from(g, u);
    }
    g->unit[u].ready = false;
    g->unit[u].fired = true;
    b->hits[!side_of(u)] = (int8_t)(b->hits[!side_of(u)] + hits);
    wg_tell(g, FIRED, u, mon_hits_from(g, u), 0, hits);
    wg_back(g);
}

static void take_hits(Game *g) { wg_call(g, TAKE_HITS); }

const WgStep monday_volley[] = {
    { "5.3.4", "next unit",    next_unit, "combat" },
    { "5.3.4", "its fire",     read_unit, "combat" },
    { "5.3.6", "hits",         take_hits, "losses" },
    {0}
};
