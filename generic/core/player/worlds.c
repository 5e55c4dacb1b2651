/*
 * worlds.c --
 *
 *      Positions that may be, of what a side sees and remembers.
 */

#include <string.h>

#include "player.h"

bool
wg_imagine_world(const WgRules *rules, const Game *seen,
        const WgMemory *memory, WgLots *lots, Game *world)
{
    const WgPlayer *player = rules->player;

    memcpy((void *)world, (const void *)seen, rules->size);
    if (player && player->recall) {
        player->recall(world, memory);
    }
    if (rules->determinize == NULL
            || !rules->determinize(world, memory->side, lots)) {
        memcpy((void *)world, (const void *)seen, rules->size);
        return false;
    }
    if (player && player->believe) {
        player->believe(world, seen, memory, lots);
    }
    return true;
}

void
wg_imagine_worlds(WgComputer *c, WgLots *lots)
{
    Search *s = c->search;

    memcpy((void *)s->world[0], (const void *)c->world, c->rules->size);
    for (s->worlds = 1; s->worlds < WORLDS; s->worlds++) {
        if (!wg_imagine_world(c->rules, c->seen, &c->memory, lots,
                s->world[s->worlds])) {
            break;
        }
    }
}

void
wg_enter_world(Search *s, int n)
{
    WgLots lots = { ~wg_nth_lots(s->seed, (uint64_t)n).state };

    if (s->seen == NULL || !wg_imagine_world(s->rules, s->seen, s->memory,
            &lots, s->scratch)) {
        memcpy((void *)s->scratch, (const void *)s->world[n % s->worlds],
                s->rules->size);
    }
}
