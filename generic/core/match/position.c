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

        if (!wg_take_number(&line, m->set ? 16 : 10, &value, &times)
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

/* ---- the whole ---- */

void
wg_print_position(WgText *out, const WgRules *rules, const Game *g)
{
    wg_print_flow(out, (const WgFlow *)g);
    for (const WgMember *m = wg_next_sent(rules->members); m->name;
            m = wg_next_sent(m + 1)) {
        print_member(out, m, g);
    }
}

bool
wg_is_alike(const WgRules *rules, const Game *one, const Game *other)
{
    WgText a = {0}, b = {0};
    bool same;

    if (memcmp((const void *)one, (const void *)other, rules->size) == 0) {
        return true;
    }
    wg_print_position(&a, rules, one);
    wg_print_position(&b, rules, other);
    same = strcmp(a.text, b.text) == 0;
    free(a.text);
    free(b.text);
    return same;
}

int
wg_position_lines(const WgRules *rules)
{
    int lines = 1;

    for (const WgMember *m = wg_next_sent(rules->members); m->name;
            m = wg_next_sent(m + 1)) {
        lines++;
    }
    return lines;
}

bool
wg_read_position(const WgRules *rules, int n, const char *line, Game *g)
{
    const WgMember *m = wg_next_sent(rules->members);

    if (n == 0) {
        return wg_read_flow(rules, line, (WgFlow *)g);
    }
    while (--n > 0) {
        m = wg_next_sent(m + 1);
    }
    return read_member(m, line, g);
}
