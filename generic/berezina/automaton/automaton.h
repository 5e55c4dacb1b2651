/*
 * automaton.h --
 *
 *      What the files of the Russian automaton do for each other.
 */

#ifndef BEREZINA_AUTOMATON_H
#define BEREZINA_AUTOMATON_H

#include "../ground.h"

enum { REASONS = BY_GUARDING + 1 };

/* goals.c */
void aut_add_goals(const Game *, int reason, int bank, int corps,
        WgHexReach *);

/* distances.c: what it costs from each hex to what draws them.  The costs are
   exact up to `limit` and at least that beyond. */
typedef struct DistanceField {
    bool made;
    bool whole;                 /* exact everywhere */
    int limit;
    int16_t cost[HEXES];
} DistanceField;

/* 5.4 The leaders of an army, and the hexes that they have in reach. */
typedef struct Command {
    bool made;
    Chain chain;
    uint32_t near[ROWS];
} Command;

/* Those made so far: by reason, bank and arm. */
typedef struct DistanceFields {
    Leaders leaders;            /* 5.4 who may not be left */
    Command command[NO_ARMY + 1];
    bool planned[NO_ARMY];      /* where they are to end */
    DistanceField field[REASONS][2][2];
} DistanceFields;

const DistanceField *aut_field(const Game *, DistanceFields *, int reason,
        int bank, const Piece *);
const DistanceField *aut_whole_field(const Game *, DistanceFields *,
        int reason, int bank, const Piece *);
void aut_forget(DistanceFields *, int reason);
void aut_begin(const Game *, DistanceFields *);
int aut_reason_for(const Game *, DistanceFields *, int u);
bool aut_keeps_dry(int reason);

/* chains.c */
Chain aut_chain_of(const Game *, DistanceFields *, int u);
void aut_mark_near(const Chain *, int range, Span rows, uint32_t near[ROWS]);
void aut_leaders_change(DistanceFields *);

/* walks.c */
typedef struct Walk {
    Path path;                  /* must be first */
    Tariff tariff;
    int start;
} Walk;

Walk aut_walk_of(const Game *, int u, int reason);
int aut_cost_of_walk(const Walk *, int hex, int side);
void aut_reach_beside(const Walk *, int u, WgHexReach *);

/* What ends a search: the first hex, by what it costs, that will do. */
typedef struct Quest {
    bool (*will_do)(const struct Quest *, int hex);
    const Game *game;
    const void *about;
    const int16_t *worth;       /* of every hex */
    int enough;                 /* so much will do; or the hex */
    int aims;                   /* only what is so near to each of these hexes
                                   will do */
    const int16_t *near;
    int range;
} Quest;

/* The hexes to be entered, the last first.  No step costs nothing: so there
   are no more than half points. */
enum { LONGEST_WAY = 64 };

typedef struct HexWay {
    int length;
    int16_t hex[LONGEST_WAY];
} HexWay;

bool aut_is_out_of_reach(const Walk *, int points, int hex);
void aut_reach(const Walk *, int u, const Quest *, WgHexReach *);
int aut_points(const Game *, int u);
int aut_entry_cost(const Game *, int u);
void aut_find_way(const Walk *, const WgHexReach *, int u, int to, HexWay *);
void aut_walk_way(Game *, int u, const HexWay *, int reason);
void aut_walk_to(Game *, int u, int to, const Walk *, const WgHexReach *,
        int reason);

/* The most that any of these hexes is worth, told quicker than which. */
static inline int
aut_most_of(const int16_t worth[HEXES], Span span)
{
    int16_t most = INT16_MIN;

    for (int hex = span.first; hex < span.end; hex++) {
        most = worth[hex] > most ? worth[hex] : most;
    }
    return most;
}

/* pursuit.c */
bool aut_moves(const Game *, int u);
bool aut_is_to_move(const Game *, int u);
bool aut_waits(const Game *, int u);
bool aut_may_end(const Game *, int u, const Chain *, int hex, bool empty);

/* 6.3.1.6 What shelters a unit in a hex. */
#define BEREZINA_SHELTERS(V) \
    V(OPEN, "open") V(COVER, "cover") V(EARTHWORK, "earthwork")

enum { BEREZINA_SHELTERS(WG_ENUM) };

/* What makes a hex better than one that is as near. */
typedef struct Merit {
    int steps;                  /* of the French beside it */
    int shelter, road;
} Merit;

Merit aut_merit_of(const Game *, int hex);

/* plans.c */
bool aut_leads(const Game *, int u);
void aut_plan(const Game *, DistanceFields *, int corps);

/* destinations.c */
int aut_choose(const Walk *, int u, const Chain *, int reason,
        const DistanceField *, WgHexReach *, Equals *);

/* equals.c */
bool aut_asks(const Game *, int corps);

/* trails.c */
void aut_note_step(Game *, int u, int from, int to, int reason);

/* foresight.c */
void aut_note_ford(const Game *end, const DistanceFields *, Foresight *);
bool aut_is_foreseen(const Game *, const DistanceFields *);

/* russians.c, rehearsals.c */
bool aut_move_on(Game *, DistanceFields *);
bool aut_move(Game *);

/* Those who were left when a phase was tried, and the hexes from which a leader
   could command them if they came nearer. */
enum { MOST_SOUGHT = 16 };

typedef struct Sought {
    int count;
    int16_t unit[MOST_SOUGHT];
    bool near[MOST_SOUGHT][HEXES];
} Sought;

/* russian-leaders.c */
void aut_seek(const Game *, const Game *ends, const Sought *, Leaders *);
void aut_lead(Game *, DistanceFields *, int army);

/* retreats.c */
void ber_retreat_russians(Game *);

#endif /* BEREZINA_AUTOMATON_H */
