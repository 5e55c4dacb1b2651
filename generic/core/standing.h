/*
 * standing.h --
 *
 *      Standing orders: how a side has questions answered for it.  A part of
 *      wargame.h, whose conventions are those of this header.
 *
 *      A side may give one at any time, by wg_match_apply():
 *
 *          standing hits least             of all its pieces
 *          standing hits ask corps F10     of those of this one's corps
 *          standing hits ask arm F10       of all of its side of this one's arm
 *          standing hits ask piece F10     of this piece alone
 *          standing hits ask command F10   of several commanders, of all that
 *                                          this one's commander has
 *          standing hits inherit piece F10   as its corps has it again
 *
 *      What a piece has no order for it inherits from its corps, or else from
 *      its arm, or else from the side; the first choice of each question is
 *      to be asked.  An order
 *      answers when all pieces that a question is about have the same one.
 *      Of several commanders each orders his own: a unit that is another's
 *      since does not obey it any more.
 *      It is no barrier to undo, which leaves it as it is.
 */

#ifndef STANDING_H
#define STANDING_H

#include "wargame.h"

/*
 * The questions of which a side may give standing orders, and those given, of
 * several commanders to this one's units, -1: to all alike, a dictionary each:
 *      standing hits decision hit rule 5.3.6 choices {ask least} choice ask
 *      corps {F10 least} arms {} pieces {F12 ask} deciding {F10 F12}
 *      proposed least
 * a corps and an arm by one of its pieces; deciding: the pieces whose orders
 * are heard; proposed: for who wants all questions answered, "ask" in a game
 * that proposes nothing.
 * "" where it is not the side's to give any.
 */
char *wg_match_standing(const WgMatch *match, int side, int commander);

/* The arms of a side, each by its name and with its pieces, in their order:
   "line {F10 F12} guns {F20}"; "" in a game that has none. */
char *wg_match_arms(const WgMatch *match, int side);

/*
 * The answer that a standing order gives to what is asked now, to be done as
 * wg_match_apply() of the side that is asked: "! hit F10"; "" if there is none.
 * An action with that mark is refused where no order gives it.  It follows from
 * what its side may know.  Of what was taken back and can be done again the
 * side itself is asked.
 *
 * The side, and nobody else but the umpire, is told of it by an event before
 * what follows from it, and to whom the order was given: standing {hits least
 * side}, {hits least corps F10}, {hits least piece F10}, {fire never arm line};
 * {hits least} if to several.
 */
char *wg_match_by_standing(const WgMatch *match);

/*
 * Has the side that is asked now ordered anything of that question for one of
 * the pieces that it is about, be it to ask?  Then nothing but an order should
 * answer for it.  0 or 1.
 */
int wg_match_is_ordered(const WgMatch *match);

#endif /* STANDING_H */
