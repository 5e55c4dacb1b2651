/*
 * fuzz-news.c --
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

/* News of the last action name no block unseen before it and after. */
static void
check_names(Walk *w, Game *before, Game *after)
{
    const WgMatch *m = walk_match(w);

    for (int viewer = 0; viewer < 3; viewer++) {
        char *news = wg_match_news(m, viewer, w->n);

        see(w, w->before, viewer, before);
        see(w, w->g, viewer, after);
        for (int u = 0; u < w->rules->pieces && *news; u++) {
            const char *key = w->rules->piece_key(w->setup.piece[u]);

            if ((w->n == 0 || w->rules->piece_in(before, u) < 0)
                    && w->rules->piece_in(after, u) < 0
                    && has_word(news, key)) {
                walk_fail(w, "viewer %d hears of %s: %s", viewer, key, news);
            }
        }
        free(news);
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

/* The whole match again with another secret.  Where the rules choose among
   units alike by their slot the two part, and the comparison ends. */
static void
check_secret(Walk *w)
{
    const WgMatch *m = walk_match(w);
    WgSetup setup = w->setup;
    WgMatch *other;
    int n;

    for (int u = 0; u < w->rules->pieces; u++) {
        int first = u < w->rules->second ? 0 : w->rules->second;
        int last = u < w->rules->second ? w->rules->second : w->rules->pieces;

        setup.piece[u] = w->setup.piece[first + last - 1 - u];
    }
    other = wg_match_begin(w->rules, &setup, "0");
    for (n = 0; n < w->n; n++) {
        const Done *done = &m->done[n];
        WgText line = {0};
        WgError err;

        wg_print_done(&line, m, done);
        wg_match_apply(other, done->side, strchr(line.text, ' ') + 1, &err);
        free(line.text);
        if (err.code != WG_OK) {
            break;
        }
    }
    w->looked += n;
    for (int viewer = 0; viewer < 4; viewer++) {
        WgMatch *same = wg_match_at(m, n - 1);
        WgMatch *twin = wg_match_at(other, n - 1);
        char *one = wg_match_news(same, viewer, 0);
        char *two = wg_match_news(twin, viewer, 0);
        char *news = unmask(same, one), *alike = unmask(twin, two);

        if (strcmp(news, alike) != 0) {
            size_t at = 0;

            while (news[at] == alike[at]) {
                at++;
            }
            at = at > 200 ? at - 200 : 0;
            walk_fail(w, "viewer %d by another secret: %.400s, not %.400s",
                    viewer, alike + at, news + at);
        }
        free(one);
        free(two);
        free(news);
        free(alike);
        wg_match_free(same);
        wg_match_free(twin);
    }
    wg_match_free(other);
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
    return walk_all(argc, argv, 40, NULL, watch);
}
