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

static void
do_as(WgMatch *m, const Entry *entry, int with, WgError *err)
{
    WgText action = {0};

    wg_print(&action, "");
    wg_print_did(&action, m, entry, with);
    wg_match_apply(m, entry->side, action.text, err);
    free(action.text);
}

void
wg_do_again(WgMatch *m, const Entry *entry, WgError *err)
{
    do_as(m, entry, WITH_ALL, err);
    if (err->code != WG_OK && entry->standing) {
        do_as(m, entry, WITH_DEED | WITH_WORDS, err);
    }
}

/* What is done drops the list of what was taken back: that waits beside. */
void
wg_match_redo(WgMatch *m, WgError *err)
{
    Entry *undone = m->undone;
    int left = m->undone_count, capacity = m->undone_capacity;

    err->code = WG_OK;
    if (!wg_match_can_redo(m)) {
        wg_fail(err, WG_NOUNDO, "nothing was taken back");
        return;
    }
    m->undone = NULL;
    m->undone_count = m->undone_capacity = 0;
    do {
        wg_do_again(m, &undone[--left], err);
        wg_forget(&undone[left]);
    } while (err->code == WG_OK && left > 0 && undone[left - 1].joined);
    m->undone = undone;
    m->undone_count = left;
    m->undone_capacity = capacity;
    if (err->code != WG_OK) {
        wg_drop_undone(m);
    }
}
