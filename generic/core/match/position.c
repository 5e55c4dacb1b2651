/*
 * position.c --
 *
 *      A redacted position as text, a line a member, and back: only values
 *      that the member may have, so that rules can work on what is read.
 *
 *          flow 1 4 0 1 2 0 3 3 8 2 5 6
 *          unit.block 12 3 103*45
 *
 *      What occurs n times in a row is written once, with "*n".
 */

#include <stdlib.h>
#include <string.h>

#include "match.h"

enum { FLOW = 8 + 2 * WG_DEPTH + WG_DICE };     /* numbers, at most */

/* ---- values of a member ---- */

static int
words_of_set(const WgMember *m)
{
    return (m->high + 63) / 64;
}

/* Which bits the i-th word of a member may have. */
static uint64_t
mask(const WgMember *m, int i)
{
    int last = words_of_set(m) - 1, bits = m->high - 64 * last;

    return i % (last + 1) < last || bits == 64 ? UINT64_MAX
            : ((uint64_t)1 << bits) - 1;
}

static uint64_t
get(const WgMember *m, const Game *g, int i)
{
    const char *at = (const char *)g + m->offset + i * m->stride;

    if (m->set) {
        return *(const uint64_t *)(const void *)at;
    }
    if (m->size == 2) {
        return (uint64_t)(int64_t)*(const int16_t *)(const void *)at;
    }
    return m->low < 0 ? (uint64_t)(int64_t)*(const int8_t *)at
            : *(const uint8_t *)at;
}

static bool
put(const WgMember *m, Game *g, int i, uint64_t value)
{
    char *at = (char *)g + m->offset + i * m->stride;

    if (m->set) {
        *(uint64_t *)(void *)at = value;
        return (value & ~mask(m, i)) == 0;
    }
    if ((int64_t)value < m->low || (int64_t)value > m->high) {
        return false;
    }
    if (m->size == 2) {
        *(int16_t *)(void *)at = (int16_t)value;
    } else {
        *(uint8_t *)at = (uint8_t)value;
    }
    return true;
}

static void
print_value(WgText *out, const WgMember *m, uint64_t value, int times)
{
    if (m->set) {
        wg_print(out, " %llx", (unsigned long long)value);
    } else {
        wg_print(out, " %d", (int)(int64_t)value);
    }
    if (times > 1) {
        wg_print(out, "*%d", times);
    }
}

static void
print_member(WgText *out, const WgMember *m, const Game *g)
{
    wg_print(out, "%s", m->name);
    for (int i = 0, times; i < m->count; i += times) {
        uint64_t value = get(m, g, i);

        for (times = 1; i + times < m->count
                && get(m, g, i + times) == value; times++) {
        }
        print_value(out, m, value, times);
    }
    wg_print(out, "\n");
}

/* " 12" or " 12*3" off the text, or false. */
static bool
take_value(const char **text, int base, uint64_t *value, int *times)
{
    char *end;

    if (**text != ' ' || strspn(*text + 1, "-0123456789abcdef") == 0) {
        return false;
    }
    *value = base == 16 ? strtoull(*text + 1, &end, 16)
            : (uint64_t)(int64_t)strtol(*text + 1, &end, 10);
    if (end == *text + 1) {
        return false;
    }
    *text = end;
    *times = 1;
    if (**text == '*') {
        long many = strtol(*text + 1, &end, 10);

        *times = many >= 1 && many <= UINT16_MAX ? (int)many : 0;
        *text = end;
    }
    return *times > 0;
}

static bool
read_member(const WgMember *m, const char *line, Game *g)
{
    size_t length = strlen(m->name);
    int i = 0;

    if (strncmp(line, m->name, length) != 0) {
        return false;
    }
    line += length;
    while (i < m->count) {
        uint64_t value;
        int times;

        if (!take_value(&line, m->set ? 16 : 10, &value, &times)
                || times > m->count - i) {
            return false;
        }
        while (times-- > 0) {
            if (!put(m, g, i++, value)) {
                return false;
            }
        }
    }
    return *line == '\0';
}

/* ---- where the game stands in its procedures ---- */

static void
print_flow(WgText *out, const WgFlow *f)
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

static bool
read_flow(const WgRules *rules, const char *line, WgFlow *f)
{
    int number[FLOW], count = 0, n = 0;
    uint64_t value;
    int times;

    if (strncmp(line, "flow", 4) != 0) {
        return false;
    }
    for (line += 4; count < FLOW && take_value(&line, 10, &value, &times)
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

/* ---- the whole ---- */

void
wg_print_position(WgText *out, const WgRules *rules, const Game *g)
{
    print_flow(out, (const WgFlow *)g);
    for (const WgMember *m = rules->members; m->name; m++) {
        print_member(out, m, g);
    }
}

int
wg_position_lines(const WgRules *rules)
{
    int lines = 1;

    while (rules->members[lines - 1].name) {
        lines++;
    }
    return lines;
}

bool
wg_read_position(const WgRules *rules, int n, const char *line, Game *g)
{
    return n == 0 ? read_flow(rules, line, (WgFlow *)g)
            : read_member(&rules->members[n - 1], line, g);
}

/* Is each piece that is seen its side's, and seen once? */
static bool
has_pieces(const WgRules *rules, const Game *g)
{
    bool *seen = wg_alloc((size_t)rules->pieces * sizeof *seen);
    bool good = true;

    for (int u = 0; good && u < rules->pieces; u++) {
        int piece = rules->piece_in(g, u);

        if (piece >= 0) {
            good = piece < rules->pieces && !seen[piece]
                    && (piece >= rules->second) == (u >= rules->second);
            seen[good ? piece : 0] = true;
        }
    }
    free(seen);
    return good;
}

static bool
is_alike(const WgRules *rules, const Game *a, const Game *b)
{
    WgText one = {0}, other = {0};
    bool same;

    wg_print_position(&one, rules, a);
    wg_print_position(&other, rules, b);
    same = strcmp(one.text, other.text) == 0;
    free(one.text);
    free(other.text);
    return same;
}

Game *
wg_determinize(const WgRules *rules, const Game *seen, int viewer,
        uint64_t lots)
{
    Game *g = wg_alloc(rules->size), *again = wg_alloc(rules->size);
    WgLots from = { lots };
    bool good = has_pieces(rules, seen);

    if (good) {
        memcpy((void *)g, (const void *)seen, rules->size);
        good = rules->determinize(g, viewer, &from) && rules->broken(g) == NULL;
    }
    if (good) {
        memcpy((void *)again, (const void *)g, rules->size);
        rules->redact(again, viewer);
        good = is_alike(rules, seen, again);
    }
    free((void *)again);
    if (!good) {
        free((void *)g);
        return NULL;
    }
    return g;
}
