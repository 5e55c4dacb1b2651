/*
 * strays.c --
 *
 *      5.4, 6.1.6, 12.0 Where the Russians of a second player are when that
 *      movement phase ends: nobody more than four hexes from every leader of
 *      the army who could still be brought nearer, by a move or by one
 *      of a leader who leaves nobody else.  Leaders off the map do not count.
 */

#include "automaton/automaton.h"

/* A unit that is too far, and where the leaders are. */
typedef struct Stray {
    const Game *game;
    const Leaders *leaders;
    int unit, army;
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

/* Is it no farther than that from each of the hexes of a quest? */
static bool
is_near(const Quest *quest, int hex, int range)
{
    for (int i = 0; i < quest->aims; i++) {
        if (!is_within(range, hex, quest->near[i])) {
            return false;
        }
    }
    return true;
}

/* The search over hexes goes only where it may come within reach of those
   hexes, and ends where it finds what is sought; nobody need wade. */
static bool
finds(int u, const Quest *quest)
{
    const Game *g = quest->game;
    int points = aut_points(g, u);
    WgHexReach reach;
    Walk walk;

    if (!is_near(quest, g->unit[u].place,
                RUSSIAN_RANGE + (points > 1 ? points : 1))) {
        return false;
    }
    walk = aut_walk_of(g, u, BY_OWN_BANK);
    aut_reach(&walk, u, quest, &reach);
    for (int i = 0; i < reach.count; i++) {
        if (quest->will_do(quest, reach.hex[i])) {
            return true;
        }
    }
    return false;
}

static bool
is_led_there(const Quest *quest, int hex)
{
    return quest->game->stack[RUSSIAN][hex] < MOST_STACKED
            && is_near(quest, hex, RUSSIAN_RANGE);
}

static bool
can_come(const Stray *stray)
{
    const Game *g = stray->game;

    for (int i = 0; !g->unit[stray->unit].moved
            && i < stray->leaders->count; i++) {
        const int16_t *hex = &stray->leaders->hex[i];
        Quest quest = { .will_do = is_led_there, .game = g, .aims = 1,
            .near = hex, .range = RUSSIAN_RANGE };

        if (*hex != NONE
                && ber_commands(g, stray->leaders->slot[i], stray->army)
                && finds(stray->unit, &quest)) {
            return true;
        }
    }
    return false;
}

/* ---- by that of a leader ---- */

/* Where the stray is, and those whom only this leader commands; how many, or 0
   if they are too far from the stray for anybody to command both. */
static int
find_lonely(const Stray *stray, int leader, int16_t hex[PIECES])
{
    const Game *g = stray->game;
    int from = g->unit[leader].place, count = 0;

    hex[count++] = g->unit[stray->unit].place;
    for (int u = FRENCH_PIECES; u < PIECES; u++) {
        int place = g->unit[u].place, army = army_of(piece_of(g, u));

        if (is_fighting(g, u) && (army == stray->army || army == NO_ARMY)
                && is_within(RUSSIAN_RANGE, place, from)
                && !ber_is_led_from(stray->leaders, g, leader, army, place)) {
            if (!is_within(2 * RUSSIAN_RANGE, place, hex[0])) {
                return 0;
            }
            hex[count++] = (int16_t)place;
        }
    }
    return count;
}

/* Would he command it from there, and whomever only he commands now? */
static bool
is_leading_there(const Quest *quest, int hex)
{
    return is_near(quest, hex, RUSSIAN_RANGE);
}

static bool
can_be_fetched(const Stray *stray)
{
    const Game *g = stray->game;

    for (int i = 0; i < stray->leaders->count; i++) {
        int u = stray->leaders->slot[i];
        int16_t hex[PIECES];
        Quest quest = { .will_do = is_leading_there, .game = g, .near = hex,
            .range = RUSSIAN_RANGE };

        if (stray->leaders->hex[i] != NONE && !g->unit[u].moved
                && ber_is_released(g, u)
                && ber_commands(g, u, stray->army)
                && (quest.aims = find_lonely(stray, u, hex)) > 0
                && finds(u, &quest)) {
            return true;
        }
    }
    return false;
}

/* ---- who is ---- */

static bool
is_stray(const Game *g, const Leaders *leaders, int u)
{
    Stray stray = { g, leaders, u, army_of(piece_of(g, u)) };

    return is_fighting(g, u) && ber_is_released(g, u)
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
