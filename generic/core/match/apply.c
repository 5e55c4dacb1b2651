/*
 * apply.c --
 *
 *      Begins matches, and does actions, from their text: what is offered can
 *      be done, and nothing else.
 */

#include <stdlib.h>
#include <string.h>

#include "standing-orders.h"

WgMatch *
wg_match_new(const char *game, const char *scenario, const char *options,
        const char *secret, WgError *err)
{
    const WgRules *rules = wg_find_rules(game);
    WgSetup setup;

    err->code = WG_OK;
    if (rules == NULL) {
        wg_fail(err, WG_UNKNOWN, "no game \"%.40s\"", game);
        return NULL;
    }
    if (!wg_read_setup(rules, scenario, options, secret, &setup, err)) {
        return NULL;
    }
    return wg_match_begin(rules, &setup, secret);
}

/* ---- what may be done ---- */

char *
wg_match_actions(const WgMatch *m)
{
    WgOffer *offer = wg_alloc(sizeof *offer);
    WgText out = {0};

    wg_print(&out, "");
    if (wg_match_side(m) == wg_flow(m)->side) {
        wg_offer(m->rules, m->game, offer);
    }
    for (int i = 0; i < offer->count; i++) {
        wg_add(&out, i ? " {" : "{");
        wg_print_action(&out, m, m->rules->verbs, &offer->action[i]);
        wg_add(&out, "}");
    }
    free(offer);
    return out.text;
}

/* Of an action that may have a mark before it, of a deed or an order, and whose
   words, if it has any, are in the entry. */
static const char *
why_not(const WgMatch *m, const char *action, Entry *entry)
{
    bool marked = strncmp(action, "+ ", 2) == 0
            || strncmp(action, "! ", 2) == 0;
    WgError err;
    const char *why;

    if (!wg_read_action(m, m->rules->verbs, action + (marked ? 2 : 0),
            &entry->action, &err)) {
        return "- unknown";
    }
    if (entry->text && !wg_has_words(m->rules, entry->action.verb)) {
        return "- no-words";
    }
    why = wg_judge(m->rules, wg_seen(m, wg_match_side(m)), &entry->action);
    return why ? why : "";
}

const char *
wg_match_why(const WgMatch *m, const char *text)
{
    Entry entry = {0};
    char *action;
    const char *why;

    if (wg_match_side(m) < 0) {
        return "- not-now";
    }
    action = wg_alloc(strlen(text) + 1);
    strcpy(action, text);
    why = wg_take_words(action, &entry);
    if (why == NULL) {
        why = why_not(m, action, &entry);
    }
    free(action);
    free(entry.text);
    return why;
}

/* ---- do it ---- */

/* Is it among what is offered? */
static bool
is_offered(const WgMatch *m, const WgAction *a)
{
    WgOffer *offer = wg_alloc(sizeof *offer);
    bool found;

    wg_offer(m->rules, m->game, offer);
    found = wg_is_among(offer, a);
    free(offer);
    return found;
}

/* "reveal SECRET": a side shows what its dice followed from. */
static int
read_reveal(const WgMatch *m, int side, const char *secret, Entry *entry,
        WgError *err)
{
    if (!*m->commitment[side] || !wg_is_committed(m, side, secret)) {
        return wg_fail(err, WG_ILLEGAL, "- not-committed: \"reveal\"");
    }
    entry->action.verb = REVEAL;
    entry->barrier = true;
    entry->text = wg_alloc(strlen(secret) + 1);
    strcpy(entry->text, secret);
    return 1;
}

static bool
is_answer(const WgMatch *m, Reading reading, const WgAction *a,
        StandingAnswer *by)
{
    WgAction answer;

    return wg_standing_answer(m, reading, &answer, by)
            && wg_same_action(&answer, a);
}

/* Does an order give this answer?  Then the entry says which. */
static bool
is_by_standing(const WgMatch *m, Entry *entry)
{
    StandingAnswer by;

    if (!is_answer(m, APART, &entry->action, &by)
            && !is_answer(m, TOGETHER, &entry->action, &by)) {
        return false;
    }
    entry->standing = (uint8_t)(by.kind + 1);
    entry->choice = (uint8_t)by.choice;
    entry->level = (int8_t)by.level;
    entry->giver = (int16_t)by.slot;
    return true;
}

static int
read_action(const WgMatch *m, const char *text, Entry *entry, WgError *err)
{
    bool standing = strncmp(text, "! ", 2) == 0;

    if (strncmp(text, "+ ", 2) == 0) {
        entry->joined = wg_can_join(m, entry->side);
        text += 2;
    }
    text += standing ? 2 : 0;
    if (!wg_read_action(m, m->rules->verbs, text, &entry->action, err)) {
        return 0;
    }
    if (!is_offered(m, &entry->action)) {
        const char *why = wg_match_why(m, text);

        return wg_fail(err, WG_ILLEGAL, "%s: \"%.80s\"",
                *why ? why : "- not-offered", text);
    }
    if (entry->text && (standing
                || !wg_has_words(m->rules, entry->action.verb))) {
        return wg_fail(err, WG_ILLEGAL, "- no-words: \"%.80s\"", text);
    }
    return !standing || is_by_standing(m, entry) ? 1
            : wg_fail(err, WG_ILLEGAL, "- no-standing-order: \"%.80s\"", text);
}

/* With the words of a message behind a bar, where it is one.  On failure
   nothing is left to free. */
static int
read_player(const WgMatch *m, const char *text, Entry *entry, WgError *err)
{
    char *action;
    const char *why;
    int good;

    if (strstr(text, " | ") == NULL) {
        return read_action(m, text, entry, err);
    }
    action = wg_alloc(strlen(text) + 1);
    strcpy(action, text);
    why = wg_take_words(action, entry);
    good = why ? wg_fail(err, WG_ILLEGAL, "%s: \"%.80s\"", why, text)
            : read_action(m, action, entry, err);
    free(action);
    if (!good) {
        free(entry->text);
        entry->text = NULL;
    }
    return good;
}

void
wg_match_apply(WgMatch *m, int side, const char *text, WgError *err)
{
    Entry entry = { .side = (int8_t)side };

    err->code = WG_OK;
    if (side == WG_FIRST || side == WG_SECOND) {
        bool reveals = strncmp(text, "reveal ", 7) == 0;

        if (reveals || strncmp(text, "standing ", 9) == 0) {
            if (reveals ? read_reveal(m, side, text + 7, &entry, err)
                    : wg_read_standing(m, text + 9, &entry, err)) {
                wg_push(m, entry);
            }
            return;
        }
    }
    if ((side != WG_UMPIRE || m->snapshot)
            && (side != wg_match_side(m) || side == WG_NOBODY)) {
        wg_fail(err, WG_TURN, "it is not this side's turn: \"%.80s\"", text);
        return;
    }
    if (side == WG_CHANCE) {
        entry.dice = wg_flow(m)->dice;
        entry.barrier = true;
        if (!wg_read_dice(m, text, entry.die, err)) {
            return;
        }
    } else if (side == WG_UMPIRE) {
        entry.barrier = true;
        if (!wg_read_umpire(m, text, &entry, err)) {
            return;
        }
    } else if (!read_player(m, text, &entry, err)) {
        return;
    }
    wg_push(m, entry);
}
