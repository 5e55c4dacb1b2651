/*
 * messages.h --
 *
 *      Messages that the players of one side write to each other, in a game
 *      that has any: a part of wargame.h, whose conventions are those of this
 *      header.
 *
 *      Words may stand behind " | " of an action by which one is written, as
 *      behind an umpire's, "write ney | Attack at ten": up to 240 bytes, no
 *      control characters.  They are in the history alone; the position
 *      knows the message by its number, from 1 on for each side.
 */

#ifndef MESSAGES_H
#define MESSAGES_H

#include "wargame.h"

/*
 * The words of a side's message, "" of none.  A viewer of that side has them
 * if its commander `reader`, from 0 on, may read them now; the umpire always,
 * whatever `reader` is; nobody else.
 */
char *wg_match_message(const WgMatch *match, int viewer, int side, int reader,
        int number);

#endif /* MESSAGES_H */
