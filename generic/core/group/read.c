/*
 * read.c --
 *
 *      What a client's text names: a group of pieces, a place, actions.
 */

#include <string.h>

#include "group.h"

static bool
is_named(const char *name, const char *key, size_t length)
{
    return strlen(name) == length && strncmp(name, key, length) == 0;
}

int
wg_read_place(const WgMatch *m, const char *key, size_t length)
{
    int place = m->rules->places - 1;

    while (place >= 0 && !is_named(m->rules->place_key(place), key, length)) {
        place--;
    }
    return place;
}

/* The side's own piece of that name, or -1. */
static int
read_piece(const WgMatch *m, int side, const char *key, size_t length)
{
    for (int u = 0; u < m->rules->pieces; u++) {
        if ((u >= m->rules->second) == side && is_named(
                m->rules->piece_key(m->setup.piece[u]), key, length)) {
            return u;
        }
    }
    return -1;
}

bool
wg_read_group(const WgMatch *m, int side, const char *pieces, int to,
        Group *out)
{
    bool named[WG_PIECES] = { false };

    out->side = side;
    out->count = 0;
    out->toward = (int16_t)to;
    for (pieces += strspn(pieces, " "); *pieces;
            pieces += strspn(pieces, " ")) {
        size_t length = strcspn(pieces, " ");
        int unit = read_piece(m, side, pieces, length);

        if (unit < 0 || named[unit]) {
            return false;
        }
        named[unit] = true;
        out->sent[out->count++] = (Sent){ (int16_t)unit, (int16_t)to };
        pieces += length;
    }
    return true;
}

char *
wg_take_action(const char **list)
{
    const char *from = *list + strspn(*list, " ");
    bool braced = *from == '{';
    size_t length = strcspn(from + braced, braced ? "{}" : " {}");
    char *action;

    if (length == 0 || (braced && from[1 + length] != '}')) {
        return NULL;
    }
    action = wg_alloc(length + 1);
    memcpy(action, from + braced, length);
    *list = from + length + 2 * braced;
    return action;
}
