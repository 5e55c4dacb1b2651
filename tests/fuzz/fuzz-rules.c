/*
 * fuzz-rules.c --
 *
 *      What must hold in every position of every game: its invariants, what
 *      is offered is what the judge allows (of all that can be said, in some
 *      of them), and a copy has the same future.
 */

#include <stdlib.h>
#include <string.h>

#include "fuzz.h"

enum { FORGED = 4 };            /* actions forged a position */
enum { ONE_IN = 1000, MOST = 50000 };   /* positions tried with all actions */

static void
check_invariants(Walk *w)
{
    const char *broken = w->rules->broken(w->g);

    if (broken) {
        walk_fail(w, "does not hold: %s", broken);
    }
    if (walk_flow(w)->side >= 0 && w->offer->count == 0) {
        walk_fail(w, "nobody can act");
    }
}

static void
check_judge(Walk *w)
{
    if (walk_flow(w)->side < 0) {
        return;
    }
    for (int i = 0; i < w->offer->count; i++) {
        const WgAction *a = &w->offer->action[i];
        const char *why = wg_judge(w->rules, w->g, a);

        if (why) {
            walk_fail(w, "%s %d %d %d is offered and refused: %s",
                    w->rules->verbs[a->verb].name, a->arg[0], a->arg[1],
                    a->arg[2], why);
        }
    }
    for (int i = 0; i < FORGED; i++) {
        WgAction a = walk_forge(w);

        w->looked++;

        if (wg_judge(w->rules, w->g, &a) == NULL && !walk_offers(w, &a)) {
            walk_fail(w, "%s %d %d %d is allowed and not offered",
                    w->rules->verbs[a.verb].name, a.arg[0], a.arg[1],
                    a.arg[2]);
        }
    }
}

/* How many values an argument of this type has, or 0 for any number. */
static int
values_of(const WgRules *rules, char type)
{
    return type == 'u' ? rules->pieces : type == 'p' ? rules->places
            : type == 's' ? 2 : type == '\0' ? 1 : 0;
}

/* Of all that can be said with a verb the judge allows what is offered, and
   nothing else. */
static void
check_verb(Walk *w, int verb)
{
    const char *args = w->rules->verbs[verb].args;
    int values[WG_ARGS], candidates = 1, allowed = 0;

    for (int i = 0; i < WG_ARGS; i++) {
        values[i] = values_of(w->rules, i < (int)strlen(args) ? args[i]
                : '\0');
        candidates = candidates > MOST ? candidates : candidates * values[i];
    }
    if (candidates == 0 || candidates > MOST) {
        return;
    }
    for (int n = 0; n < candidates; n++) {
        WgAction a = { .verb = (int16_t)verb, .arg = {
                (int16_t)(n % values[0]), (int16_t)(n / values[0] % values[1]),
                (int16_t)(n / values[0] / values[1]) } };

        allowed += wg_judge(w->rules, w->g, &a) == NULL;
    }
    for (int i = 0; i < w->offer->count; i++) {
        allowed -= w->offer->action[i].verb == verb;
    }
    w->looked += candidates;
    if (allowed != 0) {
        walk_fail(w, "%d more of %s allowed than offered", allowed,
                w->rules->verbs[verb].name);
    }
}

static void
check_all(Walk *w)
{
    for (int verb = 0; walk_flow(w)->side >= 0 && w->rules->verbs[verb].name;
            verb++) {
        check_verb(w, verb);
    }
}

/* What is offered is offered once. */
static void
check_doubles(Walk *w)
{
    const WgOffer *offer = w->offer;

    for (int i = 1; i < offer->count; i++) {
        for (int k = 0; walk_chance(w, 20) == 0 && k < i; k++) {
            if (memcmp(&offer->action[i], &offer->action[k],
                    sizeof offer->action[i]) == 0) {
                walk_fail(w, "offered twice: %s %d %d %d",
                        w->rules->verbs[offer->action[i].verb].name,
                        offer->action[i].arg[0], offer->action[i].arg[1],
                        offer->action[i].arg[2]);
            }
        }
    }
}

/* The position before, copied and given the same action, comes to the same. */
static void
check_copy(Walk *w)
{
    const Entry *last = &w->entry[w->n - 1];

    if (last->side == WG_CHANCE) {
        wg_throw(w->rules, w->before, last->die);
    } else {
        wg_do(w->rules, w->before, &last->action);
    }
    if (memcmp((void *)w->before, (void *)w->g, w->rules->size) != 0) {
        walk_fail(w, "a copy fares otherwise");
    }
}

static void
watch(Walk *w)
{
    check_invariants(w);
    check_judge(w);
    check_doubles(w);
    if (walk_chance(w, ONE_IN) == 0) {
        check_all(w);
    }
    if (w->n > 0) {
        check_copy(w);
    }
}

int
main(int argc, char **argv)
{
    return walk_all(argc, argv, 20, NULL, watch);
}
