/*
 * undo.c --
 *
 *      Taking back the last deed: an action, or several that were joined.  A
 *      side takes back its own, as long as nobody learned anything by it.  An
 *      umpire's notes are no obstacle, and stay.
 */

#include <stdlib.h>

#include "../messages.h"
#include "standing-orders.h"

int
wg_last_action(const WgMatch *m)
{
    int n = m->length;

    while (n > 0 && wg_is_aside(&m->entry[n - 1])) {
        n--;
    }
    return n;
}

int
wg_match_last_action(const WgMatch *m)
{
    return wg_last_action(m) + wg_entries_before(m);
}

/* ---- deeds ---- */

bool
wg_can_join(const WgMatch *m, int side)
{
    const Entry *last = m->length > 0 ? &m->entry[m->length - 1] : NULL;

    return last && last->side == side && !last->barrier
            && last->action.verb >= 0;
}

/* The number of the first action of the deed to which the n-th belongs. */
static int
first_of_deed(const WgMatch *m, int n)
{
    while (n > 1 && m->entry[n - 1].joined) {
        n--;
    }
    return n;
}

int
wg_match_deed(const WgMatch *m, int n)
{
    int before = wg_entries_before(m);

    return n <= before || n - before > m->length ? n
            : first_of_deed(m, n - before) + before;
}

/* ---- may it be taken back? ---- */

static const char *
why_kept(const Entry *entry, int side)
{
    return entry->side == WG_CHANCE ? "chance"
            : entry->side == WG_UMPIRE ? "umpire"
            : entry->side != side ? "other"
            : entry->barrier ? "shown" : "";
}

const char *
wg_match_why_undo(const WgMatch *m, int length)
{
    int n = wg_last_action(m), before = wg_entries_before(m), to;
    const char *why = "";

    if (length < before || n <= length - before) {
        return "last";
    }
    to = first_of_deed(m, length - before + 1) - 1;
    if (to < m->floor) {
        return "last";
    }
    for (int i = n; i > to && !*why && m->snapshot == NULL; i--) {
        if (!wg_is_aside(&m->entry[i - 1])) {
            why = why_kept(&m->entry[i - 1], wg_match_side(m));
        }
    }
    return why;
}

int
wg_match_can_undo(const WgMatch *m)
{
    return !*wg_match_why_undo(m, wg_match_length(m)
            - (m->length - wg_last_action(m)) - 1);
}

/* ---- take it back ---- */

/* Remember an action for redo, which has its words from now on. */
static void
keep_undone(WgMatch *m, Entry *entry)
{
    if (entry->action.verb >= 0 && (entry->side == WG_FIRST
            || entry->side == WG_SECOND)) {
        m->undone = wg_more(m->undone, m->undone_count, &m->undone_capacity,
                sizeof *m->undone);
        m->undone[m->undone_count] = *entry;
        m->undone[m->undone_count++].after = NULL;
        entry->text = NULL;
    }
}

/* Does it stay?  Not an order that a remote commander gave to units which he
   had by what is taken back: the host would refuse it. */
static bool
stays(const WgMatch *m, const Entry *aside)
{
    return !wg_is_standing(aside)
            || wg_may_order(m, wg_match_remote_commander(m), aside);
}

void
wg_take_back(WgMatch *m, int to)
{
    int length = m->length, count = 0;
    Entry *asides = wg_alloc((size_t)(length - to + 1) * sizeof *asides);

    for (int i = length; i > to; i--) {
        Entry *entry = &m->entry[i - 1];

        if (wg_is_aside(entry)) {
            asides[count++] = *entry;
            free((void *)entry->after);
        } else {
            keep_undone(m, entry);
            wg_forget(entry);
        }
    }
    m->length = to;
    wg_go_to(m, to);
    wg_drop_events(m);
    wg_keep_orders_again(m);
    while (count > 0) {
        Entry *aside = &asides[--count];

        if (stays(m, aside)) {
            wg_push(m, *aside);
        } else {
            free(aside->text);
        }
    }
    free(asides);
}

void
wg_match_undo_to(WgMatch *m, int length, WgError *err)
{
    const char *why = wg_match_why_undo(m, length);

    err->code = WG_OK;
    if (*why) {
        wg_fail(err, WG_NOUNDO, "%s", why);
        return;
    }
    wg_take_back(m, first_of_deed(m, length - wg_entries_before(m) + 1) - 1);
}

void
wg_match_undo(WgMatch *m, WgError *err)
{
    err->code = WG_OK;
    if (!wg_match_can_undo(m)) {
        wg_fail(err, WG_NOUNDO, "the last action cannot be taken back");
        return;
    }
    wg_take_back(m, first_of_deed(m, wg_last_action(m)) - 1);
}

/* ---- the end of a turn ---- */

int
wg_match_can_reopen(const WgMatch *m)
{
    int n = wg_last_action(m);
    bool may = n > 0 && first_of_deed(m, n) > m->floor && m->snapshot == NULL;

    for (int i = n; may && i >= first_of_deed(m, n); i--) {
        may = !*why_kept(&m->entry[i - 1], m->entry[n - 1].side);
    }
    return may && m->entry[n - 1].side != wg_match_side(m);
}

void
wg_match_reopen(WgMatch *m, WgError *err)
{
    err->code = WG_OK;
    if (!wg_match_can_reopen(m)) {
        wg_fail(err, WG_NOUNDO, "other");
        return;
    }
    wg_take_back(m, first_of_deed(m, wg_last_action(m)) - 1);
}
