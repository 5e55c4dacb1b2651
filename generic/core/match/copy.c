/*
 * copy.c --
 *
 *      Copies of a match: as it is, or as it was, played again.
 */

#include <stdlib.h>
#include <string.h>

#include "standing-orders.h"

/* Of `count` things, as a block of its own; NULL of none. */
static void *
copy_of(const void *from, size_t count, size_t size)
{
    void *to = count ? wg_alloc(count * size) : NULL;

    return to ? memcpy(to, from, count * size) : NULL;
}

static WgText
copy_of_text(const WgText *from)
{
    WgText text = {0};

    if (from->text) {
        wg_print(&text, "%s", from->text);
    }
    return text;
}

static Snapshot *
copy_of_snapshot(const WgMatch *m)
{
    const Snapshot *from = m->snapshot;
    Snapshot *copy = copy_of(from, from != NULL, sizeof *from);

    if (copy) {
        copy->seen = copy_of(from->seen, 1, m->rules->size);
        copy->start = copy_of(from->start, 1, m->rules->size);
        copy->event = NULL;
        copy->events = copy->capacity = 0;
        for (int i = 0; i < from->events; i++) {
            wg_add_event_text(copy, from->event[i].n, from->event[i].text);
        }
        copy->orders = copy_of_text(&from->orders);
        copy->given = copy_of(from->given, from->given
                ? (size_t)wg_orderers(m->rules) : 0, sizeof *from->given);
        copy->messages = copy_of_text(&from->messages);
    }
    return copy;
}

/* As it is, but for what redo would do again. */
static WgMatch *
copy_now(const WgMatch *m)
{
    WgMatch *copy = copy_of(m, 1, sizeof *m);

    copy->game = copy_of(m->game, 1, m->rules->size);
    copy->seen = wg_alloc(m->rules->size);
    for (int viewer = 0; viewer < 3; viewer++) {
        copy->known[viewer] = copy_of(m->known[viewer],
                (size_t)m->rules->pieces, sizeof *m->known[viewer]);
    }
    copy->entry = copy_of(m->entry, (size_t)m->length, sizeof *m->entry);
    copy->capacity = m->length;
    for (int i = 0; i < m->length; i++) {
        copy->entry[i] = wg_copy_of_entry(&m->entry[i]);
        copy->entry[i].after = copy_of(m->entry[i].after,
                m->entry[i].after != NULL, m->rules->size);
    }
    copy->undone = NULL;
    copy->undone_count = copy->undone_capacity = 0;
    copy->event = copy_of(m->event, (size_t)m->events, sizeof *m->event);
    copy->event_capacity = m->events;
    copy->standing = copy_of(m->standing, m->standing
            ? (size_t)wg_orderers(m->rules) : 0, sizeof *m->standing);
    copy->start = copy_of(m->start, m->start != NULL, m->rules->size);
    copy->snapshot = copy_of_snapshot(m);
    copy->fault[0] = '\0';
    copy->redone = 0;
    return copy;
}

/* The snapshot with so many of the remote seat's actions done; its events need
   not be read again. */
static WgMatch *
snapshot_at(const WgMatch *m, int length)
{
    WgError err = { .code = WG_OK };
    WgMatch *copy = wg_match_begin_remote(m->rules, &m->setup,
            copy_of_snapshot(m), &err);

    memcpy(copy->secret, m->secret, sizeof copy->secret);
    memcpy(copy->commitment, m->commitment, sizeof copy->commitment);
    copy->head_hash = m->head_hash;
    for (int i = 0; i < length - m->snapshot->before && i < m->length; i++) {
        wg_push(copy, wg_copy_of_entry(&m->entry[i]));
    }
    return copy;
}

/* A foreseen copy, taken back to so many actions, or to when it was made: what
   was done before cannot be done again in its position. */
static WgMatch *
foreseen_at(const WgMatch *m, int length)
{
    WgMatch *copy = copy_now(m);
    int most = length - wg_entries_before(m);

    while (copy->length > m->floor && copy->length > most) {
        wg_forget(&copy->entry[--copy->length]);
    }
    wg_go_to(copy, copy->length);
    wg_drop_events(copy);
    wg_keep_orders_again(copy);
    return copy;
}

WgMatch *
wg_match_at(const WgMatch *m, int length)
{
    WgMatch *copy;

    if (length >= wg_match_length(m)) {
        return copy_now(m);
    }
    if (wg_is_foreseen(m)) {
        return foreseen_at(m, length);
    }
    if (m->snapshot) {
        return snapshot_at(m, length);
    }
    copy = wg_match_begin(m->rules, &m->setup, m->secret);
    memcpy(copy->commitment, m->commitment, sizeof copy->commitment);
    copy->head_hash = m->head_hash;
    for (int i = 0; i < length; i++) {
        wg_push(copy, wg_copy_of_entry(&m->entry[i]));
    }
    return copy;
}
