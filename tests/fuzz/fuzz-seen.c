/*
 * fuzz-seen.c --
 *
 *      What a viewer sees of a position, and how it differs from what it would
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

    memset(f->event, 0, sizeof f->event);
    f->events = 0;
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
    for (const WgMember *f = wg_next_seen(w->rules->members); f->name;
            f = wg_next_seen(f + 1)) {
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

const WgEvent *
seen_told(const Seen *seen, int *i, int viewer)
{
    const WgFlow *f = seen->flow;

    while (*i < f->events && !(f->event[*i].to >> viewer & 1)) {
        (*i)++;
    }
    return *i < f->events ? &f->event[(*i)++] : NULL;
}

const char *
seen_asked(const Walk *w, const WgFlow *f, char name[SEEN_NAME])
{
    if (f->side == WG_CHANCE) {
        snprintf(name, SEEN_NAME, "roll %s", wg_rule_in(w->rules, f));
    } else {
        snprintf(name, SEEN_NAME, "%s", wg_decision_in(w->rules, f));
    }
    return name;
}

bool
seen_is_asked_alike(const Walk *w, const Seen *one, const Seen *other)
{
    const WgFlow *f = (const WgFlow *)one->view;
    const WgFlow *o = (const WgFlow *)other->view;

    return f->side == o->side
            && strcmp(wg_decision_in(w->rules, f), wg_decision_in(w->rules, o))
            == 0 && strcmp(wg_rule_in(w->rules, f), wg_rule_in(w->rules, o))
            == 0 && (f->side != WG_CHANCE || f->dice == o->dice);
}

bool
seen_is_field_alike(const WgMember *f, const Seen *one, const Seen *other)
{
    for (size_t i = 0; i < f->count; i++) {
        size_t at = f->offset + i * f->stride;

        if (memcmp((const char *)one->view + at,
                (const char *)other->view + at, f->size) != 0) {
            return false;
        }
    }
    return true;
}

static const WgMember *
find_field(const Walk *w, const char *name)
{
    const WgMember *f = wg_next_seen(w->rules->members);

    while (f->name && strcmp(f->name, name) != 0) {
        f = wg_next_seen(f + 1);
    }
    return f->name ? f : NULL;
}

static int
place_of(const WgMember *f, const Game *g, int u)
{
    const char *at = (const char *)g + f->offset + (size_t)u * f->stride;

    return f->size == 1 ? *(const int8_t *)at : *(const int16_t *)at;
}

bool
seen_enemy_moved(const Walk *w, int side, int places)
{
    const WgMember *f = find_field(w, "unit.place");
    Game *before = seen_by(w, w->before, side);
    Game *after = seen_by(w, w->g, side);
    bool moved = false;

    for (int u = 0; f && u < w->rules->pieces; u++) {
        int from = place_of(f, before, u), to = place_of(f, after, u);

        moved = moved || ((u >= w->rules->second) != side && from != to
                && (from < places || to < places));
    }
    free((void *)before);
    free((void *)after);
    return moved;
}
