/*
 * computer.h --
 *
 *      Computer players: a part of wargame.h, whose conventions are those of
 *      this header.
 *
 *      A computer player's answer follows from what its side may know now, the
 *      events that it was told, a seed, and how long it thinks.  Thinking is
 *      counted in iterations, not in time: so the same player answers alike
 *      everywhere.  It has an answer from the beginning, and a better one
 *      later; a client drives it step by step, and stops whenever it likes.
 */

#ifndef COMPUTER_H
#define COMPUTER_H

#include "wargame.h"

typedef struct WgComputer WgComputer;

/* The levels that there are in a game, from the weakest on: "recruit sergeant
   officer general marshal". */
char *wg_levels(const char *game);

/* So many iterations a plan has at a level of a game; 0 where there is no such
   level, or it does not search. */
int wg_level_iterations(const char *game, const char *level);

/* A number that tells players of a game from others: it changes with their
   weights, how often they think, and what they do as a match of that scenario
   begins.  0: no such game, or it has no players. */
int wg_imprint(const char *game, const char *scenario);

/* How a scenario stood between officers, a dictionary: matches, and of these
   first and second, won by the first side and by the second; general, matches
   of a general with either side against an officer, 0 where there were few, and
   of these as_first and as_second, which he won; "" if nothing was measured. */
char *wg_balance(const char *game, const char *scenario);

/* A player of that level for a side; the seed decides where it draws lots. */
WgComputer *wg_computer_new(const char *game, int side, const char *level,
        int seed, WgError *err);
void wg_computer_free(WgComputer *computer);

/* So many iterations instead of the level's own, where it searches; no more
   than five hundred million. */
void wg_computer_set_budget(WgComputer *computer, int iterations);

/* Take up what its side is asked now.  Then there is an answer; how many
   iterations it would like to think about it, 0: none. */
int wg_computer_begin(WgComputer *computer, const WgMatch *match,
        WgError *err);

/* Think for so many iterations, at most; how many are left. */
int wg_computer_think(WgComputer *computer, int iterations);

/* The answer, as an action of the match that it was taken up in; "" before
   wg_computer_begin(), or for a match of another game. */
char *wg_computer_answer(const WgComputer *computer, const WgMatch *match);

/* What it would do next with the piece that its answer takes up or leads on, a
   list of actions; nothing where it takes up none, and no further than until
   somebody else decides, or dice do. */
char *wg_computer_follows(const WgComputer *computer, const WgMatch *match);

/* What it expects, a dictionary: iterations thought; where it has searched,
   value (of the first side, less that of the second, in hundredths of a victory
   point) and answers (compared at first); when it thinks no more, chance (of
   its own side to win, in thousandths), by playing on from its answer in other
   worlds than those it searched in, as far at each question. */
char *wg_computer_expects(const WgComputer *computer);

/* What it has come to by now, its answer and the plan that it follows, a text
   for wg_computer_take_thoughts(). */
char *wg_computer_thoughts(const WgComputer *computer);

/* Follow the plan of another player of that game and side; if both were asked
   the same, give its answer, too, and think no more.  1; refused unless it is
   such a text. */
int wg_computer_take_thoughts(WgComputer *computer, const char *thoughts,
        WgError *err);

/* Why it answers that, a dictionary; "" if it has no reason:
     why take place les_fleches chance 640
   why: a word of each WgWhy of playing.h;
   units, of command, how many are to move by it, place what they are to take;
   aim, of command, what for, if not to take it; of stand, why, if not for the
   chance;
   beyond, a place that counts, to which that leads, or covers, one's own;
   by, a place that the way leads by that is not the straight one;
   chance, where it goes by one, in thousandths and exactly, by what its side
   knows: that it takes that place in this fight, or, of withdraw and stand,
   that the enemy would not; of hit that somebody is, of charge that the most
   likely one routs. */
char *wg_computer_reason(const WgComputer *computer);

/* Why the n-th action of a match may have been done.  The side that did it, an
   umpire, and all when the match is over, are told what an officer there knows
   and means; others what it comes to, as they see it: whom it attacks or what
   is given up, without a chance and without what it is to lead to.  "" of what
   a viewer was not told of. */
char *wg_match_reason(const WgMatch *match, int n, int viewer);

/* ---- the analysis of a match ---- */

/*
 * What a match would have come to at each of its moments, and what its
 * decisions cost beside those of a general.  It looks at the truth: it is for
 * an umpire, for all when the match is over, and before that for all if both
 * sides have agreed to it, by the note to both "agreed: analysis on" that no
 * later one took back.  It is counted as thinking is,
 * and follows from the match, where it begins, and the iterations alone.
 */
typedef struct WgAnalysis WgAnalysis;

/* 1: such a match is analyzed; 0 where a general thinks too long, and the game
   does not say how else. */
int wg_has_analysis(const WgMatch *match);

/* One of so many phases is judged, as the match is long; then no throw is, and
   chances are those of what a position is worth some turns later.  1: all. */
int wg_analysis_one_of(const WgMatch *match);

/* Of what stands of a match after so many of its actions; each search has so
   many iterations, 0: a general's.  Changes of the match are not seen. */
WgAnalysis *wg_analysis_new(const WgMatch *match, int viewer, int from,
        int iterations, WgError *err);
int wg_may_analyse(const WgMatch *match, int viewer);
void wg_analysis_free(WgAnalysis *analysis);

/* Look at the next action, and how many are left then. */
int wg_analysis_step(WgAnalysis *analysis);

/* The number of the action that was looked at last. */
int wg_analysis_at(const WgAnalysis *analysis);

/* What was found since it was last asked, a list of dictionaries.  Values are
   in hundredths of a victory point, chances in thousandths.
     {what moment n 12 value 140 chance 541}: what is expected after so many
         actions, of the first side, less the second
     {what choice n 13 side 0 played ACTION plan 7 stage 1 cost 55 doubt 12
         better {ACTION...} chance 500 could 560 why ground ground 35 own 15
         enemy 0 prospect 5}: the 13th
         action is worth so much less than what a general would do from there;
         the standard error of that; of its side, the chance to win, and what it
         could be; in what the most of the cost lies (ground; own: what is left
         of its side; enemy: what is lost of the other), and how much in each
         and in the prospect, whatever else counts: together the cost, but for
         what is lost in rounding.  Where
         plans are made it is part of that phase, and of a stage of it: each
         decision of a phase is compared with the best from there, so that
         their costs are not to be added up
         Of a piece that was moved better has first where it would have ended,
         then what others would do, who attack first; or it has stays 1: the
         piece would not have moved, and better tells of others alone.
         All by what its side could know, dice taken out.  Of those that came to
         the same, cost is 0, and there is no better
         Where a game says so it is all that the side did in a phase, which
         ended by the n-th action; ACTION is its last, and better has what the
         general would have done in it and was not; its side was first asked
         in it after so many actions: from 5.  Where several kinds of
         phases are judged, kind 1 is the second, no kind the first; with
         answer 1 it is a single answer beside them, of that kind
     {what throw n 14 luck -120 doubt 15}: what those dice brought the first
         side, beside all that might have fallen, and the standard error of
         that; in the mean over all throws that is 0.  Until the turn ends or,
         where a game counts phases, the next one begins */
char *wg_analysis_found(WgAnalysis *analysis);

/* ---- matches of computers ---- */

typedef struct WgContest WgContest;

/* A match between two levels, its dice from the seed. */
WgContest *wg_contest_new(const char *game, const char *scenario,
        const char *options, const char *first, const char *second, int seed,
        WgError *err);
void wg_contest_free(WgContest *contest);
void wg_contest_set_budget(WgContest *contest, int side, int iterations);

/* Throw dice until a side must decide: which; WG_NOBODY at the end. */
int wg_contest_side(WgContest *contest);

/* Let it decide; the iterations that it thought. */
int wg_contest_decide(WgContest *contest);

/* The match, as long as the contest lasts. */
const WgMatch *wg_contest_match(const WgContest *contest);

#endif /* COMPUTER_H */
