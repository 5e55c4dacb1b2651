/*
 * query.h --
 *
 *      What the table asks: what is printed on counters, what a hex is, how
 *      units stand and how far they go.  The head of query.c has the topics.
 */

#ifndef MOSKOWA_QUERY_H
#define MOSKOWA_QUERY_H

#include "movement.h"

/* WgRules.piece_text, place_text, values and query. */
void msk_piece_text(int piece, WgText *out);
void msk_hex_text(int hex, WgText *out);
void msk_query(const WgRules *, const Game *redacted, int viewer,
        const char *topic, WgText *out);

extern const WgValues msk_values[];
extern const char *const moskowa_results[];     /* of melee */

/* ---- query-melee.c ---- */

void msk_query_melee(const Game *, int hex, WgText *out);
void msk_query_taken(const Game *, WgText *out);

/* ---- query-due.c ---- */

void msk_query_due(const Game *, WgText *out);

/* ---- query-score.c ---- */

void msk_query_gone(const Game *, WgText *out);
void msk_query_score(const Game *, WgText *out);

/* ---- query-commanders.c: 1 if the topic is one of it ---- */

bool msk_query_commanders(const Game *, int viewer, const char *topic,
        WgText *out);

/* ---- leaves.c ---- */

void msk_query_leaves(const WgRules *, const Game *, WgText *out);

/* ---- query-moves.c: 1 if the topic is one of it ---- */

bool msk_query_moves(const Game *, int viewer, const char *topic, WgText *out);

#endif /* MOSKOWA_QUERY_H */
