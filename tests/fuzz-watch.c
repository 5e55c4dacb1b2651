/*
 * fuzz-watch.c --
 *
 *      What one who watches learns, one action further: see fuzz-watch.h.
 */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "fuzz-seen.h"
#include "fuzz-watch.h"

enum { TWINS = 1, TRIES = 60, LEAKS = 200 };

/* What was counted: an index of watch_known[], or a leak of no table. */
static struct {
    char text[120];
    long times;
} counted[LEAKS];

/* Some hidden pieces change places; false if none could. */
static bool
exchange(Walk *w, const Game *seen, Game *twin, int viewer)
{
    int pairs = walk_chance(w, 3) ? 1 + (int)walk_chance(w, 3) : TRIES;
    bool done = false;

    for (int i = 0; i < TRIES && pairs > 0; i++) {
        int u = (int)walk_chance(w, (unsigned)w->rules->pieces);
        int v = (int)walk_chance(w, (unsigned)w->rules->pieces);

        if (u != v && (u >= w->rules->second) == (v >= w->rules->second)
                && w->rules->piece_in(seen, u) < 0
                && w->rules->piece_in(seen, v) < 0
                && watch_exchange(w, twin, viewer, u, v)) {
            done = true;
            pairs--;
        }
    }
    return done && w->rules->broken(twin) == NULL;
}

/* The last action in another position; false if it is not allowed there. */
static bool
do_last(Walk *w, Game *g)
{
    const Done *done = &w->done[w->n - 1];

    if (done->side == WG_CHANCE) {
        wg_throw(w->rules, g, done->die);
        return true;
    }
    if (wg_judge(w->rules, g, &done->action) != NULL) {
        return false;
    }
    wg_do(w->rules, g, &done->action);
    return true;
}

/* ---- may it differ? ---- */

static void
count(const char *text)
{
    int i = 0;

    while (i < LEAKS - 1 && *counted[i].text
            && strcmp(counted[i].text, text) != 0) {
        i++;
    }
    snprintf(counted[i].text, sizeof counted[i].text, "%s", text);
    counted[i].times++;
}

static const WatchKnown *
find_known(const char *asked, const char *differs)
{
    for (const WatchKnown *k = watch_known; k->asked; k++) {
        if ((strcmp(k->asked, asked) == 0 || strcmp(k->asked, "*") == 0)
                && strcmp(k->differs, differs) == 0) {
            return k;
        }
    }
    return NULL;
}

/* What was asked before the last action. */
static const char *
asked_before(const Walk *w, char *out, size_t room)
{
    const WgFlow *f = (const WgFlow *)w->before;

    if (f->side == WG_CHANCE) {
        snprintf(out, room, "roll %s", wg_rule_in(w->rules, f));
    } else {
        snprintf(out, room, "%s", wg_decision_in(w->rules, f));
    }
    return out;
}

/* The viewer himself did it and learned by it: then it cannot be undone. */
static void
judge_undo(Walk *w, int viewer, const char *asked, const char *differs)
{
    if (wg_match_can_undo(walk_match(w))) {
        walk_fail(w, "after %s, side %d has learned \"%s\" and may take it "
                "back", asked, viewer, differs);
    }
}

/* Somebody else did it.  `other` is what may differ as well, or NULL. */
static void
judge_leak(Walk *w, int viewer, const char *asked, const char *differs,
        const char *other)
{
    const WatchKnown *known = find_known(asked, differs);
    char text[120];

    known = known || other == NULL ? known : find_known(asked, other);
    if (known == NULL && getenv("WATCH_ALL") == NULL) {
        walk_fail(w, "after %s, viewer %d can tell by \"%s%s%s\" what he may "
                "not know", asked, viewer, differs, other ? " or " : "",
                other ? other : "");
    }
    snprintf(text, sizeof text, "%-16s %s%s%s: %s %s", asked, differs,
            other ? " or " : "", other ? other : "", known ? known->rule : "",
            known ? known->why : "not known");
    count(text);
}

static void
judge(Walk *w, int viewer, const char *differs, const char *other)
{
    char asked[40];

    asked_before(w, asked, sizeof asked);
    if (w->done[w->n - 1].side == viewer) {
        judge_undo(w, viewer, asked, differs);
    } else {
        judge_leak(w, viewer, asked, differs, other);
    }
}

static void
compare(Walk *w, const Seen *one, const Seen *other, int viewer)
{
    char view[SEEN_FIELD];
    const char *there;
    const char *what = seen_difference(w, one, other, viewer, &there, view);

    if (what && there && strcmp(what, there) > 0) {
        judge(w, viewer, there, what);
    } else if (what) {
        judge(w, viewer, what, there);
    }
}

static void
watch(Walk *w, int viewer)
{
    Game *before = seen_by(w, w->before, viewer);
    Game *twin = seen_copy(w, w->before), *first;

    if (exchange(w, before, twin, viewer)) {
        Game *again = seen_by(w, twin, viewer);

        if (memcmp((void *)again, (void *)before, w->rules->size) != 0) {
            walk_fail(w, "viewer %d sees what was exchanged", viewer);
        }
        free((void *)again);
        first = seen_copy(w, twin);
        if (do_last(w, twin)) {
            Seen one = { seen_by(w, w->g, viewer), walk_flow(w) };
            Seen other = { seen_by(w, twin, viewer), (WgFlow *)twin };

            if (!seen_turned_up(w, before, first, &one)
                    && !seen_turned_up(w, before, first, &other)) {
                w->looked++;
                compare(w, &one, &other, viewer);
            }
            free((void *)one.view);
            free((void *)other.view);
        }
        free((void *)first);
    }
    free((void *)before);
    free((void *)twin);
}

static const WgField *
find_field(const Walk *w, const char *name)
{
    const WgField *f = w->rules->fields;

    while (f->name && strcmp(f->name, name) != 0) {
        f++;
    }
    return f->name ? f : NULL;
}

static int
place_of(const WgField *f, const Game *g, int u)
{
    const char *at = (const char *)g + f->offset + (size_t)u * f->stride;

    return f->size == 1 ? *(const int8_t *)at : *(const int16_t *)at;
}

/* Did a piece of the enemy move on the map, or come to it or leave it? */
static bool
is_enemy_moved(const Walk *w, int side)
{
    const WgField *f = find_field(w, "unit.place");
    Game *before = seen_by(w, w->before, side);
    Game *after = seen_by(w, w->g, side);
    bool moved = false;

    for (int u = 0; f && u < w->rules->pieces; u++) {
        int from = place_of(f, before, u), to = place_of(f, after, u);

        moved = moved || ((u >= w->rules->second) != side && from != to
                && (from < watch_places || to < watch_places));
    }
    free((void *)before);
    free((void *)after);
    return moved;
}

/* What an enemy has done, the program for him too, is not taken back. */
static void
check_enemy(Walk *w)
{
    int side = w->done[w->n - 1].side;

    if (side >= 0 && side == walk_flow(w)->side && is_enemy_moved(w, side)
            && wg_match_can_undo(walk_match(w))) {
        walk_fail(w, "side %d takes back what the enemy has done", side);
    }
}

void
watch_last(Walk *w)
{
    if (w->n > 0) {
        check_enemy(w);
    }
    for (int viewer = 0; w->n > 0 && viewer < WG_UMPIRE; viewer++) {
        for (int i = 0; i < TWINS; i++) {
            watch(w, viewer);
        }
    }
}

void
watch_report(void)
{
    for (int i = 0; i < LEAKS && *counted[i].text; i++) {
        if (getenv("WATCH_ALL")) {
            printf("%8ld %s\n", counted[i].times, counted[i].text);
        }
    }
}
