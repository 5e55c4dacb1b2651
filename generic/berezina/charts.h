/*
 * charts.h --
 *
 *      The charts of Napoleon at the Berezina: charts.c has each as a table.
 */

#ifndef BEREZINA_CHARTS_H
#define BEREZINA_CHARTS_H

#include "berezina.h"

typedef struct TrackBox {
    int8_t rating, foot, horse;
} TrackBox;

/* ORDER POINTS */
enum {
    STEP_OUT, TREASURE_OUT, LEADER_OUT, NAPOLEON_OUT, GONE, NAPOLEON_GONE,
    ON_EAST_BANK
};

/* 10.2 Levels of victory. */
#define BEREZINA_LEVELS(V) \
    V(FRENCH_DECISIVE, "french_decisive") \
    V(FRENCH_SUBSTANTIAL, "french_substantial") \
    V(FRENCH_MARGINAL, "french_marginal") V(DRAW, "draw") \
    V(RUSSIAN_MARGINAL, "russian_marginal") \
    V(RUSSIAN_SUBSTANTIAL, "russian_substantial") \
    V(RUSSIAN_DECISIVE, "russian_decisive")

enum { BEREZINA_LEVELS(WG_ENUM) LEVELS };

extern const int8_t berezina_to_hit[];
extern const Effect berezina_alternative[7];
extern const TrackBox berezina_track[TRACK_END + 1];
extern const int8_t berezina_cost[][2];
extern const int8_t berezina_points[];
extern const int8_t berezina_level[LEVELS - 1];
extern const int16_t berezina_exit[EXITS];
Effect ber_morale_effect(int roll, int rating);
Effect ber_ford_effect(int die);
int ber_sections(int far, int die);
int ber_halves_broken(int die);
int ber_release_needs(int rolls);

#endif /* BEREZINA_CHARTS_H */
