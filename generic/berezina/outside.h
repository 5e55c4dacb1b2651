/*
 * outside.h --
 *
 *      What no paragraph asks for: answers for the table, play by file, the
 *      umpire; and the tables of which game.c makes the game.
 */

#ifndef BEREZINA_OUTSIDE_H
#define BEREZINA_OUTSIDE_H

#include "../core/queries.h"
#include "../core/standings.h"
#include "chapters.h"

/* game.c, sequence.c, words.c */
extern const WgStep *const berezina_procedures[];
extern const WgDecision berezina_decisions[];
extern const WgStanding berezina_standings[];
extern const WgWord berezina_verbs[];
extern const WgWord berezina_amendments[];
extern const WgWord berezina_events[];

/* words.c: of enumerations, 0 first, ending with NULL. */
extern const char *const berezina_corps_words[];
extern const char *const berezina_rating_words[];
extern const char *const berezina_chance_words[];
extern const char *const berezina_half_words[];
extern const char *const berezina_bank_words[];
extern const char *const berezina_level_words[];
extern const char *const berezina_reason_words[];

/* standing.c: answers of standing orders. */
bool ber_is_shot_at(const Game *, int u);
int ber_standing_evade(const Game *, const WgOffer *, int choice);

/* 7.5 Of what is offered, the retreat that is advised, or -1: out of the
   firer's reach, then without friends who must make room. */
int ber_best_retreat(const Game *, const WgOffer *);

/* What the table asks: of each file that answers, its topics. */
extern const WgAnswer *const berezina_answers[];        /* query.c */
extern const WgAnswer ber_answers_beside[];
extern const WgAnswer ber_answers_dice[];
extern const WgAnswer ber_answers_explained[];          /* automaton/ */
extern const WgAnswer ber_answers_fire[];
extern const WgAnswer ber_answers_ground[];
bool ber_has_enemy_in_reach(const Game *, int u);
void ber_query_hints(const WgQuery *, WgText *);
void ber_query_leaves(const WgQuery *, WgText *);
void ber_tell_goes_on(const Game *, WgText *);
/* The hexes with too many units of whoever moves, {BEFOREhex HEX count N most
   N} each. */
void ber_print_crowded(const Game *, const char *before, WgText *);
bool ber_price(const Game *, const WgAction *, WgText *);
void ber_query_reach(const Game *, int u, WgText *);
void ber_query_build(const Game *, int u, WgText *);
void ber_query_fords(const Game *, WgText *);

/* marches.c: however far, and those that it can go now, and a few more. */
void ber_ways(const Game *, int u, WgWays *out);
void ber_ways_now(const Game *, int u, WgWays *out);

/* Chances are millionths: that a die shows one of these faces, a bit each. */
enum { SURE = 1000000, FACES = 6 };
int ber_share(unsigned faces);

/* 7.2 Of a fire, with a retreat before it; -1 where it may not be, or somebody
   decides to retreat. */
int ber_hoped_chance(const Game *, int u, int target);

/* 8.1 The chance to build anything, the Russians so far away; and of what an
   engineer may build there, bridge 1 or 2, or 0, the causeway: how many
   sections are built, and that chance. */
typedef struct Work {
    int sections, chance;
} Work;

int ber_chance_to_build(int far);
Work ber_work(const Game *, int u, int bridge);

/* fog.c, public.c, members.c, determinize.c, broken.c */
void ber_redact(Game *, int viewer);
bool ber_is_open(const Game *);
extern const WgMember berezina_members[];
extern const WgValues berezina_values[];
extern const WgConstant berezina_constants[];
extern const WgTopic berezina_topics[];
bool ber_determinize(Game *, int viewer, WgLots *);
const char *ber_broken(const Game *);

/* player/ */
extern const struct WgPlayer berezina_player;

/* umpire.c */
const char *ber_judge_amendment(const Game *, const WgAction *);
void ber_amend(Game *, const WgAction *);
void ber_query_present(const WgQuery *, WgText *);

#endif /* BEREZINA_OUTSIDE_H */
