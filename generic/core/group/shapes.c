/*
 * shapes.c --
 *
 *      Where a group that keeps its formation could be sent: of each place from
 *      where it would be led there, and how many would come where they should,
 *      each by itself.
 */

#include <stdlib.h>
#include <string.h>

#include "group.h"

typedef struct Shapes {
    Trial *t;
    const Group *group;
    int from;                   /* they are led from there; -1: from anywhere */
    int16_t here[WG_PIECES];    /* where each stands */
    bool moves[WG_PIECES];      /* it can go somewhere */
    bool *goes;                 /* [piece of the group][place] */
    bool *lit;                  /* [place]: one of them goes there */
} Shapes;

static bool *
goes_to(const Shapes *s, int who, int place)
{
    return &s->goes[who * s->t->rules->places + place];
}

static void
add(Shapes *s, int who, int place)
{
    *goes_to(s, who, place) = true;
    s->lit[place] = true;
    s->moves[who] = true;
}

/* Where one could go, as far as others let it. */
static void
find_ways(Shapes *s, int who)
{
    Trial *t = s->t;

    wg_trial_ways(t, s->group->sent[who].unit);
    for (int i = 0; i < t->ways->count; i++) {
        if (t->ways->way[i].within) {
            add(s, who, t->ways->way[i].place);
        }
    }
}

/* Who comes beside a place of the group, or stands there, may go where another
   of it leaves. */
static void
find_homes(Shapes *s, int who)
{
    const WgRules *rules = s->t->rules;
    const WgWays *ways = s->t->ways;

    for (int i = 0; i < s->group->count; i++) {
        int home = s->here[i];
        bool beside = home >= 0 && s->moves[i]
                && rules->apart(s->here[who], home) == 1;

        for (int k = 0; home >= 0 && !beside && k < ways->count; k++) {
            beside = ways->way[k].within && !ways->way[k].ends
                    && rules->apart(ways->way[k].place, home) == 1;
        }
        if (beside && home != s->here[who]) {
            add(s, who, home);
        }
    }
}

/* How many come where they should if they are led from one place to another. */
static int
count_arrivals(const Shapes *s, int from, int to)
{
    int count = 0;

    for (int i = 0; i < s->group->count; i++) {
        int place = s->here[i] < 0 ? -1
                : s->t->rules->shifted(s->here[i], from, to);

        count += place >= 0 && *goes_to(s, i, place);
    }
    return count;
}

/* From where they are led there, -1: from nowhere.  The nearest of those who
   can come there leads; of such at the same distance, with whom most come. */
static int
find_lead(const Shapes *s, int to, int *most)
{
    const WgRules *rules = s->t->rules;
    int best = -1, least = 0;

    *most = 0;
    for (int i = 0; i < s->group->count; i++) {
        int here = s->here[i], count;
        int apart = here < 0 || (s->from >= 0 ? here != s->from
                    : !*goes_to(s, i, to)) ? -1 : rules->apart(here, to);

        if (apart <= 0 || here == best || (best >= 0 && apart > least)) {
            continue;
        }
        count = count_arrivals(s, here, to);
        if (best < 0 || apart < least || count > *most) {
            best = here;
            least = apart;
            *most = count;
        }
    }
    return best;
}

static void
print_shapes(const Shapes *s, WgText *out)
{
    const WgRules *rules = s->t->rules;

    for (int place = 0; place < rules->places; place++) {
        int most, from = s->lit[place] ? find_lead(s, place, &most) : -1;

        if (from >= 0 && most > 0) {
            wg_print(out, "%s {%s %d} ", rules->place_key(place),
                    rules->place_key(from), most);
        }
    }
}

static void
find_shapes(Shapes *s, WgText *out)
{
    const WgRules *rules = s->t->rules;
    size_t places = (size_t)rules->places;

    s->goes = wg_alloc((size_t)s->group->count * places * sizeof *s->goes);
    s->lit = wg_alloc(places * sizeof *s->lit);
    for (int i = 0; i < s->group->count; i++) {
        s->here[i] = (int16_t)rules->place_of(s->t->g, s->group->sent[i].unit);
        find_ways(s, i);
    }
    for (int i = 0; i < s->group->count; i++) {
        wg_trial_ways(s->t, s->group->sent[i].unit);
        find_homes(s, i);
    }
    print_shapes(s, out);
    free(s->goes);
    free(s->lit);
}

char *
wg_group_shapes(const WgMatch *m, int side, const char *pieces,
        const char *from)
{
    Group *group = wg_alloc(sizeof *group);
    Shapes *s = wg_alloc(sizeof *s);
    WgText out = {0};

    wg_print(&out, "");
    s->group = group;
    s->from = wg_read_place(m, from, strlen(from));
    if (m->rules->ways && m->rules->shifted && m->rules->apart
            && wg_read_group(m, side, pieces, -1, group) && group->count > 0) {
        s->t = wg_trial_new(m, side);
    }
    if (s->t) {
        find_shapes(s, &out);
    }
    wg_trial_free(s->t);
    free(s);
    free(group);
    return out.text;
}
