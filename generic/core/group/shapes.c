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
    Group *group;
    int from;                   /* they are led from there; -1: from anywhere */
    int16_t here[WG_PIECES];    /* where each stands */
    bool moves[WG_PIECES];      /* it can go somewhere */
    bool *goes;                 /* [piece of the group][place] */
    bool *comes;                /* [piece of the group][another of it]: it comes
                                   beside where that stands, or stands there */
    bool *lit;                  /* [place]: one of them goes there */
} Shapes;

static bool *
goes_to(const Shapes *s, int who, int place)
{
    return &s->goes[who * s->t->rules->places + place];
}

static bool *
comes_beside(const Shapes *s, int who, int other)
{
    return &s->comes[who * s->group->count + other];
}

static void
add(Shapes *s, int who, int place)
{
    *goes_to(s, who, place) = true;
    s->lit[place] = true;
    s->moves[who] = true;
}

/* Beside whom it comes in a place. */
static void
note_beside(Shapes *s, int who, int place)
{
    for (int i = 0; i < s->group->count; i++) {
        if (place >= 0 && s->here[i] >= 0
                && s->t->rules->apart(place, s->here[i]) == 1) {
            *comes_beside(s, who, i) = true;
        }
    }
}

/* Where one could go, as far as others let it. */
static void
find_ways(Shapes *s, int who)
{
    Trial *t = s->t;

    note_beside(s, who, s->here[who]);
    wg_trial_ways(t, s->group->sent[who].unit);
    for (int i = 0; i < t->ways->count; i++) {
        const WgWay *way = &t->ways->way[i];

        if (way->within) {
            add(s, who, way->place);
        }
        if (way->within && !way->ends) {
            note_beside(s, who, way->place);
        }
    }
}

/* It may also go where another of the group leaves. */
static void
find_homes(Shapes *s, int who)
{
    for (int i = 0; i < s->group->count; i++) {
        if (*comes_beside(s, who, i) && s->moves[i]
                && s->here[i] != s->here[who]) {
            add(s, who, s->here[i]);
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
    int count = s->group->count;
    size_t places = (size_t)rules->places;

    s->goes = wg_alloc((size_t)count * places * sizeof *s->goes);
    s->comes = wg_alloc((size_t)count * (size_t)count * sizeof *s->comes);
    s->lit = wg_alloc(places * sizeof *s->lit);
    for (int i = 0; i < count; i++) {
        s->here[i] = (int16_t)rules->place_of(s->t->g, s->group->sent[i].unit);
    }
    wg_find_resting(s->t, s->group);
    for (int i = 0; i < count; i++) {
        if (s->group->rests[i] == NULL) {
            find_ways(s, i);
        }
    }
    for (int i = 0; i < count; i++) {
        find_homes(s, i);
    }
    print_shapes(s, out);
    free(s->goes);
    free(s->comes);
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
