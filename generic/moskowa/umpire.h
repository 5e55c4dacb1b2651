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

#endif /* MOSKOWA_UMPIRE_H */
