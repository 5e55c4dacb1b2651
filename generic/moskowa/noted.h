/*
 * noted.h --
 *
 *      What is noted of a unit for a phase or longer, by what it means.  Two
 *      members of Unit and one of Game serve several chapters, whose meanings
 *      never meet: `part`, `noted_hex` and IS_DONE are spelled here, where they
 *      are declared and where the position begins, nowhere else.
 */

#ifndef MOSKOWA_NOTED_H
#define MOSKOWA_NOTED_H

#include "moskowa.h"

/* ---- Unit.part: what it does, or how often ---- */

/* In the movement phase, Charge.12: charges that it has done. */
static inline int
charges_done(const Game *g, int u)
{
    return g->unit[u].part;
}

static inline void
set_charges_done(Game *g, int u, int count)
{
    g->unit[u].part = (uint8_t)(count < MOST_CHARGES ? count : MOST_CHARGES);
}

/* In a fire phase: of the parts in fire.h. */
static inline int
fire_part(const Game *g, int u)
{
    return g->unit[u].part;
}

static inline void
set_fire_part(Game *g, int u, int part)
{
    g->unit[u].part = (uint8_t)part;
}

/* In the melee phase: of the parts in melee.h. */
static inline int
melee_part(const Game *g, int u)
{
    return g->unit[u].part;
}

static inline void
set_melee_part(Game *g, int u, int part)
{
    g->unit[u].part = (uint8_t)part;
}

/* ---- Unit.noted_hex: a hex, or an area ---- */

/* Fire.7, Melee.10, Charge.7: the one hex that it may attack this turn, for it
   fired at it or charged it; OFF_MAP. */
static inline int
bound_to(const Game *g, int u)
{
    return g->unit[u].noted_hex;
}

static inline void
bind_to(Game *g, int u, int hex)
{
    g->unit[u].noted_hex = (int16_t)hex;
}

/* Fire.7: who has charged those it has to attack may yet fire at them. */
static inline bool
has_fired(const Game *g, int u)
{
    return g->unit[u].noted_hex != OFF_MAP
            && !(g->unit[u].state & MUST_ATTACK);
}

/* Charge.7, Forming.4: the hex that it charged, and has to attack in the melee
   phase of the turn if it still can; OFF_MAP. */
static inline int
charged_hex(const Game *g, int u)
{
    return g->unit[u].state & MUST_ATTACK ? g->unit[u].noted_hex : OFF_MAP;
}

static inline void
set_charged_hex(Game *g, int u, int hex)
{
    g->unit[u].noted_hex = (int16_t)hex;
    g->unit[u].state |= MUST_ATTACK | STOPPED;
}

/* Charge.8, Charge.10: the hex that it charged and goes on through; OFF_MAP. */
static inline int
followed_hex(const Game *g, int u)
{
    return g->unit[u].state & FOLLOWS ? g->unit[u].noted_hex : OFF_MAP;
}

static inline void
set_followed_hex(Game *g, int u, int hex)
{
    g->unit[u].noted_hex = (int16_t)hex;
    g->unit[u].state |= FOLLOWS;
    g->unit[u].state &= (uint16_t)~STOPPED;
}

static inline void
end_following(Game *g, int u)
{
    if (g->unit[u].state & FOLLOWS) {
        g->unit[u].state &= (uint16_t)~FOLLOWS;
        g->unit[u].noted_hex = OFF_MAP;
    }
}

/* Artillery.4: where guns that are TAKEN lie. */
static inline int
lies_at(const Game *g, int u)
{
    return g->unit[u].noted_hex;
}

static inline void
set_lies_at(Game *g, int u, int hex)
{
    g->unit[u].noted_hex = (int16_t)hex;
}

/* When to check.1, R-M14: where it was eliminated this phase; OFF_MAP. */
static inline int
fell_at(const Game *g, int u)
{
    return g->unit[u].did & FELL ? g->unit[u].noted_hex : OFF_MAP;
}

static inline void
set_fell_at(Game *g, int u, int hex)
{
    g->unit[u].noted_hex = (int16_t)hex;
    g->unit[u].did |= FELL;
}

/* Regrouping.7: where a unit on the regroup chart left the field. */
static inline int
left_at(const Game *g, int u)
{
    return g->unit[u].noted_hex;
}

static inline void
set_left_at(Game *g, int u, int hex)
{
    g->unit[u].noted_hex = (int16_t)hex;
}

/* Setup: before the first turn, which of the areas it is to be placed in;
   OFF_MAP: in none. */
static inline int
setup_area(const Game *g, int u)
{
    return g->unit[u].noted_hex;
}

static inline void
set_setup_area(Game *g, int u, int area)
{
    g->unit[u].noted_hex = (int16_t)area;
}

/* Nothing is, of a unit that the umpire puts somewhere. */
static inline void
forget_noted(Game *g, int u)
{
    g->unit[u].part = 0;
    g->unit[u].noted_hex = OFF_MAP;
}

/* ---- Game.hand ---- */

/* The side moves no more units, which it may say with one in hand. */
static inline bool
have_all_moved(const Game *g)
{
    return g->hand == IS_DONE;
}

static inline void
end_moving(Game *g)
{
    g->hand = IS_DONE;
}

#endif /* MOSKOWA_NOTED_H */
