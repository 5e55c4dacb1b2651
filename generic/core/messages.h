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
 * May that message of the side be known?  To a viewer of that side if its
 * commander `reader`, from 0 on, may read it now; to the umpire always,
 * whatever `reader` is; to nobody else.
 */
int wg_match_may_read(const WgMatch *match, int viewer, int side, int reader,
        int number);

/*
 * The words of a side's message, "" of none.  So are those of one that may not
 * be read.
 */
char *wg_match_message(const WgMatch *match, int viewer, int side, int reader,
        int number);

/* Which commander of the side that acts is asked; -1: it has one. */
int wg_match_asked(const WgMatch *match);

/*
 * Play by file, of one of several commanders of a side: as
 * wg_match_snapshot(), while he is asked, with no messages and no standing
 * orders but his; its remote seat is his alone.  `commander` -1: of the whole
 * side.
 */
char *wg_match_commander_snapshot(const WgMatch *match, int side,
        int commander, int from, WgError *err);

/* Whose remote seat this is; -1: a whole side's, or it is none. */
int wg_match_remote_commander(const WgMatch *match);

/*
 * Those of a side whose units that standing order, "squares never corps f_Ney",
 * concerns: one bit a commander.  1 where the side has one.
 */
int wg_match_ordered(const WgMatch *match, int side, const char *order);

#endif /* MESSAGES_H */
