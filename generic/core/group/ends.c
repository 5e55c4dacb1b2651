/*
 * ends.c --
 *
 *      Whether a deed would be the last of its question, with no way back:
 *      the rules go on by themselves when nothing is left to be done.
 */

#include <stdlib.h>
#include <string.h>

#include "group.h"

/* How many actions of the side with this verb stand at the end of the history,
   one after another, and can be taken back now. */
static int
count_before(const WgMatch *m, int side, int verb)
{
    int n = wg_last_action(m), count = 0;

    while (n > count && m->entry[n - 1 - count].side == side
            && !m->entry[n - 1 - count].barrier
            && m->entry[n - 1 - count].action.verb == verb) {
        count++;
    }
    return count;
}

/* How many other pieces are offered with its verb, where it names a piece and
   nothing else. */
static int
count_others(const WgMatch *m, int side, const WgAction *a)
{
    WgOffer *offer;
    int count;

    if (strcmp(m->rules->verbs[a->verb].args, "u") != 0) {
        return 0;
    }
    offer = wg_alloc(sizeof *offer);
    wg_offer(m->rules, wg_seen(m, side), offer);
    count = wg_able(offer, a->verb) - 1;
    free(offer);
    return count;
}

/* Does one of the steps end the question?  It is left in *a. */
static bool
find_end(Trial *t, const WgMatch *m, const char *steps, WgAction *a)
{
    bool found = false;
    WgError err;
    char *step;

    while (!found && (step = wg_take_action(&steps)) != NULL) {
        found = wg_read_action(m, m->rules->verbs, step, a, &err)
                && wg_trial_closes(t, a);
        free(step);
    }
    return found;
}

char *
wg_group_ends(const WgMatch *m, int side, const char *steps)
{
    Trial *t = wg_trial_new(m, side);
    WgText out = {0};
    WgAction a;

    /* Who moves goes on when an answer has come: it is no end. */
    wg_print(&out, "");
    if (t && !wg_trial_is_moving(t) && find_end(t, m, steps, &a)) {
        int before = count_before(m, side, a.verb);
        int others = ((const WgFlow *)t->g)->side == WG_CHANCE ? 0
                : count_others(m, side, &a);

        if (before + others > 0) {
            wg_print(&out, "before %d others %d", before, others);
        }
    }
    wg_trial_free(t);
    return out.text;
}
