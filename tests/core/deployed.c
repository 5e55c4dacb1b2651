/*
 * deployed.c --
 *
 *      What a computer remembers of an enemy who deploys by hand: nothing that
 *      its side was not told.  Two matches begin with other pieces in some of
 *      the enemy's slots, and the same is done in both; as long as they look
 *      alike to the side, its memory is the same in both.  And whom it
 *      remembers its own report names.
 *
 *      A spy, who also notes events that others were told, and which piece it
 *      is, must be found out.
 */

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../../generic/core/player/player.h"

enum { TRIES = 24, LONGEST = 200, PAIRS = 2, FEW = 40 };

/* What is looked at of a game. */
typedef struct Bout {
    const WgRules *rules;
    const char *scenario, *options;
    int viewer, longest;        /* so many actions */
    WgLots lots;
    WgMatch *m, *twin;
    WgOffer offer;
    long compared, caught, named;
} Bout;

_Noreturn static void
fail(const Bout *b, const char *why)
{
    fprintf(stderr, "deployed: %s %s after %d actions: %s\n", b->rules->name,
            b->scenario, b->m->length, why);
    exit(1);
}

/* ---- two matches that look alike ---- */

static void
exchange(int16_t *list, int count, int16_t one, int16_t other)
{
    for (int i = 0; i < count; i++) {
        list[i] = list[i] == one ? other : list[i] == other ? one : list[i];
    }
}

/* What the side sees of the position, and all that it was told. */
static WgText
seen_and_told(const Bout *b, WgMatch *m)
{
    char *told = wg_match_events(m, b->viewer, 0);
    WgText out = {0};

    wg_print_position(&out, b->rules, wg_seen(m, b->viewer));
    wg_print(&out, "%s", told);
    free(told);
    return out;
}

static bool
look_alike(const Bout *b)
{
    WgText one = seen_and_told(b, b->m);
    WgText other = seen_and_told(b, b->twin);
    bool same = strcmp(one.text, other.text) == 0;

    free(one.text);
    free(other.text);
    return same;
}

/* A piece of the enemy. */
static int16_t
any_of(Bout *b, const WgSetup *setup)
{
    int first = b->viewer ? 0 : b->rules->second;
    int end = b->viewer ? b->rules->second : b->rules->pieces;

    return setup->piece[first + (int)wg_lot(&b->lots,
            (unsigned)(end - first))];
}

/* Two pieces change places, such that the side does not see it; or, if no two
   are found, nobody. */
static void
exchange_two(Bout *b, WgSetup *setup)
{
    for (int i = 0; i < TRIES; i++) {
        int16_t one = any_of(b, setup), other = any_of(b, setup);

        exchange(setup->piece, b->rules->pieces, one, other);
        exchange(setup->lot, b->rules->pieces, one, other);
        wg_match_free(b->twin);
        b->twin = wg_match_begin(b->rules, setup, "1812");
        if (one != other && look_alike(b)) {
            return;
        }
        exchange(setup->piece, b->rules->pieces, one, other);
        exchange(setup->lot, b->rules->pieces, one, other);
    }
    wg_match_free(b->twin);
    b->twin = wg_match_begin(b->rules, setup, "1812");
}

/* Where all pieces are recognised nobody is exchanged. */
static void
begin(Bout *b)
{
    const WgRules *rules = b->rules;
    WgSetup setup;
    WgError err;

    if (!wg_read_setup(rules, b->scenario, b->options, "1812", &setup,
            &err)) {
        fprintf(stderr, "deployed: %s\n", err.text);
        exit(1);
    }
    b->m = wg_match_begin(rules, &setup, "1812");
    b->twin = wg_match_begin(rules, &setup, "1812");
    for (int i = 0; i < PAIRS && !rules->all_recognised; i++) {
        exchange_two(b, &setup);
    }
}

/* ---- what was remembered ---- */

/* A spy listens to all, and lifts each block. */
static void
spy(const Bout *b, const WgMatch *m, WgMemory *memory)
{
    for (int i = 0; i < m->events; i++) {
        const char *args = b->rules->events[m->event[i].what.kind].args;

        for (int k = 0; args[k]; k++) {
            int u = args[k] == 'u' ? m->event[i].what.about[k] : -1;

            if (u >= 0) {
                memory->piece[u] = (int16_t)b->rules->piece_in(m->game, u);
            }
        }
    }
    for (int u = 0; u < b->rules->pieces; u++) {
        int place = b->rules->place_of(m->game, u);

        memory->piece[u] = place < 0 ? memory->piece[u]
                : (int16_t)b->rules->piece_in(m->game, u);
    }
}

static bool
is_named(const char *report, const char *key)
{
    size_t length = strlen(key);

    for (const char *at = strstr(report, key); at; at = strstr(at + 1, key)) {
        unsigned char before = (unsigned char)(at > report ? at[-1] : ' ');
        unsigned char after = (unsigned char)at[length];

        if (!isalnum(before) && before != '_' && !isalnum(after)
                && after != '_') {
            return true;
        }
    }
    return false;
}

/* As the piece that it is, or as its token. */
static bool
is_reported(const Bout *b, const char *report, int u)
{
    WgText token = {0};
    bool named;

    wg_print(&token, "%s.%d", b->rules->sides[!b->viewer],
            u - (b->viewer ? 0 : b->rules->second) + 1);
    named = is_named(report, token.text) || is_named(report,
            b->rules->piece_key(b->rules->piece_in(b->m->game, u)));
    free(token.text);
    return named;
}

static void
check_report(Bout *b, const WgMemory *memory)
{
    char *report = wg_match_events(b->m, b->viewer, 0);

    for (int u = 0; u < b->rules->pieces; u++) {
        if ((u >= b->rules->second) == b->viewer) {
            continue;
        }
        if (memory->piece[u] >= 0 && !is_named(report,
                b->rules->piece_key(memory->piece[u]))) {
            fail(b, "it remembers somebody whom it was not told of");
        }
        if (memory->steps[u] >= 0 && !is_reported(b, report, u)) {
            fail(b, "it remembers losses that it was not told of");
        }
        b->named += memory->piece[u] >= 0;
    }
    free(report);
}

static void
compare(Bout *b)
{
    WgMemory one, other;

    memset(&one, 0, sizeof one);
    memset(&other, 0, sizeof other);
    wg_remember(&one, b->m, b->viewer, b->m->length);
    wg_remember(&other, b->twin, b->viewer, b->twin->length);
    if (memcmp(&one, &other, sizeof one) != 0) {
        fail(b, "its memory depends on what it was not told");
    }
    check_report(b, &one);
    spy(b, b->m, &one);
    spy(b, b->twin, &other);
    b->caught += memcmp(&one, &other, sizeof one) != 0;
    b->compared++;
}

/* ---- deploying ---- */

/* Of those who deploy somebody rather than all at once or nobody. */
static WgAction
choose(Bout *b)
{
    const WgWord *verbs = b->rules->verbs;
    WgAction chosen;
    unsigned count = 0;

    wg_offer(b->rules, b->m->game, &b->offer);
    chosen = b->offer.action[wg_lot(&b->lots, (unsigned)b->offer.count)];
    for (int i = 0; i < b->offer.count; i++) {
        const WgAction *a = &b->offer.action[i];

        if (verbs[a->verb].args[0] && !verbs[a->verb].back
                && wg_lot(&b->lots, ++count) == 0) {
            chosen = *a;
        }
    }
    return chosen;
}

/* The same in both; false if the twin may not do it. */
static bool
do_both(Bout *b)
{
    int side = wg_match_side(b->m);
    Entry entry = { .side = (int8_t)side, .barrier = side == WG_CHANCE };

    if (side == WG_NOBODY || side != wg_match_side(b->twin)) {
        return false;
    }
    if (side == WG_CHANCE) {
        entry.dice = wg_flow(b->m)->dice;
        for (int i = 0; i < entry.dice; i++) {
            entry.die[i] = (uint8_t)(1 + wg_lot(&b->lots, 6));
        }
    } else {
        entry.action = choose(b);
        if (wg_judge(b->rules, b->twin->game, &entry.action) != NULL) {
            return false;
        }
    }
    wg_push(b->m, entry);
    wg_push(b->twin, entry);
    return true;
}

static void
play(Bout *b)
{
    begin(b);
    while (b->m->length < b->longest && look_alike(b)) {
        compare(b);
        if (!do_both(b)) {
            break;
        }
    }
    wg_match_free(b->m);
    wg_match_free(b->twin);
}

static void
check(const char *game, const char *scenario, const char *options, int longest)
{
    const WgRules *rules = wg_find_rules(game);
    Bout b = { .rules = rules, .scenario = scenario, .options = options,
        .lots = { 1812 }, .longest = longest };

    for (int i = 0; i < TRIES * longest / LONGEST; i++) {
        b.viewer = i % 2;
        play(&b);
    }
    printf("deployed: %s %s: %ld memories compared, a spy's differs %ld "
            "times; %ld enemies remembered\n", rules->name, scenario,
            b.compared, b.caught, b.named);
    if (b.compared < longest
            || (!rules->all_recognised && b.caught == 0)) {
        fprintf(stderr, "deployed: far too few\n");
        exit(1);
    }
}

int
main(void)
{
    check("borodino", "shevardino", "", LONGEST);
    check("borodino", "borodino", "", LONGEST);
    check("monday", "monday", "", LONGEST);
    check("monday", "last_blood", "", LONGEST);
    check("berezina", "two_players", "russians player", LONGEST);
    check("moskowa", "shewardino", "setup free", LONGEST);
    check("moskowa", "shewardino", "setup free french_commanders two "
            "russian_commanders two division own", FEW);
    return 0;
}
