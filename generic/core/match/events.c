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

/* A piece that was not recognised is its side and its slot there. */
static void
print_token(WgText *out, const WgMatch *m, int slot)
{
    int second = slot >= m->rules->second;

    wg_print(out, "%s.%d", m->rules->sides[second],
            slot - (second ? m->rules->second : 0) + 1);
}

/* In a LETTER, which an older or a newer program may read, it has numbers where
   clients are told words; and its reader counts only what it knows of, for gaps
   would tell of the rest. */
static void
print_event(WgText *out, const WgMatch *m, const Event *event, int viewer,
        int number, int letter)
{
    bool sent = letter != IN_NO_LETTER;
    const WgWord *word = &m->rules->events[event->what.kind];

    if (event->umpire || event->standing) {
        if (event->umpire) {
            wg_print_umpire_event(out, m, event, viewer, number, letter);
        } else {
            wg_print_standing_event(out, m, event, number);
        }
        return;
    }
    wg_print(out, "{n %d side %s what %s about {", number,
            wg_side_word(event->side), word->name);
    for (int k = 0; word->args[k]; k++) {
        wg_print(out, k ? " " : "");
        if (word->args[k] == 'd') {
            wg_print(out, "{");
            wg_print_dice(out, event->die, event->dice);
            wg_print(out, "}");
        } else if (sent && wg_is_value(word->args[k])) {
            wg_add_number(out, event->what.about[k]);
        } else if (event->knew[viewer] >> k & 1) {
            wg_print_word(out, m, word->args[k], event->what.about[k]);
        } else {
            print_token(out, m, event->what.about[k]);
        }
    }
    wg_print(out, "}");
    if (!sent) {
        wg_print_faces(out, m->rules, event->what.kind, event->what.about);
    }
    wg_print(out, "}");
}

static bool
is_for(const Event *event, int viewer)
{
    return event->what.to >> viewer & 1;
}

/* What an order answered is told to the commander whose it is. */
static bool
is_sent_to(const WgMatch *m, const Event *event, int side, int commander)
{
    return is_for(event, side) && (!event->standing || commander < 0
            || m->entry[event->n - wg_entries_before(m) - 1].commander
                == commander);
}

char *
wg_match_events(const WgMatch *m, int viewer, int from)
{
    WgText out = {0};

    wg_print(&out, "");
    if (viewer < 0 || viewer > WG_UMPIRE || wg_viewer_of(m, viewer) != viewer) {
        return out.text;
    }
    for (int i = 0; m->snapshot && i < m->snapshot->events; i++) {
        if (m->snapshot->event[i].n >= from) {
            wg_print_event_text(&out, m->rules, m->snapshot->event[i].text);
            wg_print(&out, " ");
        }
    }
    for (int i = 0; i < m->events; i++) {
        if (m->event[i].n >= from && is_for(&m->event[i], viewer)) {
            print_event(&out, m, &m->event[i], viewer, m->event[i].n,
                    IN_NO_LETTER);
            wg_print(&out, " ");
        }
    }
    return out.text;
}

void
wg_print_events(WgText *out, const WgMatch *m, int side, int commander,
        int from)
{
    int n = wg_entries_before(m), number = n;

    for (int i = 0; i < m->events; i++) {
        const Event *event = &m->event[i];

        for (; n < event->n; n++) {
            number += wg_is_known_to(m, n + 1, side, commander);
        }
        if (event->n >= from && number >= from
                && is_sent_to(m, event, side, commander)) {
            wg_print(out, "told ");
            print_event(out, m, event, side, number, commander);
            wg_print(out, "\n");
        }
    }
}
