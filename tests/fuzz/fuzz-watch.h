/*
 * fuzz-watch.h --
 *
 *      What one who watches learns, one action further: whoever is asked next,
 *      what is told, and what is seen then, must follow from what the watcher
 *      may know.
 *
 *      Each action of a random match is done again in a twin of the position
 *      before it, in which some pieces that the watcher does not recognise have
 *      changed places.  Where it is allowed there too and nothing is turned up
 *      by it, it must perceive the same: each action is one line of the
 *      history for it, so its length tells nothing either.
 *
 *      The watcher may be the other side, the public, or the side itself that
 *      acts.  That learns by acting, and may; but then it cannot take the
 *      action back.
 *
 *      To mend a leak: ask always, and let the table answer where there is but
 *      one answer; or have redact() show two questions as one.  Then strike the
 *      line from watch_known[].  "fuzz-fog-GAME 300" names the first leak that
 *      is not in it and leaves the match; WATCH_ALL=1 in the environment
 *      counts all of them, those of the table too, and goes on.
 */

#ifndef FUZZ_WATCH_H
#define FUZZ_WATCH_H

#include "fuzz.h"

/*
 * What a watcher perceives and may: an answer to the question `asked` (of a
 * throw "roll" and its paragraph, "roll 7.3"), and what differs then:
 *
 *      an event that only one of the two worlds tells, or tells otherwise
 *      a question that is next in one of them; that of the other must be in the
 *          table, too, or both of them in one line, "fire or roll 7.2", in the
 *          order of the alphabet
 *      "view" and a field
 *      "hit: view unit.place" is a field, and "hit: leader_lost" an event, that
 *          differs where something else that is excused, "hit", does, and
 *          there only
 *
 * After any question: "*".  `rule` is the paragraph that makes it public.
 * Nothing else is excused by it: the rest of what is told, asked and seen after
 * the same action is compared all the same.
 */
typedef struct WatchKnown {
    const char *asked, *differs, *rule;
    const char *why;            /* in few words; MEND: it is a leak */
} WatchKnown;

#define WATCH_MEND "to be mended"

/* Of the game, ends with {0}. */
extern const WatchKnown watch_known[];

/* Of the game: places below this are on the map. */
extern const int watch_places;

/* Of the game: two pieces of one side that the viewer does not recognise
   change places in a copy of the position, with all that belongs to them.
   Could that be?  Nothing else may differ, and it is played on. */
bool watch_exchange(Walk *, Game *twin, int viewer, int u, int v);

/* A Watch: of the last action. */
void watch_last(Walk *);

/* At the end of a program of that name: what was counted; 0, or 1 if nothing
   was compared. */
int watch_report(const char *name);

#endif /* FUZZ_WATCH_H */
