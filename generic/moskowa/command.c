/*
 * command.c --
 *
 *      Multicommanders: who commands whom, and whose turn it is of those of a
 *      side.
 */

#include "commanders.h"

/* ---- who commands whom ---- */

static void
set_bits(Game *g, int u, int commander)
{
    for (int bit = 0; bit < COMMAND_BITS; bit++) {
        if (commander >> bit & 1) {
            set_mark(g->command[bit], u);
        } else {
            clear_mark(g->command[bit], u);
        }
    }
}

void
msk_assign(Game *g, int u, int commander)
{
    set_bits(g, u, commander);
    for (int v = first_of(side_of(u)); piece_of(g, u)->battalions > 0
            && v < end_of(side_of(u)); v++) {
        if (is_battalion_of(g, v, u)) {
            set_bits(g, v, commander);
        }
    }
}

int
msk_representative(const Game *g, int side, int commander)
{
    int u = msk_is_active(g, side, commander) ? g->stands[side][commander]
            : NONE;

    return u == NONE || g->unit[u].hex == OFF_MAP ? NONE : u;
}

/* ---- taking turns ---- */

void
msk_tell_asked(Game *g, int side, int commander)
{
    if (has_several(g, side)) {
        wg_tell_side(g, side, COMMANDER_ASKED, g->stands[side][commander], 0,
                0, 0);
    }
}

int
msk_next_active(const Game *g, int side, int from)
{
    while (from < g->commanders[side] && !msk_is_active(g, side, from)) {
        from++;
    }
    return from < g->commanders[side] ? from : NONE;
}

void
msk_begin_commands(Game *g, int side)
{
    g->commands = (int8_t)side;
    g->joining = NONE;
    g->commander = 0;
    if (has_several(g, side)) {
        int first = msk_next_active(g, side, 0);

        g->commander = (int8_t)(first == NONE ? 0 : first);
    }
}

bool
msk_next_commander(Game *g)
{
    int next = has_several(g, g->commands)
            ? msk_next_active(g, g->commands, g->commander + 1) : NONE;

    if (next != NONE) {
        g->commander = (int8_t)next;
        msk_tell_asked(g, g->commands, next);
    }
    return next != NONE;
}

/* After he who began, all others in their order. */
bool
msk_next_to_join(Game *g, bool (*applies)(const Game *))
{
    int was = msk_commanding(g), from = g->joining == NONE ? 0
            : g->joining + 1;

    for (int c = from; has_several(g, g->commands)
            && c < g->commanders[g->commands]; c++) {
        g->joining = (int8_t)c;
        if (c != g->commander && msk_is_active(g, g->commands, c)
                && applies(g)) {
            msk_tell_asked(g, g->commands, c);
            return true;
        }
    }
    g->joining = NONE;
    if (was != g->commander) {
        msk_tell_asked(g, g->commands, g->commander);
    }
    return false;
}
