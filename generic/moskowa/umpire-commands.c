/*
 * umpire-commands.c --
 *
 *      What an umpire may amend where a side has several commanders: whom they
 *      command, and what becomes of their messages.
 */

#include "commanders.h"
#include "messages.h"
#include "umpire.h"

const char *
msk_judge_assigning(const Game *g, int u, int commander)
{
    int side = side_of(u);

    return !has_several(g, side) || commander < 1
            || commander > g->commanders[side]
            || !msk_is_active(g, side, commander - 1)
            ? "Miscellaneous.3 no-commander"
            : msk_commander_of(g, u) == commander - 1
                || g->stands[side][msk_commander_of(g, u)] == u
            ? "Miscellaneous.3 his-already" : NULL;
}

const char *
msk_judge_message_end(const Game *g, int side, int number)
{
    int i = msk_find_message(g, side, number);

    return side != g->phasing || i == NONE
            || msk_message(g, side, i)->state != CARRIED
            ? "Aides.3 not-on-way" : NULL;
}

void
msk_end_message(Game *g, int side, int number, bool good)
{
    int i = msk_find_message(g, side, number);

    if (good) {
        msk_deliver(g, i);
    } else {
        g->message[side * MESSAGES + i].state = MESSAGE_LOST;
    }
}
