/*
 * header.c --
 *
 *      How the text of a match begins.
 */

#include <stdlib.h>

#include "match.h"

enum { FORMAT = 1 };

/* What everybody may know of it. */
void
wg_print_start(WgText *out, const WgMatch *m)
{
    wg_print(out, "grognard %d\ngame %s %d\n", FORMAT, m->rules->name,
            m->setup.version);
    wg_print_setup(out, m->rules, &m->setup);
}

void
wg_print_header(WgText *out, const WgMatch *m)
{
    wg_print_start(out, m);
    if (m->snapshot) {
        wg_print_snapshot(out, m);
        return;
    }
    wg_print(out, "secret %s\n", *m->secret ? m->secret : "0");
    if (*m->commitment[0]) {
        wg_print(out, "fair %s %s\n", m->commitment[0], m->commitment[1]);
    }
}

uint32_t
wg_header_hash(const WgMatch *m)
{
    WgText out = {0};
    uint32_t hash;

    wg_print_header(&out, m);
    hash = wg_line_hash(0, out.text);
    free(out.text);
    return hash;
}
