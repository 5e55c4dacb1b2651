/*
 * umpire.c --
 *
 *      What an umpire may do in every game: amend the position, take the
 *      match back past dice, and send a note to a side.  Each is an action
 *      of the match, with his reason behind a bar:
 *
 *          place F10 gorki | The block was knocked over
 *          back 112 | We misread 5.5
 *          note french | You hear guns in the north
 */

#include <stdlib.h>
#include <string.h>

#include "match.h"

/* An amendment must leave a position that could be, and somebody to act. */
static int
read_amendment(const WgMatch *m, const char *text, Done *done, WgError *err)
{
    const char *why;
    WgOffer *offer;

    if (!wg_read_action(m, m->rules->amendments, text, &done->action, err)) {
        return 0;
    }
    why = m->rules->judge_amendment(m->game, &done->action);
    if (why == NULL) {
        offer = wg_room(sizeof *offer);
        memcpy((void *)m->seen, (const void *)m->game, m->rules->size);
        wg_amend(m->rules, m->seen, &done->action);
        why = m->rules->broken(m->seen);
        wg_offer(m->rules, m->seen, offer);
        if (why == NULL && wg_match_side(m) >= 0 && offer->count == 0) {
            why = "- nobody-could-act";
        }
        free(offer);
    }
    return why ? wg_fail(err, WG_ILLEGAL, "%s: \"%.80s\"", why, text) : 1;
}

static int
read_back(const WgMatch *m, const char *text, Done *done, WgError *err)
{
    char *end;
    long to = strtol(text, &end, 10);

    if (end == text || *end != '\0' || to < 0 || to >= m->length
            || to > INT16_MAX) {
        return wg_fail(err, WG_ILLEGAL, "- not-there: \"back %.60s\"", text);
    }
    done->action.verb = UMPIRE_BACK;
    done->action.arg[0] = (int16_t)to;
    return 1;
}

static int
read_note(const WgMatch *m, const char *text, Done *done, WgError *err)
{
    int side = strcmp(text, "both") == 0 ? BOTH
            : strcmp(text, m->rules->sides[0]) == 0 ? 0
            : strcmp(text, m->rules->sides[1]) == 0 ? 1 : -1;

    if (side < 0 || done->text == NULL) {
        return wg_fail(err, WG_ILLEGAL, "- no-note: \"note %.60s\"", text);
    }
    done->action.verb = UMPIRE_NOTE;
    done->action.arg[0] = (int16_t)side;
    return 1;
}

/* Take the words behind the bar off `text`; false if they cannot be kept. */
static bool
take_words(char *text, Done *done)
{
    char *bar = strstr(text, " | ");

    if (bar == NULL) {
        return true;
    }
    *bar = '\0';
    bar += 3;
    for (const char *c = bar; *c; c++) {
        if ((unsigned char)*c < ' ' || c - bar >= UMPIRE_TEXT) {
            return false;
        }
    }
    if (*bar) {
        done->text = wg_room(strlen(bar) + 1);
        strcpy(done->text, bar);
    }
    return true;
}

/* An umpire's action from its text.  On failure nothing is left to free. */
int
wg_read_umpire(const WgMatch *m, const char *text, Done *done, WgError *err)
{
    char *action = wg_room(strlen(text) + 1);
    int good;

    strcpy(action, text);
    if (!take_words(action, done)) {
        good = wg_fail(err, WG_ILLEGAL, "- too-long: \"%.80s\"", text);
    } else if (strncmp(action, "back ", 5) == 0) {
        good = read_back(m, action + 5, done, err);
    } else if (strncmp(action, "note ", 5) == 0) {
        good = read_note(m, action + 5, done, err);
    } else {
        good = read_amendment(m, action, done, err);
    }
    free(action);
    if (!good) {
        free(done->text);
        done->text = NULL;
    }
    return good;
}

void
wg_print_umpire(WgText *out, const WgMatch *m, const Done *done)
{
    int about = done->action.arg[0];

    switch (done->action.verb) {
    case UMPIRE_BACK:
        wg_print(out, "back %d", about);
        break;
    case UMPIRE_NOTE:
        wg_print(out, "note %s", about == BOTH ? "both"
                : m->rules->sides[about]);
        break;
    default:
        wg_print_action(out, m, m->rules->amendments, &done->action);
    }
    if (done->text) {
        wg_print(out, " | %s", done->text);
    }
}

/* To whom his action itself is told, beside what the game tells of it. */
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
    return done->action.verb == UMPIRE_BACK || done->text ? all : 0;
}
