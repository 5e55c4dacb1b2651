/*
 * trial-road.c --
 *
 *      How a piece of a group is sent by road on trial, in a column: see
 *      group.h.
 */

#include <stdlib.h>

#include "group.h"

int
wg_road_left(const Trial *t, const Sent *sent)
{
    const Road *road = t->road;
    int at = t->rules->place_of(t->start, sent->unit), far = 0;

    for (int i = sent->passed; at >= 0 && i < road->count; i++) {
        far += t->rules->apart(at, road->place[i]);
        at = road->place[i];
    }
    return far;
}

/* ---- one piece ---- */

/* Of the way to a place, what has room and is within its points; -1: nothing.
   *whole: is it all of it?  *bar: why it may not go by road at all now, or
   NULL. */
static int
find_stretch(Trial *t, int unit, int to, bool *whole, const char **bar)
{
    int way;

    t->ways->count = 0;
    *whole = false;
    *bar = t->over ? "- not-now"
            : t->rules->moving->column(t->g, unit, to, t->ways);
    if (*bar) {
        return -1;
    }
    way = t->ways->count - 1;
    while (way >= 0 && !t->ways->way[way].within) {
        way = t->ways->way[way].before;
    }
    *whole = way == t->ways->count - 1;
    return way;
}

/* Does the way, as it was found, lead nowhere? */
static bool
is_at_end(const Trial *t)
{
    for (int i = 0; i < t->ways->count; i++) {
        if (t->ways->way[i].cost > 0) {
            return false;
        }
    }
    return true;
}

/* To a road first, and along it.  True: it is there, or as near as roads
   lead. */
static bool
go_by_road(Trial *t, int unit, int to, Steps *steps)
{
    bool whole = true;
    int before = steps->count;
    const char **bar = &t->road->bar[unit];

    while (whole && t->rules->place_of(t->g, unit) != to) {
        int way = find_stretch(t, unit, to, &whole, bar);

        if (way < 0 && !*bar && steps->count > before && is_at_end(t)) {
            return true;
        }
        if (way < 0 || !wg_trial_follow(t, way, steps)) {
            return false;
        }
    }
    return t->rules->place_of(t->g, unit) == to;
}

/* Through all places that are left. */
static Fate
lead(Trial *t, int unit, int passed, Steps *steps)
{
    Road *road = t->road;
    int before = steps->count, next = passed;

    road->bar[unit] = NULL;
    while (next < road->count
            && go_by_road(t, unit, road->place[next], steps)) {
        next++;
    }
    road->passed[unit] = (int16_t)(next - passed);
    if (steps->count > before) {
        wg_trial_put_down(t, steps);
    }
    return next == road->count ? ARRIVES : steps->count > before ? SHORT
            : STAYS;
}

/* ---- its parts ---- */

/* Is it one of the side's that has come onto the map? */
static bool
is_part(const Trial *t, const Game *was, int unit)
{
    return (unit >= t->rules->second) == t->side
            && t->rules->place_of(was, unit) < 0
            && t->rules->place_of(t->g, unit) >= 0;
}

static Fate
lead_parts(Trial *t, const Sent *sent, const Game *was, Steps *steps)
{
    int split = steps->count;
    bool all = true;

    for (int u = 0; u < t->rules->pieces; u++) {
        if (is_part(t, was, u)) {
            all = lead(t, u, sent->passed, steps) == ARRIVES && all;
        }
    }
    return steps->count == split ? STAYS : all ? ARRIVES : SHORT;
}

/* Parts that are not there after all have passed nothing. */
static void
forget_parts(Trial *t, const Game *was)
{
    for (int u = 0; u < t->rules->pieces; u++) {
        if (is_part(t, was, u)) {
            t->road->passed[u] = 0;
        }
    }
}

/* Nothing is exchanged of which no part could go. */
static Fate
send_parts(Trial *t, const Sent *sent, Steps *steps)
{
    int before = steps->count;
    Game *was = wg_alloc(t->rules->size);
    Fate fate = STAYS;

    wg_trial_copy(t, was, t->g);
    if (wg_trial_follow(t, t->ways->count - 1, steps)) {
        wg_trial_put_down(t, steps);
        fate = lead_parts(t, sent, was, steps);
    }
    if (fate == STAYS) {
        forget_parts(t, was);
        wg_trial_copy(t, t->g, was);
        t->over = false;
        steps->count = before;
    }
    free((void *)was);
    return fate;
}

Fate
wg_trial_send_by_road(Trial *t, const Sent *sent, Steps *steps)
{
    t->ways->count = 0;
    if (!t->over && t->rules->moving->split
            && t->rules->moving->split(t->g, sent->unit, t->ways)) {
        return send_parts(t, sent, steps);
    }
    return lead(t, sent->unit, sent->passed, steps);
}
