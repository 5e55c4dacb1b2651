/*
 * movement.h --
 *
 *      Chapters 5.2, 5.4 and 6 of Napoleon at the Berezina, command and
 *      movement, those of the automaton too: what their files do for others.
 */

#ifndef BEREZINA_MOVEMENT_H
#define BEREZINA_MOVEMENT_H

#include "charts.h"

/* 13.2 Is that the end of the causeway, and it is damaged? */
static inline bool
is_broken_causeway(const Game *g, int hex)
{
    return g->causeway && hex == HEX(CAUSEWAY_END);
}

/* ---- command.c ---- */

enum { RUSSIAN_RANGE = 4, RUSSIAN_LEADERS = 16 };       /* 5.4 */

void ber_check_command(Game *);
void ber_trace_command(const Game *, int u, WgHexReach *);

/* Where each is or, of the automaton, is to end this phase; and which of the
   Russians can end in reach of one. */
typedef struct Leaders {
    int count;
    int16_t slot[RUSSIAN_LEADERS], hex[RUSSIAN_LEADERS];        /* NONE */
    int8_t army[RUSSIAN_LEADERS];
    bool kept[PIECES - FRENCH_PIECES];
    bool left[PIECES - FRENCH_PIECES];  /* nobody led it when it was tried */
    bool hurry;                 /* those move first now, not last */
    int8_t attached[PIECES - FRENCH_PIECES];    /* Yermaloff's, to an army */
} Leaders;

/* The hexes where leaders stand whom a unit may have, and how far it is from
   the nearest of them. */
typedef struct Chain {
    int count, far;             /* far: WG_HEX_FAR without any */
    bool strict;                /* it may not end where it is not led */
    bool kept;                  /* nor farther, for it can be led */
    int16_t hex[RUSSIAN_LEADERS];
    const uint32_t *near;       /* of each row the hexes in reach of one, a bit
                                   each; NULL: that was not asked */
} Chain;

Leaders ber_leaders(const Game *);
bool ber_commands(const Game *, int leader, int army);
bool ber_is_led_from(const Leaders *, const Game *, int but, int army,
        int hex);
Chain ber_chain_for(const Game *, const Leaders *, int army);
Chain ber_chain_from(const Chain *, int home);
Chain ber_chain_of(const Game *, int u);
int ber_chain_range(const Chain *);
bool ber_in_chain(const Chain *, int hex);

/* ---- strays.c ---- */

int ber_next_stray(const Game *, int u);

/* ---- ground.c ---- */

/* Who moves, as the Terrain Effects Chart asks. */
typedef struct Path {
    const Game *game;
    int side;
    bool mounted;
    bool alone;                 /* no combat unit: 3.1.2, 8.3 do not matter */
    bool dry;                   /* crosses no unbridged ford */
    bool keeps_bank;            /* 6.3.3 crosses the river nowhere */
    int home;                   /* the hex where it stands itself */
} Path;

int ber_allowance(const Game *, int u);
int ber_points_of_move(const Game *, int u);
int ber_side_toward(const Game *, int u, int to);
int ber_cost_by_side(const Path *, int u, int side, int to);
int ber_step_cost(const Game *, int u, int to);

/* ---- movement.c ---- */

const char *ber_judge_step(const Game *, int u, int to);
unsigned ber_open_sides(const Game *, int u);
int ber_points_left(const Game *, int side, int hex, int points);
bool ber_step(Game *, int u, int to, int bridge);
void ber_end_move(Game *);
extern const WgStep berezina_fording[];

/* ---- exits.c ---- */

int ber_exit_at(int hex);
const char *ber_judge_leave(const Game *, int u);
bool ber_could_leave(const Game *, int u, int hex, int points);
bool ber_is_lost_at(const Game *, int exit);
void ber_leave(Game *, int u);
bool ber_must_choose(const Game *);
void ber_propose_exit(const Game *, WgOffer *);
const char *ber_judge_exit(const Game *, const WgAction *);
void ber_apply_exit(Game *, const WgAction *);

/* ---- turns.c ---- */

void ber_propose_move(const Game *, WgOffer *);
const char *ber_judge_move(const Game *, const WgAction *);
void ber_apply_move(Game *, const WgAction *);
void ber_propose_excess(const Game *, WgOffer *);
const char *ber_judge_excess(const Game *, const WgAction *);
void ber_apply_excess(Game *, const WgAction *);
void ber_check_stacks(Game *);
void ber_begin_moves(Game *);
extern const WgStep berezina_french_moves[];

/* ---- rabble.c ---- */

void ber_move_rabble(Game *);
bool ber_rabble_goes(const Game *, int u, int *next);

/* ---- goals.c ---- */

bool ber_is_waiting_place(int corps, int hex);

/* ---- release.c ---- */

/* 6.3.3, 6.3.4, 11.2 Of a Russian.  And the paragraph by which he waits. */
static inline bool
ber_is_released(const Game *g, int u)
{
    return g->released[piece_of(g, u)->corps];
}

const char *ber_why_not_released(const Game *, int u);

/* ---- russians.c ---- */

extern const WgStep berezina_russian_moves[];

/* ---- equals.c ---- */

void ber_propose_decider(const Game *, WgOffer *);
const char *ber_judge_decider(const Game *, const WgAction *);
void ber_apply_decider(Game *, const WgAction *);
void ber_propose_equals(const Game *, WgOffer *);
const char *ber_judge_equals(const Game *, const WgAction *);
void ber_apply_equals(Game *, const WgAction *);

#endif /* BEREZINA_MOVEMENT_H */
