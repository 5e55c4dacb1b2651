/*
 * umpire.c --
 *
 *      What an umpire may do in every game: amend the position, take the
 *      match back past dice, set the dice of a throw, send a note to a side,
 *      and say who has a window of his own.  Each is an action of the match,
 *      with his reason behind a bar:
 *
 *          place F10 gorki | The block was knocked over
 *          back 112 | We misread 5.5
 *          dice 3 5 | One was cocked
 *          note french | You hear guns in the north
 *          seat umpire
 *
 *      A note and a seat are asides: they change nothing but the history.
 */

#include <stdlib.h>
#include <string.h>

#include "match.h"

bool
wg_is_aside(const Done *done)
{
    return done->side == WG_UMPIRE && (done->action.verb == UMPIRE_NOTE
            || done->action.verb == UMPIRE_SEAT);
}

/* After how many actions was the position on which the n-th acted, as far as
   it still stands?  Of "back" itself, the one that it went to. */
int
wg_action_before(const WgMatch *m, int n)
{
    const Done *done = &m->done[n - 1];

    return done->side == WG_UMPIRE && (done->action.verb == UMPIRE_BACK
            || done->action.verb == UMPIRE_DICE) ? done->action.arg[0] : n - 1;
}

int
wg_match_last_throw(const WgMatch *m)
{
    return m->length > 0 ? m->done[m->length - 1].throw : 0;
}

/* ---- his actions from their text: NULL, or why not ---- */

/* An amendment must leave a position that could be, and somebody to act. */
static const char *
judge_amended(const WgMatch *m, const WgAction *a)
{
    WgOffer *offer = wg_room(sizeof *offer);
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
read_amendment(const WgMatch *m, const char *text, Done *done)
{
    const char *why;
    WgError err;

    if (!wg_read_action(m, m->rules->amendments, text, &done->action, &err)) {
        return "- unknown";
    }
    why = m->rules->judge_amendment(m->game, &done->action);
    return why ? why : judge_amended(m, &done->action);
}

static const char *
read_back(const WgMatch *m, const char *text, Done *done)
{
    int to = wg_number(text, m->length <= INT16_MAX ? m->length
            : INT16_MAX + 1);

    if (to < 0) {
        return "- not-there";
    }
    done->action.verb = UMPIRE_BACK;
    done->action.arg[0] = (int16_t)to;
    return NULL;
}

/* Digits 1 to 6 between single spaces, as many as were thrown. */
static const char *
read_set_dice(const WgMatch *m, const char *text, Done *done)
{
    int n = wg_match_last_throw(m), dice = n > 0 ? m->done[n - 1].dice : 0;

    if (n == 0 || n > INT16_MAX) {
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
            done->die[i / 2] = (uint8_t)(text[i] - '0');
        }
    }
    done->dice = (uint8_t)dice;
    done->action.verb = UMPIRE_DICE;
    done->action.arg[0] = (int16_t)wg_action_before(m, n);
    return NULL;
}

const char *
wg_addressee(const WgMatch *m, int whom)
{
    return whom == BOTH ? "both" : whom == UMPIRES ? "umpire"
            : m->rules->sides[whom];
}

static const char *
read_aside(const WgMatch *m, int verb, const char *text, Done *done)
{
    int last = verb == UMPIRE_NOTE ? BOTH : UMPIRES, whom = 0;

    while (whom <= last && strcmp(text, wg_addressee(m, whom)) != 0) {
        whom++;
    }
    if (whom > last || (verb == UMPIRE_SEAT && whom == BOTH)
            || (verb == UMPIRE_NOTE && done->text == NULL)) {
        return "- no-note";
    }
    done->action.verb = (int16_t)verb;
    done->action.arg[0] = (int16_t)whom;
    return NULL;
}

/* Take the words behind the bar off `text`, where there are any; false if they
   cannot be kept. */
static bool
take_words(char *text, Done *done)
{
    char *bar = strstr(text, " | ");

    if (bar == NULL || bar[3] == '\0') {
        return true;
    }
    *bar = '\0';
    bar += 3;
    for (const char *c = bar; *c; c++) {
        if ((unsigned char)*c < ' ' || c - bar >= UMPIRE_TEXT) {
            return false;
        }
    }
    done->text = wg_room(strlen(bar) + 1);
    strcpy(done->text, bar);
    return true;
}

/* On failure nothing is left to free. */
static const char *
read_umpire(const WgMatch *m, const char *text, Done *done)
{
    char *action = wg_room(strlen(text) + 1);
    const char *why;

    strcpy(action, text);
    if (!take_words(action, done)) {
        why = "- too-long";
    } else if (strncmp(action, "back ", 5) == 0) {
        why = read_back(m, action + 5, done);
    } else if (strncmp(action, "dice ", 5) == 0) {
        why = read_set_dice(m, action + 5, done);
    } else if (strncmp(action, "note ", 5) == 0) {
        why = read_aside(m, UMPIRE_NOTE, action + 5, done);
    } else if (strncmp(action, "seat ", 5) == 0) {
        why = read_aside(m, UMPIRE_SEAT, action + 5, done);
    } else {
        why = read_amendment(m, action, done);
    }
    free(action);
    if (why) {
        free(done->text);
        done->text = NULL;
    }
    return why;
}

int
wg_read_umpire(const WgMatch *m, const char *text, Done *done, WgError *err)
{
    const char *why = read_umpire(m, text, done);

    return why ? wg_fail(err, WG_ILLEGAL, "%s: \"%.80s\"", why, text) : 1;
}

const char *
wg_match_why_umpire(const WgMatch *m, const char *action)
{
    Done done = { .side = WG_UMPIRE };
    const char *why = read_umpire(m, action, &done);

    free(done.text);
    return why ? why : "";
}

/* ---- and what he tells ---- */

void
wg_print_umpire(WgText *out, const WgMatch *m, const Done *done)
{
    int about = done->action.arg[0];

    switch (done->action.verb) {
    case UMPIRE_BACK:
        wg_print(out, "back %d", about);
        break;
    case UMPIRE_DICE:
        wg_print(out, "dice ");
        wg_print_dice(out, done->die, done->dice);
        break;
    case UMPIRE_NOTE:
        wg_print(out, "note %s", wg_addressee(m, about));
        break;
    case UMPIRE_SEAT:
        wg_print(out, "seat %s", wg_addressee(m, about));
        break;
    default:
        wg_print_action(out, m, m->rules->amendments, &done->action);
    }
    if (done->text) {
        wg_print(out, " | %s", done->text);
    }
}

/* To whom his action itself is told, beside what the game tells of it.  That
   he amended is no secret, whatever he amended. */
int
wg_told_to(const Done *done)
{
    int all = 1 << WG_FIRST | 1 << WG_SECOND | 1 << WG_PUBLIC | 1 << WG_UMPIRE;

    if (done->side != WG_UMPIRE) {
        return 0;
    }
    if (done->action.verb == UMPIRE_NOTE) {
        return 1 << WG_UMPIRE | (done->action.arg[0] == BOTH
                ? 1 << WG_FIRST | 1 << WG_SECOND
                : 1 << done->action.arg[0]);
    }
    return all;
}
