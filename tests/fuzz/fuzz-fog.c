/*
 * fuzz-fog.c --
 *
 *      The fog: whatever the truth behind what a viewer may not know, it sees,
 *      may do and is answered the same.
 *
 *      At random positions everything secret is exchanged for something else
 *      in a copy, the twin, and nothing that reaches the viewer may differ.
 */

#include <stdlib.h>
#include <string.h>

#include "../../generic/core/queries.h"
#include "../../generic/core/standings.h"
#include "fuzz-fog.h"
#include "fuzz-tries.h"
#include "fuzz-watch.h"

enum { ONE_IN = 6, FORGED = 12, TRIED_ONE_IN = 199 };

/* What follows such a topic is a number below that; 0: nothing does. */
static unsigned
numbers_of(const WgRules *rules, WgAbout about)
{
    return (unsigned)(about == WG_ALONE ? 0 : about == WG_OF_PLACE
            ? rules->places : about == WG_OF_SIDE ? 2 : rules->pieces);
}

static void
ask_one(Walk *w, const Game *seen, int viewer, const char *topic, WgText *out)
{
    wg_print(out, "\n%s: ", topic);
    wg_query(w->rules, seen, viewer, topic, out);
}

/* With two of the numbers that may follow. */
static void
ask_of(Walk *w, const Game *seen, int viewer, const char *name,
        unsigned numbers, unsigned *number, WgText *out)
{
    for (int i = 0; i < (numbers ? 2 : 1); i++) {
        WgText topic = {0};

        wg_print(&topic, "%s", name);
        if (numbers) {
            wg_print(&topic, " %u", (*number)++ % numbers);
        }
        ask_one(w, seen, viewer, topic.text, out);
        free(topic.text);
    }
}

/* The answers about a redacted position: to every topic of the game that
   stands alone or is followed by a number, and to those of the test. */
static void
ask(Walk *w, const Game *seen, int viewer, unsigned number, WgText *out)
{
    for (const WgAnswer *const *t = w->rules->answers; *t; t++) {
        for (const WgAnswer *row = *t; row->topic; row++) {
            if (row->about != WG_OF_WORDS) {
                ask_of(w, seen, viewer, row->topic,
                        numbers_of(w->rules, row->about), &number, out);
            }
        }
    }
    for (const FogTopic *t = fog_topics; t->name; t++) {
        ask_of(w, seen, viewer, t->name, (unsigned)t->numbers, &number, out);
    }
}

/* All that a viewer learns from a redacted position. */
static char *
answers(Walk *w, const Game *seen, int viewer, unsigned number)
{
    const WgFlow *flow = (const WgFlow *)seen;
    WgText out = {0};

    wg_print(&out, "decision %s rule %s ", wg_decision_in(w->rules, flow),
            wg_rule_in(w->rules, flow));
    wg_write_members(&out, w->rules, seen);
    for (int u = 0; u < w->rules->pieces; u++) {
        wg_print(&out, "%d ", w->rules->piece_in(seen, u));
    }
    for (int side = 0; side < 2; side++) {
        wg_print(&out, "\nscore %d ", w->rules->score(seen, side));
    }
    ask(w, seen, viewer, number, &out);
    return out.text;
}

/* Alike to the last byte: then no answer can differ.  Else ask. */
static void
check_view(Walk *w, const Game *seen, const Game *twin, int viewer)
{
    unsigned number = walk_chance(w, 10000);
    char *one, *other;

    if (memcmp((const void *)seen, (const void *)twin, w->rules->size) == 0) {
        return;
    }
    one = answers(w, seen, viewer, number);
    other = answers(w, twin, viewer, number);
    if (strcmp(one, other) != 0) {
        size_t at = 0;

        while (one[at] == other[at]) {
            at++;
        }
        at = at > 40 ? at - 40 : 0;
        walk_fail(w, "viewer %d sees ...%.80s... or ...%.80s...", viewer,
                one + at, other + at);
    }
    free(one);
    free(other);
}

void
fog_check_offer(Walk *w, const Game *g, const char *of)
{
    WgOffer *offer = malloc(sizeof *offer);

    wg_offer(w->rules, g, offer);
    if (offer->count != w->offer->count || memcmp(offer->action,
            w->offer->action, (size_t)offer->count * sizeof(WgAction)) != 0) {
        walk_fail(w, "%s offers otherwise (%d, not %d)", of, offer->count,
                w->offer->count);
    }
    free(offer);
}

/* What the side to act may do, and why not, by what it sees, by the truth
   and by the twin. */
static void
check_judge(Walk *w, const Game *g, const char *of)
{
    fog_check_offer(w, g, of);
    for (int i = 0; i < FORGED; i++) {
        WgAction a = walk_forge(w);
        const char *one = wg_judge(w->rules, w->g, &a);
        const char *other = wg_judge(w->rules, g, &a);

        if (strcmp(one ? one : "", other ? other : "") != 0) {
            walk_fail(w, "%s judges %s %d %d %d: %s, not %s", of,
                    w->rules->verbs[a.verb].name, a.arg[0], a.arg[1],
                    a.arg[2], other ? other : "yes", one ? one : "yes");
        }
    }
}

/* A standing order answers the same, whatever is behind what its side sees:
   one of the answers offered, or none. */
static void
check_standing(Walk *w, const Game *seen, const Game *twin)
{
    const WgStanding *s = w->rules->standings;

    for (; s && s->name; s++) {
        if (s->decision != walk_flow(w)->decision) {
            continue;
        }
        for (int choice = 1; choice <= 3; choice++) {
            int one = s->answer(seen, w->offer, choice);

            if (one >= w->offer->count
                    || one != s->answer(twin, w->offer, choice)
                    || one != s->answer(w->g, w->offer, choice)) {
                walk_fail(w, "standing order %s answers otherwise", s->name);
            }
        }
        for (int u = 0; s->concerns && u < w->rules->pieces; u++) {
            bool own = (u >= w->rules->second) == walk_flow(w)->side;

            if (own && (s->concerns(seen, u) != s->concerns(twin, u)
                    || s->concerns(seen, u) != s->concerns(w->g, u))) {
                walk_fail(w, "standing order %s concerns others", s->name);
            }
        }
    }
}

static Game *
copy(Walk *w, const Game *g, Game *to)
{
    memcpy((void *)to, (const void *)g, w->rules->size);
    return to;
}

/* Does the viewer recognise a piece after, in the slot of which he had not
   recognised it before? */
static bool
is_disclosed(Walk *w, const Game *before, const Game *after)
{
    for (int u = 0; u < w->rules->pieces; u++) {
        if (w->rules->piece_in(before, u) < 0
                && w->rules->piece_in(after, u) >= 0) {
            return true;
        }
    }
    return false;
}

/* What the side to act does, and must go on from itself, comes to the same in
   the twin, as far as it sees: unless either shows it something. */
static void
check_deed(Walk *w, const Game *seen, Game *twin, int side)
{
    const WgAction *a = &w->offer->action[walk_chance(w,
            (unsigned)w->offer->count)];
    Game *g = copy(w, w->g, malloc(w->rules->size));

    wg_do(w->rules, g, a);
    if (((const WgFlow *)g)->side == side) {
        w->rules->redact(g, side);
        if (!is_disclosed(w, seen, g)) {
            wg_do(w->rules, twin, a);
            w->rules->redact(twin, side);
            if (!is_disclosed(w, seen, twin)) {
                check_view(w, g, twin, side);
            }
        }
    }
    free((void *)g);
}

static bool
is_exchanged(const FogSlots *slots, const Game *g, int viewer, int u, int v)
{
    return slots->is_secret(g, viewer, v)
            && (slots->is_alike == NULL || slots->is_alike(g, u, v));
}

void
fog_exchange(Walk *w, Game *twin, int viewer, const FogSlots *slots)
{
    int pieces = w->rules->pieces, second = w->rules->second;

    for (int u = 0; u < pieces; u++) {
        int first = u < second ? 0 : second;
        int v = first + (int)walk_chance(w,
                (unsigned)((u < second ? second : pieces) - first));

        if (!slots->is_secret(twin, viewer, u)) {
            continue;
        }
        if (is_exchanged(slots, twin, viewer, u, v)) {
            slots->exchange(twin, u, v);
            slots->forge(w, twin, v);
        }
        slots->forge(w, twin, u);
    }
}

void
fog_watch(Walk *w)
{
    Game *seen, *twin, *deed;

    if (walk_flow(w)->side == WG_NOBODY || walk_chance(w, ONE_IN)) {
        return;
    }
    seen = malloc(w->rules->size);
    twin = malloc(w->rules->size);
    deed = malloc(w->rules->size);
    for (int viewer = 0; viewer < 3; viewer++) {
        bool goes_on = fog_forge(w, copy(w, w->g, twin), viewer);

        w->looked++;
        w->rules->redact(copy(w, w->g, seen), viewer);
        if (viewer == walk_flow(w)->side) {
            check_judge(w, seen, "what is seen");
            check_judge(w, twin, "the twin");
            check_standing(w, seen, twin);
            if (goes_on) {
                check_deed(w, seen, copy(w, twin, deed), viewer);
            }
        }
        copy(w, twin, deed);
        w->rules->redact(twin, viewer);
        check_view(w, seen, twin, viewer);
        if (viewer == walk_flow(w)->side && w->n % TRIED_ONE_IN == 0) {
            tries_compare(w, deed);
        }
    }
    free((void *)seen);
    free((void *)twin);
    free((void *)deed);
}

static void
watch(Walk *w)
{
    fog_watch(w);
    watch_last(w);
}

int
fog_main(int argc, char **argv, const WgRules *rules, const char *name,
        Watch *own)
{
    int status = walk_all(argc, argv, 20, rules, own ? own : watch);

    return watch_report(name) || status;
}
