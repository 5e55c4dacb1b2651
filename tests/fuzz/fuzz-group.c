/*
 * fuzz-group.c --
 *
 *      Groups of pieces sent somewhere in random matches, each for itself, as a
 *      body, in a column by road or along a line: the plan follows from what
 *      the mover knows alone, as does what comes of any order until something
 *      is shown; the rules allow all of a plan, as many arrive as was said of
 *      the place before, and one undo takes all of it back.
 */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "fuzz-orders.h"
#include "fuzz-same.h"
#include "fuzz-seen.h"

enum { ONE_IN = 50, DONE_ONE_IN = 2, MOST_STEPS = 7 };
/* Where pieces are led, step by step, matches are long, and all that is done
   again for an order is as long as they are: rarer, the longer they get. */
enum { OF_MANY_ONE_IN = 60, RARER = 4 };

/* Actions of pieces, most of them offered now, as a client says them. */
static char *
any_steps(Walk *w, const WgMatch *m)
{
    WgText steps = {0};

    wg_print(&steps, "");
    for (int i = 0; i < MOST_STEPS && w->offer->count > 0; i++) {
        WgAction a = walk_chance(w, 4) == 0 ? walk_forge(w)
                : w->offer->action[walk_chance(w, (unsigned)w->offer->count)];

        if (w->rules->verbs[a.verb].args[0] == 'u') {
            wg_print(&steps, "{");
            wg_print_action(&steps, m, w->rules->verbs, &a);
            wg_print(&steps, "} ");
        }
    }
    return steps.text;
}

/* Where the first of them could go later, after those steps. */
static char *
first_later(const WgMatch *m, const Order *order, const char *steps)
{
    WgText first = {0};
    char *later;

    wg_print(&first, "%.*s", (int)strcspn(order->pieces.text, " "),
            order->pieces.text);
    later = wg_piece_later(m, order->side, first.text, steps);
    free(first.text);
    return later;
}

/* All that is told of it, and of some steps, before it is done. */
static char *
foretold(const WgMatch *m, const Order *order, const char *steps)
{
    char *plan = order_plan(m, order);
    char *reach = wg_group_reach(m, order->side, order->pieces.text);
    char *shapes = wg_group_shapes(m, order->side, order->pieces.text, "");
    char *still = wg_match_still(m, order->side);
    char *ends = wg_group_ends(m, order->side, steps);
    char *does = wg_group_does(m, order->side, steps);
    char *later = first_later(m, order, steps);
    WgText all = {0};

    wg_print(&all, "%s\n%s\n%s\n%s\n%s\n%s\n%s", plan, reach, shapes, still,
            ends, does, later);
    free(shapes);
    free(does);
    free(later);
    free(plan);
    free(reach);
    free(still);
    free(ends);
    return all.text;
}

/* ---- it tells nothing ---- */

/* In a position that the mover cannot tell from the true one all is the
   same. */
static void
check_blind(Walk *w, WgMatch *m, const Order *order)
{
    Game *truth = m->game, *seen = seen_copy(w, wg_seen(m, order->side));
    Game *twin = wg_determinize(w->rules, seen, order->side,
            1 + walk_chance(w, 1000000));
    char *steps = any_steps(w, m);
    char *was = foretold(m, order, steps), *is;

    if (twin == NULL) {
        walk_fail(w, "cannot be determinized");
    }
    m->game = twin;
    is = foretold(m, order, steps);
    m->game = truth;
    if (strcmp(is, was) != 0) {
        walk_fail(w, "%s to %s: %s but with other enemies %s",
                order->pieces.text, order->to, was, is);
    }
    free(is);
    free(was);
    free(steps);
    free((void *)seen);
    free((void *)twin);
}

/* What the side is told when they are done in a position, and what it knows
   then.  *stopped: for a reason that may be one of what is hidden. */
static char *
outcome(const WgMatch *m, const Game *g, int side, const char *steps,
        bool *stopped)
{
    WgMatch *copy = wg_match_at(m, m->length);
    WgText all = {0};
    WgError err;
    char *told, *view, *events;

    memcpy((void *)copy->game, (const void *)g, m->rules->size);
    told = wg_group_do(copy, side, steps, 1, &err);
    view = wg_match_view(copy, side);
    events = wg_match_events(copy, side, m->length + 1);
    wg_print(&all, "%s %s %s", told, view, events);
    *stopped = strstr(told, "stopped {}") == NULL;
    free(told);
    free(view);
    free(events);
    wg_match_free(copy);
    return all.text;
}

/* Until all stop, what is refused and what comes of the others is the same in
   every position that the mover cannot tell from the true one. */
static void
check_outcome(Walk *w, const WgMatch *m)
{
    int side = walk_flow(w)->side;
    Game *seen = seen_copy(w, wg_seen(m, side));
    Game *twin = wg_determinize(w->rules, seen, side,
            1 + walk_chance(w, 1000000));
    char *steps = any_steps(w, m), *one, *other;
    bool shown, otherwise;

    if (twin == NULL) {
        walk_fail(w, "cannot be determinized");
    }
    one = outcome(m, m->game, side, steps, &shown);
    other = outcome(m, twin, side, steps, &otherwise);
    if (!shown && !otherwise && strcmp(one, other) != 0) {
        walk_fail(w, "%s: %s but with other enemies %s", steps, one, other);
    }
    free(one);
    free(other);
    free(steps);
    free((void *)seen);
    free((void *)twin);
}

/* ---- it is done, and taken back ---- */

/* What is behind a word of a plan, in its braces, for the caller to free. */
static char *
part_of(Walk *w, const char *plan, const char *word)
{
    const char *at = strstr(plan, word);
    char *part = calloc(1, strlen(plan) + 1);
    int depth = 1;

    if (at == NULL) {
        walk_fail(w, "no %s in \"%s\"", word, plan);
    }
    at += strlen(word) + 2;
    for (int i = 0; depth > 0; i++) {
        depth += at[i] == '{' ? 1 : at[i] == '}' ? -1 : 0;
        if (depth > 0) {
            part[i] = at[i];
        }
    }
    return part;
}

static void
take_back(Walk *w, WgMatch *m, const char *before)
{
    char *after = everything(m);
    WgError err;

    wg_match_undo(m, &err);
    if (err.code != WG_OK) {
        walk_fail(w, "cannot be taken back: %s", err.text);
    }
    check_same(w, m, before, "taken back");
    if (!wg_match_can_redo(m)) {
        walk_fail(w, "cannot be done again");
    }
    wg_match_redo(m, &err);
    if (err.code != WG_OK) {
        walk_fail(w, "done again: %s", err.text);
    }
    check_same(w, m, after, "done again");
    free(after);
}

/* One piece of it alone: nothing is broken, and the file is sound. */
static void
take_back_one(Walk *w, WgMatch *m, const Order *order)
{
    char key[40];
    char *was = everything(m);
    WgError err;

    sscanf(order->pieces.text, "%39s", key);
    wg_match_undo_piece(m, key, &err);
    if (err.code != WG_OK) {
        check_same(w, m, was, "refused");
    } else if (w->rules->broken(m->game)) {
        walk_fail(w, "without %s: %s", key, w->rules->broken(m->game));
    }
    check_load(w, m);
    free(was);
}

/* As many have arrived as the number at the place said before, where they are
   all sent to one and nothing unforeseen has stopped them. */
static void
check_number(Walk *w, const WgMatch *before, const WgMatch *after,
        const Order *order, const char *steps)
{
    char *said = wg_group_arrivals(before, order->side, order->pieces.text,
            order->to);
    int number = -1;
    int came = order_came(before, after, order, steps);

    if (sscanf(said, "%*s %d", &number) != 1 || number != came) {
        walk_fail(w, "%s to %s: said \"%s\", but %d came by %s",
                order->pieces.text, order->to, said, came, steps);
    }
    free(said);
}

/* Has the enemy seen something of it, so that there is no way back? */
static bool
is_final(const WgMatch *m, int before)
{
    bool shown = false;

    for (int n = before; n < m->length; n++) {
        shown |= m->entry[n].barrier;
    }
    return shown;
}

static void
check_back(Walk *w, WgMatch *done, const WgMatch *m, const char *before,
        const Order *order)
{
    if (!is_final(done, m->length)) {
        take_back(w, done, before);
        take_back_one(w, done, order);
    } else if (!*wg_match_why_undo(done, wg_match_length(m))) {
        walk_fail(w, "what the enemy saw can be taken back");
    }
}

static void
check_done(Walk *w, const WgMatch *m, const Order *order)
{
    char *plan = order_plan(m, order), *steps;
    WgMatch *copy = wg_match_at(m, m->length);
    char *before = everything(copy), *told, *refused, *stopped;
    WgError err;
    int planned = 0, done = 0;

    if (!*plan) {
        walk_fail(w, "no plan for %s from \"%s\" to %s", order->pieces.text,
                order->from, order->to);
    }
    steps = part_of(w, plan, "steps");
    for (const char *c = steps; *c; c++) {
        planned += *c == '{';
    }
    told = wg_group_do(copy, order->side, steps, 1, &err);
    refused = part_of(w, told, "refused");
    stopped = part_of(w, told, "stopped");
    sscanf(told, "done %d", &done);
    if (err.code != WG_OK || *refused || (!*stopped && done != planned)) {
        walk_fail(w, "%s planned, but %s", plan, told);
    }
    if (copy->length - m->length != done
            || (done > 0 && !is_final(copy, m->length)
                && wg_match_deed(copy, copy->length) != m->length + 1)) {
        walk_fail(w, "%s is not one deed", steps);
    }
    if (!*stopped && order_is_plain(order)) {
        check_number(w, m, copy, order, steps);
    }
    check_load(w, copy);
    if (done > 0 && !*stopped) {
        check_back(w, copy, m, before, order);
        w->looked++;
    }
    free(plan);
    free(steps);
    free(told);
    free(refused);
    free(stopped);
    free(before);
    wg_match_free(copy);
}

static void
watch(Walk *w)
{
    Order order;
    WgMatch *m;

    if (walk_flow(w)->side < 0 || walk_chance(w, w->rules->moving
                ? OF_MANY_ONE_IN + (unsigned)w->n / RARER : ONE_IN)) {
        return;
    }
    m = walk_match(w);
    if (order_make(w, m, &order)) {
        check_blind(w, m, &order);
        if (walk_chance(w, DONE_ONE_IN) == 0) {
            check_outcome(w, m);
            check_done(w, m, &order);
        }
    }
    order_free(&order);
}

int
main(int argc, char **argv)
{
    return walk_all(argc, argv, 3, NULL, watch);
}
