/*
 * fuzz-player.c --
 *
 *      Matches of computer players: "fuzz-player 20 7 borodino" plays so many
 *      of each scenario, the levels and how long they think drawn by lot.
 *
 *      At each decision a twin is asked the same where the truth is another:
 *      a world that looks the same to the side, with the same pieces where it
 *      was told of them.  It is offered the same, and answers the same, however
 *      its thinking is cut in pieces.  A player who looks at what is hidden is
 *      asked the same way, and must be found out; where its policy hardly asks
 *      for what is hidden, so is a spy (fuzz-spy.h).  Each match replays from
 *      its file, and is played alike once more from its seed.
 *
 *      Without a number of matches, as "make check" runs it, one of each is
 *      played, and broken off after SOME actions.  "fuzz-player 3 7 moskowa
 *      historical" plays one scenario alone.  Where hardly anything is hidden,
 *      so that no cheat could be found out, it is played once more with options
 *      by which more is: there one must be.  "fuzz-player 1 7 monday full
 *      400", as "make fuzz-long" runs it: generals and marshals, who think
 *      about one question in so many as long as in a match, which is broken
 *      off after 400 actions.
 */

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "fuzz-seats.h"
#include "fuzz-spy.h"

typedef struct Bout {
    const WgRules *rules;
    const char *scenario, *options;
    WgLots lots;
    WgMatch *m;
    Seats seats;
    WgOffer *offer, *other;
    Game *world, *seen, *again;
    Spy *spy;
    long decisions, compared, caught;
    long long_ones;             /* questions that were thought about longer */
    int longest;                /* actions, after which a match is left */
    bool quiet;                 /* nothing is compared: played once more */
    bool full;                  /* one question in so many thought about long */
} Bout;

enum { SOME = 5000, LONGEST = 200000, MOST_FEW = 59 };

static _Noreturn void
fail(const Bout *b, const char *why)
{
    char *text = wg_match_save(b->m);
    FILE *file = fopen("fuzz-player.game", "w");

    if (file) {
        fputs(text, file);
        fclose(file);
    }
    printf("fuzz-player: %s %s after %d actions: %s (fuzz-player.game)\n",
            b->rules->name, b->scenario, wg_match_length(b->m), why);
    exit(1);
}

/* ---- a decision ---- */

/* Ask it, and let it think so many iterations, in pieces or at once. */
static WgAction
ask(Bout *b, WgComputer *c, int iterations, bool in_pieces)
{
    WgError err;
    int left = wg_computer_begin(c, b->m, &err);

    if (err.code != WG_OK) {
        fail(b, err.text);
    }
    left = left < iterations ? left : iterations;
    while (left > 0) {
        int piece = in_pieces && left > 3 ? 3 : left;

        if (wg_computer_think(c, piece) == 0) {
            break;
        }
        left -= piece;
    }
    return c->answer;
}

static bool
is_same(const WgAction *a, const WgAction *b)
{
    return memcmp(a, b, sizeof *a) == 0;
}

/* One that it believes in; or, each second time, any with the pieces that it
   remembers, however strong. */
static bool
imagine(Bout *b, const WgMemory *memory)
{
    const WgPlayer *player = b->rules->player;
    WgLots lots = { b->lots.state ^ 0x5eed };

    if (player == NULL || b->decisions % 2 == 0) {
        return wg_imagine_world(b->rules, b->seen, memory, &lots, b->world);
    }
    memcpy((void *)b->world, (const void *)b->seen, b->rules->size);
    if (player->recall) {
        player->recall(b->world, memory);
    }
    return b->rules->determinize(b->world, memory->side, &lots);
}

/* Another world that the side may be in; false if none was found. */
static bool
other_world(Bout *b, int side)
{
    memcpy((void *)b->seen, (const void *)wg_seen(b->m, side),
            b->rules->size);
    if (b->rules->determinize == NULL
            || !imagine(b, &b->seats.player[side]->memory)
            || b->rules->broken(b->world)) {
        return false;
    }
    memcpy((void *)b->again, (const void *)b->world, b->rules->size);
    b->rules->redact(b->again, side);
    return wg_is_alike(b->rules, b->seen, b->again);
}

static void
compare_offers(Bout *b)
{
    wg_offer(b->rules, b->m->game, b->offer);
    wg_offer(b->rules, b->world, b->other);
    if (b->offer->count != b->other->count || memcmp(b->offer->action,
            b->other->action, (size_t)b->offer->count
            * sizeof b->offer->action[0]) != 0) {
        fail(b, "what is offered depends on what is hidden");
    }
}

/* The twin, in the other world. */
static void
compare(Bout *b, int side, WgAction answer, int iterations)
{
    Game *truth = b->m->game;
    WgAction other, cheat, cheat_there;

    cheat = ask(b, b->seats.cheat[side], 0, false);
    compare_offers(b);
    b->m->game = b->world;
    other = ask(b, b->seats.twin[side], iterations, true);
    cheat_there = ask(b, b->seats.cheat_twin[side], 0, false);
    b->m->game = truth;
    if (!is_same(&answer, &other)) {
        fail(b, "the answer depends on what is hidden");
    }
    b->compared++;
    b->caught += !is_same(&cheat, &cheat_there);
    if (b->spy) {
        /* Both are offered the same. */
        b->caught += b->spy(b->rules, truth, b->offer)
                != b->spy(b->rules, b->world, b->offer);
    }
}

static bool
is_offered(const Bout *b, const WgAction *action)
{
    for (int i = 0; i < b->offer->count; i++) {
        if (is_same(&b->offer->action[i], action)) {
            return true;
        }
    }
    return false;
}

static void
decide(Bout *b, int side)
{
    enum { STOPPED = 5, EARLY = 20, MOST = 1000, FULL = 3 };
    bool full = b->full && wg_lot(&b->lots, FULL) == 0;
    int iterations = full ? INT_MAX : wg_lot(&b->lots, STOPPED) == 0
            ? (int)wg_lot(&b->lots, EARLY) : MOST;
    WgAction answer;

    seats_think(&b->seats, side, full);
    answer = ask(b, b->seats.player[side], iterations, false);
    b->long_ones += full && b->seats.player[side]->iterations > MOST_FEW;
    if (!b->quiet && other_world(b, side)) {
        compare(b, side, answer, iterations);
    } else if (!b->quiet) {
        ask(b, b->seats.twin[side], iterations, true);
    }
    wg_offer(b->rules, b->m->game, b->offer);
    if (!is_offered(b, &answer)) {
        fail(b, "an answer that is not offered");
    }
    b->decisions++;
    wg_push(b->m, (Entry){ .side = (int8_t)side, .action = answer });
}

static void
roll(Bout *b)
{
    Entry entry = { .side = WG_CHANCE, .barrier = true,
            .dice = wg_flow(b->m)->dice };

    for (int i = 0; i < entry.dice; i++) {
        entry.die[i] = (uint8_t)(1 + wg_lot(&b->lots, 6));
    }
    wg_push(b->m, entry);
}

/* ---- whole matches ---- */

/* Where policies hardly ask for what is hidden. */
static Spy *
spy_of(const WgRules *rules)
{
    return strcmp(rules->name, "moskowa") == 0 ? spy_moskowa
            : strcmp(rules->name, "berezina") == 0 ? spy_berezina : NULL;
}

/* With which more is hidden; NULL: there are none. */
static const char *
options_of(const WgRules *rules)
{
    return strcmp(rules->name, "moskowa") ? NULL
            : "french_commanders two russian_commanders two";
}

/* The text of the match, for the caller to free. */
static char *
play(Bout *b, uint64_t seed)
{
    char secret[17], *text;
    const char *wrong;
    WgError err;
    int side;

    b->lots.state = seed;
    snprintf(secret, sizeof secret, "%016llx", (unsigned long long)seed);
    b->m = wg_match_new(b->rules->name, b->scenario, b->options, secret, &err);
    wrong = seats_take(&b->seats, b->rules, b->full, &b->lots);
    if (wrong) {
        fail(b, wrong);
    }
    while ((side = wg_match_side(b->m)) != WG_NOBODY
            && wg_match_length(b->m) < b->longest) {
        if (side == WG_CHANCE) {
            roll(b);
        } else {
            decide(b, side);
        }
    }
    if (wg_match_length(b->m) >= LONGEST) {
        fail(b, "it does not end");
    }
    text = wg_match_save(b->m);
    seats_leave(&b->seats);
    return text;
}

static void
play_twice(Bout *b, uint64_t seed)
{
    char *text = play(b, seed), *again;
    WgError err;
    WgMatch *loaded = wg_match_load(text, &err);

    if (loaded == NULL || *wg_match_fault(loaded)) {
        fail(b, "it does not replay");
    }
    wg_match_free(loaded);
    wg_match_free(b->m);
    b->quiet = true;
    again = play(b, seed);
    if (strcmp(text, again) != 0) {
        fail(b, "it is not played alike once more");
    }
    b->quiet = false;
    wg_match_free(b->m);
    free(text);
    free(again);
}

/* What main() was told: of one scenario alone, or NULL. */
typedef struct How {
    int matches, seed, longest;
    bool full;
    const char *scenario;
} How;

static void
print_counts(const Bout *b, int matches)
{
    printf("%s %s %s: %d matches, %ld decisions, %ld compared; cheating found "
            "out %ld times", b->rules->name, b->scenario, *b->options
            ? b->options : "as usual", matches, b->decisions / 2, b->compared,
            b->caught);
    printf(b->full ? "; %ld at length\n" : "\n", b->long_ones / 2);
}

/* So many matches, with other options where no cheat was found out. */
static void
play_matches(Bout *b, const How *how)
{
    int matches = how->matches ? how->matches : 1;

    b->decisions = b->compared = b->caught = b->long_ones = 0;
    for (int i = 0; i < matches; i++) {
        play_twice(b, (uint64_t)(how->seed + i) * 7919 + 1);
    }
    print_counts(b, matches);
    if (b->caught > 0 || options_of(b->rules) == NULL) {
        return;
    }
    if (*b->options) {
        puts("fuzz-player: nobody found out who cheats");
        exit(1);
    }
    b->options = options_of(b->rules);
    play_matches(b, how);
}

/* Adds up what was compared, and how often cheats were caught. */
static void
play_scenario(const WgRules *rules, const char *scenario, const How *how,
        long *compared, long *caught)
{
    Bout b = { .rules = rules, .scenario = scenario, .options = "",
        .longest = how->longest, .full = how->full, .spy = spy_of(rules) };

    b.offer = wg_alloc(sizeof *b.offer);
    b.other = wg_alloc(sizeof *b.other);
    b.world = wg_alloc(rules->size);
    b.seen = wg_alloc(rules->size);
    b.again = wg_alloc(rules->size);
    play_matches(&b, how);
    *compared += b.compared;
    *caught += b.caught;
    free(b.offer);
    free(b.other);
    free((void *)b.world);
    free((void *)b.seen);
    free((void *)b.again);
}

int
main(int argc, char **argv)
{
    How how = { .matches = argc > 1 ? atoi(argv[1]) : 0,
        .seed = argc > 2 ? atoi(argv[2]) : 1,
        .full = argc > 4 && strcmp(argv[4], "full") == 0 };

    how.scenario = argc > 4 && !how.full ? argv[4] : NULL;
    how.longest = how.full && argc > 5 ? atoi(argv[5])
            : how.matches ? LONGEST : SOME;
    for (int i = 0; wg_all_rules[i]; i++) {
        const WgRules *rules = wg_all_rules[i];
        const char *rest = rules->scenarios;
        long compared = 0, caught = 0;

        if (argc > 3 ? strcmp(argv[3], rules->name) != 0
                : rules->player == NULL) {
            continue;
        }
        while (*rest) {
            char name[40] = "";
            size_t length = strcspn(rest, " ");

            memcpy(name, rest, length);
            rest += length + (rest[length] == ' ');
            if (how.scenario == NULL || strcmp(name, how.scenario) == 0) {
                play_scenario(rules, name, &how, &compared, &caught);
            }
        }
        /* In all scenarios: in the solitaire what is hidden changes little. */
        if (compared > 20000 && caught == 0) {
            puts("fuzz-player: nobody found out who cheats");
            return 1;
        }
    }
    return 0;
}
