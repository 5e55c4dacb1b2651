/*
 * redo.c --
 *
 *      Doing again the deed that was taken back last.  A match remembers such
 *      deeds until something else is done; its file does not.
 */

#include <stdlib.h>

#include "match.h"

int
wg_match_can_redo(const WgMatch *m)
{
    return m->undone_count > 0
            && m->undone[m->undone_count - 1].side == wg_match_side(m);
}

/* Do an entry that was taken back, as the rules judge it now. */
static void
do_again(WgMatch *m, const Entry *entry, bool joined, WgError *err)
{
    WgText action = {0};

    wg_print(&action, joined ? "+ " : "");
    wg_print_action(&action, m, m->rules->verbs, &entry->action);
    wg_match_apply(m, entry->side, action.text, err);
    free(action.text);
}

void
wg_match_redo(WgMatch *m, WgError *err)
{
    int left = m->undone_count;
    bool joined = false;

    err->code = WG_OK;
    if (!wg_match_can_redo(m)) {
        wg_fail(err, WG_NOUNDO, "nothing was taken back");
        return;
    }
    do {
        do_again(m, &m->undone[left - 1], joined, err);
        joined = true;
        left--;
    } while (err->code == WG_OK && left > 0 && m->undone[left - 1].joined);
    m->undone_count = err->code == WG_OK ? left : 0;
}
