/*
 * fuzz-determinize.c --
 *
 *      What one may know of a position is enough to play on: it becomes text
 *      and is read back without loss, it can be determinized, and a
 *      side's own actions come there to what they come to in truth.
 */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "fuzz-seen.h"

enum { ONE_IN = 4 };

/* To text and back again: the game's members are all there. */
static Game *
travel(Walk *w, const Game *seen)
{
    WgText text = {0}, again = {0};
    Game *read = calloc(1, w->rules->size);
    int lines = wg_position_lines(w->rules), n = 0;

    wg_print_position(&text, w->rules, seen);
    for (char *line = strtok(text.text, "\n"); line;
            line = strtok(NULL, "\n")) {
        if (n >= lines || !wg_read_position(w->rules, n++, line, read)) {
            walk_fail(w, "cannot be read: %s", line);
        }
    }
    free(text.text);
    text = (WgText){0};
    wg_print_position(&text, w->rules, seen);
    wg_print_position(&again, w->rules, read);
    if (n != lines || strcmp(text.text, again.text) != 0) {
        walk_fail(w, "is read otherwise than written");
    }
    free(text.text);
    free(again.text);
    return read;
}

static void
same_view(Walk *w, const Game *truth, const Game *drawn, int viewer,
        const char *when)
{
    Game *one = seen_by(w, truth, viewer);
    Game *other = seen_by(w, drawn, viewer);

    if (memcmp((const void *)one, (const void *)other, w->rules->size) != 0) {
        WgText text = {0}, wrong = {0};
        size_t at = 0;

        wg_print_position(&text, w->rules, one);
        wg_print_position(&wrong, w->rules, other);
        while (text.text[at] && text.text[at] == wrong.text[at]) {
            at++;
        }
        at = at > 60 ? at - 60 : 0;
        walk_fail(w, "%s viewer %d sees ...%.90s... not ...%.90s...", when,
                viewer, wrong.text + at, text.text + at);
    }
    free((void *)one);
    free((void *)other);
}

/* Did the side hear or see what it could not foresee? */
static bool
is_surprised(Walk *w, const Game *before, const Game *after, int viewer)
{
    Game *seen = seen_by(w, after, viewer);
    bool more = wg_reveals_enemy(w->rules, after, viewer);

    for (int u = 0; u < w->rules->pieces; u++) {
        more = more || (w->rules->piece_in(before, u) < 0
                && w->rules->piece_in(seen, u) >= 0);
    }
    free((void *)seen);
    return more;
}

/* What that side was told of it, slots and all. */
static void
same_events(Walk *w, const Game *truth, const Game *drawn, int viewer)
{
    const WgFlow *f = (const WgFlow *)truth, *o = (const WgFlow *)drawn;
    int i = 0, k = 0;

    for (;;) {
        while (i < f->events && !(f->event[i].to >> viewer & 1)) {
            i++;
        }
        while (k < o->events && !(o->event[k].to >> viewer & 1)) {
            k++;
        }
        if (i == f->events || k == o->events) {
            break;
        }
        if (memcmp(&f->event[i], &o->event[k], sizeof f->event[i]) != 0) {
            walk_fail(w, "%s %d %d is told, not %s %d %d",
                    w->rules->events[o->event[k].kind].name,
                    o->event[k].about[0], o->event[k].about[1],
                    w->rules->events[f->event[i].kind].name,
                    f->event[i].about[0], f->event[i].about[1]);
        }
        i++;
        k++;
    }
    if (i < f->events || k < o->events) {
        walk_fail(w, "not all is told");
    }
}

/* The side's own actions, one after the other, in truth and as determinized. */
static void
play_on(Walk *w, const Game *seen, Game *drawn, int side)
{
    Game *truth = seen_copy(w, w->g);
    WgOffer *one = malloc(sizeof *one), *other = malloc(sizeof *other);

    for (int i = 0; i < 12; i++) {
        const WgAction *a;

        wg_offer(w->rules, truth, one);
        wg_offer(w->rules, drawn, other);
        if (one->count != other->count || memcmp(one->action, other->action,
                (size_t)one->count * sizeof *one->action) != 0) {
            walk_fail(w, "other actions are offered");
        }
        a = &one->action[walk_chance(w, (unsigned)one->count)];
        wg_do(w->rules, truth, a);
        wg_do(w->rules, drawn, a);
        if (((WgFlow *)truth)->side != side
                || is_surprised(w, seen, truth, side)
                || ((WgFlow *)drawn)->side != side
                || is_surprised(w, seen, drawn, side)) {
            break;
        }
        same_events(w, truth, drawn, side);
        same_view(w, truth, drawn, side, "later");
    }
    free(one);
    free(other);
    free((void *)truth);
}

static void
watch(Walk *w)
{
    int side = walk_flow(w)->side;
    Game *seen, *read, *drawn;

    if (side < 0 || walk_chance(w, ONE_IN)) {
        return;
    }
    w->looked++;
    seen = seen_by(w, w->g, side);
    read = travel(w, seen);
    drawn = wg_determinize(w->rules, read, side,
            walk_chance(w, 0xffffffffu));
    if (drawn == NULL) {
        walk_fail(w, "it cannot be determinized");
    }
    if (w->rules->broken(drawn) != NULL) {
        walk_fail(w, "determinized: %s", w->rules->broken(drawn));
    }
    same_view(w, w->g, drawn, side, "at once");
    play_on(w, seen, drawn, side);
    free((void *)seen);
    free((void *)read);
    free((void *)drawn);
}

int
main(int argc, char **argv)
{
    return walk_all(argc, argv, 6, NULL, watch);
}
