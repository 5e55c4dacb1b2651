/*
 * view.c --
 *
 *      What a viewer may know: a redacted copy of the position, and that
 *      copy as text.
 */

#include <stdlib.h>
#include <string.h>

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

/* The word of the n-th value of a field; NULL where it is a number. */
const char *
wg_field_word(const WgField *f, const Game *g, int n)
{
    int value = wg_field_number(f, g, n);

    return f->words == NULL ? NULL : value < 0 ? "none" : f->words[value];
}

int
wg_field_number(const WgField *f, const Game *g, int n)
{
    const char *at = (const char *)g + f->offset + (size_t)n * f->stride;

    return f->size == 1 ? *(const int8_t *)at
            : f->size == 2 ? *(const int16_t *)(const void *)at
            : *(const int32_t *)(const void *)at;
}

void
wg_write_fields(WgText *out, const WgRules *rules, const Game *g)
{
    for (const WgField *field = rules->fields; field->name; field++) {
        wg_add(out, field->name);
        wg_add(out, " {");
        if (field->words) {
            wg_add(out, wg_field_word(field, g, 0));
        } else {
            wg_add_numbers(out, (const char *)g + field->offset,
                    field->count, field->size, field->stride);
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

    wg_print(&out, "side %s decision %s rule {%s} dice %d thrown {",
            wg_side_word(f->side), wg_decision_in(m->rules, f),
            wg_rule_in(m->rules, f), wg_match_dice(m));
    wg_print_dice(&out, f->die, f->thrown);
    wg_print(&out, "} ");
    wg_write_fields(&out, m->rules, seen);
    return out.text;
}

char *
wg_match_query(const WgMatch *m, int viewer, const char *topic)
{
    WgText out = {0};

    wg_print(&out, "");
    m->rules->query(wg_seen(m, viewer), wg_viewer_of(m, viewer), topic, &out);
    return out.text;
}

int
wg_match_score(const WgMatch *m, int viewer, int side)
{
    return side == WG_FIRST || side == WG_SECOND
            ? m->rules->score(wg_seen(m, viewer), side) : 0;
}
