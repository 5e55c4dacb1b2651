/*
 * duel-table.c --
 *
 *      Chances of pairs of conditions: see duel-table.h.
 */

#include <stdlib.h>
#include <string.h>

#include "../common.h"
#include "duel-table.h"

enum { UNKNOWN_ROW = -1 };

void
wg_duel_table_clear(DuelTable *t)
{
    for (int i = 0; i < t->rows; i++) {
        t->row[t->state[i]] = UNKNOWN_ROW;
    }
    t->rows = 0;
}

int
wg_duel_row(DuelTable *t, int state)
{
    int capacity = t->capacity;

    while (state >= t->index_capacity) {
        int old = t->index_capacity;

        t->row = wg_more(t->row, old, &t->index_capacity, sizeof *t->row);
        memset(t->row + old, UNKNOWN_ROW,
                (size_t)(t->index_capacity - old) * sizeof *t->row);
    }
    if (t->row[state] == UNKNOWN_ROW) {
        t->state = wg_more(t->state, t->rows, &t->capacity, sizeof *t->state);
        t->chance = wg_more(t->chance, t->rows, &capacity,
                WG_DUEL_COLUMNS * sizeof *t->chance);
        t->row[state] = t->rows++;
        t->state[t->row[state]] = state;
        memset(t->chance + (size_t)t->row[state] * WG_DUEL_COLUMNS, 0,
                WG_DUEL_COLUMNS * sizeof *t->chance);
    }
    return t->row[state];
}

void
wg_duel_table_free(DuelTable *t)
{
    free(t->state);
    free(t->row);
    free(t->chance);
}
