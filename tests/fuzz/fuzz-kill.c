/*
 * fuzz-kill.c --
 *
 *      A match that keeps itself is killed at random instants: whatever the
 *      player had been told was done is in the file, which loads again.
 *
 *      A child plays on from the file and keeps every action, or all of a
 *      deed, as library/match/match.tcl does: appended, or after undo the whole
 *      replaced.
 *      It holds the match meanwhile, which the death of it ends.
 *      Only then it reports, over a pipe to the parent, how long the match is,
 *      where its last deed begins and the hash of its last line, which stands
 *      for all lines before.
 */

#define _POSIX_C_SOURCE 200809L

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "fuzz.h"

enum { KILLS = 100, MATCH = 25 };       /* in all, and of one match */
enum { LONGEST_LIFE = 40 };             /* milliseconds */

enum { GROUP = 6 };                     /* actions of a deed, at most */

typedef struct Report {
    int length, deed;
    uint32_t hash;
} Report;

static Report
report_of(const WgMatch *m)
{
    return (Report){ m->length, wg_match_deed(m, m->length),
            m->length ? m->entry[m->length - 1].hash : m->head_hash };
}

static char *
read_all(const char *path)
{
    FILE *file = fopen(path, "r");
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
    free(wg_group_do(m, wg_match_side(m), steps.text, err));
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

/* Play until killed, or until the end. */
static void
play(Walk *w, const char *path, int pipe)
{
    char *text = read_all(path);
    WgError err;
    WgHold *hold = wg_hold(path, "child", &err);
    WgMatch *m = hold ? wg_match_load(text, &err) : NULL;

    while (m && wg_match_side(m) != WG_NOBODY && err.code == WG_OK) {
        Report report;
        char *line;

        if (walk_chance(w, 8) == 0 && wg_match_can_undo(m)) {
            wg_match_undo(m, &err);
            line = wg_match_save(m);
            wg_hold_replace(hold, line, &err);
        } else {
            int length = m->length;

            go_on(w, m, &err);
            line = lines_after(m, length);
            wg_hold_append(hold, line, &err);
        }
        free(line);
        if (err.code != WG_OK) {
            break;
        }
        report = report_of(m);
        if (write(pipe, &report, sizeof report) != sizeof report) {
            break;
        }
    }
    _exit(0);
}

/* What the dead child held is free; what it wrote beside goes. */
static void
check_hold(Walk *w, const char *path, pid_t child)
{
    char beside[80];
    WgError err;
    WgHold *hold = wg_hold(path, "parent", &err);

    if (hold == NULL) {
        walk_fail(w, "the dead still hold the match: %s", err.text);
    }
    wg_let_go(hold);
    snprintf(beside, sizeof beside, "%s.part-%ld-0", path, (long)child);
    unlink(beside);
}

/* Let a child play for a while, kill it, and hear what it had done: at each
   length as last reported.  Returns the last length. */
static int
kill_one(Walk *w, const char *path, int length, Report *told)
{
    struct timespec life = { .tv_nsec = 1000000L * (1 + (long)walk_chance(w,
            LONGEST_LIFE - 1)) + (long)walk_chance(w, 1000000) };
    int ends[2];
    Report report;
    pid_t child;

    if (pipe(ends) != 0 || (child = fork()) < 0) {
        walk_fail(w, "no process");
    }
    if (child == 0) {
        close(ends[0]);
        play(w, path, ends[1]);
    }
    close(ends[1]);
    nanosleep(&life, NULL);
    kill(child, SIGKILL);
    while (read(ends[0], &report, sizeof report) == sizeof report) {
        length = report.length;
        told[length] = report;
        w->looked++;
    }
    waitpid(child, NULL, 0);
    close(ends[0]);
    check_hold(w, path, child);
    return length;
}

/* The last deed can be taken back and done again, though it was read from a
   file; and be it in part. */
static void
check_deed(Walk *w, WgMatch *m)
{
    char *was = wg_match_save(m), *is;
    int deed = wg_match_deed(m, m->length);
    WgError err;

    if (wg_match_can_undo(m)) {
        wg_match_undo(m, &err);
        if (err.code != WG_OK || m->length != deed - 1) {
            walk_fail(w, "the deed from %d is taken back to %d", deed,
                    m->length);
        }
        wg_match_redo(m, &err);
        is = wg_match_save(m);
        if (err.code != WG_OK || strcmp(is, was) != 0) {
            walk_fail(w, "the deed from %d is not done again: %s", deed,
                    err.text);
        }
        free(is);
    }
    free(was);
}

/* Of what was not reported: only one deed more, whole or in part, or the last
   one taken back. */
static void
check_end(Walk *w, const WgMatch *m, const Report *reported)
{
    for (int n = reported->length + 2; n <= m->length; n++) {
        if (!m->entry[n - 1].joined) {
            walk_fail(w, "%d actions reported, %d in the file",
                    reported->length, m->length);
        }
    }
    if (m->length < reported->length && m->length != reported->deed - 1) {
        walk_fail(w, "%d actions reported, the last deed from %d; %d in the"
                " file", reported->length, reported->deed, m->length);
    }
}

/* All reported is there.  Then repair the file, as one who goes on does.
   Returns the length. */
static int
check_file(Walk *w, const char *path, int reported, Report *told)
{
    char *text = read_all(path), *sound;
    WgError err;
    WgMatch *m = wg_match_load(text, &err);
    int length, common;

    if (m == NULL) {
        walk_fail(w, "the file does not load: %s", err.text);
    }
    if (*wg_match_fault(m) && strstr(wg_match_fault(m), "cut off") == NULL) {
        walk_fail(w, "%s", wg_match_fault(m));
    }
    length = m->length;
    common = length < reported ? length : reported;
    check_end(w, m, &told[reported]);
    if (common > 0 && m->entry[common - 1].hash != told[common].hash) {
        walk_fail(w, "action %d is not what was reported", common);
    }
    told[length] = report_of(m);
    sound = wg_match_save(m);
    check_deed(w, m);
    wg_replace(path, sound, &err);
    wg_match_free(m);
    free(text);
    free(sound);
    return length;
}

static void
begin_file(Walk *w, const char *path)
{
    char *text = wg_match_save(walk_match(w));
    WgError err;

    wg_replace(path, text, &err);
    free(text);
}

/* A new match of a game, of any scenario, and so many deaths. */
static void
kill_match(Walk *w, const WgRules *rules, int kills, unsigned seed)
{
    const char *path = "fuzz-kill.game";
    Report *told = calloc(WALK_LONGEST, sizeof *told);
    int length = 0;

    walk_begin(w, rules, (int)(seed % (unsigned)walk_scenarios(rules)),
            (int)(seed % 1000), seed);
    begin_file(w, path);
    for (int i = 0; i < kills; i++) {
        length = kill_one(w, path, length, told);
        length = check_file(w, path, length, told);
    }
    walk_end(w);
    unlink(path);
    free(told);
}

/* The games take turns. */
int
main(int argc, char **argv)
{
    int kills = argc > 1 ? atoi(argv[1]) : KILLS, games = 0;
    unsigned seed = argc > 2 ? (unsigned)atoi(argv[2]) : (unsigned)time(NULL);
    Walk w = { .name = "fuzz-kill" };

    while (wg_all_rules[games]) {
        games++;
    }
    for (int i = 0; i * MATCH < kills; i++) {
        kill_match(&w, wg_all_rules[i % games], MATCH, seed + (unsigned)i);
    }
    printf("%s: %d kills, %ld actions kept, seed %u\n", w.name, kills,
            w.looked, seed);
    free(w.offer);
    free(w.entry);
    return 0;
}
