/*
 * positions.c --
 *
 *      Positions of matches of generals, at the moments at which a search
 *      compares them, and how the matches ended.
 *
 *      So that they differ, each match begins with two officers whose weights
 *      are changed by lot, and goes on, from a moment by lot, with two generals
 *      as they are: what is recorded from there on does not depend on who plays
 *      better.
 */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "evaluate.h"

/* ---- moments ---- */

typedef struct Clock {
    int turns, phase, stage;
} Clock;

static Clock
clock_at(const WgPlayer *player, const Game *g)
{
    Clock c = { .turns = player->turns(g),
            .phase = player->phase ? player->phase(g) : 0 };

    c.stage = c.phase && player->stage ? player->stage(g) : 0;
    return c;
}

/* Is it a moment at which a search may stop to play on?  See playout.c. */
static bool
is_moment(const WgPlayer *player, const Game *g, Clock *last)
{
    Clock now = clock_at(player, g);
    bool is_new = player->phases ? now.phase && (now.phase != last->phase
            || now.stage < last->stage) : now.turns != last->turns;

    last->turns = now.turns;
    if (now.phase) {
        *last = now;
    }
    return is_new;
}

static int
group_of(const WgPlayer *player, const Game *g, int scenario)
{
    enum { MOST = 65536 };

    return scenario * MOST + (player->phases ? player->phase(g)
            : player->turns(g));
}

/* ---- a match ---- */

static int
moments_of(const Scenarios *s, int n)
{
    WgContest *c = begin_contest(s, "officer", n);
    const WgMatch *m = wg_contest_match(c);
    Clock last = clock_at(s->rules->player, m->game);
    int count = 0;

    while (wg_contest_side(c) != WG_NOBODY) {
        wg_contest_decide(c);
        count += is_moment(s->rules->player, m->game, &last);
    }
    wg_contest_free(c);
    return count;
}

static void
begin_so(const Scenarios *s, WgContest *c, WgLots *lots)
{
    const WgWeight *table = s->rules->player->weights;
    Weights usual = wg_usual_weights(s->rules);

    for (int side = 0; side < 2; side++) {
        int weights[WG_WEIGHTS];

        wg_take_weights(table, usual.of[side], true, lots, weights);
        wg_contest_weigh(c, side, weights);
        wg_contest_set_budget(c, side, 0);
    }
}

static void
go_on_as_generals(const Scenarios *s, WgContest *c, int iterations)
{
    Weights usual = wg_usual_weights(s->rules);

    for (int side = 0; side < 2; side++) {
        wg_contest_weigh(c, side, usual.of[side]);
        wg_contest_set_budget(c, side, iterations);
    }
}

/* After so many actions generals went on; from there what is to be recorded of
   a match that is over. */
static void
record(const Scenarios *s, const WgMatch *played, int from, int n, Rows *rows)
{
    const WgPlayer *player = s->rules->player;
    WgMatch *m = wg_match_at(played, from);
    int winner = wg_match_winner(played), length = wg_match_length(played);
    Clock last = clock_at(player, m->game);
    Row row = { .match = n, .end = { margin_of(played), winner == WG_FIRST ? 1
            : winner == WG_SECOND ? -1 : 0 } };

    wg_match_free(m);
    m = wg_match_at(played, length);
    for (int at = from; at < length; at++) {
        int term[WG_TERMS] = {0};

        wg_go_to(m, at);
        if (is_moment(player, m->game, &last)) {
            player->terms(m->game, term);
            for (int i = 0; i < WG_TERMS; i++) {
                row.term[i] = term[i];
            }
            row.group = group_of(player, m->game, n % s->count);
            rows_add(rows, &row);
        }
    }
    wg_match_free(m);
}

static void
play(const Scenarios *s, int iterations, int moments, int n, Rows *rows)
{
    const WgPlayer *player = s->rules->player;
    WgLots lots = wg_nth_lots(0, (uint64_t)n);
    WgContest *c = begin_contest(s, "general", n);
    const WgMatch *m = wg_contest_match(c);
    Clock last = clock_at(player, m->game);
    int left = (int)wg_lot(&lots, (unsigned)moments), from = -1;

    begin_so(s, c, &lots);
    while (wg_contest_side(c) != WG_NOBODY) {
        if (from < 0 && left <= 0) {
            from = wg_match_length(m);
            go_on_as_generals(s, c, iterations);
        }
        wg_contest_decide(c);
        left -= is_moment(player, m->game, &last);
    }
    if (from >= 0) {
        record(s, m, from, n, rows);
    }
    wg_contest_free(c);
}

void
play_positions(const Scenarios *s, int iterations, int matches, int seed,
        Rows *rows)
{
    int moments[SCENARIOS];

    for (int i = 0; i < s->count; i++) {
        moments[(seed + i) % s->count] = moments_of(s, seed + i);
    }
    for (int n = seed; n < seed + matches; n++) {
        play(s, iterations, moments[n % s->count], n, rows);
    }
}
