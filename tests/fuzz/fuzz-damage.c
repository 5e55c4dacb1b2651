/*
 * fuzz-damage.c --
 *
 *      Saved matches cut off, flipped and shuffled: what loads is the true
 *      match up to the damage, and the line of the damage is named.
 *
 *      The text of each game is damaged in as many places as the program is
 *      told to.
 */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "fuzz.h"

enum { PLACES_EACH = 5000, SHORT = 120, HEADER = 6 };

/* Where line n of a text begins, from 0. */
static const char *
line_at(const char *text, int n)
{
    while (n-- > 0) {
        text = strchr(text, '\n') + 1;
    }
    return text;
}

static int
count_lines(const char *text)
{
    int lines = 0;

    for (; *text; text++) {
        lines += *text == '\n';
    }
    return lines;
}

/* A copy of the text, damaged. */
static char *
damage(Walk *w, const char *text, size_t length)
{
    size_t at = walk_chance(w, (unsigned)length), end = length, size;
    char *bad = malloc(2 * length + 1);

    memcpy(bad, text, length + 1);
    switch (walk_chance(w, 6)) {
    case 0:                             /* cut off */
        bad[at] = '\0';
        break;
    case 1:                             /* one bit */
        bad[at] = (char)(bad[at] ^ 1 << walk_chance(w, 8));
        break;
    case 2:                             /* one byte */
        bad[at] = (char)walk_chance(w, 256);
        break;
    case 3:                             /* some bytes lost */
        size = 1 + walk_chance(w, 80);
        end = at + size < length ? at + size : length;
        memmove(bad + at, text + end, length - end + 1);
        break;
    case 4:                             /* some bytes twice */
        size = 1 + walk_chance(w, 80);
        size = at + size < length ? size : length - at;
        memmove(bad + at + size, text + at, length - at + 1);
        break;
    default:                            /* a block of noughts or rubbish */
        for (size_t i = 0; i < 64 && at + i < length; i++) {
            bad[at + i] = (char)(at % 2 ? walk_chance(w, 256) : '0');
        }
    }
    return bad;
}

/* All that was accepted is what was played, and nothing sound was lost. */
static void
check_damage(Walk *w, const char *text, const char *bad)
{
    WgError err;
    WgMatch *m = wg_match_load(bad, &err);
    const char *fault = m ? wg_match_fault(m) : "";
    char *again;
    int same = 0, line;

    for (size_t i = 0; bad[i] && bad[i] == text[i]; i++) {
        same += bad[i] == '\n';
    }
    if (m == NULL) {
        if (err.code == WG_OK || *err.text == '\0' || same > HEADER) {
            walk_fail(w, "not loaded: %s", err.text);
        }
        return;
    }
    again = wg_match_save(m);
    if (strncmp(again, text, strlen(again)) != 0) {
        walk_fail(w, "accepted what was not played: %s", fault);
    }
    if (count_lines(again) < same) {
        walk_fail(w, "lost what was sound: %s", fault);
    }
    if (strcmp(again, bad) != 0 && m->length < count_lines(text) - HEADER
            && (sscanf(fault, "line %d: ", &line) != 1
            || line != count_lines(again) + 1)) {
        walk_fail(w, "the damage is not in: %s", fault);
    }
    free(again);
    wg_match_free(m);
}

static void
check_places(Walk *w, int places)
{
    char *text = wg_match_save(walk_match(w));
    size_t length = strlen(text);

    if (line_at(text, HEADER) != strstr(text, "\nbegin ") + 16) {
        walk_fail(w, "the header has another length");
    }
    for (int i = 0; i < places; i++) {
        char *bad = damage(w, text, length);

        check_damage(w, text, bad);
        free(bad);
    }
    printf("%s: %s, %d places in %d actions\n", w->name, w->rules->name,
            places, w->n);
    free(text);
}

/* A whole match of each scenario in some places, a short one in all others. */
static void
check_game(const WgRules *rules, int places, unsigned seed)
{
    int scenarios = walk_scenarios(rules);

    for (int i = 0; i <= scenarios; i++) {
        Walk w = { .name = "fuzz-damage" };

        walk_begin(&w, rules, i % scenarios, (int)(seed % 1000) + i, seed);
        while ((i < scenarios || w.n < SHORT) && walk_step(&w)) {
        }
        check_places(&w, i < scenarios ? places / 100
                : places - scenarios * (places / 100));
        walk_end(&w);
        free(w.offer);
        free(w.entry);
    }
}

int
main(int argc, char **argv)
{
    int places = argc > 1 ? atoi(argv[1]) : PLACES_EACH;
    unsigned seed = argc > 2 ? (unsigned)atoi(argv[2]) : 1812;

    for (int i = 0; wg_all_rules[i]; i++) {
        check_game(wg_all_rules[i], places, seed);
    }
    return 0;
}
