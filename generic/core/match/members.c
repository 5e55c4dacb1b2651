/*
 * members.c --
 *
 *      A view member by member, for a client that keeps it in a form of its
 *      own and makes again only what has changed.
 */

#include <stdlib.h>
#include <string.h>

#include "../stages.h"
#include "../views.h"
#include "columns.h"
#include "match.h"

/* Before the members that the game lists.  ORDER HEAD: words come first. */
enum { SIDE, DECISION, RULE, STAGE, STAGES, DICE, THROWN, FIRST_LISTED };

static const char *const head_name[FIRST_LISTED] = {
    [SIDE] = "side", [DECISION] = "decision", [RULE] = "rule",
    [STAGE] = "stage", [STAGES] = "stages", [DICE] = "dice",
    [THROWN] = "thrown"
};

struct WgView {
    const WgMatch *match;
    int viewer, members, dice;
    bool read;                  /* is there anything in `seen`? */
    Game *seen;                 /* as it was read last */
    const char *word[STAGE];    /* of SIDE, DECISION and RULE */
    WgText text[2];             /* of STAGE and STAGES */
    bool *changed;              /* [member] */
    const WgMember **listed;    /* [member - FIRST_LISTED] */
    WgArray **home;             /* [member - FIRST_LISTED]; NULL: no column */
    WgArray *array;             /* as many as are listed, or fewer */
    int arrays;
};

WgView *
wg_view_new(const WgMatch *match, int viewer)
{
    const WgRules *rules = match->rules;
    WgView *v = wg_alloc(sizeof *v);
    size_t listed = 0;

    v->match = match;
    v->viewer = viewer;
    v->members = FIRST_LISTED;
    while (rules->members[listed].name) {
        listed++;
    }
    v->listed = wg_alloc(listed * sizeof *v->listed);
    v->home = wg_alloc(listed * sizeof *v->home);
    v->array = wg_alloc(listed * sizeof *v->array);
    for (const WgMember *m = wg_next_seen(rules->members); m->name;
            m = wg_next_seen(m + 1)) {
        int member = v->members++ - FIRST_LISTED;

        v->listed[member] = m;
        v->home[member] = wg_add_column(v->array, &v->arrays, m);
    }
    v->seen = wg_alloc(rules->size);
    v->changed = wg_alloc((size_t)v->members * sizeof *v->changed);
    return v;
}

void
wg_view_free(WgView *v)
{
    if (v) {
        free(v->text[0].text);
        free(v->text[1].text);
        free(v->seen);
        free(v->changed);
        free(v->listed);
        free(v->home);
        free(v->array);
        free(v);
    }
}

static bool
set_word(WgView *v, int member, const char *word)
{
    bool same = v->word[member] && strcmp(v->word[member], word) == 0;

    v->word[member] = word;
    return !same;
}

static bool
set_text(WgText *text, void (*print)(WgText *, const WgRules *, const Game *),
        const WgRules *rules, const Game *now)
{
    WgText new = {0};
    bool same;

    print(&new, rules, now);
    same = text->text && strcmp(text->text, new.text) == 0;
    free(text->text);
    *text = new;
    return !same;
}

/* Where it is in the order of play; all that it is made of is compared. */
static void
read_stages(WgView *v, const Game *now, bool same)
{
    const WgRules *rules = v->match->rules;

    v->changed[STAGE] = !same
            && set_text(&v->text[0], wg_print_stage, rules, now);
    v->changed[STAGES] = !same
            && set_text(&v->text[1], wg_print_stages, rules, now);
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
    bool same = v->read
            && memcmp((const void *)now, (const void *)v->seen,
                    v->match->rules->size) == 0;
    int changes = 0;

    read_head(v, (const WgFlow *)now);
    read_stages(v, now, same);
    for (int i = 0; !same && i < v->arrays; i++) {
        wg_find_changed(&v->array[i], (const char *)now, (const char *)v->seen);
    }
    for (int i = FIRST_LISTED; i < v->members; i++) {
        v->changed[i] = !v->read
                || (!same && wg_member_differs(v->listed[i - FIRST_LISTED],
                    v->home[i - FIRST_LISTED], (const char *)now,
                    (const char *)v->seen));
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
    return member < FIRST_LISTED ? head_name[member]
            : v->listed[member - FIRST_LISTED]->name;
}

int
wg_view_changed(const WgView *v, int member)
{
    return v->changed[member];
}

const char *
wg_view_word(const WgView *v, int member, int n)
{
    return member < STAGE ? v->word[member]
            : member < DICE ? v->text[member - STAGE].text
            : member < FIRST_LISTED ? NULL
            : wg_member_word(v->listed[member - FIRST_LISTED], v->seen, n);
}

int
wg_view_count(const WgView *v, int member)
{
    return member < THROWN ? 1
            : member == THROWN ? ((const WgFlow *)v->seen)->thrown
            : v->listed[member - FIRST_LISTED]->count;
}

/* An int8_t of each struct of an array, as nearly all there are. */
static void
read_bytes(const int8_t *at, size_t stride, int count, int *out)
{
    for (int i = 0; i < count; i++, at += stride) {
        out[i] = *at;
    }
}

void
wg_view_numbers(const WgView *v, int member, int *out)
{
    const WgFlow *f = (const WgFlow *)v->seen;
    const WgMember *m = v->listed[member < FIRST_LISTED ? 0
            : member - FIRST_LISTED];

    if (member == DICE) {
        *out = v->dice;
    } else if (member == THROWN) {
        read_bytes((const int8_t *)f->die, 1, f->thrown, out);
    } else if (m->size == 1) {
        read_bytes((const int8_t *)v->seen + m->offset, m->stride, m->count,
                out);
    } else {
        for (int i = 0; i < m->count; i++) {
            out[i] = wg_member_number(m, v->seen, i);
        }
    }
}
