/*
 * led-on.c --
 *
 *      A piece that was taken up, led on action by action in a match: one march
 *      has one reason, that of where it ended.
 */

#include "player.h"

int
wg_first_step(const WgMatch *m, int n)
{
    const WgPlayer *player = m->rules->player;
    const Entry *last = &m->entry[n - 1];

    if (player->goes_on == NULL || !player->goes_on(&last->action)) {
        return n;
    }
    while (n > 1 && last[-1].side == last->side
            && player->goes_on(&last[-1].action)) {
        last--;
        n--;
    }
    return n;
}

WgAction
wg_last_step(const WgMatch *m, int n)
{
    const WgPlayer *player = m->rules->player;
    WgAction action = m->entry[n - 1].action;

    for (int i = n; i < m->length && player->goes_on
            && player->goes_on(&m->entry[i - 1].action)
            && m->entry[i].side == m->entry[n - 1].side
            && player->goes_on(&m->entry[i].action); i++) {
        if (m->entry[i].action.verb == action.verb) {
            action = m->entry[i].action;
        }
    }
    return action;
}
