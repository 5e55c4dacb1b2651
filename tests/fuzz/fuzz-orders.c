/*
 * fuzz-orders.c --
 *
 *      A group of pieces in a random match, and where it is sent.
 */

#include <stdlib.h>
#include <string.h>

#include "fuzz-orders.h"

/* Of the mover's own: sometimes it decides for pieces of the enemy. */
static bool
sends(const Walk *w, const WgAction *a)
{
    const char *args = w->rules->verbs[a->verb].args;
    bool led = strcmp(args, "u") == 0
            && wg_is_moving(w->rules, walk_flow(w)->decision);

    return (strncmp(args, "up", 2) == 0 || led)
            && (a->arg[0] >= w->rules->second) == walk_flow(w)->side;
}

/* Where an action sends its piece; one that is led, near to where it is. */
static int
goal_of(Walk *w, const WgMatch *m, const WgAction *a)
{
    enum { NEAR = 8 };
    int here, to;

    if (strcmp(w->rules->verbs[a->verb].args, "u") != 0) {
        return a->arg[1];
    }
    here = w->rules->place_of(wg_seen(m, walk_flow(w)->side), a->arg[0]);
    to = here + (int)walk_chance(w, 2 * NEAR) - NEAR;
    return to >= 0 && to < w->rules->places ? to : here;
}

/* Where an enemy stands, as the mover knows it, or -1: what comes of going
   there or past him may depend on what is hidden. */
static int
place_of_enemy(Walk *w, const WgMatch *m, int side)
{
    const Game *seen = wg_seen(m, side);
    int first = side == WG_FIRST ? w->rules->second : 0;
    int end = side == WG_FIRST ? w->rules->pieces : w->rules->second;
    int place = -1;

    for (int tries = 0; place < 0 && tries < 10 && w->rules->place_of;
            tries++) {
        place = w->rules->place_of(seen, first
                + (int)walk_chance(w, (unsigned)(end - first)));
    }
    return place;
}

/* Where the game leads its pieces: some go by road, some along a line of places
   near the one they are sent to, in any order, some by road through such
   places, of which they have passed some. */
static void
make_body(Walk *w, const WgMatch *m, Order *order, int to)
{
    enum { LINE = 6, NEAR = 200 };
    unsigned kind = walk_chance(w, 5);
    bool line = (kind == 1 && w->rules->moving->front)
            || (kind == 4 && w->rules->moving->column);

    order->column = kind == 0 && w->rules->moving->column;
    order->within = (int)walk_chance(w, 8);
    for (int i = 0; kind == 4 && line && i < order->count; i++) {
        wg_print_word(&order->road, m, 'u', order->piece[i]);
        wg_print(&order->road, " %u ", walk_chance(w, 3));
    }
    for (int i = 0; line && i < LINE; i++) {
        int place = to + (int)walk_chance(w, 2 * NEAR) - NEAR;

        wg_print(&order->line, "%s ", w->rules->place_key(place < 0
                || place >= w->rules->places ? to : place));
    }
}

/* Those who could go, one after another from anywhere: to where somebody
   could, near enough to one of them to be of interest; to an enemy; or
   anywhere. */
bool
order_make(Walk *w, const WgMatch *m, Order *order)
{
    const WgOffer *offer = w->offer;
    bool named[WG_PIECES] = { false };
    int from, count = 1 + (int)walk_chance(w, ORDER_MOST), to = -1;

    *order = (Order){ .side = walk_flow(w)->side, .from = "" };
    wg_print(&order->pieces, "");
    if (offer->count == 0) {
        return false;
    }
    from = (int)walk_chance(w, (unsigned)offer->count);
    for (int i = 0; i < offer->count && count > 0; i++) {
        const WgAction *a = &offer->action[(from + i) % offer->count];

        if (sends(w, a) && walk_chance(w, 4) == 0) {
            to = to < 0 || walk_chance(w, 3) == 0 ? goal_of(w, m, a) : to;
        }
        if (sends(w, a) && !named[a->arg[0]]) {
            named[a->arg[0]] = true;
            count--;
            order->piece[order->count++] = a->arg[0];
            wg_print_word(&order->pieces, m, 'u', a->arg[0]);
            wg_print(&order->pieces, " ");
        }
    }
    if (to >= 0 && walk_chance(w, 2)) {
        int far = walk_chance(w, 4) ? place_of_enemy(w, m, order->side)
                : (int)walk_chance(w, (unsigned)w->rules->places);

        to = far < 0 ? to : far;
    }
    order->to = to < 0 ? "" : w->rules->place_key(to);
    if (to >= 0 && w->rules->shifted && walk_chance(w, 2)) {
        order->from = w->rules->place_key((int)walk_chance(w,
                (unsigned)w->rules->places));
    }
    if (to >= 0 && w->rules->moving && !*order->from) {
        make_body(w, m, order, to);
    }
    return to >= 0;
}

void
order_free(Order *order)
{
    free(order->pieces.text);
    free(order->line.text);
    free(order->road.text);
}

bool
order_is_plain(const Order *order)
{
    return !*order->from && !order->column && order->line.text == NULL;
}

char *
order_plan(const WgMatch *m, const Order *order)
{
    return order->road.text
            ? wg_group_road(m, order->side, order->road.text,
                order->line.text, order->within)
            : order->column
            ? wg_group_column(m, order->side, order->pieces.text, order->to)
            : order->line.text
            ? wg_group_line(m, order->side, order->pieces.text,
                order->line.text)
            : *order->from
            ? wg_group_shift(m, order->side, order->pieces.text, order->from,
                order->to)
            : wg_group_plan(m, order->side, order->pieces.text, order->to);
}

/* Does one of the steps send that piece there, or do something there? */
static bool
is_sent(const WgMatch *m, int piece, const Order *order, const char *steps)
{
    WgText end = {0};
    bool is;

    wg_print(&end, " ");
    wg_print_word(&end, m, 'u', piece);
    wg_print(&end, " %s}", order->to);
    is = strstr(steps, end.text) != NULL;
    free(end.text);
    return is;
}

int
order_came(const WgMatch *before, const WgMatch *after, const Order *order,
        const char *steps)
{
    int came = 0;

    for (int i = 0; i < order->count; i++) {
        int piece = order->piece[i];
        int from = before->rules->place_of(before->game, piece);
        int to = after->rules->place_of(after->game, piece);

        came += to == from ? is_sent(before, piece, order, steps)
                : to >= 0 && strcmp(after->rules->place_key(to),
                        order->to) == 0;
    }
    return came;
}
