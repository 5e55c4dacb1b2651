/*
 * berezina.h --
 *
 *      The position of Napoleon at the Berezina, and what is the same in all
 *      its chapters.
 *
 *      Read sequence.c first: it is the rulebook's sequence of play.  A unit
 *      (combat unit, leader or Rabble) is known by its slot `u`, 0..PIECES-1;
 *      the French stand in the slots before FRENCH_PIECES.  Which counter of
 *      forces.c stands in a slot is the unit's `piece`, HIDDEN or HIDDEN_LEADER
 *      to a viewer who may not know.  Movement points are counted in halves
 *      (2 a point), since a road costs half a point.
 */

#ifndef BEREZINA_H
#define BEREZINA_H

#include "../core/rules.h"
#include "forces.h"
#include "map.h"
#include "words.h"

enum { FRENCH, RUSSIAN };
enum { NONE = -1 };

/* Where a unit is when it is not in a hex: not arrived yet, or Rabble not
   formed; off the map, at its entry hex, this turn; exited; eliminated; 13.45
   not in this game. */
#define BEREZINA_ELSEWHERE(V) \
    V(WAITING, "waiting") V(ARRIVING, "arriving") V(EXITED, "exited") \
    V(ELIMINATED, "eliminated") V(ABSENT, "absent")

enum { LAST_ON_MAP = HEXES - 1, BEREZINA_ELSEWHERE(WG_ENUM) PLACES };

/* 12.0 */
#define BEREZINA_SCENARIOS(V) \
    V(SOLITAIRE, "solitaire") V(TWO_PLAYERS, "two_players")

enum { BEREZINA_SCENARIOS(WG_ENUM) };

/* Options: 6.3.1 who chooses among equal moves; 13.1 to 13.46. */
#define BEREZINA_OPTIONS(V) \
    V(OPT_RUSSIANS, "russians", "program player", 0) \
    V(OPT_FMET, "fmet", "standard alternative", 0)              /* 13.1 */ \
    V(OPT_EVENTS, "events", "off on", 0)                        /* 13.2 */ \
    V(OPT_NIGHTS, "nights", "short long", 0)                    /* 13.3 */ \
    V(OPT_ALERT, "alert", "off on", 0)                          /* 13.41 */ \
    V(OPT_ORGANISED, "organised", "off on", 0)                  /* 13.42 */ \
    V(OPT_BRIDGE, "bridge", "burnt intact", 0)                  /* 13.43 */ \
    V(OPT_KUTUSOV, "kutusov", "himself aggressive fierce", 0)   /* 13.44 */ \
    V(OPT_NEY, "ney", "returns lost", 0)                        /* 13.45 */ \
    V(OPT_VICTOR, "victor", "off on", 0)                        /* 13.46 */

enum { BEREZINA_OPTIONS(WG_ENUM) OPTIONS };

enum { LAST_TURN = 25, TURNS_A_DAY = 6, TRACK_END = 15 };
enum { FIRST_DAY = 25 };        /* of November */

/* 4.0 Phases, for the turn track. */
#define BEREZINA_PHASES(V) \
    V(SET_UP, "set_up") V(MORALE_PHASE, "morale") \
    V(FRENCH_MOVEMENT, "french_movement") V(FIRST_COMBAT, "first_combat") \
    V(RUSSIAN_MOVEMENT, "russian_movement") \
    V(SECOND_COMBAT, "second_combat") V(ENGINEERING, "engineering") \
    V(BREAKDOWN, "breakdown") V(FINISHED, "finished")

enum { BEREZINA_PHASES(WG_ENUM) };

/* 10.1 The exits.  ORDER EXIT */
enum { EXIT_1013, EXIT_3328, EXIT_5128, EXIT_5428, EXIT_6019, EXITS };

/* 8.1 How far a half of a bridge is: its sections, then the whole. */
#define BEREZINA_HALVES(V) \
    V(NOT_BEGUN, "not_begun") V(HALF_B, "b") V(HALF_BB, "bb") \
    V(HALF_BBB, "bbb") V(FINIS, "finis")

enum { BEREZINA_HALVES(WG_ENUM) };

/* 13.2 Random events.  ORDER LETTER: the table in charts.c, from roll 2. */
#define BEREZINA_CHANCES(V) \
    V(NO_EVENT, "none") V(BLIZZARD, "blizzard") V(ICE_FLOES, "ice_floes") \
    V(COSSACK_RAID, "cossack_raid") V(HARD_FROST, "hard_frost") \
    V(DECEIVED, "deceived") V(MAGAZINE, "magazine") V(PRESENCE, "presence") \
    V(LOST_ROAD, "lost_road") V(CAUSEWAY, "causeway") V(THAW, "thaw") \
    V(URGED_ON, "urged_on")

enum { BEREZINA_CHANCES(WG_ENUM) };

/* What a chart takes from a unit: treasure, steps, or all. */
typedef struct Effect {
    int8_t treasure, steps, ruin;
} Effect;

/* What stands in one slot. */
typedef struct Unit {
    int16_t piece;              /* row of forces.c; HIDDEN... */
    int16_t place;              /* a hex, or WAITING... */
    int16_t below;              /* the next in its hex; NONE */
    int8_t losses;              /* 7.3 steps lost, 0..STEPS */
    int8_t treasure;            /* 5.1 a French combat unit still has it */
    int8_t since;               /* the turn in which it arrived */
    int8_t out;                 /* 5.2 out of command this turn */
    int8_t moved;               /* its move of this phase is over */
    int8_t checked;             /* 5.1 its check of this turn is made */
    int16_t aim;                /* 7.4 the hex at which it has fired */
    int8_t fired;               /* in this combat phase */
    int8_t shot;                /* 7.1 times it was a target in this phase */
} Unit;

/* 8.1 A bridge over a ford: the half on each bank. */
typedef struct Bridge {
    int8_t half[2];             /* by bank; NOT_BEGUN... */
    int8_t russian;             /* 8.2 */
    int8_t crossed;             /* 8.3 combat units and Rabble, this turn */
    int8_t rabble;              /* of those */
} Bridge;

/* 5.3 The last move of the track's marker. */
typedef struct Shift {
    int8_t by;                  /* boxes; 0: there was none */
    int8_t why;                 /* SHIFT_... */
    int8_t turn;
} Shift;

/* 6.3.1.6 Hexes that are as good for a Russian. */
enum { MOST_EQUALS = 24 };

typedef struct Equals {
    int16_t count;
    int16_t hex[MOST_EQUALS];
    int8_t reason;
    int8_t spare;
} Equals;

/* The way of a Russian in its last movement phase, for who looks on: no rule
   asks for it.  Steps are sides of hexes, two a byte. */
enum { MOST_STEPS = 24 };

typedef struct Trail {
    int16_t from;               /* NONE: it has not moved */
    int8_t reason, steps;
    uint8_t side[MOST_STEPS / 2];
} Trail;

/* Fords to which the automaton's phase will come, so that nobody is left, as a
   number each for all that matters there.  No rule asks for it. */
enum { MOST_FORESEEN = 15 };

typedef struct Foresight {
    int64_t count;
    uint64_t ford[MOST_FORESEEN];
} Foresight;

/* 7.2 The fire being resolved. */
typedef struct Shot {
    int16_t firer, target;      /* slots; NONE */
    int16_t hex;                /* 7.5 where the target stood */
    int16_t fled;               /* 7.5 combat units that retreated with it */
} Shot;

struct Game {
    WgFlow flow;                /* must be first */
    int8_t scenario;
    int8_t option[OPTIONS];
    int8_t turn;                /* 1..LAST_TURN; 0 in the set-up */
    int8_t phase;
    int8_t exit;                /* 10.1 chosen; NONE */
    int8_t left;                /* a French unit has left the map (5.3.2) */
    int8_t track;               /* 5.3 the marker's box; 0: Start */
    Shift shift;
    int8_t alarm;               /* the turn of the first event of 5.3; 0 */
    int8_t bridged;             /* 5.3.2 a French bridge has been Finis */
    int8_t crossed;             /* 6.3.4 the turn in which the first French
                                   combat unit stood on the west bank; 0 */
    int8_t rolls;               /* 6.3.4 made for the Army of the Danube */
    int8_t released[CORPS_COUNT];       /* 6.3.3, 6.3.4, 11.2 of Russians */
    int8_t came[CORPS_COUNT];   /* the turn in which it came, or comes; 0: not
                                   known yet */
    int16_t entry[CORPS_COUNT]; /* the hex where it comes in */
    int8_t coming;              /* the formation that is rolled for now */
    int8_t dead[CORPS_COUNT];   /* 6.3.6 units eliminated in this turn's first
                                   combat phase */
    int8_t earthworks;          /* 8.2 the side in control, a bit a hex: 1 for
                                   French control */
    int8_t event;               /* 13.2 of this turn */
    int8_t frost;               /* 13.2 1 after a hard frost, -1 after a thaw */
    int8_t deceived;            /* 13.2 rolls still to be reduced */
    int8_t causeway;            /* 13.2 it is damaged */
    int8_t urged;               /* 13.2 */
    int8_t lost_unit;           /* 13.2 slot + 1 of who may not move; 0 */
    int8_t decider;             /* 6.3.1.6 */
    int8_t trusted;             /* for which command */
    int8_t rating;              /* 7.1.1 that fires now, RATING_A... */
    int8_t firing;              /* and its side */
    int8_t halted;              /* 5.1 no more checks this turn */
    Effect owed;                /* 13.1 still to be lost */
    int16_t mobile;             /* slot of the unit on the move; NONE */
    int16_t points;             /* half movement points that it has left */
    int16_t fording;            /* 6.4 slot of who is rolled for; NONE */
    int8_t breaking;            /* 9.0 the bridge rolled for: 2 a ford */
    int16_t top[HEXES];         /* the uppermost in each hex; NONE */
    uint8_t stack[2][HEXES];    /* combat units in each hex, by side */
    uint8_t zone[2][HEXES];     /* 3.2 how many combat units control it */
    uint8_t rabble[HEXES];      /* Rabble counters in each hex */
    Bridge bridge[FORDS][2];
    Shot shot;
    Equals equals;
    Unit unit[PIECES];
    Trail trail[PIECES - FRENCH_PIECES];
    Foresight foresight;
};

/* ---- who and where ---- */

WG_SLOTS_OF_SIDES(FRENCH_PIECES, PIECES)

static inline const Piece *
piece_of(const Game *g, int u)
{
    return counter(g->unit[u].piece);
}

static inline bool
on_map(const Game *g, int u)
{
    return g->unit[u].place < HEXES;
}

static inline bool
is_fighting(const Game *g, int u)
{
    return on_map(g, u) && is_combat_unit(piece_of(g, u));
}

/* 6.0 Whose movement phase it is. */
static inline int
phasing(const Game *g)
{
    return g->phase == FRENCH_MOVEMENT ? FRENCH : RUSSIAN;
}

/* 7.1 Is this one of the two combat phases? */
static inline bool
is_combat(const Game *g)
{
    return g->phase == FIRST_COMBAT || g->phase == SECOND_COMBAT;
}

/* 3.2, 3.2.2 Is this hex controlled by that side's enemy, whoever is in it? */
static inline bool
ber_in_zone(const Game *g, int side, int hex)
{
    return g->zone[!side][hex] > 0;
}

/* 5.4 */
static inline int
army_of_corps(int corps)
{
    return corps >= TCHLAPLATZ && corps <= DANUBE ? ARMY_OF_THE_DANUBE
            : corps == WITTGENSTEIN ? WITTGENSTEINS_ARMY
            : corps >= AVANT_GARDE ? THE_MAIN_ARMY : NO_ARMY;
}

static inline int
army_of(const Piece *p)
{
    return army_of_corps(p->corps);
}

/* Turns 5, 6, 11, 12...: 2000 and 0000 hours. */
enum { NIGHT_FROM = 4 };        /* of the turns of a day, from 0 */

static inline bool
is_night(int turn)
{
    return (turn - 1) % TURNS_A_DAY >= NIGHT_FROM;
}

/* 13.3 0400 and 1600 hours of the longer nights. */
static inline bool
is_dusk(const Game *g, int turn)
{
    return g->option[OPT_NIGHTS] && (turn - 1) % TURNS_A_DAY % 3 == 0;
}

#endif /* BEREZINA_H */
