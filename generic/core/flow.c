/*
 * flow.c --
 *
 *      Runs a game's procedures, step by step, until somebody must act.
 *
 *      The position itself remembers where it stands: a short stack of
 *      (procedure, step) pairs.  So to copy a Game is to copy its future.
 */

#include <assert.h>
#include <string.h>

#include "rules.h"

enum { RUNNING = -3, RUNAWAY = 10000 };
enum { EVERYBODY = (1 << (WG_UMPIRE + 1)) - 1 };        /* bits of viewers */

/* A WgFlow is the first member of every Game. */
static WgFlow *flow(Game *g) { return (WgFlow *)g; }
static const WgFlow *cflow(const Game *g) { return (const WgFlow *)g; }

void
wg_ask(Game *g, int side, int decision)
{
    WgFlow *f = flow(g);

    assert(f->side == RUNNING && f->depth > 0);
    f->side = (int8_t)side;
    f->decision = (uint8_t)decision;
    f->asker = (uint8_t)(f->depth - 1);
}

void
wg_roll(Game *g, int dice)
{
    WgFlow *f = flow(g);

    assert(f->side == RUNNING && dice > 0 && dice <= WG_DICE);
    f->side = WG_CHANCE;
    f->dice = (uint8_t)dice;
}

void
wg_call(Game *g, int procedure)
{
    WgFlow *f = flow(g);

    assert(f->depth < WG_DEPTH);
    f->frame[f->depth].proc = (uint8_t)procedure;
    f->frame[f->depth].step = 0;
    f->depth++;
}

void
wg_again(Game *g)
{
    WgFlow *f = flow(g);

    f->frame[f->asker].step--;
}

void
wg_repeat(Game *g)
{
    WgFlow *f = flow(g);

    f->frame[f->depth - 1].step--;
}

void
wg_back(Game *g)
{
    wg_repeat(g);
    wg_repeat(g);
}

void
wg_call_again(Game *g, int procedure)
{
    wg_repeat(g);
    wg_call(g, procedure);
}

void
wg_leave(Game *g)
{
    flow(g)->depth--;
}

void
wg_go_from(Game *g, int procedure, int step)
{
    WgFlow *f = flow(g);

    while (f->frame[f->depth - 1].proc != procedure) {
        f->depth--;
        assert(f->depth > 0);
    }
    f->frame[f->depth - 1].step = (uint8_t)step;
    f->dice = 0;
    f->side = RUNNING;
}

void
wg_over(Game *g)
{
    flow(g)->side = WG_NOBODY;
    flow(g)->depth = 0;
}

int
wg_die(const Game *g, int i)
{
    return cflow(g)->die[i];
}

int
wg_thrown(const Game *g)
{
    return cflow(g)->thrown;
}

static void
tell(Game *g, int to, int kind, const int about[WG_ABOUT])
{
    WgFlow *f = flow(g);
    WgEvent *event = &f->event[f->events];

    assert(f->events < WG_EVENTS);
    f->events++;
    event->kind = (uint8_t)kind;
    event->to = (uint8_t)to;
    for (int i = 0; i < WG_ABOUT; i++) {
        event->about[i] = (int16_t)about[i];
    }
}

void
wg_tell(Game *g, int event, int a, int b, int c, int d)
{
    tell(g, EVERYBODY, event, (int[]){ a, b, c, d });
}

void
wg_tell_side(Game *g, int side, int event, int a, int b, int c, int d)
{
    tell(g, 1 << side | 1 << WG_UMPIRE, event, (int[]){ a, b, c, d });
}

void
wg_tell_others(Game *g, int side, int event, int a, int b, int c, int d)
{
    tell(g, EVERYBODY & ~(1 << side | 1 << WG_UMPIRE), event,
            (int[]){ a, b, c, d });
}

/* Go on until a side must act or the last procedure has ended. */
static void
run(const WgRules *rules, Game *g)
{
    WgFlow *f = flow(g);
    int steps = 0;

    while (f->side == RUNNING && f->depth > 0) {
        int top = f->depth - 1;
        const WgStep *step =
                &rules->procedures[f->frame[top].proc][f->frame[top].step];

        assert(++steps < RUNAWAY);
        if (step->run == NULL) {
            f->depth--;
        } else {
            f->frame[top].step++;
            if (step->when == NULL || step->when(g)) {
                step->run(g);
            }
        }
    }
    if (f->side == RUNNING) {
        f->side = WG_NOBODY;
    }
    (void)steps;
}

void
wg_begin(const WgRules *rules, Game *g, const WgSetup *setup)
{
    memset((void *)g, 0, rules->size);
    rules->setup(g, setup);
    flow(g)->side = RUNNING;
    wg_call(g, 0);
    run(rules, g);
}

void
wg_begin_at(const WgRules *rules, Game *g, int procedure)
{
    WgFlow *f = flow(g);

    f->side = RUNNING;
    f->depth = f->dice = f->thrown = f->events = 0;
    wg_call(g, procedure);
    run(rules, g);
}

bool
wg_is_under_way(const Game *g, int procedure)
{
    const WgFlow *f = cflow(g);

    for (int i = 0; i < f->depth; i++) {
        if (f->frame[i].proc == procedure) {
            return true;
        }
    }
    return false;
}

bool
wg_alone(Game *g, int procedure)
{
    WgFlow *f = flow(g);

    for (int i = 0; i < f->depth; i++) {
        if (f->frame[i].proc == procedure) {
            f->depth = (uint8_t)(f->depth - i);
            f->asker = (uint8_t)(f->asker - i);
            memmove(f->frame, f->frame + i, f->depth * sizeof f->frame[0]);
            return true;
        }
    }
    return false;
}

const char *
wg_judge(const WgRules *rules, const Game *g, const WgAction *a)
{
    return rules->decisions[cflow(g)->decision].judge(g, a);
}

void
wg_do(const WgRules *rules, Game *g, const WgAction *a)
{
    WgFlow *f = flow(g);
    int decision = f->decision;

    f->side = RUNNING;
    f->events = 0;
    rules->decisions[decision].apply(g, a);
    run(rules, g);
}

void
wg_throw(const WgRules *rules, Game *g, const uint8_t *dice)
{
    WgFlow *f = flow(g);

    f->side = RUNNING;
    f->events = 0;
    f->thrown = f->dice;
    memcpy(f->die, dice, f->dice);
    f->dice = 0;
    run(rules, g);
}

/* The flow stays where it is, and whoever had to act still has, unless the
   amendment says otherwise. */
void
wg_amend(const WgRules *rules, Game *g, const WgAction *a)
{
    flow(g)->events = 0;
    rules->amend(g, a);
    run(rules, g);
}
