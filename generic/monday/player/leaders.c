/*
 * leaders.c --
 *
 *      5.1: which leaders a plan activates: those whose units gain most by it,
 *      for each tires.
 */

#include "outlook.h"

static bool
is_ready(const Game *g, int u)
{
    return block_of(g, u)->kind == LEADER && on_map(g, u)
            && face_of(g, u)->strength > 0 && !g->unit[u].active;
}

/* Each alone, as he stands. */
static void
note_command(Outlook *o, int chief)
{
    Command command = { .foot = { { { 0, 0 } } } };

    mon_add_command(o->g, o->chief[chief], &command);
    for (int i = 0; i < o->units; i++) {
        if (mon_is_under(o->g, o->first + i, &command)) {
            o->under[i] |= 1u << chief;
        }
    }
}

void
mon_find_leaders(Outlook *o)
{
    for (int i = 0; i < o->units; i++) {
        int u = o->first + i;

        o->under[i] = 0;
        if (o->chiefs < CHIEFS && is_ready(o->g, u)) {
            o->chief[o->chiefs++] = (int8_t)u;
        }
    }
    for (int c = 0; c < o->chiefs; c++) {
        note_command(o, c);
    }
}

int
mon_choose_leaders(Outlook *o, MonPlan *plan)
{
    int limit = mon_limit(o->g), sum = 0;
    uint32_t have = 0;

    plan->leaders = 0;
    limit = limit < LEADERS ? limit : LEADERS;
    while (plan->leaders < limit) {
        int best = NONE, most = plan->leaders ? o->weights[LEADER_COST] : 0;

        for (int c = 0; c < o->chiefs; c++) {
            int brought = 0;

            for (int i = 0; i < o->units && !(have & 1u << c); i++) {
                if (o->goes[i] != NONE && o->under[i] & 1u << c
                        && !(o->under[i] & have)) {
                    brought += o->gain[i];
                }
            }
            if (brought > most) {
                most = brought;
                best = c;
            }
        }
        if (best == NONE) {
            break;
        }
        have |= 1u << best;
        sum += most - o->weights[LEADER_COST];
        plan->leader[plan->leaders++] = o->chief[best];
    }
    for (int i = 0; i < o->units; i++) {
        o->goes[i] = (int8_t)(o->under[i] & have ? o->goes[i] : NONE);
    }
    return sum;
}
