/*
 * state.c --
 *
 *      Where a match stands: who must act, what is asked, how long it is.
 */

#include "match.h"

int
wg_match_side(const WgMatch *m)
{
    return m->snapshot && m->snapshot->away ? !m->snapshot->side
            : wg_flow(m)->side;
}

const char *
wg_decision_in(const WgRules *rules, const WgFlow *f)
{
    return f->side == WG_NOBODY ? "over"
            : f->side == WG_CHANCE ? "roll"
            : rules->decisions[f->decision].name;
}

/* Of a throw: the step that called for it. */
const char *
wg_rule_in(const WgRules *rules, const WgFlow *f)
{
    if (f->side == WG_CHANCE) {
        int top = f->depth - 1;

        return rules->procedures[f->frame[top].proc]
                [f->frame[top].step - 1].rule;
    }
    return f->side < 0 ? "" : rules->decisions[f->decision].rule;
}

const char *
wg_match_decision(const WgMatch *m)
{
    return wg_decision_in(m->rules, wg_flow(m));
}

const char *
wg_match_rule(const WgMatch *m)
{
    return wg_rule_in(m->rules, wg_flow(m));
}

int
wg_match_dice(const WgMatch *m)
{
    return wg_flow(m)->side == WG_CHANCE ? wg_flow(m)->dice : 0;
}

int
wg_entries_before(const WgMatch *m)
{
    return m->snapshot ? m->snapshot->before : 0;
}

int
wg_match_before(const WgMatch *m)
{
    return wg_entries_before(m);
}

int
wg_match_length(const WgMatch *m)
{
    return wg_entries_before(m) + m->length;
}

int
wg_viewer_of(const WgMatch *m, int viewer)
{
    return m->snapshot ? m->snapshot->side : viewer;
}

int
wg_match_remote_seat(const WgMatch *m)
{
    return m->snapshot ? m->snapshot->side : WG_NOBODY;
}

int
wg_match_last_throw(const WgMatch *m)
{
    return m->length > 0 ? m->entry[m->length - 1].throw : 0;
}

int
wg_match_winner(const WgMatch *m)
{
    return wg_match_side(m) == WG_NOBODY
            ? m->rules->winner(m->game) : WG_NOBODY;
}
