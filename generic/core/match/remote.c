/*
 * remote.c --
 *
 *      Play by file: a snapshot for one side, and a match from it for its
 *      remote seat.
 */

#include <stdlib.h>
#include <string.h>

#include "../messages.h"
#include "standing-orders.h"

int
wg_match_surprised(const WgMatch *m, int side)
{
    return m->snapshot == NULL && (side == WG_FIRST || side == WG_SECOND)
            && m->length > 0 && m->entry[m->length - 1].surprised >> side & 1;
}

static void
print_seat(WgText *out, const WgMatch *m, int side, int commander)
{
    wg_print(out, "remote %s", m->rules->sides[side]);
    if (commander >= 0) {
        wg_print(out, ".%d", commander + 1);
    }
    wg_print(out, " %d -\n", wg_match_known(m, side, commander,
            wg_match_length(m)));
}

char *
wg_match_commander_snapshot(const WgMatch *m, int side, int commander,
        int from, WgError *err)
{
    WgText out = {0};

    err->code = WG_OK;
    wg_print(&out, "");
    if (m->snapshot || side < 0 || !wg_is_asked(m, side, commander)) {
        wg_fail(err, WG_TURN, "it is not this side's turn");
        return out.text;
    }
    if (m->rules->determinize == NULL) {
        wg_fail(err, WG_UNKNOWN, "%s is not played by file", m->rules->name);
        return out.text;
    }
    wg_print_start(&out, m);
    print_seat(&out, m, side, commander);
    wg_print_events(&out, m, side, commander, from);
    wg_print_messages(&out, m, side, commander);
    wg_print_orders(&out, m, side, commander);
    wg_print_position(&out, m->rules, wg_seen_by(m, side, commander));
    return out.text;
}

char *
wg_match_snapshot(const WgMatch *m, int side, int from, WgError *err)
{
    return wg_match_commander_snapshot(m, side, -1, from, err);
}

char *
wg_match_told(const WgMatch *m, int side, int commander)
{
    WgText out = {0};

    wg_print(&out, "");
    if (side < 0 || side > WG_UMPIRE) {
        return out.text;
    }
    for (int i = 0; m->snapshot && i < m->snapshot->events; i++) {
        wg_print(&out, "told %s\n", m->snapshot->event[i].text);
    }
    wg_print_events(&out, m, side, commander, 0);
    return out.text;
}

/* As the host is to do them: each by itself, without the mark of a deed. */
char *
wg_match_remote_actions(const WgMatch *m)
{
    WgText out = {0};

    wg_print(&out, "");
    for (int i = 0; m->snapshot && i < m->length; i++) {
        WgText action = {0};

        wg_print_did(&action, m, &m->entry[i], WITH_ORDER | WITH_WORDS);
        wg_print(&out, i ? " " : "");
        wg_quote(&out, action.text);
        free(action.text);
    }
    return out.text;
}

/* Keep the events before those that this snapshot has. */
static void
keep_events(Snapshot *snapshot, const Snapshot *before, int from)
{
    Snapshot all = { .events = 0 };

    for (int i = 0; i < before->events; i++) {
        if (before->event[i].n < from) {
            wg_add_event_text(&all, before->event[i].n, before->event[i].text);
        }
    }
    for (int i = 0; i < snapshot->events; i++) {
        wg_add_event_text(&all, snapshot->event[i].n, snapshot->event[i].text);
        free(snapshot->event[i].text);
    }
    free(snapshot->event);
    snapshot->event = all.event;
    snapshot->events = all.events;
    snapshot->capacity = all.capacity;
}

WgMatch *
wg_match_open_snapshot(const char *text, const WgMatch *before, int from,
        WgError *err)
{
    Reader r = { .text = text };
    const WgRules *rules;
    WgSetup setup;
    Snapshot *snapshot;

    err->code = WG_OK;
    rules = wg_read_start(&r, &setup, err);
    snapshot = rules ? wg_read_snapshot(&r, rules, err) : NULL;
    if (snapshot == NULL) {
        return NULL;
    }
    if (*r.text || (before && (before->snapshot == NULL
            || before->rules != rules
            || before->snapshot->side != snapshot->side
            || before->snapshot->commander != snapshot->commander
            || before->snapshot->before > snapshot->before))) {
        wg_free_snapshot(snapshot);
        wg_fail(err, WG_BADFILE, "it does not continue this match");
        return NULL;
    }
    if (before) {
        keep_events(snapshot, before->snapshot, from);
    }
    return wg_match_begin_remote(rules, &setup, snapshot, err);
}
