/*
 * events.c --
 *
 *      The events of each viewer, and when somebody learned something.
 */

#include <string.h>

#include "standing-orders.h"

static bool
knew(const WgMatch *m, int viewer, const WgEvent *event, int i)
{
    const char *args = m->rules->events[event->kind].args;

    return args[i] != 'u' || event->about[i] < 0 || viewer == WG_UMPIRE
            || m->known[viewer][event->about[i]];
}

/* Note who recognised what.  Called before learn_pieces() and after
   it: a piece seen at either time was recognised. */
static void
note_known(WgMatch *m, Event *event)
{
    int args = (int)strlen(m->rules->events[event->what.kind].args);

    for (int viewer = 0; viewer < 4; viewer++) {
        for (int i = 0; i < args; i++) {
            if (knew(m, viewer, &event->what, i)) {
                event->knew[viewer] |= (uint8_t)(1 << i);
            }
        }
    }
}

bool
wg_reveals_enemy(const WgRules *rules, const Game *g, int side)
{
    const WgFlow *f = (const WgFlow *)g;

    for (int i = 0; i < f->events; i++) {
        const WgEvent *event = &f->event[i];
        const char *args = rules->events[event->kind].args;

        for (int k = 0; event->to >> side & 1 && args[k]; k++) {
            if (args[k] == 'u' && event->about[k] >= 0
                    && (event->about[k] >= rules->second) != side) {
                return true;
            }
        }
    }
    return false;
}

bool
wg_is_surprised(const WgMatch *m, int side)
{
    return m->learned >> side & 1
            || wg_reveals_enemy(m->rules, m->game, side);
}

/* Note which pieces each viewer recognises now.  Did a player learn one? */
static bool
learn_pieces(WgMatch *m)
{
    bool learned = false;

    m->learned = 0;
    if (m->rules->all_recognised && m->known[0][0]) {
        return false;           /* since the match began */
    }
    for (int viewer = 0; viewer < 3; viewer++) {
        const Game *seen = wg_seen(m, viewer);

        for (int u = 0; u < m->rules->pieces; u++) {
            uint8_t now = m->rules->piece_in(seen, u) >= 0;

            if (now && !m->known[viewer][u]) {
                learned = learned || viewer < WG_PUBLIC;
                m->learned |= (uint8_t)(1 << viewer);
            }
            m->known[viewer][u] = now;
        }
    }
    return learned;
}

/* One more, after so many actions, all else of it 0. */
static Event *
add_event(WgMatch *m, int n, int side)
{
    Event *event;

    m->event = wg_more(m->event, m->events, &m->event_capacity,
            sizeof *m->event);
    event = &m->event[m->events++];
    memset(event, 0, sizeof *event);
    event->n = n;
    event->side = (int8_t)side;
    return event;
}

/* The event that an umpire's action is itself, in any game. */
static void
record_umpire(WgMatch *m)
{
    const Entry *entry = m->length ? &m->entry[m->length - 1] : NULL;
    int to = entry ? wg_event_viewers(entry) : 0;
    Event *event;

    if (to == 0) {
        return;
    }
    event = add_event(m, m->length, WG_UMPIRE);
    event->umpire = true;
    event->what.to = (uint8_t)to;
    for (int viewer = 0; viewer < 4 && wg_names_piece(m, entry); viewer++) {
        event->knew[viewer] = viewer == WG_UMPIRE
                || m->known[viewer][entry->action.arg[0]];
    }
}

/* To a side, and the umpire, that its standing order gave the answer. */
static void
record_standing(WgMatch *m)
{
    const Entry *entry = m->length ? &m->entry[m->length - 1] : NULL;
    Event *event;

    if (entry == NULL || entry->standing == 0) {
        return;
    }
    event = add_event(m, m->length, entry->side);
    event->standing = true;
    event->what.to = (uint8_t)(1 << entry->side | 1 << WG_UMPIRE);
    event->what.about[0] = (int16_t)(entry->standing - 1);
    event->what.about[1] = entry->choice;
    event->what.about[2] = entry->level;
    event->what.about[3] = entry->giver;
}

bool
wg_is_settled(const WgMatch *m, int side)
{
    const WgFlow *f = wg_flow(m);

    if (side != WG_FIRST && side != WG_SECOND) {
        return false;
    }
    for (int i = 0; i < f->events; i++) {
        if (m->rules->events[f->event[i].kind].back) {
            return true;
        }
    }
    return wg_reveals_enemy(m->rules, m->game, side);
}

static void
note_surprised(WgMatch *m)
{
    Entry *entry;

    if (m->length == 0) {
        return;
    }
    entry = m->entry + m->length - 1;
    if (wg_is_aside(entry)) {
        entry->surprised = m->length > 1 ? entry[-1].surprised : 0;
    } else {
        entry->surprised = (uint8_t)(wg_is_surprised(m, WG_FIRST)
                | wg_is_surprised(m, WG_SECOND) << 1);
    }
}

void
wg_record_events(WgMatch *m, int side)
{
    const WgFlow *f = wg_flow(m);
    bool learned;
    int first;

    if (side == WG_UMPIRE) {
        record_umpire(m);
        if (m->entry[m->length - 1].action.verb == UMPIRE_DICE) {
            side = WG_CHANCE;
        }
    }
    record_standing(m);
    first = m->events;
    for (int i = 0; i < f->events; i++) {
        Event *event = add_event(m, wg_match_length(m), side);

        event->what = f->event[i];
        event->dice = f->thrown;
        memcpy(event->die, f->die, sizeof event->die);
        note_known(m, event);
    }
    learned = learn_pieces(m);
    for (int i = first; i < m->events; i++) {
        note_known(m, &m->event[i]);
    }
    note_surprised(m);
    if (m->length > 0 && (learned || wg_is_settled(m, side))) {
        m->entry[m->length - 1].barrier = true;
    }
}

void
wg_drop_events(WgMatch *m)
{
    while (m->events > 0 && m->event[m->events - 1].n > wg_match_length(m)) {
        m->events--;
    }
    learn_pieces(m);
}
