/*
 * formations.h --
 *
 *      How units stand and how that is changed: guns limbered, road mode,
 *      squares, dragoons on horse or on foot.
 */

#ifndef MOSKOWA_FORMATIONS_H
#define MOSKOWA_FORMATIONS_H

#include "zones.h"

/* ---- formations.c ---- */

/* Is this verb such a change? */
bool msk_is_change(int verb);
/* Why a unit may not make it now; NULL if it may. */
const char *msk_bar_to_change(const Game *, int u, int verb);
void msk_change(Game *, int u, int verb);

/* ---- dragoons.c ---- */

const char *msk_bar_to_mount(const Game *, int u);
const char *msk_bar_to_dismount(const Game *, int u);
/* Dragoons.3 to 5: in half points, for whoever has changed nothing yet. */
int msk_cost_of_mounting(const Game *, int u);
/* Dragoons.2: it has changed, at the beginning of its move or at the end. */
void msk_note_mounting(Game *, int u, bool begins);

/* ---- squares.c ---- */

/* Square.1 to 3, Square.5. */
const char *msk_bar_to_square(const Game *, int u);
const char *msk_bar_to_leave_square(const Game *, int u);
/* It has formed one or left it: where it lies in its stack. */
void msk_note_square(Game *, int u);

#endif /* MOSKOWA_FORMATIONS_H */
