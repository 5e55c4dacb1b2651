/*
 * begin.h --
 *
 *      For the tests of La Bataille de la Moskowa in C: a match at its first
 *      decision, with those on the map whom scenario 1 puts there, or nobody.
 */

#ifndef MOSKOWA_BEGIN_H
#define MOSKOWA_BEGIN_H

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "generic/core/common.h"
#include "generic/core/queries.h"
#include "generic/moskowa/movement.h"
#include "generic/moskowa/scenarios.h"

extern const WgRules moskowa_rules;

static Game g;

static inline void
begin_with(const char *scenario, const char *options)
{
    static WgSetup setup;
    WgError err;

    memset(&setup, 0, sizeof setup);
    if (!wg_read_setup(&moskowa_rules, scenario, options, "00000000000018b2",
            &setup, &err)) {
        fprintf(stderr, "moskowa: %s\n", err.text);
        exit(1);
    }
    wg_begin(&moskowa_rules, &g, &setup);
}

static inline void
begin_scenario(const char *scenario)
{
    begin_with(scenario, "");
}

static inline void
begin(void)
{
    begin_scenario("shewardino");
}

/* The first move of the match, with nobody on the map. */
static inline void
begin_empty(void)
{
    begin();
    while (g.placed > 0) {
        msk_take(&g, g.stack[0]);
    }
}

/* What a viewer is answered; it stays until the next is asked. */
static inline const char *
answer(int viewer, const char *topic)
{
    static WgText out;

    out.length = 0;
    wg_print(&out, "");
    wg_query(&moskowa_rules, &g, viewer, topic, &out);
    return out.text;
}

#endif /* MOSKOWA_BEGIN_H */
