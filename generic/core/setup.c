/*
 * setup.c --
 *
 *      How a match begins: scenario, options, and the secret shuffle that
 *      makes a hidden piece's token say nothing about the piece.
 */

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "common.h"

/* The index of a word in a list of words, or -1. */
static int
find_word(const char *list, const char *word, size_t length)
{
    for (int i = 0; *list; i++) {
        size_t n = strcspn(list, " ");

        if (n == length && strncmp(list, word, n) == 0) {
            return i;
        }
        list += n + (list[n] == ' ');
    }
    return -1;
}

/* Print the i-th word of a list. */
static void
print_nth(WgText *out, const char *list, int i)
{
    while (i-- > 0) {
        list += strcspn(list, " ") + 1;
    }
    wg_print(out, "%.*s", (int)strcspn(list, " "), list);
}

/* splitmix64: a well-mixed number from a counter. */
static uint64_t
next_number(uint64_t *state)
{
    uint64_t z = *state += 0x9e3779b97f4a7c15u;

    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u;
    z = (z ^ z >> 27) * 0x94d049bb133111ebu;
    return z ^ z >> 31;
}

unsigned
wg_lot(WgLots *lots, unsigned below)
{
    return (unsigned)(next_number(&lots->state) % below);
}

static void
shuffle(int16_t *pieces, int from, int to, uint64_t *state)
{
    for (int i = from; i < to; i++) {
        pieces[i] = (int16_t)i;
    }
    for (int i = to - 1; i > from; i--) {
        int j = from + (int)(next_number(state) % (unsigned)(i - from + 1));
        int16_t piece = pieces[i];

        pieces[i] = pieces[j];
        pieces[j] = piece;
    }
}

/* One "name value" pair out of text; returns what follows, NULL on error. */
static const char *
read_option(const WgRules *rules, const char *text, WgSetup *out, WgError *err)
{
    size_t name = strcspn(text, " ");
    const char *value = text + name + strspn(text + name, " ");
    size_t length = strcspn(value, " ");

    for (int i = 0; rules->options[i].name; i++) {
        const WgOption *o = &rules->options[i];

        if (strlen(o->name) == name && strncmp(o->name, text, name) == 0) {
            int chosen = find_word(o->values, value, length);

            if (chosen < 0) {
                wg_fail(err, WG_UNKNOWN, "option %s is one of: %s",
                        o->name, o->values);
                return NULL;
            }
            out->option[i] = (int8_t)chosen;
            return value + length;
        }
    }
    wg_fail(err, WG_UNKNOWN, "%s has no option \"%.*s\"", rules->name,
            (int)(name < 40 ? name : 40), text);
    return NULL;
}

int
wg_shuffle(const WgRules *rules, const char *secret, WgSetup *out,
        WgError *err)
{
    uint64_t state = strtoull(secret, NULL, 16);

    if (strlen(secret) > 16
            || strspn(secret, "0123456789abcdef") != strlen(secret)) {
        return wg_fail(err, WG_UNKNOWN,
                "a secret is up to 16 hexadecimal digits");
    }
    shuffle(out->piece, 0, rules->second, &state);
    shuffle(out->piece, rules->second, rules->pieces, &state);
    shuffle(out->lot, 0, rules->second, &state);
    shuffle(out->lot, rules->second, rules->pieces, &state);
    return 1;
}

int
wg_read_setup(const WgRules *rules, const char *scenario, const char *options,
        const char *secret, WgSetup *out, WgError *err)
{
    memset(out, 0, sizeof *out);
    out->version = rules->version;
    if (*scenario) {
        out->scenario = find_word(rules->scenarios, scenario, strlen(scenario));
    }
    if (out->scenario < 0) {
        return wg_fail(err, WG_UNKNOWN, "%s has no scenario \"%.40s\"",
                rules->name, scenario);
    }
    for (options += strspn(options, " "); *options;
            options += strspn(options, " ")) {
        options = read_option(rules, options, out, err);
        if (options == NULL) {
            return 0;
        }
    }
    return wg_shuffle(rules, secret, out, err);
}

void
wg_print_setup(WgText *out, const WgRules *rules, const WgSetup *setup)
{
    wg_print(out, "scenario ");
    print_nth(out, rules->scenarios, setup->scenario);
    wg_print(out, "\noptions");
    for (int i = 0; rules->options[i].name; i++) {
        if (rules->options[i].since <= setup->version) {
            wg_print(out, " %s ", rules->options[i].name);
            print_nth(out, rules->options[i].values, setup->option[i]);
        }
    }
    wg_print(out, "\n");
}
