/*
 * ford.h --
 *
 *      The position of "The Ford", a small game that tries the engine out
 *      and is the template of a new one: see doc/adding-a-game.md.
 */

#ifndef FORD_H
#define FORD_H

#include "../core/queries.h"

enum { COLUMNS = 20, ROWS = 20, HEXES = COLUMNS * ROWS };
enum { UNITS = 60, SECOND = UNITS / 2, LAST_TURN = 10 };
enum { OFF_MAP = -1, UNKNOWN = -1 };

/* What may be done: the verb, its name and arguments, does it take back. */
#define FORD_VERBS(V) \
    V(PASS, "pass", "", false) \
    V(MOVE, "move", "up", false) \
    V(ATTACK, "attack", "up", false) \
    V(RETREAT, "retreat", "p", false)

enum { FORD_VERBS(WG_ENUM) };

/* What an umpire may amend. */
#define FORD_AMENDMENTS(V) \
    V(AMEND_PLACE, "place", "up", false) \
    V(AMEND_TURN, "turn", "s", false)

enum { FORD_AMENDMENTS(WG_ENUM) };

/* What is told; see WgWord. */
#define FORD_EVENTS(V) \
    V(WEATHER, "weather", "n", false) \
    V(MOVED, "moved", "up", false) \
    V(ATTACKED, "attacked", "uu", false) \
    V(HIT, "hit", "un", false) \
    V(ROUTED, "routed", "u", false) \
    V(RETREATED, "retreated", "up", false) \
    V(PUT_THERE, "put_there", "up", false) \
    V(SET_TURN, "set_turn", "s", false)

enum { FORD_EVENTS(WG_ENUM) };

/* What is asked: its paragraph, its name, and the functions that propose,
   judge and apply an answer. */
#define FORD_DECISIONS(V) \
    V(ASK_MOVE, "3.1", "move", moves, move, move) \
    V(ASK_ATTACK, "4.1", "attack", attacks, attack, attack) \
    V(ASK_RETREAT, "4.4", "retreat", retreats, retreat, retreat)

enum { FORD_DECISIONS(WG_ENUM) };

/* The procedures, each a table of steps; the first is the whole game. */
#define FORD_PROCEDURES(V) \
    V(WHOLE_GAME, whole_game) \
    V(TURN, turn) \
    V(PLAYER_TURN, player_turn_steps) \
    V(COMBAT, ford_combat)

enum { FORD_PROCEDURES(WG_ENUM) };

/* The ground, as maps/ford.map names it.  ORDER TERRAIN: the chart in
   combat.c */
#define FORD_TERRAINS(V) \
    V(CLEAR, "clear") \
    V(VILLAGE, "village") \
    V(REDOUBT, "redoubt")

enum { FORD_TERRAINS(WG_ENUM) };

/* What stands in one slot. */
typedef struct Unit {
    int8_t piece;               /* of the roster; UNKNOWN in a redacted copy */
    int8_t steps;               /* 0: eliminated; UNKNOWN as above */
    int16_t hex;                /* OFF_MAP, or row * COLUMNS + column */
    int16_t moved;              /* this player turn: 1 moved, 2 attacked */
} Unit;

/* One combat, from 4.1 to 4.4.  Meaningless between combats. */
typedef struct Combat {
    int16_t attacker, defender;
    int16_t result;             /* hits on the defender */
} Combat;

struct Game {
    WgFlow flow;                /* must be first */
    int8_t turn;                /* 1..LAST_TURN */
    int8_t phasing;             /* the side whose player turn it is */
    int8_t mud;                 /* 2.1: this turn attackers are one weaker */
    Unit unit[UNITS];
    Combat combat;
};

static inline int
ford_side(int u)
{
    return u >= SECOND;
}

/* Made from maps/ford.map. */
extern const int8_t ford_terrain[HEXES];
extern const char *const ford_hex[HEXES];      /* "0805" */

/* moves.c */
int ford_distance(int hex, int other);
int ford_unit_at(const Game *, int hex);
int ford_shifted(int hex, int from, int to);
void ford_propose_near(const Game *, WgOffer *, int verb);
void ford_propose_moves(const Game *, WgOffer *);
const char *ford_judge_move(const Game *, const WgAction *);
void ford_apply_move(Game *, const WgAction *);

/* sequence.c */
extern const WgStep *const ford_procedures[];
void ford_turn_of(Game *, int side);

/* combat.c */
void ford_propose_attacks(const Game *, WgOffer *);
const char *ford_judge_attack(const Game *, const WgAction *);
void ford_apply_attack(Game *, const WgAction *);
int ford_faces_that_hit(const Game *, int attacker, int hex);
int ford_steps_hit(const Game *, int attacker, int defender);
void ford_propose_retreats(const Game *, WgOffer *);
const char *ford_judge_retreat(const Game *, const WgAction *);
void ford_apply_retreat(Game *, const WgAction *);
extern const WgStep ford_combat[];

/* determinize.c */
bool ford_determinize(Game *, int viewer, WgLots *);

/* player.c, reasons.c */
extern const struct WgPlayer ford_player;
struct WgReason;
void ford_reason(const Game *, const WgAction *, const void *plan,
        struct WgReason *);

/* umpire.c */
extern const WgAnswer *const ford_answers[];
const char *ford_judge_amendment(const Game *, const WgAction *);
void ford_amend(Game *, const WgAction *);

#endif /* FORD_H */
