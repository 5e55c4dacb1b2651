/*
 * fuzz-kept.c --
 *
 *      One who plays and keeps all, and says so.
 */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "fuzz-kept.h"

enum { GROUP = 6 };                     /* actions of a deed, at most */

Report
kept_report(const WgMatch *m)
{
    return (Report){ m->length, wg_match_deed(m, m->length),
            m->length ? m->entry[m->length - 1].hash : m->head_hash };
}

char *
kept_read(const char *path)
{
    FILE *file = fopen(path, "rb");
    WgText out = {0};
    char part[4096];
    size_t n;

    wg_print(&out, "");
    while (file && (n = fread(part, 1, sizeof part - 1, file)) > 0) {
        part[n] = '\0';
        wg_print(&out, "%s", part);
    }
    if (file) {
        fclose(file);
    }
    return out.text;
}

/* Any action offered, or any throw. */
static char *
any_action(Walk *w, const WgMatch *m)
{
    WgText out = {0};

    if (wg_match_side(m) == WG_CHANCE) {
        wg_print(&out, "roll");
        for (int i = 0; i < wg_match_dice(m); i++) {
            wg_print(&out, " %u", 1 + walk_chance(w, 6));
        }
    } else {
        wg_offer(m->rules, m->game, w->offer);
        wg_print_action(&out, m, m->rules->verbs, &w->offer->action[
                walk_chance(w, (unsigned)w->offer->count)]);
    }
    return out.text;
}

/* Several actions of pieces as one deed; what is refused is left out. */
static void
do_group(Walk *w, WgMatch *m, WgError *err)
{
    const WgOffer *offer = w->offer;
    WgText steps = {0};

    wg_print(&steps, "");
    wg_offer(m->rules, m->game, w->offer);
    for (int i = 0; i < GROUP && offer->count > 0; i++) {
        const WgAction *a = &offer->action[walk_chance(w,
                (unsigned)offer->count)];

        if (m->rules->verbs[a->verb].args[0] == 'u') {
            wg_print(&steps, "{");
            wg_print_action(&steps, m, m->rules->verbs, a);
            wg_print(&steps, "} ");
        }
    }
    free(wg_group_do(m, wg_match_side(m), steps.text, 1, err));
    free(steps.text);
}

/* Go on by one deed. */
static void
go_on(Walk *w, WgMatch *m, WgError *err)
{
    int length = m->length;

    if (walk_chance(w, 2) && wg_match_can_redo(m)) {
        wg_match_redo(m, err);
    } else if (wg_match_side(m) >= 0 && walk_chance(w, 2)) {
        do_group(w, m, err);
    }
    if (m->length == length && err->code == WG_OK) {
        char *action = any_action(w, m);

        wg_match_apply(m, wg_match_side(m), action, err);
        free(action);
    }
}

/* The lines after so many actions. */
static char *
lines_after(const WgMatch *m, int length)
{
    WgText out = {0};

    for (int n = length + 1; n <= m->length; n++) {
        char *line = wg_match_line(m, n);

        wg_print(&out, "%s", line);
        free(line);
    }
    return out.text;
}

/* Say it at once, in one piece; false if nobody hears. */
static bool
tell(const Report *report)
{
    return printf("%d %d %lu\n", report->length, report->deed,
            (unsigned long)report->hash) > 0 && fflush(stdout) == 0;
}

/* Take a deed back, or go on by one, and keep it. */
static void
play_one(Walk *w, WgMatch *m, WgHold *hold, WgError *err)
{
    char *text;

    if (walk_chance(w, 8) == 0 && wg_match_can_undo(m)) {
        wg_match_undo(m, err);
        text = wg_match_save(m);
        wg_hold_replace(hold, text, err);
    } else {
        int length = m->length;

        go_on(w, m, err);
        text = lines_after(m, length);
        wg_hold_append(hold, text, err);
    }
    free(text);
}

int
kept_play(const char *path, const char *seed)
{
    Walk w = { .name = "fuzz-kill", .state = strtoul(seed, NULL, 10)
                * 0x9e3779b97f4a7c15u | 1,
            .offer = malloc(sizeof *w.offer) };
    Report report = {0};
    WgError err;
    WgHold *hold;
    WgMatch *m;
    char *text;

    tell(&report);
    text = kept_read(path);
    hold = wg_hold(path, "child", &err);
    m = hold ? wg_match_load(text, &err) : NULL;
    while (m && wg_match_side(m) != WG_NOBODY && err.code == WG_OK) {
        play_one(&w, m, hold, &err);
        report = kept_report(m);
        if (err.code != WG_OK || !tell(&report)) {
            break;
        }
    }
    return 0;
}

bool
kept_hear(FILE *said, Report *report)
{
    char line[80];
    unsigned long hash;
    bool whole = fgets(line, sizeof line, said) && strchr(line, '\n')
            && sscanf(line, "%d %d %lu", &report->length, &report->deed,
                &hash) == 3;

    if (whole) {
        report->hash = (uint32_t)hash;
    }
    return whole;
}
