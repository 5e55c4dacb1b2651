/*
 * members.c --
 *
 *      A view member by member, for a client that keeps it in a form of its
 *      own and makes again only what has changed.
 */

#include <stdlib.h>
#include <string.h>

#include "match.h"

/* Before the members that the game lists. */
enum { SIDE, DECISION, RULE, DICE, THROWN, FIRST_FIELD };

static const char *const head_name[FIRST_FIELD] = {
    [SIDE] = "side", [DECISION] = "decision", [RULE] = "rule",
    [DICE] = "dice", [THROWN] = "thrown"
};

struct WgView {
    const WgMatch *match;
    int viewer, members, dice;
    bool read;                  /* is there anything in `seen`? */
    Game *seen;                 /* as it was read last */
    const char *word[DICE];     /* of SIDE, DECISION and RULE */
    bool *changed;              /* [member] */
};

WgView *
wg_view_new(const WgMatch *match, int viewer)
{
    WgView *v = wg_alloc(sizeof *v);

    v->match = match;
    v->viewer = viewer;
    v->members = FIRST_FIELD;
    for (const WgField *f = match->rules->fields; f->name; f++) {
        v->members++;
    }
    v->seen = wg_alloc(match->rules->size);
    v->changed = wg_alloc((size_t)v->members * sizeof *v->changed);
    return v;
}

void
wg_view_free(WgView *v)
{
    if (v) {
        free(v->seen);
        free(v->changed);
        free(v);
    }
}

static bool
differs(const WgField *f, const char *one, const char *other)
{
    if (f->count < 2 || f->stride == f->size) {
        return memcmp(one + f->offset, other + f->offset,
                (size_t)f->count * f->size) != 0;
    }
    for (size_t i = 0, at = f->offset; i < f->count; i++, at += f->stride) {
        if (memcmp(one + at, other + at, f->size) != 0) {
            return true;
        }
    }
    return false;
}

static bool
set_word(WgView *v, int member, const char *word)
{
    bool same = v->word[member] && strcmp(v->word[member], word) == 0;

    v->word[member] = word;
    return !same;
}

static void
read_head(WgView *v, const WgFlow *now)
{
    const WgRules *rules = v->match->rules;
    const WgFlow *then = (const WgFlow *)v->seen;
    int dice = wg_match_dice(v->match);

    v->changed[SIDE] = set_word(v, SIDE, wg_side_word(now->side));
    v->changed[DECISION] = set_word(v, DECISION, wg_decision_in(rules, now));
    v->changed[RULE] = set_word(v, RULE, wg_rule_in(rules, now));
    v->changed[DICE] = !v->read || dice != v->dice;
    v->changed[THROWN] = !v->read || now->thrown != then->thrown
            || memcmp(now->die, then->die, now->thrown) != 0;
    v->dice = dice;
}

int
wg_view_read(WgView *v)
{
    const Game *now = wg_seen(v->match, v->viewer);
    const WgField *fields = v->match->rules->fields;
    bool same = v->read
            && memcmp((const void *)now, (const void *)v->seen,
                    v->match->rules->size) == 0;
    int changes = 0;

    read_head(v, (const WgFlow *)now);
    for (int i = FIRST_FIELD; i < v->members; i++) {
        v->changed[i] = !v->read || (!same && differs(&fields[i - FIRST_FIELD],
                (const char *)now, (const char *)v->seen));
    }
    for (int i = 0; i < v->members; i++) {
        changes += v->changed[i];
    }
    if (!same) {
        memcpy((void *)v->seen, (const void *)now, v->match->rules->size);
    }
    v->read = true;
    return changes;
}

int
wg_view_members(const WgView *v)
{
    return v->members;
}

const char *
wg_view_name(const WgView *v, int member)
{
    return member < FIRST_FIELD ? head_name[member]
            : v->match->rules->fields[member - FIRST_FIELD].name;
}

int
wg_view_changed(const WgView *v, int member)
{
    return v->changed[member];
}

const char *
wg_view_word(const WgView *v, int member, int n)
{
    return member < DICE ? v->word[member] : member < FIRST_FIELD ? NULL
            : wg_field_word(&v->match->rules->fields[member - FIRST_FIELD],
                    v->seen, n);
}

int
wg_view_count(const WgView *v, int member)
{
    return member < THROWN ? 1
            : member == THROWN ? ((const WgFlow *)v->seen)->thrown
            : v->match->rules->fields[member - FIRST_FIELD].count;
}

int
wg_view_number(const WgView *v, int member, int n)
{
    return member == DICE ? v->dice
            : member < FIRST_FIELD ? ((const WgFlow *)v->seen)->die[n]
            : wg_field_number(&v->match->rules->fields[member - FIRST_FIELD],
                    v->seen, n);
}
