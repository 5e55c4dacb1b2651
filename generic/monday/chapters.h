/*
 * chapters.h --
 *
 *      What the chapters of the rules offer one another.  The paragraph of
 *      each function is at its definition.
 */

#ifndef MONDAY_CHAPTERS_H
#define MONDAY_CHAPTERS_H

#include "../core/odds/odds.h"
#include "../core/queries.h"
#include "../core/standings.h"
#include "monday.h"

/* A decision's three functions. */
#define DECISION(name) \
    void mon_propose_##name(const Game *, WgOffer *); \
    const char *mon_judge_##name(const Game *, const WgAction *); \
    void mon_apply_##name(Game *, const WgAction *)

/* place.c: a place in saved matches, "les_fleches"; and the only
   functions that put a unit somewhere or take a step. */
const char *mon_place_key(int place);
bool mon_in_battle(const Game *, int u);
void mon_place(Game *, int u, int place);
void mon_own(Game *, int side, int area);
void mon_lose_step(Game *, int u);
void mon_eliminate(Game *, int u);
bool mon_is_shown(const Game *, int u);
int mon_stars(const Game *, int side);
int mon_limit(const Game *);                    /* 2.6.3, 9.8 of the mover */

/* terrain.c: 1.2. */
int mon_stack(int area);
int mon_absorbs(const Game *, int side, int area);
bool mon_full(const Game *, int u, int area);
Areas mon_beyond(const Game *, int u);          /* 9.11, 9.12 */
const char *mon_barred(const Game *, int u, int area);   /* why, or NULL */
Areas mon_closed(const Game *, int u);
Areas mon_open(const Game *, int u);            /* 6.4, 9.1 to draw back to */
int mon_allowance(const Game *, int u);
int mon_cost(const Game *, int u, int from, int to);
enum { DEAR = 3 };
void mon_dear(int from, Areas enemy, Areas dear[DEAR]);
Areas mon_affordable(int from, int left, Areas enemy);

/* setup.c */
void mon_setup(Game *, const WgSetup *);

/* icons.c: what the set-up's icons tell of blocks that have not moved. */
extern const Icon monday_icons[];               /* ends with a count of 0 */
uint16_t mon_icon_kinds(const Game *, const Icon *);

/* Who of up to 64 blocks of a side may be where, by the icons alone: bit b
   stands for block[b]. */
typedef struct MonHomes {
    uint64_t at[PLACES];        /* whose icons are there */
    uint64_t moved;             /* who may have left his */
} MonHomes;

MonHomes mon_homes(const Game *, int side, const int16_t *block, int blocks);

/* Who may stand in this slot. */
static inline uint64_t
mon_may_be(const MonHomes *homes, const Game *g, int u)
{
    return g->unit[u].at_icon ? homes->at[g->unit[u].place] : homes->moved;
}

void mon_print_icons(const Game *, WgText *);

/* battery.c: 9.2. */
void mon_open_barrage(Game *, int area);
DECISION(aim);
extern const WgStep monday_grande_batterie[];

/* logistics.c: 3.0-3.2. */
int mon_logistic_value(const Game *, int side);
DECISION(commander);
extern const WgStep monday_logistics_phase[], monday_side_logistics[];

/* reinforce.c: 3.3, 6.1. */
bool mon_can_reinforce(const Game *);
int mon_arrivals(const Game *, int side, int points);
void mon_print_gates(const Game *, int side, WgText *);
DECISION(reinforce);
extern const WgStep monday_deploy_reinforcements[];

/* restore.c: 3.4-3.6. */
int mon_restore_cost(const Game *, int u);
bool mon_is_restored(const Block *, int decision);
bool mon_may_restore(const Game *, int decision);
const char *mon_colour_back(const Game *, int u);
DECISION(restore);

/* isolation.c: 4.1. */
void mon_check_isolation(Game *);

/* impulse.c: 4.0, 6.0, 7.0. */
void mon_spend_disc(Game *);
DECISION(impulse);
DECISION(raid);
extern const WgStep monday_impulse[], monday_tactical_action[],
        monday_call_action[], monday_march_action[], monday_raid_action[],
        monday_pass_action[];

/* leaders.c: 5.1, 9.7. */
bool mon_has_leader(const Game *);
DECISION(activate);

/* command.c: 5.1.1, 9.4, 9.5, 9.11. */
int mon_range_of(const Game *, int u);
Areas mon_range(const Game *, int u);
void mon_add_command(const Game *, int leader, Command *);
bool mon_is_under(const Game *, int u, const Command *);
void mon_trace_command(Game *);
bool mon_commanded(const Game *, int u);
const char *mon_why_uncommanded(const Game *, int u);   /* NULL: he is */
bool mon_is_over_line(const Game *, int leader, int u);

/* movement.c: 5.2, 6.2, 6.3, 7.0. */
const char *mon_judge_step(const Game *, int u, int to, int left);
const char *mon_judge_mover(const Game *, int u);
int mon_left(const Game *, int u);
void mon_take_step(Game *, const WgAction *);
void mon_engage(Game *, int u, int from, int to);
void mon_propose_steps(const Game *, int u, int left, WgOffer *);
DECISION(move);

/* inspire.c: 5.2.2. */
DECISION(inspire);

/* battle.c: 5.3. */
int mon_battles_allowed(const Game *);          /* in this impulse */
void mon_open_battle(Game *, int area);
DECISION(battle);
extern const WgStep monday_all_battles[], monday_one_battle[];

/* gunfire.c: 5.3.1, 9.2. */
enum { GUNS_HIT_FROM = 7 - TRIPLE };
DECISION(commit);
int mon_gun_dice(const Game *, int u);
bool mon_faces(int event, const int16_t *about, WgFaces *out);
bool mon_can_commit(const Game *);
bool mon_has_committed(const Game *);
void mon_mask_guns(Game *);
extern const WgStep monday_gun_fire[];

/* hits.c: 5.3.6, 9.6. */
typedef int16_t Units[BLOCKS];
int mon_candidates(const Game *, int side, Units);
bool mon_is_shielded(const Game *, int u);
void mon_take_hit(Game *, int u);
void mon_absorb(Game *);
DECISION(hit);
extern const WgStep monday_take_hits[];

/* retreat.c: 5.3.2, 6.4. */
void mon_ask_withdraw(Game *);
DECISION(stand);
DECISION(withdraw);

/* standing.c: answers of standing orders. */
int mon_standing_hit(const Game *, const WgOffer *, int choice);
int mon_standing_stand(const Game *, const WgOffer *, int choice);
int mon_stand_apart(const Game *, const WgOffer *, const WgOrders *,
        int *choice);
int mon_standing_jagers(const Game *, const WgOffer *, int choice);
bool mon_is_jager(int piece);

/* jagers.c: 9.1. */
DECISION(jagers);
extern const WgStep monday_jager_fire[];

/* groundcombat.c: 5.3.4, 5.3.5, 9.9. */
int mon_dice(const Game *, int u);
int mon_hits_from(const Game *, int u);         /* lowest roll that hits */
int mon_combined(const Game *);                 /* a side, or NONE */
void mon_next_volley(Game *);
void mon_print_order(const Game *, WgText *);
extern const WgStep monday_volley[];

/* final.c: 8.0, 9.10. */
void mon_fatigue(Game *);

/* victory.c: how to win, 1.1, 2.4, 10.0. */
int mon_victory_areas(const Game *, int side);
int mon_block_points(const Block *);            /* 10.0 */
int mon_star_points(const Game *);
int mon_fleches_points(const Game *, int side);
int mon_score(const Game *, int side);
int mon_winner(const Game *);
bool mon_is_decided(const Game *);
bool mon_end_if_decided(Game *);                /* has the game ended? */
void mon_count(Game *);

/* odds.c */
void mon_equivalent_faces(const Game *, uint8_t kind[6]);
int mon_fight_on(const Game *, const WgOffer *, int limit);
bool mon_is_fought(const Game *, int last_volley);
void mon_query_odds(const WgQuery *, WgText *);

/* player/hooks.c */
extern const struct WgPlayer monday_player;

/* umpire.c, query.c, query-reach.c */
void mon_query_reach(const Game *, int u, WgText *);
void mon_ways(const Game *, int u, WgWays *out);
int mon_way_in(const Game *, int u, int area);
const char *mon_judge_amendment(const Game *, const WgAction *);
void mon_amend(Game *, const WgAction *);
void mon_query_proposed(const WgQuery *, WgText *);
void mon_query_leaves(const WgQuery *, WgText *);
void mon_tell_goes_on(const Game *, WgText *);
void mon_tell_ends(const Game *, WgText *);
bool mon_price(const Game *, const WgAction *, WgText *);
extern const WgAnswer *const monday_answers[];

/* determinize.c: for one who does not see all. */
bool mon_determinize(Game *, int viewer, WgLots *);
extern const WgMember monday_members[];         /* members.c */
extern const WgValues monday_values[];
extern const WgConstant monday_constants[];
extern const WgTopic monday_topics[];

/* words.c, sequence.c */
extern const WgWord monday_verbs[], monday_amendments[], monday_events[];
extern const WgDecision monday_decisions[];
extern const WgStanding monday_standings[];
extern const WgStep *const monday_procedures[];

#endif /* MONDAY_CHAPTERS_H */
