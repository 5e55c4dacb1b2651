/*
 * player.h --
 *
 *      What the files of computer players do for each other.
 */

#ifndef PLAYER_H
#define PLAYER_H

#include "../computer.h"
#include "../match/match.h"
#include "../playing.h"

/* ---- levels.c ---- */

typedef enum Mind {
    AT_RANDOM,                  /* among what is sensible */
    GREEDY,                     /* by what an answer does at once */
    BY_POLICY,
    SEARCHING
} Mind;

typedef struct Level {
    const char *name;
    Mind mind;
    int budget;                 /* iterations of one decision */
    bool in_rounds;             /* where a game says so: see rounds.c */
} Level;

const Level *wg_find_level(const char *name);
bool wg_has_level(const WgRules *, const Level *);
/* A level's iterations for a plan of that game, each as long as they are
   there. */
int wg_budget_of(const WgRules *, const Level *);
/* How many searches a plan has; of several, twice the iterations. */
int wg_searches_of(const WgRules *, const Level *);

/* ---- recall.c: what its side was told ---- */

/* By the events until after so many actions; nothing where the game neither
   recalls nor believes. */
void wg_remember(WgMemory *, const WgMatch *, int side, int until);

/* ---- worlds.c: what may be ---- */

/* Make `world` one that the side may be in; false if there is none, and it is
   the redacted position itself. */
bool wg_imagine_world(const WgRules *, const Game *seen, const WgMemory *,
        WgLots *, Game *world);

/* ---- playout.c: how it may go on ---- */

typedef struct Plan {
    int phase;                  /* 0: there is none */
    int stage;
    _Alignas(8) uint8_t text[WG_PLAN];
} Plan;

/* The weights of both sides. */
typedef struct Weights {
    int of[2][WG_WEIGHTS];
} Weights;

Weights wg_usual_weights(const WgRules *);

/* The policy's answer; where the phase is another than the plan's, by a new
   plan. */
WgAction wg_play_by(const WgRules *, const Weights *, const Game *, Plan *,
        WgLots *);

void wg_throw_lots(const WgRules *, Game *, WgLots *);

/* One action more: chance's, or by the policy and its plan, the side's that is
   asked.  The match is not over. */
void wg_play_action(const WgRules *, const Weights *, Game *, Plan plans[2],
        WgLots *);

/* Of a number of seeds, the n-th from this one. */
static inline WgLots
wg_nth_lots(uint64_t seed, uint64_t n)
{
    return (WgLots){ seed + n * 0x9e3779b97f4a7c15u };
}

/* How far a position is played on: until more turns than that have begun, or
   so many phases (0: however many), whoever has plans. */
typedef struct Until {
    int turns, phases;
    int phase, stage, begun;
} Until;

/* So many turns on, and as many phases as the game says.  In the midst of a
   fight this is the phase of the plan; NULL: the next that comes is new. */
Until wg_until(const WgRules *, const Game *, int turns, const Plan *);

/* Play on by the policy; what it is worth then to the first side. */
int wg_play_out(const WgRules *, const Weights *, Game *, Plan plans[2],
        Until, WgLots *);

/* The chance of the first side to win, in thousandths, in a position worth so
   much to it; where the match is over, whether it has. */
int wg_chance_there(const WgRules *, const Game *, int value);
static inline int
wg_chance_of_side(int side, int chance)
{
    return side == WG_FIRST ? chance : WG_CERTAIN - chance;
}

/* ---- search.c ---- */

enum { ARMS = 24, WORLDS = 12, SAMPLES = 1024 };

/* A whole plan, or one answer, and how it went in each sample. */
typedef struct Arm {
    bool is_action;
    bool is_usual;              /* what is done if nothing is better */
    WgAction action;
    Plan plan;
    int count;
    int64_t sum;                /* of its side */
    int value[SAMPLES];
} Arm;

typedef struct Search {
    const WgRules *rules;
    const Weights *weights;
    int side;
    Until until;                /* how far it looks */
    uint64_t seed;
    int worlds, arms, alive;
    Game *world[WORLDS];
    const Game *seen;           /* each sample has another; NULL: has not */
    const WgMemory *memory;
    Game *scratch;
    Plan own;                   /* the plan that is followed meanwhile */
    Arm arm[ARMS + 1];          /* the last is the challenger */
    int budget, done;
    int stage, target;          /* of halving; samples that each alive has */
    int next;                   /* arm that is sampled next */
    bool challenging;
} Search;

void wg_open_search(Search *, int budget);
/* One iteration; false if there is no more to do. */
bool wg_search(Search *);
/* worlds.c: the world of the n-th sample, in `scratch`; and all worlds of a
   search filled, the first with the world that its player is in. */
void wg_enter_world(Search *, int n);
void wg_imagine_worlds(WgComputer *, WgLots *);
const Arm *wg_best_arm(const Search *);

/* ---- arms.c ---- */

/* Of the samples of an arm, in parts of a point. */
int64_t wg_mean_of(const Arm *);
/* Are iterations so few that the usual plan is left only for one that is surely
   better? */
bool wg_is_cautious(const Search *);
/* Is one arm ahead of another by more than the standard error, on the samples
   that both have? */
bool wg_is_ahead(const Arm *, const Arm *other);

/* ---- challenge.c ---- */

/* The challenger is another plan now. */
void wg_challenge(Search *);
/* It has one sample more: it takes the place of the best, or is dropped, or
   neither yet. */
void wg_judge_challenge(Search *);

/* ---- rounds.c: several searches for a plan ---- */

enum { ROUNDS = 5 };

typedef struct Rounds {
    int searches, ended;        /* all ended: what they found is tried */
    int budget;                 /* of all */
    bool again;                 /* the plan that there is may be changed */
    Plan first;
    WgLots lots;
    Arm found[ROUNDS];
} Rounds;

/* Search for a plan; there is one, and `again` tells that it is followed
   already. */
void wg_open_rounds(WgComputer *, bool again, WgLots *);
/* A search has ended: is there something else to do? */
bool wg_next_round(WgComputer *);
const Arm *wg_best_found(const WgComputer *);

/* ---- computer.c ---- */

struct WgComputer {
    const WgRules *rules;
    const WgPlayer *player;
    const Level *level;
    int side, budget;
    int searches;               /* for a plan */
    int ahead;                  /* turns that plans are played on */
    uint64_t seed;
    Weights weights;
    bool cheats;                /* sees all: for a test of the fog's test */
    WgMemory memory;
    Plan plan;                  /* of the phase it is in */
    Game *seen, *world;
    WgOffer offer;
    WgAction answer;
    bool imagined;              /* world is one that the side may be in */
    bool searching;
    Search *search;             /* NULL in levels that do not */
    Rounds rounds;
    int iterations;             /* on the present question */
    int asked;                  /* after so many actions, or NOT_ASKED */
};

enum { NOT_ASKED = -1 };

/* What it takes of memory at most, in bytes, however long it thinks: itself and
   OWN_POSITIONS; where it searches the search, with all its plans, and
   SEARCH_POSITIONS.  All of it when it is made: thinking takes none. */
enum { OWN_POSITIONS = 2, SEARCH_POSITIONS = WORLDS + 1 };

static inline size_t
wg_most_memory(const WgRules *rules, const Level *level)
{
    return sizeof(WgComputer) + OWN_POSITIONS * rules->size
            + (level->mind != SEARCHING ? 0
            : sizeof(Search) + SEARCH_POSITIONS * rules->size);
}

/* ---- simple.c: an answer without a plan ---- */

/* Is it no going back, and nothing that a game says nobody does? */
bool wg_is_sensible(const WgComputer *, const WgAction *);
WgAction wg_random_answer(WgComputer *, WgLots *);
WgAction wg_greedy_answer(WgComputer *, WgLots *);

/* ---- think.c ---- */

/* Take up what is asked in this position, of which only what the side sees is
   looked at; how many iterations it would like to think about it. */
int wg_computer_consider(WgComputer *, const Game *truth);
/* How many it would still like; 0: it thinks no more. */
int wg_iterations_left(const WgComputer *);

/* contest.c: a side of a contest plays by other weights. */
void wg_contest_weigh(WgContest *, int side, const int *weights);
/* Its searches compare positions by the terms of these rules, a copy of the
   game's own that outlives the contest. */
void wg_contest_value(WgContest *, int side, const WgRules *);

/* ---- reasons.c ---- */

/* What an action in that position comes to, as any viewer sees; none that tells
   what its side means to do later. */
void wg_public_reason(const WgRules *, const Game *before, int viewer,
        const WgAction *, WgReason *);

/* ---- led-on.c ---- */

/* Of the n-th action, with a piece that was taken up, the first after that; and
   the last yet of the n-th's kind with it.  Of any other it is that itself. */
int wg_first_step(const WgMatch *, int n);
WgAction wg_last_step(const WgMatch *, int n);

/* ---- figures.c ---- */

/* A mean, rounded; and the standard error of the mean of some samples. */
int wg_nearest(int64_t sum, int count);
int wg_standard_error(const int *sample, int count);

#endif /* PLAYER_H */
