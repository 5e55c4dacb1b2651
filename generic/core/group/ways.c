/*
 * ways.c --
 *
 *      Where one piece could be led by several actions, and by which.
 */

#include <stdlib.h>

#include "group.h"

void
wg_print_way(WgText *out, const WgMatch *m, const WgWays *ways, int i)
{
    const WgWay *way = &ways->way[i];

    if (way->before >= 0) {
        wg_print_way(out, m, ways, way->before);
        wg_add(out, " ");
    }
    wg_add(out, "{");
    wg_print_action(out, m, m->rules->verbs, &way->step);
    wg_add(out, "}");
}

/* A piece that was led is let go. */
static void
print_end(WgText *out, const WgMatch *m)
{
    const WgRules *rules = m->rules;
    if (wg_is_moving(rules, wg_flow(m)->decision)) {
        WgAction a = { (int16_t)rules->moving->put_down, { 0, 0, 0 } };

        wg_add(out, " {");
        wg_print_action(out, m, rules->verbs, &a);
        wg_add(out, "}");
    }
}

static void
print_ways(WgText *out, const WgMatch *m, int side, int unit)
{
    WgWays *ways = wg_alloc(sizeof *ways);

    m->rules->ways(wg_seen(m, side), unit, ways);
    for (int i = 0; i < ways->count; i++) {
        if (ways->way[i].within) {
            wg_print(out, "%s {", m->rules->place_key(ways->way[i].place));
            wg_print_way(out, m, ways, i);
            print_end(out, m);
            wg_add(out, "} ");
        }
    }
    free(ways);
}

char *
wg_piece_ways(const WgMatch *m, int side, const char *piece)
{
    Group *group = wg_alloc(sizeof *group);
    WgText out = {0};

    wg_print(&out, "");
    if (m->rules->ways && wg_match_side(m) == side
            && wg_read_group(m, side, piece, -1, group)
            && group->count == 1) {
        print_ways(&out, m, side, group->sent[0].unit);
    }
    free(group);
    return out.text;
}
