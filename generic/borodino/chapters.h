/*
 * chapters.h --
 *
 *      What the chapters of the rules offer one another.  The paragraph of
 *      each function is at its definition.
 */

#ifndef BORODINO_CHAPTERS_H
#define BORODINO_CHAPTERS_H

#include "../core/odds/odds.h"
#include "../core/queries.h"
#include "../core/standings.h"
#include "borodino.h"

/* A decision's three functions. */
#define DECISION(name) \
    void bor_propose_##name(const Game *, WgOffer *); \
    const char *bor_judge_##name(const Game *, const WgAction *); \
    void bor_apply_##name(Game *, const WgAction *)

/* place.c: a place in saved matches, "les_fleches" or "tray"; and the only
   functions that put a unit somewhere or take a step. */
const char *bor_place_key(int place);
void bor_place(Game *, int u, int place);
bool bor_lose_step(Game *, int u);              /* does it live? */
void bor_eliminate(Game *, int u);
void bor_leave_board(Game *, int u);
void bor_show(Game *, int u);
void bor_hide_all(Game *, int side);
bool bor_at_last_step(const Game *, int u);

/* terrain.c: chapter 3. */
extern const int8_t bor_stack_chart[];          /* ORDER TERRAIN */

/* 3.31 How many units of a side may stay in an area. */
static inline int
bor_stack(int area)
{
    return bor_stack_chart[borodino_area[area].terrain];
}

bool bor_full(const Game *, int side, int area);
int bor_excess(const Game *, int side, int area);
int bor_crossings(const Game *, const Way *);
int bor_limit(const Game *, const Way *);
bool bor_may_bombard_out(const Way *);
int bor_bombard_modifier(const Way *);
void bor_survey(Game *);
const char *bor_judge_step(const Game *, int u, int from, int to);
const char *bor_judge_limit(const Game *, int from, int to);
void bor_use_border(Game *, int from, int to);

/* marches.c: 5.4-5.6; bor_move() also tells of it. */
void bor_go(Game *, int u, int to);
void bor_move(Game *, int u, int to);

/* command.c: 5.2. */
Areas bor_range(const Game *, int side, int from, int range);
void bor_trace_command(Game *);     /* where the mover's active HQs command, as
                                       the areas are held now */
void bor_add_command(Game *, int u);    /* where this one does, too */
int bor_commanded(const Game *, int u);         /* NOT_COMMANDED... */
const char *bor_judge_command_of(const Game *, int u, const char *why);
void bor_obey(Game *, int u);                   /* spends an order if need be */
enum { NOT_COMMANDED, BY_CORPS, BY_ARMY };      /* BY_ARMY + army */
DECISION(command);

/* movers.c: who may move, 5.4 at all; 5.2 as commanded; 5.7 without. */
const char *bor_judge_mover(const Game *, int u);
const char *bor_judge_commanded(const Game *, int u);
void bor_trace_orderless(Game *);
void bor_forget_orderless(Game *);
bool bor_needs_orderless(const Game *);         /* by what is asked */
const char *bor_judge_hq_mover(const Game *, int u);
const char *bor_judge_straggler(const Game *, int u);

/* redoubt.c: 5.3, 6.51 the block on the redoubt image. */
const char *bor_judge_occupy(const Game *, int u);
void bor_propose_occupy(const Game *, WgOffer *);
void bor_apply_occupy(Game *, const WgAction *);
void bor_occupy_strongest(Game *);

/* bombard.c: 5.3. */
int bor_gun_fire(const Game *);                 /* highest roll that hits */
void bor_recover(Game *);
DECISION(bombard);
extern const WgStep borodino_gun_fire[];

/* losses.c: 5.3 the hits of a bombardment. */
int bor_next_loser(const Game *);               /* a side, or NONE */
int bor_worth(const Game *, int u);
const char *bor_price_of_loss(const Game *, int u);     /* see prices.c */
DECISION(loss);
DECISION(forced);
extern const WgStep borodino_forced_retreat[];

/* routes.c: 5.4, 5.5 where a unit can go. */
const char *bor_judge_route(const Game *, int u, int to);
Areas bor_routes(const Game *, int u);
int bor_first_area(const Game *, int u, int from, int to);
const char *bor_judge_leaving(const Game *, int u, int to);

/* stacking.c: 3.31. */
const char *bor_judge_stacking(const Game *, int decision, int u, int to);
const char *bor_judge_stacks(const Game *, int decision);
Areas bor_eased(const Game *, int decision);    /* too large, and can be left */
Areas bor_left_crowded(const Game *);   /* after Done in 5.2: by none active */
typedef const char *BorJudge(const Game *, int u);
void bor_propose_going(const Game *, int decision, int verb, BorJudge *,
        WgOffer *);

/* movement.c: 5.4-5.6. */
DECISION(move);
DECISION(hq_move);

/* stragglers.c: 5.7. */
int bor_straggler_penalty(const Game *, int to);
DECISION(straggle);
extern const WgStep borodino_straggler[];

/* pinning.c: 5.5. */
bool bor_must_pin(const Game *);
void bor_pin_all(Game *);
DECISION(pin);

/* battle.c, rounds.c: 6.1-6.4. */
void bor_open_battle(Game *, int area);
DECISION(battle);
extern const WgStep borodino_all_battles[], borodino_one_battle[],
        borodino_battle_round[];

/* flanking.c: the option. */
void bor_ask_main_attack(Game *);
void bor_ask_main_reinforcement(Game *);
void bor_forfeit_flank(Game *, int side);
DECISION(main);

/* square.c: 6.6. */
void bor_leave_square(Game *, int u);
bool bor_may_square(const Game *, int side);
bool bor_are_squares_idle(const Game *);
DECISION(square);

/* turns.c: 6.31 a battle turn. */
bool bor_has_turns(const Game *, int side, int letter);
bool bor_must_leave(const Game *, int side);    /* 6.73 */
DECISION(turn);

/* targets.c: 6.62. */
int bor_target(const Game *, int u, int verb);

/* fire.c: 6.5, 6.53. */
int bor_letter(const Game *, int u);
int bor_firepower(const Game *, int u, int target, int charge);
int bor_dice(const Game *, int u, int target);

/* Of fire, a charge, a bombardment: the faces that hit, from what is told. */
bool bor_faces(int event, const int16_t *about, WgFaces *out);
/* What takes the fire of who has none: spent (its losses), none (it never had
   any), square, both (square and village), woods, swamp or village. */
const char *bor_silenced_by(const Game *, int u);
void bor_hit(Game *, int u);
DECISION(hit);
extern const WgStep borodino_battle_fire[];
enum { AT_ALL, AT_SQUARES, AT_LINE };

/* odds.c */
void bor_equivalent_faces(const Game *, uint8_t kind[6]);
int bor_progress(const Game *);
int bor_fight_on(const Game *, const WgOffer *, int limit);
int bor_attackers_left(const Game *);           /* in steps */
bool bor_is_past_round(const Game *, int round);
void bor_query_odds(const WgQuery *, WgText *);

/* hits.c: 6.5, 6.52 who takes a hit, in bombardment and battle. */
typedef int16_t Units[BLOCKS];
int bor_candidates(const Game *, int side, int area, int target, Units);
bool bor_is_candidate(const Game *, int side, int area, int target, int u);
bool bor_take_hit(Game *, int u, bool doubled); /* true: a step is due */

/* hits-alike.c: 6.5 where it makes no difference who takes the next hit. */
bool bor_are_doomed(const Game *);
bool bor_are_hits_even(const Game *);

/* standing.c: answers of standing orders. */
int bor_standing_hit(const Game *, const WgOffer *, int choice);
int bor_standing_pin(const Game *, const WgOffer *, int choice);
int bor_standing_square(const Game *, const WgOffer *, int choice);
int bor_standing_turn(const Game *, const WgOffer *, int choice);
int bor_standing_regroup(const Game *, const WgOffer *, int choice);
int bor_standing_supply(const Game *, const WgOffer *, int choice);
int bor_standing_burn(const Game *, const WgOffer *, int choice);
bool bor_is_on_map(const Game *, int u);
bool bor_squares(const Game *, int u);
bool bor_is_foot(int piece);

/* retreat.c: 6.7. */
const char *bor_judge_retreat(const Game *, int u, int to);
const char *bor_judge_offboard(const Game *, int u);
bool bor_can_retreat(const Game *, int u);
const char *bor_judge_refuge(const Game *, int u, int to);
int bor_retreat_penalty(const Game *, int u);
DECISION(move_on);
extern const WgStep borodino_battle_retreat[];

/* regroup.c: 6.8. */
bool bor_may_regroup(const Game *);
DECISION(regroup);

/* leaders.c: 6.9. */
int bor_army_led(const Game *, int u);
void bor_succeed(Game *, int fallen);
void bor_determinize_leaders(Game *, int side);

/* determinize.c: for one who does not see all. */
bool bor_determinize(Game *, int viewer, WgLots *);
extern const WgMember borodino_members[];         /* members.c */
extern const WgValues borodino_values[];
extern const WgConstant borodino_constants[];
extern const WgTopic borodino_topics[];

/* supply.c, supply-phase.c, spoils.c, bridges.c: 7.0. */
Areas bor_live_roads(const Game *, int side, int source);
bool bor_supplied_from(const Game *, int u, Areas live);
void bor_end_spending(Game *, int side);
void bor_capture(Game *, int but);
DECISION(supply);
DECISION(burn);
int bor_burns_by(const Game *, int side, int from, int to);
extern const WgStep borodino_supply_phase[], borodino_spoils[],
        borodino_bridge_burning[];

/* victory.c: 8.0. */
int bor_redoubt_points(const Game *, int side);
int bor_unit_points(const Game *, int u);
int bor_score(const Game *, int side);
bool bor_score_may_be_more(const Game *, int side);
int bor_winner(const Game *);

/* scenarios.c: 9.0; deploy.c: 1.2; entry.c: 9.1; night.c: 9.3; bids.c. */
void bor_setup(Game *, const WgSetup *);
int bor_post(int block);                        /* 1.2 area of an HQ */
DECISION(deploy);
DECISION(enter);
DECISION(transfer);
DECISION(relocate);
DECISION(bid);
bool bor_may_enter(const Game *);
void bor_ask_deploy(Game *);
bool bor_is_deployed(const Game *, int u);      /* now, while others wait */
Areas bor_deploy_areas(const Game *, int u);    /* from the tray */
extern const WgStep borodino_night[], borodino_bids[];

/* words.c, sequence.c */
void bor_back_to_acting(Game *);
extern const WgWord borodino_verbs[], borodino_amendments[], borodino_events[];
extern const WgDecision borodino_decisions[];
extern const WgStanding borodino_standings[];
extern const WgStep *const borodino_procedures[];

/* player/hooks.c */
extern const struct WgPlayer borodino_player;

/* umpire.c, query.c, query-battle.c, query-sources.c */
const char *bor_judge_amendment(const Game *, const WgAction *);
void bor_amend(Game *, const WgAction *);
bool bor_price(const Game *, const WgAction *, WgText *);
void bor_query_leaves(const WgQuery *, WgText *);
void bor_tell_undecided(const Game *, WgText *);
void bor_tell_goes_on(const Game *, WgText *);
void bor_query_sources(const WgQuery *, WgText *);
void bor_query_fighters(const WgQuery *, WgText *);
/* "unled": the slots of the mover's units on the map that can act neither now
   nor, whoever is activated, be commanded once that is done. */
void bor_query_unled(const WgQuery *, WgText *);
extern const WgAnswer *const borodino_answers[], bor_battle_answers[];

#endif /* BORODINO_CHAPTERS_H */
