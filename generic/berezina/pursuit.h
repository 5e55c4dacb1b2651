/*
 * pursuit.h --
 *
 *      What pursuit.c does for the other files of the Russian automaton.
 */

#ifndef BEREZINA_PURSUIT_H
#define BEREZINA_PURSUIT_H

#include "ground.h"

enum { REASONS = BY_GUARDING + 1 };

/* goals.c */
void pur_add_goals(const Game *, int reason, int bank, int corps,
        WgHexReach *);

/* fields.c: what it costs to come to what draws them.  Only up to `limit`, as
   far as anybody asks, is it exact; beyond it is at least that. */
typedef struct Field {
    bool made;
    bool whole;                 /* exact everywhere */
    int limit;
    int16_t cost[HEXES];
} Field;

/* Those that have been asked for: by reason, bank and arm. */
typedef struct Fields {
    Leaders leaders;            /* 5.4 who may not be left */
    bool planned[NO_ARMY];      /* where they are to end */
    Field field[REASONS][2][2];
} Fields;

const Field *pur_field(const Game *, Fields *, int reason, int bank,
        const Piece *);
const Field *pur_whole_field(const Game *, Fields *, int reason, int bank,
        const Piece *);
void pur_forget(Fields *, int reason);
void pur_begin(const Game *, Fields *);
int pur_reason_for(const Game *, Fields *, int u);
bool pur_keeps_dry(int reason);

/* walks.c */
typedef struct Walk {
    Path path;                  /* must be first */
    Tariff tariff;
    int start;
} Walk;

Walk pur_walk_of(const Game *, int u, int reason);
int pur_cost_of_walk(const Walk *, int hex, int side);
void pur_reach_beside(const Walk *, int u, WgHexReach *);

/* What ends a search: the first hex, by what it costs, that will do. */
typedef struct Quest {
    bool (*will_do)(const struct Quest *, int hex);
    const Game *game;
    const void *about;
    const int16_t *worth;       /* of every hex */
    int enough;                 /* so much will do; or the hex */
    bool aims;                  /* only what is so near to a hex will do */
    int near, range;
} Quest;

void pur_reach(const Walk *, int u, const Quest *, WgHexReach *);
int pur_points(const Game *, int u);
int pur_entry_cost(const Game *, int u);
void pur_walk_to(Game *, int u, int to, const Walk *, const WgHexReach *,
        int reason);

/* pursuit.c */
bool pur_is_to_move(const Game *, int u);
bool pur_waits(const Game *, int u);
bool pur_may_end(const Game *, int u, const Chain *, int hex, bool empty);

/* 6.3.1.6 What makes a hex better than one that is as near. */
typedef struct Merit {
    int steps;                  /* of the French beside it */
    int shelter, road;
} Merit;

Merit pur_merit_of(const Game *, int hex);

/* plans.c */
bool pur_leads(const Game *, int u);
void pur_plan(const Game *, Fields *, int corps);

/* hunts.c */
int pur_choose(const Walk *, int u, const Chain *, int reason, const Field *,
        WgHexReach *, Equals *);

/* equals.c */
bool pur_asks(const Game *, int corps);

/* trails.c */
void pur_note_step(Game *, int u, int from, int to, int reason);

/* russian-leaders.c */
void ber_lead_russians(Game *, Fields *, int corps);
void ber_retreat_russians(Game *);

#endif /* BEREZINA_PURSUIT_H */
