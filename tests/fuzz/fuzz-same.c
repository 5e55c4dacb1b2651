/*
 * fuzz-same.c --
 *
 *      Is a match still the same to all who look at it?
 */

#include <stdlib.h>

#include "fuzz-same.h"

char *
everything(const WgMatch *m)
{
    WgText out = {0};

    for (int viewer = 0; viewer < 4; viewer++) {
        char *view = wg_match_view(m, viewer);
        char *events = wg_match_events(m, viewer, 0);

        wg_print(&out, "view %d {%s}\nevents %d {%s}\n", viewer, view, viewer,
                events);
        free(view);
        free(events);
    }
    for (int i = 0; i < 2; i++) {
        char *text = i ? wg_match_save(m) : wg_match_actions(m);

        wg_print(&out, "%s\n", text);
        free(text);
    }
    wg_print(&out, "undo %d", wg_match_can_undo(m));
    return out.text;
}

void
check_same(Walk *w, const WgMatch *m, const char *was, const char *what)
{
    char *is = everything(m);
    size_t at = 0;

    while (is[at] && is[at] == was[at]) {
        at++;
    }
    if (is[at] != was[at]) {
        at = at > 40 ? at - 40 : 0;
        walk_fail(w, "%s: ...%.80s... was ...%.80s...", what, is + at,
                was + at);
    }
    free(is);
}

void
check_load(Walk *w, const WgMatch *m)
{
    char *text = wg_match_save(m), *was = everything(m);
    WgError err;
    WgMatch *again = wg_match_load(text, &err);

    if (again == NULL || *wg_match_fault(again)) {
        walk_fail(w, "does not load: %s", again ? wg_match_fault(again)
                : err.text);
    }
    check_same(w, again, was, "loaded");
    wg_match_free(again);
    free(was);
    free(text);
}
