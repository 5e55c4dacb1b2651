/*
 * reach.c --
 *
 *      Where pieces of a group could go, each by itself, and how many of it
 *      would arrive if all are sent there.
 */

#include <stdlib.h>
#include <string.h>

#include "group.h"

/* How many of the group could go to each place, each by itself. */
typedef struct Counts {
    int16_t *place;             /* [place] */
    const Group *group;
} Counts;

static bool
brings_there(const Trial *t, const WgAction *a)
{
    for (int i = 0; i < t->verbs; i++) {
        if (t->verb[i] == a->verb) {
            return true;
        }
    }
    return false;
}

/* Where one piece could go: once a place, by whichever verb or way. */
static void
count_one(Trial *t, int unit, const Counts *counts)
{
    bool *counted = wg_alloc((size_t)t->rules->places * sizeof *counted);

    for (int i = 0; i < t->offer->count; i++) {
        const WgAction *a = &t->offer->action[i];

        if (a->arg[0] == unit && brings_there(t, a)) {
            counted[a->arg[1]] = true;
        }
    }
    wg_trial_ways(t, unit);
    for (int i = 0; i < t->ways->count; i++) {
        const WgWay *way = &t->ways->way[i];

        counted[way->place] = counted[way->place] || way->within;
    }
    for (int place = 0; place < t->rules->places; place++) {
        counts->place[place] = (int16_t)(counts->place[place]
                + counted[place]);
    }
    free(counted);
}

char *
wg_group_reach(const WgMatch *m, int side, const char *pieces)
{
    Group *group = wg_alloc(sizeof *group);
    Counts counts = {
        wg_alloc((size_t)m->rules->places * sizeof *counts.place), group
    };
    Trial *t = wg_read_group(m, side, pieces, -1, group)
            ? wg_trial_new(m, side) : NULL;
    WgText out = {0};

    wg_print(&out, "");
    if (t) {
        wg_find_resting(t, group);
    }
    for (int i = 0; t && i < group->count; i++) {
        if (group->rests[i] == NULL) {
            count_one(t, group->sent[i].unit, &counts);
        }
    }
    for (int place = 0; t && place < m->rules->places; place++) {
        if (counts.place[place] > 0) {
            wg_print(&out, "%s %d ", m->rules->place_key(place),
                    counts.place[place]);
        }
    }
    wg_trial_free(t);
    free(counts.place);
    free(group);
    return out.text;
}

char *
wg_group_arrivals(const WgMatch *m, int side, const char *pieces,
        const char *places)
{
    Group *group = wg_alloc(sizeof *group);
    Trial *t = wg_read_group(m, side, pieces, -1, group)
            ? wg_trial_new(m, side) : NULL;
    WgText out = {0};

    wg_print(&out, "");
    for (places += strspn(places, " "); t && *places;
            places += strspn(places, " ")) {
        size_t length = strcspn(places, " ");
        int to = wg_read_place(m, places, length);

        for (int i = 0; i < group->count; i++) {
            group->sent[i].to = (int16_t)to;
        }
        if (to >= 0) {
            wg_print(&out, "%s %d ", m->rules->place_key(to),
                    wg_count_arrivals(t, group));
        }
        places += length;
    }
    wg_trial_free(t);
    free(group);
    return out.text;
}
