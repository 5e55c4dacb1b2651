/*
 * belief.c --
 *
 *      3.4: what a computer thinks of those beneath others, of two players: who
 *      was recognised stays who it is, with the steps and the treasure that
 *      were seen to be lost; most others have lost nothing.
 */

#include "player.h"

/* What is noted of a unit: steps lost, and whether its treasure is. */
enum { NOTED_STEPS = 7, NO_TREASURE = 8 };

void
ber_remember(WgMemory *memory, const WgEvent *event, int knew)
{
    int u = event->about[0], known;

    (void)knew;
    switch (event->kind) {
    case STEP_LOST:
        known = memory->steps[u] < 0 ? 0 : memory->steps[u] & NO_TREASURE;
        memory->steps[u] = (int16_t)(known | (STEPS - event->about[1]));
        break;
    case TREASURE_LOST:
        known = memory->steps[u] < 0 ? 0 : memory->steps[u];
        memory->steps[u] = (int16_t)(known | NO_TREASURE);
        break;
    default:
        break;
    }
}

static bool
is_of_that_kind(const Game *seen, int u, int piece)
{
    int kind = counter(piece)->kind;

    return piece >= first_of(side_of(u)) && piece < end_of(side_of(u))
            && kind != RABBLE
            && (kind == LEADER) == (seen->unit[u].piece == HIDDEN_LEADER);
}

void
ber_recall(Game *seen, const WgMemory *memory)
{
    int side = !memory->side;
    bool taken[PIECES] = { false };

    for (int u = first_of(side); u < end_of(side); u++) {
        if (seen->unit[u].piece >= 0) {
            taken[seen->unit[u].piece] = true;
        }
    }
    for (int u = first_of(side); u < end_of(side); u++) {
        int piece = memory->piece[u];

        if (seen->unit[u].piece < 0 && on_map(seen, u) && piece >= 0
                && !taken[piece] && is_of_that_kind(seen, u, piece)) {
            seen->unit[u].piece = (int16_t)piece;
            taken[piece] = true;
        }
    }
}

/* Of twenty Russians nineteen, of French not many more than half. */
static int
likely_losses(int side, WgLots *lots)
{
    enum { LOTS = 20, NONE_OF_FRENCH = 11, ONE_OF_FRENCH = 15 };
    int lot = (int)wg_lot(lots, LOTS);

    return side == RUSSIAN ? lot == 0
            : lot < NONE_OF_FRENCH ? 0 : lot < ONE_OF_FRENCH ? 1 : 2;
}

static bool
has_likely_treasure(int side, int losses, WgLots *lots)
{
    return side == FRENCH && losses == 0 && wg_lot(lots, 2) == 0;
}

void
ber_believe(Game *g, const Game *seen, const WgMemory *memory, WgLots *lots)
{
    for (int u = first_of(!memory->side); u < end_of(!memory->side); u++) {
        Unit *unit = &g->unit[u];
        int noted = memory->steps[u];

        if (seen->unit[u].piece >= 0 || !on_map(g, u)
                || !is_combat_unit(piece_of(g, u))) {
            continue;
        }
        unit->losses = (int8_t)(noted >= 0 ? noted & NOTED_STEPS
                : likely_losses(!memory->side, lots));
        unit->treasure = has_likely_treasure(!memory->side, unit->losses, lots)
                && (noted < 0 || !(noted & NO_TREASURE));
    }
}
