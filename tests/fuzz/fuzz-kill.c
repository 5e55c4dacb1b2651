/*
 * fuzz-kill.c --
 *
 *      A match that keeps itself is killed at random instants: whatever the
 *      player had been told was done is in the file, which loads again.
 *
 *      A child plays on from the file and keeps every action as
 *      library/match.tcl does: appended, or after undo the whole replaced.
 *      It holds the match meanwhile, which the death of it ends.
 *      Only then it reports, over a pipe to the parent, how long the match is
 *      and the hash of its last line, which stands for all lines before.
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

typedef struct Report {
    int length;
    uint32_t hash;
} Report;

static Report
report_of(const WgMatch *m)
{
    return (Report){ m->length,
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
            char *action = any_action(w, m);

            wg_match_apply(m, wg_match_side(m), action, &err);
            free(action);
            line = wg_match_line(m, wg_match_length(m));
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

/* Let a child play for a while, kill it, and hear what it had done: the hash
   at each length, as last reported.  Returns the last length. */
static int
kill_one(Walk *w, const char *path, int length, uint32_t *hash)
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
        hash[length] = report.hash;
        w->looked++;
    }
    waitpid(child, NULL, 0);
    close(ends[0]);
    check_hold(w, path, child);
    return length;
}

/* All reported is there, and at most one thing that was not yet: an action
   more, whole or in part, or one taken back.  Then repair the file, as one
   who goes on does.  Returns the length. */
static int
check_file(Walk *w, const char *path, int reported, uint32_t *hash)
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
    if (length < reported - 1 || length > reported + 1) {
        walk_fail(w, "%d actions reported, %d in the file", reported, length);
    }
    if (common > 0 && m->entry[common - 1].hash != hash[common]) {
        walk_fail(w, "action %d is not what was reported", common);
    }
    hash[length] = report_of(m).hash;
    sound = wg_match_save(m);
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
    uint32_t *hash = calloc(WALK_LONGEST, sizeof *hash);
    int length = 0;

    walk_begin(w, rules, (int)(seed % (unsigned)walk_scenarios(rules)),
            (int)(seed % 1000), seed);
    begin_file(w, path);
    for (int i = 0; i < kills; i++) {
        length = kill_one(w, path, length, hash);
        length = check_file(w, path, length, hash);
    }
    walk_end(w);
    unlink(path);
    free(hash);
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
