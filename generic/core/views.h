/*
 * views.h --
 *
 *      What a viewer sees, for a client that makes again only what has changed:
 *      a part of wargame.h, whose conventions are those of this header.
 */

#ifndef VIEWS_H
#define VIEWS_H

#include "wargame.h"

#ifndef SWIG                    /* Tcl has it as a dictionary: tcl/view.h */
/*
 * wg_match_view() for a client that keeps it in a form of its own: read again,
 * it tells which members have changed.  The match outlives it.
 */
typedef struct WgView WgView;
WgView *wg_view_new(const WgMatch *match, int viewer);
void wg_view_free(WgView *view);

/* See the match as it is now; how many members have changed since the last
   time.  At first all have. */
int wg_view_read(WgView *view);
int wg_view_members(const WgView *view);

/* Of one of them, 0 to members - 1: its name, has it changed, how many values
   it has, and they: words, the n-th from 0, or NULL; then numbers, all. */
const char *wg_view_name(const WgView *view, int member);
int wg_view_changed(const WgView *view, int member);
const char *wg_view_word(const WgView *view, int member, int n);
int wg_view_count(const WgView *view, int member);
void wg_view_numbers(const WgView *view, int member, int *out);
#endif

/*
 * What a viewer saw of some members of its view, after action `from` and after
 * each of those up to `until`: {N SLOT VALUE... SLOT VALUE...} of each action N
 * that changed any, with a value for each of the members; first of all slots,
 * as they were after `from` or, at a remote seat, after the snapshot.  MEMBERS:
 * names with spaces between them, eight at most, of members of as many slots;
 * "" is returned for others.
 */
char *wg_match_sightings(const WgMatch *match, int viewer, const char *members,
        int from, int until);

#endif /* VIEWS_H */
