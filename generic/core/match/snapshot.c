/*
 * snapshot.c --
 *
 *      Play by file.  One player, the host, has the match; the other plays at
 *      a remote seat, from a snapshot of what that side may know: the
 *      position redacted for it, and its events.  From these alone the program
 *      there determinizes a whole position, on which the rules run; what may be
 *      done is the same in every such position.  When the turn passes to
 *      others, or something unforeseen happens, the match there stops before
 *      it: the host does that, in the true position.
 *
 *      A snapshot is the text of a match that begins otherwise:
 *
 *          remote russian 112 -
 *          told {n 110 side 0 what moved about {french.3 gorki utitsa}}
 *          message 3 Attack at ten
 *          standing hits least
 *          flow 1 4 0 1 2 0 3 3 8 2 5 6 0 0 0 0
 *          unit.block ...
 *
 *      Actions are counted as its side knows of them: wg_match_known().
 *      "standing" are the orders that it has given itself.
 *
 *      That of one of several commanders begins "remote russian.2".
 *
 *      In the file of the remote seat the number by which hidden pieces were
 *      drawn stands for the "-", and its own actions follow.  Older programs
 *      wrote "guest" for "remote".
 */

#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "match.h"

enum { MOST = 1000000 };        /* actions of a match */

/* ---- as text ---- */

void
wg_print_snapshot(WgText *out, const WgMatch *m)
{
    const Snapshot *snapshot = m->snapshot;

    wg_print(out, "remote %s", m->rules->sides[snapshot->side]);
    if (snapshot->commander >= 0) {
        wg_print(out, ".%d", snapshot->commander + 1);
    }
    wg_print(out, " %d %llx\n", snapshot->before,
            (unsigned long long)snapshot->lots);
    for (int i = 0; i < snapshot->events; i++) {
        wg_print(out, "told %s\n", snapshot->event[i].text);
    }
    wg_print(out, "%s%s", snapshot->messages.text, snapshot->orders.text);
    wg_print_position(out, m->rules, snapshot->seen);
}

/* ---- from text ---- */

void
wg_add_event_text(Snapshot *snapshot, int n, const char *text)
{
    EventText *event;

    snapshot->event = wg_more(snapshot->event, snapshot->events,
            &snapshot->capacity, sizeof *snapshot->event);
    event = &snapshot->event[snapshot->events++];
    event->n = n;
    event->text = wg_alloc(strlen(text) + 1);
    strcpy(event->text, text);
}

static bool
read_events(Reader *r, const WgRules *rules, Snapshot *snapshot)
{
    int last = 0;

    while (strncmp(r->text, "told ", 5) == 0) {
        int n = 0;

        if (!wg_take_line(r)
                || !wg_is_event_text(rules, r->line + 5, snapshot->before, &n)
                || n < last) {
            return false;
        }
        wg_add_event_text(snapshot, n, r->line + 5);
        last = n;
    }
    return true;
}

/* What they say, the match looks at: wg_take_orders(). */
static bool
read_orders(Reader *r, Snapshot *snapshot)
{
    wg_print(&snapshot->orders, "");
    while (strncmp(r->text, "standing ", 9) == 0) {
        if (!wg_take_line(r)) {
            return false;
        }
        wg_print(&snapshot->orders, "%s\n", r->line);
    }
    return true;
}

static bool
read_seen(Reader *r, const WgRules *rules, Snapshot *snapshot)
{
    for (int n = 0; n < wg_position_lines(rules); n++) {
        if (!wg_take_line(r)
                || !wg_read_position(rules, n, r->line, snapshot->seen)) {
            return false;
        }
    }
    return ((const WgFlow *)snapshot->seen)->side == snapshot->side;
}

/* Is he asked?  A position as it was read lacks what is worked out. */
static bool
is_seated(const WgRules *rules, const Snapshot *snapshot)
{
    return snapshot->start && (snapshot->commander < 0
            || snapshot->commander == rules->messages->asked(snapshot->start));
}

bool
wg_is_snapshot(const Reader *r)
{
    return strncmp(r->text, "remote ", 7) == 0
            || strncmp(r->text, "guest ", 6) == 0;
}

/* "russian", or "russian.2": of her second commander. */
static bool
read_whose(char *word, const WgRules *rules, Snapshot *snapshot)
{
    char *dot = strchr(word, '.');

    snapshot->commander = -1;
    if (dot) {
        *dot = '\0';
        snapshot->commander = wg_number(dot + 1, WG_COMMANDERS + 1) - 1;
        if (rules->messages == NULL || snapshot->commander < 0) {
            return false;
        }
    }
    snapshot->side = wg_side_of(rules, word);
    return snapshot->side == 0 || snapshot->side == 1;
}

/* "remote russian 112 9f3a", or "-" for the number, which is then drawn. */
static bool
read_seat(Reader *r, const WgRules *rules, Snapshot *snapshot)
{
    const char *value = wg_take_value(r,
            *r->text == 'g' ? "guest" : "remote");
    char side[40], lots[20], *end;

    if (value == NULL || sscanf(value, "%39s %7d %19s", side,
            &snapshot->before, lots) != 3 || snapshot->before < 0
            || snapshot->before > MOST
            || !read_whose(side, rules, snapshot)) {
        return false;
    }
    if (strcmp(lots, "-") == 0) {
        randombytes_buf(&snapshot->lots, sizeof snapshot->lots);
        end = "";
    } else {
        snapshot->lots = strtoull(lots, &end, 16);
    }
    return *end == '\0';
}

void
wg_free_snapshot(Snapshot *snapshot)
{
    if (snapshot) {
        for (int i = 0; i < snapshot->events; i++) {
            free(snapshot->event[i].text);
        }
        free(snapshot->event);
        free(snapshot->orders.text);
        free(snapshot->given);
        free(snapshot->messages.text);
        free((void *)snapshot->seen);
        free((void *)snapshot->start);
        free(snapshot);
    }
}

Snapshot *
wg_read_snapshot(Reader *r, const WgRules *rules, WgError *err)
{
    Snapshot *snapshot = wg_alloc(sizeof *snapshot);

    snapshot->seen = wg_alloc(rules->size);
    if (rules->determinize && read_seat(r, rules, snapshot)
            && read_events(r, rules, snapshot)
            && wg_read_messages(r, rules, snapshot)
            && read_orders(r, snapshot)
            && read_seen(r, rules, snapshot)) {
        snapshot->start = wg_determinize(rules, snapshot->seen,
                snapshot->side, snapshot->lots);
    }
    if (!is_seated(rules, snapshot)) {
        wg_bad_header(r, err);
        wg_free_snapshot(snapshot);
        return NULL;
    }
    return snapshot;
}
