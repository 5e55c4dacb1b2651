/*
 * undo-piece.c --
 *
 *      Taking back the newest action of one piece, where what the side did
 *      after it stands without it.
 */

#include <stdlib.h>
#include <string.h>

#include "match.h"

/* What is taken back: of the deed that begins with action `first`, the actions
   of this piece. */
typedef struct Removal {
    int unit, first, last;      /* last: of the deed, too */
    int begin;                  /* the first that is taken back */
} Removal;

/* Is the n-th entry an action of the piece?  Where pieces are taken up and then
   led, one that names none is of the piece that was named last, whatever was
   ordered or noted since. */
static bool
is_by(const WgMatch *m, int n, int unit)
{
    for (int last = n; n > 0; n--) {
        const Entry *entry = &m->entry[n - 1];

        if (n < last && wg_is_aside(entry)) {
            continue;
        }
        if (entry->side != wg_match_side(m) || entry->action.verb < 0) {
            return false;
        }
        if (m->rules->verbs[entry->action.verb].args[0] == 'u') {
            return entry->action.arg[0] == unit;
        }
        if (m->rules->moving == NULL) {
            return false;
        }
    }
    return false;
}

/* The newest deed in which the piece acted; false if there is none. */
static bool
find_deed(const WgMatch *m, int unit, Removal *out)
{
    int n = m->length, before = wg_entries_before(m);

    while (n > 0 && !is_by(m, n, unit)) {
        n--;
    }
    if (n == 0) {
        return false;
    }
    *out = (Removal){ .unit = unit, .last = n,
            .first = wg_match_deed(m, n + before) - before };
    while (out->last < m->length && m->entry[out->last].joined) {
        out->last++;
    }
    out->begin = out->first;
    while (!is_by(m, out->begin, unit)) {
        out->begin++;
    }
    return true;
}

/* The actions that stay, as they were done and in their order; they begin a
   deed or are joined as before.  The caller frees them. */
static Entry *
later_entries(const WgMatch *m, const Removal *gone, int *count)
{
    Entry *later = wg_alloc((size_t)(m->length + 1) * sizeof *later);
    bool begun = gone->begin > gone->first;

    *count = 0;
    for (int n = gone->begin; n <= m->length; n++) {
        const Entry *entry = &m->entry[n - 1];

        if (wg_is_aside(entry)
                || (n <= gone->last && is_by(m, n, gone->unit))) {
            continue;
        }
        later[*count] = wg_copy_of_entry(entry);
        if (n <= gone->last) {
            later[*count].joined = begun;
            begun = true;
        }
        ++*count;
    }
    return later;
}

/* Do them; no further than where somebody learns something.  False: the rules
   forbid one. */
static bool
do_later(WgMatch *m, const Entry *later, int count)
{
    WgError err = { .code = WG_OK };
    bool shown = false;

    for (int i = 0; i < count && err.code == WG_OK && !shown; i++) {
        wg_do_again(m, &later[i], &err);
        shown = err.code == WG_OK && m->entry[m->length - 1].barrier;
    }
    return err.code == WG_OK;
}

/* Does what comes later stand without it?  Tried as it would be done: orders
   given since then are there. */
static bool
is_free(const WgMatch *m, int to, const Entry *later, int count)
{
    WgMatch *trial = wg_match_at(m, wg_match_length(m));
    bool free;

    wg_take_back(trial, to);
    free = do_later(trial, later, count);
    wg_match_free(trial);
    return free;
}

/* The slot of a piece by its key, or -1. */
static int
slot_of(const WgMatch *m, const char *piece)
{
    int u = m->rules->pieces - 1;

    while (u >= 0 && strcmp(m->rules->piece_key(m->setup.piece[u]), piece)) {
        u--;
    }
    return u;
}

/* What is to be done for it: back to so many entries, and those again.  The
   caller frees it, also where a word says why it cannot be done. */
typedef struct Undoing {
    int to, count;
    Entry *later;
} Undoing;

static void
free_undoing(Undoing *undoing)
{
    while (undoing->count > 0) {
        wg_forget(&undoing->later[--undoing->count]);
    }
    free(undoing->later);
}

static const char *
plan_undoing(const WgMatch *m, const char *piece, Undoing *out)
{
    int unit = slot_of(m, piece), before = wg_entries_before(m);
    Removal gone;
    const char *why;

    *out = (Undoing){0};
    if (unit < 0 || !find_deed(m, unit, &gone)) {
        return "last";
    }
    out->to = gone.begin - 1;
    why = wg_match_why_undo(m, wg_match_deed(m, gone.begin + before) - 1);
    if (*why) {
        return why;
    }
    out->later = later_entries(m, &gone, &out->count);
    return is_free(m, out->to, out->later, out->count) ? "" : "later";
}

const char *
wg_match_why_undo_piece(const WgMatch *m, const char *piece)
{
    Undoing undoing;
    const char *why = plan_undoing(m, piece, &undoing);

    free_undoing(&undoing);
    return why;
}

void
wg_match_undo_piece(WgMatch *m, const char *piece, WgError *err)
{
    Undoing undoing;
    const char *why = plan_undoing(m, piece, &undoing);

    err->code = WG_OK;
    if (*why) {
        wg_fail(err, WG_NOUNDO, "%s", why);
    } else {
        wg_take_back(m, undoing.to);
        do_later(m, undoing.later, undoing.count);
        wg_drop_undone(m);
    }
    free_undoing(&undoing);
}
