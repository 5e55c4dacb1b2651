/*
 * deeds.h --
 *
 *      Several actions as one deed, and taking deeds back: a part of
 *      wargame.h, whose conventions are those of this header.
 *
 *      An action that begins with "+ " is one deed with the action before it,
 *      which must be the same side's and no barrier for undo; else the mark
 *      means nothing and is not kept.  What is joined is taken back together.
 */

#ifndef DEEDS_H
#define DEEDS_H

#include "wargame.h"

/* The first action of the deed to which the n-th belongs: n, if it is one by
   itself. */
int wg_match_deed(const WgMatch *match, int n);

/* ---- a group's order ---- */

/*
 * Where pieces of a side, a list of keys, could go by what it is asked now:
 * "gorki 3 utitsa 1", each place with how many of them could go there, each
 * by itself.  "" where the side is not asked.
 */
char *wg_group_reach(const WgMatch *match, int side, const char *pieces);

/*
 * Of a list of places, how many of those pieces arrive in each by the plan of
 * sending all of them there: "gorki 3 utitsa 0".  No place that is none; ""
 * where the side is not asked.
 */
char *wg_group_arrivals(const WgMatch *match, int side, const char *pieces,
        const char *places);

/*
 * Where a group that keeps its formation could be sent, as by
 * wg_group_shift():
 *      01550 {01450 3}
 * each place with the one from which it is led there, and how many come where
 * they should, each by itself: at least one.  The nearest of those who can come
 * there leads, and of such the one with whom most come; or who stands in
 * `from`, if that is not "".  "" where the side is not asked, and in a game in
 * which a move is one action, or whose places lie in no pattern.
 */
char *wg_group_shapes(const WgMatch *match, int side, const char *pieces,
        const char *from);

/*
 * Where a piece of a side could be led by actions of what it is asked now, one
 * after another, and by which: "gorki {{move F10 kamenka} {move F10 gorki}}".
 * The least dear way to each place within its points, from what the side may
 * know alone.  "" where the side is not asked, and in a game in which a move is
 * one action.
 */
char *wg_piece_ways(const WgMatch *match, int side, const char *piece);

/*
 * Where a piece of a side that has to wait could go when Done has been said,
 * once or several times, as far as the side can foresee it:
 *      gorki {cost {step {}} before {activate F02} asked move
 *              steps {{move F10 gorki}} dice 0 atonce 0 does attacked price {}}
 * `before`: what another piece of its corps has to do at once for it; {}: there
 * is no need.  Where none of its own can, a place is told as often as there are
 * ways, the cheapest first: by another corps, by one of none, and what needs
 * dice.  `asked`: the question in which it goes.  `dice`: they are thrown then.
 * `atonce`: Done and these steps can be done now, without losing anything by
 * Done, and undo comes back from both.  `does`: the event with which the rules
 * answer the last step, as far as the side knows; "-": none of it.
 * `cost` of `before` and `price` of the step: of the query "prices".
 * `waiting`: actions of others that go first, each when it can, "{move F11
 * gorki} ...".  "" where the side is not asked.
 */
char *wg_piece_later(const WgMatch *match, int side, const char *piece,
        const char *waiting);

/*
 * Why such a piece could not go to that place, when it first could go anywhere:
 * "3.31 stack-full"; or, if it never could, when it was last asked who goes
 * anywhere.  "" where it could, or of nothing that can be asked.
 */
char *wg_piece_not_later(const WgMatch *match, int side, const char *piece,
        const char *place, const char *waiting);

/*
 * How those pieces could all go to one place, in the order in which most
 * arrive:
 *      arrive {F10 F11}
 *      short {F12}                     these go as far as they can
 *      stay {{F13 3.31 no-room gorki} ...}   the rules refuse these: paragraph,
 *                                      key, and the place where it was sent, if
 *                                      there is no room for it
 *      steps {{move F10 gorki} ...}    to be done one after another
 *      why {3.31 no-room}              of one piece alone, if it is `short`
 *      unsure {F12}                    if there are any: of those who go, who
 *                                      do so only if a question that another
 *                                      raises before is declined
 *      rest {F14}                      if there are any: of those who stay, who
 *                                      would go if they were sent alone
 * Planned from what the side may know alone, so that it may turn out otherwise
 * when it is done.  Of all games: "- dice-first" and "- contact", nobody goes
 * on after dice or after what the side cannot foresee; "- answer-first" and
 * "- question-first", the enemy, or the side itself, is asked something else
 * first: whoever raises that goes last; "- no-way", none leads there now;
 * "- is-there", it stands there already; "- stays-with", the troops do that it
 * goes with; "- too-far", its points are too few.
 * "" where the side is not asked.
 */
char *wg_group_plan(const WgMatch *match, int side, const char *pieces,
        const char *to);

/* The same of a march, which no contact is sought by: nobody goes where an
   enemy stands, as the side knows it, "- enemy", nor, in a game in which pieces
   are led step by step, nearer to one than so many places. */
char *wg_group_march(const WgMatch *match, int side, const char *pieces,
        const char *to, int within);

/* The same if each goes as far and in the same direction as `to` lies from
   `from`; who finds no way or no room, where pieces are led, goes as near to
   where it should be as it can.  Who would leave the map stays, "- off-map",
   and who would end no nearer.  "" in a game whose places lie in no pattern. */
char *wg_group_shift(const WgMatch *match, int side, const char *pieces,
        const char *from, const char *to);

/* The same if they go to a place in a column by road, one behind another, as
   the game has it; who is too large goes as its parts, if it can be exchanged
   for them; who cannot is told why, and who goes no farther by a rule and not
   for lack of points, after "halted": {{F10 Zones.1 stopped}}.  "" in a game
   without roads. */
char *wg_group_column(const WgMatch *match, int side, const char *pieces,
        const char *to);

/*
 * The same of a march by road through places, one after another, each piece
 * with how many of them it has passed: "F10 0 F11 1".  Told is also how
 * many each passes now, the parts of who is exchanged for them by themselves:
 *      passed {F10 1}
 * Nobody comes nearer to an enemy than `within` places.
 */
char *wg_group_road(const WgMatch *match, int side, const char *pieces,
        const char *places, int within);

/* The same if they spread along a line, a list of places in its order, and turn
   toward the enemy who is nearest to its middle, as the side knows him.  They
   do not cross one another; who finds no room in his place takes another of
   them.
   "" in a game in which nobody turns. */
char *wg_group_line(const WgMatch *match, int side, const char *pieces,
        const char *places);

/*
 * Do the steps of a plan as one deed.  The rules judge each of them again: one
 * refused stops its piece alone.  All stop when dice are to be thrown, when
 * something else is asked, or when the side has seen what it could not foresee;
 * not for what the enemy learns of its own pieces: what follows that is a deed
 * by itself.
 *      done 5 refused {{F12 3.31 no-room}} stopped {}
 * with stopped dice, asked, shown or nothing.  Nothing is done if one of them
 * is no action of a piece: WG_ILLEGAL.
 * Where `ordered` is not 0, what a standing order answers is answered by it, as
 * by wg_match_by_standing(), and they go on: what follows is a deed by itself,
 * for nobody takes back what another has answered.
 */
char *wg_group_do(WgMatch *match, int side, const char *steps, int ordered,
        WgError *err);

/*
 * Would steps of a plan, or of one piece, be the last of what the side is asked
 * now, so that the rules go on and undo does not come back?  And what would go
 * with them: "before 2 others 0", how many like the last step were done before
 * it and could be taken back until now; and how many pieces are there beside
 * that of the last step of which one could be named instead, where no dice
 * follow.  As far as the side knows.  "" where it would not end so, as where
 * pieces are led and who moves goes on after an answer, or with neither, and
 * where the side is not asked.
 */
char *wg_group_ends(const WgMatch *match, int side, const char *steps);

/*
 * What the last of such steps would do: its verb, and the first event of its
 * piece with which the rules answer it, "move attacked", or "bombard -" where
 * dice come first.  As far as the side can foresee it; of steps that do not go
 * so far, of the last that does.  Where there would be more of the side's
 * pieces there than may stay when the phase ends, how many, and how many may:
 * "move moved 8 4".  "" where the side is not asked.
 */
char *wg_group_does(const WgMatch *match, int side, const char *steps);

/* The side's own pieces that can still act in what it is asked now, with the
   verbs of what is offered: "F10 {move bombard} F12 {move}".  What only takes
   something back does not count, nor a piece that the game says is spent. */
char *wg_match_still(const WgMatch *match, int side);

/* The side's own pieces that have moved and are offered still, "F10 F12": with
   others they are not meant as long as those have not.  "" where the side is
   not asked, and in a game in which who has moved is not offered again. */
char *wg_match_moved(const WgMatch *match, int side);

/* ---- taking back ---- */

/*
 * Why the match cannot be taken back to what it was after `length` actions;
 * "" where it can.  By the newest that stands in the way: chance (dice),
 * umpire, other (another side's action), shown (somebody has learned
 * something); or last: there is nothing to take back.
 */
const char *wg_match_why_undo(const WgMatch *match, int length);

/* Take back all deeds after `length` actions, or none (WG_NOUNDO and that
   word).  Of a deed that is cut all is taken back. */
void wg_match_undo_to(WgMatch *match, int length, WgError *err);

/*
 * Take back the newest deed of a piece of the side that is asked, of a group's
 * deed its part alone.  What was done after it stays, if the rules allow it
 * without that: else WG_NOUNDO with the word "later", or one of those above.
 * Where it now shows somebody something, what comes after that is dropped.
 */
void wg_match_undo_piece(WgMatch *match, const char *piece, WgError *err);

/* Why that cannot be done: "" where it can, or the word.  "last": the piece has
   done nothing. */
const char *wg_match_why_undo_piece(const WgMatch *match, const char *piece);

/*
 * Take back the last deed of a side when the other side is asked: the end of
 * its turn, before anybody has learned something by it.  Only who knows that
 * the other side has not yet looked may ask for it.
 */
int wg_match_can_reopen(const WgMatch *match);          /* 0 or 1 */
void wg_match_reopen(WgMatch *match, WgError *err);

/* Do again the deed that was taken back last, until something else is done; of
   one that has been begun again by its first action, the rest.  Deeds to do
   again are not saved. */
void wg_match_redo(WgMatch *match, WgError *err);
int wg_match_can_redo(const WgMatch *match);            /* 0 or 1 */

#endif /* DEEDS_H */
