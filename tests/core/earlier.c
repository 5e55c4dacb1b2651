/*
 * earlier.c --
 *
 *      A foreseen copy of a match as it was some actions ago: since it was
 *      made, each position as it was then; before, none but that which it was
 *      made with.  The same at a remote seat, whose last action may be one for
 *      the host to do.
 */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../../generic/core/views.h"
#include "../fuzz/fuzz.h"

enum { LONGEST = 300, TRIES = 5, ONE_IN = 20 };

/* What a seat is told. */
static char *
told(const WgMatch *m, int side)
{
    char *view = wg_match_view(m, side), *events = wg_match_events(m, side, 0);
    WgText out = {0};

    wg_print(&out, "%d of %d at %d\n%s\n%s", wg_match_length(m),
            wg_match_side(m), wg_match_can_undo(m), view, events);
    free(view);
    free(events);
    return out.text;
}

static void
check_told(Walk *w, const WgMatch *m, int side, const char *then)
{
    char *now = told(m, side);

    if (strcmp(now, then) != 0) {
        walk_fail(w, "is another than it was:\n%s\nand\n%s", now, then);
    }
    free(now);
}

static bool
try(Walk *w, WgMatch *m, int side)
{
    WgOffer *offer;
    WgText text = {0};
    WgError err;

    if (wg_match_side(m) != side) {
        return false;
    }
    offer = malloc(sizeof *offer);
    wg_offer(w->rules, m->game, offer);
    wg_print_action(&text, m, w->rules->verbs,
            &offer->action[walk_chance(w, (unsigned)offer->count)]);
    free(offer);
    wg_match_apply(m, side, text.text, &err);
    if (err.code != WG_OK) {
        walk_fail(w, "may not try %s: %s", text.text, err.text);
    }
    free(text.text);
    return true;
}

/* At any number of actions, and one after another for a viewer. */
static void
check_copies(Walk *w, const WgMatch *m, int side, char **then, int from)
{
    for (int n = from > 0 ? from / 2 : 0; n <= wg_match_length(m);
            n = n < from ? from : n + 1) {
        WgMatch *copy = wg_match_at(m, n);

        check_told(w, copy, side, then[n < from ? 0 : n - from]);
        while (wg_match_can_undo(copy)) {
            WgError err;

            wg_match_undo(copy, &err);
        }
        check_told(w, copy, side, then[wg_match_length(copy) - from]);
        wg_match_free(copy);
    }
}

static void
check_sightings(const WgMatch *m, int side)
{
    const WgMember *member = m->rules->members;

    while (member->name && member->count < 2) {
        member++;
    }
    if (member->name) {
        free(wg_match_sightings(m, side, member->name, 0, wg_match_length(m)));
    }
}

static void
check(Walk *w, const WgMatch *m, int side)
{
    char *then[TRIES + 1];
    WgError err;
    WgMatch *copy = wg_match_foreseen(m, side, &err);
    int count = 0;

    if (copy == NULL) {
        return;
    }
    w->looked++;
    do {
        then[count++] = told(copy, side);
    } while (count <= TRIES && try(w, copy, side));
    check_copies(w, copy, side, then, wg_match_length(m));
    check_sightings(copy, side);
    while (count > 0) {
        free(then[--count]);
    }
    wg_match_free(copy);
}

/* The same at a remote seat, after some actions there. */
static void
check_remote(Walk *w, const WgMatch *m, int side)
{
    WgError err;
    char *text = wg_match_snapshot(m, side, 0, &err);
    WgMatch *seat = wg_match_open_snapshot(text, NULL, 0, &err);

    for (int n = (int)walk_chance(w, 3); n > 0 && try(w, seat, side); n--) {
    }
    check(w, seat, side);
    wg_match_free(seat);
    free(text);
}

int
main(int argc, char **argv)
{
    unsigned seed = argc > 1 ? (unsigned)atoi(argv[1]) : 1812;
    Walk w = { .name = "earlier" };

    for (int i = 0; wg_all_rules[i]; i++) {
        walk_begin(&w, wg_all_rules[i], walk_scenarios(wg_all_rules[i]) - 1, 0,
                seed);
        while (w.n < LONGEST && walk_step(&w)) {
            int side = walk_flow(&w)->side;

            if (side >= 0 && walk_chance(&w, ONE_IN) == 0) {
                check(&w, walk_match(&w), side);
                check_remote(&w, walk_match(&w), side);
            }
        }
        walk_end(&w);
    }
    printf("%s: %ld foreseen copies\n", w.name, w.looked);
    free(w.offer);
    free(w.entry);
    return 0;
}
