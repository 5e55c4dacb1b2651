/*
 * scenarios.h --
 *
 *      The scenarios: when they are fought, who deploys and who moves first,
 *      what they forbid, and who wins.
 */

#ifndef MOSKOWA_SCENARIOS_H
#define MOSKOWA_SCENARIOS_H

#include "moskowa.h"

/* Victory Conditions: what a scenario is fought for. */
typedef enum Aim {
    AIM_LAST_HELD,              /* all objectives, by who held them last */
    AIM_HOLDS,                  /* the objective, by who is in it at the end */
    AIM_CROSSING,               /* scenario 4's points */
    AIM_ARMY                    /* the battle's objectives and losses */
} Aim;

typedef struct Scenario {
    const char *rule;           /* "Scenario.1" */
    int8_t begins, ends;        /* clock, of the first and the last turn */
    int8_t night;               /* clock, from which it is night */
    int8_t deploys, moves;      /* the side that does so first */
    int8_t aim;
} Scenario;

extern const Scenario moskowa_scenario[SCENARIOS];

static inline const Scenario *
scenario_of(const Game *g)
{
    return &moskowa_scenario[g->scenario];
}

/* The area of the scenario's objective so-and-so; NULL after the last. */
static inline const Area *
msk_objective(const Game *g, int number)
{
    int at = moskowa_first_objective[g->scenario] + number;

    return at < moskowa_first_objective[g->scenario + 1]
            ? &moskowa_area[moskowa_objective[at]] : NULL;
}

/* How many objectives it has that are held; those of scenario 4 are crossed. */
static inline int
msk_objectives(const Game *g)
{
    return scenario_of(g)->aim == AIM_CROSSING ? 0
            : moskowa_first_objective[g->scenario + 1]
                - moskowa_first_objective[g->scenario];
}

/* How many turns it has. */
int msk_turns(const Game *);

/* Scenario 1, Special Rules; the battle after 6:00. */
bool msk_is_night(const Game *);

/* Special Rules: is no movement permitted into this hex? */
bool msk_is_closed(const Game *, int hex);

/* Scenario 4: a battery that may neither move nor turn. */
bool msk_is_gun_of_borodino(const Game *, int u);

/* ---- sequence.c ---- */

/* The turn after which it ends: later in a battle that goes on. */
int msk_last_turn(const Game *);

/* ---- setup.c ---- */

/* Put down whom the areas of a kind have by now, of a side. */
void msk_deploy(Game *, int kind, int side);
/* The clock by which a piece is printed to come that has not yet; CALLED: none.
   One that had no room is late. */
int msk_comes_at(const Game *, int piece);

/* The hex where it would come now, that comes at some clock; OFF_MAP: there is
   no room. */
int msk_comes_to(const Game *, int piece);
/* Has a scenario this piece, at first or later? */
bool msk_takes_part(const Game *, int piece);
/* Those of the phasing side who were due and had no room. */
void msk_arrive(Game *);

/* ---- aides.c ---- */

/* Aides come with their leaders; before the first turn AGAIN, wherever these
   have been placed. */
void msk_bring_aides(Game *, bool again);

/* ---- setup-places.c ---- */

/* The nearest hex of the area to an objective with room; leaders go to others,
   others rather where nobody is.  OFF_MAP: there is no room. */
int msk_best_hex(const Game *, const Area *, int u);
/* What is in a hex at first: toward whom it faces. */
int msk_first_facing(const Game *, const Area *, int u, int hex);
/* Historical: is this area for those who come by the road of the area before
   it, whose words it has, if that is blocked (R-M178)?  Then: is it not? */
bool msk_is_for_road(const Area *);
bool msk_is_road_open(const Game *, const Area *);

/* ---- deploying.c: the option of a free set-up ---- */

/* A step: both sides, one after the other, place who begins on the map. */
void msk_ask_deployments(Game *);
void msk_propose_deployments(const Game *, WgOffer *);
const char *msk_judge_deployment(const Game *, const WgAction *);
void msk_apply_deployment(Game *, const WgAction *);
/* WgRules.ways of who is to be placed. */
void msk_ways_to_deploy(const Game *, int u, WgWays *out);

/* ---- night.c: the next day ---- */

/* A step: either side may choose it. */
void msk_propose_next_day(const Game *, WgOffer *);
const char *msk_judge_next_day(const Game *, const WgAction *);
void msk_apply_next_day(Game *, const WgAction *);

/* ---- calls.c: scenario 4, who is called from beyond the Kalotcha ---- */

/* When the match begins: whom they may call. */
void msk_mark_available(Game *);
/* Those called in an earlier movement phase than this come as soon as they have
   room: is this one of them? */
void msk_expect_called(Game *);
bool msk_is_called(const Game *, int u);
/* Whom they have called is a secret. */
void msk_hide_calls(Game *);
/* A step: the French are asked, in scenario 4 alone. */
void msk_ask_calls(Game *);
void msk_propose_calls(const Game *, WgOffer *);
const char *msk_judge_call(const Game *, const WgAction *);
void msk_apply_call(Game *, const WgAction *);

/* ---- victory.c ---- */

/* The battle: what a point of a unit counts for when it is lost, and what all
   have lost, told as it is lost. */
int msk_worth(const Game *, int u);
/* What those of a side have lost that they lack now. */
int msk_lacking(const Game *, int side);
/* Of what it has lost, that for leaders; and what its units count for beyond a
   point each, of losses that both sides were told. */
int msk_lost_by_leaders(const Game *, int side);
int msk_dearer(const Game *, int side);
void msk_count_losses(Game *);
/* Who held each objective last: asked at the end of player turns. */
void msk_note_objectives(Game *);
/* The same before the first turn. */
void msk_note_first_holders(Game *);
/* The battle: may either side choose to fight on the next day? */
bool msk_may_fight_on(const Game *);
/* The battle: may the French choose to go on until 9:40? */
bool msk_may_prolong(const Game *);
void msk_propose_prolonging(const Game *, WgOffer *);
const char *msk_judge_prolonging(const Game *, const WgAction *);
void msk_apply_prolonging(Game *, const WgAction *);
/* WgRules.score and WgRules.winner. */
int msk_score(const Game *, int side);
int msk_winner(const Game *);
/* The battle: what a side has earned by now, 1 marginal, 2 tactical, 3
   strategic, 0 none; the higher one wins. */
int msk_level(const Game *, int side);

/* ---- crossing.c: scenario 4 ---- */

/* Who is in the area when a player turn ends has crossed. */
void msk_note_crossings(Game *, const Area *);
/* The Russians' points, less what they have lost of them. */
int msk_points_for_crossing(const Game *);
int msk_winner_by_crossing(const Game *);

#endif /* MOSKOWA_SCENARIOS_H */
