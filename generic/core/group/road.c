/*
 * road.c --
 *
 *      A group in a column by road, in one phase or in several, through places
 *      that the player has named.
 */

#include <stdlib.h>
#include <string.h>

#include "group.h"

/* Places on the way, in their order; none, or too many: false. */
static bool
read_places(const WgMatch *m, const char *places, Road *road)
{
    for (places += strspn(places, " "); *places;
            places += strspn(places, " ")) {
        size_t length = strcspn(places, " ");
        int place = wg_read_place(m, places, length);

        if (place < 0 || road->count == GROUP_PLACES) {
            return false;
        }
        road->place[road->count++] = (int16_t)place;
        places += length;
    }
    return road->count > 0;
}

/* "F10 0 F11 1": names without numbers, for wg_read_group, and the numbers. */
static bool
read_passed(const char *pieces, WgText *names, int passed[WG_PIECES])
{
    int count = 0;

    wg_print(names, "");
    for (pieces += strspn(pieces, " "); *pieces;
            pieces += strspn(pieces, " ")) {
        size_t length = strcspn(pieces, " ");
        char *end;
        long number = strtol(pieces + length, &end, 10);

        if (count == WG_PIECES || number < 0 || number > GROUP_PLACES
                || end == pieces + length || (*end && *end != ' ')) {
            return false;
        }
        wg_print(names, "%.*s ", (int)length, pieces);
        passed[count++] = (int)number;
        pieces = end;
    }
    return true;
}

static void
print_passed(WgText *out, const WgMatch *m, const Trial *t)
{
    const char *gap = "";

    wg_print(out, " passed {");
    for (int u = 0; u < m->rules->pieces; u++) {
        if (t->road->passed[u] > 0) {
            wg_add(out, gap);
            wg_print_word(out, m, 'u', u);
            wg_print(out, " %d", t->road->passed[u]);
            gap = " ";
        }
    }
    wg_print(out, "}");
}

/* Those of the group who went some way, and by which rule no farther. */
static void
print_halted(WgText *out, const WgMatch *m, const Trial *t, const Plan *plan)
{
    const char *gap = "{";

    wg_print(out, " halted {");
    for (int i = 0; i < plan->group->count; i++) {
        int unit = plan->group->sent[i].unit;

        if (plan->fate[i] == SHORT && t->road->bar[unit]) {
            wg_add(out, gap);
            wg_print_word(out, m, 'u', unit);
            wg_print(out, " %s}", t->road->bar[unit]);
            gap = " {";
        }
    }
    wg_print(out, "}");
}

/* Each to the last place.  within: of a march, -1: it is none.  The road
   belongs to the trial from here on. */
static void
plan_road(const WgMatch *m, Group *group, Road *road, int within, WgText *out)
{
    Trial *t = wg_trial_new(m, group->side);
    Plan *best = wg_alloc(sizeof *best);

    if (t) {
        t->road = road;
        t->body = true;
        if (within >= 0) {
            wg_trial_beware(t, wg_seen(m, group->side), within);
        }
        wg_find_plan(t, group, best);
        wg_print_plan(out, m, t, best);
        print_halted(out, m, t, best);
        if (within >= 0) {
            print_passed(out, m, t);
        }
        free(best->steps.step);
    } else {
        free(road);
    }
    free(best);
    wg_trial_free(t);
}

/* passed: of each of the pieces, NULL: none of them any. */
static char *
go_by_places(const WgMatch *m, int side, const char *pieces,
        const int *passed, const char *places, int within)
{
    Group *group = wg_alloc(sizeof *group);
    Road *road = wg_alloc(sizeof *road);
    WgText out = {0};

    wg_print(&out, "");
    if (m->rules->moving && m->rules->moving->column
            && read_places(m, places, road) && wg_read_group(m, side, pieces,
                road->place[road->count - 1], group)) {
        for (int i = 0; passed && i < group->count; i++) {
            group->sent[i].passed = (int16_t)passed[i];
        }
        plan_road(m, group, road, within, &out);
    } else {
        free(road);
    }
    free(group);
    return out.text;
}

char *
wg_group_column(const WgMatch *m, int side, const char *pieces,
        const char *to)
{
    return go_by_places(m, side, pieces, NULL, to, -1);
}

char *
wg_group_road(const WgMatch *m, int side, const char *pieces,
        const char *places, int within)
{
    int *passed = wg_alloc(WG_PIECES * sizeof *passed);
    WgText names = {0};
    char *plan = NULL;

    if (read_passed(pieces, &names, passed)) {
        plan = go_by_places(m, side, names.text, passed, places,
                within < 0 ? 0 : within);
    }
    if (plan == NULL) {
        WgText none = {0};

        wg_print(&none, "");
        plan = none.text;
    }
    free(names.text);
    free(passed);
    return plan;
}
