/*
 * fuzz-seen.c --
 *
 *      What a viewer sees of a position, and how it differs from what he would
 *      see of another: see fuzz-seen.h.
 */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "fuzz-seen.h"

Game *
seen_copy(const Walk *w, const Game *g)
{
    Game *to = malloc(w->rules->size);

    memcpy((void *)to, (const void *)g, w->rules->size);
    return to;
}

Game *
seen_by(const Walk *w, const Game *g, int viewer)
{
    Game *to = seen_copy(w, g);
    WgFlow *f = (WgFlow *)to;

    memset(f->news, 0, sizeof f->news);
    f->told = 0;
    memset(&f->frame[f->depth], 0,
            (size_t)(WG_DEPTH - f->depth) * sizeof *f->frame);
    w->rules->redact(to, viewer);
    return to;
}

/* Is this piece another in the twin, or in another state?  By all that is
   shown of pieces. */
static bool
is_other(const Walk *w, const Game *twin, int u)
{
    for (const WgField *f = w->rules->fields; f->name; f++) {
        size_t at = f->offset + (size_t)u * f->stride;

        if (f->count == w->rules->pieces && memcmp((const char *)w->before
                + at, (const char *)twin + at, f->size) != 0) {
            return true;
        }
    }
    return false;
}

bool
seen_turned_up(const Walk *w, const Game *before, const Game *twin,
        const Seen *world)
{
    for (int u = 0; u < w->rules->pieces; u++) {
        if (w->rules->piece_in(before, u) < 0
                && w->rules->piece_in(world->view, u) >= 0
                && is_other(w, twin, u)) {
            return true;
        }
    }
    return false;
}

static const WgTold *
next_told(const WgFlow *f, int *i, int viewer)
{
    while (*i < f->told && !(f->news[*i].to >> viewer & 1)) {
        (*i)++;
    }
    return *i < f->told ? &f->news[(*i)++] : NULL;
}

/* The first event that only one of the two hears, or NULL; and what is heard
   in its place, or NULL. */
static const char *
differing_news(const Walk *w, const Seen *one, const Seen *other,
        int viewer, const char **instead)
{
    int i = 0, k = 0;

    *instead = NULL;
    for (;;) {
        const WgTold *a = next_told(one->flow, &i, viewer);
        const WgTold *b = next_told(other->flow, &k, viewer);

        if (a == NULL && b == NULL) {
            return NULL;
        }
        if (a == NULL || b == NULL || memcmp(a, b, sizeof *a) != 0) {
            *instead = a && b ? w->rules->events[b->what].name : NULL;
            return w->rules->events[(a ? a : b)->what].name;
        }
    }
}

static bool
is_view_alike(const Walk *w, const Seen *one, const Seen *other)
{
    WgText a = {0}, b = {0};
    bool alike;

    if (memcmp((void *)one->view, (void *)other->view, w->rules->size) == 0) {
        return true;
    }
    wg_write_fields(&a, w->rules, one->view);
    wg_write_fields(&b, w->rules, other->view);
    alike = strcmp(a.text, b.text) == 0;
    free(a.text);
    free(b.text);
    return alike;
}

/* "view unit.orders": the first field that differs. */
static const char *
differing_view(const Walk *w, const Seen *one, const Seen *other,
        char *out, size_t room)
{
    WgText a = {0}, b = {0};
    size_t at = 0, from;

    wg_write_fields(&a, w->rules, one->view);
    wg_write_fields(&b, w->rules, other->view);
    while (a.text[at] && a.text[at] == b.text[at]) {
        at++;
    }
    for (from = at; from > 0 && a.text[from] != '}'; from--) {
    }
    from += from > 0 ? 2 : 0;
    snprintf(out, room, "view %.*s", (int)strcspn(a.text + from, " "),
            a.text + from);
    free(a.text);
    free(b.text);
    return out;
}

static bool
is_flow_alike(const Walk *w, const Seen *one, const Seen *other)
{
    const WgFlow *f = (const WgFlow *)one->view;
    const WgFlow *o = (const WgFlow *)other->view;

    return f->side == o->side
            && strcmp(wg_decision_in(w->rules, f), wg_decision_in(w->rules, o))
            == 0 && strcmp(wg_rule_in(w->rules, f), wg_rule_in(w->rules, o))
            == 0 && (f->side != WG_CHANCE || f->dice == o->dice);
}

const char *
seen_difference(const Walk *w, const Seen *one, const Seen *other, int viewer,
        const char **there, char field[SEEN_FIELD])
{
    const char *what = differing_news(w, one, other, viewer, there);

    if (what) {
        return what;
    }
    if (!is_flow_alike(w, one, other)) {
        *there = wg_decision_in(w->rules, (const WgFlow *)other->view);
        return wg_decision_in(w->rules, (const WgFlow *)one->view);
    }
    return is_view_alike(w, one, other) ? NULL
            : differing_view(w, one, other, field, SEEN_FIELD);
}
