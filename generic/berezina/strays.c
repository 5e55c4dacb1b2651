/*
 * strays.c --
 *
 *      5.4, 6.1.6, 12.0 Where the Russians of a second player are when his
 *      movement phase ends: nobody more than four hexes from every leader of
 *      his army who could still be brought nearer, by his own move or by one
 *      of a leader who leaves nobody else.  Leaders off the map do not count.
 */

#include "pursuit.h"

/* A unit that is too far, and where the leaders are. */
typedef struct Stray {
    const Game *game;
    const Leaders *leaders;
    int unit, army;
    int leader;                 /* who goes to it */
} Stray;

/* The leaders who stand on the map. */
static Leaders
leaders_there(const Game *g)
{
    Leaders leaders = ber_leaders(g);

    for (int i = 0; i < leaders.count; i++) {
        if (!on_map(g, leaders.slot[i])) {
            leaders.hex[i] = NONE;
        }
    }
    return leaders;
}

/* ---- by its own move ---- */

static bool
is_led_there(const Quest *quest, int hex)
{
    const Stray *stray = quest->about;

    return quest->game->stack[RUSSIAN][hex] < MOST_STACKED
            && ber_is_led_from(stray->leaders, quest->game, NONE, stray->army,
                hex);
}

/* The search over hexes ends where it finds one; nobody need wade. */
static bool
finds(const Stray *stray, int u, Quest *quest)
{
    Walk walk = pur_walk_of(stray->game, u, BY_OWN_BANK);
    WgHexReach reach;

    quest->game = stray->game;
    quest->about = stray;
    pur_reach(&walk, u, quest, &reach);
    for (int i = 0; i < reach.count; i++) {
        if (quest->will_do(quest, reach.hex[i])) {
            return true;
        }
    }
    return false;
}

static bool
can_come(const Stray *stray)
{
    Quest quest = { .will_do = is_led_there };

    return !stray->game->unit[stray->unit].moved
            && finds(stray, stray->unit, &quest);
}

/* ---- by that of a leader ---- */

/* Would he command it from there, and whomever only he commands now? */
static bool
is_leading_there(const Quest *quest, int hex)
{
    const Stray *stray = quest->about;
    const Game *g = quest->game;
    int from = g->unit[stray->leader].place;

    if (!is_within(RUSSIAN_RANGE, hex, g->unit[stray->unit].place)) {
        return false;
    }
    for (int u = FRENCH_PIECES; u < PIECES; u++) {
        int place = g->unit[u].place, army = army_of(piece_of(g, u));

        if (is_fighting(g, u) && (army == stray->army || army == NO_ARMY)
                && is_within(RUSSIAN_RANGE, place, from)
                && !is_within(RUSSIAN_RANGE, place, hex)
                && !ber_is_led_from(stray->leaders, g, stray->leader, army,
                    place)) {
            return false;
        }
    }
    return true;
}

static bool
can_be_fetched(Stray *stray)
{
    const Game *g = stray->game;

    for (int i = 0; i < stray->leaders->count; i++) {
        int u = stray->leaders->slot[i], hex = stray->leaders->hex[i];
        Quest quest = { .will_do = is_leading_there };

        stray->leader = u;
        if (hex != NONE && !g->unit[u].moved && ber_may_move_russian(g, u)
                && ber_commands(g, u, stray->army)
                && is_within(RUSSIAN_RANGE + pur_points(g, u) + 1, hex,
                    g->unit[stray->unit].place)
                && finds(stray, u, &quest)) {
            return true;
        }
    }
    return false;
}

/* ---- who is ---- */

static bool
is_stray(const Game *g, const Leaders *leaders, int u)
{
    Stray stray = { g, leaders, u, army_of(piece_of(g, u)), NONE };

    return is_fighting(g, u) && ber_may_move_russian(g, u)
            && !ber_is_led_from(leaders, g, NONE, stray.army,
                g->unit[u].place)
            && (can_come(&stray) || can_be_fetched(&stray));
}

/* The next of those after `u`, which begins with NONE; NONE if there is no
   other. */
int
ber_next_stray(const Game *g, int u)
{
    Leaders leaders;

    if (g->scenario != TWO_PLAYERS || g->phase != RUSSIAN_MOVEMENT) {
        return NONE;
    }
    leaders = leaders_there(g);
    for (u = u == NONE ? FRENCH_PIECES : u + 1; u < PIECES; u++) {
        if (g->unit[u].piece >= 0 && is_stray(g, &leaders, u)) {
            return u;
        }
    }
    return NONE;
}
