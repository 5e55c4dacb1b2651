/*
 * view.c --
 *
 *      What a viewer may know: a redacted copy of the position, and that
 *      copy as text.
 */

#include <stdlib.h>
#include <string.h>

#include "../queries.h"
#include "../stages.h"
#include "match.h"

const Game *
wg_seen(const WgMatch *m, int viewer)
{
    WgFlow *f = (WgFlow *)m->seen;

    memcpy((void *)m->seen, (const void *)m->game, m->rules->size);
    viewer = wg_viewer_of(m, viewer);
    if (viewer != WG_UMPIRE) {
        memset(f->event, 0, f->events * sizeof *f->event);
        f->events = 0;
        m->rules->redact(m->seen, viewer);
    }
    return m->seen;
}

/* The word of the n-th value of a member; NULL where it is a number. */
const char *
wg_member_word(const WgMember *m, const Game *g, int n)
{
    int value = wg_member_number(m, g, n);

    return m->words == NULL ? NULL : value < 0 ? "none" : m->words[value];
}

int
wg_member_number(const WgMember *m, const Game *g, int n)
{
    const char *at = (const char *)g + m->offset + (size_t)n * m->stride;

    return m->size == 1 ? *(const int8_t *)at
            : m->size == 2 ? *(const int16_t *)(const void *)at
            : *(const int32_t *)(const void *)at;
}

void
wg_write_members(WgText *out, const WgRules *rules, const Game *g)
{
    for (const WgMember *m = wg_next_seen(rules->members); m->name;
            m = wg_next_seen(m + 1)) {
        wg_add(out, m->name);
        wg_add(out, " {");
        if (m->words) {
            wg_add(out, wg_member_word(m, g, 0));
        } else {
            wg_add_numbers(out, (const char *)g + m->offset, m->count,
                    m->size, m->stride);
        }
        wg_add(out, "} ");
    }
}

char *
wg_match_view(const WgMatch *m, int viewer)
{
    const Game *seen = wg_seen(m, viewer);
    const WgFlow *f = (const WgFlow *)seen;
    WgText out = {0};

    wg_print(&out, "side %s decision %s rule {%s} stage {",
            wg_side_word(f->side), wg_decision_in(m->rules, f),
            wg_rule_in(m->rules, f));
    wg_print_stage(&out, m->rules, seen);
    wg_print(&out, "} stages {");
    wg_print_stages(&out, m->rules, seen);
    wg_print(&out, "} dice %d thrown {", wg_match_dice(m));
    wg_print_dice(&out, f->die, f->thrown);
    wg_print(&out, "} ");
    wg_write_members(&out, m->rules, seen);
    return out.text;
}

char *
wg_match_query(const WgMatch *m, int viewer, const char *topic)
{
    WgText out = {0};

    wg_print(&out, "");
    wg_query(m->rules, wg_seen(m, viewer), wg_viewer_of(m, viewer), topic,
            &out);
    return out.text;
}

int
wg_match_score(const WgMatch *m, int viewer, int side)
{
    return side == WG_FIRST || side == WG_SECOND
            ? m->rules->score(wg_seen(m, viewer), side) : 0;
}
