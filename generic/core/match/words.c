/*
 * words.c --
 *
 *      Actions as text, "move F10 les_fleches", and back.
 */

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "match.h"

const char *
wg_side_word(int side)
{
    static const char *const word[] = {
        "nobody", "chance", "0", "1", "public", "umpire"
    };

    return word[side - WG_NOBODY];
}

const char *
wg_value_word(const WgRules *rules, char letter, int value)
{
    const WgValues *v = rules->values;

    while (v && v->name && v->letter != letter) {
        v++;
    }
    if (v == NULL || v->name == NULL || value < 0) {
        return NULL;
    }
    for (int i = 0; i < value; i++) {
        if (v->words[i] == NULL) {
            return NULL;
        }
    }
    return v->words[value];
}

void
wg_print_word(WgText *out, const WgMatch *m, char type, int value)
{
    const WgRules *rules = m->rules;

    if (value < 0 && type != 'n') {
        wg_add(out, "none");
        return;
    }
    if (wg_is_value(type)) {
        const char *word = wg_value_word(rules, type, value);

        assert(word);
        wg_add(out, word);
        return;
    }
    switch (type) {
    case 'u':
        wg_add(out, rules->piece_key(m->setup.piece[value]));
        break;
    case 'p':
        wg_add(out, rules->place_key(value));
        break;
    case 's':
        wg_add(out, rules->sides[value]);
        break;
    default:
        wg_add_number(out, value);
    }
}

void
wg_print_action(WgText *out, const WgMatch *m, const WgWord *words,
        const WgAction *a)
{
    const WgWord *verb = &words[a->verb];

    wg_add(out, verb->name);
    for (int i = 0; verb->args[i]; i++) {
        wg_add(out, " ");
        wg_print_word(out, m, verb->args[i], a->arg[i]);
    }
}

void
wg_print_dice(WgText *out, const uint8_t *dice, int count)
{
    for (int i = 0; i < count; i++) {
        wg_print(out, i ? " %d" : "%d", dice[i]);
    }
}

/* A great map has thousands of keys: most differ in what is compared here. */
int
wg_find_key(const char *(*key)(int), int count, const char *word)
{
    for (int i = 0; i < count; i++) {
        const char *k = key(i);

        if (k[0] == word[0] && (k[0] == '\0' || (k[1] == word[1]
                    && (k[1] == '\0' || (k[2] == word[2]
                            && strcmp(k, word) == 0))))) {
            return i;
        }
    }
    return -1;
}

enum { MOST_NUMBER = 10000 };

/* The number that a word means as an argument of this type, or -1. */
static int
read_word(const WgMatch *m, char type, const char *word)
{
    const WgRules *rules = m->rules;
    int piece;

    switch (type) {
    case 'u':
        piece = wg_find_key(rules->piece_key, rules->pieces, word);
        for (int i = 0; piece >= 0 && i < rules->pieces; i++) {
            if (m->setup.piece[i] == piece) {
                return i;
            }
        }
        return -1;
    case 'p':
        return wg_find_key(rules->place_key, rules->places, word);
    case 's':
        return strcmp(word, rules->sides[0]) == 0 ? 0
                : strcmp(word, rules->sides[1]) == 0 ? 1 : -1;
    default:
        return wg_number(word, MOST_NUMBER);
    }
}

/* Split text at single spaces into at most `most` words; -1 if there are more,
   or one is empty or long.  So an action has one spelling, that which
   wg_print_action() gives it. */
static int
split(const char *text, char word[][40], int most)
{
    int n = 0;

    do {
        size_t length = strcspn(text, " ");

        if (n == most || length == 0 || length > 39) {
            return -1;
        }
        memcpy(word[n], text, length);
        word[n++][length] = '\0';
        text += length;
    } while (*text++ == ' ');
    return n;
}

int
wg_read_action(const WgMatch *m, const WgWord *known, const char *text,
        WgAction *a, WgError *err)
{
    char word[1 + WG_ARGS][40];
    int words = split(text, word, 1 + WG_ARGS);

    memset(a, 0, sizeof *a);
    for (int v = 0; words > 0 && known[v].name; v++) {
        const WgWord *verb = &known[v];

        if (strcmp(verb->name, word[0]) != 0) {
            continue;
        }
        if ((int)strlen(verb->args) != words - 1) {
            break;
        }
        a->verb = (int16_t)v;
        for (int i = 0; i < words - 1; i++) {
            int value = read_word(m, verb->args[i], word[i + 1]);

            if (value < 0) {
                return wg_fail(err, WG_ILLEGAL, "no \"%s\" to %s",
                        word[i + 1], word[0]);
            }
            a->arg[i] = (int16_t)value;
        }
        return 1;
    }
    return wg_fail(err, WG_ILLEGAL, "not an action: \"%.60s\"", text);
}

int
wg_read_dice(const WgMatch *m, const char *text, uint8_t *dice, WgError *err)
{
    char word[1 + WG_DICE][40];
    int count = wg_flow(m)->dice;
    int words = split(text, word, 1 + WG_DICE);
    bool good = words == 1 + count && strcmp(word[0], "roll") == 0;

    for (int i = 0; good && i < count; i++) {
        int pips = read_word(m, 'n', word[i + 1]);

        good = pips >= 1 && pips <= 6;
        dice[i] = (uint8_t)pips;
    }
    return good ? 1 : wg_fail(err, WG_ILLEGAL,
            "now %d dice are thrown, not \"%.60s\"", count, text);
}
