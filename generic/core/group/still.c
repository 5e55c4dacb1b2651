/*
 * still.c --
 *
 *      Which pieces of the side that is asked can still act, and which of
 *      them have moved already.
 */

#include <stdlib.h>

#include "group.h"

/* Is it an action of an own piece that takes nothing back? */
static bool
is_deed_of(const WgMatch *m, const WgAction *a, int side)
{
    const WgWord *verb = &m->rules->verbs[a->verb];

    return verb->args[0] == 'u' && !verb->back
            && (a->arg[0] >= m->rules->second) == side;
}

/* The verbs with which it can, each once, if it can at all. */
static void
print_one(const WgMatch *m, const WgOffer *offer, int unit, WgText *out)
{
    bool printed[UINT8_MAX] = { false };
    bool any = false;

    for (int i = 0; i < offer->count; i++) {
        const WgAction *a = &offer->action[i];

        if (a->arg[0] != unit || printed[a->verb]
                || !is_deed_of(m, a, unit >= m->rules->second)) {
            continue;
        }
        if (!any) {
            wg_print_word(out, m, 'u', unit);
        }
        wg_print(out, any ? " %s" : " {%s", m->rules->verbs[a->verb].name);
        printed[a->verb] = any = true;
    }
    wg_print(out, any ? "} " : "");
}

static bool
is_spent(const WgMatch *m, const Game *seen, int unit)
{
    return m->rules->is_spent != NULL && m->rules->is_spent(seen, unit);
}

typedef void PrintOne(const WgMatch *, const WgOffer *, int unit, WgText *);

/* Of all own pieces, where the side is asked. */
static char *
print_all(const WgMatch *m, int side, PrintOne *print)
{
    WgOffer *offer = wg_alloc(sizeof *offer);
    int first = side == WG_FIRST ? 0 : m->rules->second;
    int end = side == WG_FIRST ? m->rules->second : m->rules->pieces;
    WgText out = {0};

    wg_print(&out, "");
    if ((side == WG_FIRST || side == WG_SECOND) && side == wg_match_side(m)
            && (m->snapshot == NULL || m->snapshot->side == side)) {
        wg_offer(m->rules, wg_seen(m, side), offer);
        for (int u = first; u < end; u++) {
            print(m, offer, u, &out);
        }
    }
    free(offer);
    return out.text;
}

static void
print_still(const WgMatch *m, const WgOffer *offer, int unit, WgText *out)
{
    if (!is_spent(m, offer->game, unit)) {
        print_one(m, offer, unit, out);
    }
}

char *
wg_match_still(const WgMatch *m, int side)
{
    return print_all(m, side, print_still);
}

static void
print_moved(const WgMatch *m, const WgOffer *offer, int unit, WgText *out)
{
    int side = unit >= m->rules->second;

    if (m->rules->has_moved == NULL
            || !m->rules->has_moved(offer->game, unit)) {
        return;
    }
    for (int i = 0; i < offer->count; i++) {
        const WgAction *a = &offer->action[i];

        if (a->arg[0] == unit && is_deed_of(m, a, side)) {
            wg_add(out, *out->text ? " " : "");
            wg_print_word(out, m, 'u', unit);
            return;
        }
    }
}

char *
wg_match_moved(const WgMatch *m, int side)
{
    return print_all(m, side, print_moved);
}
