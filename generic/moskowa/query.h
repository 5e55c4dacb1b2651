/*
 * query.h --
 *
 *      What the table asks: what is printed on counters, what a hex is, how
 *      units stand and how far they go.  The head of query.c has the topics.
 */

#ifndef MOSKOWA_QUERY_H
#define MOSKOWA_QUERY_H

#include "../core/queries.h"
#include "movement.h"

/* WgRules.piece_text, place_text, values and answers. */
void msk_piece_text(int piece, WgText *out);
void msk_hex_text(int hex, WgText *out);
extern const WgAnswer *const moskowa_answers[];

extern const WgValues msk_values[];
extern const char *const moskowa_results[];     /* of melee */
/* Of MOSKOWA_ENTRY_BARS. */
extern const char *const moskowa_bars[], *const moskowa_bar_rules[];

/* ---- query-melee.c ---- */

void msk_query_melee(const Game *, int hex, WgText *out);
#define TOLD_OF_MELEE "dict {odds odds added number attack number " \
    "defence number cossacks {dict {own number enemy number}} enters flag " \
    "entry entry wins chance " \
    "beaten chance loses number kills number results {list {dict {" \
    "count number result word own number enemy number own_checks number " \
    "enemy_checks number}}}}"
/* The position with the attack on a hex as it would be made or is chosen, and
   with the losses that all saw; false if there can be none. */
bool msk_foresee_attack(const Game *, int hex, Game *out);
void msk_query_taken(const Game *, WgText *out);

/* Of the attack noted in a position, of 36 rolls: how many take the hex, how
   many throw it back, and all points lost by either side in them. */
typedef struct MeleeProspect {
    bool defended;              /* by more than leaders */
    int won, beaten, loses, kills;
} MeleeProspect;
void msk_foresee_melee(const Game *, int hex, MeleeProspect *out);
/* On a trial: a unit goes to a hex, faces over that side, and attacks what is
   there with all who may beside it. */
void msk_foresee_assault(Game *trial, int u, int hex, int side,
        MeleeProspect *out);
/* Melee.11, R-M131: could one of that attack, as it is now, go into the hex? */
bool msk_could_enter(const Game *, int hex);
int msk_bar_to_entry(const Game *, int hex);

/* Of the rolls of two dice, by how many an attack by all takes that hex, of
   those who defend it.  Is that more than half, or are leaders alone there? */
int msk_cells_won(const Game *, int hex);
bool msk_is_likely_taken(const Game *, int hex);

/* ---- who may ask ---- */

/* Whoever is asked, and both while they talk of a fire or a melee. */
static inline bool
msk_sees_melee(const Game *game, int viewer)
{
    return viewer == game->flow.side || viewer == WG_PUBLIC;
}

/* The side that fires, while it is asked. */
static inline bool
msk_sees_fire(const Game *game, int viewer)
{
    return (viewer == game->firing || viewer == WG_PUBLIC)
            && game->firing == game->flow.side;
}

/* ---- query-worth.c ---- */

/* A value of so many parts, WHOLE to a point, in hundredths: what is less is
   dropped, as from odds (Fire.3, Melee.3), so that none looks as if it reached
   a column that it does not reach. */
void msk_print_value(WgText *, const char *name, long parts, long whole);

/* ---- query-units.c ---- */

void msk_query_units(const Game *, WgText *out);

/* ---- query-meetings.c: of several commanders ---- */

/* Why the unit in hand may not take such a step; NULL: it may. */
const char *msk_bar_to_deed(const Game *, int verb, int n);
/* What a leader or an aide in hand can do with those in its hex; and what it
   cannot, for who meets has too few points. */
void msk_query_meetings(const Game *, WgText *out);
void msk_query_lacks(const Game *, WgText *out);

/* ---- query-rest.c ---- */

void msk_query_rest(const Game *, WgText *out);

/* ---- left-bare.c ---- */

/* Of the units that are asked whether they advance. */
void msk_query_leaves_bare(const Game *, WgText *out);

/* ---- query-due.c ---- */

void msk_query_due(const Game *, WgText *out);

/* ---- query-score.c ---- */

void msk_query_gone(const Game *, WgText *out);
void msk_query_score(const Game *, WgText *out);
void msk_query_extra(const Game *, WgText *out);

/* ---- query-regroup.c ---- */

void msk_query_regroup(const WgQuery *, WgText *out);

/* Of the units that are asked which of them loses a point. */
void msk_query_losing(const Game *, WgText *out);

/* ---- leaves.c ---- */

void msk_query_leaves(const WgQuery *, WgText *);

/* ---- of each file that answers, its topics ---- */

extern const WgAnswer msk_answers_commanders[];
extern const WgAnswer msk_answers_moves[];
extern const WgAnswer msk_answers_worth[];
extern const WgAnswer msk_answers_fires[];      /* odds/ */
extern const WgAnswer msk_answers_accounts[];
extern const WgAnswer msk_answers_cavalry[];
extern const WgAnswer msk_answers_odds[];
extern const WgAnswer msk_answers_hints[];      /* player/ */

#endif /* MOSKOWA_QUERY_H */
