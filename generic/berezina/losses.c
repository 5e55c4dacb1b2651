/*
 * losses.c --
 *
 *      7.3 Step losses, 5.1 treasure, and what becomes of those who are lost.
 */

#include "chapters.h"

/* 3.3, 5.1 Returns whether it had one. */
bool
ber_lose_treasure(Game *g, int u)
{
    bool had = g->unit[u].treasure;

    if (had) {
        g->unit[u].treasure = 0;
        ber_tell(g, TREASURE_LOST, u, g->unit[u].place, 0, 0);
    }
    return had;
}

/* 10.1 A combat unit, or a leader, counts as lost: who was with it stays. */
void
ber_write_off(Game *g, int u)
{
    if (piece_of(g, u)->kind == LEADER) {
        ber_lose_leader(g, u);
        return;
    }
    wg_tell(g, DESTROYED, u, g->unit[u].place, 0, 0);
    g->unit[u].losses = STEPS;
    g->unit[u].treasure = 0;
    ber_put(g, u, ELIMINATED);
}

/* The same by force: 7.3 leaders left alone by it go elsewhere. */
void
ber_eliminate(Game *g, int u)
{
    int hex = g->unit[u].place;

    ber_write_off(g, u);
    if (hex < HEXES && is_combat_unit(piece_of(g, u))) {
        if (side_of(u) == RUSSIAN && g->phase == FIRST_COMBAT) {
            g->dead[piece_of(g, u)->corps]++;           /* 6.3.6 */
        }
        ber_move_leaders(g, side_of(u), hex);
    }
    if (g->mobile == u) {
        g->mobile = NONE;
    }
}

/* One step; at the second it is flipped, at the fourth eliminated. */
void
ber_lose_step(Game *g, int u)
{
    if (++g->unit[u].losses >= STEPS) {
        ber_eliminate(g, u);
    } else {
        ber_tell(g, STEP_LOST, u, STEPS - g->unit[u].losses, 0, 0);
    }
}

/* R-B16 A Rabble counter in the hex, if any is left. */
static void
form_rabble(Game *g, int hex)
{
    for (int u = 0; u < FRENCH_PIECES; u++) {
        if (piece_of(g, u)->kind == RABBLE && !on_map(g, u)
                && g->unit[u].place != EXITED) {
            ber_put(g, u, hex);
            g->unit[u].since = g->turn;
            wg_tell(g, RABBLE_FORMED, u, hex, 0, 0);
            return;
        }
    }
}

/* What an effect takes short of ruin. */
void
ber_take_losses(Game *g, int u, Effect effect)
{
    if (effect.treasure) {
        ber_lose_treasure(g, u);
    }
    for (int i = 0; i < effect.steps && g->unit[u].losses < STEPS; i++) {
        ber_lose_step(g, u);
    }
}

/* A loss of cohesion: whoever is flipped or disappears leaves Rabble behind.
   Engineers leave none. */
void
ber_suffer(Game *g, int u, Effect effect)
{
    int hex = g->unit[u].place, before = g->unit[u].losses;
    bool engineer = piece_of(g, u)->kind == ENGINEER;

    ber_take_losses(g, u, effect);
    if (effect.ruin) {
        wg_tell(g, BROKE_DOWN, u, hex, 0, 0);
        ber_eliminate(g, u);
    }
    if (!engineer && ((before < REVERSE && g->unit[u].losses >= REVERSE)
            || (before < STEPS && g->unit[u].losses >= STEPS))) {
        form_rabble(g, hex);
    }
}

/* 2.2.4, 7.3.1 The Combat Rating that a unit has now. */
int
ber_rating(const Game *g, int u)
{
    const Piece *p = piece_of(g, u);
    bool flipped = g->unit[u].losses >= REVERSE;
    int rating = p->rating[flipped];

    if (rating == TRACK) {
        rating = berezina_track[g->track].rating + flipped;
    }
    return rating > RATING_D ? RATING_D : rating;
}
