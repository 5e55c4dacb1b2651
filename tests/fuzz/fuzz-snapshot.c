/*
 * fuzz-snapshot.c --
 *
 *      Snapshots for one side: what is in one holds nothing that it may not
 *      know, what it does comes true, and a damaged snapshot is refused
 *      or can be played.
 */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "fuzz.h"
#include "../../generic/core/standings.h"

enum { ONE_IN = 120, DAMAGED = 12, DEEDS = 20 };

/* A match so long is played again at each look, a longer one less often: else a
   whole battle of 20,000 actions would take an hour. */
enum { SHORT = 400 };

/* One of the guest's own actions; false if there is none. */
static bool
act(Walk *w, WgMatch *m)
{
    int side = wg_match_remote_seat(m);
    WgOffer *offer = malloc(sizeof *offer);
    WgText text = {0};
    WgError err;
    bool found = false;

    if (wg_match_side(m) == side) {
        wg_offer(w->rules, m->game, offer);
        found = offer->count > 0;
    }
    if (found) {
        wg_print(&text, walk_chance(w, 2) ? "+ " : "");
        wg_print_action(&text, m, w->rules->verbs, &offer->action[walk_chance(w,
                (unsigned)offer->count)]);
        wg_match_apply(m, side, text.text, &err);
        if (err.code != WG_OK) {
            walk_fail(w, "the guest may not do %s: %s", text.text,
                    err.text);
        }
        free(text.text);
    }
    free(offer);
    return found;
}

/* Everything that can be asked of a match at the remote seat. */
static void
look(WgMatch *m)
{
    int side = wg_match_remote_seat(m);

    free(wg_match_view(m, side));
    free(wg_match_events(m, side, 0));
    free(wg_match_actions(m));
    free(wg_match_query(m, side, "points"));
    wg_match_score(m, side, 0);
}

/* Saved and loaded it is the same. */
static void
check_saved(Walk *w, WgMatch *m)
{
    char *text = wg_match_save(m), *again;
    WgError err;
    WgMatch *loaded = wg_match_load(text, &err);

    if (loaded == NULL || *wg_match_fault(loaded)) {
        walk_fail(w, "cannot be loaded: %s",
                loaded ? wg_match_fault(loaded) : err.text);
    }
    again = wg_match_save(loaded);
    if (strcmp(text, again) != 0
            || wg_match_side(loaded) != wg_match_side(m)) {
        walk_fail(w, "is loaded otherwise than saved");
    }
    free(text);
    free(again);
    wg_match_free(loaded);
}

/* The host does what the guest did, as far as nothing unforeseen
   happens; there is then nothing that it may refuse. */
static void
check_deeds(Walk *w, WgMatch *m, WgMatch *guest)
{
    WgMatch *truth = wg_match_at(m, wg_match_length(m));
    int side = wg_match_remote_seat(guest);

    for (int i = 0; i < guest->length; i++) {
        WgText text = {0};
        WgError err;

        wg_print_action(&text, guest, w->rules->verbs,
                &guest->entry[i].action);
        wg_match_apply(truth, side, text.text, &err);
        if (err.code != WG_OK) {
            walk_fail(w, "the host refuses %s: %s", text.text, err.text);
        }
        free(text.text);
        if (wg_match_side(truth) != side
                || wg_match_surprised(truth, side)) {
            break;
        }
        if (i + 1 == guest->length
                && wg_match_side(guest) == side) {
            char *one = wg_match_view(truth, side);
            char *other = wg_match_view(guest, side);

            if (strcmp(one, other) != 0) {
                walk_fail(w, "the guest sees another position");
            }
            free(one);
            free(other);
        }
    }
    wg_match_free(truth);
}

/* The same match with another truth behind what the side may not know. */
static void
check_secret(Walk *w, WgMatch *m, int side, const char *snapshot)
{
    Game *true_game = m->game, *seen = malloc(w->rules->size);
    WgError err;
    char *other;

    memcpy((void *)seen, (const void *)wg_seen(m, side), w->rules->size);
    m->game = wg_determinize(w->rules, seen, side, walk_chance(w, 0xffffffffu));
    other = wg_match_snapshot(m, side, wg_match_length(m) + 1, &err);
    if (strcmp(other, snapshot) != 0) {
        walk_fail(w, "a snapshot tells of what is hidden");
    }
    free(other);
    free((void *)m->game);
    free((void *)seen);
    m->game = true_game;
}

/* What the other side alone knows of: a standing order, or an umpire's note. */
static void
add_unknown(Walk *w, WgMatch *m, int side)
{
    const WgStanding *s = w->rules->standings;
    WgText text = {0};
    WgError err;

    if (s && s->name && s->sides >> side & 1) {
        wg_print(&text, "standing %s %.*s", s->name,
                (int)strcspn(s->choices, " "), s->choices);
        wg_match_apply(m, side, text.text, &err);
    } else {
        wg_print(&text, "note %s | well", w->rules->sides[side]);
        wg_match_apply(m, WG_UMPIRE, text.text, &err);
    }
    if (err.code != WG_OK) {
        walk_fail(w, "may not do %s: %s", text.text, err.text);
    }
    free(text.text);
}

/* The same match with more of that in it: the snapshot is the same to the
   byte, its numbers, too. */
static void
check_unknown(Walk *w, const WgMatch *m, int side)
{
    WgMatch *more = wg_match_at(m, 0);
    WgError err;
    char *one, *other;

    for (int i = 0; i < m->length; i++) {
        if (walk_chance(w, 3) == 0) {
            add_unknown(w, more, !side);
        }
        wg_push(more, m->entry[i]);
    }
    add_unknown(w, more, !side);
    one = wg_match_snapshot(m, side, 0, &err);
    other = wg_match_snapshot(more, side, 0, &err);
    if (strcmp(one, other) != 0) {
        walk_fail(w, "a snapshot tells of another's orders");
    }
    free(one);
    free(other);
    wg_match_free(more);
}

/* One digit or byte of it changed. */
static void
check_damage(Walk *w, const char *snapshot)
{
    size_t length = strlen(snapshot);
    char *bad = malloc(length + 1);

    for (int i = 0; i < DAMAGED; i++) {
        size_t at = walk_chance(w, (unsigned)length);
        WgMatch *m;
        WgError err;

        memcpy(bad, snapshot, length + 1);
        bad[at] = (char)(bad[at] >= '0' && bad[at] <= '9'
                ? '0' + (int)walk_chance(w, 10)
                : 1 + (int)walk_chance(w, 254));
        m = wg_match_open_snapshot(bad, NULL, 0, &err);
        if (m == NULL && (err.code == WG_OK || *err.text == '\0')) {
            walk_fail(w, "is refused without a reason");
        }
        if (m) {
            look(m);
            act(w, m);
        }
        wg_match_free(m);
    }
    free(bad);
}

static void
watch(Walk *w)
{
    int side = walk_flow(w)->side;
    WgMatch *m, *guest, *first;
    char *snapshot;
    WgError err;
    int from;

    if (side < 0 || walk_chance(w, ONE_IN)) {
        return;
    }
    w->looked++;
    m = walk_match(w);
    from = (int)walk_chance(w, (unsigned)wg_match_length(m) + 1);
    snapshot = wg_match_snapshot(m, side, from, &err);
    first = wg_match_open_snapshot(snapshot, NULL, 0, &err);
    if (first == NULL) {
        walk_fail(w, "its snapshot cannot be taken: %s", err.text);
    }
    guest = wg_match_open_snapshot(snapshot, first, from, &err);
    wg_match_free(first);
    if (guest == NULL) {
        walk_fail(w, "its snapshot cannot be taken again: %s", err.text);
    }
    free(snapshot);
    look(guest);
    for (int i = 0; i < DEEDS && act(w, guest); i++) {
    }
    check_saved(w, guest);
    check_deeds(w, m, guest);
    while (wg_match_can_undo(guest)) {
        wg_match_undo(guest, &err);
    }
    look(guest);
    wg_match_free(guest);
    snapshot = wg_match_snapshot(m, side, wg_match_length(m) + 1, &err);
    check_secret(w, m, side, snapshot);
    if (walk_chance(w, 1 + (unsigned)w->n / SHORT) == 0) {
        check_unknown(w, m, side);
    }
    check_damage(w, snapshot);
    free(snapshot);
}

int
main(int argc, char **argv)
{
    return walk_all(argc, argv, 2, NULL, watch);
}
