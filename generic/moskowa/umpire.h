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

/* broken.c: which invariant is broken, or NULL. */
const char *msk_broken(const Game *);

#endif /* MOSKOWA_UMPIRE_H */
