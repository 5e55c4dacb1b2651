/*
 * analysed.c --
 *
 *      Which matches are analysed, how much of them, and for whom.
 */

#include <string.h>

#include "analysis.h"

int
wg_has_analysis(const WgMatch *m)
{
    const WgPlayer *player = m->rules->player;

    return wg_has_level(m->rules, wg_find_level("general"))
            && (player->toil <= 1 || player->looks > 0);
}

int
wg_analysis_one_of(const WgMatch *m)
{
    const WgPlayer *player = m->rules->player;

    return player && player->one_of ? player->one_of(m->game) : 1;
}

/* As the last note says that speaks of it. */
static bool
is_agreed(const WgMatch *m)
{
    for (int i = m->length - 1; i >= 0; i--) {
        const Entry *entry = &m->entry[i];

        if (entry->side == WG_UMPIRE && entry->action.verb == UMPIRE_NOTE
                && entry->action.arg[0] == BOTH && entry->text
                && strncmp(entry->text, "agreed: analysis ", 17) == 0) {
            return strcmp(entry->text + 17, "on") == 0;
        }
    }
    return false;
}

int
wg_may_analyse(const WgMatch *m, int viewer)
{
    return m->snapshot == NULL && (viewer == WG_UMPIRE
            || wg_match_side(m) == WG_NOBODY || is_agreed(m));
}
