/*
 * player.h --
 *
 *      How a computer plays Napoleon at the Berezina: what the files of this
 *      folder do for each other.
 */

#ifndef BEREZINA_PLAYER_H
#define BEREZINA_PLAYER_H

#include "../../core/map/hex.h"
#include "../../core/playing.h"
#include "../chapters.h"
#include "../outside.h"

enum { RUSSIAN_PIECES = PIECES - FRENCH_PIECES };

/* Where each of the side's slots goes in this phase. */
typedef struct BerPlan {
    int16_t goes[RUSSIAN_PIECES];       /* a hex; NONE: not decided yet */
} BerPlan;

/* What each hex is for one who goes on. */
typedef struct Outlook {
    const Game *g;
    int side;
    int ready;                  /* 8.1 the French can cross, or need not wait */
    int left;                   /* French combat units that are in the game */
    int16_t far[HEXES];         /* half points to the exit, WG_HEX_FAR */
    bool exposed[HEXES];        /* to be fired at there would raise the alarm */
    int16_t work[HEXES];        /* and to where an engineer is wanted, of whom
                                   the present answer is about */
} Outlook;

/* distances.c: what it costs to come from each hex to another, fords with a
   bridge and that at the site too. */
void ber_measure(const Game *, int goal, int price, int16_t far[HEXES]);
int ber_nearest(const Game *, int side, int hex);       /* of that side */

/* crossing.c: can one cross there; nobody has noticed them yet; and where an
   engineer is wanted. */
enum { PRICE = 24 };           /* of a crossing without a bridge */
enum { LATE = 20 };             /* from this turn leaders save themselves */
bool ber_can_cross(const Game *, int ford);
bool ber_is_stealthy(const Game *);
Outlook ber_look(const Game *);
int ber_site(const Game *, int u);

/* french.c, russian.c: where a unit is to end; its own hex if it stays. */
int ber_french_end(Outlook *, int u, const WgWays *);
bool ber_wants_to_leave(const Outlook *, int u);
int ber_russian_end(const Game *, int u, const WgWays *);

/* policy.c, worth.c */
void ber_plan(const Game *, const int *weights, void *plan, bool vary,
        WgLots *);
WgAction ber_policy(const Game *, const int *weights, void *plan, WgLots *);
int ber_evaluate(const Game *);
int ber_chance(const Game *, int value);

#endif /* BEREZINA_PLAYER_H */
