/*
 * forces.h --
 *
 *      The order of battle of La Bataille de la Moskowa: what is printed on
 *      each counter.  A regiment's counter and those of its battalions are
 *      pieces of their own (Stacking.6, R-M26).
 */

#ifndef MOSKOWA_FORCES_H
#define MOSKOWA_FORCES_H

#include <stdbool.h>
#include <stdint.h>

#include "../core/rules.h"

enum { SECOND = 510, PIECES = 929 };
WG_SLOTS_OF_SIDES(SECOND, PIECES)

/* Counter Information: the symbols.  ORDER TYPE: guns after all others that
   fight */
typedef enum Type {
    INFANTRY, LIGHT, MILITIA, DISMOUNTED, CAVALRY, GUNS, HORSE_GUNS,
    HOWITZER, LEADER, AIDE
} Type;

/* What a counter is by nation and arm: the values of a class are alike (M5 of
   the facts), and rules name some. */
enum {
    CLASS_NONE,
    /* infantry, French and allied */
    CLASS_OLD_GUARD, CLASS_MID_GUARD, CLASS_MID_GUARD_LT, CLASS_YOUNG_GUARD,
    CLASS_VISTULA, CLASS_LINE_VET, CLASS_LINE, CLASS_LINE_YOUNG,
    CLASS_LIGHT_FR, CLASS_POLE, CLASS_IT_GUARD, CLASS_IT_VELITE,
    CLASS_GER_GOOD, CLASS_GER_LIGHT, CLASS_GER_RIFLE, CLASS_WESTPHAL,
    CLASS_WESTPHAL_LT, CLASS_WESTPHAL_GD, CLASS_WESTPHAL_RIFLE,
    CLASS_AUXILIARY,
    /* Russian */
    CLASS_RU_GUARD, CLASS_RU_GUARD_JG, CLASS_RU_GREN, CLASS_RU_CGREN,
    CLASS_RU_LINE, CLASS_RU_LINE_NEW, CLASS_JAGER, CLASS_JAGER_NEW,
    CLASS_MILITIA_M, CLASS_MILITIA_S, CLASS_DISM_DRAGOON,
    /* cavalry */
    CLASS_GD_HEAVY, CLASS_GD_DRAGOON, CLASS_GD_LIGHT, CLASS_GD_LANCER,
    CLASS_MAMELUKE, CLASS_CUIR, CLASS_CUIR_ALLY, CLASS_CUIR_WES,
    CLASS_DRAGOON, CLASS_DRAGOON_IT, CLASS_LT_CAV, CLASS_LT_CAV_GOOD,
    CLASS_LT_CAV_ALLY, CLASS_LANCER, CLASS_LANCER_FR,
    CLASS_RU_GD_CUIR, CLASS_RU_GD_DRAG, CLASS_RU_GD_HUS, CLASS_RU_GD_UHL,
    CLASS_RU_GD_COS, CLASS_RU_CUIR, CLASS_RU_DRAG, CLASS_RU_HUS,
    CLASS_RU_UHL, CLASS_COSSACK, CLASS_COSSACK_ELITE, CLASS_TARTAR,
    /* guns */
    CLASS_GD12, CLASS_GD8, CLASS_GDHA, CLASS_FT6_FR, CLASS_FT12_FR,
    CLASS_HOW_FR, CLASS_HA_FR, CLASS_FT_ALLY, CLASS_HA_ALLY, CLASS_RU_GD_POS,
    CLASS_RU_GD_LT, CLASS_RU_GD_HA, CLASS_RU_POS, CLASS_RU_LT, CLASS_RU_HA,
    CLASS_RU_HA4, CLASS_RU_UNI, CLASS_RU_8LB
};

typedef struct Formation {
    int8_t side;
    const char *corps;          /* "IC (I Cav)" */
    const char *division;       /* "" of the corps itself */
} Formation;

/* Range, of guns: 1 and 2, 3 to 5, 6 to 9 hexes. */
enum { NEAR_BAND, MIDDLE_BAND, FAR_BAND, BANDS };

/* A leader's bonuses but that of morale. */
enum { INFANTRY_BONUS, CAVALRY_BONUS, FIRE_BONUS, BONUSES };

typedef struct Piece {
    const char *key, *code, *name;
    const char *source;         /* of the unit, its points, its values */
    int16_t formation;          /* -1 of leaders and aides */
    int8_t type;
    int8_t class;
    int16_t whole;              /* a battalion's regiment, an aide's leader;
                                   -1 */
    int8_t battalions;          /* of a regiment, of which there are counters */
    int8_t points;              /* stacking points */
    uint8_t fire[BANDS];        /* who has no guns: the first */
    int8_t range;
    uint8_t melee;
    int8_t morale;              /* in base six, 0: never checks; of a leader
                                   the bonus */
    int8_t movement;
    int8_t lance;
    int8_t bonus[BONUSES];
    int16_t lost;               /* victory points of a leader's loss */
    bool named_guard;           /* R-M184: of the Guard, whatever its class */
} Piece;

/* Made from maps/moskowa.forces. */
extern const Formation moskowa_formation[];
extern const int moskowa_formations;
extern const Piece moskowa_piece[PIECES];

static inline bool
is_guns(const Piece *p)
{
    return p->type >= GUNS && p->type <= HOWITZER;
}

/* A leader or an aide. */
static inline bool
is_person(const Piece *p)
{
    return p->type >= LEADER;
}

/* A counter that has battalions has none in it: it is exchanged for them. */
static inline bool
is_battalion(const Piece *p)
{
    return p->whole >= 0 && !is_person(p);
}

/* What mounted dragoons are when they have dismounted (Dragoons.8): the same
   points; fire, melee, range and movement of their other counter. */
bool msk_may_dismount(int piece);
Piece msk_dismounted(int piece);

/* Cossacks, whom Cossacks.1 to 7 concern: not those of the Guard. */
bool msk_is_cossack(int piece);
/* For Poniatowski, and for forming square. */
bool msk_is_polish(int piece);
bool msk_is_guard(int piece);

/* Is this counter meant by a term of an area, "VIII|27th Division|*"?  A * in
   each of the three parts stands for any letters.  No battalion is meant: its
   regiment is. */
bool msk_is_meant(int piece, const char *term);
/* The leader of that side whose name the words of an area mean; -1. */
int msk_leader(int side, const char *name);

#endif /* MOSKOWA_FORCES_H */
