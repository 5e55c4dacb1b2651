/*
 * pursuit.h --
 *
 *      What pursuit.c does for the other files of the Russian automaton.
 */

#ifndef BEREZINA_PURSUIT_H
#define BEREZINA_PURSUIT_H

#include "chapters.h"

/* The fields of fields.c that have been asked for, with the commands that wait
   somewhere: by reason, bank, arm, and whether one keeps dry. */
enum { REASONS = BY_GUARDING + 1 };

typedef struct Fields {
    int corps;                  /* whose waiting place it is */
    bool made[REASONS][2][2][2];
    int16_t cost[REASONS][2][2][2][HEXES];
} Fields;

/* Made when it is first asked for. */
const int16_t *pur_field(const Game *, Fields *, int reason, int bank,
        const Piece *);

typedef struct Walk {
    Path path;
    int start;
} Walk;

Walk pur_walk_of(const Game *, int u);
int pur_cost_of_walk(const void *walk, int hex, int side, int to);

int pur_start_of(const Game *, int u);
bool pur_waits(const Game *, int u);
int pur_reason_for(const Game *, Fields *, int u);
void pur_reach_for(const Game *, int u, WgHexReach *);
bool pur_may_end(const Game *, int u, int hex, bool empty);
int pur_choose(const Game *, int u, int reason, const int16_t *cost,
        const WgHexReach *, Equals *);
void pur_walk_to(Game *, int u, int to, const WgHexReach *, int reason);

/* russian-leaders.c */
void ber_lead_russians(Game *, int corps);
void ber_retreat_russians(Game *);

#endif /* BEREZINA_PURSUIT_H */
