/*
 * flow-text.c --
 *
 *      Where a game stands in its procedures as a line of text, and back: only
 *      where a side is asked one of the game's questions.
 */

#include <string.h>

#include "match.h"

enum { FLOW = 8 + 2 * WG_DEPTH + WG_DICE };     /* numbers, at most */

void
wg_print_flow(WgText *out, const WgFlow *f)
{
    wg_print(out, "flow %d %d %d %d %d", f->side, f->decision, f->dice,
            f->asker, f->depth);
    for (int i = 0; i < f->depth; i++) {
        wg_print(out, " %d %d", f->frame[i].proc, f->frame[i].step);
    }
    wg_print(out, " %d", f->thrown);
    for (int i = 0; i < WG_DICE; i++) {
        wg_print(out, " %d", f->die[i]);
    }
    wg_print(out, "\n");
}

static bool
is_frame(const WgRules *rules, int proc, int step)
{
    int steps = 0;

    for (int i = 0; i <= proc; i++) {
        if (rules->procedures[i] == NULL) {
            return false;
        }
    }
    while (rules->procedures[proc][steps].run) {
        steps++;
    }
    return step <= steps;
}

/* No procedure is begun within itself, and all of them within the game. */
static bool
is_stack(const WgFlow *f)
{
    for (int i = 0; i < f->depth; i++) {
        for (int k = 0; k < i; k++) {
            if (f->frame[k].proc == f->frame[i].proc) {
                return false;
            }
        }
    }
    return f->frame[0].proc == 0;
}

/* A player is asked one of the game's questions, within its procedures. */
static bool
is_flow(const WgRules *rules, const WgFlow *f)
{
    int decisions = 0;

    while (rules->decisions[decisions].name) {
        decisions++;
    }
    if (f->side < 0 || f->side > 1 || f->decision >= decisions || f->dice
            || f->depth < 1 || f->depth > WG_DEPTH || f->asker >= f->depth
            || f->thrown > WG_DICE) {
        return false;
    }
    for (int i = 0; i < f->depth; i++) {
        if (!is_frame(rules, f->frame[i].proc, f->frame[i].step)
                || (i == f->asker && f->frame[i].step == 0)) {
            return false;
        }
    }
    for (int i = 0; i < WG_DICE; i++) {
        if (f->die[i] > 6) {
            return false;
        }
    }
    return is_stack(f);
}

bool
wg_read_flow(const WgRules *rules, const char *line, WgFlow *f)
{
    int number[FLOW], count = 0, n = 0;
    uint64_t value;
    int times;

    if (strncmp(line, "flow", 4) != 0) {
        return false;
    }
    for (line += 4; count < FLOW && wg_take_number(&line, 10, &value, &times)
            && times == 1 && value < 128; count++) {
        number[count] = (int)value;
    }
    if (*line || count < 5 || number[4] > WG_DEPTH
            || count != 6 + 2 * number[4] + WG_DICE) {
        return false;
    }
    f->side = (int8_t)number[n++];
    f->decision = (uint8_t)number[n++];
    f->dice = (uint8_t)number[n++];
    f->asker = (uint8_t)number[n++];
    f->depth = (uint8_t)number[n++];
    for (int i = 0; i < f->depth; i++) {
        f->frame[i].proc = (uint8_t)number[n++];
        f->frame[i].step = (uint8_t)number[n++];
    }
    f->thrown = (uint8_t)number[n++];
    for (int i = 0; i < WG_DICE; i++) {
        f->die[i] = (uint8_t)number[n++];
    }
    return is_flow(rules, f);
}
