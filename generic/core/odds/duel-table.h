/*
 * duel-table.h --
 *
 *      The chance of each pair of conditions of a duel: a row for each
 *      condition of the passing side, a column for each of the other's.
 */

#ifndef DUEL_TABLE_H
#define DUEL_TABLE_H

#include "duel.h"

/* Chances of pairs: rows in use, and where each condition's row is. */
typedef struct DuelTable {
    int rows, capacity, index_capacity;
    int *state;                 /* of each row */
    int *row;                   /* of each condition; -1: it has none */
    double *chance;             /* WG_DUEL_COLUMNS to a row */
} DuelTable;

/* No row is in use any more. */
void wg_duel_table_clear(DuelTable *);
/* The row of a condition, made if need be. */
int wg_duel_row(DuelTable *, int state);
void wg_duel_table_free(DuelTable *);

#endif /* DUEL_TABLE_H */
