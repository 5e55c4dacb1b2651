/*
 * history.c --
 *
 *      A match is a position and the list of actions that led to it.
 *      Saving, loading, undo and replay are all the same thing: begin again
 *      and do the actions.
 */

#include <stdlib.h>
#include <string.h>

#include "../messages.h"
#include "standing-orders.h"

/* ---- a match begins and ends ---- */

static WgMatch *
new_match(const WgRules *rules, const WgSetup *setup)
{
    WgMatch *m = wg_alloc(sizeof *m);

    m->rules = rules;
    m->setup = *setup;
    m->game = wg_alloc(rules->size);
    m->seen = wg_alloc(rules->size);
    for (int viewer = 0; viewer < 3; viewer++) {
        m->known[viewer] = wg_alloc((size_t)rules->pieces);
    }
    return m;
}

WgMatch *
wg_match_begin(const WgRules *rules, const WgSetup *setup, const char *secret)
{
    WgMatch *m = new_match(rules, setup);

    strncpy(m->secret, secret, sizeof m->secret - 1);
    m->head_hash = wg_header_hash(m);
    wg_start(m);
    wg_record_events(m, WG_NOBODY);
    return m;
}

WgMatch *
wg_match_begin_remote(const WgRules *rules, const WgSetup *setup,
        Snapshot *snapshot, WgError *err)
{
    WgMatch *m = new_match(rules, setup);

    m->snapshot = snapshot;
    snapshot->away = false;
    for (int u = 0; u < rules->pieces; u++) {
        m->setup.piece[u] = (int16_t)rules->piece_in(snapshot->start, u);
    }
    m->head_hash = wg_header_hash(m);
    wg_start(m);
    wg_drop_events(m);
    if (!wg_take_orders(m, snapshot->orders.text, err)) {
        wg_match_free(m);
        return NULL;
    }
    return m;
}

void
wg_match_free(WgMatch *m)
{
    if (m) {
        for (int viewer = 0; viewer < 3; viewer++) {
            free(m->known[viewer]);
        }
        for (int i = 0; i < m->length; i++) {
            wg_forget(&m->entry[i]);
        }
        free(m->game);
        free(m->start);
        free(m->seen);
        free(m->entry);
        wg_drop_undone(m);
        free(m->undone);
        free(m->event);
        free(m->standing);
        wg_free_snapshot(m->snapshot);
        free(m);
    }
}

/* ---- an action more ---- */

/* At a remote seat: what its side does not do alone, the host does.  Here the
   position stays as it was `before`. */
static void
hold_back(WgMatch *m, const Game *before)
{
    int side = m->snapshot->side;

    if (wg_is_asked(m, side, m->snapshot->commander)
            && !wg_is_surprised(m, side) && !wg_has_learnt(m, before)) {
        return;
    }
    memcpy((void *)m->game, (const void *)before, m->rules->size);
    m->snapshot->away = true;
    m->length--;
    wg_drop_events(m);
    m->length++;
}

/* Is it the action that redo would do now?  A player may give it by hand, a
   client by itself, as where there is no choice. */
static bool
begins_redo(const WgMatch *m, const Entry *entry)
{
    const Entry *next;

    if (m->undone_count == 0) {
        return false;
    }
    next = &m->undone[m->undone_count - 1];
    return next->side == entry->side
            && next->text == NULL && entry->text == NULL
            && wg_same_action(&next->action, &entry->action);
}

/* Of the deeds to do again there are left those that follow it, or none. */
static void
pass_undone(WgMatch *m, const Entry *entry)
{
    if (begins_redo(m, entry)) {
        wg_forget(&m->undone[--m->undone_count]);
    } else {
        wg_drop_undone(m);
    }
}

void
wg_push(WgMatch *m, Entry entry)
{
    Game *game = NULL;
    WgText line = {0};
    uint32_t before = m->length ? m->entry[m->length - 1].hash : m->head_hash;

    m->entry = wg_more(m->entry, m->length, &m->capacity, sizeof *m->entry);
    entry.commander = (int8_t)(entry.side == wg_flow(m)->side
            ? wg_match_asked(m) : -1);
    if (wg_is_standing(&entry)) {
        entry.whose = (uint8_t)wg_ordered(m, &entry);
        wg_keep_standing(m, &entry);
    }
    wg_print_entry(&line, m, &entry);
    entry.hash = wg_line_hash(before, line.text);
    free(line.text);
    entry.after = NULL;
    m->entry[m->length++] = entry;
    if (!wg_is_aside(&entry)) {
        pass_undone(m, &entry);
    }
    if (m->snapshot) {
        game = wg_alloc(m->rules->size);
        memcpy((void *)game, (const void *)m->game, m->rules->size);
    }
    if (entry.side == WG_UMPIRE && wg_action_before(m, m->length)
            != m->length - 1) {
        wg_go_to(m, m->length);
    } else {
        wg_redo(m, &entry);
    }
    wg_note_past(m);
    wg_record_events(m, entry.side);
    if (m->snapshot) {
        hold_back(m, game);
        free((void *)game);
    }
}
