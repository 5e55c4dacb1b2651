/*
 * stages.c --
 *
 *      The order of play: see stages.h.
 */

#include <string.h>

#include "stages.h"

enum { STAGES = 24 };           /* of an order, at most */

typedef struct Order {
    const WgRules *rules;
    const Game *game;           /* NULL: no step is left out */
    int count;
    const char *word[STAGES];
} Order;

static void
add_stage(Order *o, const char *word)
{
    for (int i = 0; i < o->count; i++) {
        if (strcmp(o->word[i], word) == 0) {
            return;
        }
    }
    assert(o->count < STAGES);
    o->word[o->count++] = word;
}

static void
add_steps(Order *o, int procedure)
{
    const WgStep *step = o->rules->procedures[procedure];

    for (; step->run; step++) {
        if (o->game && step->when && !step->when(o->game)) {
            continue;
        }
        if (step->stage) {
            add_stage(o, step->stage);
        } else if (step->calls) {
            add_steps(o, step->calls);
        }
    }
}

static Order
order_of(const WgRules *rules, const Game *g, int procedure)
{
    Order o = { .rules = rules, .game = g };

    add_steps(&o, procedure);
    return o;
}

static void
print_order(WgText *out, const Order *o)
{
    for (int i = 0; i < o->count; i++) {
        wg_add(out, i ? " " : "{");
        wg_add(out, o->word[i]);
    }
    wg_add(out, "}");
}

void
wg_print_sequences(WgText *out, const WgRules *rules)
{
    const char *gap = "";

    for (int i = 0; rules->procedures[i]; i++) {
        Order o = order_of(rules, NULL, i);

        if (o.count > 0) {
            wg_add(out, gap);
            print_order(out, &o);
            gap = " ";
        }
    }
}

/* The step at which a frame is.  The frame counts the next one; which is the
   same one if it will be run again after what it calls. */
static const WgStep *
step_of(const WgRules *rules, const WgFlow *f, int frame)
{
    int next = f->frame[frame].step;
    const WgStep *step = &rules->procedures[f->frame[frame].proc][next];
    int called = frame + 1 < f->depth ? f->frame[frame + 1].proc : 0;

    return next == 0 || (called && step->calls && step[-1].calls != called)
            ? step : step - 1;
}

/* Are the stages of the next frame among those of the order of this one? */
static bool
goes_on(const WgFlow *f, int frame, const WgStep *step)
{
    return !step->stage && step->calls && frame + 1 < f->depth
            && f->frame[frame + 1].proc == step->calls;
}

/* The frame at which the order ends that begins at this one; and its stage. */
static int
end_of_order(const WgRules *rules, const WgFlow *f, int frame,
        const char **stage)
{
    const WgStep *step = step_of(rules, f, frame);

    while (goes_on(f, frame, step)) {
        frame++;
        step = step_of(rules, f, frame);
    }
    *stage = step->stage ? step->stage : "none";
    return frame;
}

void
wg_print_stages(WgText *out, const WgRules *rules, const Game *g)
{
    const WgFlow *f = (const WgFlow *)g;
    const char *stage, *gap = "";

    wg_add(out, "");
    for (int i = 0; i < f->depth; i++) {
        Order o = order_of(rules, g, f->frame[i].proc);

        if (o.count > 0) {
            wg_add(out, gap);
            print_order(out, &o);
            i = end_of_order(rules, f, i, &stage);
            gap = " ";
        }
    }
}

void
wg_print_stage(WgText *out, const WgRules *rules, const Game *g)
{
    const WgFlow *f = (const WgFlow *)g;
    const char *stage, *gap = "";

    wg_add(out, "");
    for (int i = 0; i < f->depth; i++) {
        if (order_of(rules, g, f->frame[i].proc).count > 0) {
            i = end_of_order(rules, f, i, &stage);
            wg_add(out, gap);
            wg_add(out, stage);
            gap = " ";
        }
    }
}
