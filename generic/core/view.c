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
    viewer = wg_eyes(m, viewer);
    if (viewer != WG_UMPIRE) {
        memset(f->news, 0, f->told * sizeof *f->news);
        f->told = 0;
        m->rules->redact(m->seen, viewer);
    }
    return m->seen;
}

void
wg_write_fields(WgText *out, const WgRules *rules, const Game *g)
{
    for (const WgField *field = rules->fields; field->name; field++) {
        wg_add(out, field->name);
        wg_add(out, " {");
        wg_add_numbers(out, (const char *)g + field->offset, field->count,
                field->size, field->stride);
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
    m->rules->query(wg_seen(m, viewer), wg_eyes(m, viewer), topic, &out);
    return out.text;
}

int
wg_match_score(const WgMatch *m, int viewer, int side)
{
    return side == WG_FIRST || side == WG_SECOND
            ? m->rules->score(wg_seen(m, viewer), side) : 0;
}

int
wg_match_winner(const WgMatch *m)
{
    return wg_match_side(m) == WG_NOBODY
            ? m->rules->winner(m->game) : WG_NOBODY;
}

char *
wg_match_actions(const WgMatch *m)
{
    WgOffer *offer = wg_room(sizeof *offer);
    WgText out = {0};

    wg_print(&out, "");
    if (wg_match_side(m) == wg_flow(m)->side) {
        wg_offer(m->rules, m->game, offer);
    }
    for (int i = 0; i < offer->count; i++) {
        wg_add(&out, i ? " {" : "{");
        wg_print_action(&out, m, m->rules->verbs, &offer->action[i]);
        wg_add(&out, "}");
    }
    free(offer);
    return out.text;
}

const char *
wg_match_why(const WgMatch *m, const char *action)
{
    WgError err;
    WgAction a;
    const char *why;

    if (wg_match_side(m) < 0) {
        return "- not-now";
    }
    if (!wg_read_action(m, m->rules->verbs, action, &a, &err)) {
        return "- unknown";
    }
    why = wg_judge(m->rules, wg_seen(m, wg_match_side(m)), &a);
    return why ? why : "";
}
