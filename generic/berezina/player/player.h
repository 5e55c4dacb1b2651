/*
 * player.h --
 *
 *      How a computer plays Napoleon at the Berezina: what the files of this
 *      folder do for each other.
 */

#ifndef BEREZINA_PLAYER_H
#define BEREZINA_PLAYER_H

#include "../../core/map/reach.h"
#include "../../core/playing.h"
#include "../chapters.h"
#include "../outside.h"
#include "posts.h"

struct Ends;
typedef struct Outlook Outlook;

enum { RUSSIAN_PIECES = PIECES - FRENCH_PIECES };

/* weights.c: what the French do when, and who covers what.  ORDER BerWeight */
typedef enum BerWeight {
    HURRY,                      /* the turn from which one bridge will do */
    EAST_LEAVES,                /* and IX Corps comes over */
    COVER_LEAVES,               /* and whoever covers the far bank leaves */
    LAST_WORK,                  /* and engineers leave */
    LATE,                       /* and leaders save themselves */
    COVERS,                     /* who covers the far bank: bits of COVER_... */
    FEW,                        /* with so many left nobody covers */
    MEND,                       /* half points that a section to be built is */
    QUEUE,                      /* or another unit that waits at a ford */
    SECOND,                     /* from then on one engineer is at Studianka */
    OFF_ROAD,                      /* half points to the exit within which they
                                   keep off the road, before they cross */
    WADE,                       /* from then on they wade where no bridge is */
    WADE_COST,                  /* half points that this is */
    TRAFFIC,                    /* over one bridge in a turn, at most */
    POST,                       /* how far before the bridge they cover it */
    FRENCH_WEIGHTS,

    AIM_OF_DANUBE = FRENCH_WEIGHTS,     /* where each army of a second
                                   player's Russians goes, ORDER ARMY */
    AIM_OF_WITTGENSTEIN,
    AIM_OF_MAIN_ARMY,
    CLOSE,                      /* so near to the enemy they come */
    SHELTER,                    /* what woods, towns and works are to them */
    CROWD,                      /* another unit in the hex */
    BER_WEIGHTS
} BerWeight;

/* At the nearest French; to the ford where they have built most, as all see,
   and at the nearest French before; to the exit, by the road to Zembin unless
   the French have chosen; it stays; or to a ford, whatever is built.  A general
   tries those up to Veselovo.  ORDER FORD from TO_FORD on */
enum {
    AT_FRENCH, TO_BRIDGES, TO_EXIT, STAYS, TO_FORD, TO_STUDIANKA = TO_FORD,
    TO_VESELOVO, AIMS
};

/* The longest way that a plan holds. */
enum { BER_ROUTE = 40 };

enum { BER_POST_WIDE = 2 };     /* so much farther off one still covers it */

/* The ford at which they cross, the second, and the exit. */
enum { SITE = VESELOVO, OTHER = STUDIANKA, OUT = EXIT_1013 };

enum { COVER_II = 1, COVER_GUARD = 2, COVER_HORSE = 4 };

extern const WgWeight ber_weights[];
extern const int8_t ber_more[][BER_WEIGHTS];    /* of a scenario, added */
extern const WgBalance ber_balance[];

/* What the French are at in the whole match, and where each of the side's
   slots goes in this turn. */
typedef struct BerPlan {
    int weight[BER_WEIGHTS];
    int16_t turn;               /* of those that go; 0: none yet */
    int16_t wading;             /* who goes on behind a ford; NONE */
    int16_t goes[RUSSIAN_PIECES];       /* a hex; NONE: not decided yet */
    int16_t walker;             /* who is on its way there */
    int16_t left;               /* and the hexes that are left of it, the last
                                   first */
    int16_t route[BER_ROUTE];
} BerPlan;

_Static_assert(sizeof(BerPlan) <= WG_PLAN, "a plan has room");

/* What it costs on foot, by roads, along the bank of each hex to that bank's
   end of each ford, and to the exit: less than who enters is ranked (moves.c),
   or WG_HEX_FAR, no way; and the sides over which such a way may begin, a bit
   each.  After a thaw, as a rule, and after a hard frost. */
enum { BER_ENDS = FORDS + 1 };
typedef struct Along {
    int16_t cost[BER_ENDS];
    uint8_t sides[BER_ENDS];
} Along;
extern const Along berezina_along[][HEXES];

static inline int
ber_end_on(int end, int bank)
{
    return end == FORDS ? berezina_exit[OUT]
            : bank == EAST ? berezina_ford[end].east : berezina_ford[end].west;
}

/* Does a shortest way lead past nobody from whom they hide? */
typedef enum Passes {
    UNTRIED, PASSES, IS_NOTICED
} Passes;

/* What it costs to come from each hex to a goal, over fords for their tolls,
   and past whom they hide from: by tables where these tell, else by a search,
   which goes on as far as it was asked. */
typedef struct Survey {
    const Outlook *outlook;
    int goal;
    int16_t rate[2][WAYS];      /* WG_HEX_FAR: no way; and, once it is
                                   searched, into a hex beside an enemy */
    const Along *along;         /* the table; NULL: the goal is in none */
    int16_t rest[2][BER_ENDS];  /* and what is left then, by bank */
    uint8_t passes[HEXES];      /* if they hide */
    bool searched;              /* what follows is there */
    int known;                  /* what costs no more is known */
    WgHexReach reach;
    WgHexQueue queue;
} Survey;

/* banks.c: what ways cost; what the tables have; at least so far it is by them,
   0 without any; and is it no farther? */
void ber_make_rates(const Outlook *, int16_t rate[WAYS]);
void ber_measure_by_banks(Survey *);
bool ber_tells_all(Survey *, int hex);

static inline int
ber_far_at_least(const Survey *survey, int hex)
{
    const int16_t *rest = survey->rest[bank_of(hex)];
    int least = WG_HEX_FAR;

    if (survey->along == NULL) {
        return 0;
    }
    for (int end = 0; end < BER_ENDS; end++) {
        int cost = survey->along[hex].cost[end] + rest[end];

        least = cost < least ? cost : least;
    }
    return least;
}

/* By who stands there now, and by the guns that come on turn 3. */
typedef enum Exposed {
    BY_NOW = 1, BY_SOON = 2
} Exposed;

/* What each hex is for one who goes on. */
struct Outlook {
    const Game *g;
    int weight[BER_WEIGHTS];    /* as they are in this scenario */
    int side;
    int ready;                  /* 8.1 the French can cross, or have begun */
    int toll[FORDS];            /* what it costs besides the ground; -1 */
    int left;                   /* French combat units that are in the game */
    bool hides;                 /* 5.3 they have not been noticed: else the
                                   next two are all false */
    bool beside[HEXES];         /* 5.3 so does who comes there, now */
    uint8_t exposed[HEXES];     /* to be fired at there would raise the alarm:
                                   Exposed */
    Posts enemy;
    Survey *out;                /* half points to the exit */
    Survey *work;               /* and to where an engineer is wanted, of whom
                                   the present answer is about */
};

/* distances.c: of an outlook that stays as it is. */
void ber_measure(const Outlook *, int goal, Survey *);
int ber_far(Survey *, int hex);         /* WG_HEX_FAR: no way */
/* Where it is more than `most`, any number that is. */
int ber_far_within(Survey *, int hex, int most);
bool ber_leads_there(Survey *, int hex);
int ber_nearest(const Game *, int side, int hex);       /* of that side */
/* And where that is; NONE. */
int ber_find_nearest(const Game *, int side, int hex, int *place);

/* What somebody is to do. */
typedef enum BerRole {
    TO_MARCH, TO_COVER_EAST, TO_COVER_WEST, TO_BUILD
} BerRole;

/* crossing.c: can one cross there; nobody has noticed them yet; and where an
   engineer is wanted. */
bool ber_can_cross(const Game *, const int *weight, int ford);
bool ber_is_stealthy(const Game *, const int *weight);
int ber_built_at(const Game *, int ford);       /* sections of French halves */
void ber_look(const Game *, const int *weight, Outlook *, Survey *out,
        Survey *work);
int ber_site(const Outlook *, int u);

/* french.c, russian.c: where a unit is to end; its own hex if it stays. */
BerRole ber_role(const Outlook *, int u);
int ber_french_end(const Outlook *, int u, const struct Ends *);
bool ber_wades(const Outlook *, int ford);
bool ber_wants_to_leave(const Outlook *, int u);
int ber_russian_end(const Game *, int u, const int *weight,
        const Posts *french, const struct Ends *);
/* False: there is no hex where it would rather end, so that no way has to be
   looked for. */
bool ber_has_better(const Game *, int u, const int *weight,
        const Posts *french);
/* How far it is from a hex to where its army goes, and what is there; NONE. */
int ber_russian_way(const Game *, int u, const int *weight,
        const Posts *french, int hex);
int ber_goal_of_russian(const Game *, int u, const int *weight, int hex);

/* french-leaders.c: what one cares for. */
typedef struct Care {
    bool flees;                 /* he goes on without his men */
    bool over;                  /* the river */
    Posts men;
} Care;

bool ber_flees(const Outlook *, int u);
Care ber_care_of(const Outlook *, int u);
/* More than `least`: any number that is. */
int ber_worth_for_leader(const Outlook *, const Care *, int hex, int least);

/* march-reasons.c, of one that ends there; reasons.c */
void ber_reason_to_march(const Game *, int u, int to, const int *weight,
        WgReason *);
void ber_reason(const Game *, const WgAction *, const void *plan, WgReason *);

/* belief.c */
void ber_remember(WgMemory *, const WgEvent *, int knew);
void ber_recall(Game *, const WgMemory *);
void ber_believe(Game *, const Game *seen, const WgMemory *, WgLots *);

/* plan.c, moves.c, policy.c, worth.c */
void ber_plan(const Game *, const int *weights, void *plan, bool vary,
        WgLots *);
void ber_mutate(const Game *, void *plan, WgLots *);
/* The next step on the way there; DONE. */
WgAction ber_step_towards(const Game *, int u, int hex);
WgAction ber_move(const Game *, BerPlan *);
WgAction ber_policy(const Game *, const int *weights, void *plan, WgLots *);
extern const WgTerm ber_term[];
void ber_terms(const Game *, int term[WG_TERMS]);
int ber_chance(const Game *, int value);

static inline void
ber_give(WgReason *r, WgWhy why, int place)
{
    r->why = why;
    r->place = place;
}

#endif /* BEREZINA_PLAYER_H */
