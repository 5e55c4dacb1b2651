/*
 * hurried.c --
 *
 *      Who is asked for a move before the plans are halved to the best does
 *      what is usual, unless another is ahead by more than chance.
 */

#include <stdio.h>
#include <stdlib.h>

#include "../../generic/core/player/player.h"

enum { BUDGET = 1000, USUAL, OTHER, COUNT = 4 };

static const int by_luck[COUNT] = { 9, -8, 7, -6 };
static const int better[COUNT] = { 9, 8, 9, 7 };

static void
note(Arm *arm, const int *value)
{
    arm->count = COUNT;
    arm->sum = 0;
    for (int i = 0; i < COUNT; i++) {
        arm->value[i] = value[i];
        arm->sum += value[i];
    }
}

static void
expect(Search *s, const int *value, int done, int which, const char *why)
{
    note(&s->arm[1], value);
    s->done = done;
    if ((wg_best_arm(s)->is_usual ? USUAL : OTHER) != which) {
        fprintf(stderr, "hurried: %s\n", why);
        exit(1);
    }
}

int
main(void)
{
    static const int nothing[COUNT];
    Search *s = calloc(1, sizeof *s);

    s->rules = wg_find_rules("borodino");
    s->budget = BUDGET;
    s->arms = s->alive = 2;
    s->stage = 1;
    s->arm[0].is_usual = true;
    note(&s->arm[0], nothing);
    expect(s, by_luck, 2 * COUNT, USUAL, "what was better by chance is done");
    expect(s, better, 2 * COUNT, OTHER, "what is better is not done");
    expect(s, by_luck, BUDGET, OTHER, "at the end the best is not done");
    s->alive = 1;
    s->arm[2] = s->arm[0];
    s->arm[0] = s->arm[1];
    s->arm[1] = s->arm[2];
    note(&s->arm[0], by_luck);
    s->done = 2 * COUNT;
    if (!wg_best_arm(s)->is_usual) {
        fputs("hurried: the usual one, dropped, is not done\n", stderr);
        exit(1);
    }
    free(s);
    return 0;
}
