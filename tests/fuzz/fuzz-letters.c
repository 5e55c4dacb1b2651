/*
 * fuzz-letters.c --
 *
 *      Twins: two matches that differ in what a side may not know.  In one of
 *      them two blocks of the enemy stand for one another, or once did what the
 *      other did, or the enemy once chose otherwise.  As long as the side has
 *      seen the same in both, and the rules allow the same in both, it is sent
 *      the same letter, to the byte, and what a program remembers for it is the
 *      same.  "fuzz-letters 20 7" begins 20 matches a scenario, from seed 7.
 */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../../generic/core/views.h"
#include "fuzz.h"

enum { LONGEST = 250, ONE_IN = 12, TRIES = 12, FAR = 5 };

/* ---- what reaches a side ---- */

/* In a letter, with all that happened since the match began. */
static char *
letter_to(const WgMatch *m, int side)
{
    WgError err;

    return wg_match_snapshot(m, side, 0, &err);
}

/* By a member of as many values as there are pieces. */
static char *
remembered(const WgMatch *m, int side)
{
    const WgMember *member = m->rules->members;

    while (member->name && member->count != m->rules->pieces) {
        member++;
    }
    return wg_match_sightings(m, side, member->name ? member->name : "", 0,
            wg_match_length(m));
}

static void
compare(Walk *w, const char *one, const char *other, const char *what)
{
    size_t at = 0;

    while (one[at] && one[at] == other[at]) {
        at++;
    }
    if (one[at] != other[at]) {
        at = at > 60 ? at - 60 : 0;
        walk_fail(w, "%s tells ...%.120s... or ...%.120s...", what, one + at,
                other + at);
    }
}

static void
check_letters(Walk *w, const WgMatch *m, const WgMatch *twin, int side)
{
    char *one = letter_to(m, side), *other = letter_to(twin, side);

    w->looked++;
    compare(w, one, other, "a letter");
    free(one);
    free(other);
    one = remembered(m, side);
    other = remembered(twin, side);
    compare(w, one, other, "a memory");
    free(one);
    free(other);
}

/* ---- twins ---- */

/* Does a side see the same in both, and were the same things told? */
static bool
is_seen_alike(const WgMatch *m, const WgMatch *twin, int side)
{
    char *one = wg_match_view(m, side), *other = wg_match_view(twin, side);
    bool alike = strcmp(one, other) == 0
            && memcmp(m->known[side], twin->known[side],
            (size_t)m->rules->pieces) == 0;

    free(one);
    free(other);
    if (alike && m->length > 0) {
        one = wg_match_events(m, side, m->length);
        other = wg_match_events(twin, side, m->length);
        alike = strcmp(one, other) == 0;
        free(one);
        free(other);
    }
    return alike;
}

static bool
may_do(const WgMatch *m, const Entry *entry)
{
    return wg_flow(m)->side == entry->side && (entry->side == WG_CHANCE
            ? wg_flow(m)->dice == entry->dice
            : wg_judge(m->rules, m->game, &entry->action) == NULL);
}

/* Both go on, the one as the whole match went, the other as it would go with
   that history, as long as the side may not tell them apart.  To the end? */
static bool
go_on(WgMatch *m, WgMatch *twin, const WgMatch *whole, const Entry *other,
        int side)
{
    while (m->length < whole->length) {
        const Entry *next = &other[m->length];

        if (!may_do(twin, next)) {
            return false;
        }
        wg_push(m, wg_copy_of_entry(&whole->entry[m->length]));
        wg_push(twin, wg_copy_of_entry(next));
        if (!is_seen_alike(m, twin, side)) {
            return false;
        }
    }
    return true;
}

/* A block of the other side in the slot of another, and that in its. */
static void
try_pair(Walk *w, const WgMatch *whole, int side)
{
    int second = whole->rules->second;
    int first = side == WG_FIRST ? second : 0;
    int count = side == WG_FIRST ? whole->rules->pieces - second : second;
    int a = first + (int)walk_chance(w, (unsigned)count);
    int b = first + (int)walk_chance(w, (unsigned)count);
    WgMatch *m = wg_match_at(whole, 0), *twin;
    WgSetup setup = whole->setup;

    setup.piece[a] = whole->setup.piece[b];
    setup.piece[b] = whole->setup.piece[a];
    twin = wg_match_begin(whole->rules, &setup, whole->secret);
    if (a != b && is_seen_alike(m, twin, side)
            && go_on(m, twin, whole, whole->entry, side)) {
        check_letters(w, m, twin, side);
    }
    wg_match_free(m);
    wg_match_free(twin);
}

/* With another history from its n-th action on, if it is one at all. */
static void
try_history(Walk *w, const WgMatch *whole, const Entry *other, int n, int side)
{
    WgMatch *m = wg_match_at(whole, n), *twin = wg_match_at(whole, n);

    if (go_on(m, twin, whole, other, side)) {
        check_letters(w, m, twin, side);
    }
    wg_match_free(m);
    wg_match_free(twin);
}

/* Something else that the other side could have done then. */
static void
choose_otherwise(Walk *w, const WgMatch *whole, Entry *entry, int n)
{
    WgMatch *m = wg_match_at(whole, n);
    WgOffer *offer = malloc(sizeof *offer);

    wg_offer(whole->rules, m->game, offer);
    entry[n].action = offer->action[walk_chance(w, (unsigned)offer->count)];
    free(offer);
    wg_match_free(m);
}

/* What two of its pieces did, each as the other. */
static void
exchange(Entry *one, Entry *other)
{
    int16_t piece = one->action.arg[0];

    one->action.arg[0] = other->action.arg[0];
    other->action.arg[0] = piece;
}

static bool
may_be_exchanged(const WgMatch *m, const Entry *one, const Entry *other)
{
    return other->side == one->side && other->action.verb == one->action.verb
            && m->rules->verbs[one->action.verb].args[0] == 'u';
}

static void
try_other(Walk *w, const WgMatch *whole, int side)
{
    size_t size = (size_t)whole->length * sizeof *whole->entry;
    int n = (int)walk_chance(w, (unsigned)whole->length);
    int then = n + 1 + (int)walk_chance(w, FAR);
    Entry *other = malloc(size);

    memcpy(other, whole->entry, size);
    if (other[n].side == !side) {
        if (then < whole->length
                && may_be_exchanged(whole, &other[n], &other[then])) {
            exchange(&other[n], &other[then]);
        } else {
            choose_otherwise(w, whole, other, n);
        }
        if (memcmp(other, whole->entry, size) != 0) {
            try_history(w, whole, other, n, side);
        }
    }
    free(other);
}

static void
look(Walk *w, int tries)
{
    int side = walk_flow(w)->side;
    uint64_t state = w->state;

    if (side >= 0 && w->n > 0) {
        for (int i = 0; i < tries; i++) {
            try_pair(w, walk_match(w), side);
            try_other(w, walk_match(w), side);
        }
    }
    w->state = state;
}

static void
play(Walk *w, int matches, unsigned seed)
{
    for (int n = 0; n < matches * walk_scenarios(w->rules); n++) {
        walk_begin(w, w->rules, n % walk_scenarios(w->rules), n,
                seed + (unsigned)n);
        while (w->n < LONGEST && walk_step(w)) {
            if (walk_chance(w, ONE_IN) == 0) {
                look(w, TRIES);
            }
        }
        walk_end(w);
    }
}

int
main(int argc, char **argv)
{
    Walk w = { .name = "fuzz-letters" };

    for (int i = 0; wg_all_rules[i]; i++) {
        w.rules = wg_all_rules[i];
        w.looked = 0;
        play(&w, argc > 1 ? atoi(argv[1]) : 1,
                argc > 2 ? (unsigned)atoi(argv[2]) : 1812);
        printf("%s: %s, %ld pairs alike\n", w.name, w.rules->name, w.looked);
    }
    free(w.offer);
    free(w.entry);
    return 0;
}
