/*
 * rehearsals.c --
 *
 *      5.4, 6.3.1 Nobody is left without a leader who can be led.
 *
 *      Men move by where their leaders are planned to be, and leaders then go
 *      where most of their men are.  If somebody is left by that, the phase is
 *      tried again from the same position: leaders are planned to be where the
 *      men have ended, and where those who were left can come to; these move
 *      last.  Of all that was tried the one that leaves fewest is done.  What
 *      a die or a player will say is not known: a copy goes on as if nobody
 *      drowned and the program chose.
 */

#include <string.h>

#include "automaton.h"

enum { MOST_TRIES = 3 };

/* Is there anybody, wherever, who may command that army? */
static bool
has_leader(const Game *end, const Leaders *leaders, int army)
{
    for (int i = 0; i < leaders->count; i++) {
        if (leaders->hex[i] != NONE
                && ber_commands(end, leaders->slot[i], army)) {
            return true;
        }
    }
    return false;
}

/* 5.4 How many of the units that the automaton moves nobody commands at the
   end, though there are leaders who could.  The leaders are those of the
   end, then, and tell who is left. */
static int
count_left(const Game *end, Leaders *leaders)
{
    int count = 0;

    *leaders = ber_leaders(end);
    for (int u = FRENCH_PIECES; u < PIECES; u++) {
        int army = army_of(piece_of(end, u));
        bool left = is_fighting(end, u) && aut_moves(end, u)
                && has_leader(end, leaders, army)
                && !ber_is_led_from(leaders, end, NONE, army,
                    end->unit[u].place);

        leaders->kept[u - FRENCH_PIECES] = !left;
        leaders->left[u - FRENCH_PIECES] = left;
        count += left;
    }
    return count;
}

/* Go on to the end of the phase. */
static void
rehearse(Game *end, DistanceFields *f, Foresight *seen)
{
    seen->count = 0;
    end->flow.events = 0;
    end->decider = PROGRAM_DECIDES;
    do {
        aut_note_ford(end, f, seen);
        end->fording = NONE;
    } while (!aut_move_on(end, f));
}

static bool
is_nowhere(const Quest *quest, int hex)
{
    (void)quest;
    (void)hex;
    return false;
}

/* The hexes from which a leader could command one who was left, had it moved
   when the others have. */
static void
find_near(const Game *start, const Game *end, int u, bool near[HEXES])
{
    Quest none = { .will_do = is_nowhere };
    Game g = *end;
    WgHexReach reach;
    Walk walk;

    memset(near, 0, HEXES * sizeof *near);
    ber_put(&g, u, start->unit[u].place);
    g.mobile = start->mobile;
    g.points = start->points;
    walk = aut_walk_of(&g, u, BY_OWN_BANK);
    aut_reach(&walk, u, &none, &reach);
    for (int i = 0; i < reach.count; i++) {
        int hex = reach.hex[i];
        Span rows = rows_about(hex, RUSSIAN_RANGE);

        if (g.stack[RUSSIAN][hex] - (on_map(&g, u)
                    && hex == g.unit[u].place) >= MOST_STACKED) {
            continue;
        }
        for (int row = rows.first; row < rows.end; row++) {
            Span span = span_about(hex, RUSSIAN_RANGE, row);

            for (int at = span.first; at < span.end; at++) {
                near[at] = true;
            }
        }
    }
}

static void
find_sought(const Game *start, const Game *end, const Leaders *ends,
        Sought *sought)
{
    sought->count = 0;
    for (int u = FRENCH_PIECES; u < PIECES; u++) {
        if (ends->left[u - FRENCH_PIECES] && sought->count < MOST_SOUGHT
                && aut_is_to_move(start, u)) {
            find_near(start, end, u, sought->near[sought->count]);
            sought->unit[sought->count++] = (int16_t)u;
        }
    }
}

/* 5.4 Yermaloff's go with an army whose leader can have them. */
static void
attach(const Game *end, const Sought *sought, Leaders *leaders)
{
    for (int u = FRENCH_PIECES; u < PIECES; u++) {
        const bool *near = NULL;

        if (army_of(piece_of(end, u)) != NO_ARMY || !on_map(end, u)) {
            continue;
        }
        for (int i = 0; i < sought->count; i++) {
            near = sought->unit[i] == u ? sought->near[i] : near;
        }
        for (int i = 0; i < leaders->count; i++) {
            int hex = leaders->hex[i];

            if (hex != NONE && (near ? near[hex] : is_within(RUSSIAN_RANGE,
                        hex, end->unit[u].place))) {
                leaders->attached[u - FRENCH_PIECES]
                        = (int8_t)army_of(piece_of(end, leaders->slot[i]));
            }
        }
    }
}

/* For the next try; false, and nothing is planned, if nobody who was left can
   move. */
static bool
plan_again(const Game *start, const Game *end, const Leaders *ends,
        DistanceFields *f)
{
    Sought sought;

    find_sought(start, end, ends, &sought);
    if (sought.count == 0) {
        return false;
    }
    aut_begin(start, f);
    for (int i = 0; i < f->leaders.count; i++) {
        if (aut_leads(start, f->leaders.slot[i])) {
            f->leaders.hex[i] = ends->hex[i];
        }
    }
    memcpy(f->leaders.kept, ends->kept, sizeof ends->kept);
    memcpy(f->leaders.left, ends->left, sizeof ends->left);
    aut_seek(start, end, &sought, &f->leaders);
    attach(end, &sought, &f->leaders);
    aut_leaders_change(f);
    memset(f->planned, true, sizeof f->planned);
    return true;
}

/* All who have not moved; false if somebody must be asked or rolled for
   first. */
bool
aut_move(Game *g)
{
    Game start = *g, next, end;
    DistanceFields f;
    Foresight seen = { .count = 0 };
    Leaders ends;
    bool ended;
    int left;

    aut_begin(g, &f);
    ended = aut_move_on(g, &f);
    if (!ended && aut_is_foreseen(g, &f)) {
        return false;
    }
    end = *g;
    if (!ended) {
        rehearse(&end, &f, &seen);
    }
    left = count_left(&end, &ends);
    for (int i = 1; i < MOST_TRIES && left > 0; i++) {
        bool done;
        int now;

        if (!plan_again(&start, &end, &ends, &f)) {
            break;
        }
        f.leaders.hurry = i % 2 == 0;
        next = start;
        done = aut_move_on(&next, &f);
        end = next;
        if (!done) {
            rehearse(&end, &f, &seen);
        }
        now = count_left(&end, &ends);
        if (now < left) {
            *g = next;
            left = now;
            ended = done;
        }
    }
    g->foresight.count = 0;
    if (left == 0) {
        g->foresight = seen;
    }
    return ended;
}
