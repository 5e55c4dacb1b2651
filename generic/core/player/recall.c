/*
 * recall.c --
 *
 *      What a side remembers: the pieces that it recognised when it was told
 *      of them, for a token can be followed over the map, and what the game
 *      notes of their strength.  From the events of that side alone, and where
 *      the game makes something of it.
 */

#include "player.h"

static void
forget_all(WgMemory *memory, int side)
{
    memory->side = side;
    for (int u = 0; u < WG_PIECES; u++) {
        memory->piece[u] = memory->steps[u] = -1;
    }
}

/* An event names slots; of those that the side recognised it knows the
   piece. */
static void
note(WgMemory *memory, const WgMatch *m, const Event *event)
{
    const WgPlayer *player = m->rules->player;
    const char *args = m->rules->events[event->what.kind].args;
    int knew = event->knew[memory->side];

    for (int i = 0; args[i]; i++) {
        int u = args[i] == 'u' ? event->what.about[i] : -1;

        if (u >= 0 && knew >> i & 1) {
            memory->piece[u] = (int16_t)m->rules->piece_in(m->game, u);
        }
    }
    if (player && player->remember) {
        player->remember(memory, &event->what, knew);
    }
}

static bool
has_use_for_it(const WgPlayer *player)
{
    return player && (player->recall || player->believe);
}

void
wg_remember(WgMemory *memory, const WgMatch *m, int side, int until)
{
    int events = has_use_for_it(m->rules->player) ? m->events : 0;

    forget_all(memory, side);
    for (int i = 0; i < events && m->event[i].n <= until; i++) {
        const Event *event = &m->event[i];

        if (event->what.to >> side & 1 && !event->umpire && !event->standing) {
            note(memory, m, event);
        }
    }
}
