/*
 * trial-send.c --
 *
 *      How a piece of a group is sent on trial: see group.h.
 */

#include <stdlib.h>

#include "group.h"

void
wg_trial_ways(Trial *t, int unit)
{
    t->ways->count = 0;
    if (t->rules->ways && (t->verbs > 0 || wg_trial_is_moving(t)) && !t->over) {
        t->rules->ways(t->g, unit, t->ways);
    }
}

const char *
wg_trial_no_room(const Trial *t, const Game *g, int unit, int place)
{
    return t->thrifty && t->rules->no_room
            ? t->rules->no_room(g, unit, place) : NULL;
}

bool
wg_trial_is_full(const Trial *t, int unit, int place)
{
    return wg_trial_no_room(t, t->g, unit, place) != NULL;
}

int
wg_find_way(const WgWays *ways, int place)
{
    int i = ways->count - 1;

    while (i >= 0 && ways->way[i].place != place) {
        i--;
    }
    return i;
}

/* Does it have the points for a way, and room at its end? */
static bool
may_end(const Trial *t, int unit, int way)
{
    return t->ways->way[way].within
            && !wg_trial_is_full(t, unit, t->ways->way[way].place);
}

/* It turns to the front that all of them have, if it does not face so. */
static void
face(Trial *t, Steps *steps)
{
    if (t->front >= 0 && wg_trial_is_moving(t)) {
        WgAction a = { (int16_t)t->rules->moving->turn,
            { (int16_t)t->front, 0, 0 } };

        wg_trial_step(t, &a, steps);
    }
}

/* Does it end where it is not worth going?  Who keeps a formation would leave
   it, and whom it stands before, for a place that is no nearer.  Between areas,
   which are apart by their borders, one would only have gone back; on hexes,
   which are apart straight, it may be the way to a bridge. */
static bool
leads_round(const Trial *t, const Sent *sent, int way)
{
    const WgRules *rules = t->rules;
    int from, here, there;

    if (!rules->apart || !rules->place_of || (!t->keeps && rules->shifted)) {
        return false;
    }
    from = rules->place_of(t->g, sent->unit);
    here = from < 0 ? -1 : rules->apart(from, sent->to);
    there = rules->apart(t->ways->way[way].place, sent->to);
    return t->keeps ? there >= here : here >= 0 && there > here;
}

/* Then turn as all do, and be let go. */
static void
end_way(Trial *t, int before, Steps *steps)
{
    if (steps->count > before) {
        face(t, steps);
        wg_trial_put_down(t, steps);
    }
}

/* By the actions of a way that the game tells. */
static Fate
send_by_way(Trial *t, const Sent *sent, bool far, Steps *steps)
{
    int way, goal, before = steps->count;
    bool arrives;

    wg_trial_ways(t, sent->unit);
    goal = way = wg_find_way(t->ways, sent->to);
    if (far && way < 0 && t->ways->count > 0 && t->rules->moving) {
        t->rules->moving->toward(t->g, sent->unit, sent->to, t->ways);
        goal = -1;
        way = t->ways->count - 1;
    }
    /* Who finds the goal full stays, who cannot come so far goes on until
       where there is room. */
    if (far && way >= 0 && !t->ways->way[way].within) {
        while (way >= 0 && !may_end(t, sent->unit, way)) {
            way = t->ways->way[way].before;
        }
    }
    if (way < 0 || !may_end(t, sent->unit, way)
            || (way != goal && leads_round(t, sent, way))) {
        return STAYS;
    }
    arrives = wg_trial_follow(t, way, steps) && way == goal;
    end_way(t, before, steps);
    return arrives ? ARRIVES : steps->count > before ? SHORT : STAYS;
}

Fate
wg_trial_send(Trial *t, const Sent *sent, bool far, Steps *steps)
{
    bool full = wg_trial_is_full(t, sent->unit, sent->to);

    if (t->road) {
        return far ? wg_trial_send_by_road(t, sent, steps) : STAYS;
    }
    for (int i = 0; i < t->verbs && !full; i++) {
        WgAction a = { t->verb[i], { sent->unit, sent->to, 0 } };

        if (wg_trial_step(t, &a, steps)) {
            return ARRIVES;
        }
    }
    return t->rules->ways ? send_by_way(t, sent, far, steps) : STAYS;
}

Fate
wg_trial_send_near(Trial *t, const Sent *sent, Steps *steps)
{
    const WgRules *rules = t->rules;
    int best = -1, least, before = steps->count;

    if (!t->keeps || !rules->moving || t->road) {
        return STAYS;
    }
    least = rules->apart(rules->place_of(t->g, sent->unit), sent->to);
    wg_trial_ways(t, sent->unit);
    for (int i = 0; i < t->ways->count; i++) {
        int apart = rules->apart(t->ways->way[i].place, sent->to);

        if (apart < least && may_end(t, sent->unit, i)) {
            best = i;
            least = apart;
        }
    }
    if (best >= 0) {
        wg_trial_follow(t, best, steps);
        end_way(t, before, steps);
    }
    return steps->count > before ? SHORT : STAYS;
}

/* Nothing is done of what would not turn it. */
void
wg_trial_face(Trial *t, int unit, Steps *steps)
{
    int before = steps->count;
    Game *was;

    if (t->front < 0 || t->over) {
        return;
    }
    wg_trial_ways(t, unit);
    was = wg_alloc(t->rules->size);
    wg_trial_copy(t, was, t->g);
    if (t->ways->count > 0 && !t->ways->way[0].within
            && wg_trial_follow(t, 0, steps)) {
        int taken = steps->count;

        face(t, steps);
        if (steps->count > taken) {
            wg_trial_put_down(t, steps);
        } else {
            wg_trial_copy(t, t->g, was);
            steps->count = before;
        }
    }
    free((void *)was);
}
