/*
 * would.c --
 *
 *      What a better plan would have done instead of a decision, said with few
 *      actions: first what becomes of the piece that was moved, then of others,
 *      who attack before who does not.
 */

#include <string.h>

#include "analysis.h"

enum { FOLLOWED = 64, TOLD = 3 };       /* deeds of a plan; those told of it */

typedef struct Would {
    int count;
    WgAction deed[FOLLOWED];    /* where a piece ends, not each step */
    bool attacks[FOLLOWED];
    bool ends;                  /* the side would say that this is all */
} Would;

static bool
is_move(const WgRules *rules, const WgAction *a)
{
    return strncmp(rules->verbs[a->verb].args, "up", 2) == 0;
}

static bool
is_attack(const WgRules *rules, const Game *g, const WgAction *a,
        const Plan *plan)
{
    WgReason r = wg_no_reason();

    if (rules->player->reason) {
        rules->player->reason(g, a, plan->text, &r);
    }
    return r.why == WG_TAKE || r.why == WG_JOIN || r.why == WG_OCCUPY;
}

static void
note(Would *w, const WgRules *rules, const WgAction *a, bool attacks)
{
    int last = w->count - 1;

    if (last < 0 || !is_move(rules, a) || w->deed[last].verb != a->verb
            || w->deed[last].arg[0] != a->arg[0]) {
        last = w->count++;
        w->attacks[last] = false;
    }
    w->deed[last] = *a;
    w->attacks[last] |= attacks;
}

/* Until something else is asked. */
static void
follow(const WgComputer *general, Game *g, const Choice *choice, Would *w)
{
    const WgRules *rules = general->rules;
    const WgFlow *f = (const WgFlow *)g;
    WgLots lots = { SEED };
    WgAction action = choice->compared.action;
    Plan plan = choice->compared.plan;
    int decision;

    memcpy((void *)g, (const void *)general->world, rules->size);
    decision = f->decision;
    while (w->count < FOLLOWED && f->side == general->side
            && f->decision == decision && !w->ends
            && wg_judge(rules, g, &action) == NULL) {
        w->ends = rules->verbs[action.verb].args[0] == '\0';
        if (w->ends && w->count > 0) {
            break;
        }
        note(w, rules, &action, is_attack(rules, g, &action, &plan));
        wg_do(rules, g, &action);
        if (f->side == general->side) {
            action = wg_play_by(rules, &general->weights, g, &plan, &lots);
        }
    }
}

/* Which deed tells what becomes of that piece; the first, if none does. */
static int
first_of(const Would *w, const Choice *choice)
{
    for (int i = 0; i < w->count; i++) {
        if (w->deed[i].arg[0] == choice->played.arg[0]
                && !wg_same_action(&w->deed[i], &choice->played)) {
            return i;
        }
    }
    return 0;
}

static bool
moves(const Would *w, int piece)
{
    for (int i = 0; i < w->count; i++) {
        if (w->deed[i].arg[0] == piece) {
            return true;
        }
    }
    return false;
}

static void
show(Choice *choice, const WgAction *a)
{
    choice->better[choice->shown++] = *a;
}

void
wg_show_better(const WgComputer *general, Game *scratch, Choice *choice)
{
    const WgRules *rules = general->rules;
    Would w = { .count = 0 };
    int first = 0;

    follow(general, scratch, choice, &w);
    if (w.count == 0) {
        return;
    }
    if (rules->verbs[w.deed[0].verb].args[0] != '\0'
            && is_move(rules, &choice->played)) {
        first = first_of(&w, choice);
        choice->stays = w.ends && !moves(&w, choice->played.arg[0]);
    }
    if (!choice->stays) {
        show(choice, &w.deed[first]);
    }
    for (int attacks = 1; attacks >= 0; attacks--) {
        for (int i = 0; i < w.count && choice->shown < TOLD; i++) {
            if (w.attacks[i] == attacks && (choice->stays || i != first)) {
                show(choice, &w.deed[i]);
            }
        }
    }
}
