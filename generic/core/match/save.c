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

static void
print_line(WgText *out, const WgMatch *m, int n)
{
    if (n == 0 || n == wg_entries_before(m)) {
        wg_print_header(out, m);
        wg_print(out, "begin %08x\n", (unsigned)m->head_hash);
        return;
    }
    n -= wg_entries_before(m);
    if (n > 0 && n <= m->length) {
        wg_print_entry(out, m, &m->entry[n - 1]);
        wg_print(out, " %08x\n", (unsigned)m->entry[n - 1].hash);
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
wg_match_stamp(const WgMatch *m, int n)
{
    WgText out = {0};
    int i = n - wg_entries_before(m);

    wg_print(&out, "");
    if (n == 0 || i == 0) {
        wg_print(&out, "%08x", (unsigned)m->head_hash);
    } else if (i > 0 && i <= m->length) {
        wg_print(&out, "%08x", (unsigned)m->entry[i - 1].hash);
    }
    return out.text;
}

char *
wg_match_save(const WgMatch *m)
{
    WgText out = {0};

    print_line(&out, m, 0);
    for (int i = 1; i <= m->length; i++) {
        print_line(&out, m, wg_entries_before(m) + i);
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
