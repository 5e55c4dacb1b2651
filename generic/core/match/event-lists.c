/*
 * event-lists.c --
 *
 *      The events of a viewer as text: for clients, and in a snapshot.
 */

#include "standing-orders.h"

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
            wg_print_standing_event(out, m, event, number, letter);
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
