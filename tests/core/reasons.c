/*
 * reasons.c --
 *
 *      Why a computer did something, as its opponent may know it: wherever what
 *      is hidden from them is another, with the same to be seen and remembered,
 *      the reason is the same.  What the side itself knows is not: told to the
 *      opponent, it would give away what is hidden; nor is what it means to do
 *      later.  (In "The Ford" a unit knows of the enemy no more than where it
 *      stands.)
 */

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../../generic/core/player/player.h"

enum { MOST_ACTIONS = 1500 };

typedef struct Bout {
    const WgRules *rules;
    const WgMatch *m;
    Game *seen, *world, *again;
    WgLots lots;
    long compared, reasons, betrayed;
} Bout;

_Noreturn static void
fail(const Bout *b, int n, const char *why)
{
    fprintf(stderr, "reasons: %s after %d actions: %s\n", b->rules->name, n,
            why);
    exit(1);
}

/* One that it believes in; or, each second time, any with the pieces that it
   remembers, however strong. */
static bool
imagine(Bout *b, const WgMemory *memory)
{
    const WgPlayer *player = b->rules->player;

    if (b->compared % 2 == 0) {
        return wg_imagine_world(b->rules, b->seen, memory, &b->lots, b->world);
    }
    memcpy((void *)b->world, (const void *)b->seen, b->rules->size);
    if (player->recall) {
        player->recall(b->world, memory);
    }
    return b->rules->determinize(b->world, memory->side, &b->lots);
}

/* One in which the viewer sees and remembers the same. */
static bool
other_world(Bout *b, int viewer)
{
    WgMemory memory;

    wg_remember(&memory, b->m, viewer, INT_MAX);
    memcpy((void *)b->seen, (const void *)b->m->game, b->rules->size);
    b->rules->redact(b->seen, viewer);
    if (!imagine(b, &memory) || b->rules->broken(b->world)) {
        return false;
    }
    memcpy((void *)b->again, (const void *)b->world, b->rules->size);
    b->rules->redact(b->again, viewer);
    return wg_is_alike(b->rules, b->seen, b->again);
}

static bool
is_same(const WgReason *one, const WgReason *other)
{
    for (int i = 0; i < one->count && i < other->count; i++) {
        if (one->with[i] != other->with[i]) {
            return false;
        }
    }
    return one->why == other->why && one->place == other->place
            && one->count == other->count && one->chance == other->chance
            && one->battle == other->battle;
}

/* What the side itself would say there. */
static WgReason
own_reason(const Bout *b, const Game *g, const WgAction *action)
{
    WgReason reason = wg_no_reason();
    Weights weights = wg_usual_weights(b->rules);
    Plan plan = { .phase = 0 };
    WgLots lots = { 1 };

    wg_play_by(b->rules, &weights, g, &plan, &lots);
    b->rules->player->reason(g, action, plan.text, &reason);
    return reason;
}

static void
compare(Bout *b, int side, const WgAction *action)
{
    WgReason here, there, own, other;

    wg_public_reason(b->rules, b->m->game, !side, action, &here);
    wg_public_reason(b->rules, b->world, !side, action, &there);
    if (!is_same(&here, &there)) {
        fail(b, wg_match_length(b->m), "the reason shows what is hidden");
    }
    if (here.count > 0 || here.battle || here.chance != WG_UNTOLD) {
        fail(b, wg_match_length(b->m), "a chance is told to the opponent");
    }
    if (here.why == WG_TOWARD || here.why == WG_GUARD || here.why == WG_SPARE
            || here.why == WG_LEAD || here.why == WG_BUILD) {
        fail(b, wg_match_length(b->m), "what is meant is told to the opponent");
    }
    own = own_reason(b, b->m->game, action);
    other = own_reason(b, b->world, action);
    b->betrayed += !is_same(&own, &other);
    b->reasons += here.why != WG_NO_REASON;
    b->compared++;
}

static void
play(Bout *b, const char *scenario, int seed)
{
    WgError err;
    WgContest *contest = wg_contest_new(b->rules->name, scenario, "",
            "officer", "officer", seed, &err);
    int side;

    b->m = wg_contest_match(contest);
    while ((side = wg_contest_side(contest)) != WG_NOBODY
            && b->m->length < MOST_ACTIONS) {
        bool other = other_world(b, !side);
        int before = b->m->length;
        WgMatch then = *b->m;
        WgAction action;

        then.game = wg_alloc(b->rules->size);
        memcpy((void *)then.game, (const void *)b->m->game, b->rules->size);
        wg_contest_decide(contest);
        action = b->m->entry[before].action;
        if (other) {
            const WgMatch *now = b->m;

            b->m = &then;
            compare(b, side, &action);
            b->m = now;
        }
        free((void *)then.game);
    }
    wg_contest_free(contest);
}

static void
try_game(const char *game, const char *scenario, int matches, int least,
        bool betrays)
{
    Bout b = { .rules = wg_find_rules(game), .lots = { 1812 } };

    b.seen = wg_alloc(b.rules->size);
    b.world = wg_alloc(b.rules->size);
    b.again = wg_alloc(b.rules->size);
    for (int seed = 1; seed <= matches; seed++) {
        play(&b, scenario, seed);
    }
    printf("reasons: %s: %ld compared, %ld with a reason; of the side's own "
            "%ld differ\n", game, b.compared, b.reasons, b.betrayed);
    if (b.compared < 100 || b.reasons < least || (betrays && b.betrayed == 0)) {
        fail(&b, 0, "too few to tell");
    }
    free((void *)b.seen);
    free((void *)b.world);
    free((void *)b.again);
}

int
main(void)
{
    try_game("borodino", "shevardino", 3, 1, true);
    try_game("monday", "last_blood", 3, 100, true);
    try_game("ford", "ford", 3, 100, false);
    try_game("berezina", "two_players", 1, 0, true);
    try_game("moskowa", "shewardino", 1, 1, true);
    return 0;
}
