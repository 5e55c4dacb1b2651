/*
 * analysis-text.c --
 *
 *      What the analysis of a match found, as computer.h has it.
 */

#include "analysis.h"

bool
wg_is_costly(const Choice *choice)
{
    enum { LEAST = 10, DOUBTS = 2, DOUBTS_OF_PHASE = 3 };   /* a tenth of a
                                                               point */
    const Compared *c = &choice->compared;
    int cost = c->best - c->played;

    return cost >= LEAST && cost > c->doubt
            * (choice->is_phase || choice->kind ? DOUBTS_OF_PHASE : DOUBTS);
}

static void
begin(WgText *out, const char *what, int n)
{
    wg_print(out, "%s{what %s n %d", out->text && *out->text ? " " : "", what,
            n);
}

void
wg_print_moment(WgText *out, int n, int value, int chance)
{
    begin(out, "moment", n);
    wg_print(out, " value %d chance %d}", value, chance);
}

void
wg_print_throw(WgText *out, int n, const Luck *luck)
{
    begin(out, "throw", n);
    wg_print(out, " luck %d doubt %d}", luck->brought, luck->doubt);
}

/* In what the best is ahead most, as the side has it. */
static void
print_why(WgText *out, const Choice *c)
{
    static const char *const word[2][WG_PARTS] = {
        { "ground", "own", "enemy", "prospect" },
        { "ground", "enemy", "own", "prospect" }
    };
    const int *part = c->compared.part;
    int most = 0;

    for (int i = 1; i < WG_PROSPECT; i++) {
        most = part[i] > part[most] ? i : most;
    }
    if (part[most] > 0) {
        wg_print(out, " why %s", word[c->side][most]);
    }
    for (int i = 0; i < WG_PARTS; i++) {
        wg_print(out, " %s %d", word[c->side][i], part[i]);
    }
}

static void
print_actions(WgText *out, const WgMatch *m, const WgAction *action,
        int count)
{
    for (int i = 0; i < count; i++) {
        wg_print(out, i > 0 ? " {" : "{");
        wg_print_action(out, m, m->rules->verbs, &action[i]);
        wg_print(out, "}");
    }
}

void
wg_print_choice(WgText *out, const WgMatch *m, const Choice *c)
{
    const Compared *compared = &c->compared;
    bool costly = wg_is_costly(c);

    begin(out, "choice", c->n);
    wg_print(out, " side %d played ", c->side);
    print_actions(out, m, &c->played, 1);
    if (c->kind > 0) {
        wg_print(out, " kind %d", c->kind);
    }
    if (c->is_phase) {
        wg_print(out, " from %d", c->from);
    }
    if (c->kind > 0 && !c->is_phase) {
        wg_print(out, " answer 1");
    }
    if (c->plan > 0) {
        wg_print(out, " plan %d stage %d", c->plan, c->stage);
    }
    wg_print(out, " cost %d doubt %d", compared->best - compared->played,
            compared->doubt);
    if (costly) {
        wg_print(out, " better {");
        print_actions(out, m, c->better, c->shown);
        wg_print(out, "}%s chance %d could %d", c->stays ? " stays 1" : "",
                compared->chance, compared->could);
        print_why(out, c);
    }
    wg_print(out, "}");
}
