/*
 * entry.c --
 *
 *      What is done in a match, an entry of its history: as text, and how its
 *      line is hashed; and what entries mean that are no actions of the game.
 */

#include <stdlib.h>
#include <string.h>

#include "../fnv.h"
#include "standing-orders.h"

/* ---- as text ---- */

const char *
wg_addressee(const WgMatch *m, int whom)
{
    return whom == BOTH ? "both" : whom == UMPIRES ? "umpire"
            : m->rules->sides[whom];
}

static void
print_umpire(WgText *out, const WgMatch *m, const Entry *entry)
{
    int about = entry->action.arg[0];

    switch (entry->action.verb) {
    case UMPIRE_BACK:
        wg_print(out, "back %d", about);
        break;
    case UMPIRE_DICE:
        wg_print(out, "dice ");
        wg_print_dice(out, entry->die, entry->dice);
        break;
    case UMPIRE_NOTE:
        wg_print(out, "note %s", wg_addressee(m, about));
        break;
    case UMPIRE_SEAT:
        wg_print(out, "seat %s", wg_addressee(m, about));
        break;
    case UMPIRE_LOCK:
        wg_print(out, "lock %s", wg_addressee(m, about));
        break;
    default:
        wg_print_action(out, m, m->rules->amendments, &entry->action);
    }
}

static void
print_player(WgText *out, const WgMatch *m, const Entry *entry, int with)
{
    if (wg_is_standing(entry)) {
        wg_print_standing(out, m, entry);
        return;
    }
    wg_add(out, entry->joined && with & WITH_DEED ? "+ "
            : entry->standing && with & WITH_ORDER ? "! " : "");
    wg_print_action(out, m, m->rules->verbs, &entry->action);
}

void
wg_print_did(WgText *out, const WgMatch *m, const Entry *entry, int with)
{
    if (entry->side == WG_CHANCE) {
        wg_print(out, "roll ");
        wg_print_dice(out, entry->die, entry->dice);
    } else if (entry->action.verb == REVEAL && entry->side != WG_UMPIRE) {
        wg_print(out, "reveal %s", entry->text);
    } else {
        if (entry->side == WG_UMPIRE) {
            print_umpire(out, m, entry);
        } else {
            print_player(out, m, entry, with);
        }
        if (entry->text && with & WITH_WORDS) {
            wg_print(out, " | %s", entry->text);
        }
    }
}

void
wg_print_entry(WgText *out, const WgMatch *m, const Entry *entry)
{
    wg_print(out, "%s ", entry->side == WG_CHANCE ? "chance"
            : entry->side == WG_UMPIRE ? "umpire"
            : m->rules->sides[entry->side]);
    wg_print_did(out, m, entry, WITH_ALL);
}

/* Of several commanders those who know that it is an order, or that one gave
   it: "1 2"; nobody of others. */
static void
print_orderers(WgText *out, const Entry *entry)
{
    int bits = wg_is_standing(entry) ? entry->whose
            : entry->standing && entry->commander >= 0
            ? 1 << entry->commander : 0;

    wg_print(out, "orderers {");
    for (int c = 0; bits >> c; c++) {
        if (bits >> c & 1) {
            wg_print(out, "%d ", c);
        }
    }
    wg_print(out, "} ");
}

char *
wg_match_entry(const WgMatch *m, int n)
{
    WgText out = {0}, did = {0};
    int i = n - wg_entries_before(m) - 1;
    const Entry *entry = i >= 0 && i < m->length ? &m->entry[i] : NULL;

    if (entry == NULL) {
        wg_print(&out, "side nobody action {} joined 0 ordered 0 orderers {} "
                "aside 0 message 0 did {}");
        return out.text;
    }
    if (entry->side == WG_FIRST || entry->side == WG_SECOND) {
        wg_print(&out, "side %d", entry->side);
    } else {
        wg_print(&out, "side %s", entry->side == WG_UMPIRE ? "umpire"
                : "chance");
    }
    wg_print(&out, " action {");
    wg_print_did(&out, m, entry, 0);
    wg_print(&out, "} joined %d ordered %d ", entry->joined,
            entry->standing && !wg_is_standing(entry));
    print_orderers(&out, entry);
    wg_print(&out, "aside %d message %d did ", wg_is_aside(entry),
            wg_message_of(m, n));
    wg_print_did(&did, m, entry, WITH_ALL);
    wg_quote(&out, did.text);
    free(did.text);
    return out.text;
}

uint32_t
wg_line_hash(uint32_t before, const char *line)
{
    uint32_t hash = wg_fnv32(FNV_32 ^ before, line, strlen(line));

    return hash ^ hash >> 15;
}

/* ---- what entries mean ---- */

bool
wg_is_decision(const Entry *entry)
{
    return (entry->side == WG_FIRST || entry->side == WG_SECOND)
            && entry->action.verb >= 0;
}

bool
wg_is_aside(const Entry *entry)
{
    return wg_is_standing(entry) || (entry->side == WG_UMPIRE
            && (entry->action.verb == UMPIRE_NOTE
                || entry->action.verb == UMPIRE_SEAT
                || entry->action.verb == UMPIRE_LOCK));
}

/* After how many actions was the position on which the n-th acted, as far as
   it still stands?  Of "back" itself, the one that it went to. */
int
wg_action_before(const WgMatch *m, int n)
{
    const Entry *entry = &m->entry[n - 1];

    return entry->side == WG_UMPIRE && (entry->action.verb == UMPIRE_BACK
            || entry->action.verb == UMPIRE_DICE)
            ? entry->action.arg[0] : n - 1;
}

/* What is written to others is a secret, and what they order their own. */
bool
wg_is_known_to(const WgMatch *m, int n, int viewer, int commander)
{
    const Entry *entry = &m->entry[n - wg_entries_before(m) - 1];

    if (viewer == WG_UMPIRE) {
        return true;
    }
    if (entry->side == WG_UMPIRE) {
        return entry->action.verb != UMPIRE_NOTE
                || wg_event_viewers(entry) >> viewer & 1;
    }
    if (wg_is_standing(entry)) {
        return entry->side == viewer
                && (commander < 0 || entry->whose >> commander & 1);
    }
    return entry->side == WG_CHANCE || entry->action.verb < 0
            || !wg_has_words(m->rules, entry->action.verb)
            || (entry->side == viewer && (commander < 0
                || commander == entry->commander));
}

int
wg_match_known(const WgMatch *m, int viewer, int commander, int n)
{
    int before = wg_entries_before(m);
    int known = n < 0 ? 0 : n < before ? n : before;

    for (int i = before + 1; i <= n && i <= before + m->length; i++) {
        known += wg_is_known_to(m, i, viewer, commander);
    }
    return known;
}

/* The viewers of the event that an umpire's action is itself, beside those of
   the game.  That something was amended is no secret, whatever it was. */
int
wg_event_viewers(const Entry *entry)
{
    int all = 1 << WG_FIRST | 1 << WG_SECOND | 1 << WG_PUBLIC | 1 << WG_UMPIRE;

    if (entry->side != WG_UMPIRE) {
        return 0;
    }
    if (entry->action.verb == UMPIRE_NOTE) {
        return 1 << WG_UMPIRE | (entry->action.arg[0] == BOTH
                ? 1 << WG_FIRST | 1 << WG_SECOND
                : 1 << entry->action.arg[0]);
    }
    return all;
}
