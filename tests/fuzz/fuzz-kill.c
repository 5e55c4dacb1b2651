/*
 * fuzz-kill.c --
 *
 *      A match that keeps itself is killed at random instants: whatever the
 *      player had been told was done is in the file, which loads again.
 *
 *      Who plays is this program once more, as "fuzz-kill -play FILE SEED":
 *      fuzz-kept.h.
 */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "child.h"
#include "fuzz-kept.h"

enum { KILLS = 100, MATCH = 25 };       /* in all, and of one match */
enum { LONGEST_LIFE = 60000 };          /* microseconds */

static const char *program;             /* this one */

/* What the dead child held is free; what it wrote beside goes. */
static void
check_hold(Walk *w, const char *path, const Child *child)
{
    char beside[80];
    WgError err;
    WgHold *hold = wg_hold(path, "parent", &err);

    if (hold == NULL) {
        walk_fail(w, "the dead still hold the match: %s", err.text);
    }
    wg_let_go(hold);
    snprintf(beside, sizeof beside, "%s.part-%ld-0", path,
            child->number);
    remove(beside);
}

/* Let a child play for a while from when it is there, kill it, and hear what it
   had done: at each length as last reported.  Returns the last length. */
static int
kill_one(Walk *w, const char *path, int length, Report *told)
{
    char seed[16];
    Child child;
    Report report;

    snprintf(seed, sizeof seed, "%u", walk_chance(w, 0xffffffffu));
    if (!child_start(&child, program, (const char *[]){ "-play", path, seed,
            NULL }) || !kept_hear(child.said, &report)) {
        walk_fail(w, "no process");
    }
    child_wait((long)walk_chance(w, LONGEST_LIFE));
    child_kill(&child);
    while (kept_hear(child.said, &report)) {
        /* An order of many is reported once, and may be taken back in part. */
        while (++length < report.length) {
            told[length] = (Report){0};
        }
        length = report.length;
        told[length] = report;
        w->looked++;
    }
    child_end(&child);
    check_hold(w, path, &child);
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

/* Is it of the order before it?  After what the enemy saw, several that are sent
   go on in a deed of their own. */
static bool
goes_on(const Entry *entry)
{
    return entry->joined
            || (entry[-1].barrier && entry[-1].side == entry->side);
}

/* Of what was not reported: only one order more, whole or in part, or the last
   deed taken back. */
static void
check_end(Walk *w, const WgMatch *m, const Report *reported)
{
    for (int n = reported->length + 2; n <= m->length; n++) {
        if (!goes_on(&m->entry[n - 1])) {
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
    char *text = kept_read(path), *sound;
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
    if (common > 0 && told[common].length == common
            && m->entry[common - 1].hash != told[common].hash) {
        walk_fail(w, "action %d is not what was reported", common);
    }
    told[length] = kept_report(m);
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
    remove(path);
    free(told);
}

/* The games take turns. */
int
main(int argc, char **argv)
{
    int kills = argc > 1 ? atoi(argv[1]) : KILLS, games = 0;
    unsigned seed = argc > 2 ? (unsigned)atoi(argv[2]) : (unsigned)time(NULL);
    Walk w = { .name = "fuzz-kill" };

    program = argv[0];
    if (argc > 3 && strcmp(argv[1], "-play") == 0) {
        return kept_play(argv[2], argv[3]);
    }
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
