/*
 * past.c --
 *
 *      Going back in a match.  The position after an action follows from the
 *      one before it, wg_action_before(); an umpire's "back" makes the history
 *      a tree.  Of every PAST_STRIDE actions along any branch one position is
 *      kept, so going anywhere does fewer than so many again, however long the
 *      history and however often it turns.  Only what an umpire can go back to
 *      is kept: the first INT16_MAX actions.
 */

#include <stdlib.h>
#include <string.h>

#include "match.h"

static void
copy(WgMatch *m, Game *to, const Game *from)
{
    memcpy((void *)to, (const void *)from, m->rules->size);
}

/* The position before the first action. */
void
wg_start(WgMatch *m)
{
    const Game *start = m->start ? m->start
            : m->snapshot ? m->snapshot->start : NULL;

    if (start) {
        copy(m, m->game, start);
    } else {
        wg_begin(m->rules, m->game, &m->setup);
    }
}

/* One action that follows upon the position as it is. */
void
wg_redo(WgMatch *m, const Entry *entry)
{
    int verb = entry->action.verb;

    if (entry->side == WG_CHANCE || verb == UMPIRE_DICE) {
        wg_throw(m->rules, m->game, entry->die);
    } else if (verb < 0) {
        ((WgFlow *)m->game)->events = 0;
    } else if (entry->side == WG_UMPIRE) {
        wg_amend(m->rules, m->game, &entry->action);
    } else {
        wg_do(m->rules, m->game, &entry->action);
    }
}

void
wg_go_to(WgMatch *m, int length)
{
    int *standing = NULL, capacity = 0, count = 0, n = length;

    if (m->snapshot) {
        m->snapshot->away = false;
    }
    while (n > 0 && m->entry[n - 1].after == NULL) {
        standing = wg_more(standing, count, &capacity, sizeof *standing);
        standing[count++] = n - 1;
        n = wg_action_before(m, n);
    }
    if (n > 0) {
        copy(m, m->game, m->entry[n - 1].after);
    } else {
        wg_start(m);
    }
    m->redone += count;
    while (count > 0) {
        wg_redo(m, &m->entry[standing[--count]]);
    }
    free(standing);
}

void
wg_note_past(WgMatch *m)
{
    Entry *entry = &m->entry[m->length - 1];
    int n = wg_action_before(m, m->length);

    entry->throw = entry->dice ? m->length
            : n > 0 ? m->entry[n - 1].throw : 0;
    entry->since = 1 + (n > 0 ? m->entry[n - 1].since : 0);
    /* A remote seat's position may yet be taken back: see hold_back(). */
    if (entry->since >= PAST_STRIDE && m->length <= INT16_MAX && !m->snapshot) {
        entry->since = 0;
        entry->after = wg_alloc(m->rules->size);
        copy(m, entry->after, m->game);
    }
}

void
wg_forget(Entry *entry)
{
    free(entry->text);
    free((void *)entry->after);
}

Entry
wg_copy_of_entry(const Entry *from)
{
    Entry entry = *from;

    entry.after = NULL;
    if (from->text) {
        entry.text = wg_alloc(strlen(from->text) + 1);
        strcpy(entry.text, from->text);
    }
    return entry;
}

void
wg_drop_undone(WgMatch *m)
{
    while (m->undone_count > 0) {
        wg_forget(&m->undone[--m->undone_count]);
    }
}
