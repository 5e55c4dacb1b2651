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

enum { TRIES = 60, LEAKS = 200, CAUSES = 8, DIFFERS = 90 };

/* Each difference that was met, and how often; and how many twins were
   compared. */
static struct {
    char text[120];
    long times;
} counted[LEAKS];
static long compared;

/* What was excused in the twin that is being compared. */
static char cause[CAUSES][DIFFERS];
static int causes;

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
    const Entry *entry = &w->entry[w->n - 1];

    if (entry->side == WG_CHANCE) {
        wg_throw(w->rules, g, entry->die);
        return true;
    }
    if (wg_judge(w->rules, g, &entry->action) != NULL) {
        return false;
    }
    wg_do(w->rules, g, &entry->action);
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

static void
count_leak(const char *asked, const char *differs, const WatchKnown *known)
{
    char text[120];

    snprintf(text, sizeof text, "%-16s %s: %s %s", asked, differs,
            known ? known->rule : "", known ? known->why : "not known");
    count(text);
}

/* May this differ after the last action?  What the viewer learned by its own
   may, but then it cannot be undone. */
static bool
may_differ(Walk *w, int viewer, const char *differs)
{
    char asked[SEEN_NAME];
    const WatchKnown *known;

    seen_asked(w, (const WgFlow *)w->before, asked);
    if (w->entry[w->n - 1].side == viewer) {
        if (wg_match_can_undo(walk_match(w))) {
            walk_fail(w, "after %s, side %d has learned \"%s\" and may take "
                    "it back", asked, viewer, differs);
        }
        return true;
    }
    known = find_known(asked, differs);
    if (known) {
        count_leak(asked, differs, known);
        for (int i = 0; i < causes; i++) {
            if (strcmp(cause[i], differs) == 0) {
                return true;
            }
        }
        if (causes < CAUSES) {
            snprintf(cause[causes++], DIFFERS, "%s", differs);
        }
    }
    return known != NULL;
}

/* By itself, or as what follows from something excused. */
static bool
may_follow(Walk *w, int viewer, const char *what)
{
    char differs[2 * DIFFERS];

    for (int i = 0, n = causes; i < n; i++) {
        snprintf(differs, sizeof differs, "%.*s: %.*s", DIFFERS, cause[i],
                DIFFERS - 3, what);
        if (may_differ(w, viewer, differs)) {
            return true;
        }
    }
    return may_differ(w, viewer, what);
}

static void
leak(Walk *w, int viewer, const char *differs)
{
    char asked[SEEN_NAME];

    seen_asked(w, (const WgFlow *)w->before, asked);
    if (getenv("WATCH_ALL") == NULL) {
        walk_fail(w, "after %s, viewer %d can tell by \"%s\" what it may not "
                "know", asked, viewer, differs);
    }
    count_leak(asked, differs, NULL);
}

static const char *
event_name(const Walk *w, const WgEvent *event)
{
    return event ? w->rules->events[event->kind].name : "";
}

/* What is heard, in its order, without the events that may differ. */
static void
compare_news(Walk *w, const Seen *one, const Seen *other, int viewer)
{
    int i = 0, k = 0;
    const WgEvent *a = seen_told(one, &i, viewer);
    const WgEvent *b = seen_told(other, &k, viewer);

    while (a || b) {
        bool alike = a && b && memcmp(a, b, sizeof *a) == 0;
        bool may_a = !alike && a && may_follow(w, viewer, event_name(w, a));
        bool may_b = !alike && !may_a && b
                && may_follow(w, viewer, event_name(w, b));

        if (!alike && !may_a && !may_b) {
            leak(w, viewer, event_name(w, a ? a : b));
        }
        a = may_b ? a : seen_told(one, &i, viewer);
        b = may_a ? b : seen_told(other, &k, viewer);
    }
}

/* Who is asked what.  Both questions may come as another, or the pair. */
static void
compare_asked(Walk *w, const Seen *one, const Seen *other, int viewer)
{
    char a[SEEN_NAME], b[SEEN_NAME], pair[2 * SEEN_NAME + 4];
    bool later;

    if (seen_is_asked_alike(w, one, other)) {
        return;
    }
    seen_asked(w, (const WgFlow *)one->view, a);
    seen_asked(w, (const WgFlow *)other->view, b);
    later = strcmp(a, b) > 0;
    snprintf(pair, sizeof pair, "%s or %s", later ? b : a, later ? a : b);
    if (!may_differ(w, viewer, pair)
            && !(may_differ(w, viewer, a) && may_differ(w, viewer, b))) {
        leak(w, viewer, pair);
    }
}

/* All that is heard, asked and seen: what is excused in one of them excuses
   nothing else. */
static void
compare(Walk *w, const Seen *one, const Seen *other, int viewer)
{
    compared++;
    causes = 0;
    compare_news(w, one, other, viewer);
    compare_asked(w, one, other, viewer);
    for (const WgMember *f = wg_next_seen(w->rules->members); f->name;
            f = wg_next_seen(f + 1)) {
        char differs[DIFFERS];

        snprintf(differs, sizeof differs, "view %s", f->name);
        if (!seen_is_field_alike(f, one, other)
                && !may_follow(w, viewer, differs)) {
            leak(w, viewer, differs);
        }
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

/* What an enemy has done, the program for it too, is not taken back. */
static void
check_enemy(Walk *w)
{
    int side = w->entry[w->n - 1].side;

    if (side >= 0 && side == walk_flow(w)->side
            && seen_enemy_moved(w, side, watch_places)
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
        watch(w, viewer);
    }
}

int
watch_report(const char *name)
{
    for (int i = 0; i < LEAKS && *counted[i].text; i++) {
        if (getenv("WATCH_ALL")) {
            printf("%8ld %s\n", counted[i].times, counted[i].text);
        }
    }
    printf("%s: %ld twins compared\n", name, compared);
    return compared > 0 ? 0 : 1;
}
