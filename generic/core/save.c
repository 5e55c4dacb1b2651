/*
 * save.c --
 *
 *      A match as text a person can read: a header, then a line an action,
 *      each ending in a hash of itself and of all lines before it.  So a
 *      damaged line is found, and all before it is known to be sound.
 */

#include <stdlib.h>
#include <string.h>

#include "match.h"

enum { FORMAT = 1 };

/* FNV-1a over a line, begun with the hash of the lines before. */
uint32_t
wg_line_hash(uint32_t before, const char *line)
{
    uint32_t hash = 2166136261u ^ before;

    for (; *line; line++) {
        hash = (hash ^ (unsigned char)*line) * 16777619u;
    }
    return hash ^ hash >> 15;
}

/* What everybody may know of it. */
void
wg_print_start(WgText *out, const WgMatch *m)
{
    wg_print(out, "grognard %d\ngame %s %d\n", FORMAT, m->rules->name,
            m->setup.version);
    wg_print_setup(out, m->rules, &m->setup);
}

static void
print_header(WgText *out, const WgMatch *m)
{
    wg_print_start(out, m);
    if (m->loan) {
        wg_print_loan(out, m);
        return;
    }
    wg_print(out, "secret %s\n", *m->secret ? m->secret : "0");
    if (*m->fair[0]) {
        wg_print(out, "fair %s %s\n", m->fair[0], m->fair[1]);
    }
}

uint32_t
wg_header_hash(const WgMatch *m)
{
    WgText out = {0};
    uint32_t hash;

    print_header(&out, m);
    hash = wg_line_hash(0, out.text);
    free(out.text);
    return hash;
}

void
wg_print_done(WgText *out, const WgMatch *m, const Done *done)
{
    if (done->side == WG_CHANCE) {
        wg_print(out, "chance roll ");
        wg_print_dice(out, done->die, done->dice);
    } else if (done->side == WG_UMPIRE) {
        wg_print(out, "umpire ");
        wg_print_umpire(out, m, done);
    } else if (done->action.verb == REVEAL) {
        wg_print(out, "%s reveal %s", m->rules->sides[done->side],
                done->text);
    } else {
        wg_print(out, "%s ", m->rules->sides[done->side]);
        wg_print_action(out, m, m->rules->verbs, &done->action);
    }
}

static void
print_line(WgText *out, const WgMatch *m, int n)
{
    if (n == 0 || n == wg_done_before(m)) {
        print_header(out, m);
        wg_print(out, "begin %08x\n", (unsigned)m->head_hash);
        return;
    }
    n -= wg_done_before(m);
    if (n > 0 && n <= m->length) {
        wg_print_done(out, m, &m->done[n - 1]);
        wg_print(out, " %08x\n", (unsigned)m->done[n - 1].hash);
    }
}

char *
wg_match_line(const WgMatch *m, int n)
{
    WgText out = {0};

    wg_print(&out, "");
    print_line(&out, m, n);
    return out.text;
}

char *
wg_match_save(const WgMatch *m)
{
    WgText out = {0};

    print_line(&out, m, 0);
    for (int i = 1; i <= m->length; i++) {
        print_line(&out, m, wg_done_before(m) + i);
    }
    return out.text;
}

char *
wg_match_about(const WgMatch *m)
{
    WgText out = {0}, setup = {0};

    wg_print_setup(&setup, m->rules, &m->setup);
    wg_print(&out, "game %s version %d ", m->rules->name, m->setup.version);
    for (const char *line = setup.text; *line;
            line += strcspn(line, "\n") + 1) {
        int key = (int)strcspn(line, " \n");
        const char *value = line + key + (line[key] == ' ');

        wg_print(&out, "%.*s {%.*s} ", key, line,
                (int)strcspn(value, "\n"), value);
    }
    free(setup.text);
    return out.text;
}
