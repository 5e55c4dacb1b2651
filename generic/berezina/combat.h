/*
 * combat.h --
 *
 *      Chapter 7 of Napoleon at the Berezina, fire: what its files do for
 *      others.
 */

#ifndef BEREZINA_COMBAT_H
#define BEREZINA_COMBAT_H

#include "charts.h"

/* ---- sight.c ---- */

int ber_range(const Game *, int u);
bool ber_in_reach(const Game *, int u, int hex);

/* ---- aim.c ---- */

bool ber_is_ready(const Game *, int u);
const char *ber_judge_aim(const Game *, int u, int target);
const char *ber_judge_shot(const Game *, int u, int target);
int ber_unseen_target(const Game *, int u, int hex);

/* ---- combat.c ---- */

void ber_propose_fire(const Game *, WgOffer *);
const char *ber_judge_fire(const Game *, const WgAction *);
void ber_apply_fire(Game *, const WgAction *);
extern const WgStep berezina_combat[];
extern const WgStep berezina_rating[];

/* ---- targets.c ---- */

bool ber_has_target(const Game *, int u);
void ber_fire_next(Game *);

/* ---- fire.c ---- */

/* 7.2 One thing that changes the die, by name and paragraph. */
typedef struct Modifier {
    const char *name, *rule;
    int (*adds)(const Game *, int u, int hex);
} Modifier;

extern const Modifier berezina_modifiers[];
int ber_modifier(const Game *, int u, int hex);
/* Those that hit, a bit each. */
unsigned ber_faces(const Game *, int u, int hex);
bool ber_told_faces(int event, const int16_t *about, WgFaces *out);
void ber_shoot(Game *, int u, int target);
extern const WgStep berezina_one_fire[];

/* ---- evasion.c ---- */

bool ber_may_evade(const Game *, int target);
void ber_offer_evasion(Game *);
void ber_propose_evade(const Game *, WgOffer *);
const char *ber_judge_evade(const Game *, const WgAction *);
void ber_apply_evade(Game *, const WgAction *);

/* ---- displace.c ---- */

bool ber_can_displace(const Game *, int side, int hex, int count);
void ber_make_room(Game *);
void ber_propose_displace(const Game *, WgOffer *);
const char *ber_judge_displace(const Game *, const WgAction *);
void ber_apply_displace(Game *, const WgAction *);

#endif /* BEREZINA_COMBAT_H */
