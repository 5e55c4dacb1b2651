/*
 * chapters.h --
 *
 *      What the chapters of Napoleon at the Berezina do for one another, file
 *      by file; of command and movement in movement.h, of fire in combat.h.
 */

#ifndef BEREZINA_CHAPTERS_H
#define BEREZINA_CHAPTERS_H

#include "combat.h"
#include "movement.h"

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
int ber_crowds(const Game *, int u, int hex);

/* ---- losses.c ---- */

bool ber_lose_treasure(Game *, int u);
void ber_lose_step(Game *, int u);
void ber_write_off(Game *, int u);
void ber_eliminate(Game *, int u);
void ber_take_losses(Game *, int u, Effect);
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
