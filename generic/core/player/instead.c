/*
 * instead.c --
 *
 *      What somebody else would have done in a phase that was not done in it,
 *      said with few actions: where a piece ends, not each step of its way.
 */

#include "compare.h"

/* An action, and the one that took up the piece with which it is done; the same
   twice where none is taken up. */
typedef struct Deed {
    WgAction taken, action;
} Deed;

typedef struct List {
    int count;
    Deed deed[DEEDS];
} List;

static bool
goes_on(const WgRules *rules, const WgAction *a)
{
    return rules->player->goes_on && rules->player->goes_on(a);
}

/* Done step by step with a piece, it is one deed, the last. */
static bool
is_more_of(const Deed *deed, const Deed *last, bool by_taken)
{
    return deed->action.verb == last->action.verb && (by_taken
            ? wg_same_action(&deed->taken, &last->taken)
            : deed->action.arg[0] == last->action.arg[0]);
}

/* What takes up a piece is told with what is done with it, and what has no
   object, as the end of a phase, with nothing. */
static List
list(const WgRules *rules, const Deeds *deeds)
{
    List out = { .count = 0 };
    WgAction taken = { .verb = -1 };

    for (int i = 0; i < deeds->count; i++) {
        const WgAction *a = &deeds->action[i];
        bool more = goes_on(rules, a);
        bool has_object = rules->verbs[a->verb].args[0] != '\0';
        Deed deed = { .taken = more ? taken : *a, .action = *a };
        Deed *last = &out.deed[out.count > 0 ? out.count - 1 : 0];

        if (has_object && !more) {
            taken = *a;
        }
        if (!has_object || (!more && i + 1 < deeds->count
                    && goes_on(rules, &deeds->action[i + 1]))) {
            continue;
        }
        if (out.count > 0 && is_more_of(&deed, last, more)) {
            *last = deed;
        } else if (out.count < DEEDS) {
            out.deed[out.count++] = deed;
        }
    }
    return out;
}

static bool
has(const List *in, const Deed *deed)
{
    for (int i = 0; i < in->count; i++) {
        if (wg_same_action(&in->deed[i].taken, &deed->taken)
                && wg_same_action(&in->deed[i].action, &deed->action)) {
            return true;
        }
    }
    return false;
}

static void
add(Deeds *out, const WgAction *action)
{
    if (out->count < DEEDS) {
        out->action[out->count++] = *action;
    }
}

void
wg_find_instead(const WgRules *rules, const Deeds *would, const Deeds *done,
        Deeds *out)
{
    List better = list(rules, would), was = list(rules, done);
    const WgAction *taken = NULL;

    out->count = 0;
    for (int i = 0; i < better.count; i++) {
        const Deed *deed = &better.deed[i];

        if (has(&was, deed)) {
            continue;
        }
        if (!wg_same_action(&deed->taken, &deed->action)
                && !(taken && wg_same_action(taken, &deed->taken))) {
            add(out, &deed->taken);
        }
        taken = &deed->taken;
        add(out, &deed->action);
    }
    if (out->count == 0) {
        *out = *would;          /* the same, in another order */
    }
}
