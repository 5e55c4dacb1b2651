/*
 * fuzz-berezina.c --
 *
 *      What must hold in every position of Napoleon at the Berezina: its
 *      invariants, somebody can act, what is offered is allowed; and every
 *      match ends, whatever the French do against the automaton.
 */

#include "fuzz.h"

extern const WgRules berezina_rules;

static void
watch(Walk *w)
{
    const char *broken = w->rules->broken(w->g);

    if (broken) {
        walk_fail(w, "does not hold: %s", broken);
    }
    if (walk_flow(w)->side < 0) {
        return;
    }
    if (w->offer->count == 0) {
        walk_fail(w, "nobody can act");
    }
    for (int i = 0; i < w->offer->count; i++) {
        const char *why = wg_judge(w->rules, w->g, &w->offer->action[i]);

        if (why) {
            walk_fail(w, "what is offered is refused: %s", why);
        }
    }
}

int
main(int argc, char **argv)
{
    return walk_all(argc, argv, 30, &berezina_rules, watch);
}
