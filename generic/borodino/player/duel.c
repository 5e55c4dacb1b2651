/*
 * duel.c --
 *
 *      6.0: what becomes of two forces in a battle, by what is to be expected
 *      of the dice, round by round.  Both fire with what is left of them.
 */

#include "player.h"

enum { HUNDRED = 100, ROUNDS = 3 };

static int
at_least_0(int n)
{
    return n > 0 ? n : 0;
}

/* 6.73 Whoever attacks must have won after three rounds.  6.2 The defender
   fires first. */
Duel
bor_duel(int fire, int hits, int enemy_fire, int enemy_hits, int doubled)
{
    int whole = hits * HUNDRED, left = whole;
    int their_whole = enemy_hits * HUNDRED, their_left = their_whole;
    int own_part, their_part;

    for (int round = 0; round < ROUNDS && left > 0 && their_left > 0;
            round++) {
        left = at_least_0(left
                - enemy_fire * their_left / their_whole);
        their_left = at_least_0(their_left - fire * left
                / (whole * (doubled ? 2 : 1)));
    }
    own_part = whole ? left * HUNDRED / whole : 0;
    their_part = their_whole ? their_left * HUNDRED / their_whole : 0;
    return (Duel){
        .chance = own_part == 0 ? 2 : their_part == 0
                ? (own_part > 35 ? 95 : 70 + own_part * 25 / 35)
                : at_least_0(60 - 2 * their_part),
        .lost = { (whole - left) / HUNDRED,
                (their_whole - their_left) / HUNDRED },
    };
}
