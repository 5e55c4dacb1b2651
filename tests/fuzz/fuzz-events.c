/*
 * fuzz-events.c --
 *
 *      What is told never names a block that its hearer cannot see, and two
 *      matches that differ in their secret shuffle alone tell the same of it:
 *      a token is one block as long as the match, and only that.
 */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "fuzz.h"

enum { ONE_IN = 5 };            /* matches played with two secrets */

/* Is there this word in the text? */
static bool
has_word(const char *text, const char *word)
{
    size_t length = strlen(word);

    for (const char *at = strstr(text, word); at; at = strstr(at + 1, word)) {
        if (strchr(" {", at[-1]) && strchr(" }", at[length])) {
            return true;
        }
    }
    return false;
}

static void
see(Walk *w, const Game *g, int viewer, Game *out)
{
    memcpy((void *)out, (const void *)g, w->rules->size);
    w->rules->redact(out, viewer);
}

/* News of the last action name no block unseen before it and after.  Read as a
   letter has them: the word of a command may be the key of its leader, and
   there it is a number. */
static void
check_names(Walk *w, Game *before, Game *after)
{
    const WgMatch *m = walk_match(w);

    for (int viewer = 0; viewer < 3; viewer++) {
        WgText news = {0};

        wg_print(&news, "");
        wg_print_events(&news, m, viewer, TO_ALL, w->n);
        see(w, w->before, viewer, before);
        see(w, w->g, viewer, after);
        for (int u = 0; u < w->rules->pieces && *news.text; u++) {
            const char *key = w->rules->piece_key(w->setup.piece[u]);

            if ((w->n == 0 || w->rules->piece_in(before, u) < 0)
                    && w->rules->piece_in(after, u) < 0
                    && has_word(news.text, key)) {
                walk_fail(w, "viewer %d hears of %s: %s", viewer, key,
                        news.text);
            }
        }
        free(news.text);
    }
}

static int
compare(const void *a, const void *b)
{
    return strcmp(*(char *const *)a, *(char *const *)b);
}

/* Losses of one moment fall in the order of the slots: on the way another may
   come to command for that moment. */
static bool
is_passing(const char *line)
{
    return strstr(line, " what succeeded ") != NULL;
}

/* The same news with each token replaced by the key of its block, sorted: for
   the order of tokens is the secret's. */
static char *
unmask(const WgMatch *m, const char *news)
{
    WgText out = {0}, sorted = {0};
    char **line = malloc((strlen(news) + 1) * sizeof *line);
    int lines = 0;

    wg_print(&out, "");
    while (*news) {
        size_t length = strcspn(news, " {}");
        int side, token, used = 0;

        for (side = 0; side < 2; side++) {
            size_t name = strlen(m->rules->sides[side]);

            if (strncmp(news, m->rules->sides[side], name) == 0
                    && sscanf(news + name, ".%d%n", &token, &used) == 1) {
                wg_print(&out, "?%s", m->rules->piece_key(m->setup.piece[
                        token - 1 + (side ? m->rules->second : 0)]));
                break;
            }
        }
        if (side == 2) {
            wg_print(&out, "%.*s", (int)length, news);
        }
        news += length;
        if (*news) {
            wg_print(&out, "%c", *news == ' ' && news[-1] == '}' ? '\n'
                    : *news);
            news++;
        }
    }
    for (char *at = strtok(out.text, "\n"); at; at = strtok(NULL, "\n")) {
        if (!is_passing(at)) {
            line[lines++] = at;
        }
    }
    qsort(line, (size_t)lines, sizeof *line, compare);
    wg_print(&sorted, "");
    for (int i = 0; i < lines; i++) {
        wg_print(&sorted, "%s\n", line[i]);
    }
    free(line);
    free(out.text);
    return sorted.text;
}

/* The last action's news, of both. */
static bool
is_alike(const WgMatch *one, const WgMatch *other, int viewer, WgText *differ)
{
    char *news = wg_match_events(one, viewer, one->length);
    char *twin = wg_match_events(other, viewer, other->length);
    char *plain = unmask(one, news), *alike = unmask(other, twin);
    bool same = strcmp(plain, alike) == 0;

    if (!same) {
        wg_print(differ, "%.400s, not %.400s", alike, plain);
    }
    free(news);
    free(twin);
    free(plain);
    free(alike);
    return same;
}

static void
repeat(const WgMatch *m, int n, WgMatch *other, WgError *err)
{
    WgText line = {0};

    wg_print_entry(&line, m, &m->entry[n]);
    wg_match_apply(other, m->entry[n].side, strchr(line.text, ' ') + 1, err);
    free(line.text);
}

/* Some blocks of either side change slots. */
static void
exchange(Walk *w, WgSetup *setup)
{
    for (int i = 1 + (int)walk_chance(w, 20); i > 0; i--) {
        int first = walk_chance(w, 2) ? w->rules->second : 0;
        int last = first ? w->rules->pieces : w->rules->second;
        int u = first + (int)walk_chance(w, (unsigned)(last - first));
        int v = first + (int)walk_chance(w, (unsigned)(last - first));
        int16_t piece = setup->piece[u];

        setup->piece[u] = setup->piece[v];
        setup->piece[v] = piece;
    }
}

/* The whole match again with another secret.  Where the rules choose among
   units alike by their slot, as for who fires first, the two part: another
   truth is told, or an action is no more allowed.  There the comparison
   ends. */
static void
check_secret(Walk *w)
{
    const WgMatch *m = walk_match(w);
    WgMatch *same = wg_match_begin(w->rules, &w->setup, "0"), *twin;
    WgSetup setup = w->setup;
    WgText differ = {0};
    WgError err = { .code = WG_OK };

    exchange(w, &setup);
    twin = wg_match_begin(w->rules, &setup, "0");
    for (int n = 0; n < w->n && is_alike(same, twin, WG_UMPIRE, &differ);
            n++) {
        for (int viewer = 0; viewer < WG_UMPIRE; viewer++) {
            if (!is_alike(same, twin, viewer, &differ)) {
                walk_fail(w, "viewer %d by another secret: %s", viewer,
                        differ.text);
            }
        }
        w->looked++;
        repeat(m, n, same, &err);
        repeat(m, n, twin, &err);
        if (err.code != WG_OK) {
            break;
        }
    }
    free(differ.text);
    wg_match_free(same);
    wg_match_free(twin);
}

static void
watch(Walk *w)
{
    Game *before = malloc(w->rules->size), *after = malloc(w->rules->size);

    check_names(w, before, after);
    if (walk_flow(w)->side == WG_NOBODY && walk_chance(w, ONE_IN) == 0) {
        check_secret(w);
    }
    free((void *)before);
    free((void *)after);
}

int
main(int argc, char **argv)
{
    return walk_all(argc, argv, 20, NULL, watch);
}
