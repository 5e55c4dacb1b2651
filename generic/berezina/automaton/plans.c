/*
 * plans.c --
 *
 *      5.4, 6.3.1 Where the leaders of an army are to end, so that their men
 *      go as far as they may.
 *
 *      Each unit has a way (ways.c).  A leader's hex is worth what the ways
 *      have in reach of it: first that a unit can end there at all, then how
 *      far along.  Men then move within reach of the hexes that are planned,
 *      and leaders last (russian-leaders.c).  A position keeps no plan: after a
 *      die it is made again, with those who have moved where they are.
 */

#include <string.h>

#include "ways.h"

/* ---- what a leader is worth in a hex ---- */

/* Nothing if no hex of the way is in reach of him, else the more the farther
   along one is. */
static int
worth_of_way(const Way *way, int leader)
{
    int last = way->length - 1;

    if (!is_within(RUSSIAN_RANGE + last, way->hex[last], leader)) {
        return 0;
    }
    for (int i = last; i >= 0; i--) {
        if (is_within(RUSSIAN_RANGE, way->hex[i], leader)) {
            return way->kept + i;
        }
    }
    return 0;
}

static bool
is_free(const Way *way)
{
    return way->led == way->kept + way->length - 1;
}

/* Could a leader nowhere add more to what the others are worth? */
static bool
is_enough(const Army *army, int hex)
{
    for (int i = 0; i < army->count; i++) {
        const Way *way = &army->way[i];

        if (!is_free(way) && !is_within(RUSSIAN_RANGE,
                    way->hex[way->length - 1], hex)) {
            return false;
        }
    }
    return true;
}

/* What he would add in each hex. */
typedef struct Worth {
    int16_t sum[HEXES];
} Worth;

static inline void
add_between(Worth *worth, int first, int end, int value)
{
    for (int hex = first; hex < end; hex++) {
        worth->sum[hex] = (int16_t)(worth->sum[hex] + value);
    }
}

/* In reach of the end of a way, then, row by row, of those before it that are
   to the right or the left; of these rows. */
static void
add_way(const Way *way, Span within, Worth *worth)
{
    Span known[ROWS] = { { 0, 0 } };

    for (int i = way->length - 1; i >= 0 && way->kept + i > way->led; i--) {
        Span rows = span_of_both(within,
                rows_about(way->hex[i], RUSSIAN_RANGE));

        for (int row = rows.first; row < rows.end; row++) {
            Span here = span_about(way->hex[i], RUSSIAN_RANGE, row);
            Span *of = &known[row];

            if (of->end == 0) {
                *of = (Span){ here.first, here.first };
            }
            add_between(worth, here.first, of->first, way->kept + i - way->led);
            add_between(worth, of->end, here.end, way->kept + i - way->led);
            *of = span_round_both(*of, here);
        }
    }
}

/* As far as it matters to who is so many steps away at most. */
static void
find_worth(const Army *army, int start, int steps, Worth *worth)
{
    Span within = rows_about(start, steps);

    memset(worth, 0, sizeof *worth);
    for (int i = 0; i < army->count; i++) {
        const Way *way = &army->way[i];
        int last = way->length - 1;

        if (!is_free(way) && is_within(RUSSIAN_RANGE + last + steps,
                    way->hex[last], start)) {
            add_way(way, within, worth);
        }
    }
}

static void
lead_from(Army *army, int hex)
{
    for (int i = 0; i < army->count; i++) {
        Way *way = &army->way[i];
        int worth = is_free(way) ? 0 : worth_of_way(way, hex);

        way->led = (int16_t)(worth > way->led ? worth : way->led);
    }
}

/* Not alone in an enemy zone. */
static inline bool
is_place(const Game *g, int hex)
{
    return !ber_in_zone(g, RUSSIAN, hex) || g->stack[RUSSIAN][hex] > 0;
}

/* The most that a hex is worth of those so many steps away at most, whatever
   they cost. */
static int
most_within(const Walk *walk, const Worth *worth, int steps)
{
    const Game *g = walk->path.game;
    int start = walk->start, most = worth->sum[start];
    Span rows = rows_about(start, steps);

    for (int row = rows.first; row < rows.end; row++) {
        Span span = span_about(start, steps, row);
        bool better = aut_most_of(worth->sum, span) > most;

        for (int hex = span.first; better && hex < span.end; hex++) {
            if (worth->sum[hex] > most && is_place(g, hex)
                    && !aut_is_out_of_reach(walk, steps, hex)) {
                most = worth->sum[hex];
            }
        }
    }
    return most;
}

static bool
is_worth_most(const Quest *quest, int hex)
{
    return quest->worth[hex] >= quest->enough && is_place(quest->game, hex);
}

/* The best of the hexes where he may end, the nearest of several. */
static int
best_place(const Game *g, const Army *army, int leader)
{
    int start = ber_stand_of(g, leader), points = aut_points(g, leader);
    int steps = points > 1 ? points : 1;
    Quest quest = { .will_do = is_worth_most, .game = g };
    WgHexReach reach;
    Worth worth;
    Walk walk;
    int best = start;

    if (is_enough(army, start)) {
        return start;
    }
    find_worth(army, start, steps, &worth);
    walk = aut_walk_of(g, leader, BY_COMMAND);
    quest.worth = worth.sum;
    quest.enough = most_within(&walk, &worth, steps);
    if (quest.enough == worth.sum[start]) {
        return start;
    }
    aut_reach(&walk, leader, &quest, &reach);
    for (int i = 0; i < reach.count; i++) {
        int hex = reach.hex[i];

        if (worth.sum[hex] > worth.sum[best] && is_place(g, hex)) {
            best = hex;
        }
    }
    return best;
}

/* ---- the plan ---- */

/* Is he to move after his men? */
bool
aut_leads(const Game *g, int u)
{
    return piece_of(g, u)->kind == LEADER && !g->unit[u].moved
            && (on_map(g, u) || g->unit[u].place == ARRIVING)
            && aut_moves(g, u);
}

/* Do the leaders hold nobody back where they are? */
static bool
are_well_placed(const Game *g, const Leaders *leaders, Army *army)
{
    bool free = true;

    for (int i = 0; i < leaders->count; i++) {
        if (leaders->hex[i] != NONE
                && army_of(piece_of(g, leaders->slot[i])) == army->army) {
            lead_from(army, leaders->hex[i]);
        }
    }
    for (int i = 0; i < army->count; i++) {
        free = free && is_free(&army->way[i]);
    }
    return free;
}

/* Each in turn, beside those who stay where they are and those placed before
   him. */
static void
place_leaders(const Game *g, Leaders *leaders, Army *army)
{
    for (int places = 0; places < 2; places++) {
        for (int i = 0; i < leaders->count; i++) {
            int u = leaders->slot[i];

            if (leaders->hex[i] == NONE || aut_leads(g, u) != places
                    || army_of(piece_of(g, u)) != army->army) {
                continue;
            }
            if (places) {
                leaders->hex[i] = (int16_t)best_place(g, army, u);
            }
            lead_from(army, leaders->hex[i]);
        }
    }
}

/* Before the first command of its army moves. */
void
aut_plan(const Game *g, DistanceFields *f, int corps)
{
    Leaders *leaders = &f->leaders;
    Army army;

    army.army = army_of_corps(corps);

    if (army.army == NO_ARMY || f->planned[army.army]) {
        return;
    }
    f->planned[army.army] = true;
    aut_muster(g, f, &army);
    if (!army.goes) {
        return;
    }
    if (!are_well_placed(g, leaders, &army)) {
        for (int i = 0; i < army.count; i++) {
            army.way[i].led = 0;
        }
        place_leaders(g, leaders, &army);
        aut_leaders_change(f);
    }
    for (int i = 0; i < army.count; i++) {
        int u = army.way[i].unit;
        bool kept = army.way[i].led > 0;

        leaders->kept[u - FRENCH_PIECES] = kept;
        if (kept && army_of(piece_of(g, u)) == NO_ARMY) {
            leaders->attached[u - FRENCH_PIECES] = (int8_t)army.army;
        }
    }
}
