/*
 * seats.c --
 *
 *      One of several commanders of a side at a seat of his own: is he asked,
 *      and what he may know.
 */

#include "../messages.h"
#include "match.h"

/* ---- who is asked ---- */

int
wg_match_asked(const WgMatch *m)
{
    return m->rules->messages && wg_flow(m)->side >= 0
            ? m->rules->messages->asked(m->game) : -1;
}

int
wg_match_remote_commander(const WgMatch *m)
{
    return m->snapshot ? m->snapshot->commander : -1;
}

bool
wg_is_asked(const WgMatch *m, int side, int commander)
{
    return side == wg_match_side(m)
            && (commander < 0 || commander == wg_match_asked(m));
}

int
wg_commander_of(const WgMatch *m, int slot)
{
    int asked = wg_match_asked(m);

    return m->rules->messages == NULL ? 0
            : slot >= 0 ? m->rules->messages->commander_of(m->game, slot)
            : asked < 0 ? 0 : asked;
}

/* ---- what he knows ---- */

const Game *
wg_seen_by(const WgMatch *m, int side, int commander)
{
    Game *seen = (Game *)wg_seen(m, side);

    if (commander >= 0) {
        m->rules->messages->redact(seen, side, commander);
    }
    return seen;
}

bool
wg_has_learnt(const WgMatch *m, const Game *before)
{
    return m->snapshot->commander >= 0 && m->rules->messages->learns(before,
            m->game, m->snapshot->side, m->snapshot->commander);
}
