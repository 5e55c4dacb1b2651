/*
 * borodino.h --
 *
 *      The position of Borodino 1812, and the words its rules are told in.
 *
 *      Read sequence.c first: it is the rulebook's sequence of play.  A unit
 *      is known by its slot `u`, 0..BLOCKS-1; the French stand in the slots
 *      before FRENCH_BLOCKS.  Which block of forces.c stands in a slot is the
 *      unit's `block`, HIDDEN to a viewer who may not know.
 */

#ifndef BORODINO_H
#define BORODINO_H

#include "../core/rules.h"
#include "forces.h"
#include "map.h"
#include "words.h"

enum { FRENCH, RUSSIAN };
enum { NONE = -1 };

/* Where a unit is when it is not in an area or in the BOX: it waits to be
   deployed now, will arrive later (9.1), is eliminated (6.9), has retreated
   off the board (3.4), takes no part in this scenario. */
#define BORODINO_ELSEWHERE(V) \
    V(TRAY, "tray") V(WAITING, "waiting") V(LOST, "lost") V(GONE, "gone") \
    V(ABSENT, "absent")

enum { LAST_ON_MAP = PLACES - 1, BORODINO_ELSEWHERE(WG_ENUM) EVERYWHERE };

/* 9.0 */
#define BORODINO_SCENARIOS(V) \
    V(SHEVARDINO, "shevardino") V(BORODINO, "borodino") \
    V(CAMPAIGN, "campaign")

enum { BORODINO_SCENARIOS(WG_ENUM) };

/* 2.0 Of every day; 9.1 of 5 September. */
enum { FIRST_HOUR = 6, FIRST_HOUR_ON_5 = 14, LAST_HOUR = 20 };

#define BORODINO_OPTIONS(V) \
    V(FLANKING, "flanking", "off on", 0) \
    V(BIDDING, "bidding", "off on", 0) \
    V(SQUARES, "squares", "off on", 2)

enum { BORODINO_OPTIONS(WG_ENUM) OPTIONS };

/* What is being done, for the turn track. */
#define BORODINO_PHASES(V) \
    V(BIDS, "bids") V(DEPLOYMENT, "deployment") V(INITIATIVE, "initiative") \
    V(ENTRY, "entry") V(COMMAND, "command") V(BOMBARDMENT, "bombardment") \
    V(MOVEMENT, "movement") V(BATTLES, "battles") V(SUPPLY, "supply") \
    V(NIGHT, "night") V(FINISHED, "finished")

enum { BORODINO_PHASES(WG_ENUM) };

/* 5.23 Who commands an army; an index of Game.leader. */
#define BORODINO_ARMIES(V) \
    V(GRANDE_ARMEE, "grande_armee") V(BOTH_ARMIES, "both") \
    V(FIRST_ARMY, "first") V(SECOND_ARMY, "second")

enum { BORODINO_ARMIES(WG_ENUM) ARMIES };

/* What stands in one slot.  All but `place` and the marks of the present
   battle is secret while the unit is not shown. */
typedef struct Unit {
    int8_t block;               /* row of forces.c; HIDDEN */
    int8_t face;                /* 4.12: 0 at full strength, 1 more a step */
    int8_t place;               /* an area, BOX, or one of TRAY... */
    int8_t corps;               /* 5.22 whose CHQ commands it */
    int8_t shown;               /* face up for both */
    int8_t active;              /* 5.2 it commands: 1 its corps, 2 its army */
    int8_t orders;              /* 5.23 commands this AHQ may still give */
    int8_t moved;               /* this player turn */
    int8_t fired;               /* bombarded this player turn */
    int8_t pinned;              /* 5.5 */
    int8_t left;                /* 5.5 HQ: 1 + area of the battle that it
                                   left in this player turn */
    int8_t reserve;             /* 6.4 arrives in this round; 0 is here */
    int8_t fresh;               /* its first battle round is to come or now */
    int8_t flank;               /* flanking: +1 in its first round */
    int8_t square;              /* 6.6 in square */
    int8_t shelter;             /* 6.61 slot that shelters it, NONE */
    int8_t half;                /* 6.52 took half a hit */
    int8_t acted;               /* had its battle turn this round */
    int16_t via;                /* the way by which it came into battle, NONE */
} Unit;

/* 5.2 The areas where the mover's active HQs command, for the time being. */
typedef struct Command {
    Areas corps[CORPS_COUNT];   /* units of that corps */
    Areas army[ARMIES];         /* what the leader's army holds */
    Areas light;                /* 5.24 light infantry and militia */
    Areas horse;                /* 5.22 Murat: cavalry and horse guns */
    Areas cossacks;             /* 5.22 Platov */
} Command;

enum { FOOT, GUNS, ROAD };      /* index of Game.paths */

/* 5.3 A gun's bombardment, from the roll to the last forced retreat. */
typedef struct Bombardment {
    int8_t gun;                 /* NONE: no bombardment under way */
    int8_t area;
    int8_t hits;                /* on the enemy, still to take */
    int8_t own_hits;            /* sixes among friends, still to take */
    int8_t victim;              /* who must retreat, NONE */
} Bombardment;

/* 7.4 A bridge on which a side tries its hand. */
typedef struct Burning {
    int8_t from, to;
} Burning;

/* A unit that moves or retreats by a roll (5.7) or too far (6.75). */
typedef struct Mover {
    int8_t unit;                /* NONE: nobody */
    int8_t to;                  /* a place, GONE for off the board */
    int8_t penalty;             /* highest roll that costs a step, 0 no roll */
} Mover;

/* 6.0 The battle being fought. */
typedef struct Battle {
    int8_t area;                /* NONE: no battle under way */
    int8_t attacker;            /* side; changes when roles do (6.4) */
    int8_t round;               /* 1..LAST_ROUND */
    int8_t letter;              /* 0 A, 1 B, 2 C: whose turn it is */
    int8_t phasing;             /* the side having turns at this letter */
    int8_t unit;                /* having its turn, NONE */
    int8_t target;              /* 6.62: 0 all, 1 squares, 2 the others */
    int8_t charge;              /* 6.53 with the bayonet */
    int8_t fire;                /* firepower of the present fire */
    int8_t hits;                /* still to take by the side fired at */
    int8_t own_hits;            /* still to take by the charging unit */
    int8_t winner;              /* 6.8 side that may regroup, NONE */
    int16_t main_way[2];        /* flanking: a side's main attack, NONE */
} Battle;

enum { LAST_ROUND = 4 };        /* 6.2 of a battle */
enum { SELF_HIT = 6 };          /* 6.53 a die that hits who charges */

/* 6.72 How a side came into a battle; bits of Game.entry. */
enum {
    CAME_ATTACKING = 1, CAME_REINFORCING = 4,
    CAME = CAME_ATTACKING | CAME_REINFORCING
};

struct Game {
    WgFlow flow;                /* must be first */
    int8_t scenario;
    int8_t option[OPTIONS];
    int8_t day;                 /* 5, 6 or 7 September */
    int8_t hour;                /* 6..20 */
    int8_t phase;
    int8_t first;               /* Player 1 of this turn */
    int8_t mover;               /* whose action, supply or deployment it is */
    int8_t bid_side;            /* play balance: the side bid for, NONE */
    int8_t bid_margin;          /* points by which it must win */
    int8_t bidder;              /* 0, 1: the person who bid */
    int8_t relocated;           /* 9.3 CHQs moved on 6 September */
    int8_t last_day;            /* when the scenario ends, at LAST_HOUR */
    int8_t french_bridge;       /* 3.2 it stands */
    int8_t leader[ARMIES];      /* slot of each army's commander, NONE */
    int8_t gate[CORPS_COUNT];   /* 9.1 entry area of a corps in the BOX, NONE */
    int8_t slot[BLOCKS];        /* of each block; NONE where hidden */
    int8_t redoubt[AREAS];      /* 6.51 slot on the redoubt image, NONE */
    int8_t points[2][AREAS];    /* 7.1 supply points left, by side and source */
    int8_t captured[AREAS];     /* 7.33 taken once already */
    int8_t spoils;              /* 7.33 the source whose points are being spent
                                   by who took it, NONE */
    int8_t rebuilt[AREAS];      /* 7.2 steps added here, by who spends now */
    int8_t burnt[BORDERS];      /* 7.4 its bridge is gone */
    int8_t spent;               /* 7.1 supply points, by who spends now */
    uint8_t used[BORDERS];      /* 3.32 crossings counted now */
    uint8_t bombarded[BORDERS]; /* 5.3 guns through this border, this phase */
    uint8_t entry[WAYS];        /* 6.72 who came by it: CAME << side */
    uint8_t count[2][PLACES];   /* units of each side in each place */
    Areas held[2];              /* areas with units of each side */
    Areas attack[2];            /* contested areas where this side attacks */
    Areas to_fight;             /* battles still to fight */
    Areas named;                /* 6.51 redoubts whose unit was named lately */
    Areas paths[3][PLACES];     /* 3.2 neighbours that FOOT, GUNS may reach,
                                   and those by ROAD, as bridges now stand */
    Command command;
    Areas orderless[ARMIES];    /* 5.23 where active HQs that have no order
                                   left would command, while it is asked who
                                   bombards or moves */
    Unit unit[BLOCKS];
    Bombardment gun;
    Mover straggler;
    Burning burning;
    Battle battle;
};

/* ---- who and where ---- */

WG_SLOTS_OF_SIDES(FRENCH_BLOCKS, BLOCKS)

static inline const Block *
block_of(const Game *g, int u)
{
    return &borodino_block[g->unit[u].block];
}

static inline int
strength_of(const Game *g, int u)
{
    return block_of(g, u)->strength[g->unit[u].face];
}

static inline Areas
bit(int area)
{
    return (Areas)1 << area;
}

static inline int
take_area(Areas *set)
{
    return wg_take_lowest(set);
}

/* 5.1 As `side` sees them. */
static inline bool
is_contested(const Game *g, int area)
{
    return (g->held[0] & g->held[1] & bit(area)) != 0;
}

static inline bool
is_friendly(const Game *g, int side, int area)
{
    return (g->held[side] & ~g->held[!side] & bit(area)) != 0;
}

static inline bool
is_enemy(const Game *g, int side, int area)
{
    return (g->held[!side] & ~g->held[side] & bit(area)) != 0;
}

static inline bool
is_open(const Game *g, int side, int area)      /* friendly or vacant */
{
    return (g->held[!side] & bit(area)) == 0;
}

static inline int
bor_defender(const Game *g)                     /* side */
{
    return !g->battle.attacker;
}

/* 6.2, 6.4 Does it fight in this round?  Reserves on their way do not. */
static inline bool
bor_in_battle(const Game *g, int u)
{
    return g->unit[u].place == g->battle.area && g->unit[u].reserve == 0;
}

#endif /* BORODINO_H */
