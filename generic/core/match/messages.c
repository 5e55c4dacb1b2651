/*
 * messages.c --
 *
 *      Words behind an action, as umpires and players write them; and those of
 *      messages between players of one side: which entry of the history has
 *      them, who may read them, and how a snapshot brings them.
 *
 *          message 3 Attack at ten
 */

#include <stdlib.h>
#include <string.h>

#include "../messages.h"
#include "match.h"

enum { MOST_MESSAGES = 32767, MOST_WORDS = 240 };

/* ---- words behind an action ---- */

/* A character of control, of UTF-8: also one from U+0080 on, by which a
   terminal may be told what to do, and what ends a line or turns the rest of it
   round, U+2028 to U+202E and U+2066 to U+2069. */
static bool
is_control(const char *text)
{
    unsigned char c = (unsigned char)text[0];
    unsigned char next = c ? (unsigned char)text[1] : 0;
    unsigned char third = next ? (unsigned char)text[2] : 0;

    return c < ' ' || c == 0x7F || (c == 0xC2 && next >= 0x80 && next < 0xA0)
            || (c == 0xE2 && next == 0x80 && third >= 0xA8 && third <= 0xAE)
            || (c == 0xE2 && next == 0x81 && third >= 0xA6 && third <= 0xA9);
}

/* Why these may not be kept as such, NULL if they may.  In bytes. */
static const char *
no_words(const char *text)
{
    for (const char *c = text; *c; c++) {
        if (is_control(c)) {
            return "- control";
        }
    }
    return strlen(text) > MOST_WORDS ? "- too-long" : NULL;
}

const char *
wg_take_words(char *text, Entry *entry)
{
    char *bar = strstr(text, " | ");
    const char *why;

    if (bar == NULL || bar[3] == '\0') {
        return NULL;
    }
    *bar = '\0';
    bar += 3;
    why = no_words(bar);
    if (why == NULL) {
        entry->text = wg_alloc(strlen(bar) + 1);
        strcpy(entry->text, bar);
    }
    return why;
}

/* ---- messages ---- */

bool
wg_has_words(const WgRules *rules, int verb)
{
    return rules->messages && rules->messages->has_words(verb);
}

/* What tells of its writing, NULL if it is none of a side's messages.  What an
   umpire took back is overwritten by what came after. */
static const Event *
find_writing(const WgMatch *m, int side, int number)
{
    for (int i = m->events - 1; i >= 0; i--) {
        const Event *event = &m->event[i];
        int n = event->n - wg_entries_before(m);

        if (!event->umpire && !event->standing && event->side == side
                && event->what.kind == m->rules->messages->event
                && event->what.about[0] == number && n > 0
                && n <= m->length) {
            return event;
        }
    }
    return NULL;
}

/* The words written, NULL if there are none. */
static const char *
find_written(const WgMatch *m, int side, int number)
{
    const Event *event = find_writing(m, side, number);
    const char *text = event
            ? m->entry[event->n - wg_entries_before(m) - 1].text : NULL;

    return text ? text : event ? "" : NULL;
}

/* In lines of a snapshot; out to the end of its line, or NULL. */
static const char *
find_sent(const WgMatch *m, int number)
{
    const char *line = m->snapshot ? m->snapshot->messages.text : NULL;

    while (line && *line) {
        const char *end = strchr(line, '\n');

        if (atoi(line + strlen("message ")) == number) {
            return strchr(line + strlen("message "), ' ') + 1;
        }
        line = end + 1;
    }
    return NULL;
}

static void
print_words(WgText *out, const WgMatch *m, int side, int number)
{
    const char *text = find_written(m, side, number);

    if (text) {
        wg_print(out, "%s", text);
    } else if (m->snapshot && m->snapshot->side == side
            && (text = find_sent(m, number))) {
        wg_print(out, "%.*s", (int)strcspn(text, "\n"), text);
    }
}

/* By the position; and who wrote one keeps it, whatever has become of it. */
static bool
may_read(const WgMatch *m, int side, int reader, int number)
{
    const WgMessages *messages = m->rules->messages;
    const Event *event;

    if (messages->may_read(m->game, side, reader, number)
            || (m->snapshot && m->snapshot->side == side && reader >= 0
                && m->snapshot->commander == reader && find_sent(m, number))) {
        return true;
    }
    event = find_writing(m, side, number);
    return event && messages->number_of(m->game, side, reader,
            event->what.about) > 0;
}

int
wg_match_may_read(const WgMatch *m, int viewer, int side, int reader,
        int number)
{
    const WgMessages *messages = m->rules->messages;

    return messages && (side == WG_FIRST || side == WG_SECOND)
            && (wg_viewer_of(m, viewer) == WG_UMPIRE
                || (wg_viewer_of(m, viewer) == side
                    && may_read(m, side, reader, number)));
}

char *
wg_match_message(const WgMatch *m, int viewer, int side, int reader,
        int number)
{
    WgText out = {0};

    wg_print(&out, "");
    if (wg_match_may_read(m, viewer, side, reader, number)) {
        print_words(&out, m, side, number);
    }
    return out.text;
}

int
wg_message_of(const WgMatch *m, int n)
{
    int low = 0, high = m->rules->messages ? m->events : 0, end = high;

    while (low < high) {        /* events are in the order of n */
        int middle = low + (high - low) / 2;

        if (m->event[middle].n < n) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    for (; low < end && m->event[low].n == n; low++) {
        const Event *event = &m->event[low];

        if (!event->umpire && !event->standing
                && event->what.kind == m->rules->messages->event) {
            return event->what.about[0];
        }
    }
    return 0;
}

/* ---- in snapshots ---- */

void
wg_print_messages(WgText *out, const WgMatch *m, int side, int commander)
{
    const WgMessages *messages = m->rules->messages;

    for (int i = 0; messages && i < m->events; i++) {
        const Event *event = &m->event[i];
        int number = event->what.about[0];
        int counted = number;
        const char *text;

        if (event->umpire || event->standing || event->side != side
                || event->what.kind != messages->event) {
            continue;
        }
        if (commander >= 0) {
            counted = messages->number_of(m->game, side, commander,
                    event->what.about);
        }
        text = find_written(m, side, number);
        if (counted && text && *text && text == m->entry[event->n - 1].text) {
            wg_print(out, "message %d %s\n", counted, text);
        }
    }
}

/* A line's words, as they may be written. */
static bool
is_message(const char *line)
{
    const char *number = line + strlen("message ");
    size_t digits = strspn(number, "0123456789");
    char value[8];

    if (digits == 0 || digits >= sizeof value || number[digits] != ' ') {
        return false;
    }
    memcpy(value, number, digits);
    value[digits] = '\0';
    return wg_number(value, MOST_MESSAGES + 1) > 0
            && no_words(number + digits + 1) == NULL;
}

bool
wg_read_messages(Reader *r, const WgRules *rules, Snapshot *snapshot)
{
    wg_print(&snapshot->messages, "");
    while (strncmp(r->text, "message ", 8) == 0) {
        if (rules->messages == NULL || !wg_take_line(r)
                || !is_message(r->line)) {
            return false;
        }
        wg_print(&snapshot->messages, "%s\n", r->line);
    }
    return true;
}
