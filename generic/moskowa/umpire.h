/*
 * umpire.h --
 *
 *      What an umpire may amend: the judge and what it does.
 */

#ifndef MOSKOWA_UMPIRE_H
#define MOSKOWA_UMPIRE_H

#include "moskowa.h"

const char *msk_judge_amendment(const Game *, const WgAction *);
void msk_amend(Game *, const WgAction *);

/* ---- umpire-commands.c: of several commanders ---- */

const char *msk_judge_assigning(const Game *, int u, int commander);
/* A message on its way, of the side whose turn it is, is delivered or lost. */
const char *msk_judge_message_end(const Game *, int side, int number);
void msk_end_message(Game *, int side, int number, bool good);

/* broken.c: which invariant is broken, or NULL. */
const char *msk_broken(const Game *);

#endif /* MOSKOWA_UMPIRE_H */
