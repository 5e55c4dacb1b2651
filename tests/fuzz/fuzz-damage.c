/*
 * fuzz-damage.c --
 *
 *      Saved matches cut off, flipped and shuffled: what loads is the true
 *      match up to the damage, and the line of the damage is named.
 *
 *      The text of each game is damaged in as many places as the program is
 *      told to.  Some of its actions are joined to deeds; marks of deeds are
 *      also forged, with hashes that agree.
 */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "fuzz.h"

enum { PLACES_EACH = 5000, SHORT = 120, HEADER = 6 };
enum { FORGED = 10 };           /* of so many places one mark is forged */

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

/* The match that was walked, half of what can be joined a deed. */
static char *
with_deeds(Walk *w)
{
    WgMatch *m = wg_match_begin(w->rules, &w->setup, w->secret);
    char *text;

    for (int i = 0; i < w->n; i++) {
        Entry entry = w->entry[i];

        entry.joined = walk_chance(w, 2) && wg_can_join(m, entry.side);
        wg_push(m, entry);
    }
    text = wg_match_save(m);
    wg_match_free(m);
    return text;
}

/* A line "french + move F10 gorki 0123abcd" to or without the mark, at that
   action; all hashes from there on agree again. */
static char *
forge_mark(const char *text, int forged)
{
    const char *line = line_at(text, HEADER);
    WgText out = {0};
    uint32_t hash = (uint32_t)strtoul(line - 9, NULL, 16);

    wg_print(&out, "%.*s", (int)(line - text), text);
    for (int n = 0; *line; n++, line = strchr(line, '\n') + 1) {
        const char *action = strchr(line, ' ') + 1;
        int end = (int)strcspn(line, "\n") - 9;
        bool marked = strncmp(action, "+ ", 2) == 0;
        WgText again = {0};

        wg_print(&again, "%.*s", (int)(action - line), line);
        wg_print(&again, marked != (n == forged) ? "+ " : "");
        action += marked ? 2 : 0;
        wg_print(&again, "%.*s", end - (int)(action - line), action);
        hash = wg_line_hash(hash, again.text);
        wg_print(&out, "%s %08x\n", again.text, (unsigned)hash);
        free(again.text);
    }
    return out.text;
}

/* It is read as far as a match would write it so. */
static void
check_forged(Walk *w, const char *text)
{
    int forged = (int)walk_chance(w, (unsigned)w->n);
    char *bad = forge_mark(text, forged), *again;
    WgError err;
    WgMatch *m = wg_match_load(bad, &err);

    if (m == NULL) {
        walk_fail(w, "not loaded: %s", err.text);
    }
    again = wg_match_save(m);
    if (strncmp(again, bad, strlen(again)) != 0 || m->length < forged) {
        walk_fail(w, "action %d, forged, is read otherwise", forged);
    }
    if ((m->length < w->n) != (*wg_match_fault(m) != '\0')
            || (m->length < w->n && m->length != forged)) {
        walk_fail(w, "forged action %d, %d of %d read: %s", forged,
                m->length, w->n, wg_match_fault(m));
    }
    wg_match_free(m);
    free(again);
    free(bad);
}

static void
check_places(Walk *w, int places)
{
    char *text = with_deeds(w);
    size_t length = strlen(text);

    if (line_at(text, HEADER) != strstr(text, "\nbegin ") + 16) {
        walk_fail(w, "the header has another length");
    }
    for (int i = 0; i < places; i++) {
        char *bad = damage(w, text, length);

        check_damage(w, text, bad);
        free(bad);
    }
    for (int i = 0; i < places / FORGED; i++) {
        check_forged(w, text);
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

    if (argc > 3 && walk_apart(argv[3])) {
        check_game(walk_apart(argv[3]), places, seed);
        return 0;
    }
    for (int i = 0; wg_all_rules[i]; i++) {
        if (!walk_apart(wg_all_rules[i]->name)) {
            check_game(wg_all_rules[i], places, seed);
        }
    }
    return 0;
}
