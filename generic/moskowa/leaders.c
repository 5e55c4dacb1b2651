/*
 * leaders.c --
 *
 *      Leaders: their bonuses, and for whom: Leaders, Morale.1 to 5; Leaders,
 *      Melee.2, Leaders, Melee.4; Leaders, Artillery Fire.1, Leaders,
 *      Artillery Fire.2.
 */

#include <string.h>

#include "outcomes.h"

/* Special Leaders: Poniatowski's morale with those who are no Poles. */
enum { WITH_OTHERS = 9 };

static bool
is_called(const Game *g, int u, const char *name)
{
    return strcmp(piece_of(g, u)->name, name) == 0;
}

/* Special Leaders: Platov leads Cossacks alone; Cossacks.4: nobody else leads
   them. */
static bool
is_leader_for(const Game *g, int leader, int u)
{
    return is_person(piece_of(g, leader)) && !is_person(piece_of(g, u))
            && is_called(g, leader, "Platov")
                == msk_is_cossack(g->unit[u].piece);
}

/* R-M111: who is wounded leads nobody. */
static bool
leads(const Game *g, int leader, int u)
{
    return g->unit[leader].lost == 0 && is_leader_for(g, leader, u);
}

/* Leaders, Melee.2: infantry and artillery have one bonus, cavalry the other;
   Leaders, Artillery Fire.1: the third is for guns. */
static bool
is_of_arm(const Game *g, int u, int kind)
{
    return kind == FIRE_BONUS ? is_guns(piece_of(g, u))
            : (kind == CAVALRY_BONUS) == is_mounted(g, u);
}

static bool
leads_any(const Game *g, int leader, int kind)
{
    Stack stack = msk_stack(g, g->unit[leader].hex);

    for (int i = 0; i < stack.count; i++) {
        if (leads(g, leader, stack.slot[i])
                && is_of_arm(g, stack.slot[i], kind)) {
            return true;
        }
    }
    return false;
}

/* Leaders, Melee.4 */
static int
unused_bonus(const Game *g, int u, int kind)
{
    const Piece *p = piece_of(g, u);

    return is_person(p) && !(g->unit[u].did & USED_BONUS) ? p->bonus[kind] : 0;
}

int
msk_bonus_beside(const Game *g, int leader, int u)
{
    return leads(g, leader, u) ? unused_bonus(g, leader, is_mounted(g, u)
            ? CAVALRY_BONUS : INFANTRY_BONUS) : 0;
}

int
msk_bonus(const Game *g, int hex, int kind, int *leader)
{
    Stack stack = msk_stack(g, hex);
    int best = 0;

    *leader = NONE;
    for (int i = 0; i < stack.count; i++) {
        int bonus = leads_any(g, stack.slot[i], kind)
                ? unused_bonus(g, stack.slot[i], kind) : 0;

        if (bonus > best) {
            best = bonus;
            *leader = stack.slot[i];
        }
    }
    return best;
}

void
msk_use_leader(Game *g, int leader)
{
    g->unit[leader].did |= USED_BONUS;
}

/* Special Leaders: Poniatowski. */
static int
morale_of(const Game *g, int leader, int u)
{
    int morale = piece_of(g, leader)->morale;

    return is_called(g, leader, "Poniatowski") && morale > WITH_OTHERS
            && !msk_is_polish(g->unit[u].piece) ? WITH_OTHERS : morale;
}

int
msk_half_morale(const Game *g, int leader, int u)
{
    return is_leader_for(g, leader, u) ? morale_of(g, leader, u) / 2 : 0;
}

int
msk_morale_bonus(const Game *g, int u)
{
    Stack stack = msk_stack(g, g->unit[u].hex);
    int best = 0;

    for (int i = 0; i < stack.count; i++) {
        if (leads(g, stack.slot[i], u)) {
            int morale = morale_of(g, stack.slot[i], u);

            best = morale > best ? morale : best;
        }
    }
    return best;
}
