/*
 * commanders.h --
 *
 *      Multicommanders: several players of a side, each with the corps that
 *      he commands and a leader that stands for him.  They move, fire and
 *      attack one after another; whoever is asked beside that is the one
 *      whose unit it concerns.
 *
 *      A commander is a number from 0 on, the highest in rank first.  With one
 *      on a side all obey, and nothing here asks or tells anything.
 */

#ifndef MOSKOWA_COMMANDERS_H
#define MOSKOWA_COMMANDERS_H

#include "moskowa.h"

static inline bool
has_several(const Game *g, int side)
{
    return g->commanders[side] > 1;
}

/* Who commands a unit. */
static inline int
msk_commander_of(const Game *g, int u)
{
    return is_marked(g->command[0], u) | is_marked(g->command[1], u) << 1;
}

/* Of the side whose phase it is: who is asked, of those who take turns. */
static inline int
msk_commanding(const Game *g)
{
    return g->joining != NONE ? g->joining : g->commander;
}

/* Miscellaneous.3: does a unit obey whoever commands now?  All do of a side
   that takes no turns, as squares that fire in the enemy's movement. */
static inline bool
msk_obeys(const Game *g, int u)
{
    return !has_several(g, g->commands) || side_of(u) != g->commands
            || msk_commander_of(g, u) == msk_commanding(g);
}

/* Communications.3: is a unit's movement halved? */
static inline bool
msk_is_halved(const Game *g, int u)
{
    return g->halved && side_of(u) == g->phasing
            && g->halved >> msk_commander_of(g, u) & 1;
}

/* ---- command.c ---- */

/* A unit is his from now on; of a regiment its battalions, too. */
void msk_assign(Game *, int u, int commander);
/* The leader that stands for him and is on the map, NONE. */
int msk_representative(const Game *, int side, int commander);
static inline bool
msk_is_active(const Game *g, int side, int commander)
{
    return g->active[side] >> commander & 1;
}

/* The first of a side in the game from this number on, NONE. */
int msk_next_active(const Game *, int side, int from);

/* A side's commanders take turns from now on, the first begins. */
void msk_begin_commands(Game *, int side);
/* The next takes his turn; false: there is none. */
bool msk_next_commander(Game *);
/* Others take part in what one has begun: the next of them to whom this
   applies; false: there is none, and he who began goes on. */
bool msk_next_to_join(Game *, bool (*applies)(const Game *));
/* Tell a side that another of its commanders is asked: nothing before it can be
   taken back. */
void msk_tell_asked(Game *, int side, int commander);

/* ---- commanders.c ---- */

/* When a side's turn begins: who has lost his leader, and which commanders
   talk so much that their units are slow (Communications.3). */
void msk_review_commanders(Game *, int side);
/* The commander who is asked now; NONE where there is one a side.  Is it his
   turn, as all may know, or is he asked because of whom he commands? */
int msk_asked(const Game *);
bool msk_is_his_turn(const Game *);

/* ---- corps.c ---- */

/* Both sides' in the order of the front, the French first. */
enum { FRENCH_CORPS = 11, CORPS = 25 };

/* Of a piece; an aide's is his leader's. */
int msk_corps_in_front(int piece);
bool msk_has_aides(int leader);
/* R-M171, of two pieces. */
bool msk_outranks(int leader, int other);
/* Who stands for him when his leader is lost, of those he has; NONE. */
int msk_next_leader(const Game *, int side, int commander);

/* ---- dividing.c ---- */

/* When the match begins: each side's corps shared out among its commanders. */
void msk_divide(Game *);

/* ---- own-division.c: R-M177 ---- */

void msk_ask_french_division(Game *);           /* steps */
void msk_ask_russian_division(Game *);
bool msk_french_divide(const Game *);           /* is it asked at all? */
bool msk_russians_divide(const Game *);
void msk_propose_division(const Game *, WgOffer *);
const char *msk_judge_division(const Game *, const WgAction *);
void msk_apply_division(Game *, const WgAction *);

/* ---- stealing.c: Miscellaneous.5 ---- */

const char *msk_bar_to_steal(const Game *, int u);
void msk_propose_stealing(const Game *, WgOffer *);
void msk_steal(Game *, int u);

#endif /* MOSKOWA_COMMANDERS_H */
