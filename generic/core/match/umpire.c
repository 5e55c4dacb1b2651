/*
 * umpire.c --
 *
 *      What an umpire may do in every game: amend the position, take the
 *      match back past dice, set the dice of a throw, send a note to a side,
 *      and say who has a window alone.  Each is an action of the match,
 *      with the reason behind a bar:
 *
 *          place F10 gorki | The block was knocked over
 *          back 112 | We misread 5.5
 *          dice 3 5 | One was cocked
 *          note french | You hear guns in the north
 *          seat umpire
 *          lock umpire | $argon2id$v=19$...
 *
 *      A note, a seat and a lock are asides: they change nothing but the
 *      history.
 */

#include <stdlib.h>
#include <string.h>

#include "match.h"

/* ---- actions from their text: NULL, or why not ---- */

/* An amendment must leave a position that could be, and somebody to act. */
static const char *
judge_amended(const WgMatch *m, const WgAction *a)
{
    WgOffer *offer = wg_alloc(sizeof *offer);
    const char *why = NULL;

    memcpy((void *)m->seen, (const void *)m->game, m->rules->size);
    wg_amend(m->rules, m->seen, a);
    wg_offer(m->rules, m->seen, offer);
    if (m->rules->broken(m->seen)) {
        why = "- impossible";
    } else if (((const WgFlow *)m->seen)->side >= 0 && offer->count == 0) {
        why = "- nobody-could-act";
    }
    free(offer);
    return why;
}

static const char *
read_amendment(const WgMatch *m, const char *text, Entry *entry)
{
    const char *why;
    WgError err;

    if (!wg_read_action(m, m->rules->amendments, text, &entry->action, &err)) {
        return "- unknown";
    }
    why = m->rules->judge_amendment(m->game, &entry->action);
    return why ? why : judge_amended(m, &entry->action);
}

static const char *
read_back(const WgMatch *m, const char *text, Entry *entry)
{
    int to = wg_number(text, m->length <= INT16_MAX ? m->length
            : INT16_MAX + 1);

    if (to < m->floor) {
        return "- not-there";
    }
    entry->action.verb = UMPIRE_BACK;
    entry->action.arg[0] = (int16_t)to;
    return NULL;
}

/* Digits 1 to 6 between single spaces, as many as were thrown. */
static const char *
read_set_dice(const WgMatch *m, const char *text, Entry *entry)
{
    int n = wg_match_last_throw(m), dice = n > 0 ? m->entry[n - 1].dice : 0;

    if (n <= m->floor || n > INT16_MAX) {
        return "- no-throw";
    }
    if ((int)strlen(text) != 2 * dice - 1) {
        return "- so-many-dice";
    }
    for (int i = 0; text[i]; i++) {
        if (i % 2 ? text[i] != ' ' : text[i] < '1' || text[i] > '6') {
            return "- so-many-dice";
        }
        if (i % 2 == 0) {
            entry->die[i / 2] = (uint8_t)(text[i] - '0');
        }
    }
    entry->dice = (uint8_t)dice;
    entry->action.verb = UMPIRE_DICE;
    entry->action.arg[0] = (int16_t)wg_action_before(m, n);
    return NULL;
}

static const char *
read_aside(const WgMatch *m, int verb, const char *text, Entry *entry)
{
    int last = verb == UMPIRE_NOTE ? BOTH : UMPIRES, whom = 0;

    while (whom <= last && strcmp(text, wg_addressee(m, whom)) != 0) {
        whom++;
    }
    if (whom > last || (verb == UMPIRE_SEAT && whom == BOTH)
            || (verb == UMPIRE_NOTE && entry->text == NULL)) {
        return "- no-note";
    }
    entry->action.verb = (int16_t)verb;
    entry->action.arg[0] = (int16_t)whom;
    return NULL;
}

/* The password of the umpire's window, hashed: once a match. */
static const char *
read_lock(const WgMatch *m, Entry *entry)
{
    if (entry->text == NULL || !wg_is_password_hash(entry->text)) {
        return "- no-password";
    }
    if (wg_match_is_locked(m)) {
        return "- locked";
    }
    entry->action.verb = UMPIRE_LOCK;
    entry->action.arg[0] = UMPIRES;
    return NULL;
}

/* On failure nothing is left to free. */
static const char *
read_umpire(const WgMatch *m, const char *text, Entry *entry)
{
    char *action = wg_alloc(strlen(text) + 1);
    const char *why;

    strcpy(action, text);
    why = wg_take_words(action, entry);
    if (why) {
        free(action);
        return why;
    }
    if (strncmp(action, "back ", 5) == 0) {
        why = read_back(m, action + 5, entry);
    } else if (strncmp(action, "dice ", 5) == 0) {
        why = read_set_dice(m, action + 5, entry);
    } else if (strncmp(action, "note ", 5) == 0) {
        why = read_aside(m, UMPIRE_NOTE, action + 5, entry);
    } else if (strncmp(action, "seat ", 5) == 0) {
        why = read_aside(m, UMPIRE_SEAT, action + 5, entry);
    } else if (strcmp(action, "lock umpire") == 0) {
        why = read_lock(m, entry);
    } else {
        why = read_amendment(m, action, entry);
    }
    free(action);
    if (why) {
        free(entry->text);
        entry->text = NULL;
    }
    return why;
}

int
wg_read_umpire(const WgMatch *m, const char *text, Entry *entry, WgError *err)
{
    const char *why = read_umpire(m, text, entry);

    return why ? wg_fail(err, WG_ILLEGAL, "%s: \"%.80s\"", why, text) : 1;
}

const char *
wg_match_why_umpire(const WgMatch *m, const char *action)
{
    Entry entry = { .side = WG_UMPIRE };
    const char *why = read_umpire(m, action, &entry);

    free(entry.text);
    return why ? why : "";
}

/* ---- the password of the umpire's window ---- */

static const char *
find_lock(const WgMatch *m)
{
    for (int i = 0; i < m->length; i++) {
        const Entry *entry = &m->entry[i];

        if (entry->side == WG_UMPIRE && entry->action.verb == UMPIRE_LOCK) {
            return entry->text;
        }
    }
    return NULL;
}

int
wg_match_is_locked(const WgMatch *m)
{
    return find_lock(m) != NULL;
}

int
wg_match_unlocks(const WgMatch *m, const char *password)
{
    const char *lock = find_lock(m);

    return lock == NULL || wg_fits_password(lock, password);
}
