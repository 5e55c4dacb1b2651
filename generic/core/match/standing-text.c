/*
 * standing-text.c --
 *
 *      Standing orders as text: in the history and in a snapshot.
 */

#include <stdlib.h>
#include <string.h>

#include "../messages.h"
#include "standing-orders.h"

/* ---- choices by name ---- */

/* The n-th word of a list of words, with its length; NULL beyond. */
static const char *
nth_word(const char *words, int n, int *length)
{
    while (*words) {
        *length = (int)strcspn(words, " ");
        if (n-- == 0) {
            return words;
        }
        words += *length + (words[*length] == ' ');
    }
    return NULL;
}

void
wg_print_standing_choice(WgText *out, const WgStanding *s, int choice)
{
    int length = 0;
    const char *word = nth_word(s->choices, choice, &length);

    wg_print(out, "%.*s", length, word);
}

void
wg_print_arm(WgText *out, const WgRules *rules, int piece)
{
    int length = 0;
    const char *word = nth_word(rules->arms, rules->arm_of(piece) - 1,
            &length);

    wg_print(out, "%.*s", length, word);
}

/* The number of a choice by its word, or -1. */
static int
choice_of(const WgStanding *s, const char *word, size_t size)
{
    const char *there;
    int length;

    for (int n = 0; (there = nth_word(s->choices, n, &length)); n++) {
        if ((size_t)length == size && strncmp(there, word, size) == 0) {
            return n;
        }
    }
    return -1;
}

/* ---- as entries ---- */

void
wg_print_standing(WgText *out, const WgMatch *m, const Entry *entry)
{
    const WgAction *a = &entry->action;
    const WgStanding *s = &m->rules->standings[a->arg[0]];

    wg_print(out, "standing %s ", s->name);
    if (a->arg[1] < 0) {
        wg_print(out, "inherit");
    } else {
        wg_print_standing_choice(out, s, a->arg[1]);
    }
    if (a->verb != STANDING_SIDE) {
        wg_print(out, a->verb == STANDING_CORPS ? " corps "
                : a->verb == STANDING_ARM ? " arm "
                : a->verb == STANDING_COMMAND ? " command " : " piece ");
        wg_print_word(out, m, 'u', a->arg[2]);
    }
}

/* A level by its word at the start, as a verb, and its length; 0: none. */
static int
level_of(const char *text, size_t *length)
{
    int level = strncmp(text, " corps ", 7) == 0 ? STANDING_CORPS
            : strncmp(text, " piece ", 7) == 0 ? STANDING_PIECE
            : strncmp(text, " arm ", 5) == 0 ? STANDING_ARM
            : strncmp(text, " command ", 9) == 0 ? STANDING_COMMAND : 0;

    *length = level == STANDING_ARM ? 5 : level == STANDING_COMMAND ? 9 : 7;
    return level;
}

/* Is there such a group of this piece? */
static bool
has_level(const WgMatch *m, int level, int piece)
{
    return level == STANDING_CORPS ? wg_corps_of(m, piece) >= 0
            : level == STANDING_ARM ? wg_arm_of(m, piece) >= 0
            : level == STANDING_COMMAND ? m->rules->messages != NULL : true;
}

/* " corps F10", " arm F10", " command F10" or " piece F10"; is it a piece of
   that side? */
static bool
read_whose(const WgMatch *m, const char *text, Entry *entry)
{
    size_t length;
    int slot = m->rules->pieces - 1, level = level_of(text, &length);

    if (level == 0) {
        return false;
    }
    text += length;
    while (slot >= 0 && strcmp(m->rules->piece_key(m->setup.piece[slot]),
            text) != 0) {
        slot--;
    }
    entry->action.verb = (int16_t)level;
    entry->action.arg[2] = (int16_t)slot;
    return slot >= 0 && wg_is_of_side(m, slot, entry->side)
            && has_level(m, level, m->setup.piece[slot]);
}

static int
kind_of(const WgMatch *m, int side, const char *word, size_t size)
{
    int kind = wg_count_standings(m->rules) - 1;

    while (kind >= 0 && (!wg_may_give(&m->rules->standings[kind], side)
            || strlen(m->rules->standings[kind].name) != size
            || strncmp(m->rules->standings[kind].name, word, size) != 0)) {
        kind--;
    }
    return kind;
}

/* "hits least", "hits ask piece F10". */
static bool
read_standing(const WgMatch *m, const char *text, Entry *entry)
{
    size_t size = strcspn(text, " ");
    int kind = kind_of(m, entry->side, text, size), choice;
    const char *word = text + size + (text[size] == ' ');

    if (kind < 0) {
        return false;
    }
    size = strcspn(word, " ");
    choice = choice_of(&m->rules->standings[kind], word, size);
    entry->action = (WgAction){ STANDING_SIDE, { (int16_t)kind,
            (int16_t)choice, 0 } };
    if (word[size] && !read_whose(m, word + size, entry)) {
        return false;
    }
    return choice >= 0 || (entry->action.verb != STANDING_SIDE
            && size == 7 && strncmp(word, "inherit", size) == 0);
}

int
wg_read_standing(const WgMatch *m, const char *text, Entry *entry,
        WgError *err)
{
    if (m->snapshot && m->snapshot->side != entry->side) {
        return wg_fail(err, WG_ILLEGAL, "- not-here: \"standing\"");
    }
    if (!read_standing(m, text, entry)) {
        return wg_fail(err, WG_ILLEGAL, "- unknown: \"standing %.80s\"", text);
    }
    return m->snapshot == NULL
            || wg_may_order(m, m->snapshot->commander, entry) ? 1
            : wg_fail(err, WG_ILLEGAL,
                "- not-your-command: \"standing %.80s\"", text);
}

/* Whoever asks: what somebody at this seat may not order concerns somebody,
   too. */
int
wg_match_ordered(const WgMatch *m, int side, const char *order)
{
    Entry entry = { .side = (int8_t)side };

    return (side == WG_FIRST || side == WG_SECOND)
            && read_standing(m, order, &entry) ? wg_ordered(m, &entry) : 0;
}

/* ---- as a snapshot has them ---- */

Entry
wg_order_given(const WgMatch *m, int commander, int level, int side, int kind,
        int slot)
{
    Entry entry = { .side = (int8_t)side, .action = { (int16_t)level,
            { (int16_t)kind, -1, (int16_t)slot } } };

    entry.action.arg[1] = (int16_t)(wg_given_by(m, commander, &entry) - 1);
    return entry;
}

static void
print_order(WgText *out, const WgMatch *m, const Entry *entry)
{
    if (entry->action.arg[1] >= 0) {
        wg_print_standing(out, m, entry);
        wg_print(out, "\n");
    }
}

/* Of a piece: its corps' and its arm's, if it is the first, and its own. */
static void
print_orders_of(WgText *out, const WgMatch *m, int side, int commander,
        int kind, int slot)
{
    static const int levels[] = { STANDING_CORPS, STANDING_ARM,
        STANDING_PIECE };

    for (int i = 0; i < 3; i++) {
        Entry entry = wg_order_given(m, commander, levels[i], side, kind, slot);

        print_order(out, m, &entry);
    }
}

void
wg_print_orders(WgText *out, const WgMatch *m, int side, int commander)
{
    for (int kind = 0; m->standing && kind < wg_count_standings(m->rules);
            kind++) {
        Entry all = wg_order_given(m, commander, STANDING_SIDE, side, kind, 0);

        print_order(out, m, &all);
        for (int slot = 0; slot < m->rules->pieces; slot++) {
            if (wg_is_of_side(m, slot, side)) {
                print_orders_of(out, m, side, commander, kind, slot);
            }
        }
    }
}

int
wg_take_orders(WgMatch *m, const char *lines, WgError *err)
{
    Reader r = { .text = lines };

    while (*r.text) {
        Entry entry = { .side = (int8_t)m->snapshot->side };

        if (!wg_take_line(&r) || strlen(r.line) < 9
                || !read_standing(m, r.line + 9, &entry)) {
            return wg_fail(err, WG_BADFILE, "a standing order: \"%.80s\"",
                    r.line);
        }
        /* Who sits here gave it, be some of them another's now. */
        entry.whose = (uint8_t)(m->snapshot->commander < 0
                ? wg_ordered(m, &entry) : 1 << m->snapshot->commander);
        wg_keep_standing(m, &entry);
    }
    wg_keep_taken_orders(m);
    return 1;
}

bool
wg_is_standing_text(const WgRules *rules, const char *text)
{
    size_t size = strcspn(text, " ");

    for (const WgStanding *s = rules->standings; s && s->name; s++) {
        if (strlen(s->name) == size && strncmp(s->name, text, size) == 0
                && text[size]) {
            text += size + 1;
            size = strcspn(text, "}");
            return choice_of(s, text, size) >= 0
                    && strcmp(text + size, "}}") == 0;
        }
    }
    return false;
}
