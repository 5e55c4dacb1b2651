/*
 * others.c --
 *
 *      Where those of a plan go who attack nobody: near what is wanted, support
 *      behind the others.
 */

#include <string.h>

#include "outlook.h"

/* What the enemy fires from beside each area. */
static void
find_near_fire(const Outlook *o, int near_fire[AREAS])
{
    memset(near_fire, 0, AREAS * sizeof near_fire[0]);
    for (Areas left = o->g->held[!o->side]; !no_areas(left); ) {
        int enemy = take_area(&left);

        for (Areas near = monday_near[enemy]; !no_areas(near); ) {
            near_fire[take_area(&near)] += o->force.fire[!o->side][enemy];
        }
    }
}

/* What is good for combat units: to be near what is wanted, or where it is
   held; and for the others, behind those. */
static void
rate(Outlook *o)
{
    enum { MOST_FEAR = 80 };
    int near_fire[AREAS];
    int8_t far[AREAS];

    mon_measure(mon_wanted(o->g, FRENCH), far);
    find_near_fire(o, near_fire);
    for (int area = 0; area < AREAS; area++) {
        int near = near_fire[area];
        int fear = (near - o->force.fire[o->side][area]) * o->weights[FEAR]
                / 300;

        fear = fear < 0 ? 0 : fear > MOST_FEAR ? MOST_FEAR : fear;
        o->rating[area] = -o->weights[PULL] * far[area] - fear;
        o->behind[area] = -o->weights[PULL] * far[area] / 2
                - (o->force.hits[o->side][area] ? near / 12 : near / 3);
        if (monday_area[area].star != NO_STAR
                && o->g->owner[area] == o->side) {
            o->rating[area] += o->weights[KEEP];
        }
        if (near) {
            o->rating[area] += o->weights[COVER]
                    * mon_absorbs(o->g, o->side, area);
        }
    }
}

static void
send(Outlook *o, int i, const int *rating)
{
    enum { LEAST_GAIN = 5 };
    const Reach *r = &o->reach[i];
    int home = home_of(o, i);
    int stays = rating[home] + mon_leaving(o, home, 0);
    int most = stays + LEAST_GAIN, best = NONE;

    for (int k = 1; k < r->count; k++) {
        int area = r->area[k], value = rating[area] + mon_taking(o, area);

        if (value > most && !has_area(&o->g->held[!o->side], area)
                && o->count[area] < mon_stack(area)) {
            most = value;
            best = k;
        }
    }
    if (best != NONE) {
        o->goes[i] = (int8_t)best;
        o->gain[i] = most - stays;
        o->count[home]--;
        o->count[r->area[best]]++;
    }
}

void
mon_send_others(Outlook *o)
{
    if (!o->rated) {
        rate(o);
        o->rated = true;
    }
    for (int i = 0; i < o->units; i++) {
        int u = o->first + i;

        if (o->goes[i] == NONE && o->reach[i].count > 1
                && !is_contested(o->g, o->g->unit[u].place)) {
            send(o, i, is_support(block_of(o->g, u)) ? o->behind : o->rating);
        }
    }
}
