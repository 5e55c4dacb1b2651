/*
 * lines.c --
 *
 *      A group as a body, spread along a line that the player drew, facing the
 *      enemy.
 */

#include <stdlib.h>
#include <string.h>

#include "group.h"

enum { LONGEST = 256 };         /* places of a line */

typedef struct Line {
    const WgMatch *m;
    const WgMoving *moving;
    int16_t place[LONGEST];
    int count;
} Line;

/* Each place once, in the order in which it is named first. */
static bool
read_line(Line *line, const char *places)
{
    for (places += strspn(places, " "); *places && line->count < LONGEST;
            places += strspn(places, " ")) {
        size_t length = strcspn(places, " ");
        int place = wg_read_place(line->m, places, length), at = 0;

        if (place < 0) {
            return false;
        }
        while (at < line->count && line->place[at] != place) {
            at++;
        }
        if (at == line->count) {
            line->place[line->count++] = (int16_t)place;
        }
        places += length;
    }
    return line->count > 0;
}

/* How far along the line it stands. */
static int
along(const Line *line, int place)
{
    const WgRules *rules = line->m->rules;

    return rules->apart(place, line->place[0])
            - rules->apart(place, line->place[line->count - 1]);
}

/* In the order in which they stand along it, so that nobody crosses another. */
static void
sort_along(const Line *line, const Game *seen, Group *group)
{
    int at[WG_PIECES];

    for (int i = 0; i < group->count; i++) {
        Sent sent = group->sent[i];
        const char *rests = group->rests[i];
        int here = line->m->rules->place_of(seen, sent.unit), k = i;
        int far = here < 0 ? 0 : along(line, here);

        for (; k > 0 && at[k - 1] > far; k--) {
            at[k] = at[k - 1];
            group->sent[k] = group->sent[k - 1];
            group->rests[k] = group->rests[k - 1];
        }
        at[k] = far;
        group->sent[k] = sent;
        group->rests[k] = rests;
    }
}

/* Each of those who go has as much of the line. */
static void
spread(const Line *line, Group *group)
{
    int n = 0, last = line->count - 1, k = 0;

    for (int i = 0; i < group->count; i++) {
        n += group->rests[i] == NULL;
    }
    for (int i = 0; i < group->count; i++) {
        if (group->rests[i] == NULL) {
            int where = n > last ? k * line->count / n
                    : n == 1 ? last / 2 : k * last / (n - 1);

            group->sent[i].to = line->place[where];
            k++;
        }
    }
}

/* The place of the enemy who is nearest to the middle; -1: none is seen. */
static int
nearest_enemy(const Line *line, const Game *seen, int side)
{
    const WgRules *rules = line->m->rules;
    int middle = line->place[line->count / 2], best = -1;
    int first = side == WG_FIRST ? rules->second : 0;
    int end = side == WG_FIRST ? rules->pieces : rules->second;

    for (int u = first; u < end; u++) {
        int place = rules->place_of(seen, u);

        if (place >= 0 && (best < 0 || rules->apart(middle, place)
                < rules->apart(middle, best))) {
            best = place;
        }
    }
    return best;
}

static bool
has_room(const Line *line, const Trial *t, const Sent *sent, int place)
{
    return line->m->rules->place_of(t->g, sent->unit) == place
            || line->moving->has_room(t->g, sent->unit, place);
}

/* Those who find their place full have the nearest of the line that is not, if
   there is one: is there somebody? */
static bool
close_up(const Line *line, const Trial *t, const Plan *plan)
{
    bool moved = false;

    for (int i = 0; i < plan->group->count; i++) {
        Sent *sent = &plan->group->sent[i];
        int best = -1;

        for (int k = 0; plan->fate[i] != ARRIVES && sent->to >= 0
                && k < line->count
                && !has_room(line, t, sent, sent->to); k++) {
            if (has_room(line, t, sent, line->place[k]) && (best < 0
                    || line->m->rules->apart(sent->to, line->place[k])
                    < line->m->rules->apart(sent->to, best))) {
                best = line->place[k];
            }
        }
        if (best >= 0) {
            sent->to = (int16_t)best;
            moved = true;
        }
    }
    return moved;
}

static void
plan_line(const Line *line, Group *group, WgText *out)
{
    const Game *seen = wg_seen(line->m, group->side);
    int enemy = nearest_enemy(line, seen, group->side), more = 4;
    Trial *t = wg_trial_new(line->m, group->side);
    Plan *best = wg_alloc(sizeof *best);

    if (t) {
        wg_find_resting(t, group);
        sort_along(line, seen, group);
        spread(line, group);
        t->body = true;
        t->front = enemy < 0 ? -1 : line->moving->front(line->place[0],
                line->place[line->count - 1], enemy);
        wg_find_plan(t, group, best);
        while (more-- > 0 && close_up(line, t, best)) {
            wg_find_plan(t, group, best);
        }
        wg_print_plan(out, line->m, t, best);
        free(best->steps.step);
    }
    free(best);
    wg_trial_free(t);
}

char *
wg_group_line(const WgMatch *m, int side, const char *pieces,
        const char *places)
{
    Group *group = wg_alloc(sizeof *group);
    Line *line = wg_alloc(sizeof *line);
    WgText out = {0};

    wg_print(&out, "");
    line->m = m;
    line->moving = m->rules->moving;
    if (line->moving && line->moving->front && read_line(line, places)
            && wg_read_group(m, side, pieces, -1, group)) {
        plan_line(line, group, &out);
    }
    free(line);
    free(group);
    return out.text;
}
