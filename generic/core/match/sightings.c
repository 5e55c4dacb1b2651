/*
 * sightings.c --
 *
 *      What a viewer saw of the members of a match, action by action: what
 *      its views would tell one after another, but only what changed.
 */

#include <stdlib.h>
#include <string.h>

#include "../views.h"
#include "match.h"

enum { MOST_COLUMNS = 8 };

/* Members of as many values each, one for each slot. */
typedef struct Columns {
    const WgMember *member[MOST_COLUMNS];
    int count, slots;
} Columns;

/* The member with this name, so many bytes long; NULL if no view has it. */
static const WgMember *
find_member(const WgRules *rules, const char *name, size_t length)
{
    for (const WgMember *m = wg_next_seen(rules->members); m->name;
            m = wg_next_seen(m + 1)) {
        if (strlen(m->name) == length && memcmp(m->name, name, length) == 0) {
            return m;
        }
    }
    return NULL;
}

static bool
find_columns(const WgRules *rules, const char *names, Columns *c)
{
    c->count = c->slots = 0;
    while (*(names += strspn(names, " "))) {
        size_t length = strcspn(names, " ");
        const WgMember *m = find_member(rules, names, length);

        if (m == NULL || c->count == MOST_COLUMNS
                || (c->count > 0 && m->count != c->slots)) {
            return false;
        }
        c->slots = m->count;
        c->member[c->count++] = m;
        names += length;
    }
    return c->count > 0;
}

static bool
is_changed(const Columns *c, const Game *was, const Game *now, int slot)
{
    for (int i = 0; i < c->count; i++) {
        if (wg_member_number(c->member[i], was, slot)
                != wg_member_number(c->member[i], now, slot)) {
            return true;
        }
    }
    return false;
}

/* "{N SLOT VALUE... SLOT VALUE...} " of the slots that changed; all, if nothing
   was seen before. */
static void
print_changes(WgText *out, const Columns *c, const Game *was, const Game *now,
        int n)
{
    int printed = 0;

    for (int slot = 0; slot < c->slots; slot++) {
        if (was && !is_changed(c, was, now, slot)) {
            continue;
        }
        if (printed++ == 0) {
            wg_print(out, "{%d", n);
        }
        wg_print(out, " %d", slot);
        for (int i = 0; i < c->count; i++) {
            wg_print(out, " %d", wg_member_number(c->member[i], now, slot));
        }
    }
    if (printed > 0) {
        wg_add(out, "} ");
    }
}

char *
wg_match_sightings(const WgMatch *m, int viewer, const char *members, int from,
        int until)
{
    WgText out = {0};
    WgMatch *past;
    Game *was;
    Columns c;

    wg_print(&out, "");
    if (!find_columns(m->rules, members, &c)) {
        return out.text;
    }
    past = wg_match_at(m, from);
    was = wg_alloc(m->rules->size);
    memcpy((void *)was, (const void *)wg_seen(past, viewer), m->rules->size);
    print_changes(&out, &c, NULL, was, wg_match_length(past));
    for (int n = wg_match_length(past) + 1;
            n <= until && n <= wg_match_length(m); n++) {
        const Game *now;

        wg_push(past, wg_copy_of_entry(&m->entry[n - wg_match_before(m) - 1]));
        now = wg_seen(past, viewer);
        print_changes(&out, &c, was, now, n);
        memcpy((void *)was, (const void *)now, m->rules->size);
    }
    free(was);
    wg_match_free(past);
    return out.text;
}
