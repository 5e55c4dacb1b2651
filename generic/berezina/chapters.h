/*
 * chapters.h --
 *
 *      What the chapters of Napoleon at the Berezina do for one another, file
 *      by file.
 */

#ifndef BEREZINA_CHAPTERS_H
#define BEREZINA_CHAPTERS_H

#include "charts.h"

enum { MOST_STACKED = 2 };                      /* 3.1.1 */

/* ---- place.c ---- */

void ber_count(Game *, int u, int hex, int by);
void ber_hold_works(Game *, int side, int hex);
bool ber_holds_works(const Game *, int side, int hex);
void ber_put(Game *, int u, int place);
bool ber_has_enemy(const Game *, int side, int hex);
int ber_enemy_distance(const Game *, int side, int hex);
bool ber_is_near_town(int hex, int town, int within);
int ber_leader_in(const Game *, int side, int hex);
void ber_move_leaders(Game *, int side, int hex);
void ber_lose_leader(Game *, int leader);
int ber_entry_of(const Game *, int u);
int ber_stand_of(const Game *, int u);
int ber_too_many(const Game *, int hex);

/* ---- losses.c ---- */

bool ber_lose_treasure(Game *, int u);
void ber_lose_step(Game *, int u);
void ber_write_off(Game *, int u);
void ber_eliminate(Game *, int u);
void ber_suffer(Game *, int u, Effect);
int ber_rating(const Game *, int u);

/* ---- setup.c ---- */

int ber_home_of(int piece);
void ber_setup(Game *, const WgSetup *);
void ber_propose_french_setup(const Game *, WgOffer *);
const char *ber_judge_french_setup(const Game *, const WgAction *);
void ber_propose_russian_setup(const Game *, WgOffer *);
const char *ber_judge_russian_setup(const Game *, const WgAction *);
void ber_apply_setup(Game *, const WgAction *);
void ber_move_guard(Game *, int from, int to);

/* ---- prepare.c ---- */

extern const WgStep berezina_preparations[];

/* ---- arrive.c ---- */

int ber_first_dice(const Game *, int corps);
int ber_ways_to_come(const Game *, int corps, int turn, int *of);
void ber_line_up(Game *, int side);
void ber_announce_french(Game *);
extern const WgStep berezina_arrivals[];
extern const WgStep berezina_arrival[];

/* ---- entries.c ---- */

int ber_entry_by_die(const Game *, int corps, int die);

/* ---- events.c ---- */

extern const WgStep berezina_event[];

/* ---- morale.c ---- */

int ber_next_to_check(const Game *);
bool ber_is_led(const Game *, int u);
int ber_check_stop(const Game *);
void ber_propose_treasure(const Game *, WgOffer *);
const char *ber_judge_treasure(const Game *, const WgAction *);
void ber_apply_treasure(Game *, const WgAction *);
void ber_propose_step(const Game *, WgOffer *);
const char *ber_judge_step_loss(const Game *, const WgAction *);
void ber_apply_step(Game *, const WgAction *);
extern const WgStep berezina_fmet[];
extern const WgStep berezina_one_check[];
extern const WgStep berezina_afmet[];

/* ---- command.c ---- */

enum { RUSSIAN_RANGE = 4, RUSSIAN_LEADERS = 16 };       /* 5.4 */

void ber_check_command(Game *);
void ber_trace_command(const Game *, int u, WgHexReach *);

/* Where each is or, of the automaton, is to end this phase; and which of the
   Russians can end in reach of one. */
typedef struct Leaders {
    int count;
    int16_t slot[RUSSIAN_LEADERS], hex[RUSSIAN_LEADERS];        /* NONE */
    int8_t army[RUSSIAN_LEADERS];
    bool kept[PIECES - FRENCH_PIECES];
    bool left[PIECES - FRENCH_PIECES];  /* nobody led it when it was tried */
    bool hurry;                 /* those move first now, not last */
    int8_t attached[PIECES - FRENCH_PIECES];    /* Yermaloff's, to an army */
} Leaders;

/* The hexes where leaders stand whom a unit may have, and how far it is from
   the nearest of them. */
typedef struct Chain {
    int count, far;             /* far: WG_HEX_FAR without any */
    bool strict;                /* it may not end where it is not led */
    bool kept;                  /* nor farther, for it can be led */
    int16_t hex[RUSSIAN_LEADERS];
} Chain;

Leaders ber_leaders(const Game *);
bool ber_commands(const Game *, int leader, int army);
bool ber_is_led_from(const Leaders *, const Game *, int but, int army,
        int hex);
Chain ber_chain_under(const Game *, const Leaders *, int u);
Chain ber_chain_of(const Game *, int u);
int ber_chain_range(const Chain *);
bool ber_in_chain(const Chain *, int hex);

/* ---- strays.c ---- */

int ber_next_stray(const Game *, int u);

/* ---- track.c ---- */

void ber_move_track(Game *, int by, int why);
void ber_advance_track(Game *);

/* ---- release.c ---- */

/* 6.3.4 What is added to the die for the Army of the Danube: French near the
   earthworks, a bridge, French near Borissow, a random event. */
typedef struct Adds {
    int8_t earthworks, bridge, borissow, deceived;
} Adds;

Adds ber_activation_adds(const Game *);
void ber_release_corps(Game *, int corps);
void ber_release_all(Game *);
void ber_alarm(Game *);
void ber_watch(Game *, int u);
void ber_activate_danube(Game *);
extern const WgStep berezina_activation[];

/* ---- ground.c ---- */

/* Who moves, as the Terrain Effects Chart asks. */
typedef struct Path {
    const Game *game;
    int side;
    bool mounted;
    bool alone;                 /* no combat unit: 3.1.2, 8.3 do not matter */
    bool dry;                   /* crosses no unbridged ford */
    bool stays;                 /* 6.3.3 nor the river at all */
    int home;                   /* the hex where it stands itself */
} Path;

int ber_allowance(const Game *, int u);
int ber_side_toward(const Game *, int u, int to);
int ber_cost_by_side(const Path *, int u, int side, int to);
int ber_step_cost(const Game *, int u, int to);

/* ---- movement.c ---- */

const char *ber_judge_step(const Game *, int u, int to);
unsigned ber_open_sides(const Game *, int u);
int ber_points_left(const Game *, int side, int hex, int points);
bool ber_step(Game *, int u, int to, int bridge);
void ber_end_move(Game *);
extern const WgStep berezina_fording[];

/* ---- exits.c ---- */

int ber_exit_at(int hex);
const char *ber_judge_leave(const Game *, int u);
bool ber_could_leave(const Game *, int u, int hex, int points);
bool ber_is_lost_at(const Game *, int exit);
void ber_leave(Game *, int u);
bool ber_must_choose(const Game *);
void ber_propose_exit(const Game *, WgOffer *);
const char *ber_judge_exit(const Game *, const WgAction *);
void ber_apply_exit(Game *, const WgAction *);

/* ---- turns.c ---- */

void ber_propose_move(const Game *, WgOffer *);
const char *ber_judge_move(const Game *, const WgAction *);
void ber_apply_move(Game *, const WgAction *);
void ber_propose_excess(const Game *, WgOffer *);
const char *ber_judge_excess(const Game *, const WgAction *);
void ber_apply_excess(Game *, const WgAction *);
void ber_check_stacks(Game *);
void ber_begin_moves(Game *);
extern const WgStep berezina_french_moves[];

/* ---- rabble.c ---- */

void ber_move_rabble(Game *);
bool ber_rabble_goes(const Game *, int u, int *next);

/* ---- goals.c ---- */

bool ber_is_waiting_place(int corps, int hex);

/* ---- pursuit.c, russians.c ---- */

bool ber_may_move_russian(const Game *, int u);
extern const WgStep berezina_russian_moves[];

/* ---- equals.c ---- */

void ber_propose_decider(const Game *, WgOffer *);
const char *ber_judge_decider(const Game *, const WgAction *);
void ber_apply_decider(Game *, const WgAction *);
void ber_propose_equals(const Game *, WgOffer *);
const char *ber_judge_equals(const Game *, const WgAction *);
void ber_apply_equals(Game *, const WgAction *);

/* ---- sight.c ---- */

int ber_range(const Game *, int u);
bool ber_in_reach(const Game *, int u, int hex);

/* ---- aim.c ---- */

bool ber_is_ready(const Game *, int u);
const char *ber_judge_aim(const Game *, int u, int target);
const char *ber_judge_shot(const Game *, int u, int target);
int ber_unseen_target(const Game *, int u, int hex);

/* ---- combat.c ---- */

void ber_propose_fire(const Game *, WgOffer *);
const char *ber_judge_fire(const Game *, const WgAction *);
void ber_apply_fire(Game *, const WgAction *);
extern const WgStep berezina_combat[];
extern const WgStep berezina_rating[];

/* ---- targets.c ---- */

bool ber_has_target(const Game *, int u);
void ber_fire_next(Game *);

/* ---- fire.c ---- */

/* 7.2 One thing that changes the die, by name and paragraph. */
typedef struct Modifier {
    const char *name, *rule;
    int (*adds)(const Game *, int u, int hex);
} Modifier;

extern const Modifier berezina_modifiers[];
int ber_modifier(const Game *, int u, int hex);
unsigned ber_faces(const Game *, int u, int hex);
void ber_shoot(Game *, int u, int target);
extern const WgStep berezina_one_fire[];

/* ---- evasion.c ---- */

bool ber_may_evade(const Game *, int target);
void ber_offer_evasion(Game *);
void ber_propose_evade(const Game *, WgOffer *);
const char *ber_judge_evade(const Game *, const WgAction *);
void ber_apply_evade(Game *, const WgAction *);

/* ---- displace.c ---- */

bool ber_can_displace(const Game *, int side, int hex, int count);
void ber_make_room(Game *);
void ber_propose_displace(const Game *, WgOffer *);
const char *ber_judge_displace(const Game *, const WgAction *);
void ber_apply_displace(Game *, const WgAction *);

/* ---- bridges.c ---- */

int ber_ford_of(int hex);
bool ber_is_finis(const Bridge *);
bool ber_is_bridged(const Game *, int ford);
bool ber_may_cross(const Bridge *, bool leader);
int ber_free_bridge(const Game *, int ford, bool leader);
int ber_bridge_to_name(const Game *, int ford, bool leader);
int ber_crossings_left(const Bridge *);
int ber_breaks_from(const Game *, int n);
void ber_cross(Game *, int u, Bridge *);
void ber_finish_bridges(Game *);
void ber_contest_bridge(Game *);
int ber_half_to_build(const Bridge *, int hex);
void ber_propose_build(const Game *, WgOffer *);
const char *ber_judge_build(const Game *, const WgAction *);
void ber_apply_build(Game *, const WgAction *);
extern const WgStep berezina_engineers_work[];
extern const WgStep berezina_building[];
extern const WgStep berezina_breakdowns[];
extern const WgStep berezina_one_breakdown[];

/* ---- victory.c ---- */

int ber_points_out(const Game *, int u);
int ber_points_of(const Game *, int u);
int ber_score(const Game *, int side);
int ber_level(const Game *);
int ber_winner(const Game *);
void ber_end(Game *);

/* ---- fog.c, trails.c ---- */

bool ber_is_seen(const Game *, int u);
void ber_tell(Game *, int event, int u, int b, int c, int d);
/* 5.2 Tells that it is out of command, to whom that is known. */
void ber_tell_command(Game *, int u);
void ber_clear_trails(Game *);

#endif /* BEREZINA_CHAPTERS_H */
