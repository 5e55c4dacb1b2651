/*
 * fuzz-match.c --
 *
 *      A match as its clients have it: saved and loaded, begun again, and
 *      undone, it is the same match.
 */

#include <stdlib.h>
#include <string.h>

#include "fuzz-same.h"

enum { ONE_IN = 150 };          /* positions looked at */

/* Has a player seen a block in this slot who had not before? */
static bool
was_disclosed(Walk *w, const Game *before, const Game *after)
{
    Game *one = malloc(w->rules->size), *other = malloc(w->rules->size);
    bool found = false;

    for (int viewer = 0; viewer < 2; viewer++) {
        memcpy((void *)one, (const void *)before, w->rules->size);
        memcpy((void *)other, (const void *)after, w->rules->size);
        w->rules->redact(one, viewer);
        w->rules->redact(other, viewer);
        for (int u = 0; u < w->rules->pieces; u++) {
            found = found || (w->rules->piece_in(other, u) >= 0
                    && w->rules->piece_in(one, u) < 0);
        }
    }
    free((void *)one);
    free((void *)other);
    return found;
}

/* Is something told that nobody takes back: of the enemy, or an end? */
static bool
is_settled(Walk *w, const WgMatch *m, int side)
{
    bool settled = wg_reveals_enemy(w->rules, m->game, side);

    for (int i = 0; i < wg_flow(m)->events; i++) {
        settled = settled || w->rules->events[wg_flow(m)->event[i].kind].back;
    }
    return settled;
}

/* Do something, and take it back if that is allowed: never dice, never the
   other side's action or what became of it, never what showed somebody
   something. */
static void
check_undo(Walk *w, const WgMatch *m, const char *was)
{
    WgMatch *copy = wg_match_at(m, m->length);
    int side = wg_match_side(m);
    WgText action = {0};
    WgError err;
    bool barrier;

    if (side == WG_CHANCE) {
        wg_print(&action, "roll");
        for (int i = 0; i < wg_match_dice(m); i++) {
            wg_print(&action, " %d", 1 + (int)walk_chance(w, 6));
        }
    } else {
        wg_print_action(&action, m, w->rules->verbs, &w->offer->action[
                walk_chance(w, (unsigned)w->offer->count)]);
    }
    wg_match_apply(copy, side, action.text, &err);
    if (err.code != WG_OK) {
        walk_fail(w, "%s is offered and refused: %s", action.text, err.text);
    }
    barrier = side == WG_CHANCE || wg_match_side(copy) != side
            || was_disclosed(w, m->game, copy->game)
            || is_settled(w, copy, side);
    if (wg_match_can_undo(copy) == barrier) {
        walk_fail(w, "undo of %s is %s", action.text,
                barrier ? "allowed" : "refused");
    }
    wg_match_undo(copy, &err);
    if ((err.code == WG_OK) == barrier) {
        walk_fail(w, "undo of %s fails: %s", action.text, err.text);
    }
    if (!barrier) {
        check_same(w, copy, was, "undone");
    }
    wg_match_free(copy);
    free(action.text);
}

static void
watch(Walk *w)
{
    const WgMatch *m;
    char *was;

    if (walk_flow(w)->side != WG_NOBODY && walk_chance(w, ONE_IN)) {
        return;
    }
    m = walk_match(w);
    was = everything(m);
    w->looked++;
    check_load(w, m);
    if (walk_flow(w)->side != WG_NOBODY) {
        check_undo(w, m, was);
    }
    free(was);
}

int
main(int argc, char **argv)
{
    return walk_all(argc, argv, 5, NULL, watch);
}
