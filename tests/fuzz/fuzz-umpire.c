/*
 * fuzz-umpire.c --
 *
 *      An umpire who amends at random, goes back, sets dice and sends notes:
 *      what it may not do is refused and changes nothing, and after what it
 *      may the match goes on to its end with every invariant, loads again and
 *      is not undone past that, but for notes.
 */

#include <stdlib.h>
#include <string.h>

#include "fuzz.h"

enum { ONE_IN = 60, AMENDMENTS = 5, FAR = 25 };

static int
count_words(const WgWord *words)
{
    int count = 0;

    while (words[count].name) {
        count++;
    }
    return count;
}

/* What an umpire may do in every game, or perhaps not. */
static void
forge_deed(Walk *w, const WgMatch *m, WgText *out)
{
    static const char *const aside[] = {
        "note french | Guns to the north", "note both | Tea", "note russian",
        "seat umpire", "seat french", "seat both", "seat nobody | x",
        "lock umpire | $argon2id$v=19$m=65536,t=2,p=1"
        "$lPisNZz8ayI0gkWVqNJb/w$UyfX7CWpnjkU6QDoR4ww5eJq/H8ecf7GWzDwtTflxh8"
    };
    int length = wg_match_length(m), n = (int)walk_chance(w, FAR);

    switch (walk_chance(w, 3)) {
    case 0:
        wg_print(out, "back %d", n < length ? length - n : n);
        break;
    case 1:
        wg_print(out, "dice");
        for (int i = (int)walk_chance(w, 5); i >= 0; i--) {
            wg_print(out, " %d", 1 + (int)walk_chance(w, 6));
        }
        break;
    default:
        wg_print(out, "%s", aside[walk_chance(w, 8)]);
    }
}

/* An amendment in proper form. */
static void
forge_amendment(Walk *w, const WgMatch *m, WgText *out)
{
    const WgWord *words = w->rules->amendments;
    WgAction a = { .verb = (int16_t)walk_chance(w,
            (unsigned)count_words(words)) };
    const char *args = words[a.verb].args;

    for (int i = 0; args[i]; i++) {
        a.arg[i] = (int16_t)walk_chance(w, args[i] == 'u'
                ? (unsigned)w->rules->pieces
                : args[i] == 'p' ? (unsigned)w->rules->places
                : args[i] == 's' ? 2 : 7);
    }
    wg_print_action(out, m, words, &a);
}

/* An aside changes nothing; what went before it can be undone as before, and
   it stays. */
static void
check_aside(Walk *w, const WgMatch *m, const char *text)
{
    WgMatch *with = wg_match_at(m, m->length);
    WgMatch *without = wg_match_at(m, m->length - 1);
    char *one, *other;
    WgError err, wanted;

    wg_match_undo(with, &err);
    wg_match_undo(without, &wanted);
    one = wg_match_view(with, WG_UMPIRE);
    other = wg_match_view(without, WG_UMPIRE);
    if (err.code != wanted.code || strcmp(one, other) != 0
            || with->length != without->length + 1
            || !wg_is_aside(&with->entry[with->length - 1])) {
        walk_fail(w, "undo is another after %s", text);
    }
    free(one);
    free(other);
    wg_match_free(with);
    wg_match_free(without);
}

static void
amend(Walk *w, WgMatch *m)
{
    char *before = wg_match_view(m, WG_UMPIRE), *after;
    int length = wg_match_length(m);
    WgText text = {0};
    bool allowed, aside;
    WgError err;

    if (count_words(w->rules->amendments) == 0 || walk_chance(w, 3) == 0) {
        forge_deed(w, m, &text);
    } else {
        forge_amendment(w, m, &text);
    }
    allowed = *wg_match_why_umpire(m, text.text) == '\0';
    wg_match_apply(m, WG_UMPIRE, text.text, &err);
    if ((err.code == WG_OK) != allowed) {
        walk_fail(w, "%s was said to be %s", text.text,
                allowed ? "allowed" : "refused");
    }
    w->looked += allowed;
    aside = allowed && wg_is_aside(&m->entry[length]);
    if (aside) {
        check_aside(w, m, text.text);
    } else if (allowed && wg_match_can_undo(m)) {
        walk_fail(w, "undo of %s is allowed", text.text);
    }
    after = wg_match_view(m, WG_UMPIRE);
    if ((!allowed && wg_match_length(m) != length)
            || ((!allowed || aside) && strcmp(before, after) != 0)) {
        walk_fail(w, "%s changed something", text.text);
    }
    free(before);
    free(after);
    free(text.text);
}

/* The walk goes on from the amended match: its history is the walk's. */
static void
adopt(Walk *w, const WgMatch *m)
{
    const char *broken;

    while (w->capacity < m->length + 1) {
        w->capacity = 2 * w->capacity + 64;
        w->entry = realloc(w->entry, (size_t)w->capacity * sizeof *w->entry);
    }
    if (m->length > 0) {
        memcpy(w->entry, m->entry, (size_t)m->length * sizeof *w->entry);
    }
    w->n = m->length;
    memcpy((void *)w->g, (const void *)m->game, w->rules->size);
    wg_offer(w->rules, w->g, w->offer);
    broken = w->rules->broken(w->g);
    if (broken) {
        walk_fail(w, "amended, does not hold: %s", broken);
    }
}

static void
check_load(Walk *w)
{
    char *text = wg_match_save(walk_match(w)), *again;
    WgError err;
    WgMatch *m = wg_match_load(text, &err);

    again = m ? wg_match_save(m) : NULL;
    if (again == NULL || *wg_match_fault(m) || strcmp(text, again) != 0) {
        walk_fail(w, "does not load: %s", m ? wg_match_fault(m) : err.text);
    }
    free(text);
    free(again);
    wg_match_free(m);
}

static void
watch(Walk *w)
{
    const char *broken = w->rules->broken(w->g);

    if (broken) {
        walk_fail(w, "does not hold: %s", broken);
    }
    if (walk_flow(w)->side == WG_NOBODY) {
        check_load(w);
    } else if (walk_chance(w, ONE_IN) == 0) {
        WgMatch *m = walk_match(w);

        for (int i = 0; i < AMENDMENTS; i++) {
            amend(w, m);
        }
        adopt(w, m);
    }
}

int
main(int argc, char **argv)
{
    return walk_all(argc, argv, 5, NULL, watch);
}
